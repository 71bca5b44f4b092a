"""Where the program's own files lie: in the package when installed, beside it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def data_root() -> Path:
    """Return the folder that holds ``resources`` and ``i18n``.

    A wheel and a frozen build carry them in ``cardtable/_data``; a checkout has them at its top.
    """
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def resource(name: str) -> Path:
    """Return the path of a data file or folder, named with slashes: ``resources/fonts/x.ttf``.

    :raises FileNotFoundError: if there is no such file, which means a broken installation.
    """
    path = data_root().joinpath(*name.split("/"))
    if not path.exists():
        raise FileNotFoundError(path)
    return path

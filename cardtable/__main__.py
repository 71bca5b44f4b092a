"""``python -m cardtable``: the window, or with ``--ai-worker`` the process that thinks for it."""

from __future__ import annotations

import sys


def main() -> int:
    """Start the program and return its exit status."""
    argv = sys.argv[1:]
    if "--ai-worker" in argv:  # before anything of Qt is imported: the worker starts fast and stays small
        from cardtable.ai.worker import serve
        from cardtable.games import CATALOGUE

        return serve(lambda game_id: CATALOGUE[game_id].part("ai", "AI"))
    from cardtable.app import run

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())

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
    from cardtable.app import parse, run

    arguments = parse(argv)
    if not arguments.selftest:
        return run(arguments)
    from cardtable.selftest import main as test

    return test()


if __name__ == "__main__":
    sys.exit(main())

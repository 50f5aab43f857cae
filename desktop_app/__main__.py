"""`dialproof`: the window without a command, else the command line."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence

from desktop_app.cli.arguments import parser
from desktop_app.core.errors import DialproofError


def main(argv: Sequence[str] | None = None) -> int:
    """Run what was asked for; the exit code of docs/command-line.md."""
    # In a bundle the child processes are started through this function, too.
    multiprocessing.freeze_support()
    arguments = parser().parse_args(argv)
    try:
        return _run(arguments)
    except DialproofError as error:
        print(f"dialproof: {error.sentence}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        return 130


def _run(arguments: argparse.Namespace) -> int:
    # Imported late: the window needs no command line, the command line no Qt.
    if arguments.command is None:
        from desktop_app.wiring.window import open_window

        return open_window(arguments)
    if arguments.command == "selftest":
        from desktop_app.wiring.window import selftest

        return selftest(print)
    if arguments.command == "serve":
        from desktop_app.wiring.serving import serve

        return serve(arguments, lambda line: print(line, flush=True))
    from desktop_app.cli.running import run
    from desktop_app.wiring import open_desk

    return run(arguments, open_desk)


if __name__ == "__main__":
    sys.exit(main())

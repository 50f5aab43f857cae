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
    from desktop_app import wiring

    if arguments.command == "serve":
        return wiring.serve(arguments, lambda line: print(line, flush=True))
    if arguments.command is None or arguments.command == "selftest":
        raise NotImplementedError
    from desktop_app.cli.running import run

    return run(arguments, wiring.open_desk)


if __name__ == "__main__":
    sys.exit(main())

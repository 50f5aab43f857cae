"""`dialproof`: the window without a command, or with the lists that are named; else the command line."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.core.errors import DialproofError

if TYPE_CHECKING:
    import argparse


def main(argv: Sequence[str] | None = None) -> int:
    """Run what was asked for; the exit code of docs/command-line.md."""
    if getattr(sys, "frozen", False):
        # In a bundle the child processes are started through this function, too.
        import multiprocessing

        multiprocessing.freeze_support()
    _leave_no_core()
    given = sys.argv[1:] if argv is None else argv
    arguments = _understood(given) if given else None  # the window's icon says nothing, and waits for no parser
    try:
        return _run(arguments)
    except DialproofError as error:
        from desktop_app.cli.talking import one_line

        print(f"dialproof: {one_line(error.sentence)}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        return 130


def _leave_no_core() -> None:
    """Have a crash of this process or its children write none of their memory, which holds the API key."""
    if sys.platform == "win32":
        import ctypes

        # SEM_FAILCRITICALERRORS and SEM_NOGPFAULTERRORBOX: Windows neither reports a crash nor asks about it.
        ctypes.windll.kernel32.SetErrorMode(ctypes.windll.kernel32.GetErrorMode() | 0x1 | 0x2)
        return
    import resource

    # To Linux, 1 says that also a program that collects such dumps gets none; 0 would only be no file.
    wanted = 1 if sys.platform == "linux" else 0
    hard = resource.getrlimit(resource.RLIMIT_CORE)[1]
    resource.setrlimit(resource.RLIMIT_CORE, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard))


def _understood(given: Sequence[str]) -> argparse.Namespace:
    from desktop_app.cli.arguments import parser
    from desktop_app.cli.opening import opening

    return opening(given) or parser().parse_args(given)


def _run(arguments: argparse.Namespace | None) -> int:
    # Imported late: the window needs no command line, the command line no Qt.
    if arguments is None or arguments.command is None:
        gc.disable()  # a tenth of the time to the first paint, in vain; `run_window` enables it again
        from desktop_app.wiring.window import open_window

        if arguments is None:
            return open_window()
        return open_window(arguments.home, arguments.base_url, lists=getattr(arguments, "lists", ()))
    if arguments.command == "selftest":
        from desktop_app.wiring.selftest import selftest

        return selftest(print)
    if arguments.command == "serve":
        from desktop_app.wiring.serving import serve

        return serve(arguments, lambda line: print(line, flush=True))
    from desktop_app.wiring.begun import begin

    begun = begin(arguments.command)

    gc.disable()  # the imports leave hardly any garbage, and took a twentieth longer
    from desktop_app.cli.running import run
    from desktop_app.wiring.services import open_services

    gc.freeze()  # what was imported stays
    gc.enable()
    return run(arguments, lambda home: open_services(home, begun=begun))


if __name__ == "__main__":
    sys.exit(main())

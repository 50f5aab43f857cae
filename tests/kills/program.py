"""The real program, killed by itself with kill -9 where it comes to a named moment: `python -m tests.kills.program …`.

What it does until then is `desktop_app.__main__`'s: the same arguments, the same services, the same run, with shorter
waits in between.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import threading
from functools import partial

from desktop_app.services.program.failpoints import Failpoint, Moment, go_on

# What the environment says: the moment's name, at which time that it comes it kills, and whom.
MOMENT, TIME, WHOM = "KILL_AT_MOMENT", "KILL_AT_TIME", "KILL_WHOM"
GROUP = "group"
# Seconds: longer than any run takes, however much else the machine does.
LONGEST = 900.0


class Killing:
    """Called at each moment; ends the process, or all of its group, at the chosen one."""

    def __init__(self, moment: Moment, times: int, group: bool) -> None:
        self._moment = moment
        self._left = times
        self._group = group

    def __call__(self, moment: Moment) -> None:
        if moment is not self._moment:
            return
        self._left -= 1
        if self._left == 0:
            from tests.systems import kill  # not above, for the same reason as in `main`

            from .groups import kill_own

            if self._group:
                kill_own()
            kill(os.getpid())


def chosen() -> Failpoint:
    """The kill that the environment asks for; none where it doesn't."""
    if MOMENT not in os.environ:
        return go_on
    return Killing(Moment[os.environ[MOMENT]], int(os.environ[TIME]), os.environ[WHOM] == GROUP)


def watch() -> None:
    """Have a run that hangs say where, shortly before it is given up."""
    waiting = threading.Timer(LONGEST - 15, _tell_what_hangs)
    waiting.daemon = True
    waiting.start()


def _tell_what_hangs() -> None:
    """Write to standard error what each thread and task waits for."""
    import asyncio

    faulthandler.dump_traceback()
    for task in list(asyncio.tasks._all_tasks):  # type: ignore[attr-defined]
        task.print_stack(file=sys.stderr)


def main() -> int:
    """Run the command line until that moment, or to its end where it doesn't come to it."""
    # Not above: this module is imported in each child process, too, which needs none of them.
    from desktop_app.cli.arguments import parser
    from desktop_app.cli.running import run
    from desktop_app.wiring.services import open_services
    from tests.cli.haste import hurry

    hurry()
    watch()
    return run(parser().parse_args(), partial(open_services, at=chosen()))


if __name__ == "__main__":
    sys.exit(main())

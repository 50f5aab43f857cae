"""Runs of the real program that are killed, and what they left."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.cli.program import Program
from tests.systems import KILLED, kill

from .groups import Group
from .plan import Kill
from .program import GROUP, LONGEST, MOMENT, TIME, WHOM

_LOOK = 0.01
_AGAIN = "tests.kills.again"


class Hung(Exception):
    """A run that did not end."""


@dataclass(frozen=True, slots=True)
class Ran:
    """A run that has ended; `killed_by` is None where it ended by itself, before its kill came."""

    number: int
    command: str
    code: int
    killed_by: Kill | None
    out: str
    err: str

    @property
    def broke(self) -> bool:
        """Whether it shows what no person should see."""
        return "Traceback" in self.err

    def __str__(self) -> str:
        return f"run {self.number}, {self.command}: {f'killed ({self.killed_by})' if self.killed_by else self.code}"


@dataclass
class Runs:
    """The runs of one round. `look` is called again and again while one goes on."""

    program: Program
    look: Callable[[], None]
    ended: list[Ran] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)

    def run(self, *arguments: object, kill: Kill | None = None) -> Ran:
        """Run the program until it ends or is killed."""
        return self.start(*arguments, kill=kill).wait()

    def start(self, *arguments: object, kill: Kill | None = None) -> Running:
        """Run the program beside what else there is."""
        command = self.program.arguments(str(arguments[0]), *arguments[1:])
        return self._start("tests.kills.program", command, kill)

    def send_again(self, kill: Kill | None = None) -> Ran:
        """Have the unanswered of all finished batches prepared to be sent again."""
        return self._start(_AGAIN, [str(self.program.home)], kill).wait()

    def _start(self, module: str, command: list[str], kill: Kill | None) -> Running:
        number, group = len(self.groups), Group()
        more = {}
        if kill is not None and kill.moment is not None:
            more = {MOMENT: kill.moment.name, TIME: str(kill.times), WHOM: GROUP if kill.group else "alone"}
        places = [self.program.folder / f"run-{number:02}.{name}" for name in ("out", "err")]
        with places[0].open("wb") as out, places[1].open("wb") as err:
            process = subprocess.Popen(  # noqa: S603 - the program under test
                [sys.executable, "-m", module, *command],
                stdin=subprocess.DEVNULL,
                # Not pipes: children that outlive the program would keep them open.
                stdout=out,
                stderr=err,
                cwd=self.program.folder,
                env={**self.program.environment(), **group.environment, **more},
                start_new_session=True,
            )
        group.take(process)
        self.groups.append(group)
        return Running(self, process, group, number, "send again" if module == _AGAIN else command[0], kill, places)

    def still_there(self) -> list[Group]:
        """Groups of which a process goes on, though every program has ended."""
        return [group for group in self.groups if group.goes_on()]

    def end_all(self) -> None:
        """Whatever is left of the processes that were started here."""
        for group in self.still_there():
            group.kill()


@dataclass
class Running:
    """A run that goes on."""

    runs: Runs
    process: subprocess.Popen[bytes]
    group: Group
    number: int
    command: str
    kill: Kill | None
    places: list[Path]
    began: float = field(default_factory=time.monotonic)

    def wait(self) -> Ran:
        """Until its end, which comes from here where it is killed after some seconds."""
        due = self.kill.after if self.kill is not None and self.kill.moment is None else None
        while self.process.poll() is None:
            passed = time.monotonic() - self.began
            if due is not None and passed >= due:
                self._kill()
            elif passed > LONGEST:
                self.runs.end_all()
                self.process.wait()
                raise Hung(f"{self.command} did not end:\n{self.places[1].read_text('utf-8', 'replace')[-6000:]}")
            self.runs.look()
            time.sleep(_LOOK)
        return self._ended()

    def _kill(self) -> None:
        assert self.kill is not None
        if self.kill.group:
            self.group.kill()
        else:
            kill(self.process.pid)
        self.process.wait()

    def _ended(self) -> Ran:
        code = self.process.returncode
        out, err = (place.read_text("utf-8", "replace") for place in self.places)
        killed_by = self.kill if code == KILLED else None
        ran = Ran(self.number, self.command, code, killed_by, out, err)
        self.runs.ended.append(ran)
        return ran

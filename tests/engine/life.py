"""The life of one simulated process of the program: where it ends, and that nothing of it happens afterwards."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from desktop_app.services.program.failpoints import Moment
from desktop_app.storage.journal.checks import Checks
from desktop_app.storage.journal.money import Money

# Steps beside the named moments: on either side of each change of the journal, each request and each heavy job.
WRITE, WRITTEN, REQUEST, ANSWER, JOB, DONE = "write", "written", "request", "answer", "job", "job done"
STEPS = (*(moment.value for moment in Moment), WRITE, WRITTEN, REQUEST, ANSWER, JOB, DONE)


class Killed(BaseException):
    """Kill -9: whoever handles it can't do anything any more, for every door of a dead process raises it again."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The end of a process when it comes to a step for the `times`-th time.

    `hard`: kill -9, and `arrives` says whether what is on its way still reaches the service. Else the work is
    cancelled, and what is on its way is answered in time, or (`arrives` False) not.
    """

    where: str
    times: int = 1
    hard: bool = True
    arrives: bool = True


class Life:
    """Counts the steps of a process and ends it where it was told to."""

    def __init__(self) -> None:
        self.dead = False
        self.stopped = False
        self.stop: Stop | None = None
        self._counts: Counter[str] = Counter()
        self._cancel: Callable[[], object] = bool

    def arm(self, stop: Stop | None, cancel: Callable[[], object]) -> None:
        """From now on, end at `stop`."""
        self.stop, self._cancel, self.stopped = stop, cancel, False
        self._counts.clear()

    @property
    def cut_off(self) -> bool:
        """Whether what is on its way is lost with the process."""
        return self.dead and self.stop is not None and not self.stop.arrives

    @property
    def unheard(self) -> bool:
        """Whether what is on its way is answered too late for a process that is being ended."""
        return self.stopped and self.stop is not None and not self.stop.hard and not self.stop.arrives

    def check(self) -> None:
        """Nothing is done by the dead."""
        if self.dead:
            raise Killed

    def step(self, where: str) -> None:
        """The process has come so far."""
        self.check()
        self._counts[where] += 1
        if self.stop and (where, self._counts[where]) == (self.stop.where, self.stop.times):
            self.stopped = True
            if self.stop.hard:
                self.dead = True
                raise Killed
            self._cancel()


class Mortal:
    """Whatever a process works with: `steps` names the methods that count, with the steps before and after them."""

    def __init__(
        self, inner: object, life: Life, names: Collection[str] = (), steps: tuple[str, str] = ("", "")
    ) -> None:
        self._inner = inner
        self._life = life
        self._names = names
        self._steps = steps

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        if isinstance(found, Checks | Money):
            return Mortal(found, self._life)
        if not callable(found):
            return found
        before, after = self._steps if name in self._names else ("", "")
        return (
            self._later(found, before, after) if inspect.iscoroutinefunction(found) else self._now(found, before, after)
        )

    def _now(self, work: Callable[..., Any], before: str, after: str) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            self._step(before)
            result = work(*args, **more)
            self._step(after)
            return result

        return call

    def _later(self, work: Callable[..., Any], before: str, after: str) -> Callable[..., Any]:
        async def call(*args: Any, **more: Any) -> Any:
            self._step(before)
            result = await work(*args, **more)
            self._step(after)
            return result

        return call

    def _step(self, where: str) -> None:
        if where:
            self._life.step(where)
        else:
            self._life.check()

"""Questions of which only the newest matters."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from desktop_app.ui.frame.runner import Runner

T = TypeVar("T")
Make = Callable[[], Coroutine[Any, Any, T]]


class Latest(Generic[T]):
    """One question under way; of those that come meanwhile only the last is asked, when it has ended.

    Nothing is cancelled for a newer one: that would end the child process, and starting another
    takes longer than most answers. `between`: an answer is told though a newer question waits, so that what is asked
    all the time, of something that goes on, is told now and then.
    """

    def __init__(self, runner: Runner, name: str, *, between: bool = False) -> None:
        self._runner = runner
        self._name = name
        self._next: tuple[Make[T], Callable[[T], None], Callable[[Exception], None]] | None = None
        self._between = between
        self._asked = self._dropped = 0

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._runner.running(self._name)

    def ask(self, make: Make[T], done: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        """Ask now, or as soon as the question before has its answer; that isn't told any more, unless `between`."""
        self._asked += 1
        if self.busy:
            self._next = (make, done, failed)
            return
        mine = self._asked
        self._runner.start(
            self._name,
            make(),
            done=lambda found: self._ended(lambda: done(found), mine),
            failed=lambda error: self._ended(lambda: failed(error), mine),
        )

    def drop(self) -> None:
        """Nothing that is under way is told any more."""
        self._asked += 1
        self._dropped = self._asked
        self._next = None

    def _ended(self, tell: Callable[[], None], mine: int) -> None:
        waiting, self._next = self._next, None
        if waiting is not None:
            if self._between and mine > self._dropped:
                tell()
            self.ask(*waiting)
        elif mine == self._asked:
            tell()

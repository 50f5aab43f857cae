"""Runs queries of which only the newest matters."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from desktop_app.ui.frame.runner import Runner

T = TypeVar("T")
Make = Callable[[], Coroutine[Any, Any, T]]


class Latest(Generic[T]):
    """Keeps one query under way; of those requested meanwhile it runs only the last, after that has ended.

    It cancels nothing for a newer query: that would end the child process, and starting another takes longer than
    most answers. `between`: deliver an answer although a newer query waits, so that a constantly repeated query still
    delivers now and then.
    """

    def __init__(self, runner: Runner, name: str, *, between: bool = False) -> None:
        self._runner = runner
        self._name = name
        self._next: tuple[Make[T], Callable[[T], None], Callable[[Exception], None]] | None = None
        self._between = between
        self._asked = self._dropped = 0

    @property
    def busy(self) -> bool:
        """True while an answer is due."""
        return self._runner.running(self._name)

    def ask(self, make: Make[T], done: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        """Run the query now or after the current one, whose answer is then ignored unless `between`."""
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
        """Ignore the answers of queries under way."""
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

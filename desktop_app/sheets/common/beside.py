"""Works in a thread beside: SQLite, zlib and the system's files let other threads run meanwhile.

Whoever waits for the thread beats, and so can give up.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Generic, TypeVar

from desktop_app.sheets.common.heartbeat import beat

T = TypeVar("T")

# Seconds between two beats.
_BETWEEN_BEATS = 0.05
# Items that are made ahead, or wait to be taken.
_MOST = 3


def made_ahead(items: Iterator[T]) -> Generator[T, None, None]:
    """Yield items that a thread makes ahead. Close this generator before what `items` needs, however it ended."""
    end = object()
    thread = ThreadPoolExecutor(1, "ahead")
    try:
        waiting = deque(thread.submit(next, items, end) for _ in range(_MOST))
        while (item := _result(waiting.popleft())) is not end:
            waiting.append(thread.submit(next, items, end))
            yield item  # type: ignore[misc]
    finally:
        thread.shutdown(cancel_futures=True)


class TakenBeside(Generic[T]):
    """Hands items over to `take`, which a thread calls with one after the other."""

    def __init__(self, take: Callable[[T], object]) -> None:
        self._take = take
        self._thread = ThreadPoolExecutor(1, "beside")
        self._waiting: deque[Future[object]] = deque()

    def give(self, item: T) -> None:
        """Hand over an item; raise what `take` raised for an earlier one."""
        while len(self._waiting) >= _MOST:
            _result(self._waiting.popleft())
        self._waiting.append(self._thread.submit(self._take, item))

    def finish(self) -> None:
        """Wait until all items are taken; raise what `take` raised."""
        while self._waiting:
            _result(self._waiting.popleft())
        self.close()

    def close(self) -> None:
        """End the thread; items that still wait are dropped."""
        self._thread.shutdown(cancel_futures=True)


def _result(future: Future[T]) -> T:
    while not wait([future], _BETWEEN_BEATS).done:
        beat()
    return future.result()

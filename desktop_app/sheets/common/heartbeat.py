"""Signals progress of long readings, so that a caller can tell one that works from one that hangs.

Uses a context variable instead of an argument: the slow loops are below every reader, and nothing in between needs to
know the listener.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


def _unheard() -> None:
    """Ignore the beat."""


_listener: ContextVar[Callable[[], None]] = ContextVar("listener", default=_unheard)


@contextmanager
def heard_by(listener: Callable[[], None]) -> Iterator[None]:
    """Call `listener` at every beat within the block; what it raises ends the reading."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)


def beat() -> None:
    """Signal a piece of a long reading: some ten thousandths of a second to half a second of work."""
    _listener.get()()

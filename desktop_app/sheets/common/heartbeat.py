"""Signs of life from long readings, so that whoever waits for one can tell it from one that hangs.

A context variable and no argument: the loops that take long lie below every reader, and none of
those in between has anything to do with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


def _unheard() -> None:
    """Nobody listens."""


_listener: ContextVar[Callable[[], None]] = ContextVar("listener", default=_unheard)


@contextmanager
def heard_by(listener: Callable[[], None]) -> Iterator[None]:
    """Call `listener` at every beat within; what it raises ends the reading."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)


def beat() -> None:
    """Said after each piece of a long reading: some ten thousandths of a second to half a second of work."""
    _listener.get()()

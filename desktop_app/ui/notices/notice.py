"""One notice, and what shows it: the desktop's own service on each system."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Notice:
    """A line and some words below it. A later one of the same `key` takes its place.

    `action` is what a click does, in a word; `category` as the Desktop Notifications Specification has them.
    """

    key: str
    summary: str
    text: str
    action: str = ""
    category: str = ""


class Notifier(Protocol):
    """Shows notices where the desktop does. Nothing raises, and nothing waits; without a service nothing happens."""

    clicked: Any  # Signal(str): the key of the notice that the person clicked

    def show(self, notice: Notice) -> None:
        """Show it."""
        ...

    def progress(self, share: float | None) -> None:
        """How far it all is, 0..1, on the task bar; None for nothing under way."""
        ...

    def close(self) -> None:
        """No more of it."""
        ...

"""A notice, and the protocol of the desktop services that show it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Notice:
    """A line with some words below. A later notice of the same `key` replaces it.

    `action` names what a click does; `category` is one of the Desktop Notifications Specification.
    """

    key: str
    summary: str
    text: str
    action: str = ""
    category: str = ""


class Notifier(Protocol):
    """Shows notices on the desktop. Never raises or waits; without a service it does nothing."""

    clicked: Any  # Signal(str): the key of the notice that the person clicked

    def show(self, notice: Notice) -> None:
        """Show a notice."""
        ...

    def progress(self, share: float | None) -> None:
        """Show the overall progress, 0..1, on the task bar; None for nothing under way."""
        ...

    def close(self) -> None:
        """Stop showing notices."""
        ...

"""A notice, the protocol of what shows it, and the switch for notices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtWidgets import QCheckBox

from desktop_app.core.service.policy import NO_POLICY, Feature, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.parts.fields import lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.text import words


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


# --- The switch: a card of the settings ---

_tr = words.translator("notices")


def wanted(journal: Journal, policy: Policy = NO_POLICY) -> bool:
    """Return the journal's setting: True by default, False if the computer's policy forbids notices."""
    return policy.allows(Feature.NOTIFICATIONS) and journal.setting(Setting.NOTIFICATIONS, True) is not False


class NoticesCard(Card):
    """Applies a change at once."""

    def __init__(self, journal: Journal, policy: Policy = NO_POLICY) -> None:
        super().__init__(_tr("Notifications"))
        self._journal = journal
        self.box = QCheckBox(_tr("Tell me on the desktop while I do something else"))
        what = _tr("When a list is verified or needs a decision, and when the balance falls below your limit.")
        self.box.setAccessibleDescription(what)
        self.box.setChecked(wanted(journal, policy))
        self.box.toggled.connect(self._choose)
        self.add(self.box, Label(what, "small", wrap=True))
        if not policy.allows(Feature.NOTIFICATIONS):
            self.add(lock(self.box))

    def _choose(self, on: bool) -> None:
        self._journal.save_setting(Setting.NOTIFICATIONS, on)

"""The button of a batch that waits for its connection's key."""

from __future__ import annotations

from desktop_app.ui import words
from desktop_app.ui.context import PageContext
from desktop_app.ui.monitor.offers import Offers
from desktop_app.ui.parts.button import Button
from desktop_app.ui.unlocking import unlock, unlocking


class KeyButton(Button):
    """Leads to the field of the key; where a keyring has it that is locked, has that unlocked."""

    def __init__(self, context: PageContext) -> None:
        super().__init__("", icon="key", clicked=self._act)
        self._context = context
        self._offers: Offers | None = None
        self.setProperty("scale", "large")

    def offer(self, offers: Offers) -> None:
        """What is offered for a batch."""
        self._offers = offers
        self.set_busy(False)
        self.setText(words.tr("Unlock keyring…", "window") if offers.locked else words.tr("Enter key…", "window"))
        connection = self._context.desk.session.connection(offers.base_url)
        if offers.locked and unlocking(self._context, connection):
            self.set_busy(True, words.tr("Being unlocked…", "upload"))

    def _act(self) -> None:
        offers = self._offers
        if offers is None:
            return
        connection = self._context.desk.session.connection(offers.base_url)
        if offers.locked:
            unlock(self._context, connection, self._answered)
            self.offer(offers)
        else:
            self._context.connect("key", connection)

    def _answered(self) -> None:
        if self._offers is not None:
            self.offer(self._offers)

"""Which connection's batches the monitor shows, where there are several."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.services.session import Session
from desktop_app.ui import words
from desktop_app.ui.connection_words import connection_title
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.parts.choice_button import ChoiceButton

EVERY = ""


class ConnectionChoice(ChoiceButton):
    """Its value is a connection's address, `EVERY` for all. Hidden while all batches went through one."""

    def __init__(self, session: Session) -> None:
        super().__init__(words.tr("Connection", "monitor"))
        self._session = session
        self._known: tuple[str, ...] = ()
        self.chosen.connect(self.set_current)
        self.set_options([], EVERY)
        self.hide()

    @property
    def base_url(self) -> str:
        """The chosen address."""
        return str(self.current() or EVERY)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Offer the connections of these."""
        known = tuple(dict.fromkeys(entry.batch.base_url for entry in entries))
        if known == self._known:
            return
        self._known = known
        titles = sorted((connection_title(self._session.connection(each)), each) for each in known)
        options = [(EVERY, words.tr("all", "monitor"), "")]
        options += [(address, title, "") for title, address in titles]
        self.set_options(options, self.base_url if self.base_url in known else EVERY, lead=1)
        self.setVisible(len(known) > 1)

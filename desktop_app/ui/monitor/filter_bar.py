"""The bar above the monitor that filters by words, by state, and by connection if there are several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop_app.core.batches.status import BatchStatus, Group
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.connections.session import Session
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import make_clearable, mark_as_search
from desktop_app.ui.parts.button import ChipRow, icon_button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.text import words
from desktop_app.ui.text.connection_words import connection_title

_SEARCH_WIDTH, _LEAST_SEARCH = 264, 150
_TITLES = tr_noop(
    {
        Group.ALL: "All",
        Group.RUNNING: "Running",
        Group.PAUSED: "Paused",
        Group.NEEDS_YOU: "Needs you",
        Group.DONE: "Done",
    },
    "monitor",
)


class FilterBar(QWidget):
    """Emits `changed` when the person chose or typed; `columns` is the button for the list of columns."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.search = _Search()
        self.search.setPlaceholderText(words.tr("Search batches and tasks", "monitor"))
        self.search.setAccessibleName(words.tr("Search batches", "monitor"))
        make_clearable(self.search)
        mark_as_search(self.search)
        self.chips = ChipRow([(group, words.tr(text, "monitor")) for group, text in _TITLES.items()], Group.ALL)
        self.connections = ConnectionChoice(session)
        self.chips.setMinimumHeight(theme.CONTROL_HEIGHT)  # in line with the field
        self.columns = icon_button("columns", words.tr("Columns…", "monitor"))
        chosen = FlowLayout()
        for widget in (self.search, self.chips, self.connections):
            chosen.addWidget(widget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addLayout(chosen, 1)
        row.addWidget(self.columns, 0, Qt.AlignmentFlag.AlignTop)
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self.chips.chosen.connect(lambda _group: self.changed.emit())
        self.connections.chosen.connect(lambda _address: self.changed.emit())

    @property
    def group(self) -> Group:
        """The chosen chip."""
        group = self.chips.current()
        return group if isinstance(group, Group) else Group.ALL

    def clear(self) -> None:
        """Reset search, chip and connection."""
        self.chips.choose(Group.ALL)
        self.connections.set_current(EVERY)
        self.search.clear()

    def count(self, statuses: Sequence[BatchStatus]) -> None:
        """Show beside each chip how many of these batches it shows."""
        address = self.connections.base_url
        theirs = [status for status in statuses if address in {EVERY, status.batch.base_url}]
        counted = Counter(status.group for status in theirs)
        counts: dict[object, int] = {group: counted[group] for group in Group}
        self.chips.set_counts(counts | {Group.ALL: len(theirs)})
        # Most people pause nothing, and the chips have to share a narrow window.
        self.chips.set_shown(Group.PAUSED, counted[Group.PAUSED] > 0 or self.group is Group.PAUSED)


class _Search(QLineEdit):
    """A search field as wide as the window allows."""

    def sizeHint(self) -> QSize:
        return QSize(_SEARCH_WIDTH, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_SEARCH, super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the search on Escape."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        super().keyPressEvent(event)


# --- The choice of the connection whose batches are shown ---


EVERY = ""


class ConnectionChoice(ChoiceButton):
    """Its value is a connection's address, `EVERY` for all. Hidden while all batches went through one connection."""

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

    def show_statuses(self, statuses: Sequence[BatchStatus]) -> None:
        """Offer the connections of these batches."""
        known = tuple(dict.fromkeys(status.batch.base_url for status in statuses))
        if known == self._known:
            return
        self._known = known
        titles = sorted((connection_title(self._session.connection(each)), each) for each in known)
        options = [(EVERY, words.tr("all", "monitor"), "")]
        options += [(address, title, "") for title, address in titles]
        self.set_options(options, self.base_url if self.base_url in known else EVERY, lead=1)
        self.setVisible(len(known) > 1)

"""The list of connections: choose one, edit it, remove it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from desktop_app.core.service.connection import Connection
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Confirmation
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import ElidedLabel
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title

_tr = words.translator("settings")


class ConnectionList(QWidget):
    """Emits `chosen`, `edited`, `removed` (after confirmation) and `products_wanted`, each with the connection."""

    chosen = Signal(object)
    products_wanted = Signal(object)
    edited = Signal(object)
    removed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[ConnectionRow] = []
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.S)

    def show_connections(self, connections: list[Connection], current: str, in_use: dict[str, int]) -> None:
        """Show the connections.

        `current` is the base URL in use, `in_use` the count of unfinished lists by base URL.
        """
        self._group.deleteLater()
        self._group = QButtonGroup(self)
        for row in self.rows:
            row.hide()
            self._column.removeWidget(row)
            row.deleteLater()
        self.rows = []
        for connection in connections:
            row = ConnectionRow(connection, in_use.get(connection.base_url, 0))
            row.radio.setChecked(connection.base_url == current)
            row.radio.clicked.connect(lambda _checked=False, this=connection: self.chosen.emit(this))
            row.products.clicked.connect(lambda _checked=False, this=connection: self.products_wanted.emit(this))
            row.edit.clicked.connect(lambda _checked=False, this=connection: self.edited.emit(this))
            row.confirmation.confirmed.connect(lambda this=connection: self.removed.emit(this))
            self._group.addButton(row.radio)
            self.rows.append(row)
            self._column.addWidget(row)


class ConnectionRow(Card):
    """A card for one connection."""

    def __init__(self, connection: Connection, unfinished: int) -> None:
        super().__init__()
        self.body.setContentsMargins(theme.M, theme.S + theme.XS, theme.S, theme.S + theme.XS)
        self.radio = QRadioButton(connection_title(connection).replace("&", "&&"))
        where = _tr("On this computer: no account, no network") if connection.local else connection.base_url
        self.radio.setAccessibleDescription(where)
        self.products = _link(_tr("Products…"), _tr("Products of {}"), connection)
        self.edit = _link(_tr("Edit…"), _tr("Edit {}"), connection)
        self.remove = _link(_tr("Remove…"), _tr("Remove {}"), connection)
        self.confirmation = Confirmation(_question(connection, unfinished), _tr("Remove"))
        self.remove.clicked.connect(lambda _checked=False: self.confirmation.ask())
        self.confirmation.settled.connect(self.remove.setFocus)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.radio, 0, Qt.AlignmentFlag.AlignLeft)
        under = QHBoxLayout()
        under.setContentsMargins(*margins(theme.L + 3, 0, 0, 0))  # below the radio button's words
        under.addWidget(ElidedLabel(where, "small"))
        under.addStretch()
        texts.addLayout(under)
        row = QHBoxLayout()
        row.addLayout(texts, 1)
        row.addWidget(self.products)
        row.addWidget(self.edit)
        row.addWidget(self.remove)
        self.add(row, self.confirmation)
        # Other connections have theirs in the form.
        self.products.setVisible(connection.local)
        self.edit.setVisible(not connection.local)
        self.remove.setVisible(not connection.local)

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [self.radio, self.products, self.edit, self.remove, self.confirmation.no, self.confirmation.yes]


def _question(connection: Connection, unfinished: int) -> str:
    text = _tr("Remove “{}” and its key?").format(connection_title(connection))
    if not unfinished:
        return joining.sentences(text, _tr("Lists that were verified through it stay."))
    lists = words.counted(
        unfinished,
        "%n list is still being verified through it and would stop.",
        "%n lists are still being verified through it and would stop.",
    )
    return joining.sentences(text, lists)


def _link(text: str, name: str, connection: Connection) -> Button:
    made = Button(text, "link")
    made.setAccessibleName(name.format(connection_title(connection)))
    return made

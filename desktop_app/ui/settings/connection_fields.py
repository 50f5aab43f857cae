"""The fields of one connection: what stands in them, what is wrong with it, and what an organisation has set."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.connection import Connection
from desktop_app.core.policy import Feature, Policy
from desktop_app.ui import theme, words
from desktop_app.ui.parts.fixed_note import FixedNote, by_organisation, lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.address import read_address
from desktop_app.ui.settings.dialect_field import DialectField
from desktop_app.ui.settings.key_field import KeyField
from desktop_app.ui.settings.product_field import ProductField

_HINT = "https://host/api/v1"


class ConnectionFields(QScrollArea):
    """They scroll where the window is low. `edited` when anything but the name is, `finished` by Return."""

    edited = Signal()
    finished = Signal()

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self.title = Label("", "title")
        self.name = QLineEdit()
        self.address = QLineEdit()
        self.address.setPlaceholderText(_HINT)
        self.hint = Label("", "small", wrap=True)
        self.key = KeyField()
        self.dialect = DialectField()
        self.products = ProductField()
        self.address.textChanged.connect(self._changed)
        for field in (self.key, self.dialect, self.products):
            field.edited.connect(self._changed)
        for line in (self.name, self.address, self.key.field):
            line.returnPressed.connect(self.finished.emit)
        self.fixed_name, self.fixed, self.fixed_dialect = self._lock(policy)
        self._lay_out()

    def show_connection(self, connection: Connection | None) -> None:
        """A saved connection without its key, or nothing for a new one."""
        self.name.setText(connection.name if connection else "")
        self.address.setText(connection.base_url if connection else "")
        self.key.clear()
        self.dialect.set_text(connection.dialect if connection else "")
        self.products.show_connection(connection or Connection(""))
        self._judge()

    @property
    def base_url(self) -> str:
        """The address as it would be kept, "" where it can't be."""
        return read_address(self.address.text()).base_url

    @property
    def connection(self) -> Connection:
        """What would be saved."""
        return Connection(self.base_url, self.name.text().strip(), self.dialect.text, self.products.text)

    def differ_from(self, kept: Connection) -> bool:
        """Whether something else stands in them, or a key."""
        typed = (self.name.text().strip(), self.address.text().strip(), self.dialect.text, self.products.text)
        return typed != (kept.name, kept.base_url, kept.dialect, kept.products) or bool(self.key.text())

    def focus_chain(self) -> list[QWidget]:
        """What Tab goes through."""
        written = [self.name, self.address, self.key.field, self.key.show_button]
        return [*written, self.dialect.button, self.products.button]

    def _lock(self, policy: Policy) -> tuple[FixedNote, FixedNote, FixedNote]:
        """What an organisation has set for this computer is shown, and stays; a note below each says so."""
        name = _note(policy.name, self.name)
        address = _note(policy.base_url, self.address)
        dialect = _note(policy.dialect)
        if policy.dialect:
            self.dialect.lock()
        self.hint.setHidden(bool(policy.base_url))
        self.key.saved = policy.allows(Feature.SAVED_KEYS)
        return name, address, dialect

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(*theme.PAGE_MARGINS)
        column.setSpacing(theme.XS)
        column.addWidget(self.title)
        _captioned(column, _tr("Name"), self.name)
        column.addWidget(self.fixed_name)
        self.name.setPlaceholderText(_tr("As it is shown in the window, such as “Team account”"))
        _captioned(column, _tr("Address"), self.address)
        column.addWidget(self.hint)
        column.addWidget(self.fixed)
        _captioned(column, _tr("API key"), self.key, self.key.field)
        column.addWidget(self.key.note)
        _captioned(column, _tr("Names that the service uses"), self.dialect)
        column.addWidget(self.fixed_dialect)
        _captioned(column, _tr("Products and prices"), self.products)
        column.addStretch()
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def _changed(self) -> None:
        self._judge()
        self.edited.emit()

    def _judge(self) -> None:
        found = read_address(self.address.text())
        wrong = found.problem if self.address.text().strip() else ""
        self.hint.setText(wrong or found.advice or _tr("With its version at the end: {}").format(_HINT))
        self.hint.set_tone("danger" if wrong else "warning" if found.advice else "")
        theme.set_role(self.address, tone="danger" if wrong else "")
        self.address.setAccessibleDescription(by_organisation() if self.address.isReadOnly() else self.hint.text())


def _note(fixed: str, *fields: QLineEdit) -> FixedNote:
    note = lock(*fields) if fixed else FixedNote()
    note.setHidden(not fixed)
    return note


def _captioned(column: QVBoxLayout, caption: str, widget: QWidget, field: QLineEdit | None = None) -> None:
    label = Label(caption, "caption")
    focused = field or widget
    label.setBuddy(focused)
    focused.setAccessibleName(caption)
    column.addSpacing(theme.S)
    column.addWidget(label)
    column.addWidget(widget)


def _tr(text: str) -> str:
    return words.tr(text, "settings")

"""The fields of a connection's form, with their problems and the values fixed by an organisation."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from urllib.parse import SplitResult, urlsplit

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.errors import ProductsBroken
from desktop_app.core.service.connection import Connection, ascii_host, is_loopback
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.services.connections.session import catalogue_of
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.fields import FixedNote, SecretField, by_organisation, lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.dialect_field import DialectField
from desktop_app.ui.settings.product_editor import ProductEditor
from desktop_app.ui.text import joining, words

_tr = words.translator("settings")

_HINT = "https://host/api/v1"


class ConnectionFields(QScrollArea):
    """Scrolls in a low window. Emits `edited` on a change of anything but the name, `finished` on Return."""

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
        """Show a saved connection without its key, or empty fields for a new one."""
        self.name.setText(connection.name if connection else "")
        self.address.setText(connection.base_url if connection else "")
        self.key.clear()
        self.dialect.set_text(connection.dialect if connection else "")
        self.products.show_connection(connection or Connection(""))
        self._judge()

    @property
    def base_url(self) -> str:
        """The address as it would be stored, "" if it is invalid."""
        return read_address(self.address.text()).base_url

    @property
    def connection(self) -> Connection:
        """The connection as it would be saved."""
        return Connection(self.base_url, self.name.text().strip(), self.dialect.text, self.products.text)

    def differ_from(self, kept: Connection) -> bool:
        """Return True if the fields differ from `kept`, or have a key."""
        typed = (self.name.text().strip(), self.address.text().strip(), self.dialect.text, self.products.text)
        return typed != (kept.name, kept.base_url, kept.dialect, kept.products) or bool(self.key.text())

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        written = [self.name, self.address, self.key.field, self.key.show_button]
        return [*written, self.dialect.button, self.products.button]

    def _lock(self, policy: Policy) -> tuple[FixedNote, FixedNote, FixedNote]:
        """Lock the values that an organisation has set for this computer, and return the notes saying so."""
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


# --- A service's address while it is typed: as it would be kept, or what is wrong with it ---


_VERSION = re.compile(r"v\d+(\.\d+)*\Z", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Address:
    """`base_url` is the stored form, "" if `problem` says why it is invalid; `advice` if it only looks unusual."""

    base_url: str = ""
    problem: str = ""
    advice: str = ""


def read_address(text: str) -> Address:
    """Judge what was typed. https is required except on this computer; the version segment is only advised."""
    text = text.strip()
    try:
        parts = urlsplit(text)
        host, port = ascii_host(parts.hostname or ""), parts.port
    except ValueError:
        return Address(problem=_tr("Its host or port can't be right."))
    problem = _problem(text, parts, host)
    if problem:
        return Address(problem=problem)
    shown = f"[{host}]" if ":" in host else host
    path = parts.path.rstrip("/")
    base_url = f"{parts.scheme}://{shown}" + (f":{port}" if port else "") + path
    unusual = not _VERSION.match(path.rpartition("/")[2])
    advice = _tr("The address usually ends with the version, as in /api/v1.") if unusual else ""
    return Address(base_url, advice=advice)


def _problem(text: str, parts: SplitResult, host: str) -> str:
    if parts.scheme not in ("http", "https") or "//" not in text:
        return _tr("The address has to begin with https://")
    if not host or any(letter.isspace() for letter in text) or host.startswith(".") or ".." in host:
        return _tr("It names no host.")
    if parts.username is not None or parts.password is not None:
        return _tr("A user name or password has no place in it; the key is entered below.")
    if "?" in text or "#" in text:
        return _tr("It ends with the version, without “?” and “#”.")
    if parts.scheme == "http" and not is_loopback(host):
        return _tr("Your key would go unencrypted: it has to begin with https://")
    return ""


# --- A field for an API key: hidden unless one asks to see it, and never filled in by the program ---


class KeyField(SecretField):
    """A secret field with `note`, the line below, which says where the key will be stored."""

    def __init__(self) -> None:
        super().__init__(_tr("Show the key"), _tr("Hide the key"))
        self.saved = True  # in the system keyring, as far as an organisation lets it be
        self.note = Label("", "small", wrap=True)
        self.clear()
        self.say_known(False)

    def text(self) -> str:
        """Return the typed key, without spaces from copying."""
        return self.field.text().strip()

    def say_known(self, known: bool, *, moved: bool = False, refused: bool = False) -> None:
        """Say if a key is stored for the address; `moved`: it is for another one; `refused`: the service refused it."""
        if known and refused:
            placeholder, note = _tr("Another key"), _tr("The service did not accept the key that is kept.")
        elif known:
            placeholder, note = _tr("A key is kept: leave empty to use it"), _tr("Type a key only to replace it.")
        elif moved:
            placeholder = _tr("The key for the new address")
            note = _tr("A kept key is only ever sent to the address that it was entered for.")
        else:
            placeholder = _tr("As the service shows it")
            note = self._becomes()
        self.field.setPlaceholderText(placeholder)
        self.field.setAccessibleDescription(joining.after(placeholder, note))
        self.note.setText(note)
        self.note.set_tone("danger" if known and refused else "")

    def _becomes(self) -> str:
        """Return where a new key will be stored."""
        if self.saved:
            return _tr("Kept in the system keyring (or until Dialproof closes); sent only to this address.")
        return _tr("Kept until Dialproof closes, as your organisation has set it; sent only to this address.")


# --- One line of a connection's form: its products, and the way to their editor ---


class ProductField(QWidget):
    """Emits `edited` when the person has changed them; `text` is `Connection.products`, "" for the default ones."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._connection = Connection("")
        self.summary = Label("", "muted")
        self.button = Button(_tr("Products…"), clicked=self.open_editor)
        self.button.setAccessibleName(_tr("Edit the products and their prices"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.summary, 1)
        row.addWidget(self.button)
        self.show_connection(self._connection)

    @property
    def text(self) -> str:
        """The products of the connection, in their stored form."""
        return self._connection.products

    def show_connection(self, connection: Connection) -> None:
        """Show the products of a connection, saved or not."""
        self._connection = connection
        said, tone = self._said()
        self.summary.setText(said)
        self.summary.set_tone(tone)
        self.button.setAccessibleDescription(said)

    def open_editor(self) -> ProductEditor:
        """Open the editor as a non-modal dialog."""
        editor = ProductEditor(self._connection, self)
        editor.taken.connect(self.take)
        editor.open()
        return editor

    def take(self, text: str) -> None:
        """Take over the person's changes."""
        self.show_connection(replace(self._connection, products=text))
        self.button.setFocus()
        self.edited.emit()

    def _said(self) -> tuple[str, str]:
        try:
            catalogue = catalogue_of(self._connection)
        except ProductsBroken:
            return _tr("They can't be read: mend them here"), "danger"
        if not self._connection.products:
            return _tr("Defaults: no price is known"), ""
        unpriced = sum(product.price is None for product in catalogue)
        text = words.counted(len(catalogue), "%n product", "%n products")
        more = words.counted(unpriced, "%n without a price", "%n without a price")
        return joining.listed((text, more)) if unpriced else text, ""

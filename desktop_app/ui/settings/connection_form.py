"""The form for one connection: its fields, each with what is wrong with it; test and save."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from urllib.parse import SplitResult, urlsplit

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.errors import AnswerNotUnderstood, KeyMissing, NeverArrived, ProductsBroken
from desktop_app.core.profile.auth import BETWEEN
from desktop_app.core.service.connection import Connection, ascii_host, is_loopback
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.connections.session import catalogue_of
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import brief_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.fields import FixedNote, SecretField, by_organisation, lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import filled, foot
from desktop_app.ui.settings.editor_dialog import EditorField
from desktop_app.ui.settings.product_editor import ProductEditor
from desktop_app.ui.settings.profile_field import ProfileField
from desktop_app.ui.settings.trial_dialog import TrialDialog
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("settings")

_HINT = "https://host/api/v1"
# A shorter part of a key is met in any text by chance.
_TELLING = 8


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
        self.profile = ProfileField()
        self.products = ProductField()
        self.address.textChanged.connect(self._changed)
        for field in (self.key, self.profile, self.products):
            field.edited.connect(self._changed)
        for line in (self.name, self.address, self.key.field):
            line.returnPressed.connect(self.finished.emit)
        self.fixed_name, self.fixed, self.fixed_profile = self._lock(policy)
        self._lay_out()

    def show_connection(self, connection: Connection | None) -> None:
        """Show a saved connection without its key, or empty fields for a new one."""
        self.name.setText(connection.name if connection else "")
        self.address.setText(connection.base_url if connection else "")
        self.key.clear()
        self.profile.set_text(connection.profile if connection else "")
        self.products.show_connection(connection or Connection(""))
        self._judge()

    @property
    def base_url(self) -> str:
        """The address as it would be stored, "" if it is invalid."""
        return read_address(self.address.text()).base_url

    @property
    def connection(self) -> Connection:
        """The connection as it would be saved."""
        return Connection(self.base_url, self.name.text().strip(), self.profile.text, self.products.text)

    @property
    def key_problem(self) -> str:
        """What is wrong with the typed key's parts, or where else it stands; "" if nothing is typed or wrong."""
        key = self.key.text()
        if any(len(part) >= _TELLING and part in self.profile.text for part in key.split(BETWEEN)):
            return _tr("The key also stands below, in the names that the service uses, as plain text: remove it there.")
        return stored_words.shown(self.profile.auth.problem(key)) if key else ""

    def differ_from(self, kept: Connection) -> bool:
        """Return True if the fields differ from `kept`, or have a key."""
        typed = (self.name.text().strip(), self.address.text().strip(), self.profile.text, self.products.text)
        return typed != (kept.name, kept.base_url, kept.profile, kept.products) or bool(self.key.text())

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        written = [self.name, self.address, self.key.field, self.key.show_button]
        return [*written, self.profile.button, self.products.button]

    def _lock(self, policy: Policy) -> tuple[FixedNote, FixedNote, FixedNote]:
        """Lock the values that an organisation has set for this computer, and return the notes saying so."""
        name = _note(policy.name, self.name)
        address = _note(policy.base_url, self.address)
        profile = _note(policy.profile)
        if policy.profile:
            self.profile.lock()
        self.hint.setHidden(bool(policy.base_url))
        self.key.saved = policy.allows(Feature.SAVED_KEYS)
        return name, address, profile

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
        _captioned(column, _tr("Names that the service uses"), self.profile)
        column.addWidget(self.fixed_profile)
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
        self.parts = 1  # that the service's keys have
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
            placeholder, note = _tr("A key is saved: leave empty to use it"), _tr("Type a key only to replace it.")
        elif moved:
            placeholder = _tr("The key for the new address")
            note = _tr("A kept key is only ever sent to the address that it was entered for.")
        else:
            placeholder = self._shape()
            note = self._becomes()
        self.field.setPlaceholderText(placeholder)
        self.field.setAccessibleDescription(joining.after(placeholder, note))
        self.note.setText(note)
        self.note.set_tone("danger" if known and refused else "")

    def say_wrong(self, problem: str) -> None:
        """Say what is wrong with the key that was typed."""
        self.field.setAccessibleDescription(problem)
        self.note.setText(problem)
        self.note.set_tone("danger")

    def _shape(self) -> str:
        """Return what the key looks like."""
        if self.parts == 1:
            return _tr("As the service shows it")
        return _tr("Its {} parts, with a colon between them").format(self.parts)

    def _becomes(self) -> str:
        """Return where a new key will be stored."""
        if self.saved:
            return _tr("Kept in the system keyring (or until Dialproof closes); sent only to this address.")
        return _tr("Kept until Dialproof closes, as your organisation has set it; sent only to this address.")


# --- One line of a connection's form: its products, and the way to their editor ---


class ProductField(EditorField[ProductEditor]):
    """`text` is `Connection.products`, "" for the default ones."""

    def __init__(self) -> None:
        super().__init__(_tr("Products…"), _tr("Edit the products and their prices"))
        self.show_connection(Connection(""))

    @property
    def text(self) -> str:
        """The products of the connection, in their stored form."""
        return self._connection.products

    def set_text(self, text: str) -> None:
        """Show other products."""
        self.show_connection(replace(self._connection, products=text))

    def show_connection(self, connection: Connection) -> None:
        """Show the products of a connection, saved or not."""
        self._connection = connection
        self.say(*self._said())

    def make_editor(self) -> ProductEditor:
        """Return the editor of the products."""
        return ProductEditor(self._connection, self)

    def _said(self) -> tuple[str, str]:
        try:
            catalogue = catalogue_of(self._connection)
        except ProductsBroken:
            return _tr("They can't be read: correct them here"), "danger"
        if not self._connection.products:
            return _tr("Defaults: no price is known"), ""
        unpriced = sum(product.price is None for product in catalogue)
        text = words.counted(len(catalogue), "%n product", "%n products")
        more = words.counted(unpriced, "%n without a price", "%n without a price")
        return joining.listed((text, more)) if unpriced else text, ""


# Milliseconds without a key pressed before the keyring is asked whether it knows the address.
_PAUSE = 300


class ConnectionForm(QWidget):
    """Emits `saved(connection, before, new_key, kept)` and `left()`.

    `before` is the edited connection or None; `kept`: the keyring has the key.

    A known key is used without ever being shown; for another origin it has to be entered anew.
    """

    saved = Signal(object, object, bool, bool)
    left = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._before: Connection | None = None
        self._known: dict[str, bool] = {}  # origins and whether a key is known
        self._accepted = self._tested_in_vain = False  # by a test of what stands here
        fields = self.fields = ConnectionFields(context.services.session.policy)
        fields.edited.connect(self._typed)
        fields.finished.connect(self._entered)
        self.title, self.name, self.address = fields.title, fields.name, fields.address
        self.hint, self.fixed = fields.hint, fields.fixed
        self.key, self.profile, self.products = fields.key, fields.profile, fields.products
        self.result = Banner("success", "", _tr("See what was said…"), self.look_closer)
        self.drop = Confirmation(_tr("Discard your changes?"), _tr("Discard"), _tr("Keep editing"))
        self.drop.confirmed.connect(self.leave_at_once)
        self.test = Button(_tr("Test"), icon="link", clicked=self._test)
        self.save = Button(_tr("Save and use"), "primary", clicked=self._save)
        self.cancel = Button(_tr("Cancel"), clicked=self.leave)
        self.drop.settled.connect(self.cancel.setFocus)
        self.missing = Label("", "small")
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._ask_for_key)
        self._lay_out()

    def begin(self, connection: Connection | None) -> None:
        """Show a saved connection, or an empty form for a new one."""
        self._before = connection
        self._known.clear()
        self.drop.hide()
        self.title.setText(_tr("Edit connection") if connection else _tr("Connect an account"))
        self.fields.show_connection(connection)
        self._typed()
        self._ask_for_key()
        first = self.key.field if self.address.isReadOnly() else self.address
        (first if connection else self.name).setFocus()

    @property
    def edited(self) -> bool:
        """True if leaving would discard what a person has entered."""
        return self.fields.differ_from(self._before or Connection(""))

    def leave(self) -> None:
        """Leave without saving, but ask before discarding what was entered."""
        if not self.edited:
            self.leave_at_once()
        elif self.drop.isHidden():
            self.drop.ask()
        else:
            self.drop.dismiss()

    def leave_at_once(self) -> None:
        """Leave without saving or asking; forget a typed key."""
        for task in ("settings key", "settings test"):
            self._context.runner.cancel(task)
        self.test.set_busy(False)
        self._pause.stop()
        self.key.clear()
        self.left.emit()

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        return [*self.fields.focus_chain(), self.drop.no, self.drop.yes, self.test, self.cancel, self.save]

    def _lay_out(self) -> None:
        """Let the fields scroll in a low window; messages and buttons are always visible."""
        message = QVBoxLayout()
        message.setContentsMargins(
            theme.L, theme.S, theme.L, theme.S + theme.XS
        )  # no room at all while both are hidden
        message.setSpacing(theme.S)
        message.addWidget(self.result)
        message.addWidget(self.drop)
        below = foot(self.test, self.missing, None, self.cancel, self.save)
        filled(self, self.fields, message, below, growing=self.fields)

    def _typed(self) -> None:
        self.result.hide()
        self._accepted = False
        self._offer_to_save(tested_in_vain=False)
        self._context.runner.cancel("settings test")
        self.test.set_busy(False)
        base_url = self.fields.base_url
        if base_url and Connection(base_url).origin not in self._known:
            self._pause.start()
        self._allow()

    def _allow(self) -> None:
        base_url = self.fields.base_url
        known = self._known.get(Connection(base_url).origin, False) if base_url else False
        moved = self._before is not None and bool(base_url) and Connection(base_url).origin != self._before.origin
        refused = bool(base_url) and self._context.services.session.key_refused(Connection(base_url))
        refused = refused and not self._accepted
        self.key.parts = self.profile.auth.parts
        self.key.say_known(known, moved=moved, refused=refused)
        lacks_key = not known and not self.key.text()
        problem = self.fields.key_problem
        if problem:
            self.key.say_wrong(problem)
        self.missing.setText(self._first_missing(lacks_key=lacks_key))
        for button in (self.test, self.save):
            button.setAccessibleDescription(self.missing.text())
            if not button.busy:
                button.setEnabled(bool(base_url) and not lacks_key and not problem and not self.profile.broken)

    def _first_missing(self, *, lacks_key: bool) -> str:
        """Return why nothing can be tested or saved yet; "" if a field's own message says that."""
        if not self.address.text().strip():
            return _tr("Enter the address first.")
        base_url = self.fields.base_url
        asked = bool(base_url) and Connection(base_url).origin in self._known  # until then one may be kept
        return _tr("Enter the API key first.") if lacks_key and asked else ""

    def _ask_for_key(self) -> None:
        base_url = self.fields.base_url
        if not base_url:
            return
        origin = Connection(base_url).origin

        def answered(known: bool) -> None:
            self._known[origin] = known
            self._allow()

        asking = self._context.services.session.has_key(Connection(base_url))
        self._context.runner.start("settings key", asking, done=answered)

    def _test(self) -> None:
        connection, key = self.fields.connection, self.key.text()
        balances = self._context.services.balances
        self.result.hide()
        self.test.set_busy(True, _tr("Testing…"))
        trying = balances.try_out(connection, key)
        self._context.runner.start("settings test", trying, done=self._connected, failed=self._in_vain)

    def look_closer(self) -> TrialDialog:
        """Open the connection test; what is taught there goes into the form."""
        teaches = not self._context.services.session.policy.profile
        dialog = TrialDialog(self._context, self.fields.connection, self.key.text(), self, teaches=teaches)
        dialog.taken.connect(self.profile.take)
        dialog.open()
        return dialog

    def _connected(self, reading: BalanceReading) -> None:
        self.test.set_busy(False)
        self._offer_to_save(tested_in_vain=False)
        unit = words.unit_name(reading.currency) if reading.currency else ""
        amount = f"{words.number(reading.amount)} {unit}".strip()
        self._say(_tr("Connected: {}").format(amount), "success")
        self._accepted = True
        if not self.key.text():  # the kept key was refused once: no longer
            self._context.services.session.reopen(self.fields.connection)
        self._allow()

    def _in_vain(self, error: Exception) -> None:
        self._failed(error)
        self._offer_to_save(tested_in_vain=True)

    def _offer_to_save(self, *, tested_in_vain: bool) -> None:
        """Offer to save a connection that doesn't answer, but not as the primary action: new lists would use it."""
        self._tested_in_vain = tested_in_vain
        if not self.save.busy:
            self.save.setText(_tr("Save anyway") if tested_in_vain else _tr("Save and use"))
            self.save.set_kind("secondary" if tested_in_vain else "primary")

    def _failed(self, error: Exception) -> None:
        self.test.set_busy(False)
        self.save.set_busy(False)
        what, advice = brief_words(error)
        more = "" if isinstance(error, AnswerNotUnderstood) else advice  # the link beside it leads to what was said
        self._say(joining.sentences(what, more), "danger")
        self.result.button.setHidden(isinstance(error, NeverArrived | KeyMissing))  # nothing was said

    def _say(self, text: str, tone: Tone) -> None:
        self.result.set_text(text, tone)
        self.result.button.show()
        self.result.show()

    def _entered(self) -> None:
        """Handle Return in a field: test a failed connection again rather than save it."""
        (self.test if self._tested_in_vain else self.save).click()

    def _save(self) -> None:
        if not self.save.isEnabled():
            return
        connection, key, before = self.fields.connection, self.key.text(), self._before
        self.save.set_busy(True, _tr("Saving…"))

        def done(kept: bool) -> None:
            self.save.set_busy(False)
            self.key.clear()
            self.saved.emit(connection, before, bool(key), kept)

        saving = self._context.services.session.save(connection, key or None)
        self._context.runner.start("settings save", saving, done=done, failed=self._failed)

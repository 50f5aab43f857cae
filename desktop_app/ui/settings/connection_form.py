"""The form for one connection: its fields, each with what is wrong with it; test and save."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from urllib.parse import SplitResult, urlsplit

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.errors import AnswerNotUnderstood, KeyMissing, NeverArrived, ProductsBroken
from desktop_app.core.profile.auth import BETWEEN
from desktop_app.core.profile.model import Probe
from desktop_app.core.profile.provider import Provider, ProviderFile
from desktop_app.core.service.connection import Connection, ascii_host, is_loopback
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.connections.session import catalogue_of
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import brief_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.fields import FixedNote, by_organisation, lock
from desktop_app.ui.parts.key_field import KeyField
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import filled, foot
from desktop_app.ui.settings.editor_dialog import EditorField
from desktop_app.ui.settings.product_editor import ProductEditor
from desktop_app.ui.settings.profile_field import ProfileField
from desktop_app.ui.settings.service_choice import PriceNote, ServiceChoice
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
        self.begun = Connection("")  # what the fields showed before a person changed them
        self.name = QLineEdit()
        self.address = QLineEdit()
        self.address.setPlaceholderText(_HINT)
        self.hint = Label("", "small", wrap=True)
        self.service = ServiceChoice()
        self.key = KeyField()
        self.profile = ProfileField()
        self.products = ProductField()
        self.prices = PriceNote()
        self.address.textChanged.connect(self._changed)
        self.service.chosen.connect(self._choose_service)
        self.service.account_typed.connect(self._complete_address)
        for field in (self.key, self.profile, self.products):
            field.edited.connect(self._changed)
        for line in (self.service.account, self.name, self.address, *(part.field for part in self.key.parts)):
            line.returnPressed.connect(self.finished.emit)
        self.fixed_name, self.fixed, self.fixed_profile = self._lock(policy)
        self._lay_out()

    def offer_services(self, files: Sequence[ProviderFile] | None) -> None:
        """Begin a new connection, with the choice of a service; None: it is a saved one, or all is fixed."""
        self.service.begin(files or ())
        self.service.setHidden(files is None)
        self.prices.show_provider(None)

    def _choose_service(self, provider: Provider | None) -> None:
        """Fill in what is known of a service; all of it can be changed."""
        self.begun = Connection("") if provider is None else self._begun(provider)
        self.name.setText(self.begun.name)
        self.profile.set_text(self.begun.profile)
        self.products.show_connection(self.begun)
        self.address.setText(self.begun.base_url)
        self.prices.show_provider(provider)
        self._changed()
        account, first = self.service.account, self.key.first.field
        (self.address if provider is None else account if provider.account else first).setFocus()

    def _begun(self, provider: Provider) -> Connection:
        return Connection(self.service.base_url, provider.name, provider.profile_text, provider.products_text)

    def _complete_address(self) -> None:
        if self.service.provider is not None:
            self.address.setText(self.service.base_url)

    def show_connection(self, connection: Connection | None) -> None:
        """Show a saved connection without its key, or empty fields for a new one."""
        self.begun = connection or Connection("")
        self.name.setText(connection.name if connection else "")
        self.address.setText(connection.base_url if connection else "")
        self.key.clear()
        self.profile.set_text(connection.profile if connection else "")
        self.products.show_connection(connection or Connection(""))
        self.key.show_auth(self.profile.auth)
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
        written = [*self.service.focus_chain(), self.name, self.address, *self.key.focus_chain()]
        return [*written, self.profile.button, self.products.button, self.prices.page]

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
        column.addWidget(self.service)
        _captioned(column, _tr("Name"), self.name)
        column.addWidget(self.fixed_name)
        self.name.setPlaceholderText(_tr("As it is shown in the window, such as “Team account”"))
        _captioned(column, _tr("Address"), self.address)
        column.addWidget(self.hint)
        column.addWidget(self.fixed)
        _captioned(column, _tr("API key"), self.key, self.key.first.field)
        column.addWidget(self.key.note)
        _captioned(column, _tr("Names that the service uses"), self.profile)
        column.addWidget(self.fixed_profile)
        _captioned(column, _tr("Products and prices"), self.products)
        column.addWidget(self.prices)
        column.addStretch()
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def _changed(self) -> None:
        self.key.show_auth(self.profile.auth)
        self._judge()
        self.edited.emit()

    def _judge(self) -> None:
        found = read_address(self.address.text())
        wrong = found.problem if self.address.text().strip() else ""
        told = bool(found.base_url) and found.base_url == self.service.base_url  # nobody has to be told how it ends
        advice = "" if told else found.advice
        usual = "" if told else _tr("With its version at the end: {}").format(_HINT)
        self.hint.setText(wrong or advice or usual)
        self.hint.setHidden(self.address.isReadOnly() or not self.hint.text())
        self.hint.set_tone("danger" if wrong else "warning" if advice else "")
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
        self.pay = Confirmation("", _tr("Test and pay"), _tr("Cancel"), tone="accent")
        self.pay.confirmed.connect(self._test)
        self.result = Banner("success", "", _tr("See what was said…"), self.look_closer)
        self.drop = Confirmation(_tr("Discard your changes?"), _tr("Discard"), _tr("Keep editing"))
        self.drop.confirmed.connect(self.leave_at_once)
        self.test = Button(_tr("Test"), icon="link", clicked=self._ask_or_test)
        self.pay.settled.connect(self.test.setFocus)
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
        self.pay.hide()
        self.title.setText(_tr("Edit connection") if connection else _tr("Connect an account"))
        offered = connection is None and not self.fields.fixed_profile.isVisibleTo(self.fields)
        self.fields.offer_services(self._context.services.providers.every() if offered else None)
        self.fields.show_connection(connection)
        self._typed()
        self._ask_for_key()
        first = self.key.first.field if self.address.isReadOnly() else self.address
        (first if connection else self.fields.service.choice if offered else self.name).setFocus()

    @property
    def edited(self) -> bool:
        """True if leaving would discard what a person has entered."""
        return self.fields.differ_from(self._before or self.fields.begun)

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
        self.key.clear()
        self.stop_asking()
        self.left.emit()

    def stop_asking(self) -> None:
        """Drop every question about a connection that the form shows no longer."""
        for task in ("settings key", "settings test"):
            self._context.runner.cancel(task)
        self.test.set_busy(False)
        self._pause.stop()

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order."""
        asked = [self.pay.no, self.pay.yes, self.drop.no, self.drop.yes]
        return [*self.fields.focus_chain(), *asked, self.test, self.cancel, self.save]

    def _lay_out(self) -> None:
        """Let the fields scroll in a low window; messages and buttons are always visible."""
        message = QVBoxLayout()
        message.setContentsMargins(
            theme.L, theme.S, theme.L, theme.S + theme.XS
        )  # no room at all while both are hidden
        message.setSpacing(theme.S)
        message.addWidget(self.result)
        message.addWidget(self.pay)
        message.addWidget(self.drop)
        below = foot(self.test, self.missing, None, self.cancel, self.save)
        filled(self, self.fields, message, below, growing=self.fields)

    def _typed(self) -> None:
        self.result.hide()
        self.pay.hide()
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
        if lacking := self.fields.service.lacks_account:
            return _tr("First enter: {}").format(lacking)
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

    def _ask_or_test(self) -> None:
        """Test; ask first if that may cost something."""
        probe = self.profile.probe
        if probe is None or not probe.number or not probe.charged:
            self._test()
            return
        self.result.hide()
        self.pay.set_question(self._price_question(probe), _tr("Test and pay"))
        self.pay.ask()

    def _price_question(self, probe: Probe) -> str:
        product = catalogue_of(self.fields.connection).named(probe.product)
        if product is None or product.price is None:
            return _tr("This service can't be tested for free. Check one number at its price?")
        unit = self.fields.service.provider.currency if self.fields.service.provider else ""
        price = f"{words.money(product.price)} {unit}".strip()
        return _tr("This service can't be tested for free. Check one number for {}?").format(price)

    def _test(self) -> None:
        connection, key = self.fields.connection, self.key.text()
        self.result.hide()
        self.test.set_busy(True, _tr("Testing…"))
        trying = self._context.services.connection_test.cheapest(connection, key)
        self._context.runner.start("settings test", trying, done=self._connected, failed=self._in_vain)

    def look_closer(self) -> TrialDialog:
        """Open the connection test; what is taught there goes into the form."""
        teaches = not self._context.services.session.policy.profile
        dialog = TrialDialog(self._context, self.fields.connection, self.key.text(), self, teaches=teaches)
        dialog.taken.connect(self.profile.take)
        dialog.open()
        return dialog

    def _connected(self, reading: BalanceReading | None) -> None:
        self.test.set_busy(False)
        self._offer_to_save(tested_in_vain=False)
        if reading is None:
            self._say(_tr("Connected: the service has accepted the key."), "success")
        else:
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
            self.stop_asking()
            self.saved.emit(connection, before, bool(key), kept)

        saving = self._context.services.session.save(connection, key or None)
        self._context.runner.start("settings save", saving, done=done, failed=self._failed)

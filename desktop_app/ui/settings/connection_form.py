"""The form for one connection: name, address, key; tested and saved."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.connection import Connection, origin_of
from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.core.policy import Feature
from desktop_app.core.readings import BalanceReading
from desktop_app.ui import joining, theme, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.parts.banner import Banner, Tone
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.button_row import button_row
from desktop_app.ui.parts.fixed_note import FixedNote, by_organisation, lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.address import read_address
from desktop_app.ui.settings.confirmation import Confirmation
from desktop_app.ui.settings.dialect_field import DialectField
from desktop_app.ui.settings.key_field import KeyField
from desktop_app.ui.settings.product_field import ProductField
from desktop_app.ui.settings.trial_dialog import TrialDialog
from desktop_app.ui.settings.trouble import brief_words

# Milliseconds without a key pressed before the keyring is asked whether it knows the address.
_PAUSE = 300
_HINT = "https://host/api/v1"


class ConnectionForm(QWidget):
    """`saved(connection, before, new_key, kept)`: `before` the one that was edited or None, `kept` by the keyring.

    A key that is known already is used without ever being shown; for another origin it is asked for anew.
    """

    saved = Signal(object, object, bool, bool)
    left = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._before: Connection | None = None
        self._known: dict[str, bool] = {}  # origins and whether a key is known
        self._accepted = False  # by a test of what stands here
        self.title = Label("", "title")
        self.name = QLineEdit()
        self.address = QLineEdit()
        self.address.setPlaceholderText(_HINT)
        self.address.textChanged.connect(self._typed)
        self.hint = Label("", "small", wrap=True)
        self.key = KeyField()
        self.key.edited.connect(self._typed)
        self.dialect = DialectField()
        self.dialect.edited.connect(self._typed)
        self.products = ProductField()
        self.products.edited.connect(self._typed)
        self.result = Banner("success", "", _tr("See what was said…"), self.look_closer, button_kind="link")
        self.drop = Confirmation(_tr("Drop what you edited? It isn't saved yet."), _tr("Drop"), _tr("Keep editing"))
        self.drop.confirmed.connect(self.leave_at_once)
        self.test = Button(_tr("Test"), icon="link", clicked=self._test)
        self.save = Button(_tr("Save and use"), "primary", clicked=self._save)
        self.cancel = Button(_tr("Cancel"), clicked=self.leave)
        self.drop.settled.connect(self.cancel.setFocus)
        for field in (self.name, self.address, self.key.field):
            field.returnPressed.connect(self._save)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._ask_for_key)
        self._policy = context.desk.session.policy
        self.fixed = self._lock()
        self._lay_out()

    def begin(self, connection: Connection | None) -> None:
        """Show a saved connection, or an empty form for a new one."""
        self._before = connection
        self._known.clear()
        self.drop.hide()
        self.title.setText(_tr("Edit connection") if connection else _tr("Connect an account"))
        self.name.setText(connection.name if connection else "")
        self.address.setText(connection.base_url if connection else "")
        self.key.clear()
        self.dialect.set_text(connection.dialect if connection else "")
        self.products.show_connection(connection or Connection(""))
        self._typed()
        self._ask_for_key()
        first = self.key.field if self.address.isReadOnly() else self.address
        (first if connection else self.name).setFocus()

    @property
    def edited(self) -> bool:
        """Whether leaving would drop what a person has entered."""
        before = self._before or Connection("")
        typed = (self.name.text().strip(), self.address.text().strip(), self.dialect.text, self.products.text)
        kept = (before.name, before.base_url, before.dialect, before.products)
        return typed != kept or bool(self.key.text())

    def leave(self) -> None:
        """Back without saving; what was entered isn't dropped without asking."""
        if not self.edited:
            self.leave_at_once()
        elif self.drop.isHidden():
            self.drop.ask()
        else:
            self.drop.dismiss()

    def leave_at_once(self) -> None:
        """Back without saving or asking; what was typed as a key is forgotten."""
        for task in ("settings key", "settings test"):
            self._context.runner.cancel(task)
        self.test.set_busy(False)
        self._pause.stop()
        self.key.clear()
        self.left.emit()

    def focus_chain(self) -> list[QWidget]:
        """What Tab goes through."""
        fields = [self.name, self.address, self.key.field, self.key.show_button]
        taught = [self.dialect.button, self.products.button]
        return [*fields, *taught, self.drop.no, self.drop.yes, self.test, self.cancel, self.save]

    def _lay_out(self) -> None:
        """The fields scroll where the window is low; what was said and the buttons are always there."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.S)
        whole.addWidget(self.title)
        whole.addWidget(self._fields(), 1)
        whole.addWidget(self.result)
        whole.addWidget(self.drop)
        whole.addLayout(button_row(self.test, None, self.cancel, self.save))

    def _lock(self) -> FixedNote:
        """What an organisation has set for this computer is shown, and stays; the note that says so."""
        policy = self._policy
        note = lock(*([self.name] * bool(policy.name)), *([self.address] * bool(policy.base_url)))
        if policy.dialect:
            self.dialect.lock()
        (self.hint if policy.base_url else note).hide()
        self.key.saved = policy.allows(Feature.SAVED_KEYS)
        return note

    def _fields(self) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        _captioned(column, _tr("Name"), self.name)
        self.name.setPlaceholderText(_tr("As it is shown in the window, such as “Team account”"))
        _captioned(column, _tr("Address"), self.address)
        column.addWidget(self.hint)
        column.addWidget(self.fixed)
        _captioned(column, _tr("API key"), self.key, self.key.field)
        column.addWidget(self.key.note)
        _captioned(column, _tr("What the service calls things"), self.dialect)
        _captioned(column, _tr("Products and prices"), self.products)
        column.addStretch()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area

    def _typed(self) -> None:
        found = read_address(self.address.text())
        wrong = found.problem if self.address.text().strip() else ""
        self.hint.setText(wrong or found.advice or _tr("With its version at the end: {}").format(_HINT))
        self.hint.set_tone("danger" if wrong else "warning" if found.advice else "")
        theme.set_role(self.address, tone="danger" if wrong else "")
        self.address.setAccessibleDescription(by_organisation() if self.address.isReadOnly() else self.hint.text())
        self.result.hide()
        self._accepted = False
        self._context.runner.cancel("settings test")
        self.test.set_busy(False)
        if found.base_url and origin_of(found.base_url) not in self._known:
            self._pause.start()
        self._allow()

    def _allow(self) -> None:
        base_url = read_address(self.address.text()).base_url
        known = self._known.get(origin_of(base_url), False) if base_url else False
        moved = self._before is not None and bool(base_url) and origin_of(base_url) != origin_of(self._before.base_url)
        refused = bool(base_url) and self._context.desk.session.key_refused(Connection(base_url or ""))
        refused = refused and not self._accepted
        self.key.say_known(known, moved=moved, refused=refused)
        ready = bool(base_url) and (known or bool(self.key.text())) and not self.dialect.broken
        for button in (self.test, self.save):
            if not button.busy:
                button.setEnabled(ready)

    def _ask_for_key(self) -> None:
        base_url = read_address(self.address.text()).base_url
        if not base_url:
            return
        origin = origin_of(base_url)

        def answered(known: bool) -> None:
            self._known[origin] = known
            self._allow()

        asking = self._context.desk.session.has_key(Connection(base_url))
        self._context.runner.start("settings key", asking, done=answered)

    def _test(self) -> None:
        connection, key = self._entered(), self.key.text()
        balances = self._context.desk.balances
        self.result.hide()
        self.test.set_busy(True, _tr("Testing…"))
        trying = balances.try_out(connection, key)
        self._context.runner.start("settings test", trying, done=self._connected, failed=self._failed)

    def look_closer(self) -> TrialDialog:
        """The connection tried step by step; what is taught there stands in the form."""
        teaches = not self._policy.dialect
        dialog = TrialDialog(self._context, self._entered(), self.key.text(), self, teaches=teaches)
        dialog.taken.connect(self.dialect.teach)
        dialog.open()
        return dialog

    def _entered(self) -> Connection:
        base_url = read_address(self.address.text()).base_url or ""
        return Connection(base_url, self.name.text().strip(), self.dialect.text, self.products.text)

    def _connected(self, reading: BalanceReading) -> None:
        self.test.set_busy(False)
        unit = words.unit_name(reading.currency) if reading.currency else ""
        amount = f"{words.number(reading.amount)} {unit}".strip()
        self._say(_tr("Connected: {}").format(amount), "success")
        self._accepted = True
        if not self.key.text():  # the kept key was refused once: no longer
            self._context.desk.session.reopen(self._entered())
        self._allow()

    def _failed(self, error: Exception) -> None:
        self.test.set_busy(False)
        self.save.set_busy(False)
        what, advice = brief_words(error)
        more = "" if isinstance(error, AnswerNotUnderstood) else advice  # the link beside it leads to what was said
        self._say(joining.sentences(what, more), "danger")

    def _say(self, text: str, tone: Tone) -> None:
        self.result.set_text(text, tone)
        self.result.show()

    def _save(self) -> None:
        if not self.save.isEnabled():
            return
        connection, key, before = self._entered(), self.key.text(), self._before
        self.save.set_busy(True, _tr("Saving…"))

        def done(kept: bool) -> None:
            self.save.set_busy(False)
            self.key.clear()
            self.saved.emit(connection, before, bool(key), kept)

        saving = self._context.desk.session.save(connection, key or None)
        self._context.runner.start("settings save", saving, done=done, failed=self._failed)


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

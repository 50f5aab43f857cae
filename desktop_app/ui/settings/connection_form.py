"""The form for one connection: name, address, key; with test and save."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.errors import AnswerNotUnderstood, KeyMissing, NeverArrived
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import brief_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import foot
from desktop_app.ui.settings.connection_fields import ConnectionFields
from desktop_app.ui.settings.trial_dialog import TrialDialog
from desktop_app.ui.text import joining, words

_tr = words.translator("settings")

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
        self.key, self.dialect, self.products = fields.key, fields.dialect, fields.products
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
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.fields, 1)
        said = QVBoxLayout()
        said.setContentsMargins(theme.L, theme.S, theme.L, theme.S + theme.XS)  # no room at all while both are hidden
        said.setSpacing(theme.S)
        said.addWidget(self.result)
        said.addWidget(self.drop)
        whole.addLayout(said)
        whole.addWidget(foot(self.test, self.missing, None, self.cancel, self.save))

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
        self.key.say_known(known, moved=moved, refused=refused)
        lacks_key = not known and not self.key.text()
        self.missing.setText(self._first_missing(lacks_key=lacks_key))
        for button in (self.test, self.save):
            button.setAccessibleDescription(self.missing.text())
            if not button.busy:
                button.setEnabled(bool(base_url) and not lacks_key and not self.dialect.broken)

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
        teaches = not self._context.services.session.policy.dialect
        dialog = TrialDialog(self._context, self.fields.connection, self.key.text(), self, teaches=teaches)
        dialog.taken.connect(self.dialect.teach)
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

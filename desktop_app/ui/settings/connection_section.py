"""Settings, Connection: the list, and the form in its place while one connection is edited."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLayout, QRadioButton, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.batches.trial import LEAST_TRIAL, MOST_TRIAL, USUAL_TRIAL
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.fields import FixedNote, lock
from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.parts.layout.card import Card, button_row
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.parts.layout.scrolled import Scrolled, scrolled_page
from desktop_app.ui.settings.connection_form import ConnectionForm
from desktop_app.ui.settings.product_editor import ProductEditor
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
        self.radio = QRadioButton(words.verbatim(connection_title(connection)))
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


class FirstNumbers(QWidget):
    """The choice how many numbers go first through a connection that isn't proven; visible where there is one."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._journal = context.services.journal
        self.choice = ChoiceButton(_tr("Send first, through a new connection"))
        self.choice.chosen.connect(self._chosen)
        fixed = context.services.session.policy.trial
        now = fixed or self._journal.setting(Setting.TRIAL_SIZE, USUAL_TRIAL)
        sizes = sorted({LEAST_TRIAL, USUAL_TRIAL, 50, MOST_TRIAL, now})
        self.choice.set_options([(size, words.counted(size, "%n number", "%n numbers")) for size in sizes], now)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.S, 0, 0)
        column.setSpacing(theme.XS)
        column.addLayout(button_row(self.choice, None))
        why = _tr("The rest follows once all of them are answered: what can't be read costs no more than these.")
        column.addWidget(Label(why, "small", wrap=True))
        if fixed is not None:
            column.addWidget(lock(self.choice))

    def _chosen(self, size: object) -> None:
        self._journal.save_setting(Setting.TRIAL_SIZE, size)


class ConnectionSection(QStackedWidget):
    """Uses a chosen connection at once, and tells every page. Emits `rebuilt` when the list has new widgets."""

    rebuilt = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.list = ConnectionList()
        self.form = ConnectionForm(context)
        self.said = Banner("success", "")
        self.said.hide()
        self.add = Button(_tr("Connect an account…"), icon="plus", clicked=lambda: self.edit(None))
        self.meant = Label(_tr("New lists and single checks go through the chosen connection."), "muted", wrap=True)
        self.first_numbers = FirstNumbers(context)
        self._fixed = context.services.session.policy.base_url
        self.add.setHidden(bool(self._fixed))
        self.area = self._lay_out_list()
        self.addWidget(self.area)
        self.addWidget(self.form)
        self.list.chosen.connect(self._choose)
        self.list.products_wanted.connect(self.show_products)
        self.list.edited.connect(self.edit)
        self.list.removed.connect(self._remove)
        self.form.saved.connect(self._saved)
        self.form.left.connect(self.show_list)
        self.refresh()

    def _lay_out_list(self) -> Scrolled:
        fixed = [FixedNote(_tr("Your organisation has set the service for this computer."))] if self._fixed else []
        row = button_row(self.add, None)
        parts: list[QWidget | QLayout] = [*fixed, self.said, self.meant, self.list, row, self.first_numbers]
        return scrolled_page(_tr("Connection"), *parts, spacing=theme.S)

    def focus_chain(self) -> list[QWidget]:
        """Return the widgets in Tab order, which follows the visual order."""
        rows = [widget for row in self.list.rows for widget in row.focus_chain()]
        return [*rows, self.add, self.first_numbers.choice, *self.form.focus_chain()]

    def show_list(self) -> None:
        """Show all connections."""
        self.refresh()
        self.setCurrentIndex(0)
        chosen = next((row.radio for row in self.list.rows if row.radio.isChecked()), None)
        if chosen is not None:
            chosen.setFocus()

    def show_products(self, connection: Connection) -> ProductEditor:
        """Show the products of a connection without a form."""
        editor = ProductEditor(connection, self)
        editor.open()
        return editor

    def edit(self, connection: Connection | None) -> None:
        """Show the form for a connection, or a new one; or for the only one that an organisation has set."""
        if self._fixed:
            connection = self._context.services.session.connection(self._fixed)
            if connection.local:
                return
        self.said.hide()
        self.setCurrentIndex(1)
        self.form.begin(connection)

    def enter_key(self, connection: Connection) -> None:
        """Show a connection's form, with the focus on the key."""
        self.edit(connection)
        self.form.key.first.field.setFocus()

    def leave_form(self) -> bool:
        """Leave the form for the list, asking first if needed; return False if the list is shown already."""
        if self.currentIndex() == 0:
            return False
        self.form.leave()
        return True

    def ask_first(self) -> bool:
        """Ask if closing would discard edits; return True if it asked."""
        if self.currentIndex() == 0 or not self.form.edited:
            return False
        self.form.drop.ask()
        return True

    def refresh(self) -> None:
        """Read the connections anew."""
        session = self._context.services.session
        self.list.show_connections(session.connections(), self._context.connection().base_url, self._in_use())
        for row in self.list.rows:
            row.remove.setVisible(not self._fixed and row.remove.isVisibleTo(row))
            row.confirmation.asked.connect(partial(self._bring_into_view, row))
        self.meant.setVisible(len(self.list.rows) > 1)
        self.first_numbers.setVisible(not all(each.local for each in session.connections()))
        self.rebuilt.emit()

    def _bring_into_view(self, row: QWidget) -> None:
        """Scroll to a row after its question was laid out."""
        QTimer.singleShot(0, row, lambda: self.area.ensureWidgetVisible(row))

    def _in_use(self) -> Counter[str]:
        return Counter(batch.base_url for batch in self._context.services.verification.unfinished())

    def _choose(self, connection: Connection) -> None:
        self.said.hide()
        self._context.use(connection)

    def _saved(self, connection: Connection, before: Connection | None, new_key: bool, kept: bool) -> None:
        self._context.use(connection)
        self._say_saved(connection, new_key, kept)
        self.show_list()
        if before is None or before.base_url == connection.base_url or self._in_use()[before.base_url]:
            return  # unfinished lists still need the old address and its key
        removing = self._context.services.session.remove(before)
        self._context.runner.start("settings remove", removing, done=lambda _: self.refresh())

    def _say_saved(self, connection: Connection, new_key: bool, kept: bool) -> None:
        text = _tr("“{}” is saved and in use.").format(connection_title(connection))
        if new_key and kept:
            text += " " + _tr("The system keyring keeps its key.")
        elif new_key and not self._context.services.session.policy.allows(Feature.SAVED_KEYS):
            text += " " + _tr("The key is kept until Dialproof is closed, as your organisation has set it.")
        elif new_key:
            text += " " + _tr("The system keyring can't be used: the key is kept until Dialproof is closed.")
        self._say(text, "success" if kept else "warning")

    def _say(self, text: str, tone: Tone) -> None:
        self.said.set_text(text, tone)
        self.said.show()
        self.area.verticalScrollBar().setValue(0)

    def _remove(self, connection: Connection) -> None:
        was_current = self._context.connection().base_url == connection.base_url

        def gone(_: None) -> None:
            self._say(_tr("“{}” and its key are removed.").format(connection_title(connection)), "success")
            self.show_list()
            if was_current:
                self._context.use(self._context.services.session.current())

        self._context.runner.start("settings remove", self._context.services.session.remove(connection), done=gone)

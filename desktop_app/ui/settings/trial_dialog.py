"""The connection test: step by step with requests and answers, and with pointing at the values meant."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.core.profile.model import DEFAULT, Place, ServiceProfile, parse_place, place_text
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from desktop_app.core.profile.trial import TEACHABLE, Step, Understood, taught, understood, values
from desktop_app.core.profile.writing import written
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.services.connections.connection_test import StepOutcome
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import brief_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label, tip_text
from desktop_app.ui.parts.layout.card import Card, button_row, filled, foot, header
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.nav_tabs import NavTabs
from desktop_app.ui.parts.tables.cell_delegate import Index, draw_ring, mark_chosen
from desktop_app.ui.parts.tables.table import draw_chevron
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("settings")


def step_title(step: Step) -> str:
    """Return a step's name for its tab."""
    return {Step.BALANCE: _tr("Balance"), Step.TASK: _tr("A task"), Step.CHECK: _tr("A single check")}[step]


def step_hint(step: Step) -> str:
    """Return the explanation of a step."""
    return {
        Step.BALANCE: _tr("Reads the balance of the account. It costs nothing."),
        Step.TASK: _tr("Asks about a task that the service accepted earlier, by its id. It costs nothing."),
        Step.CHECK: _tr("Checks one number, with its + and country code. The service may charge for it."),
    }[step]


def step_field(step: Step) -> str:
    """Return the label of a step's input; "" for none."""
    return {Step.BALANCE: "", Step.TASK: _tr("Id of the task"), Step.CHECK: _tr("Number, such as +447911123456")}[step]


def entry_name(name: str) -> str:
    """Return the name of an entry of [answers]."""
    return {
        "balance": _tr("balance"),
        "currency": _tr("currency"),
        "status": _tr("task's state"),
        "progress": _tr("progress"),
        "message": _tr("message"),
        "cost": _tr("cost"),
        "check": words.tr("Fields of the answer", "check"),
    }[name]


def this_is(name: str) -> str:
    """Return the button text for pointing at an entry of [answers]."""
    return {
        "balance": _tr("This is the balance"),
        "currency": _tr("This is the currency"),
        "status": _tr("This is the task's state"),
        "progress": _tr("This is the progress"),
        "message": _tr("This is the message"),
        "cost": _tr("This is the cost"),
        "check": _tr("This is the answer about the number"),
    }[name]


def outcome(tried: StepOutcome, found: Understood, *, teaches: bool = True) -> tuple[str, bool]:
    """Return a step's outcome in words, and True if it succeeded; `found` interprets an answer that came.

    `teaches`: values can be pointed at.
    """
    if tried.spoken is None or not 200 <= tried.spoken.status < 300:
        return joining.sentences(*brief_words(tried.error)) if tried.error else _tr("No answer came."), False
    if isinstance(tried.error, AnswerNotUnderstood) and isinstance(tried.spoken.raw, str):
        nothing = _tr("There is no value to point at: check the connection's address.")

        wrong = _tr("Not understood: {}.").format(stored_words.shown(tried.error.params["reason"]))
        return joining.sentences(wrong, nothing), False
    if found.trouble:
        wrong = _tr("Not understood: {}.").format(stored_words.shown(found.trouble))
        return joining.sentences(wrong, _mending(tried.step, teaches=teaches)), False
    message = joining.listed(joining.named(entry_name(name), value) for name, value in found.found.items() if value)
    return joining.sentences(_tr("Understood."), joining.begun_large(message)), True


def _mending(step: Step, *, teaches: bool) -> str:
    if not teaches:
        return words.tr("Ask whoever looks after this computer to correct it.", "errors")
    return _tr("Choose the right value below, then press “{}”.").format(this_is(TEACHABLE[step][0]))


_SIZE = (680, 600)
_MOST_LINES = 8  # of a request, before it scrolls
_TASK = "settings trial"


class TrialDialog(QDialog):
    """A non-modal dialog that starts with the balance.

    Emits `taken(text)` with the resulting service profile when applied.

    `teaches`: values can be pointed at; False if an organisation has set the profile.
    """

    taken = Signal(str)

    def __init__(
        self, context: PageContext, connection: Connection, key: str, parent: QWidget, *, teaches: bool = True
    ) -> None:
        super().__init__(parent)
        self._teaches = teaches
        self._steps = _steps(context)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr("Try the connection"))
        fit(self, *_SIZE)
        self._context, self._connection, self._key = context, connection, key
        self.profile = self._before = _profile_of(connection)
        self._tried: dict[Step, StepOutcome] = {}
        self._about: dict[Step, str] = {}
        self._asking: Step | None = None
        self._open = True
        self.tabs = NavTabs()
        self.hint = Label("", "muted", wrap=True)
        self.about = QLineEdit()
        self.ask = Button("", clicked=self._ask)
        self.state = Banner("accent", "")
        self.request = QPlainTextEdit()
        self.answer = AnswerTree()
        self.point: dict[str, Button] = {}
        self._pointing = QHBoxLayout()
        self._said = QWidget()
        self.close_button = Button(_tr("Close"), clicked=self.reject)
        self.use = Button(_tr("Use these settings"), "primary", clicked=self._use)
        if not teaches:
            self.use.hide()
        self._build()
        self._lay_out_said()
        self._lay_out()
        self._turn_to()
        self._ask()
        self.answer.setFocus()

    @property
    def step(self) -> Step:
        """The step shown."""
        return self._steps[self.tabs.currentIndex()]

    def done(self, result: int) -> None:
        """Cancel what is running, except a check, which the history of checks will then show."""
        if self._asking is not Step.CHECK:
            self._end_asking()
        self._asking, self._open = None, False
        super().done(result)

    def _build(self) -> None:
        for step in self._steps:
            self.tabs.add(step_title(step))
        self.tabs.setAccessibleName(_tr("Steps"))
        self.tabs.currentChanged.connect(self._turn_to)
        self.about.textChanged.connect(self._allow)
        self.about.returnPressed.connect(self._ask)
        self.request.setReadOnly(True)
        self.request.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.request.setTabChangesFocus(True)
        self.request.setAccessibleName(_tr("What was asked"))
        self.answer.pointed.connect(self._allow)
        for name in dict.fromkeys(name for names in TEACHABLE.values() for name in names):
            text = this_is(name)
            self.point[name] = Button(text, clicked=partial(self._teach, name))
            self._pointing.addWidget(self.point[name])

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(*theme.PAGE_MARGINS)
        column.setSpacing(theme.S)
        filled(self, header(self.tabs), column, foot(None, self.close_button, self.use), growing=column)
        column.addWidget(self.hint)
        asking = button_row(self.about, self.ask, None)
        asking.setStretch(0, 1)
        column.addLayout(asking)
        column.addWidget(self.state)
        column.addWidget(self._said, 1_000)  # all the room, once something was said
        column.addStretch(1)

    def _lay_out_said(self) -> None:
        column = QVBoxLayout(self._said)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addWidget(Label(_tr("Asked"), "caption"))
        column.addWidget(self.request)
        column.addWidget(Label(_tr("Answered"), "caption"))
        column.addWidget(Card.around(self.answer), 1)
        self._pointing.setSpacing(theme.S)
        self._pointing.addStretch()
        column.addLayout(self._pointing)

    # --- asking ---

    def _turn_to(self) -> None:
        if self._asking is not Step.CHECK:  # a check may have been charged: its answer is waited for
            self._end_asking()
        self.hint.setText(step_hint(self.step))
        wanted = step_field(self.step)
        self.about.setVisible(bool(wanted))
        self.about.setPlaceholderText(wanted)
        self.about.setAccessibleName(wanted)
        self.about.setText(self._about.get(self.step, ""))
        self.ask.setText(_tr("Check it") if self.step is Step.CHECK else _tr("Ask"))
        for name, button in self.point.items():
            button.setVisible(self._teaches and name in TEACHABLE[self.step])
        self._show()

    def _ask(self) -> None:
        step, about = self.step, self.about.text().strip()
        if not self._may_ask() or self.ask.busy:
            return
        self._about[step], self._asking = about, step
        self.ask.set_busy(True, _tr("Asking…"))
        connection = Connection(self._connection.base_url, self._connection.name, self._text())
        asking = self._context.services.connection_test.ask(connection, self._key, step, about)
        self._context.runner.start(_TASK, asking, done=self._heard, failed=self._failed)

    def _end_asking(self) -> None:
        self._context.runner.cancel(_TASK)
        self._asking = None
        self.ask.set_busy(False)

    def _heard(self, tried: StepOutcome) -> None:
        if self._open:
            self._end_asking()
            self._tried[tried.step] = tried
            self._show()

    def _failed(self, error: Exception) -> None:
        if self._open:
            self._end_asking()
            self.state.set_text(joining.sentences(*brief_words(error)), "danger")
            self.state.show()

    # --- what was said ---

    def _show(self) -> None:
        tried = self._tried.get(self.step)
        self.state.setVisible(tried is not None)
        spoken = tried.spoken if tried else None
        self._show_request(spoken.request if spoken else "")
        self.answer.show_answer(spoken.raw if spoken else {})
        self._said.setVisible(spoken is not None)
        self._say()

    def _show_request(self, text: str) -> None:
        """Show the request at the height of its lines, so that nothing is empty and little scrolls."""
        self.request.setPlainText(text)
        lines = min(self.request.blockCount(), _MOST_LINES)
        air = 2 * (int(self.request.document().documentMargin()) + theme.S)
        self.request.setFixedHeight(self.request.fontMetrics().lineSpacing() * lines + air)

    def _say(self) -> None:
        tried = self._tried.get(self.step)
        if tried is not None:
            raw = tried.spoken.raw if tried.spoken else None
            text, well = outcome(tried, understood(self.step, raw, self.profile), teaches=self._teaches)
            self.state.set_text(text, "success" if well else "danger")
        self._allow()

    def _teach(self, name: str) -> None:
        place = self.answer.chosen
        if place is not None:
            self.profile = taught(self.profile, name, place)
            self._say()

    def _may_ask(self) -> bool:
        return self.step is Step.BALANCE or bool(self.about.text().strip())

    def _allow(self) -> None:
        if not self.ask.busy:
            self.ask.setEnabled(self._may_ask())
        for button in self.point.values():
            button.setEnabled(self.answer.chosen is not None)
        self.use.setEnabled(self.profile != self._before)

    def _text(self) -> str:
        """Return the profile; with its own comments if nothing was pointed at."""
        return self._connection.profile if self.profile == self._before else written(self.profile)

    def _use(self) -> None:
        self.taken.emit(self._text())
        self.accept()


def _steps(context: PageContext) -> list[Step]:
    """Return the steps, without the single check if an organisation has switched that off."""
    checks = context.services.session.policy.allows(Feature.REALTIME_CHECKS)
    return [step for step in Step if checks or step is not Step.CHECK]


def _profile_of(connection: Connection) -> ServiceProfile:
    """Return the connection's profile; an unreadable one counts as empty, which the form reports."""
    try:
        return read_profile(connection.profile)
    except ProfileWrong:
        return DEFAULT


# --- An answer as a tree of its values, each of which one can point at ---


_PLACE = Qt.ItemDataRole.UserRole
_LONGEST = 200
_NAMES, _ROW = 220, 26  # pixels


class AnswerTree(QTreeWidget):
    """Emits `pointed(place)` when another value is chosen; `chosen` is its place, None for none."""

    pointed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(2)
        self.setHeaderLabels([words.tr("Name", "settings"), words.tr("Value", "settings")])
        self.setColumnWidth(0, _NAMES)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.setAccessibleName(words.tr("What the service said", "settings"))
        self.setUniformRowHeights(True)
        self.currentItemChanged.connect(lambda _now, _before: self.pointed.emit())

    @property
    def chosen(self) -> Place | None:
        """The place of the current value."""
        item = self.currentItem()
        place: Place | None = item.data(0, _PLACE) if item else None
        return tuple(place) if place else None

    def show_answer(self, raw: Any) -> None:
        """Show an answer's values; text that isn't JSON as a single line."""
        self.clear()
        if not isinstance(raw, dict | list):
            text = raw if isinstance(raw, str) else json.dumps(raw)
            self.addTopLevelItem(_item(words.tr("Text", "settings"), text[:_LONGEST]))
            self.setRootIsDecorated(False)
            return
        items: dict[Place, QTreeWidgetItem] = {}
        for place, value in values(raw):
            item = _item(_name(place), _shown(value))
            if _can_be_written(place):
                item.setData(0, _PLACE, list(place))
            items[place] = item
            if place[:-1] in items:
                items[place[:-1]].addChild(item)
            else:
                self.addTopLevelItem(item)
        # Room for arrows only where there are any: else names begin where their header does.
        self.setRootIsDecorated(any(item.childCount() for item in items.values()))
        self.expandToDepth(2)

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 - Qt's name
        """Draw the row, its mark if selected, and the focus ring."""
        super().drawRow(painter, option, index)
        if self.selectionModel().isSelected(index):
            mark_chosen(painter, option.rect)
        if self.hasFocus() and index == self.currentIndex().siblingAtColumn(0):
            draw_ring(painter, option.rect.adjusted(0, 0, 0, 1))

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:  # noqa: N802 - Qt's name
        """Draw our chevron instead of the style's, and the row's background up to the edge."""
        if self.selectionModel().isSelected(index):
            painter.fillRect(rect, theme.colour("selection"))
        if self.model().hasChildren(index):
            draw_chevron(self, painter, rect, index)

    def point_at(self, place: Place) -> None:
        """Choose the value at a place, if it is there."""
        waiting = [self.topLevelItem(at) for at in range(self.topLevelItemCount())]
        while waiting:
            item = waiting.pop()
            if item is None:
                continue
            if tuple(item.data(0, _PLACE) or ()) == place:
                self.setCurrentItem(item)
                return
            waiting += [item.child(at) for at in range(item.childCount())]


def _item(name: str, value: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([name, value])
    item.setSizeHint(0, QSize(0, _ROW))
    item.setToolTip(1, tip_text(value))
    return item


def _can_be_written(place: Place) -> bool:
    """Return True if a profile can express the place: names with odd characters can't be written."""
    try:
        return parse_place(place_text(place)) == place
    except ValueError:
        return False


def _name(place: Place) -> str:
    step = place[-1]
    return f"[{step}]" if isinstance(step, int) else step


def _shown(value: Any) -> str:
    if isinstance(value, dict | list):
        return ""
    if value is None:
        return words.NOTHING
    return (value if isinstance(value, str) else json.dumps(value))[:_LONGEST]

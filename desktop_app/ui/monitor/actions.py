"""The buttons at the foot of the panel for actions on a batch, and the questions before some of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.status import Action, Actions
from desktop_app.core.service.connection import Connection
from desktop_app.ui.batch.repeat_work import RepeatWork
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.unlocking import unlock, unlocking
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Confirmation
from desktop_app.ui.parts.button import Button, FocusLoan, icon_button
from desktop_app.ui.parts.label import line
from desktop_app.ui.text import words


class ActionButtons(QWidget):
    """Shows the applicable buttons at fixed places, one of them in blue.

    Emits `wanted(Action)` for a click, and `delete_confirmed` only once the question of `ask` was answered; `repeat`
    asks its own question.
    """

    wanted = Signal(object)
    delete_confirmed = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._actions = Actions(frozenset())
        self._aside = False

        def button(action: Action, text: str, icon: str = "") -> Button:
            return Button(text, icon=icon, clicked=lambda: self.wanted.emit(action))

        self.key = KeyButton(context)
        self.connection = button(Action.CONNECTION, words.tr("Connection…", "settings"), "link")
        self.connection.setProperty("scale", "large")
        self.results = button(Action.RESULTS, words.tr("Open results", "monitor"))
        self.fetch = button(Action.FETCH, words.tr("Fetch again", "monitor"), "refresh")
        self.fetch.setAccessibleName(words.tr("Fetch the results again", "monitor"))
        self.fetch.setToolTip(words.tr("Asks for missing answers: nothing is sent or charged", "monitor"))
        self.again = button(Action.REPEAT, words.tr("Send the unanswered again…", "monitor"))
        self.repeat = RepeatWork(context)
        self.repeat.asking_changed.connect(self._repeat_asking)
        self.decide = button(Action.DECIDE, words.tr("Decide…", "monitor"))
        self.carry_on = button(Action.CARRY_ON, words.tr("Carry on", "monitor"))
        self.pause = button(Action.PAUSE, words.tr("Pause", "monitor"))
        self._focus = FocusLoan(self)  # of carry on and pause
        self.export = button(Action.EXPORT, words.tr("Export…", "monitor"))
        ask = lambda: self.wanted.emit(Action.DELETE)  # noqa: E731 - as the other buttons do
        self.delete = icon_button("trash", words.tr("Delete this batch", "monitor"), ask)
        self._by_action: dict[Action, Button] = {
            Action.KEY: self.key,
            Action.UNLOCK: self.key,
            Action.CONNECTION: self.connection,
            Action.DECIDE: self.decide,
            Action.CARRY_ON: self.carry_on,
            Action.PAUSE: self.pause,
            Action.RESULTS: self.results,
            Action.EXPORT: self.export,
            Action.FETCH: self.fetch,
            Action.REPEAT: self.again,
            Action.DELETE: self.delete,
        }
        self._lay_out()

    def _lay_out(self) -> None:
        self._answers = ButtonRows(self.results, self.fetch)
        self._buttons = ButtonRows(self.decide, self.carry_on, self.pause, self.export, self.delete)
        self.question = Confirmation("", words.tr("Delete", "monitor"), words.tr("Keep it", "monitor"))
        self.question.confirmed.connect(self.delete_confirmed)
        self.question.settled.connect(self._settled)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addWidget(line())
        for widget in (
            self.key,
            self.connection,
            self._answers,
            self.again,
            self._buttons,
            self.question,
            self.repeat,
        ):
            column.addWidget(widget)

    def show_state(self, actions: Actions) -> None:
        """Show the applicable buttons."""
        self._actions = actions
        held = self.window().focusWidget() in {self.carry_on, self.pause}
        self.key.show_state(actions)
        for action in (Action.EXPORT, Action.DECIDE, Action.CARRY_ON, Action.DELETE):
            self._by_action[action].setVisible(action in actions)
        self.pause.setVisible(Action.PAUSE in actions or actions.pausing)
        self.pause.setEnabled(not actions.pausing)
        self.pause.setText(words.tr("Pausing…", "monitor") if actions.pausing else words.tr("Pause", "monitor"))
        if held and self.window().focusWidget() not in {self.carry_on, self.pause}:
            self._focus.lend()
        if Action.DELETE not in actions:
            self.question.hide()
        if Action.REPEAT not in actions:
            self.repeat.take_back()
        self._show_buttons()
        for button in (self.carry_on, self.pause):  # one replaces the other, and takes the focus over
            if button.isVisible() and button.isEnabled():
                self._focus.give_back(button)

    def set_low(self, low: bool) -> None:
        """Arrange the buttons in as few lines as possible if the window is low."""
        self._answers.set_low(low)
        self._buttons.set_low(low)

    def take_again(self) -> None:
        """Move the button for the unanswered numbers back to its place."""
        self._column.insertWidget(self._column.indexOf(self._answers) + 1, self.again)

    @property
    def asking(self) -> bool:
        """True while a question is shown."""
        return not self.question.isHidden() or self.repeat.asking

    def take_back(self) -> None:
        """Dismiss the question."""
        self.repeat.take_back()
        if not self.question.isHidden():
            self.question.dismiss()

    def set_aside(self, aside: bool) -> None:
        """Show no blue button here while something else leads, such as a note being written."""
        self._aside = aside
        self._show_buttons()

    def ask(self, unsent: int) -> None:
        """Ask if the batch is to be deleted although `unsent` of its numbers would never be verified."""
        message = words.counted(
            unsent,
            "%n number isn't verified yet. Deleting the batch drops it.",
            "%n numbers aren't verified yet. Deleting the batch drops them.",
        )
        self.question.set_question(message, words.tr("Delete", "monitor"))
        self.question.show()
        self._show_buttons()
        self.question.ask()

    def _settled(self) -> None:
        self._show_buttons()
        if self.delete.isVisible():
            self.delete.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_buttons(self) -> None:
        shown = {self._by_action[action] for action in self._actions.possible}
        primary = self._by_action[self._actions.primary] if self._actions.primary else None
        if self._aside or self.repeat.asking:  # one blue button at a time
            primary = None
        for button in (self.key, self.connection, self.fetch, self.again):
            button.setVisible(button in shown and not self.asking)
        self.results.setVisible(self.results in shown and not self.repeat.asking)
        self._answers.setVisible(not (self.results.isHidden() and self.fetch.isHidden()))
        self._buttons.setVisible(not self.asking)
        for button in (self.key, self.connection, self.decide, self.carry_on, self.results):
            button.set_kind("primary" if button is primary else "secondary")
        theme.set_role(self.results, scale="large" if primary is self.results else "")

    def _repeat_asking(self, asking: bool) -> None:
        held = self.repeat.isAncestorOf(QApplication.focusWidget() or self)
        self._show_buttons()
        if not asking and held and self.again.isVisible():
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)


# --- The button of a batch that waits for its connection's key ---


class KeyButton(Button):
    """Leads to the field of the key, or has a locked keyring unlocked."""

    def __init__(self, context: PageContext) -> None:
        super().__init__("", icon="key", clicked=self._act)
        self._context = context
        self._actions = Actions(frozenset())
        self.setProperty("scale", "large")
        context.changes.account_changed.connect(self._account_told)

    def show_state(self, actions: Actions) -> None:
        """Say what unlocks a batch, if it is locked."""
        self._actions = actions
        self.set_busy(False)
        locked = Action.UNLOCK in actions
        self.setText(words.tr("Unlock keyring…", "window") if locked else words.tr("Enter key…", "window"))
        if locked and unlocking(self._context, self._connection()):
            self.set_busy(True, words.tr("Unlocking…", "upload"))

    def _connection(self) -> Connection:
        return self._context.services.session.connection(self._actions.base_url)

    def _act(self) -> None:
        if Action.UNLOCK in self._actions:
            unlock(self._context, self._connection())
            self.show_state(self._actions)
        else:
            self._context.connect("key", self._connection())

    def _account_told(self, _status: object) -> None:
        self.show_state(self._actions)


# --- Buttons side by side, wrapped into several lines if needed ---


_GAP = theme.S


class ButtonRows(QWidget):
    """Takes as few lines as the words allow, each filled; icon-only buttons stay beside the last of the others."""

    def __init__(self, *buttons: Button) -> None:
        super().__init__()
        self._buttons = buttons
        self._lines: list[list[Button]] = []
        self._low = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # one line may be wider than the room
        self._rows = [QHBoxLayout() for _ in buttons]
        for row in self._rows:
            row.setSpacing(_GAP)
            column.addLayout(row)
        self._put([list(buttons)])

    @property
    def lines(self) -> Sequence[Sequence[Button]]:
        """The visible buttons by line."""
        return self._lines

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest button, because lines can be broken."""
        shown = [button.sizeHint().width() for button in self._buttons if not button.isHidden()]
        return QSize(max(shown, default=0), super().minimumSizeHint().height())

    def set_low(self, low: bool) -> None:
        """Use a single line in a low window, with less room around the words, which are shortened only if needed."""
        self._low = low
        for button in self._buttons:
            if button.property("kind") == "secondary":
                theme.set_role(button, scale="tight" if low else "")
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the buttons for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Arrange the buttons again when one was shown, hidden or reworded."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        shown = [button for button in self._buttons if not button.isHidden()]
        lines = [shown] if self._low else in_lines(shown, self.width())
        if lines != self._lines:
            self._put(lines)

    def _put(self, lines: list[list[Button]]) -> None:
        self._lines = lines
        for row, shown in zip(self._rows, lines, strict=False):
            # icon-only buttons keep their place, even alone in a line
            place = Qt.AlignmentFlag(0) if any(each.text() for each in shown) else Qt.AlignmentFlag.AlignRight
            for button in shown:
                row.addWidget(button, 1 if button.text() else 0, place)
        if column := self.layout():
            column.invalidate()  # moving a button between rows changes the height of all
        self.updateGeometry()


def in_lines(buttons: Sequence[Button], room: int) -> list[list[Button]]:
    """Return one line if all fit; else a new line begins with the last worded button, after the others as they fit."""
    if _wide(buttons) <= room or len(buttons) < 2:
        return [list(buttons)]
    last = max((at for at, button in enumerate(buttons) if button.text()), default=0)
    lines: list[list[Button]] = []
    for button in buttons[:last]:
        if lines and _wide([*lines[-1], button]) <= room:
            lines[-1].append(button)
        else:
            lines.append([button])
    return [*lines, list(buttons[last:])]


def _wide(buttons: Sequence[Button]) -> int:
    return sum(button.sizeHint().width() for button in buttons) + _GAP * (len(buttons) - 1)

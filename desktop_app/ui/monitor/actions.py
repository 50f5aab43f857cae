"""What can be done with a batch: the buttons at the foot of the panel, and the questions before some of them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui import theme, words
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.context import PageContext
from desktop_app.ui.monitor.offers import Offers
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.focus_loan import FocusLoan
from desktop_app.ui.parts.label import Label
from desktop_app.ui.results.repeat_work import RepeatWork


class Actions(QWidget):
    """Shows what applies. `delete_confirmed` after `ask` only once the question was answered; `repeat` asks its own."""

    results_clicked = Signal()
    export_clicked = Signal()
    carry_on_clicked = Signal()
    pause_clicked = Signal()
    delete_clicked = Signal()
    delete_confirmed = Signal()
    decide_clicked = Signal()
    again_clicked = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._repeatable = self._has_results = False
        self.results = Button(words.tr("Open results", "monitor"), "primary", clicked=self.results_clicked.emit)
        self.results.setProperty("scale", "large")
        self.again = Button(
            words.tr("Send the unanswered again…", "monitor"), icon="refresh", clicked=self.again_clicked.emit
        )
        self.repeat = RepeatWork(context)
        self.repeat.asking_changed.connect(self._repeat_asking)
        self.decide = Button(words.tr("Decide…", "monitor"), clicked=self.decide_clicked.emit)
        self.carry_on = Button(words.tr("Carry on", "monitor"), clicked=self.carry_on_clicked.emit)
        self.pause = Button(words.tr("Pause", "monitor"), clicked=self.pause_clicked.emit)
        self._focus = FocusLoan(self)  # of these two
        self.export = Button(words.tr("Export…", "monitor"), clicked=self.export_clicked.emit)
        self.delete = icon_button("trash", words.tr("Delete this batch", "monitor"), self.delete_clicked.emit)
        self.really = Button(words.tr("Delete", "monitor"), "danger", icon="trash", clicked=self._confirm)
        self.keep = Button(words.tr("Keep it", "monitor"), clicked=self.take_back)
        self._buttons = _row(self.decide, self.carry_on, self.pause, self.export, self.delete)
        self._question = QWidget()
        asking = QVBoxLayout(self._question)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.setSpacing(theme.S)
        said = words.tr("It isn't finished. If you delete it, what isn't sent won't be sent.", "monitor")
        asking.addWidget(Label(said, wrap=True))
        asking.addWidget(_row(self.keep, self.really))
        self._question.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        for widget in (self.results, self.again, self._buttons, self._question, self.repeat):
            column.addWidget(widget)
        bind("monitor.back", self._question, self.take_back, within=True)

    def offer(self, offers: Offers, *, repeat: bool) -> None:
        """Which of them apply; without results nothing can be exported. `repeat`: some numbers have no answer."""
        self._has_results = offers.results
        held = self.window().focusWidget() in {self.carry_on, self.pause}
        self.export.setVisible(offers.results)
        self.decide.setVisible(offers.decide)
        self.carry_on.setVisible(offers.carry_on)
        self.pause.setVisible(offers.pause or offers.pausing)
        self.pause.setEnabled(not offers.pausing)
        self.pause.setText(words.tr("Pausing…", "monitor") if offers.pausing else words.tr("Pause", "monitor"))
        self.delete.setVisible(offers.delete)
        if held and self.window().focusWidget() not in {self.carry_on, self.pause}:
            self._focus.lend()
        self._repeatable = repeat
        if not offers.delete:
            self._question.hide()
        if not self._repeatable:
            self.repeat.take_back()
        self._show_buttons()
        for button in (self.carry_on, self.pause):  # one takes the other's place, with the focus
            if button.isVisible() and button.isEnabled():
                self._focus.give_back(button)

    @property
    def asking(self) -> bool:
        """Whether a question is shown."""
        return not self._question.isHidden() or self.repeat.asking

    def take_back(self) -> None:
        """The question is off the table."""
        self.repeat.take_back()
        if not self._question.isHidden():
            self._question.hide()
            self._show_buttons()
            self.delete.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_buttons(self) -> None:
        self.results.setVisible(self._has_results and not self.repeat.asking)  # one blue button at a time
        self.again.setVisible(self._repeatable and not self.asking)
        self._buttons.setVisible(not self.asking)

    def ask(self) -> None:
        """Whether it is to be deleted all the same."""
        self._question.show()
        self._show_buttons()
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)

    def _repeat_asking(self, asking: bool) -> None:
        held = self.repeat.isAncestorOf(QApplication.focusWidget() or self)
        self._show_buttons()
        if not asking and held and self.again.isVisible():
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _confirm(self) -> None:
        self._question.hide()
        self._show_buttons()
        self.delete_confirmed.emit()


def _row(*buttons: Button) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(theme.S)
    for button in buttons:
        row.addWidget(button, 1 if button.text() else 0)
    return made

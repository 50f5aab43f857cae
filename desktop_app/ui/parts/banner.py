"""What a page says in place, without a modal box: a strip with a button, a question, and what an empty view is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.card import button_row
from desktop_app.ui.parts.layout.compact_mode import CompactMode
from desktop_app.ui.text import words

Tone = Literal["warning", "danger", "success", "accent"]
TONE_ICON = {"warning": "warning", "danger": "alert", "success": "check", "accent": "info"}


class Banner(QFrame):
    """`Banner("warning", "14 numbers lost digits in Excel", "Show", show_them)`.

    Its buttons stand beside the text, or below it where that is no higher. `closed`: adds a cross for closing, which
    calls this.
    """

    def __init__(
        self,
        tone: Tone,
        text: str,
        action: str = "",
        clicked: Callable[[], object] | None = None,
        *,
        closed: Callable[[], object] | None = None,
    ) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self._icon = IconLabel(TONE_ICON[tone], tone)
        self._text = Label(text, "medium", tone=tone, wrap=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._detail = Label("", "small", tone=tone, wrap=True)
        self._detail.hide()
        self.button = Button(action, "link", clicked=clicked)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(2)
        self._lines.addWidget(self._text)
        self._lines.addWidget(self._detail)
        self._actions = button_row(None, self.button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(theme.S)
        self._row.addLayout(self._said(), 1)
        self._row.addLayout(self._actions)
        self._whole = QHBoxLayout(self)
        self._whole.setContentsMargins(theme.S + 2, theme.S, theme.S, theme.S)
        self._whole.setSpacing(theme.S)
        self._whole.addLayout(self._row, 1)
        self.button.setVisible(bool(action))  # only now: without a parent it would open as a window
        if closed is not None:
            self.close_button = icon_button("close", words.tr("Close this message", "shell"), closed)
            self._whole.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_text(text, tone)

    def _said(self) -> QLayout:
        """Return the icon and the text: aligned to the first line, and both centred beside something higher."""
        beside = QVBoxLayout()
        beside.setContentsMargins(
            0, max(0, (self._text.fontMetrics().height() - self._icon.sizeHint().height()) // 2), 0, 0
        )
        beside.addWidget(self._icon)
        beside.addStretch()
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        row.addLayout(beside)
        row.addLayout(self._lines, 1)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addStretch()
        middle.addLayout(row)
        middle.addStretch()
        return middle

    def add_action(self, button: Button) -> None:
        """Add another button before the banner's own."""
        self._actions.insertWidget(1, button)
        theme.set_role(button, tone=str(self.property("tone")))

    def add_last_action(self, button: Button) -> None:
        """Add another button behind the banner's own."""
        self._actions.addWidget(button)
        theme.set_role(button, tone=str(self.property("tone")))

    def event(self, event: QEvent) -> bool:
        """Place the buttons anew when there is other room, or other words or buttons."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place_buttons()
        return done

    def _place_buttons(self) -> None:
        below = self._lower_below()
        if below is (self._row.direction() == QBoxLayout.Direction.TopToBottom):
            return
        way = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)

    def _lower_below(self) -> bool:
        """Return True if the words take more than two lines beside the buttons, and both no more below each other."""
        buttons = self._actions.sizeHint()
        room = self._row.geometry().width() - self._icon.width() - theme.S
        beside, whole = self._words_high(room - buttons.width() - theme.S), self._words_high(room)
        two_lines = 2 * self._text.fontMetrics().lineSpacing()
        return buttons.height() > 0 and beside > two_lines and whole + buttons.height() <= beside

    def _words_high(self, width: int) -> int:
        labels = [each for each in (self._text, self._detail) if not each.isHidden()]
        return sum(each.heightForWidth(max(1, width)) for each in labels)

    def put_below(self) -> None:
        """Put the button below the text, if there is little room beside it."""
        self._lines.addSpacing(theme.XS)
        self._lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def set_text(self, text: str, tone: Tone | None = None) -> None:
        """Show another text, in another tone if given."""
        self._text.setText(text)
        self.setAccessibleName(text)
        if tone is not None:
            self._icon.set_icon(TONE_ICON[tone], tone)
            self._detail.set_tone(tone)
            theme.set_role(self, tone=tone)
            self._text.set_tone(tone)
            theme.set_role(self.button, tone=tone)

    def say(self, text: str, detail: str = "") -> None:
        """Show these lines, or hide the banner if they are empty."""
        self.set_text(text)
        self.set_detail(detail)
        self.setVisible(bool(text))

    def set_detail(self, text: str) -> None:
        """Set a second line in small letters; "" for none."""
        self._detail.setText(text)
        self._detail.setVisible(bool(text))
        self.setAccessibleDescription(text)

    def detail(self) -> str:
        """Return the second line."""
        return self._detail.text()

    def text(self) -> str:
        """Return the text."""
        return self._text.text()


UNDO = 10_000  # milliseconds within which a deletion can be taken back


class UndoBanner(Banner):
    """Says that something is deleted, and offers to take that back for some seconds.

    `undo`: called by its button. Emits `over()` when the time is up; whoever hears that calls `end` or `wait`.
    """

    over = Signal()

    def __init__(self, text: str, undo: Callable[[], object]) -> None:
        super().__init__("success", "", text, undo)
        self._timer = QTimer(self, singleShot=True, interval=UNDO)
        self._timer.timeout.connect(self.over)
        self.hide()

    def offer(self, text: str) -> None:
        """Say what is deleted, and focus the button."""
        self.set_text(text, "success")
        self.show()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wait()

    def wait(self) -> None:
        """Offer it as long once more."""
        self._timer.start()

    def end(self) -> None:
        """Offer it no longer."""
        self._timer.stop()
        self.hide()


class Confirmation(QFrame):
    """Hidden until `ask`. Emits `asked`, `confirmed` on yes, and `settled` after either answer; Escape means no.

    `tone` "danger" is for what can't be undone, "accent" for what only costs something.
    """

    confirmed = Signal()
    settled = Signal()
    asked = Signal()

    def __init__(self, question: str, act: str, keep: str = "", *, tone: str = "danger") -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self.setProperty("tone", tone)
        self._question = Label(question, "medium", tone=tone, wrap=True)
        self._question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.yes = Button(act, "danger" if tone == "danger" else "secondary", clicked=self._confirm)
        self.no = Button(keep or words.tr("Keep", "settings"), clicked=self.dismiss)
        self._icon = IconLabel(TONE_ICON[tone], tone)
        self._asking, self._buttons = QHBoxLayout(), button_row(None, self.no, self.yes)
        self._asking.setSpacing(theme.S)
        self._asking.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        self._asking.addWidget(self._question, 1)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(theme.S + theme.XS, theme.S, theme.S, theme.S)
        self._whole.setSpacing(theme.S)
        self._whole.addLayout(self._asking, 1)
        self._whole.addLayout(self._buttons)
        self.set_question(question, act)
        self.hide()

    def set_question(self, question: str, act: str) -> None:
        """Set another question."""
        self._question.setText(question)
        self.yes.setText(act)
        self.setAccessibleName(question)
        self.yes.setAccessibleDescription(question)
        self.no.setAccessibleDescription(question)
        self._place_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons beside the question if there is room, else below it."""
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        sides = self._whole.contentsMargins()
        room = self.width() - sides.left() - sides.right() - self._icon.width() - 3 * theme.S
        words_wide = self._question.fontMetrics().horizontalAdvance(self._question.text())
        beside = words_wide + self._buttons.sizeHint().width() < room
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._whole.direction() != way:
            self._whole.setDirection(way)
            self._whole.setAlignment(self._buttons, Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0))
            in_line = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag.AlignTop
            self._asking.setAlignment(self._icon, in_line)

    def question(self) -> str:
        """Return the question."""
        return self._question.text()

    def ask(self) -> None:
        """Show the question, with the focus on the harmless answer."""
        self.show()
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asked.emit()

    def dismiss(self) -> None:
        """Answer no."""
        self.hide()
        self.settled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the question, not the window, on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _confirm(self) -> None:
        self.dismiss()
        self.confirmed.emit()


_LOW = 248  # pixels below which there is no room for the icon and the air around


class EmptyState(QWidget):
    """Centred; put more below with `extra.addWidget(…)`. If it is low, words and buttons have priority."""

    def __init__(self, icon: str, title: str, text: str = "", buttons: list[Button] | None = None) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.title = Label(title, "title", wrap=True)
        self.text = Label(text, "muted", wrap=True)
        self.extra = QVBoxLayout()
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        row.addStretch()
        for button in buttons or []:
            row.addWidget(button)
        row.addStretch()
        layout = self._column = QVBoxLayout(self)
        layout.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        layout.setSpacing(theme.S)
        layout.addStretch(2)
        self._icon_name = icon
        self._icon = IconLabel(icon, "muted", 32)
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(theme.XS)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setMaximumWidth(520)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            line = QHBoxLayout()
            line.addStretch(1)
            line.addWidget(label, 100)
            line.addStretch(1)
            layout.addLayout(line)
        layout.addSpacing(theme.S)
        layout.addLayout(row)
        layout.addLayout(self.extra)
        layout.addStretch(3)
        self.text.setVisible(bool(text))
        CompactMode(self, _LOW).changed.connect(self._set_low)

    def set_tone(self, tone: str) -> None:
        """Set the icon's colour: a palette role, "muted" while idle."""
        self._icon.set_icon(self._icon_name, tone)

    def _set_low(self, low: bool) -> None:
        self._icon.setHidden(low)
        air = theme.S if low else theme.L
        self._column.setContentsMargins(air, air, air, air)

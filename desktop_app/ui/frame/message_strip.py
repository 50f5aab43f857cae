"""The strip in the footer's place: what happened, what it means, what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import TONE_ICON
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words

MessageKind = Literal["error", "warning", "info", "success"]
_AIR = 3  # pixels above and below its words: two lines go into the place of the footer in a low window
_TONE = {"error": "danger", "warning": "warning", "info": "accent", "success": "success"}


@dataclass(frozen=True, slots=True)
class Message:
    """One message; two of the same words count as one. `lasting`: it holds whatever connection is in use."""

    kind: MessageKind
    what: str
    meaning: str = ""
    advice: str = ""
    action_text: str = ""
    lasting: bool = False

    @property
    def more(self) -> str:
        """Meaning and advice in one paragraph."""
        return joining.sentences(self.meaning, self.advice)


class MessageStrip(QFrame):
    """The newest message; closing it brings back the one before, so that none is lost.

    It has a fixed place, which `fold` tells. A message that is too long for it is shortened, and `more` shows it whole.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._messages: list[tuple[Message, Callable[[], object] | None]] = []
        self._closed: dict[Message, Callable[[], object]] = {}
        self._icon = IconLabel("info", "accent")
        self._what = Label("", "strong", wrap=True).selectable()
        self._more = Label("", "fine", wrap=True).selectable()
        self.unfolded = False
        self._room = (0, 1)  # pixels of width, lines of what it means
        self.more = Button("", "icon", icon="chevron-up", clicked=self._toggle)
        self.action = Button("", clicked=self._act)
        self.close_button = icon_button("close", words.tr("Close this message", "shell"), self.dismiss)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        for label in (self._what, self._more):
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            texts.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, _AIR, theme.M, _AIR)
        row.setSpacing(theme.S)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)
        row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.action, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    @property
    def message(self) -> Message | None:
        """The one that is shown."""
        return self._messages[-1][0] if self._messages else None

    def show_message(
        self,
        message: Message,
        action: Callable[[], object] | None = None,
        closed: Callable[[], object] | None = None,
    ) -> None:
        """Show it on top of the others and have it read aloud; `closed` is called when the person closes it."""
        if closed is not None:
            self._closed[message] = closed
        self._messages = [kept for kept in self._messages if kept[0] != message]
        self._messages.append((message, action))
        self._refresh()
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        spoken = joining.sentences(joining.named(_kind_word(message.kind), message.what), message.more)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def holds(self, message: Message) -> bool:
        """Whether it is shown, or lies below another."""
        return any(kept == message for kept, _action in self._messages)

    def replace(self, old: Message, new: Message, action: Callable[[], object] | None = None) -> None:
        """Put `new` where `old` lies, if it is there still; nothing is read aloud, as it says no more than before."""
        if not self.holds(old):
            return
        kept = [each for each in self._messages if each[0] == old or each[0] != new]
        self._messages = [(new, action) if each[0] == old else each for each in kept]
        if old in self._closed:
            self._closed[new] = self._closed.pop(old)
        self._refresh()

    def dismiss(self) -> None:
        """Close the message that is shown."""
        if self._messages:
            message, _action = self._messages.pop()
            closed = self._closed.pop(message, None)
            if closed is not None:
                closed()
        self._refresh()

    def withdraw(self, message: Message) -> None:
        """It is no longer so: take this message away, shown or below another."""
        self._messages = [kept for kept in self._messages if kept[0] != message]
        self._closed.pop(message, None)
        self._refresh()

    def list_changed(self) -> None:
        """Another list is looked at: what was only noted of the one before would read as if said of it."""
        noted = {each for each, action in self._messages if each.kind == "info" and not (action or each.lasting)}
        self._messages = [kept for kept in self._messages if kept[0] not in noted]
        self._closed = {message: closed for message, closed in self._closed.items() if message not in noted}
        self._refresh()

    def connection_changed(self) -> None:
        """Take away what was said of the other connection: all but what lasts."""
        self._messages = [kept for kept in self._messages if kept[0].lasting]
        self._closed = {message: closed for message, closed in self._closed.items() if message.lasting}
        self._refresh()

    def clear(self) -> None:
        """Close them all."""
        self._messages.clear()
        self._closed.clear()
        self._refresh()

    def _act(self) -> None:
        action = self._messages[-1][1] if self._messages else None
        self.dismiss()
        if action is not None:
            action()

    def _refresh(self) -> None:
        message = self.message
        self.unfolded = False
        if message is None:
            self.hide()
            return
        tone = _TONE[message.kind]
        self._icon.set_icon(TONE_ICON[tone], tone)
        self._what.set_tone(tone)
        self.action.setText(message.action_text)
        self.action.setVisible(bool(message.action_text))
        self.setAccessibleName(joining.sentences(joining.named(_kind_word(message.kind), message.what), message.more))
        theme.set_role(self, tone=tone)
        self._say()
        self.show()

    def fold(self, width: int, lines: int) -> None:
        """Have room for one line of what happened and `lines` of what it means, in a strip `width` pixels wide."""
        if (width, lines) != self._room:
            self._room = width, lines
            self._say()

    def _toggle(self) -> None:
        self.unfolded = not self.unfolded
        self._say()

    def _say(self) -> None:
        """As much of the message as there is room for; all of it once a person has asked for it."""
        if (message := self.message) is None:
            return
        what, more = _what_words(message), message.more
        width, lines = self._room
        room = width - self._beside()
        short = _shortened(what, self._what, room, 1), _shortened(more, self._more, room, lines)
        cut = short != (what, more)
        if cut:
            room -= self.more.sizeHint().width() + theme.S
            short = _shortened(what, self._what, room, 1), _shortened(more, self._more, room, lines)
        self._what.setText(what if self.unfolded else short[0])
        self._more.setText(more if self.unfolded else short[1])
        self._more.setVisible(bool(more))
        self.more.setVisible(cut)
        said = words.tr("Show less", "shell") if self.unfolded else words.tr("Show the whole message", "shell")
        self.more.set_icon("chevron-down" if self.unfolded else "chevron-up")
        self.more.setAccessibleName(said)
        self.more.setToolTip(said)

    def _beside(self) -> int:
        """Pixels of what stands beside the words: margins, icon, action and cross."""
        action = self.action.sizeHint().width() + theme.S if self.action.text() else 0
        beside = self._icon.sizeHint().width() + self.close_button.sizeHint().width() + 2 * theme.S
        return theme.L + theme.M + beside + action


def _shortened(text: str, label: Label, width: int, lines: int) -> str:
    """As much of a text as goes on so many lines of a label `width` pixels wide; its last line ends in dots."""
    from PySide6.QtGui import QTextLayout

    label.ensurePolished()
    layout = QTextLayout(text, label.font())
    layout.beginLayout()
    last = 0
    for _ in range(lines):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        last = line.textStart()
    fits = not layout.createLine().isValid()
    layout.endLayout()
    if fits:
        return text
    return text[:last] + label.fontMetrics().elidedText(text[last:], Qt.TextElideMode.ElideRight, width)


def _what_words(message: Message) -> str:
    """Trouble is called so, whoever doesn't tell its colour; of a note the icon says enough."""
    if message.kind in ("info", "success"):
        return message.what
    return joining.named(_kind_word(message.kind), message.what)


def _kind_word(kind: MessageKind) -> str:
    return {
        "error": words.tr("Error", "shell"),
        "warning": words.tr("Attention", "shell"),
        "info": words.tr("Note", "shell"),
        "success": words.tr("Done", "shell"),
    }[kind]

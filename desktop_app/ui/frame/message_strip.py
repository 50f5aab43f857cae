"""The strips in the footer's place: messages for a person, and the note of the first days on the local service."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import TONE_ICON
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.text import joining, words

MessageKind = Literal["error", "warning", "info", "success"]
_AIR = 3  # pixels above and below its words, so that two lines fit into the footer's place in a low window
_TONE = {"error": "danger", "warning": "warning", "info": "accent", "success": "success"}


@dataclass(frozen=True, slots=True)
class Message:
    """One message; two with the same words count as one. `lasting`: it applies whatever connection is in use.

    `of_list`: it is about the list that is open, and goes once another is shown.
    """

    kind: MessageKind
    what: str
    meaning: str = ""
    advice: str = ""
    action_text: str = ""
    lasting: bool = False
    of_list: bool = False

    @property
    def passing(self) -> bool:
        """True if it says nothing more once another list is shown."""
        return self.of_list or (self.kind == "info" and not self.lasting)

    @property
    def more(self) -> str:
        """Meaning and advice in one paragraph."""
        return joining.sentences(self.meaning, self.advice)


class MessageStrip(QFrame):
    """Shows the newest message; closing it brings back the previous one, so that none is lost.

    It has a fixed size, set by `fold`. A message too long for it is shortened, and `more` shows all of it.
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
        self._room = (0, 1)  # width in pixels, lines for the meaning
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
        """The message shown."""
        return self._messages[-1][0] if self._messages else None

    def show_message(
        self,
        message: Message,
        action: Callable[[], object] | None = None,
        closed: Callable[[], object] | None = None,
    ) -> None:
        """Show it on top of the others and have it read aloud; call `closed` when the person closes it."""
        if closed is not None:
            self._closed[message] = closed
        self._messages = [kept for kept in self._messages if kept[0] != message]
        self._messages.append((message, action))
        self._refresh()
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        spoken = joining.sentences(joining.named(_kind_word(message.kind), message.what), message.more)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def holds(self, message: Message) -> bool:
        """Return True if the message is shown, or lies below another."""
        return any(kept == message for kept, _action in self._messages)

    def replace(self, old: Message, new: Message, action: Callable[[], object] | None = None) -> None:
        """Replace `old` by `new` in place, if it is still there.

        `new` isn't read aloud, because it says no more than before.
        """
        if not self.holds(old):
            return
        kept = [each for each in self._messages if each[0] == old or each[0] != new]
        self._messages = [(new, action) if each[0] == old else each for each in kept]
        if old in self._closed:
            self._closed[new] = self._closed.pop(old)
        self._refresh()

    def dismiss(self) -> None:
        """Close the message shown."""
        if self._messages:
            message, _action = self._messages.pop()
            closed = self._closed.pop(message, None)
            if closed is not None:
                closed()
        self._refresh()

    def withdraw(self, message: Message) -> None:
        """Remove a message that no longer applies, shown or below another."""
        self._messages = [kept for kept in self._messages if kept[0] != message]
        self._closed.pop(message, None)
        self._refresh()

    def list_changed(self) -> None:
        """Remove notes, and troubles of a list, when another is shown: they would seem to be about that one."""
        noted = {each for each, action in self._messages if each.passing and not action}
        self._messages = [kept for kept in self._messages if kept[0] not in noted]
        self._closed = {message: closed for message, closed in self._closed.items() if message not in noted}
        self._refresh()

    def connection_changed(self) -> None:
        """Remove the messages about the previous connection, all but lasting ones."""
        self._messages = [kept for kept in self._messages if kept[0].lasting]
        self._closed = {message: closed for message, closed in self._closed.items() if message.lasting}
        self._refresh()

    def clear(self) -> None:
        """Close all messages."""
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
        """Reserve one line for what happened and `lines` for what it means, in a strip `width` pixels wide."""
        if (width, lines) != self._room:
            self._room = width, lines
            self._say()

    def _toggle(self) -> None:
        self.unfolded = not self.unfolded
        self._say()

    def _say(self) -> None:
        """Show as much of the message as there is room for, or all of it on request."""
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
        sentence = words.tr("Show less", "shell") if self.unfolded else words.tr("Show the whole message", "shell")
        self.more.set_icon("chevron-down" if self.unfolded else "chevron-up")
        self.more.setAccessibleName(sentence)
        self.more.setToolTip(sentence)

    def _beside(self) -> int:
        """Return the pixels beside the words: margins, icon, action and cross."""
        action = self.action.sizeHint().width() + theme.S if self.action.text() else 0
        beside = self._icon.sizeHint().width() + self.close_button.sizeHint().width() + 2 * theme.S
        return theme.L + theme.M + beside + action


def _shortened(text: str, label: Label, width: int, lines: int) -> str:
    """Return as much of a text as fits this number of lines in a label `width` pixels wide, ending in dots."""
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
    """Name the kind of trouble in words, for those who can't see its colour; for a note the icon is enough."""
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


# --- The note of the first days on the local service ---


class LocalNote(QFrame):
    """Emits `connect_wanted()` from its link, and `closed()` when the person has closed it for good."""

    connect_wanted = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        message = words.tr(
            "Answers come from the local service on this computer. HLR, messaging and account signals are simulated.",
            "window",
        )
        text = Label(message, "small", wrap=True)
        text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.link = Button(words.tr("Connect an account…", "settings"), "link", clicked=self.connect_wanted.emit)
        self.link.setProperty("scale", "small")
        self.close_button = icon_button("close", words.tr("Don't show this note again", "window"), self.closed.emit)
        self.setAccessibleName(message)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, 3, theme.M, 3)
        row.setSpacing(theme.S)
        row.addWidget(IconLabel("info", "muted"), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(text, 1)
        row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

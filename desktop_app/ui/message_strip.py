"""The strip below the header: what happened, what it means, what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.ui import joining, theme, words
from desktop_app.ui.parts.banner import TONE_ICON
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label

MessageKind = Literal["error", "warning", "info", "success"]
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
    """The newest message; closing it brings back the one before, so that none is lost."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "strip")
        self._messages: list[tuple[Message, Callable[[], object] | None]] = []
        self._closed: dict[Message, Callable[[], object]] = {}
        self._icon = IconLabel("info", "accent")
        self._what = Label("", "strong", wrap=True).selectable()
        self._more = Label("", wrap=True).selectable()
        self.action = Button("", clicked=self._act)
        self.close_button = icon_button("close", words.tr("Close this message", "shell"), self.dismiss)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        for label in (self._what, self._more):
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
            texts.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, theme.S, theme.M, theme.S)
        row.setSpacing(theme.S)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(texts, 1)
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
        if message is None:
            self.hide()
            return
        tone = _TONE[message.kind]
        self._icon.set_icon(TONE_ICON[tone], tone)
        self._what.setText(_what_words(message))
        self._what.set_tone(tone)
        self._more.setText(message.more)
        self._more.setVisible(bool(message.more))
        self.action.setText(message.action_text)
        self.action.setVisible(bool(message.action_text))
        self.setAccessibleName(joining.sentences(joining.named(_kind_word(message.kind), message.what), message.more))
        theme.set_role(self, tone=tone)
        self.show()


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

"""One answer: the number, the verdict, and every field of the service explained."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.checks import CheckEntry, CheckState
from desktop_app.core.products import STANDARD
from desktop_app.core.typing_format import international
from desktop_app.services.exporting import SIGNALS
from desktop_app.ui import theme, words
from desktop_app.ui.check.answer_fields import AnswerFields
from desktop_app.ui.check.field_words import is_simulated, label_of, value_words
from desktop_app.ui.check.scrolled import Scrolled
from desktop_app.ui.check.verdict import verdict_on, why_not
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label, line


class AnswerCard(Card):
    """`again(entry)` to check the same once more, `copied(text)` when the answer is wanted as text."""

    again = Signal(object)
    copied = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.entry: CheckEntry | None = None
        self.catalogue = STANDARD  # of the connection that the check went through
        self.number = Label("", "figure").selectable()
        self.number.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.about = Label("", "small", wrap=True)
        self._icon = IconLabel("info")
        self.verdict = Label("", "strong", wrap=True)
        self.simulated = Banner("warning", _tr("Simulated: made up by the local service, not asked of any network."))
        self.fields = AnswerFields()
        self.why = Label("", wrap=True).selectable()
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._signals = Label(_tr(SIGNALS), "small", wrap=True)
        self._signals_line = line()
        self.left = Label("", "small")
        self.again_button = Button(_tr("Check again"), icon="refresh", clicked=self._again)
        self.copy_button = Button(_tr("Copy"), icon="copy", clicked=self._copy)
        self.copy_button.setAccessibleName(_tr("Copy the answer"))
        self._lay_out()

    def show_entry(self, entry: CheckEntry, *, fresh: bool = False) -> None:
        """Show an answer; only a `fresh` one says how many checks are left, since that changes."""
        self.entry = entry
        verdict, answered = verdict_on(entry), entry.state is CheckState.ANSWERED
        self.number.setText(international(entry.number))
        self.say_when()
        self._icon.set_icon(verdict.icon, verdict.tone)
        self.verdict.setText(verdict.text)
        self.verdict.set_tone(verdict.tone if verdict.tone != "muted" else "")
        self.simulated.setVisible(is_simulated(entry.answer))
        self.fields.show_answer(entry.answer)
        self.why.setText(why_not(entry))
        self.why.setVisible(not answered)
        for part in (self.fields, self._signals, self._signals_line, self.copy_button):
            part.setVisible(answered)
        self.again_button.setText(_tr("Check again") if answered else _tr("Ask again"))
        self.again_button.setEnabled(entry.state is not CheckState.SENDING)
        said = fresh and entry.remaining is not None
        self.left.setText(
            words.counted(entry.remaining or 0, "%n check left, says the service", "%n checks left, says the service")
            if said
            else ""
        )
        self.setAccessibleName(f"{self.number.text()}: {verdict.text}")

    def say_when(self) -> None:
        """What was asked, and how long ago; to be said again as time goes by."""
        if self.entry is not None:
            moment = words.moment(self.entry.at, datetime.now().astimezone())
            product = (
                self.catalogue.title(self.entry.product) if self.entry.product else _tr("The service's own choice")
            )
            when = _tr("checked {}") if self.entry.state is CheckState.ANSWERED else _tr("asked {}")
            self.about.setText(f"{product} · {when.format(moment)}")

    def as_text(self) -> str:
        """The answer as lines of name and value, for the clipboard."""
        return answer_text(self.entry) if self.entry else ""

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.S)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.number)
        texts.addWidget(self.about)
        head.addLayout(texts, 1)
        head.addWidget(self.again_button, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        judged = QHBoxLayout()
        judged.setSpacing(theme.S)
        judged.addWidget(self._icon)
        judged.addWidget(self.verdict, 1)
        judged.addWidget(self.left)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, theme.S, 0)
        column.addWidget(self.why)
        column.addWidget(self.fields)
        column.addSpacing(theme.XS)
        column.addWidget(self._signals_line)
        column.addWidget(self._signals)
        column.addStretch()
        self.body.setContentsMargins(theme.M + theme.XS, theme.M, theme.M, theme.M)
        self.add(head, judged, self.simulated, line())
        self.body.addWidget(Scrolled(holder, _tr("Fields of the answer")), 1)

    def _again(self) -> None:
        if self.entry is not None:
            self.again.emit(self.entry)

    def _copy(self) -> None:
        self.copied.emit(self.as_text())


def answer_text(entry: CheckEntry) -> str:
    """An answer as text: the number, then a line for each field."""
    fields: dict[str, Any] = {name: value for name, value in entry.answer.items() if name != "number"}
    lines = [f"{label_of(name)}\t{value_words(name, value)}" for name, value in fields.items()]
    return "\n".join([entry.number, *lines])


def _tr(text: str) -> str:
    return words.tr(text, "check")

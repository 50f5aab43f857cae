"""Shows one answer: the number, the verdict, and every field of the service explained."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.numbers.typing_format import international, region_so_far
from desktop_app.services.lists.exporting import SIGNALS
from desktop_app.ui.check.check_words import (
    STANDARD_TERMS,
    ServiceTerms,
    answer_text,
    answers_table,
    headline,
    product_words,
    why_not,
)
from desktop_app.ui.check.copy_menu import CopiedNote, add_action, open_below
from desktop_app.ui.check.region_badge import RegionBadge
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import IconLabel, Label, line
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.scrolled import Scrolled, ScrollEdges
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.field_words import SHOWN_ABOVE, is_simulated, is_yes, label_of, meaning_of, value_words

_tr = words.translator("check")


class AnswerCard(Card):
    """Emits `again(entry)` to repeat a check, `deleted(entry)` to delete it, `copied(text)` for the clipboard."""

    again = Signal(object)
    deleted = Signal(object)
    copied = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.entry: CheckEntry | None = None
        self._busy = False
        self.terms = STANDARD_TERMS  # of the connection that the check went through
        self.number = Label("", "figure").selectable()
        self.number.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.badge = RegionBadge()
        self.about = Label("", "small", wrap=True)
        self._icon = IconLabel("info")
        self.verdict = Label("", "strong", wrap=True)
        self.simulated = Banner("accent", _tr("Simulated by the local service; no network was asked."))
        self.fields = AnswerFields()
        self.why = Label("", wrap=True).selectable()
        self.why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._signals = Label(words.tr(SIGNALS, "results"), "small", wrap=True)
        self._signals_line = line()
        self.left = Label("", "small")
        self.note = CopiedNote()
        self.copied.connect(self.note.tell)
        self.again_button = Button(_tr("Check again"), icon="refresh", clicked=self._again)
        self.copy_button = icon_button("copy", _tr("Copy the answer"), self._open_copy_menu)
        self.delete_button = icon_button("trash", _tr("Delete this check"), self._delete)
        self._lay_out()

    def show_entry(self, entry: CheckEntry, *, left: int | None = None) -> None:
        """Show an answer; `left`: checks left at the service, if worth mentioning."""
        self.entry = entry
        answered = entry.state is CheckState.ANSWERED
        self.number.setText(international(entry.number))
        self.badge.show_region(region_so_far(entry.number))
        self.say_when()
        self._judge(entry)
        self.simulated.setVisible(is_simulated(entry.answer))
        self.fields.show_answer(entry.answer)
        self.why.setText(why_not(entry))
        self.why.setVisible(not answered)
        for part in (self.fields, self._signals, self._signals_line, self.copy_button):
            part.setVisible(answered)
        self.again_button.setText(_tr("Check again") if answered else _tr("Ask again"))
        self._allow_again()
        self.delete_button.setEnabled(entry.state is not CheckState.SENDING)
        self.left.setText("" if left is None else _left_words(left))
        self.note.clear()

    def _judge(self, entry: CheckEntry) -> None:
        said = headline(entry, self.terms)
        self._icon.set_icon(said.icon, said.tone)
        self.verdict.setText(said.text)
        self.verdict.set_tone(said.tone if said.tone != "muted" else "")
        self.setAccessibleName(joining.named(self.number.text(), said.text))

    def show_terms(self, terms: ServiceTerms) -> None:
        """Judge and name the shown check by other terms."""
        self.terms = terms
        if self.entry is not None:
            self._judge(self.entry)
            self.say_when()

    def set_busy(self, busy: bool) -> None:
        """Disable repeating while any check is under way: one at a time."""
        self._busy = busy
        self._allow_again()

    def _allow_again(self) -> None:
        sending = self.entry is not None and self.entry.state is CheckState.SENDING
        self.again_button.setEnabled(not (sending or self._busy))

    def say_when(self) -> None:
        """Show product and age of the check; call it again as time goes by."""
        if self.entry is not None:
            moment = words.moment(self.entry.at, datetime.now().astimezone())
            product = product_words(self.entry, self.terms.catalogue)
            when = _tr("checked {}") if self.entry.state is CheckState.ANSWERED else _tr("asked {}")
            self.about.setText(f"{product} · {when.format(moment)}")

    def as_text(self) -> str:
        """Return the answer as lines of text."""
        return answer_text(self.entry, self.terms) if self.entry else ""

    def as_table(self) -> list[list[str]]:
        """Return the answer as a row of titles and a row of values, for a spreadsheet program."""
        return answers_table([self.entry], self.terms) if self.entry else []

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.S)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.number)
        below = QHBoxLayout()
        below.setSpacing(theme.S)
        below.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        below.addWidget(self.about, 1)
        texts.addLayout(below)
        head.addLayout(texts, 1)
        head.addWidget(self.again_button, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.delete_button, 0, Qt.AlignmentFlag.AlignTop)
        judged = QHBoxLayout()
        judged.setSpacing(theme.S)
        judged.addWidget(self._icon)
        judged.addWidget(self.verdict, 1)
        judged.addWidget(self.left)
        judged.addWidget(self.note)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, theme.M)
        column.addWidget(self.why)
        column.addWidget(self.fields)
        column.addSpacing(theme.XS)
        column.addWidget(self._signals_line)
        column.addWidget(self._signals)
        column.addStretch()
        self.body.setContentsMargins(theme.M + theme.XS, theme.M, theme.M, 1)  # what scrolls goes on to the edge
        self.add(head, judged, self.simulated, line())
        scrolled = Scrolled(holder, _tr("Fields of the answer"))
        ScrollEdges(scrolled)
        self.body.addWidget(scrolled, 1)

    def _again(self) -> None:
        if self.entry is not None:
            self.again.emit(self.entry)

    def _delete(self) -> None:
        if self.entry is not None:
            self.deleted.emit(self.entry)

    def _open_copy_menu(self) -> None:
        open_below(self.copy_button, self.copy_menu())

    def copy_menu(self) -> QMenu:
        """Return the menu of the forms for copying."""
        menu = QMenu(self.copy_button)
        close_when_chosen(menu)
        add_action(menu, "copy", _tr("Copy as text"), lambda: self.copied.emit(self.as_text()))
        add_action(menu, "sheet", _tr("Copy as a table"), lambda: self.copied.emit(self.as_table()))
        return menu


def _left_words(left: int) -> str:
    return words.counted(
        left, "The service allows %n more check this minute", "The service allows %n more checks this minute"
    )


# --- The fields of an answer, each with its name in words, its value and its meaning ---


_NAME_WIDTH = 150


class AnswerFields(QWidget):
    """Shows the fields in the service's order; those without a value come last, on one line."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._grid = QWidget()
        self._column.addWidget(self._grid)

    def show_answer(self, answer: Mapping[str, Any]) -> None:
        """Show the fields of an answer."""
        self._column.removeWidget(self._grid)
        self._grid.hide()
        self._grid.deleteLater()
        self._grid = QWidget()
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.M)
        grid.setVerticalSpacing(theme.S)
        grid.setColumnMinimumWidth(0, _NAME_WIDTH)
        grid.setColumnStretch(1, 1)
        without = []
        for name, value in answer.items():
            text = value_words(name, value)
            if name in SHOWN_ABOVE:
                continue
            if text:
                _add_field(grid, name, text)
            elif not (name == "reason" and is_yes(answer.get("valid"))):  # of what is valid there is none to give
                without.append(label_of(name))
        if without:
            none = Label(words.tr("Not given: {}", "check").format(joining.listed(without)), "small", wrap=True)
            grid.addWidget(none, grid.rowCount(), 0, 1, 2)
        self._column.addWidget(self._grid)

    def texts(self) -> list[str]:
        """Return all texts, in order."""
        return [label.text() for label in self._grid.findChildren(QLabel)]


def _add_field(grid: QGridLayout, name: str, text: str) -> None:
    row = grid.rowCount()
    top = Qt.AlignmentFlag.AlignTop
    grid.addWidget(Label(label_of(name), "muted", wrap=True), row, 0, top)
    value = Label(text, "medium", wrap=True).selectable()
    value.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    value.setAccessibleName(joining.named(label_of(name), text))
    cell = QVBoxLayout()
    cell.setSpacing(0)
    cell.addWidget(value)
    meaning = meaning_of(name)
    if meaning:
        value.setAccessibleDescription(meaning)
        cell.addWidget(Label(meaning, "small", wrap=True))
    grid.addLayout(cell, row, 1)

"""The choices by which a person says how a result is read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.answer_form import Layout, ResultForm
from desktop_app.core.answer_preview import ResultPreview
from desktop_app.ui import words
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.parts.flow_layout import FlowLayout
from desktop_app.ui.results import reading_words


class ReadingChoices(QWidget):
    """`wanted(ResultForm)` when the person chose; what isn't said is found by itself, and shown as found."""

    wanted = Signal(object)

    def __init__(self, form: ResultForm) -> None:
        super().__init__()
        self.form = form
        self.sheet = ChoiceButton(_tr("Sheet"))
        self.layout_ = ChoiceButton(_tr("Lines"))
        self.number = ChoiceButton(_tr("Numbers in"))
        self.header = ChoiceButton(_tr("First line"))
        self.delimiter = ChoiceButton(_tr("Delimiter"))
        self.encoding = ChoiceButton(_tr("Encoding"))
        self.layout_.setToolTip(_tr("Columns of values, number and value in one cell, or nothing but the numbers hit"))
        self.header.setToolTip(_tr("Whether it names the columns"))
        row = FlowLayout()
        for name, choice in self.by_name().items():
            row.addWidget(choice)
            choice.chosen.connect(lambda value, name=name: self._want(name, value))
        self.setLayout(row)

    def by_name(self) -> dict[str, ChoiceButton]:
        """The choices in their order, by the parts of a form that they say."""
        return {
            "sheet": self.sheet,
            "layout": self.layout_,
            "number": self.number,
            "header": self.header,
            "delimiter": self.delimiter,
            "encoding": self.encoding,
        }

    def say(self, form: ResultForm) -> None:
        """Another form than before, such as none."""
        self.form = form
        self.wanted.emit(form)

    def show_reading(self, shown: ResultPreview) -> None:
        """The options that the file has, each with what was found."""
        said, found = self.form, shown.form if not shown.problem else ResultForm()
        text = shown.kind in {"csv", "tsv", "txt"} or bool(shown.problem and (said.encoding or said.delimiter))
        self.sheet.set_options(reading_words.sheets(shown.sheets, found.sheet), said.sheet)
        self.layout_.set_options(reading_words.layouts(found.layout), said.layout)
        self.number.set_options(reading_words.columns(shown.titles, found.number), _place(said, shown))
        self.header.set_options(reading_words.headers(found.header), said.header)
        self.delimiter.set_options(reading_words.delimiters(found.delimiter, said.delimiter), said.delimiter)
        self.encoding.set_options(reading_words.encodings(found.encoding), said.encoding)
        pairs = Layout.PAIRS in {said.layout, found.layout}
        self.sheet.setVisible(len(shown.sheets) > 1)
        self.number.setVisible(not pairs)
        self.delimiter.setVisible(text)
        self.encoding.setVisible(text)

    def _want(self, part: str, value: object) -> None:
        changes: dict[str, Any] = {part: value}
        if part in {"sheet", "delimiter"}:  # other columns
            changes |= {"number": None, "values": None}
        elif part == "header" and value is False:
            changes |= {"values": None} if any(isinstance(each, str) for each in self.form.values or ()) else {}
            changes |= {"number": None} if isinstance(self.form.number, str) else {}
        elif part == "layout" and value is not None and value is not Layout.TABLE:
            changes |= {"values": None}
        self.say(replace(self.form, **changes))


def _place(said: ResultForm, shown: ResultPreview) -> object:
    """The place of the column that is said, by which the options know it."""
    if isinstance(said.number, str):
        folded, wanted = [name.casefold() for name in shown.names], said.number.strip().casefold()
        return folded.index(wanted) if wanted in folded else said.number
    return said.number


def _tr(text: str) -> str:
    return words.tr(text, "results")

"""The fields of an answer, each with its name in words, its value and its meaning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.ui import joining, theme, words
from desktop_app.ui.check.field_words import SHOWN_ABOVE, is_yes, label_of, meaning_of, value_words
from desktop_app.ui.parts.label import Label

_NAME_WIDTH = 150


class AnswerFields(QWidget):
    """In the service's own order; fields without a value come last, in one line."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._grid = QWidget()
        self._column.addWidget(self._grid)

    def show_answer(self, answer: Mapping[str, Any]) -> None:
        """Replace what is shown."""
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
        """Everything that can be read, in order."""
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

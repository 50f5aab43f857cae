"""The view shown when several files came at once: read them as one list, or one after the other?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.text.file_names import shown_name
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import ElidedLabel, IconLabel, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.text import words

_WIDTH = 560
_MOST_NAMED = 6
_LINE = 20


class SeveralView(QWidget):
    """Emits `together()`, `one_by_one()` or `cancelled()`; `paths` are the files in question."""

    together = Signal()
    one_by_one = Signal()
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.paths: tuple[Path, ...] = ()
        self.question = Label("", "heading", wrap=True)
        self._names = QVBoxLayout()
        self._names.setSpacing(theme.XS)
        self.as_one = Button(words.tr("As one list", "upload"), "primary", clicked=self.together.emit)
        self.in_turn = Button(words.tr("One after the other", "upload"), clicked=self.one_by_one.emit)
        self.cancel = Button(words.tr("Cancel"), clicked=self.cancelled.emit)
        card = Card()
        card.setFixedWidth(_WIDTH)
        card.body.setContentsMargins(theme.L, theme.L, theme.L, theme.L)
        card.body.setSpacing(theme.M)
        card.add(self.question, self._names, _meanings(), self._buttons())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(2)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def ask(self, paths: Sequence[Path]) -> None:
        """Name the files (at least the first of them), and ask."""
        self.paths = tuple(paths)
        text = words.counted(
            len(paths), "%n file: read it?", "%n files: read them as one list, or one after the other?"
        )
        self.question.setText(text)
        self.setAccessibleName(text)
        while (item := self._names.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        named = paths if len(paths) <= _MOST_NAMED else paths[: _MOST_NAMED - 1]
        for path in named:
            self._names.addWidget(_Line("file", shown_name(path.name)))
        if len(named) < len(paths):
            more = words.counted(len(paths) - len(named), "and %n more", "and %n more")
            self._names.addWidget(_Line("more", more))

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        for button in (self.as_one, self.in_turn, self.cancel):
            row.addWidget(button)
        row.addStretch()
        return row


class _Line(QWidget):
    def __init__(self, icon: str, text: str) -> None:
        super().__init__()
        self.setMinimumHeight(_LINE)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(IconLabel(icon))
        row.addWidget(ElidedLabel(text))
        row.addStretch()


def _meanings() -> QGridLayout:
    """Return a grid that explains what each answer does."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.M)
    grid.setVerticalSpacing(theme.XS)
    grid.setColumnStretch(1, 1)
    for row, (name, meaning) in enumerate(
        (
            (
                words.tr("As one list", "upload"),
                words.tr("All rows in one batch, each with the name of its file.", "upload"),
            ),
            (
                words.tr("One after the other", "upload"),
                words.tr("A batch each; the next comes when one is sent or closed.", "upload"),
            ),
        )
    ):
        grid.addWidget(Label(name, "muted"), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Label(meaning, "muted", wrap=True), row, 1)
    return grid

"""The large field that groups a number while one types it, and says below what it is so far."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop_app.core.typing_format import format_typed, is_separator
from desktop_app.ui import theme, words
from desktop_app.ui.parts.assistive import make_clearable

_LONGEST = 64


class NumberEntry(QLineEdit):
    """`typed` after each change, once the digits are grouped. Enter is `returnPressed`, as Qt has it."""

    typed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._region: str | None = None
        self.setProperty("scale", "display")
        self.setMaxLength(_LONGEST)
        self.setAccessibleName(words.tr("Phone number", "check"))
        self.setPlaceholderText(words.tr("e.g. {}", "check").format("+44 20 7946 0958"))
        self.setProperty("blank", True)  # an example isn't written as strongly as a number
        self.setInputMethodHints(Qt.InputMethodHint.ImhDialableCharactersOnly)
        make_clearable(self)
        self.textEdited.connect(self._group)
        self.textChanged.connect(self._changed)

    def set_region(self, region: str | None) -> None:
        """Where nationally written numbers belong; what stands there is grouped anew."""
        self._region = region
        self._group()

    def set_number(self, text: str) -> None:
        """Show another number, grouped."""
        self.setText(text)
        self.setCursorPosition(len(text))
        self._group()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace and Delete skip what only groups, so that each of them takes a digit away."""
        if not self.hasSelectedText() and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            if event.key() == Qt.Key.Key_Backspace:
                self._select_to_digit(-1)
            elif event.key() == Qt.Key.Key_Delete:
                self._select_to_digit(1)
        super().keyPressEvent(event)

    def _select_to_digit(self, by: int) -> None:
        """Select from the cursor to the next digit before (-1) or behind (1) it, which is then taken away."""
        start, text = self.cursorPosition(), self.text()
        beside = -1 if by < 0 else 0
        place = start
        while 0 <= place + beside < len(text) and is_separator(text[place + beside]):
            place += by
        if place != start and 0 <= place + beside < len(text):
            self.setSelection(start, place + by - start)

    def _group(self) -> None:
        found = format_typed(self.text(), self.cursorPosition(), self._region)
        if found.text != self.text():
            self.setText(found.text)
            self.setCursorPosition(found.cursor)
        self.typed.emit()

    def _changed(self, text: str) -> None:
        if self.property("blank") is bool(text):
            theme.set_role(self, blank=not text)
        self.typed.emit()  # also what no key has typed: a screen reader writes, a button clears

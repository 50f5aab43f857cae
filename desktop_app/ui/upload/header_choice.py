"""The choice of the header row: one of the first rows, or any whose number is typed."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.table import Understanding
from desktop_app.ui import words
from desktop_app.ui.parts.choice_button import ChoiceButton
from desktop_app.ui.parts.option_popup import OptionPopup
from desktop_app.ui.upload.header_rows import NO_HEADER, header_options, row_words, typed_row


class HeaderChoice(ChoiceButton):
    """`chosen(row)`, counted from 1, or `NO_HEADER`."""

    def set_rows(self, found: Understanding, glimpses: Mapping[int, str]) -> None:
        """How the list was read, and what is in its first rows."""
        self.set_options(header_options(found, glimpses), found.shape.header_row or NO_HEADER, lead=1)

    def value_text(self) -> str:
        """A typed row isn't among the options until the list was read with it."""
        return super().value_text() or row_words(int(str(self._current or 0)))

    def make_popup(self) -> OptionPopup:
        """With a field, in which another row's number may be typed."""
        popup = OptionPopup(self._options, self._current, self, lead=1, typed=typed_row)
        popup.set_placeholder(words.tr("Type a row number", "upload"))
        popup.align_hints()
        popup.chosen.connect(self._choose)
        return popup

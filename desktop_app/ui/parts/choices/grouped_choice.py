"""A choice with options below headings, such as products below their families."""

from __future__ import annotations

from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import OptionPopup


class GroupedChoice(ChoiceButton):
    """Always opens a list, because menus have no headings."""

    def make_popup(self) -> OptionPopup:
        """Return the list, searchable if it is long."""
        popup = OptionPopup(self._options, self._current, self, lead=self._lead)
        popup.chosen.connect(self._choose)
        return popup

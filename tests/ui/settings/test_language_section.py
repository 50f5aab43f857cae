"""The settings opened at the language, which is a card among others."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.ui.settings.dialog import SECTIONS, SettingsDialog
from tests.ui.settings.dialog_stories import Story
from tests.ui.small_services import SmallServices


def test_the_choice_of_the_language_has_the_keys(play: Callable[[Story], None]) -> None:
    async def story(small: SmallServices, dialog: SettingsDialog) -> None:  # noqa: ARG001 - a story's arguments
        dialog.show_section("language")
        assert dialog.tabs.currentIndex() == SECTIONS.index("appearance")
        assert dialog.focusWidget() is dialog.appearance.language.choice

    play(story)

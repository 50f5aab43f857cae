"""The program is started anew from the settings while a connection is edited."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.ui.settings.dialog import SettingsDialog
from tests.ui.settings.dialog_stories import Story
from tests.ui.small_services import SmallServices


def test_who_discards_what_was_edited_has_the_restart_and_who_keeps_it_loses_nothing(
    play: Callable[[Story], None],
) -> None:
    async def story(small: SmallServices, dialog: SettingsDialog) -> None:  # noqa: ARG001 - a story's arguments
        restarts: list[bool] = []
        dialog.restart_wanted.connect(lambda: restarts.append(dialog.isVisible()))
        form, restart = dialog.connection.form, dialog.appearance.language.restart
        dialog.show_section("connect")
        form.key.field.setText("typed")
        # WHEN the restart asks, and the person goes on editing
        restart.click()
        assert form.drop.isVisible()
        form.drop.no.click()
        # THEN nothing is lost, and what is discarded later on is no restart
        assert form.key.text() == "typed"
        form.cancel.click()
        form.drop.yes.click()
        assert (dialog.isVisible(), restarts) == (True, [])
        # WHEN the person discards it THEN it starts anew, once the dialog has closed
        dialog.show_section("connect")
        form.key.field.setText("typed")
        restart.click()
        form.drop.yes.click()
        assert restarts == [False]
        # AND opened again, closing asks for itself alone
        dialog.show()
        dialog.show_section("connect")
        form.key.field.setText("typed")
        dialog.close_button.click()
        form.drop.yes.click()
        assert restarts == [False]

    play(story)

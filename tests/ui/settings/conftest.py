"""The settings dialog over real services, in the light appearance."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.service.policy import NO_POLICY, Policy
from desktop_app.ui.look import theme
from desktop_app.ui.look.palette import LIGHT
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.ui.settings.dialog_stories import Story
from tests.ui.small_services import SmallServices


@pytest.fixture(scope="session")
def only_appearance(qapp: QApplication) -> Appearance:
    """One for all: each would have every widget styled anew."""
    return Appearance(qapp, "light")


@pytest.fixture
def appearance(only_appearance: Appearance) -> Appearance:
    """The light one, whatever became of it before."""
    if only_appearance.setting != "light" or theme.current() is not LIGHT:
        only_appearance.choose("light")
    return only_appearance


@pytest.fixture
def play_under(appearance: Appearance, qtbot: QtBot, tmp_path: Path) -> Callable[[Policy, Story], None]:
    """Tell a story of the dialog on a computer with this policy."""

    async def tell(policy: Policy, story: Story) -> None:
        small = SmallServices(tmp_path, policy)
        dialog = SettingsDialog(small.context, appearance, data_folder=str(tmp_path))
        qtbot.addWidget(dialog)
        dialog.show()
        await story(small, dialog)
        assert [what for what in small.heard if isinstance(what, tuple)] == []
        dialog.close()
        await small.runner.aclose()
        await small.services.aclose()
        dialog.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no loop of Qt's runs here

    return lambda policy, story: asyncio.run(tell(policy, story))


@pytest.fixture
def play(play_under: Callable[[Policy, Story], None]) -> Callable[[Story], None]:
    """Tell one where nothing is fixed."""
    return lambda story: play_under(NO_POLICY, story)

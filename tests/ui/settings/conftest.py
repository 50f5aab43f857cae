"""The settings dialog over real services, in the light appearance."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
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
def policy() -> Policy:
    """What is fixed on this computer; a test that says nothing of it has nothing fixed."""
    return NO_POLICY


@pytest.fixture
def small(appearance: Appearance, tmp_path: Path, policy: Policy) -> SmallServices:  # noqa: ARG001 - the theme must be there
    return SmallServices(tmp_path, policy)


@pytest.fixture
def dialog(small: SmallServices, appearance: Appearance, qtbot: QtBot) -> AbstractAsyncContextManager[SettingsDialog]:
    return _shown(small, appearance, qtbot)


@asynccontextmanager
async def _shown(small: SmallServices, appearance: Appearance, qtbot: QtBot) -> AsyncIterator[SettingsDialog]:
    dialog = SettingsDialog(small.context, appearance, data_folder=str(small.services.folder))
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    assert [what for what in small.heard if isinstance(what, tuple)] == []
    dialog.close()
    await small.aclose()
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no loop of Qt's runs here

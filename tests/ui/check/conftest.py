"""The page over real services."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.check.page import CheckPage
from tests.ui.check.page_stories import Story
from tests.ui.small_services import SmallServices


@pytest.fixture
def play(themed: QApplication, qtbot: QtBot, tmp_path: Path) -> Callable[[Story], None]:  # noqa: ARG001 - the application must be there
    async def tell(story: Story) -> None:
        small = SmallServices(tmp_path)
        small.services.journal.save_setting("country", "GB")
        page = CheckPage(small.context)
        qtbot.addWidget(page)
        page.resize(1120, 640)
        page.show()
        await story(small, page)
        assert [what for what in small.heard if isinstance(what, tuple)] == []
        page.hide()
        await small.runner.aclose()
        await small.services.aclose()

    return lambda story: asyncio.run(tell(story))

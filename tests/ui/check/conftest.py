"""The page over real services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.ui.check.page import CheckPage
from tests.ui.small_services import SmallServices


@pytest.fixture
def page(small: SmallServices, qtbot: QtBot) -> AbstractAsyncContextManager[CheckPage]:
    return _shown(small, qtbot)


@asynccontextmanager
async def _shown(small: SmallServices, qtbot: QtBot) -> AsyncIterator[CheckPage]:
    small.services.journal.save_setting("country", "GB")
    page = CheckPage(small.context)
    qtbot.addWidget(page)
    page.resize(1120, 640)
    page.show()
    yield page
    assert [what for what in small.heard if isinstance(what, tuple)] == []
    page.hide()
    await small.aclose()

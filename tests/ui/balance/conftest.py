"""The Balance page over real services and a told client, which end with the story of a test that is `async`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.balance.page import BalancePage
from tests.conftest import run_async
from tests.ui.small_services import SmallServices


@pytest.fixture
def small(themed: QApplication, tmp_path: Path) -> SmallServices:  # noqa: ARG001 - the application must be there
    return SmallServices(tmp_path / "home")


@pytest.fixture
def page(small: SmallServices, qtbot: QtBot) -> BalancePage:
    made = BalancePage(small.context)
    qtbot.addWidget(made)
    made.resize(1120, 640)
    return made


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    async def told(story: Coroutine[Any, Any, None]) -> None:
        await story
        small, page = cast(SmallServices, pyfuncitem.funcargs["small"]), pyfuncitem.funcargs.get("page")
        assert [what for what in small.heard if isinstance(what, tuple)] == []  # no error that nobody expected
        if isinstance(page, BalancePage):
            page.hide()
        await small.runner.aclose()
        small.changes.end()
        await small.services.aclose()

    return run_async(pyfuncitem, lambda story: asyncio.run(told(story)))

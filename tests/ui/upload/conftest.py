from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.upload.lists import Stage


@pytest.fixture
def stage(themed: QApplication, qtbot: QtBot) -> Iterator[Stage]:  # noqa: ARG001 - the theme must be there
    made = Stage()
    qtbot.addWidget(made.page)
    made.page.resize(1072, 600)
    with qtbot.waitExposed(made.page):
        made.page.show()
    yield made
    made.page.discard_unsent()

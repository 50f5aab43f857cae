from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import ImportSummary
from tests.ui.upload.drawn_panel import Drawn, DrawnPanel
from tests.ui.upload.lists import Stage, understanding


@pytest.fixture
def stage(themed: QApplication, qtbot: QtBot) -> Iterator[Stage]:  # noqa: ARG001 - the theme must be there
    made = Stage()
    qtbot.addWidget(made.page)
    made.page.resize(1072, 600)
    with qtbot.waitExposed(made.page):
        made.page.show()
    yield made
    made.page.discard_unsent()


@pytest.fixture
def drawn(themed: QApplication, qtbot: QtBot) -> Drawn:  # noqa: ARG001 - the theme must be there
    def make(height: int, found: ImportSummary | None = None, **known: Any) -> DrawnPanel:
        made = DrawnPanel()
        qtbot.addWidget(made)
        made.resize(328, height)
        made.change(**known)
        made.show_list(found or understanding())
        with qtbot.waitExposed(made):
            made.show()
        return made

    return make

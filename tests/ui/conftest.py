"""Every test below runs without a screen, in the light theme."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.ui import theme
from desktop_app.ui.shell import Shell


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The offscreen platform says so of windows, pop-ups and their sizes; it isn't about ours.
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


@pytest.fixture
def themed(qapp: QApplication) -> QApplication:
    if not qapp.styleSheet():
        theme.apply(qapp, dark=False)
    return qapp


@pytest.fixture
def shell(themed: QApplication) -> Iterator[Shell]:  # noqa: ARG001 - the application must be there
    made = Shell()
    yield made
    made.close_now()
    made.deleteLater()

"""Every test below runs without a screen, in the light theme."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import theme
from tests.forked import forked_children
from tests.ui.looking.catalogue_watch import CatalogueWatch, missing

# Milliseconds: of Qt's waits, which have five seconds by themselves, and a busy machine needs more.
for _waits in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    _waits.__kwdefaults__ = {**(_waits.__kwdefaults__ or {}), "timeout": 60_000}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The offscreen platform says so of windows, pop-ups and their sizes; it isn't about ours.
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


@pytest.fixture(scope="session", autouse=True)
def watched(qapp: QApplication) -> Iterator[None]:
    """What is asked for in each language is looked up in the translators' list."""
    watch = CatalogueWatch()
    qapp.setStyle("Fusion")  # as the program's own application has from its start, not with each theme
    qapp.setProperty("fusion", True)
    qapp.installTranslator(watch)
    yield
    qapp.removeTranslator(watch)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """A text that isn't in the list fails the test that has met it first."""
    result = yield
    assert missing() == []
    return result


@pytest.fixture(scope="session", autouse=True)
def quick_children() -> Iterator[None]:
    """Nearly every window has three child processes."""
    with forked_children():
        yield


@pytest.fixture(autouse=True)
def no_key_held(qapp: QApplication) -> Iterator[None]:
    """Qt goes on believing in a Ctrl that `QTest.keyClick` pressed, and a row would then be chosen otherwise."""
    yield
    if qapp.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyRelease(QWindow(), Qt.Key.Key_Control)


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

"""Every test below runs in the light theme, off screen or on Windows' own; an `async` one has its pages in its loop."""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "windows" if sys.platform == "win32" else "offscreen")

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QCursor, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import theme
from desktop_app.ui.look.palette import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Palette
from desktop_app.ui.text import languages
from tests.cli.fake_service import FakeService
from tests.forked import forked_children
from tests.systems import NOT_BY_WINE
from tests.ui.looking.catalogue_watch import CatalogueWatch, missing
from tests.ui.monitor_stage import Stage, staged
from tests.ui.open_window import Opened, window_over
from tests.ui.small_services import SmallServices

NOT_OFFSCREEN = "This plugin does not support"  # windows, pop-ups and their sizes
NOT_SO_LOW = "QWindowsWindow::setGeometry: Unable to set geometry"  # a part that a test shows as a window of its own

# Milliseconds: of Qt's waits, which have five seconds by themselves, and a busy machine needs more.
for _waits in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    _waits.__kwdefaults__ = {**(_waits.__kwdefaults__ or {}), "timeout": 60_000}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # What platforms say of themselves; it isn't about ours.
    told = [NOT_OFFSCREEN, NOT_SO_LOW, *NOT_BY_WINE]
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore(*told, extend=True))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is `async`; a fixture that is a context manager begins and ends in the test's loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
            for name, value in given.items():
                if isinstance(value, AbstractAsyncContextManager):
                    given[name] = await stack.enter_async_context(value)
            await pyfuncitem.obj(**given)

    asyncio.run(whole())
    return True


@pytest.fixture
def own_garbage() -> Iterator[None]:
    """Only garbage made from here to the test's end is collected: looking through the others' takes seconds."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(scope="session", autouse=True)
def watched(qapp: QApplication) -> Iterator[None]:
    """What is asked for in each language is looked up in the translators' list."""
    watch = CatalogueWatch()
    qapp.setStyle("Fusion")  # as the program's own application has from its start, not with each theme
    qapp.setProperty("fusion", True)
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)  # Windows' own answers to no test's mouse
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


@pytest.fixture(autouse=True)
def no_dialog_left(qapp: QApplication) -> Iterator[None]:
    """One that stays open may get the keys of later tests: Delete is a shortcut of Qt's file dialog."""
    yield
    for window in qapp.topLevelWidgets():
        if isinstance(window, QDialog):
            window.hide()


@pytest.fixture(autouse=True)
def pointer_aside(qapp: QApplication) -> None:
    """Where there is a real pointer, a window that opens below it would show a row as pointed at."""
    if qapp.platformName() == "windows":
        QCursor.setPos(qapp.primaryScreen().geometry().bottomRight())


@pytest.fixture(autouse=True)
def themed(qapp: QApplication) -> QApplication:
    QLocale.setDefault(QLocale.c())  # dates and numbers as no country has them, wherever the tests run
    if not qapp.styleSheet():
        theme.apply(qapp, dark=False)
    return qapp


@pytest.fixture(params=(LIGHT, DARK, HIGH_LIGHT, HIGH_DARK), ids=lambda palette: palette.name)
def palette(themed: QApplication, request: pytest.FixtureRequest) -> Iterator[Palette]:
    """Each look in its turn."""
    theme.apply(themed, dark=request.param.dark, high=request.param.high)
    yield request.param
    theme.apply(themed, dark=False)


@pytest.fixture
def speak(themed: QApplication) -> Iterator[Callable[[str], object]]:
    """Has the window speak a language, and English again afterwards."""
    before = QLocale()
    yield lambda code: languages.speak(themed, code)
    languages.speak(themed, languages.ENGLISH)
    QLocale.setDefault(before)


@pytest.fixture
def shell() -> Iterator[Shell]:
    made = Shell()
    yield made
    made.close_now()
    made.deleteLater()


@pytest.fixture
def service() -> Iterator[FakeService]:
    fake = FakeService()
    yield fake
    fake.close()


@pytest.fixture
def small(tmp_path: Path) -> SmallServices:
    return SmallServices(tmp_path)


@pytest.fixture
def stage(tmp_path: Path, request: pytest.FixtureRequest) -> AbstractAsyncContextManager[Stage]:
    """Over the verified list of the fixture `home` where a test asks for that, else without any list."""
    return staged(request.getfixturevalue("home") if "home" in request.fixturenames else tmp_path)


@pytest.fixture
def at(themed: QApplication, tmp_path: Path) -> AbstractAsyncContextManager[Opened]:
    """The whole window."""
    return window_over(themed, tmp_path / "home")

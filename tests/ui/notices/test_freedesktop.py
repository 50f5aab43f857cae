"""Notices over a real message bus: shown, replaced, clicked, harmless; and quietly nothing where there is none."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.notices.freedesktop import FreedesktopNotifier, notify
from desktop_app.ui.notices.notices import Notice
from tests.ui.notices.desktop_service import DesktopService, message_bus_at

pytestmark = pytest.mark.skipif(not shutil.which("dbus-daemon"), reason="not installed: dbus-daemon")
TITLE = "<b>a&b</b><img src='http://x'>.csv"
HOSTILE = Notice("b1", "A list is verified", f"“{TITLE}”: 3 numbers answered.", "Show", "transfer")


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with message_bus_at(tmp_path) as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield address


@pytest.fixture
def notifier(qapp: QApplication) -> Iterator[FreedesktopNotifier]:  # noqa: ARG001 - the application must be there
    made = FreedesktopNotifier()
    yield made
    made.close()


def test_a_notice_is_shown_replaced_and_clicked(bus: str, notifier: FreedesktopNotifier, qtbot: QtBot) -> None:
    # GIVEN a bus on which nobody shows notices yet
    notifier.show(HOSTILE)
    notifier.progress(0.37)
    tried = threading.Event()
    notifier._bus.post(lambda _line: tried.set())
    assert tried.wait(120)
    # WHEN a desktop comes, and there is something to be said
    with closing(DesktopService(bus)) as desktop:
        clicked: list[str] = []
        notifier.clicked.connect(clicked.append)
        notifier.show(HOSTILE)
        name, replaces, icon, summary, body, actions, hints, expires = desktop.next_notice()
        # THEN it is shown with the list's title as text, whatever it looks like
        assert (name, replaces, summary, expires) == ("Dialproof", 0, "A list is verified", -1)
        assert body == "“&lt;b&gt;a&amp;b&lt;/b&gt;&lt;img src='http://x'&gt;.csv”: 3 numbers answered."
        assert actions == ["default", "Show"]
        assert icon.startswith("file://")
        assert hints["desktop-entry"] == ("s", "dialproof")
        # AND a later one of the same batch takes its place, another's doesn't
        notifier.show(HOSTILE)
        notifier.show(Notice("b2", "A list is verified", "two"))
        assert [desktop.next_notice()[1] for _ in range(2)] == [1, 0]
        # WHEN they are clicked, one of them with a token of the desktop's, and one that isn't ours
        desktop.emit("ActionInvoked", "us", 77, "default")
        desktop.emit("ActivationToken", "us", 1, "token")
        desktop.emit("ActionInvoked", "us", 1, "default")
        desktop.emit("ActionInvoked", "us", 3, "default")
        desktop.emit("NotificationClosed", "uu", 3, 2)
        desktop.emit("ActionInvoked", "us", 3, "default")  # of one that has gone
        notifier.progress(0.38)
        told = {"uri": "application://dialproof.desktop", "progress": 0.38, "progress-visible": True}
        assert desktop.next_progress() == told
        # THEN the program hears of its own
        qtbot.waitUntil(lambda: len(clicked) == 2)
        assert clicked == ["b1", "b2"]
        # AND the task bar is told when nothing is under way any more
        notifier.progress(None)
        assert desktop.next_progress()["progress-visible"] is False
        QApplication.processEvents()
        assert clicked == ["b1", "b2"]


def test_without_markup_or_actions_nothing_looks_like_them(bus: str, notifier: FreedesktopNotifier) -> None:
    with closing(DesktopService(bus, ("body",))) as desktop:
        notifier.show(HOSTILE)
        _, _, _, _, body, actions, _, _ = desktop.next_notice()
    assert body == "“‹b›a&b‹/b›‹img src='http://x'›.csv”: 3 numbers answered."
    assert actions == []


@pytest.mark.parametrize("address", [None, "", "nonsense", "tcp:host=127.0.0.1,port=9", "unix:path=/nowhere/at/all"])
def test_without_a_bus_nothing_happens(
    notifier: FreedesktopNotifier, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, address: str | None
) -> None:
    if address is None:
        monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    else:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    notifier.show(HOSTILE)
    qtbot.waitUntil(lambda: notifier._bus.broken)
    notifier.show(HOSTILE)
    notifier.progress(0.5)


def test_a_bus_that_breaks_off_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    # GIVEN a notice that was shown
    notifier = FreedesktopNotifier()
    with message_bus_at(tmp_path) as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        with closing(DesktopService(address)) as desktop:
            notifier.show(HOSTILE)
            desktop.next_notice()
    # WHEN the session ends THEN later ones are nothing, and the end doesn't wait
    qtbot.waitUntil(lambda: notifier._bus.broken)
    notifier.show(HOSTILE)
    notifier.close()


def test_every_message_can_be_put_on_the_wire() -> None:
    assert notify(HOSTILE, 0, {"actions"}).serialise(serial=1)

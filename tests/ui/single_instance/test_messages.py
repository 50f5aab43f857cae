"""What is said to the first, by the program or by whoever finds the address."""

from __future__ import annotations

import gc
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import UsageError
from desktop_app.ui.start.instance_call import LONGEST, Listener, Message, understood
from tests.ui.single_instance.starts import Starts, address, ended


def ask(qtbot: QtBot, folder: Path, *parts: bytes) -> bytes:
    """Say something to the first and hear it out until it hangs up."""
    caller = QLocalSocket()
    heard: list[bytes] = []
    caller.readyRead.connect(lambda: heard.append(bytes(caller.readAll().data())))

    def connected() -> bool:
        if caller.state() == QLocalSocket.LocalSocketState.UnconnectedState:
            caller.connectToServer(address(folder))  # Windows' pipe is busy until those before were turned to
        return caller.state() == QLocalSocket.LocalSocketState.ConnectedState

    qtbot.waitUntil(connected)
    for part in parts:
        caller.write(part)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: caller.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    return b"".join(heard)


@pytest.mark.usefixtures("sole")
def test_a_message_may_come_in_pieces(qtbot: QtBot, tmp_path: Path, raised: list[str | None]) -> None:
    assert ask(qtbot, tmp_path, b'{"open"', b": []}", b"\n") == b'{"raised": true}\n'
    assert raised == [None]


@pytest.mark.usefixtures("sole")
def test_the_activation_token_is_lent_to_the_window_and_taken_back(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None]
) -> None:
    assert ask(qtbot, tmp_path, b'{"activation_token": "kwin-17", "new": 1}\n')
    assert raised == ["kwin-17"]
    assert "XDG_ACTIVATION_TOKEN" not in os.environ


@pytest.mark.usefixtures("sole")
def test_the_second_hands_over_the_token_that_it_was_started_with(
    qtbot: QtBot, tmp_path: Path, starts: Starts, raised: list[str | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    with monkeypatch.context() as started_with:
        started_with.setenv("XDG_ACTIVATION_TOKEN", "gnome-shell-4")
        second = starts.start(tmp_path)
    qtbot.waitUntil(ended(second), timeout=10_000)
    assert raised == ["gnome-shell-4"]


HOSTILE = {
    "a megabyte without an end": b"x" * 1_000_000,
    "a line that is too long": b'{"open": ["' + b"a" * LONGEST + b'"]}\n',
    "no JSON": b"show yourself\n",
    "no UTF-8": b"\xff\xfe\n",
    "nested without end": b"[" * 50_000 + b"\n",
    "nothing": b"\n",
    "no object": b'"open"\n',
    "no list": b'{"open": 3}\n',
    "no paths": b'{"open": [3]}\n',
    "a path from nowhere": b'{"open": ["/a.csv", "a.csv"]}\n',
    "no path of any system": b'{"open": ["/a\\u0000.csv"]}\n',
    "half a character": b'{"open": ["/a\\ud800.csv"]}\n',
    "no token": b'{"activation_token": {}}\n',
}


@pytest.mark.parametrize("message", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.usefixtures("sole")
def test_what_is_no_message_is_hung_up_on(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None], handed: list[Path], message: bytes
) -> None:
    assert ask(qtbot, tmp_path, message) == b""
    assert (raised, handed) == ([], [])
    assert ask(qtbot, tmp_path, b"{}\n") == b'{"raised": true}\n'


@pytest.mark.usefixtures("sole")
def test_a_caller_that_leaves_in_the_middle_does_no_harm(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None]
) -> None:
    for _ in range(50):
        caller = QLocalSocket()
        caller.connectToServer(address(tmp_path))
        caller.write(b'{"open"')
        caller.abort()
    assert ask(qtbot, tmp_path, b"{}\n") == b'{"raised": true}\n'
    assert raised == [None]


def test_a_silent_caller_is_hung_up_on(qtbot: QtBot) -> None:
    listener = Listener(lambda _lists: pytest.fail("nobody asked"), line_within=50)
    assert listener.listen(f"dialproof-test-{os.getpid()}")
    caller = QLocalSocket()
    caller.connectToServer(listener.address)
    with qtbot.waitSignal(caller.disconnected):
        caller.write(b"{")
    listener.close()


@pytest.mark.usefixtures("own_garbage")
def test_those_who_wait_while_the_window_closes_do_no_harm() -> None:
    for at in range(8):  # the process would end
        listener = Listener(lambda _lists: pytest.fail("nobody asked"))
        assert listener.listen(f"dialproof-test-{os.getpid()}-{at}")
        for _ in range(20):
            caller = QLocalSocket()
            caller.connectToServer(listener.address)
            caller.write(b"{")
            caller.abort()
        for _ in range(at % 4):
            QCoreApplication.processEvents()
        listener.close()
        del listener
        gc.collect()
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("token", ["with\0nul", "line\nend", "\ud800", "x" * 2_000, "ü"])
def test_a_token_that_is_none_raises_the_window_without_it(token: str) -> None:
    assert understood(json.dumps({"activation_token": token}).encode()) == Message()


ODD_NAMES = ["a b.csv", "Ünïcode 名.xlsx", "two\nlines.csv", "bytes \udcff\udcfe.csv", '"quoted\\".csv', "-o.csv"]


def test_any_name_of_a_file_comes_across_as_it_is() -> None:
    message = Message(tuple(Path("/some where").absolute() / name for name in ODD_NAMES), "token")
    line = message.line()
    assert line.count(b"\n") == 1
    assert understood(line) == message


def test_too_many_lists_for_one_message_are_refused_in_words() -> None:
    with pytest.raises(UsageError) as caught:
        Message(tuple(Path(f"/{number:0200}") for number in range(400))).line()
    assert "too many lists" in caught.value.sentence
    assert len(Message(tuple(Path(f"/{number:0200}") for number in range(250))).line()) < LONGEST

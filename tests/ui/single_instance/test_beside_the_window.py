"""The whole program, started while its window is open."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.ui.frame.shell import Shell
from tests.ui.single_instance.starts import POSIX, ended, program


@pytest.mark.parametrize(
    ("arguments", "more"), [((), ""), (("--base-url", "local"), " Close it first to use --base-url.")]
)
@pytest.mark.usefixtures("sole")
def test_the_second_start_says_one_line_and_touches_nothing(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None], arguments: tuple[str, ...], more: str
) -> None:
    second = program(tmp_path, *arguments)
    qtbot.waitUntil(ended(second), timeout=30_000)
    assert second.communicate() == ("", f"dialproof: The window is open already and was brought to the front.{more}\n")
    assert second.returncode == 0
    assert raised == [None]
    assert not (tmp_path / "journal.sqlite").exists()


@POSIX
@pytest.mark.usefixtures("sole")
def test_the_second_start_hands_over_the_lists_that_it_was_started_with(
    qtbot: QtBot, tmp_path: Path, handed: list[Path]
) -> None:
    # GIVEN lists in a folder of another person's making
    names = [b"two\nlines.csv", b"bytes \xff.csv", b"a b.csv"]
    lists = [tmp_path / os.fsdecode(name) for name in names]
    for each in lists:
        each.write_text("Phone\n+447911123456\n", "utf-8")
    # WHEN they are opened with the program: by name, and by the address that some file managers give
    second = program(tmp_path, *map(str, lists[:2]), lists[2].as_uri())
    qtbot.waitUntil(ended(second), timeout=30_000)
    # THEN the first window has them, exactly
    out, said_so = second.communicate()
    assert (out, second.returncode) == ("", 0)
    assert said_so == (
        "dialproof: The window is open already and was brought to the front. It opens the lists that were named.\n"
    )
    assert handed == lists


@pytest.mark.usefixtures("sole")
def test_the_command_line_runs_beside_the_window(tmp_path: Path) -> None:
    listing = program(tmp_path, "tasks", "--json")
    out, problem = listing.communicate(timeout=240)
    assert (json.loads(out), problem, listing.returncode) == ({"batches": []}, "", 0)


@pytest.mark.usefixtures("sole")
def test_the_self_test_runs_beside_the_window(tmp_path: Path) -> None:
    checking = program(tmp_path, "selftest")
    out, _noise = checking.communicate(timeout=240)
    assert checking.returncode == 0
    assert "ok: " in out


def test_the_window_comes_back_from_the_task_bar(shell: Shell, qtbot: QtBot) -> None:
    for before in (shell.show, shell.showMaximized):
        before()
        maximised = shell.isMaximized()
        shell.showMinimized()
        shell.come_to_front()
        qtbot.waitUntil(shell.isActiveWindow, timeout=60_000)
        assert not shell.isMinimized()
        assert shell.isMaximized() == maximised

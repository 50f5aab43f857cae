"""The search above the rows, the chips of what narrows them, and questions that overtake each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.results.count_card import NUMBERS
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.latest import Latest
from tests.ui.monitor_stage import Stage
from tests.ui.widgets import added, on_screen


def test_a_search_begins_when_typing_rests_or_with_enter(qtbot: QtBot) -> None:
    bar = added(qtbot, FilterBar("Search", "Search"))
    heard: list[str] = []
    bar.search_changed.connect(heard.append)
    QTest.keyClicks(bar.search, "lee")
    assert heard == []
    QTest.keyClick(bar.search, Qt.Key.Key_Return)
    assert heard == ["lee"]
    QTest.keyClicks(bar.search, "ds")
    qtbot.waitUntil(lambda: heard == ["lee", "leeds"])
    bar.clear()
    qtbot.wait(300)
    assert heard == ["lee", "leeds"]


def test_the_bar_says_how_many_are_shown(qtbot: QtBot) -> None:
    bar = added(qtbot, FilterBar("Search", "Search"))
    bar.show_count(12, 500, filtered=True)
    assert bar.showing.text() == "Showing 12 of 500 rows"
    assert not bar.show_all.isHidden()
    bar.show_count(500, 500, filtered=False)
    assert bar.showing.text() == "500 rows"
    assert bar.show_all.isHidden()
    bar.wait()
    qtbot.waitUntil(lambda: bar.showing.text() == "Looking…")
    bar.stop_waiting()


def test_each_filter_is_a_chip_that_keys_let_go_of(qtbot: QtBot) -> None:
    bar = added(qtbot, FilterBar("Search", "Search", NUMBERS))
    chips = [("kind", "Invalid"), ("net", "network & co: (empty)"), ("long", "carrier: " + "x" * 60)]
    left: list[bool] = []
    bar.filters.left.connect(lambda: left.append(True))

    def drop(key: object) -> None:
        chips[:] = [each for each in chips if each[0] != key]
        bar.show_filters(chips)

    bar.dropped.connect(drop)
    on_screen(qtbot, bar)
    bar.show_filters(chips)
    texts = [chip.text() for chip in bar.filters.chips]
    assert texts[:2] == ["Invalid", "network && co: (empty)"]
    assert (len(texts[2]), texts[2][-1]) == (40, "…")
    assert bar.filters.chips[1].accessibleName() == "Filter: network & co: (empty)"
    # WHEN one goes through them by keys, and lets go of the middle one
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    bar.filters.chips[0].setFocus()
    QTest.keyClick(bar.filters.chips[0], Qt.Key.Key_Right)
    QTest.keyClick(bar.filters.chips[1], Qt.Key.Key_Delete)
    # THEN the one that takes its place has the keys
    assert [chip.key for chip in bar.filters.chips] == ["kind", "long"]
    qtbot.waitUntil(bar.filters.chips[1].hasFocus)
    QTest.keyClick(bar.filters.chips[1], Qt.Key.Key_Backspace)
    QTest.keyClick(bar.filters.chips[0], Qt.Key.Key_Return)
    assert (bar.filters.isHidden(), left) == (True, [True])
    bar.show_count(12, 500, filtered=True)
    assert bar.showing.text() == "Showing 12 of 500 numbers"


async def test_of_questions_that_come_meanwhile_only_the_last_is_asked() -> None:
    asked: list[str] = []
    told: list[str] = []
    latest: Latest[str] = Latest(Runner(), "q")

    def question(text: str) -> Callable[[], Coroutine[Any, Any, str]]:
        async def answer() -> str:
            asked.append(text)
            await asyncio.sleep(0.01)
            if text == "breaks":
                raise ValueError(text)
            return text

        return answer

    def ask(text: str) -> None:
        latest.ask(question(text), told.append, lambda error: told.append(f"failed {error}"))

    for text in ("a", "b", "c"):
        ask(text)
    await asyncio.sleep(0.1)
    assert (asked, told) == (["a", "c"], ["c"])
    ask("d")
    await asyncio.sleep(0)
    latest.drop()
    await asyncio.sleep(0.05)
    assert told == ["c"]
    ask("breaks")
    await asyncio.sleep(0.05)
    assert told == ["c", "failed breaks"]


@pytest.mark.parametrize("between", [False, True])
async def test_what_is_asked_all_the_time_is_told_in_between_where_that_is_wanted(stage: Stage, between: bool) -> None:
    latest: Latest[str] = Latest(stage.runner, "a question", between=between)
    gates, found = [asyncio.Event() for _ in range(4)], list[str]()

    def ask(at: int) -> None:
        async def answer() -> str:
            await gates[at].wait()
            return f"answer {at}"

        latest.ask(answer, found.append, lambda error: found.append(str(error)))

    # GIVEN a question, and another one before it is answered
    ask(0)
    ask(1)
    gates[0].set()
    gates[1].set()
    await stage.until(lambda: "answer 1" in found)
    assert found == (["answer 0", "answer 1"] if between else ["answer 1"])
    # AND of what was dropped nothing is told, though another one waits
    found.clear()
    ask(2)
    latest.drop()
    ask(3)
    gates[2].set()
    gates[3].set()
    await stage.until(lambda: found)
    assert found == ["answer 3"]

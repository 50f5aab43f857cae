"""The values of offline columns come for every row that was read, however the choice changes while they are found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from desktop_app.core.facts.offline import Offline
from desktop_app.ui.batch.offline_cells import COMING, OfflineCells
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.runner import Runner

FEW, MORE = [("+441",), ("+442",)], [("+443",), ("+444",)]


class Facts:
    """Tells what is known of numbers when `answer` is called; `asked` has the questions."""

    def __init__(self) -> None:
        self.wanted: tuple[Offline, ...] = (Offline.REGION,)
        self.asked: list[tuple[str, ...]] = []
        self._waiting: list[asyncio.Future[None]] = []

    def chosen(self) -> tuple[Offline, ...]:
        return self.wanted

    async def of(self, numbers: Sequence[str], columns: Sequence[Offline]) -> list[list[str]]:
        self.asked.append(tuple(numbers))
        self._waiting.append(asyncio.get_running_loop().create_future())
        await self._waiting[-1]
        return [[f"{column} of {number}" for number in numbers] for column in columns]

    async def answer(self) -> None:
        """Answer what is asked now, and let it arrive."""
        await asyncio.sleep(0)
        self._waiting.pop().set_result(None)
        for _ in range(4):
            await asyncio.sleep(0)


Story = Callable[[Facts, OfflineCells, list[None]], Coroutine[Any, Any, None]]


def tell(story: Story) -> None:
    """Play a story with cells of their own; the list has an entry for each time that they told of values."""

    async def whole() -> None:
        facts, errors, came = Facts(), list[Exception](), list[None]()
        runner = Runner(on_failure=lambda _name, error: errors.append(error))
        services = SimpleNamespace(offline=facts)
        context = cast("PageContext", SimpleNamespace(services=services, runner=runner, show_error=errors.append))
        cells = OfflineCells(context, "offline", lambda row: row)
        cells.came.connect(lambda: came.append(None))
        cells.take_choice()
        await story(facts, cells, came)
        await runner.aclose()
        assert not errors

    asyncio.run(whole())


def texts(cells: OfflineCells, rows: Sequence[tuple[str, ...]]) -> list[list[str]]:
    return [[column.text(row) for row in rows] for column in cells.columns()]


@pytest.mark.usefixtures("qtbot")
def test_rows_that_are_read_meanwhile_are_asked_next_and_no_number_twice() -> None:
    async def story(facts: Facts, cells: OfflineCells, came: list[None]) -> None:
        cells.look_up(FEW)
        await asyncio.sleep(0)
        assert texts(cells, FEW) == [[COMING, COMING]]  # which is drawn again and again while they are on their way
        cells.look_up(FEW + MORE)
        await facts.answer()
        assert texts(cells, FEW + MORE) == [["region of +441", "region of +442", COMING, COMING]]
        await facts.answer()
        assert COMING not in texts(cells, FEW + MORE)[0]
        assert (facts.asked, len(came)) == ([("+441", "+442"), ("+443", "+444")], 2)

    tell(story)


@pytest.mark.usefixtures("qtbot")
def test_no_row_stays_without_values_if_the_choice_changes_while_they_are_found() -> None:
    async def story(facts: Facts, cells: OfflineCells, came: list[None]) -> None:
        cells.look_up(FEW)
        await asyncio.sleep(0)
        facts.wanted = Offline.REGION, Offline.PLACE
        assert cells.take_choice()
        # WHEN the values of the former choice arrive, and nothing is drawn again
        await facts.answer()
        assert not came
        # THEN those of the present one are on their way, and are told of
        await facts.answer()
        assert len(came) == 1
        assert texts(cells, FEW) == [["region of +441", "region of +442"], ["place of +441", "place of +442"]]

    tell(story)


@pytest.mark.usefixtures("qtbot")
def test_nothing_is_asked_any_more_if_no_column_is_chosen() -> None:
    async def story(facts: Facts, cells: OfflineCells, came: list[None]) -> None:
        cells.look_up(FEW)
        await asyncio.sleep(0)
        facts.wanted = ()
        assert cells.take_choice()
        await facts.answer()
        assert (len(facts.asked), came, cells.columns()) == (1, [], [])
        # WHEN one is chosen again THEN they come
        facts.wanted = (Offline.PLACE,)
        assert cells.take_choice()
        cells.look_up(FEW)
        await facts.answer()
        assert texts(cells, FEW) == [["place of +441", "place of +442"]]

    tell(story)


@pytest.mark.usefixtures("qtbot")
def test_a_suppressed_number_may_not_be_called_now() -> None:
    async def story(facts: Facts, cells: OfflineCells, _came: list[None]) -> None:
        facts.wanted = (Offline.CALL_NOW,)
        cells.take_choice()
        cells.never_called = lambda row: {"+441"} & {*row}
        cells.look_up(FEW)
        await facts.answer()
        assert texts(cells, FEW) == [["no", "call-now of +442"]]

    tell(story)

"""A suppression file may have a column of dates: since when each number must not be used, which is then told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.detection.table import Column, ReadOptions
from desktop_app.core.errors import ColumnMissing
from desktop_app.core.output.form import OutputForm
from desktop_app.core.results.suppression import SuppressionList
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.storage.suppression.dates import has_dates
from tests.services.world import World, british

ONE, TWO, THREE, FOUR = british(4)


async def suppress(
    world: World, rows: list[tuple[str, str]], dates: Column | str | None = "When", *, replacing: bool = False
) -> SuppressionList:
    file = world.home / "optouts.csv"
    lines = [f"{number};{when}" for number, when in rows]
    file.write_text("\n".join(["Mobile;When", *lines, ""]), "utf-8")
    read = await world.intake.read(file, ReadOptions())
    return await world.suppression.add(read, "Opt-outs", replacing=replacing, dates=dates)


def since(world: World, found: SuppressionList) -> dict[str, str]:
    return {each.e164: each.since for each in world.suppression.numbers(found)}


def today(world: World) -> str:
    return f"{world.time.now():%Y-%m-%d}"


async def test_each_number_has_its_own_date_and_the_earliest_counts(world: World) -> None:
    found = await suppress(
        world,
        [
            (ONE, "31/12/2019"),
            (TWO, "2/3/2021 10:00"),
            (ONE, "30/11/2019"),
            (THREE, "tomorrow"),
            (FOUR, "1/1/2099"),
            ("", "1/1/2020"),
        ],
    )
    # THEN what has no date, or one in the future, has the day of import, and is counted
    assert since(world, found) == {ONE: "2019-11-30", TWO: "2021-03-02", THREE: today(world), FOUR: today(world)}
    assert (found.undated, found.as_json()["rows_without_date"]) == (2, 2)
    # AND a single number is found with it
    assert [each.since for each in await world.suppression.suppressing(TWO)] == ["2021-03-02"]
    assert [one.since for _, one in world.suppression.find(ONE, "")[ONE]] == ["2019-11-30"]


async def test_a_cell_with_several_numbers_dates_each(world: World) -> None:
    found = await suppress(world, [(f'"{ONE}, {TWO}"', "2020-05-06"), (f'"{ONE}, {THREE}"', "")])
    assert since(world, found) == {ONE: "2020-05-06", TWO: "2020-05-06", THREE: today(world)}
    assert found.undated == 1


async def test_results_and_their_proof_tell_the_persons_own_date(world: World, tmp_path: Path) -> None:
    await suppress(world, [(ONE, "2020-05-06"), (TWO, "?")])
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id, 1)
    output = tmp_path / "out.xlsx"
    await world.exporting.export(batch.id, output, form=OutputForm(verdicts=True))
    book = openpyxl.load_workbook(output)
    rows = [*book.worksheets[0].iter_rows(values_only=True)]
    at = rows[0].index("Suppressed since")
    assert [row[at] or "" for row in rows[1:]] == ["2020-05-06", today(world), ""]
    _, one, two = book["Suppressed"].iter_rows(values_only=True)
    assert (one[4], str(two[4])[:10], str(two[4])[-4:]) == ("2020-05-06", today(world), " UTC")
    # AND so does the page, whose tooltip has each list with its date
    store = world.results.open(batch.id)
    with closing(store):
        found = store.rows(range(2, 5), batch.id, world.results.sent(batch.id))
    assert [each.since for each in found[0].suppressed] == ["2020-05-06"]
    assert len(await world.results.select(batch.id, RowFilter())) == 3


async def test_a_later_file_makes_no_date_later(world: World) -> None:
    # GIVEN numbers with and without a date of their own
    await suppress(world, [(ONE, "2020-05-06"), (TWO, "2020-05-06"), (THREE, "")])
    before = today(world)
    await world.time.sleep(40 * 86_400)
    # WHEN another file is added THEN of all dates of a number the earliest stays
    found = await suppress(world, [(ONE, "2021-01-01"), (TWO, "2019-01-01"), (THREE, f"{world.time.now():%Y-%m-%d}")])
    assert since(world, found) == {ONE: "2020-05-06", TWO: "2019-01-01", THREE: before}
    # AND one without a column of dates changes none
    found = await suppress(world, [(ONE, "2018-01-01"), (FOUR, "2018-01-01")], None)
    assert since(world, found) == {ONE: "2020-05-06", TWO: "2019-01-01", THREE: before, FOUR: today(world)}
    # AND with a number its date goes
    found = await suppress(world, [(ONE, ""), (THREE, "")], None, replacing=True)
    assert since(world, found) == {ONE: "2020-05-06", THREE: before}
    with closing(sqlite3.connect(world.context.suppression.path(found.id))) as db:
        assert {f"+{digits}" for (digits,) in db.execute("SELECT digits FROM dates")} == {ONE, THREE}


async def test_a_list_of_before_gets_dates_once_a_file_has_some(world: World) -> None:
    # GIVEN a list without any, as all were before
    found = await suppress(world, [(ONE, "2020-05-06"), (TWO, "2020-05-06")], None)
    with closing(sqlite3.connect(world.context.suppression.path(found.id))) as db:
        assert not has_dates(db)
    assert set(since(world, found).values()) == {today(world)}
    # WHEN the same file comes with its column of dates THEN they count
    found = await suppress(world, [(ONE, "2020-05-06"), (TWO, "2020-05-06")])
    assert set(since(world, found).values()) == {"2020-05-06"}


async def test_dates_of_a_workbook_count_as_excel_shows_them(world: World) -> None:
    book = openpyxl.Workbook()
    assert book.active is not None
    for row in (["Mobile", "Date of objection"], [ONE, datetime(2020, 5, 6)], [TWO, datetime(2021, 3, 4, 9, 30)]):
        book.active.append(row)
    book.save(world.home / "optouts.xlsx")
    read, columns = await world.suppression.read(world.home / "optouts.xlsx", "")
    assert [column.name for column in columns] == ["Date of objection"]
    found = await world.suppression.add(read, "Opt-outs", dates=columns[0])
    assert since(world, found) == {ONE: "2020-05-06", TWO: "2021-03-04"}


@pytest.mark.parametrize("wanted", ["Since", "C"])
async def test_a_column_that_is_not_there_adds_nothing(world: World, wanted: str) -> None:
    with pytest.raises(ColumnMissing):
        await suppress(world, [(ONE, "2020-05-06")], wanted)
    assert world.suppression.every() == []

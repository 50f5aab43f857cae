"""Rows that are parsed, built and counted many at a time are those that one gets one by one."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from functools import partial
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from desktop_app.core.detection.cells import cell_text, is_blank
from desktop_app.core.detection.columns import shape_of
from desktop_app.core.detection.table import CellValue, ImportSummary, Row, SheetName, TableShape, Uncalculated
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import CellVerdict, NumberStatus, normalise
from desktop_app.core.rows.list_row import ListRow, RowNumber
from desktop_app.core.rows.row_chunk import ParsedChunk, UnparsedChunk
from desktop_app.sheets.common.row_source import RowSource
from desktop_app.sheets.formats.opening import open_source
from desktop_app.workers.list_rows import CHUNK, CHUNK_CELLS, ListRows, RowParsers
from desktop_app.workers.writer import CountedRows
from tests.corpus import cell_lists
from tests.corpus.listing import SPELLINGS

Chunk = TypeVar("Chunk", ParsedChunk, UnparsedChunk)

LANDS = ["GB", "DE", "US", "IT", "KR", "BR"]
NAMED: dict[CellValue, str | None] = {**{land: land for land in LANDS}, "Narnia": None, "Germany": "DE"}
ODD: list[CellValue] = [
    *(None, "", " ", "\u200b", "n/a", "-", "unknown", True, 12, 12.5, date(2024, 5, 1), "4.47911E+11", 447911000000),
    *(datetime(2024, 5, 1, 12, 30), time(12, 30), timedelta(hours=30), 2**70, Uncalculated("07400 123456")),
    *(
        "0171 3920012 / 13",
        "0171 3920012; 07400 123456",
        "0171 3920012 or 0171 3920013",
        "+39 (0)393 1234567",
        "12\n34",
    ),
]


class Table(RowSource):
    """Rows that are there."""

    format = "csv"
    encoding: str | None = None
    delimiter: str | None = None
    sheets: tuple[SheetName, ...] = ()

    def __init__(self, rows: Sequence[Row], size: int = 512) -> None:
        self._rows, self._size = rows, size

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        del sheet
        return iter(self._rows)

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        rows = self.rows(sheet)
        while batch := list(islice(rows, self._size)):
            yield batch

    def close(self) -> None:
        pass


def understanding(shape: TableShape) -> ImportSummary:
    return ImportSummary(format="csv", encoding=None, delimiter=None, sheet=None, sheets=[], shape=shape)


def at_once(table: Table, shape: TableShape, country: str | None) -> tuple[list[ListRow], ImportSummary]:
    found = understanding(shape)
    reading = ListRows(table, found, country, list(table.rows()))
    counted = CountedRows(len(shape.phone_columns))
    there = RowParsers(*reading.parsers.__reduce__()[1])  # as another process has them
    rows: list[ListRow] = []
    for chunk in reading.chunks():
        parsed = reading.parsers.chunk(chunk)
        assert there.chunk(passed_on(chunk)) == parsed
        rows += counted.chunk(passed_on(parsed)).rows()
    assert reading.read == counted.tally.rows == len(rows)
    counted.tally.finish(found, country)
    return rows, found


def passed_on(what: Chunk) -> Chunk:
    """As it comes out at the other end of a pipe."""
    there: Chunk = pickle.loads(pickle.dumps(what))  # noqa: S301 - our own
    assert there == what
    if isinstance(there, UnparsedChunk) and isinstance(what, UnparsedChunk):
        both = zip(chain(*there.values), chain(*what.values), strict=True)
        assert all(type(mine) is type(theirs) for theirs, mine in both)
    return there


def one_by_one(rows: list[Row], shape: TableShape, country: str | None) -> list[ListRow]:
    """Each cell on the slow path, each row built by itself."""
    columns = [column.index for column in shape.phone_columns]
    data = rows[shape.first_data_row - 1 :]
    while data and all(map(is_blank, data[-1])):
        data.pop()
    builder = NaiveRows(columns)
    parsers: dict[str | None, list[NumberParser]] = {}

    def verdicts(row: Row) -> list[Any]:
        land = land_of(row, shape, country)
        if land not in parsers:
            same = [each for each in rows[shape.header_row or 0 :] if land_of(each, shape, country) == land]
            number = partial(normalise, default_region=land)
            parsers[land] = [NumberParser(number, land, [cell(each, index) for each in same]) for index in columns]
        return [parser.parse_slowly(cell(row, index)) for parser, index in zip(parsers[land], columns, strict=True)]

    return [
        builder.row(number, [] if all(each is None for each in row) else row, verdicts(row))
        for number, row in enumerate(data, shape.first_data_row)
    ]


class NaiveRows:
    """Each row by itself, from the verdicts on its cells: a number that was met before is a duplicate."""

    def __init__(self, columns: list[int]) -> None:
        self._columns, self._met = columns, dict[str, int]()

    def row(self, number: int, cells: Row, verdicts: list[Any]) -> ListRow:
        numbers = [
            self._number(number, slot, verdict)
            for slot, of_cell in enumerate(verdicts)
            for verdict in (of_cell or (None,))
        ]
        order = ["valid", "duplicate", "invalid", "empty"]
        lead = min(numbers, key=lambda each: order.index(each.status))
        texts = tuple(map(cell_text, cells))
        raw = texts[self._columns[lead.slot]] if self._columns[lead.slot] < len(texts) else ""
        found = raw, lead.e164, lead.region, lead.line_type, lead.status
        problem = next((each.problem for each in numbers if each.problem), "")
        return ListRow(number, texts, *found, problem, lead.first_row, tuple(numbers) if len(numbers) > 1 else ())

    def _number(self, row: int, slot: int, verdict: CellVerdict | None) -> RowNumber:
        if verdict is None:
            return RowNumber(slot, "", "", "", "", NumberStatus.EMPTY)
        found = verdict.found
        if not found.valid:
            return RowNumber(slot, verdict.raw, "", "", "", NumberStatus.INVALID, found.problem)
        before = self._met.get(found.e164)
        self._met.setdefault(found.e164, row)
        status = NumberStatus.DUPLICATE if before else NumberStatus.VALID
        return RowNumber(slot, verdict.raw, found.e164, found.region, found.line_type, status, "", before)


def cell(row: Row, index: int) -> CellValue:
    return row[index] if index < len(row) else None


def land_of(row: Row, shape: TableShape, country: str | None) -> str | None:
    message = cell(row, shape.country_column.index) if shape.country_column else None
    return country if is_blank(message) or message == "n/a" else NAMED[message]


def counted(rows: list[ListRow]) -> dict[str, Any]:
    new = [each for row in rows for each in row.all_numbers if each.status is NumberStatus.VALID]
    return {
        "counts": Counter(row.status.value for row in rows),
        "countries": list(Counter(each.region for each in new).items()),
        "line_types": list(Counter(each.line_type for each in new).items()),
        "reasons": list(Counter(row.problem for row in rows if row.problem).items()),
        "problems": [
            (row.row, row.raw, row.problem) for row in rows if row.problem and row.status is NumberStatus.INVALID
        ][:50],
    }


def told(found: ImportSummary) -> dict[str, Any]:
    counts = found.counts
    return {
        "counts": Counter({status.value: getattr(counts, status.value) for status in NumberStatus}),
        "countries": list(found.countries.items()),
        "line_types": list(found.line_types.items()),
        "reasons": list(found.reasons.items()),
        "problems": [(each.row, each.raw, each.problem) for each in found.problems],
    }


def mixed(chance: Random, count: int) -> list[Row]:
    """Rows as nobody would wish them."""
    rows: list[Row] = [["Name", "Phone", "Land", "Other phone"]]
    for _ in range(count):
        land = chance.choice(LANDS)
        national, e164 = (text.format(chance.randrange(100)) for text in SPELLINGS[land])
        numbers: list[CellValue] = [national, e164, f" {e164} ", int(e164), float(e164), f"Tel. {national}"]
        phones = [chance.choice(numbers) if chance.random() < 0.8 else chance.choice(ODD) for _ in range(2)]
        row = ["Ann", phones[0], chance.choice([land, land, land, *NAMED, "", "n/a", None]), phones[1]]
        row = row[: chance.choice([0, 1, 2, 3])] if chance.random() < 0.1 else row
        blank: Row = [chance.choice([None, "", " "])] * chance.randrange(7)
        rows.append(blank if chance.random() < 0.05 else row)
    return [*rows, [None] * 9, [""], []]


@pytest.mark.parametrize("columns", [("Phone",), ("Phone", "Other phone")])
@pytest.mark.parametrize("land", ["", "Land"])
@pytest.mark.parametrize("country", [None, "DE"])
def test_any_mixture(columns: tuple[str, ...], land: str, country: str | None) -> None:
    # GIVEN a list with all that lists have
    rows = mixed(Random(f"{columns}{land}{country}"), 120)  # noqa: S311 - reproducible on purpose, no secret
    shape = shape_of(rows, country, columns[0], more=columns[1:], header=1, country_column=land)
    assert (len(shape.phone_columns), shape.country_column is not None) == (len(columns), bool(land))
    wanted = one_by_one(rows, shape, country)
    for size in (1, 7, 512):
        # WHEN it is read in batches, whatever their size
        found, understood = at_once(Table(rows, size), shape, country)
        # THEN its rows, and what is said of them, are those of a reader who takes his time
        assert found == wanted
        assert told(understood) == counted(wanted)


# Text is read quickly; all lists have their truths in tests/corpus, and what is compared here shows in a few.
LISTS = [each for each in (*cell_lists.LISTS, *cell_lists.SEVERAL_LISTS) if each.name.endswith(".csv")][::3]


def test_the_lists_of_the_corpus(tmp_path: Path) -> None:
    for listing in LISTS:
        listing.write(tmp_path / listing.name)
        source = open_source(tmp_path / listing.name)
        rows = list(source.rows())
        source.close()
        shape = shape_of(rows, listing.country)
        wanted = one_by_one(rows, shape, listing.country)
        found, understood = at_once(Table(rows), shape, listing.country)
        assert (found, told(understood)) == (wanted, counted(wanted)), listing.name


def test_chunks_are_of_bearable_size() -> None:
    number: list[Row] = [["Phone"], ["07400 123456"]]
    short: Row = [None, "x"]
    broad: Row = ["", *["x"] * 20_000]
    long = [*number, *([short] * (2 * CHUNK + 500))]
    wide = [*number, *([broad] * 60)]
    for rows, most in ((long, CHUNK), (wide, CHUNK_CELLS // 20_000 + 1)):
        reading = ListRows(Table(rows), understanding(shape_of(number, "GB")), "GB", number)
        sizes = [len(chunk) for chunk in reading.chunks()]
        assert sum(sizes) == len(rows) - 1
        assert max(sizes) <= most
        assert len(sizes) <= 2 + sum(sizes) // (most // 2)


def test_a_list_without_a_phone_column_has_its_rows_all_the_same() -> None:
    rows: list[Row] = [["Name", "City"], ["Ann", "York"], [None, " "], ["Bob"], [None, None]]
    shape = TableShape(1, shape_of(rows, "GB").columns, None)
    found, understood = at_once(Table(rows), shape, "GB")
    assert [(row.row, row.cells, row.raw, row.status) for row in found] == [
        (2, ("Ann", "York"), "", NumberStatus.EMPTY),
        (3, ("", " "), "", NumberStatus.EMPTY),
        (4, ("Bob",), "", NumberStatus.EMPTY),
    ]
    assert understood.counts.empty == 3


def test_rows_that_are_wider_than_the_sample_widen_the_table() -> None:
    rows: list[Row] = [["Name", "Phone"], ["Ann", "07400 123456"], [None] * 9, ["Bob", None, "x"], [""] * 12]
    found = understanding(shape_of(rows[:2], "GB", "Phone", header=1))
    list(ListRows(Table(rows), found, "GB", rows[:2]).chunks())
    assert [column.name for column in found.shape.columns] == ["Name", "Phone", "C"]


def test_blank_rows_that_are_wider_than_all_others_are_rows_and_widen_nothing() -> None:
    # GIVEN more white space than a chunk holds, between two rows
    blank: Row = [" "] * 20
    rows: list[Row] = [
        ["Phone", "City"],
        ["07400 123456", "York"],
        *([blank] * (2 * CHUNK_CELLS // 20)),
        ["07400 123457"],
    ]
    found = understanding(shape_of(rows[:2], "GB"))
    # WHEN the list is read
    reading = ListRows(Table(rows), found, "GB", rows[:2])
    sizes = [len(chunk) for chunk in reading.chunks()]
    # THEN every row is there, in chunks of bearable size
    assert sum(sizes) == len(rows) - 1
    assert max(sizes) <= CHUNK
    assert len(found.shape.columns) == 2


@pytest.mark.parametrize("cell", ["", "x", "\n", "a\nb", "\r\n", "\x1f", "\ud800", "Łódź 📞", '"', "x" * 900_000])
def test_judged_rows_come_out_of_a_pipe_as_they_went_in(cell: str) -> None:
    # GIVEN rows with texts that might be torn, or are too long to be put together
    rows: list[Row] = [["Phone", "Note"], [cell, None], []]
    rows += [[f"07400 12345{at}{cell}", cell] for at in range(6)]
    found = understanding(shape_of(rows, "GB", "Phone", header=1))
    # WHEN they are passed on, THEN nothing has changed
    reading = ListRows(Table(rows), found, "GB", rows)
    for chunk in reading.chunks():
        assert len(passed_on(chunk)) == len(passed_on(reading.parsers.chunk(chunk))) == len(chunk)

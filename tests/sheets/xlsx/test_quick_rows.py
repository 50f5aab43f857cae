"""A sheet's rows are what a parser makes of them, whichever way they are read."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.detection.table import Row
from desktop_app.core.errors import FileTooLarge
from desktop_app.sheets.common.row_source import Passed
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.xlsx import excel_workbook
from desktop_app.sheets.xlsx.excel_workbook import RowEvents, row_batches
from tests.sheets.builders import xlsx
from tests.sheets.drawn_parts import (
    CELLS,
    RARE,
    WRONG,
    InPieces,
    alike,
    by_parser,
    chance,
    damaged,
    drawn,
    meanings,
    outcome,
    sheet,
)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The numbers of the rows that the parser sees."""
    seen: list[str] = []

    class Seeing(RowEvents):
        def start(self, name: str, attributes: dict[str, str]) -> None:
            if name.endswith(" row"):
                seen.append(attributes["r"])
            super().start(name, attributes)

    monkeypatch.setattr(excel_workbook, "RowEvents", Seeing)
    return seen


def rows_by_parser(content: bytes) -> Iterator[Row]:
    events, last = RowEvents(meanings()), 0
    for number, row in by_parser(content, events, lambda: zip(*events.taken(), strict=True)):
        yield from ([] for _ in range(last + 1, number))
        yield row
        last = number


def same(content: bytes) -> tuple[list[str], str]:
    """The outcome of both ways, which are the same up to how many rows came before an error."""
    whole = outcome(chain.from_iterable(row_batches(io.BytesIO(content), meanings())))
    pieces = outcome(chain.from_iterable(row_batches(InPieces(content, 20 + len(content) % 300), meanings())))
    thorough = outcome(rows_by_parser(content))
    alike(pieces, thorough)
    return alike(whole, thorough)


@pytest.mark.parametrize("seed", range(6))
def test_sheets_of_all_kinds_are_read_as_by_the_parser(seed: int) -> None:
    random = chance(seed)
    outcomes = [same(sheet(drawn(random, RARE)))[1] for _ in range(60)]
    assert outcomes.count("") > 40


@pytest.mark.parametrize("special", ["moments", "digits"])
def test_a_format_of_the_first_style_is_not_that_of_all_others(special: str) -> None:
    # GIVEN a workbook whose first style is a date, or shows zeros, and cells without a style and with another one
    known = meanings()
    first = frozenset({0}) if special == "moments" else {0: known.digits[4]}
    rows = "".join(
        f'<row r="{n}"><c r="A{n}"><v>7{n}</v></c><c r="B{n}" s="1"><v>8{n}</v></c></row>' for n in range(1, 9)
    )
    # WHEN it is read
    changed: dict[str, Any] = {special: first}
    found = list(chain.from_iterable(row_batches(io.BytesIO(sheet(rows)), replace(known, **changed))))
    # THEN the other style's numbers are plain in every row, and those of the first style are alike
    assert [row[1] for row in found] == [int(f"8{n}") for n in range(1, 9)]
    assert not any(isinstance(row[0], int) for row in found)


@pytest.mark.parametrize("between", ["\n", "\r\n  "])
def test_white_space_between_rows_costs_no_second_way(parsed: list[str], between: str) -> None:
    # GIVEN rows with white space between them, as some programs write them, over several pieces
    rows = between.join(f'<row r="{n}">{between}<c r="A{n}"><v>{n}</v></c></row>' for n in range(1, 5_001))
    # WHEN they are read
    found = list(chain.from_iterable(row_batches(io.BytesIO(sheet(rows)), meanings())))
    # THEN all are there, and the parser saw few of them
    assert found == [[n] for n in range(1, 5_001)]
    assert len(parsed) < 20


@pytest.mark.parametrize("seed", range(4))
def test_what_is_wrong_with_a_sheet_is_what_the_parser_says(seed: int) -> None:
    random = chance(seed)
    outcomes = [same(sheet(drawn(random, WRONG)))[1] for _ in range(60)]
    assert 10 < outcomes.count("") < 50


SMALL = sheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>\u6771</t></is></c></row>'
    + "".join(
        f'<row r="{n}" spans="1:2"><c r="A{n}" t="s"><v>1</v></c><c r="B{n}" s="1"><v>{7400 + n}</v></c></row>'
        for n in range(2, 6)
    ),
    "<cols/>",
    "<pageMargins/>",
)


SMALL_TEXT = "".join(f'<row r="{n}"><c r="A{n}" t="str"><v>Zo\u00eb</v></c></row>' for n in range(1, 4))
PLAIN = "".join(f'<row r="{n}"><c r="A{n}" t="s"><v>1</v></c></row>' for n in range(1, 5))
NESTED = '<row r="5"><row r="6"></row><row r="7"><c r="A7" t="s"><v>1</v></c></row></row>'
IN_A_COMMENT = '<row r="5"></row ><!--</row><row r="6"><c r="A6" t="s"><v>1</v></c></row>-->'
PREFIXED = "".join(
    f'<row r="{n}" xmlns:q="{"a" if n < 4 else ""}"><c r="A{n}" t="s"><v>1</v></c></row>' for n in range(1, 5)
)


@pytest.mark.parametrize(
    ("content", "rows", "wrong"),
    [
        (sheet(PLAIN + NESTED), 8, ""),
        (sheet(PLAIN + IN_A_COMMENT), 5, ""),
        (sheet(PREFIXED), 0, "ValueError: must not undeclare prefix"),
        (sheet(PLAIN, "<rPh>", "</rPh>"), 4, ""),
        (sheet(PLAIN, "<!--<sheetData>-->"), 4, ""),
        (sheet(SMALL_TEXT).replace(b"UTF-8", b"ISO-8859-1"), 3, ""),
    ],
    ids=["rows in a row", "rows in a comment", "a prefix for nothing", "rows in a hint", "a comment before", "Latin 1"],
)
def test_rows_in_odd_places_are_what_the_parser_says(content: bytes, rows: int, wrong: str) -> None:
    found = same(content)
    assert found[1] == wrong
    assert len(found[0]) == rows or wrong


def test_a_sheet_that_is_cut_off_anywhere_is_broken_after_the_rows_before() -> None:
    for length in range(len(SMALL)):
        rows, wrong = same(SMALL[:length])
        assert wrong
        assert rows == same(SMALL)[0][: len(rows)]


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_sheet_is_what_the_parser_says(seed: int) -> None:
    random = chance(seed)
    outcomes = [same(damaged(SMALL, random))[1] for _ in range(200)]
    assert 20 < outcomes.count("") < 300


def test_how_much_has_passed_is_a_share_whatever_is_claimed() -> None:
    assert Passed(200, 50).share == 0.25
    assert Passed(10, 50).share == 1
    assert Passed(0, 50).share is None
    content = sheet("".join(f'<row r="{n}"><c r="A{n}"><v>{n}</v></c></row>' for n in range(1, 9_000)))
    passed = Passed(len(content))
    shares = [passed.share or 0 for _ in row_batches(io.BytesIO(content), meanings(), passed)]
    assert len(shares) > 2
    assert 0 < shares[0] < shares[1] < shares[-1] <= 1


def test_nearly_all_rows_of_an_ordinary_sheet_are_read_by_their_pattern(parsed: list[str]) -> None:
    # GIVEN a sheet whose cells are here and there missing or of another kind
    random = chance(5)
    kinds = (CELLS[:1], CELLS[1:4], CELLS[7:11], CELLS[12:13])
    rows = "".join(
        f'<row r="{n}" spans="1:{n % 5}">'
        + "".join(
            random.choice(kind)(f"{'ABCD'[at]}{n}", random) for at, kind in enumerate(kinds) if random.random() < 0.8
        )
        + "</row>"
        for n in range(1, 3_001)
    )
    # WHEN it is read
    found, wrong = outcome(chain.from_iterable(row_batches(io.BytesIO(sheet(rows)), meanings())))
    # THEN the parser saw few of them: the ones to learn from, and numbers that were typed as formulas
    assert (len(found), wrong) == (3_000, "")
    assert len(parsed) < 3_000 * 0.35


def test_a_workbook_gives_its_rows_in_batches_and_tells_how_far_it_is(tmp_path: Path) -> None:
    rows: Any = [["Name", "Mobile"], *([f"Ada {n}", 7400123456 + n] for n in range(3_000)), [], ["Bram"]]
    with closing(open_source(xlsx(tmp_path / "a.xlsx", rows))) as source:
        assert source.share is None
        found, shares = [], []
        for batch in source.batches():
            found += batch
            shares.append(source.share or 0)
        assert found == rows == list(source.rows("Sheet1"))
        assert shares == sorted(shares)
        assert 0 < shares[0] < shares[-1] == 1


def test_wide_rows_after_ordinary_ones_are_refused_at_their_number(tmp_path: Path) -> None:
    # GIVEN rows within the limits, one of them beyond the usual width, and one that is too wide
    lines = ["1,2"] * 900 + ["," * 300, "3"] + ["," * 16_384]
    (tmp_path / "a.csv").write_text("\n".join(lines), "utf-8")
    # WHEN they are read, THEN those above come, and the wide one is named
    found: list[Any] = []
    with (
        closing(open_source(tmp_path / "a.csv")) as source,
        pytest.raises(FileTooLarge, match=r"row 903 has more than 16,384 columns"),
    ):
        found.extend(source.rows())
    assert [len(row) for row in found] == [2] * 900 + [301, 1]

"""Rows written by the batch are those written one by one, to the byte; a slow disk keeps nobody from giving up."""

from __future__ import annotations

import os
import random
import threading
import zipfile
from collections.abc import Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from desktop_app.core.errors import Cancelled, OutputNotWritable
from desktop_app.core.text.spreadsheet_text import formula_safe, formula_safe_column
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.output.table_blocks import block_maker
from desktop_app.sheets.output.writing import open_writer
from desktop_app.sheets.output.xlsx_sheet import row_markup, rows_markup
from desktop_app.sheets.output.xlsx_writer import XlsxWriter

# What phone numbers, formulas, markup, quotes and escapes are made of, in pieces.
PIECES = [
    "", "", "Ada", "+44", "7400 123456", "-", "=", "@", "\t", "\r", "\n", '"', ",", ";", "; ", "; +", "=1", "＝", "＋",
    "٤٤", "|", "'", "&", "<",
    ">", " ", "\u00a0", "\u2013", "_x0041_", "_x", "x0041_", "\0", "\x0b", "\ud800", "\uffff", "é", "Łódź",
    "电话", "😀", "\u200e", "x" * 40_000,
]  # fmt: skip
CELL = st.lists(st.sampled_from(PIECES[:-1]), max_size=4).map("".join)
BATCH = st.integers(1, 4).flatmap(lambda width: st.lists(st.lists(CELL, min_size=width, max_size=width), max_size=6))

Rows = Sequence[Sequence[str]]


def made_up(seed: int, rows: int) -> list[list[str]]:
    """Mostly plain rows of one width, as lists have them."""
    dice = random.Random(seed)  # noqa: S311 - no secrets
    width, odd = dice.randint(1, 6), dice.choice([0.0, 0.01, 0.3])

    def cell() -> str:
        if dice.random() < odd:
            return "".join(dice.choices(PIECES, k=dice.randint(1, 4)))
        return dice.choice(["", "Ada Lovibond", "+447400123456", "+44 7400 123456", "Zoë", "valid", "-", "12.5"])

    return [[cell() for _ in range(width)] for _ in range(rows)]


def written(path: Path, rows: Rows, size: int, **options: Any) -> Path:
    """`rows` in batches of `size`; 0: one by one."""
    with open_writer(path, **options) as writer:
        writer.header(["Name", "=Mobile"])
        if not size:
            for row in rows:
                writer.row(row)
        walk = iter(rows)
        while size and (batch := list(islice(walk, size))):
            writer.columns(columns(batch))
    return path


def columns(rows: Rows) -> list[Sequence[str]]:
    return list(zip(*rows, strict=True))


def parts(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@settings(deadline=None, max_examples=150)
@given(rows=BATCH, delimiter=st.sampled_from(",;\t| '+-="), raw=st.booleans())
@example(rows=[["+1\0+x", "="]], delimiter=",", raw=False)
@example(rows=[["=1", "'"]], delimiter="'", raw=False)
@example(rows=[[""], [""]], delimiter=",", raw=True)
@example(rows=[["+1; +2", "x"], ["-1;2", "y"]], delimiter=";", raw=False)
def test_csv_batches_are_their_rows(
    tmp_path_factory: pytest.TempPathFactory, rows: Rows, delimiter: str, *, raw: bool
) -> None:
    place = tmp_path_factory.mktemp("out")
    options = {"delimiter": delimiter, "raw": raw}
    one_by_one = written(place / "a.csv", rows, 0, **options).read_bytes()
    assert written(place / "b.csv", rows, 3, **options).read_bytes() == one_by_one


@given(st.lists(CELL, min_size=1, max_size=8))
@example(["+44 7400 123456", "+1+1"])
@example(["+44", "1+1"])
@example(["7-1", "- 5", "(0) 1/2"])
def test_a_look_at_all_cells_finds_every_formula(cells: list[str]) -> None:
    safe = formula_safe_column(cells)
    assert list(safe) == [formula_safe(cell) for cell in cells]
    if list(safe) == cells and not any("\0" in cell for cell in cells):
        assert safe is cells


@settings(max_examples=200)
@given(BATCH, st.integers(1, 1_048_000))
@example([["", ""], ["", "x"]], 7)
@example([[" "], ["a"]], 1)
@example([["_x0041_"], ["a|_x0041_"]], 1)
def test_the_markup_of_a_batch_is_that_of_its_rows(rows: list[list[str]], first: int) -> None:
    for many in (rows, rows * 4) if rows else ():  # those of a kind are made together if they are several
        one_by_one = [row_markup(number, row, 1) for number, row in enumerate(many, first)]
        assert rows_markup(first, columns(many), 1) == one_by_one


NUMBERS = CELL | st.sampled_from(["0", "12", "-3.5", "007", "1234567890123456", "=1", "+447400123456"])


@given(st.lists(st.lists(NUMBERS, min_size=3, max_size=3), min_size=1, max_size=6), st.sets(st.integers(0, 3)))
@example([["1|2", "", "1"]], {0, 2})
def test_numbers_of_a_batch_are_those_of_its_rows(rows: list[list[str]], numeric: set[int]) -> None:
    for many in (rows, rows * 4):
        one_by_one = [row_markup(number, row, 1, numeric) for number, row in enumerate(many, 7)]
        assert rows_markup(7, columns(many), 1, numeric) == one_by_one


def test_rows_without_cells_are_written_too(tmp_path: Path) -> None:
    blank = [""] * 5
    assert rows_markup(2, [blank, blank], 1) == [row_markup(number, [], 1) for number in range(2, 7)]
    with XlsxWriter(tmp_path / "a.xlsx") as writer:
        writer.columns([])
        writer.columns([[], []])
        writer.row([])
    assert b'<row r="1"><c r="A1" s="1"/></row>' in parts(tmp_path / "a.xlsx")["xl/worksheets/sheet1.xml"]


@pytest.mark.parametrize("seed", range(8))
def test_long_tables_are_the_same_in_batches(tmp_path: Path, seed: int) -> None:
    rows = made_up(seed, 1_300)
    for size in (1, 450, 1_300):
        assert parts(written(tmp_path / "b.xlsx", rows, size)) == parts(written(tmp_path / "a.xlsx", rows, 0))
        numeric = {"numeric": [0, 2]}
        typed = parts(written(tmp_path / "a.xlsx", rows, 0, **numeric))
        assert parts(written(tmp_path / "b.xlsx", rows, size, **numeric)) == typed
    one_by_one = written(tmp_path / "a.csv", rows, 0).read_bytes()
    assert written(tmp_path / "b.csv", rows, 450).read_bytes() == one_by_one


def test_cut_cells_of_a_batch_are_counted(tmp_path: Path) -> None:
    with XlsxWriter(tmp_path / "a.xlsx") as writer:
        writer.columns([["x" * 40_000, "x", ""], ["y", "y" * 40_000, ""]])
        writer.columns([])
    assert writer.cut_cells == 2


@pytest.mark.parametrize("count", [1, 3, 7, 8, 9, 20])
def test_what_a_sheet_has_no_room_for_goes_on_in_another_with_the_same_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    # GIVEN a table of three sheets and a half, whose rows come one by one, some at a time, or in blocks made elsewhere
    monkeypatch.setattr("desktop_app.sheets.output.xlsx_writer.MOST_ROWS", 8)
    monkeypatch.setattr("desktop_app.sheets.output.table_blocks.SHEET_ROWS", 7)
    rows = [[f"{at}", f"+4474001234{at:02}", "a longer text"] for at in range(24)]
    in_blocks = tmp_path / "blocks.xlsx"
    with XlsxWriter(in_blocks, [0]) as writer:
        writer.header(["Name", "=Mobile"])
        writer.columns([*zip(*rows[:3], strict=True)])
        for first, past in ((3, 7), (7, 8), (8, 14), (14, 21), (21, 24)):
            maker = block_maker(in_blocks.name, first, numeric=[0])
            maker.columns([*zip(*rows[first:past], strict=True)])
            writer.block(maker.block())
    for path in (in_blocks, written(tmp_path / "a.xlsx", rows, count, numeric=[0])):
        book = openpyxl.load_workbook(path)
        # THEN each sheet is full but for the last, and looks like the first
        assert book.sheetnames == ["Results", "Results 2", "Results 3", "Results 4"]
        found = [[[cell.value for cell in row] for row in sheet.iter_rows()] for sheet in book]
        assert [len(each) for each in found] == [8, 8, 8, 4]
        assert {tuple(each[0]) for each in found} == {("Name", "=Mobile", None)}
        assert [row for each in found for row in each[1:]] == [[int(at), *more] for at, *more in rows]
        assert {sheet.auto_filter.ref for sheet in book} == {"A1:C8", "A1:C4"}
        assert {sheet.column_dimensions["C"].width for sheet in book} == {15}


@pytest.mark.parametrize("name", ["a.xlsx", "a.csv"])
def test_one_can_give_up_while_a_slow_disk_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    # GIVEN a disk that takes for ever
    free = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _handle: free.wait(60))
    beats = count()

    def give_up() -> None:
        if next(beats) == 2:
            raise Cancelled

    # WHEN one gives up
    with pytest.raises(Cancelled), heard_by(give_up):
        written(tmp_path / name, [["x"]], 1)
    # THEN nothing is left
    free.set()
    assert list(tmp_path.iterdir()) == []


def test_what_the_disk_refuses_at_the_end_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OutputNotWritable, match="no space left"):
        written(tmp_path / "a.csv", [["x"]], 1)
    assert list(tmp_path.iterdir()) == []

"""Sheets with phone numbers beside the one that is taken are told of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.detection.table import ALL_SHEETS, ImportSummary, SheetNumbers
from desktop_app.core.detection.table import ReadOptions as Options
from desktop_app.services.jobs import ReadFile
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs import perform
from tests.sheets.builders import xlsx


def rows(count: int, first: int = 0) -> list[list[Any]]:
    return [["Name", "Mobile"], *([f"N{n}", f"+4474001{first + n:05}"] for n in range(count))]


def read(source: Path, place: Path, **options: Any) -> ImportSummary:
    place.mkdir()
    found = perform(ReadFile(source, place, Options(**options)))
    with ListFile(place) as store:
        assert store.understanding == found
    return found


def test_another_sheet_with_numbers_is_told_with_how_many(tmp_path: Path) -> None:
    sheets = {"South": rows(25, 100), "Notes": [["Call"], ["Ann"]], "Hotline": rows(1, 900)}
    book = xlsx(tmp_path / "a.xlsx", rows(40), sheets=sheets)
    found = read(book, tmp_path / "one")
    assert found.other_sheets == [SheetNumbers("South", 25)]
    assert found.as_json()["other_sheets"] == {"South": 25}
    # AND where a person chose, nothing is
    assert read(book, tmp_path / "two", sheet="South").other_sheets == []
    assert read(book, tmp_path / "three", sheet=ALL_SHEETS).other_sheets == []


def test_of_a_long_sheet_only_the_first_rows_were_looked_at(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", rows(1_500), sheets={"South": rows(1_400, 2_000)})
    (other,) = read(book, tmp_path / "one").other_sheets
    assert (other.whole, 900 < other.numbers < 1_000) == (False, True)


@pytest.mark.parametrize("count", [1, 0])
def test_a_single_number_is_no_list(tmp_path: Path, count: int) -> None:
    book = xlsx(tmp_path / "a.xlsx", rows(9), sheets={"Other": rows(count, 50)})
    assert read(book, tmp_path / "one").other_sheets == []

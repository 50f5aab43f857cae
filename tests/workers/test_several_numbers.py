"""Lists with several phone columns, a country column, a header that a person names: from the file to the list."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.detection.columns import SAMPLE_ROWS
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import ColumnMissing, HeaderMissing
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import ListRow
from desktop_app.services.jobs import BeginRound, ReadFile
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs import perform

TWO = [
    ["Name", "Landline", "Mobile", "Land"],
    ["Ann", "020 7946 0958", "07400 123456", "GB"],
    ["Bob", "", "07400 123456", "GB"],
    ["Cy", "n/a", "", "GB"],
    ["Di", "", "", "GB"],
    ["Ed", "020 7946 0958", "07400 123457", "GB"],
]


def read(rows: list[list[Any]], folder: Path, **options: Any) -> tuple[ImportSummary, list[ListRow]]:
    source = folder / "list.csv"
    with source.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)
    place = folder / "list"
    place.mkdir()
    found = perform(ReadFile(source, place, ReadOptions(**options)))
    with ListFile(place) as store:
        assert store.understanding == found
        return found, store.page(0, 10_000)


def test_every_number_of_several_columns_is_sent_once(tmp_path: Path) -> None:
    found, rows = read(TWO, tmp_path, country="GB", column="Mobile", more_columns=("Landline",))

    assert [column.name for column in found.shape.phone_columns] == ["Mobile", "Landline"]
    assert [row.status.value for row in rows] == ["valid", "duplicate", "invalid", "empty", "valid"]
    assert [[each.status.value for each in row.numbers] for row in rows] == [
        ["valid", "valid"], ["duplicate", "empty"], ["empty", "invalid"], ["empty", "empty"], ["valid", "duplicate"],
    ]  # fmt: skip
    assert (rows[0].raw, rows[0].e164, rows[2].raw) == ("07400 123456", "+447400123456", "n/a")
    assert (rows[4].numbers[1].first_row, rows[1].first_row) == (2, 2)
    assert (found.counts.rows, found.countries, found.numbers) == (5, {"GB": 3}, 3)
    assert found.line_types == {"mobile": 2, "fixed line": 1}
    assert found.reasons == {"not a phone number": 1}
    assert perform(BeginRound(tmp_path / "list", "b1")) == {"GB": 3}
    with ListFile(tmp_path / "list") as store:
        assert store.numbers("b1", "GB", 0, 10) == ["+447400123456", "+442079460958", "+447400123457"]


def test_a_row_is_judged_by_the_country_that_it_names(tmp_path: Path) -> None:
    rows = [["Phone", "Land"], ["030 123456", "DE"], ["07400 123456", "GB"], ["030 123456", ""], ["+33612345678", "DE"],
            ["0664 1230001", "+43"], ["07400 123457", "Narnia"], ["07400 123458", "n/a"]]  # fmt: skip
    found, read_rows = read(rows, tmp_path, country="GB", country_column="Land")

    assert found.shape.country_column is not None
    assert [row.e164 for row in read_rows] == [
        "+4930123456", "+447400123456", "", "+33612345678", "+436641230001", "", "+447400123458",
    ]  # fmt: skip
    assert read_rows[5].problem == "no country code"


def test_a_better_country_is_offered_where_the_numbers_are_what_is_wrong(tmp_path: Path) -> None:
    german = [[f"0151 2345{at:04}"] for at in range(20)]
    british = [[f"07400 1234{at:02}"] for at in range(9)]
    waste = [["n/a"], ["12"], ["2024-05-01"], ["4.47911E+11"], *([f"call {at}"] for at in range(9))]
    for folder, rows, offered in [("de", german, True), ("gb", [*british, *waste], False)]:
        (tmp_path / folder).mkdir()
        found, _ = read([["Mobile"], *rows], tmp_path / folder, country="GB")
        assert ("DE" in [fit.country for fit in found.better_countries]) is offered
        assert "GB" not in [fit.country for fit in found.better_countries]
        assert bool(found.better_countries) is offered


def test_a_person_names_the_header_or_says_that_there_is_none(tmp_path: Path) -> None:
    rows = [["Export"], ["a", "b"], ["Name", "Mobile"], ["Ann", "07400 123456"]]
    (tmp_path / "none").mkdir()
    found, read_rows = read(rows, tmp_path, country="GB", header_row=2)
    assert [column.name for column in found.shape.columns] == ["a", "b"]
    assert (found.shape.header_row, [row.row for row in read_rows]) == (2, [3, 4])

    found, read_rows = read(rows, tmp_path / "none", country="GB", header_row=0)
    assert [column.name for column in found.shape.columns] == ["A", "B"]
    assert (found.shape.header_row, [row.row for row in read_rows]) == (None, [1, 2, 3, 4])


def test_what_a_person_names_must_be_there(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with pytest.raises(HeaderMissing):
        read(TWO, tmp_path, header_row=99)
    with pytest.raises(ColumnMissing):
        read(TWO, tmp_path / "other", more_columns=("x",))


@pytest.mark.parametrize("every", [1, 300])
def test_numbers_that_begin_far_below_are_found(tmp_path: Path, every: int) -> None:
    """Also where only some rows have one."""
    above = [[f"Person {at}", ""] for at in range(2 * SAMPLE_ROWS)]
    below = [[f"Person {at}", f"07400 {at:06}" if at % every == 0 else ""] for at in range(3_000)]
    found, rows = read([["Name", "X"], *above, *below], tmp_path, country="GB")

    assert found.shape.phone_column is not None
    assert found.shape.phone_column.name == "X"
    assert sum(row.status is NumberStatus.VALID for row in rows) == 3_000 // every


@pytest.mark.parametrize(("lacking", "offered"), [(1, ["GB"]), (2, ["GB"]), (9, ["GB"])])
def test_countries_are_found_by_the_lists_own_numbers_where_few_lack_one(
    tmp_path: Path, lacking: int, offered: list[str]
) -> None:
    known = [[f"+44 7400 1234{at:02}"] for at in range(30)] + [["+49 151 23456789"]]
    national = [[f"07400 2234{at:02}"] for at in range(lacking)]
    found, _ = read([["Mobile"], *known, *national], tmp_path)
    assert [fit.country for fit in found.better_countries][:1] == offered


def test_one_number_without_a_country_tells_none_that_the_list_has_not(tmp_path: Path) -> None:
    found, _ = read([["Mobile"], *([f"+1 202 555 01{at:02}"] for at in range(20)), ["07911 123456"]], tmp_path)
    assert found.better_countries == []

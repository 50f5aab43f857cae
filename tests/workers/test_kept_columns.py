"""Columns that were chosen by their places: they are meant in a table of as many, and found anew in another one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from desktop_app.core.detection.table import ALL_SHEETS, ImportSummary, ReadOptions
from desktop_app.services.jobs import ReadFile
from desktop_app.workers.jobs import perform

ROWS = "".join(f"x;06 60885{n:02};06 60886{n:02};320 76447{n:02}\n" for n in range(40))
# A title that is the letter of another column misleads nobody.
LIST = "C;Office;Téléphone;Cell\n" + ROWS
CHOSEN = ReadOptions(country="IT", column="C", more_columns=("B",), country_column="A", among=4)


def read(folder: Path, text: str, options: ReadOptions) -> ImportSummary:
    source, place = folder / "list.csv", folder / "list"
    source.write_bytes(text.encode("cp1252"))
    place.mkdir()
    return perform(ReadFile(source, place, options))


@pytest.mark.parametrize("otherwise", [{}, {"encoding": "cp1251"}, {"header_row": 0}])
def test_columns_stay_in_their_places_whatever_they_are_called(tmp_path: Path, otherwise: dict[str, Any]) -> None:
    shape = read(tmp_path, LIST, replace(CHOSEN, **otherwise)).shape
    assert [column.index for column in shape.phone_columns] == [2, 1]
    assert shape.country_column is not None
    assert shape.country_column.index == 0


@pytest.mark.parametrize("otherwise", [{"delimiter": "|"}, {"encoding": "utf-16-le"}])
def test_among_other_columns_they_are_chosen_anew(tmp_path: Path, otherwise: dict[str, Any]) -> None:
    shape = read(tmp_path, LIST, replace(CHOSEN, **otherwise)).shape
    assert len(shape.columns) == 1
    assert shape.country_column is None


def test_sheets_that_have_other_columns_together_are_asked_for_their_own(tmp_path: Path) -> None:
    # GIVEN two lists as one, with the columns File, Row, Office, Cell and Mobile
    parcel, place = tmp_path / "lists.zip", tmp_path / "list"
    place.mkdir()
    with ZipFile(parcel, "w") as file:
        for name in ("Cell", "Mobile"):
            file.writestr(f"{name}.csv", f"Office,{name}\n" + "".join(f"no {n},+3932076447{n:02}\n" for n in range(40)))
    # WHEN columns were chosen among as many THEN these are taken; else each list's phone numbers are
    options = ReadOptions(sheet=ALL_SHEETS, column="D", among=5)
    assert _names(parcel, place, options) == ["Cell"]
    assert _names(parcel, place, replace(options, among=4)) == ["Cell", "Mobile"]


def test_of_lists_without_titles_together_no_letter_is_taken_for_a_title(tmp_path: Path) -> None:
    # GIVEN two lists as one, with the columns File, Row, A, B: the numbers are in the fourth, called B
    parcel = tmp_path / "lists.zip"
    with ZipFile(parcel, "w") as file:
        for name in ("one", "two"):
            file.writestr(f"{name}.csv", "".join(f"x {n},+3932076447{n:02}\n" for n in range(40)))
    # WHEN only the country's column was chosen THEN "B" is no letter, and the rows' numbers aren't sent
    assert _names(parcel, tmp_path, ReadOptions(sheet=ALL_SHEETS, country_column="C", among=4)) == ["B"]


def _names(source: Path, folder: Path, options: ReadOptions) -> list[str]:
    place = folder / str(options.among)
    place.mkdir()
    return [column.name for column in perform(ReadFile(source, place, options)).shape.phone_columns]

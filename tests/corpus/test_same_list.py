"""One list, however it is written, has the same rows and the same numbers, through the job and through the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.detection.table import ALL_SHEETS
from tests.cli.program import Program

from .listing import Listing, Rows, Write, e164, people, spelled
from .test_corpus import LISTS, understood
from .writers import html, ods, parcel, strict, text, with_macros, xls, xlsb, xlsx, xml_2003

TEXTS = people([*spelled("DE", 9), "", "n/a", "0151 23456789 (privat)", "0171 3920001", "+44 7400 123400"])
NUMBERS = people([*(1713920000 + n for n in range(9)), None, 123, 447400123400, 1713920000])


def ways(rows: Rows) -> dict[str, Write]:
    return {
        "list.csv": text(rows, ";"),
        "list.tsv": text(rows, "\t", "utf-16"),
        "Pasted numbers.txt": text(rows, "\t", end="\n"),
        "list.xlsx": xlsx(rows),
        "strict.xlsx": strict(xlsx(rows)),
        "macros.xlsm": with_macros(xlsx(rows)),
        "list.xls": xls(rows),
        "list.xlsb": xlsb(rows),
        "list.ods": ods(rows),
        "page.xls": html(rows),
        "list.xml": xml_2003(rows),
        "list.zip": parcel(one=("list.csv", text(rows))),
    }


@pytest.mark.parametrize("rows", [TEXTS, NUMBERS], ids=["texts", "numbers"])
def test_the_same_rows_in_every_format(rows: Rows, tmp_path: Path) -> None:
    outcomes = {}
    for number, (name, write) in enumerate(ways(rows).items()):
        write(tmp_path / name)
        found, stored = understood(tmp_path / name, tmp_path / str(number), "DE")
        cells = [(row.row, [cell for cell in row.cells if cell], row.e164, row.problem, row.status) for row in stored]
        outcomes[name] = (found.shape.header_row, found.shape.phone_column, found.counts, cells)

    for name, outcome in outcomes.items():
        assert outcome == outcomes["list.csv"], name
    assert outcomes["list.csv"][2].valid > 8


HANDFUL = [
    "semicolon.csv", "title above.csv", "a workbook.csv", "web export.xls", "several.zip",
    "formulas never calculated.xlsx", "labels.csv", "destroyed.csv", "eleven places.xls", "another name for it.xlsx",
]  # fmt: skip


@pytest.mark.parametrize("name", HANDFUL)
def test_the_program_says_the_same(alone: Program, name: str, tmp_path: Path) -> None:
    listing: Listing = next(listing for listing in LISTS if listing.name == name)
    listing.write(tmp_path / name)
    country = ("--country", listing.country) if listing.country else ()
    sheet = ("--sheet", ALL_SHEETS) if listing.all_sheets else ()

    found = alone.call("inspect", tmp_path / name, "--json", *country, *sheet).json

    numbers = found["numbers"]
    assert (found["format"], found["header_row"]) == (listing.format, listing.header)
    assert found["phone_column"]["name"] == listing.column
    assert found["rows"] == len(listing.numbers)
    assert numbers["valid"] + numbers["duplicate"] == sum(truth.startswith("+") for truth in listing.numbers)
    problems = [truth for truth in listing.numbers if truth and not truth.startswith("+")]
    assert [each["problem"][: len(truth)] for each, truth in zip(found["problems"], problems, strict=True)] == problems


def test_truths_are_in_e164() -> None:
    assert e164("GB", 2) == ["+447400123400", "+447400123401"]

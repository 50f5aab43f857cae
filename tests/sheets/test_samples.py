"""The sample list shows what the importer is for, in both files alike."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from desktop_app.core.detection.cells import damage_of, is_blank, number_text
from desktop_app.core.detection.columns import shape_of
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.phone import normalise
from desktop_app.core.numbers.problems import NumberProblem
from tests.sheets.builders import read
from tests.systems import posix_only

ROOT = Path(__file__).parent.parent.parent
SAMPLES = ROOT / "resources" / "samples"
BOTH = pytest.mark.parametrize("name", ["customers.xlsx", "customers.csv"])


def phones(name: str) -> list[CellValue]:
    return [row[3] if len(row) > 3 else None for row in read(SAMPLES / name)[1:]]


@BOTH
def test_the_phone_column_is_found(name: str) -> None:
    for country in ("GB", None):
        shape = shape_of(read(SAMPLES / name), country)
        assert shape.header_row == 1
        assert shape.phone_column is not None
        assert shape.phone_column.name == "Mobile"


@BOTH
def test_everything_that_real_lists_have_is_in_it(name: str) -> None:
    cells = phones(name)
    filled = [cell for cell in cells if not is_blank(cell)]
    read_ = [normalise(number_text(cell), "GB") for cell in filled if damage_of(cell) is None]
    valid = Counter(number.e164 for number in read_ if number.valid)
    assert len(cells) == 500
    assert cells[250] is None
    assert len(filled) < 490
    assert sum(valid.values()) > len(valid) + 20
    assert sum(not number.valid for number in read_) > 20
    assert NumberProblem.SCIENTIFIC_NOTATION in {damage_of(cell) for cell in filled}
    assert 8 <= len({number.region for number in read_ if number.valid}) <= 10


def test_the_workbook_has_number_cells_and_precision_lost() -> None:
    cells = phones("customers.xlsx")
    assert any(isinstance(cell, int) and cell < 10**15 for cell in cells)
    assert NumberProblem.PRECISION_LOST in {damage_of(cell) for cell in cells}


def test_both_files_hold_the_same_numbers() -> None:
    def valid(name: str) -> list[str]:
        return [normalise(number_text(cell), "GB").e164 for cell in phones(name)]

    assert valid("customers.xlsx") == valid("customers.csv")


@posix_only("a workbook's archive says which kind of system wrote it")
def test_the_samples_are_what_their_generator_writes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "packaging" / "make_samples.py", tmp_path], check=True)  # noqa: S603 - our own script
    for name in ("customers.xlsx", "customers.csv"):
        assert (tmp_path / name).read_bytes() == (SAMPLES / name).read_bytes()

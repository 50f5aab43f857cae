"""What stands above a list's header is kept, as far as a choice of the header shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.services.jobs import ReadFile
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs import perform

LIST = """Customer list – final v3;;2;three;four;;;;
;;;;;;;;
Name;Mobile;Town;Street;House;Postcode;Born;Since;Note
Ann;+44 20 7946 0958;London;Strand;2;WC2N 5HR;1970;2019;none
Bob;+44 20 7946 0959;London;Strand;3;WC2N 5HR;1971;2020;none
"""


def read(folder: Path, text: str, options: ReadOptions | None = None) -> ImportSummary:
    (folder / "list.csv").write_text(text, "utf-8")
    (folder / "list").mkdir()
    found = perform(ReadFile(folder / "list.csv", folder / "list", options or ReadOptions()))
    with ListFile(folder / "list") as store:
        assert store.understanding == found
    return found


def test_the_first_filled_cells_of_each_row_above_the_header(tmp_path: Path) -> None:
    found = read(tmp_path, LIST)
    assert found.shape.header_row == 3
    assert found.above_header == [["Customer list – final v3", "2", "three"], []]


def test_a_long_title_is_kept_in_part(tmp_path: Path) -> None:
    found = read(tmp_path, LIST.replace("final v3", "x" * 500))
    assert found.above_header[0][0] == "Customer list – " + "x" * 64


@pytest.mark.parametrize("header", [0, 1])
def test_without_a_header_or_with_the_first_row_as_header_nothing_stands_above(tmp_path: Path, header: int) -> None:
    assert read(tmp_path, LIST, ReadOptions(header_row=header)).above_header == []

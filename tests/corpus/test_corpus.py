"""Every list of the corpus is understood without a hint, or refused in the right words."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.detection.table import ALL_SHEETS, ImportSummary, ReadOptions
from desktop_app.core.rows.list_row import ListRow
from desktop_app.services.jobs import ReadFile
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs import perform

from . import cell_lists, column_lists, country_lists, markup_lists, stacked_lists, text_lists, workbook_lists
from .listing import Listing, Refused

LISTS = [
    *text_lists.LISTS,
    *workbook_lists.LISTS,
    *markup_lists.LISTS,
    *column_lists.LISTS,
    *cell_lists.LISTS,
    *cell_lists.SEVERAL_LISTS,
    *country_lists.LISTS,
    *stacked_lists.LISTS,
]
REFUSED = markup_lists.REFUSED


def understood(
    path: Path, folder: Path, country: str | None, sheet: str | None = None
) -> tuple[ImportSummary, list[ListRow]]:
    folder.mkdir()
    found = perform(ReadFile(path, folder, ReadOptions(country=country, sheet=sheet)))
    with ListFile(folder) as store:
        return found, store.page(0, 2_000_000)


def verdict(row: ListRow, truth: str) -> str:
    """What became of the row: its number, or as much of its problem as the truth speaks of."""
    return row.e164 or row.problem[: len(truth) or None]


@pytest.mark.parametrize("listing", LISTS, ids=lambda listing: listing.name)
def test_it_is_understood(listing: Listing, tmp_path: Path) -> None:
    path = tmp_path / listing.name
    listing.write(path)

    found, rows = understood(path, tmp_path / "list", listing.country, ALL_SHEETS if listing.all_sheets else None)

    phone = found.shape.phone_column
    assert (found.format, found.shape.header_row) == (listing.format, listing.header)
    assert (phone.name if phone else None) == listing.column
    assert [verdict(row, truth) for row, truth in zip(rows, listing.numbers, strict=False)] == list(listing.numbers)
    assert found.counts.rows == len(rows) == len(listing.numbers)
    assert found.counts.valid + found.counts.duplicate == sum(truth.startswith("+") for truth in listing.numbers)
    assert found.sheet == listing.sheet or listing.sheet is None
    assert found.encoding == listing.encoding or listing.encoding is None
    assert found.delimiter == listing.delimiter or listing.delimiter is None


@pytest.mark.parametrize("file", REFUSED, ids=lambda file: file.name)
def test_it_is_refused_with_the_right_sentence(file: Refused, tmp_path: Path) -> None:
    file.write(tmp_path / file.name)

    with pytest.raises(file.error) as caught:
        understood(tmp_path / file.name, tmp_path / "list", None)

    assert file.words in caught.value.sentence
    assert file.name in caught.value.sentence
    assert not list((tmp_path / "list" / "source").glob(".unpacked-*"))


def test_the_corpus_is_as_wide_as_it_should_be() -> None:
    names = [*(listing.name for listing in LISTS), *(file.name for file in REFUSED)]
    assert len(names) == len(set(names)) >= 80
    assert {listing.format for listing in LISTS} == {
        "xlsx",
        "xls",
        "xlsb",
        "ods",
        "csv",
        "tsv",
        "txt",
        "html",
        "xml",
        "zip",
    }
    assert len({listing.country for listing in LISTS}) >= 20

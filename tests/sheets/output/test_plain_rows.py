"""Blocks of plain rows of a long workbook: its copy is the same as if each of its cells were looked at."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.errors import WorkbookNotExtended
from desktop_app.sheets.common import plain_rows
from desktop_app.sheets.common.plain_rows import is_plain
from desktop_app.sheets.output import original_workbook
from desktop_app.sheets.output.extended_sheet import PlainRow
from desktop_app.sheets.output.original_workbook import OriginalWorkbook
from desktop_app.sheets.xlsx.workbook_features import features_of
from tests.sheets.output.test_streamed_workbook import of_xml

ROWS = 400


def row(number: int) -> str:
    """A row of a list; some have something that isn't plain, and some cells right of the list are only formatted."""
    if number % 50 == 7:
        return f'<row r="{number}"><c r="A{number}"><f>1+1</f><v>2</v></c><c r="C{number}" t="s"><v>1</v></c></row>'
    if number % 50 == 8:
        return f'<!-- {number} --><row r="{number}" ht="30"/>'
    if number % 50 == 9:
        return f'<row r="{number}"><c r="B{number}" t="str" cm="1"><v>x</v></c><c r="F{number}" s="1"/></row>'
    text = f'<c r="B{number}" t="inlineStr"><is><t xml:space="preserve"> a &amp; b&#10;{number} </t></is></c>'
    end = "\n" if number % 3 else ""
    return (
        f'<row r="{number}" spans="1:3"><c r="A{number}" s="1"/>{text}<c r="C{number}"><v>44{number}</v></c></row>{end}'
    )


def listed(place: Path) -> Path:
    return of_xml(place, "".join(map(row, range(1, ROWS + 1))), behind='<autoFilter ref="A1:C9"/>')


def columns(book: OriginalWorkbook) -> None:
    """Add two columns; one row in four has nothing in the second, one in eleven nothing at all."""
    added = book.add(["One", "Two & more"], 1, 2)
    for number in range(2, ROWS + 1):
        added.row(number, ["" if number % 11 == 0 else f"=<{number}> ", "x" if number % 4 and number % 11 else ""])
    added.end()


def in_place(book: OriginalWorkbook) -> None:
    """Add a column, and replace the numbers."""
    added = book.add(["One"], 1, 2, [2])
    for number in range(2, ROWS + 1):
        added.row(number, ["x" if number % 2 else ""], [f"+44{number}" if number % 3 else ""])
    added.end()


def clean_sheet(book: OriginalWorkbook) -> None:
    """Add a sheet, which leaves the other as it is."""
    sheet = book.add_sheet("Clean list")
    sheet.header(["Number"])
    sheet.columns([["+44"]])
    sheet.end()


def parts(source: Path, change: Callable[[OriginalWorkbook], None]) -> dict[str, bytes]:
    output = source.with_name("out.xlsx")
    with closing(OriginalWorkbook(source, "Sheet1", output, 2)) as book:
        change(book)
        book.save([])
    with zipfile.ZipFile(output) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("change", [columns, in_place, clean_sheet])
def test_a_copy_is_the_same_where_plain_rows_are_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[OriginalWorkbook], None]
) -> None:
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 0)
    source = listed(tmp_path)
    found: list[bool] = []

    def watched(xml: bytes) -> bool:
        found.append(is_plain(xml))
        return found[-1]

    monkeypatch.setattr(plain_rows, "_BLOCK", 700)  # some five rows
    monkeypatch.setattr(plain_rows, "is_plain", watched)
    passed = parts(source, change)
    assert min(found.count(True), found.count(False)) > 20
    monkeypatch.setattr(plain_rows, "is_plain", lambda _xml: False)
    assert parts(source, change) == passed


def test_features_are_the_same_where_plain_rows_are_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(listed(tmp_path)) as archive:
        whole = features_of(archive)
        monkeypatch.setattr(plain_rows, "_BLOCK", 700)
        assert features_of(archive) == whole
    assert (whole.cells, whole.formulas) == (ROWS * 3 - 8 * 5, 8)


def test_plain_rows_that_are_broken_or_out_of_order_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 0)
    monkeypatch.setattr(plain_rows, "_BLOCK", 700)
    whole = "".join(f'<row r="{number}"><c r="A{number}"><v>{number}</v></c></row>' for number in range(1, ROWS))
    for old, new in (('<row r="300">', '<row r="30">'), ("<v>300</v>", "<v>300</c>"), ("<v>300</v>", "<v>3 & 4</v>")):
        assert old in whole
        source = of_xml(tmp_path, whole.replace(old, new))
        with pytest.raises(WorkbookNotExtended):
            parts(source, columns)


PLAIN = '<row r="1" spans="1:1"><c r="A1" t="inlineStr"><is><t>a &lt; b</t></is></c><c r="B1"><v>1</v></c></row>'


@pytest.mark.parametrize(
    ("old", "new", "plain"),
    [
        ("", "", True),
        ("<row", "\n <row", True),
        ("<v>1</v>", "<f>1</f><v>1</v>", False),
        ("<v>1</v>", "<!-- 1 --><v>1</v>", False),
        ("<v>1</v>", "<![CDATA[<v>]]>", False),
        ("<c r", "<x:c r", False),
        ('<c r="B1">', '<c r="B1" vm="1">', False),
        ('<c r="B1">', "<c r='B1' xmlns='a'>", False),
        ("</row>", '</row><row r="2"/>', False),
        ("</row>", '</row><row r="2">', False),
        ("</row>", "</row></sheetData>", False),
    ],
)
def test_what_is_plain(old: str, new: str, plain: bool) -> None:
    assert is_plain(PLAIN.replace(old, new, 1).encode()) is plain


def test_a_number_typed_for_an_empty_cell_leaves_the_next_one_as_it_is() -> None:
    row = PlainRow(5, b'<row r="5"><c r="A5" s="1"/><c r="B5"><v>7</v></c>')
    assert row.replace({0: "+447400000001"}) == []
    text = b'<c r="A5" s="1" t="inlineStr"><is><t>+447400000001</t></is></c>'
    assert row.with_markup(b"") == b'<row r="5">' + text + b'<c r="B5"><v>7</v></c></row>'

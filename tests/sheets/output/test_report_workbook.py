"""A report's workbook can be opened whatever stands in the list's own values, or in its file's name."""

from __future__ import annotations

from io import BytesIO
from xml.parsers import expat
from zipfile import ZipFile

import pytest
from openpyxl import load_workbook

from desktop_app.core.report.page import PageRow, PageTable, ReportPage
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.sheets.output.report_workbook import report_workbook


@pytest.mark.parametrize("no_character", ["\x0b", "\ud800", "\ufffe", "\uffff"])
def test_what_is_no_character_of_xml_is_left_out(no_character: str) -> None:
    table = PageTable(f"By{no_character} source", "Source", (PageRow(f"we{no_character}b", (1,)),))
    page = ReportPage(
        title=f"list{no_character}.csv",
        subtitle="",
        sheet="Report",
        rows_word="Rows",
        share_word="Share",
        verdicts=((Verdict.GOOD, "Good"),),
        whole=table,
        tables=(),
        sections=(),
        notes=(),
    )
    with ZipFile(BytesIO(report_workbook(page))) as book:
        parts = {name: book.read(name) for name in book.namelist() if name.endswith(".xml")}
    for part in parts.values():
        expat.ParserCreate().Parse(part, True)
    assert "By source" in parts["xl/charts/chart1.xml"].decode()
    assert "list.csv" in parts["docProps/core.xml"].decode()


def test_a_share_is_shown_as_on_the_page_and_never_as_all_of_less() -> None:
    counts = ((230, 170), (999, 1), (1, 999), (4, 0), (0, 4))
    rows = tuple(PageRow(f"{at}", each) for at, each in enumerate(counts))
    page = ReportPage(
        title="list.csv",
        subtitle="",
        sheet="Report",
        rows_word="Rows",
        share_word="Share",
        verdicts=((Verdict.GOOD, "Good"), (Verdict.BAD, "Bad")),
        whole=PageTable("All", "Source", rows),
        tables=(),
        sections=(),
        notes=(),
    )
    sheet = load_workbook(BytesIO(report_workbook(page)))["Report"]
    shares = [(cell.value, cell.number_format) for cell in sheet["E"] if cell.number_format.endswith("%")]
    whole, finer = "0 %", "0.0##### %"
    assert shares == [(0.575, whole), (0.999, finer), (0.001, finer), (1, whole), (0, whole)]

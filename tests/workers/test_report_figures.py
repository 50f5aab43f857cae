"""What a report counts of a list agrees with what is counted of it elsewhere, with one number a row or several."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import openpyxl
import pytest
from openpyxl.worksheet.worksheet import Worksheet

from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.report.figures import ListFigures, SourceChoice
from desktop_app.core.report.page import PageLine, PageRow, PageSection, PageTable, ReportPage
from desktop_app.core.results.comparison import Change
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.services.jobs import CollectFigures, WriteReport
from desktop_app.storage.lists.comparing import Run
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.report.collecting import SeenRun
from desktop_app.workers.jobs import perform
from tests.workers.test_export_batches import BATCH, ROWS, Exported, exported

__all__ = ["exported"]


def collected(of: Exported, source: SourceChoice = SourceChoice(), *, compared: bool = False) -> ListFigures:  # noqa: B008 - a constant
    seen = SeenRun(Run(of.folder, BATCH), of.sent)
    return perform(CollectFigures(seen, source, seen if compared else None))


def test_each_division_has_all_rows_and_the_verdicts_of_the_results(exported: Exported) -> None:
    figures = collected(exported, SourceChoice("note"))
    with ListFile(exported.folder) as store:
        tally = AnsweredList(store, BATCH, exported.sent, STANDARD_RULE).tally_verdicts()
    assert figures.verdicts == VerdictCounts.of(tally)
    assert figures.verdicts.rows == ROWS
    assert figures.source is not None
    for groups in (figures.countries, figures.line_types, figures.source.groups):
        added: Counter[Verdict] = Counter()
        for each in groups:
            added.update(each.verdicts.each())
        assert added == figures.verdicts.each()
    # AND what isn't sent twice, or at all, is counted number by number
    numbers = Counter(each.status for row in exported.rows for each in row.row.all_numbers)
    assert (figures.repeated, figures.unfit) == (numbers[NumberStatus.DUPLICATE], numbers[NumberStatus.INVALID])


def test_groups_are_those_of_the_rows(exported: Exported) -> None:
    figures = collected(exported, SourceChoice("Note"))
    assert figures.source is not None
    assert {each.value: each.rows for each in figures.countries} == Counter(row.row.region for row in exported.rows)
    notes = Counter((row.row.cells[-1].strip() if len(row.row.cells) > 2 else "") for row in exported.rows)
    if exported.phones == 1:
        assert {each.value: each.rows for each in figures.source.groups} == notes
    assert collected(exported, SourceChoice(off=True)).source is None


def test_a_run_compared_with_itself_has_changed_nothing_and_leaves_no_file(exported: Exported) -> None:
    before = sorted(exported.folder.iterdir())
    figures = collected(exported, compared=True)
    assert figures.earlier is not None
    assert figures.earlier.verdicts == figures.verdicts
    assert figures.earlier.changes[Change.SAME] == exported.answered
    assert figures.earlier.changes[Change.NEW] == figures.earlier.changes[Change.GONE] == 0
    assert sorted(exported.folder.iterdir()) == before


# --- The workbook ---

_VERDICTS = ((Verdict.GOOD, "Good"), (Verdict.BAD, "Bad"))
_PAGE = ReportPage(
    "Phone numbers of =1+1.csv",
    "HLR",
    "Report",
    "Rows",
    "Good (share)",
    _VERDICTS,
    PageTable("12 rows came in", "Run", (PageRow("This time", (9, 3)),)),
    (PageTable("By “Source”", "Source", (PageRow("=1+1", (4, 0)), PageRow("a\x01b", (5, 3)))),),
    (PageSection("Cost", (PageLine("Charged", "12 credits", 12, "credits"), PageLine("How", "=said"))),),
    ("+note",),
)


def test_a_workbook_has_numbers_no_formulas_and_charts_of_its_cells(tmp_path: Path) -> None:
    perform(WriteReport(tmp_path / "report.xlsx", _PAGE))
    book = openpyxl.load_workbook(tmp_path / "report.xlsx")
    sheet = book["Report"]
    assert isinstance(sheet, Worksheet)
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(max_col=5)]
    assert ["This time", 9, 3, 12, 0.75] in rows
    assert ["=1+1", 4, 0, 4, 1] in rows
    assert ["ab", 5, 3, 8, 5 / 8] in rows
    assert ["Charged", 12, "credits", None, None] in rows
    assert {cell.data_type for row in sheet.iter_rows() for cell in row} == {"s", "n"}
    # AND each table has a chart, whose bars are its cells
    whole, by_source = sheet._charts  # type: ignore[attr-defined]  # openpyxl has no other way to them
    assert [each.val.numRef.f for each in whole.series] == ["'Report'!$B$6", "'Report'!$C$6"]
    assert [each.cat.numRef.f for each in by_source.series] == ["'Report'!$A$10:$A$11"] * 2
    assert [each.tx.strRef.f for each in by_source.series] == ["'Report'!B9", "'Report'!C9"]
    assert (book.properties.title, book.properties.creator) == (_PAGE.title, None)


def test_a_drawn_page_is_written_as_it_is_and_a_place_that_can_not_be_written_is_said(tmp_path: Path) -> None:
    perform(WriteReport(tmp_path / "report.pdf", _PAGE, b"%PDF"))
    assert (tmp_path / "report.pdf").read_bytes() == b"%PDF"
    with pytest.raises(OutputNotWritable):
        perform(WriteReport(tmp_path / "none" / "report.pdf", _PAGE, b"%PDF"))

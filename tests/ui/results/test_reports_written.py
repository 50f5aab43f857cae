"""A report from the results: chosen in the Export menu, written where one says, by the column that the chart shows."""

from __future__ import annotations

from pathlib import Path

import openpyxl
import pypdf
import pytest

from desktop_app.ui.results.chart import ChartColumn
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import open_sample, write


@pytest.mark.usefixtures("home")
async def test_a_report_is_written_as_pdf_and_with_charts(stage: Stage, tmp_path: Path) -> None:
    page = await open_sample(stage)
    actions = {action.text(): action for action in page.title.export.menu_now().actions()}
    # WHEN the page is wanted
    actions["Report (PDF)…"].trigger()
    dialog = page.exporting.dialog
    assert dialog is not None
    assert [Path(each).name for each in dialog.selectedFiles()] == ["customers – report.pdf"]
    await write(stage, tmp_path / "report")
    # THEN it says what the page does, in its own words
    said = page.exporting.note.text.text()
    assert said == "Report on 500 rows written to “report.pdf”. Verdicts: 441 good, 59 with a problem."
    text = " ".join(pypdf.PdfReader(tmp_path / "report.pdf").pages[0].extract_text().split())
    assert "500 rows came in" in text
    assert "Good: 441, 88 %" in text
    # WHEN the sheet is wanted, while the chart counts a column of the list
    own = ChartColumn(0, own=True)
    page.chart.choice.set_current(own)
    actions = {action.text(): action for action in page.title.export.menu_now().actions()}
    actions["Report with charts (XLSX)…"].trigger()
    await write(stage, tmp_path / "report.xlsx")
    # THEN its rows are divided by that one
    name = page.chart.column_name(own)
    rows = [row[0].value for row in openpyxl.load_workbook(tmp_path / "report.xlsx")["Report"].iter_rows()]
    assert f"By “{name}”" in rows

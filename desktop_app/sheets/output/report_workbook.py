"""Writes a report as a workbook: one sheet with its figures as numbers, and charts of them that stay editable.

Charts refer to the cells beside them. No cell is a formula, whatever the list's own values begin with.
"""

from __future__ import annotations

from fractions import Fraction
from io import BytesIO

from openpyxl import Workbook
from openpyxl.cell import Cell
from openpyxl.chart import BarChart, Reference
from openpyxl.chart.label import DataLabelList
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.worksheet.worksheet import Worksheet

from desktop_app.core.report.page import PageLine, PageTable, ReportPage, print_colour
from desktop_app.core.text.percent import is_rounded

_LABELS, _COUNTS, _CHARTS_LEFT = 34, 11, 2  # widths in characters; columns between the counts and the charts
_MOST_BARS = 15  # of a chart; the table has all
_BOLD, _TITLE, _MUTED = Font(bold=True), Font(bold=True, size=16), Font(color="FF5A6472")
_HEAD = PatternFill("solid", fgColor="FFE9EDF2")
_BAR_CM, _FRAME_CM, _WIDTH_CM = 0.62, 3.2, 17
# Characters that no cell may have (ECMA-376: XML 1.0), as a name in a foreign file may.
_FORBIDDEN = dict.fromkeys((*range(9), 11, 12, *range(14, 32), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF))


def report_workbook(page: ReportPage) -> bytes:
    """Return the workbook's file."""
    book = Workbook()
    sheet = book.active
    assert isinstance(sheet, Worksheet)  # noqa: S101 - a new workbook has one
    _Sheet(sheet, page).write()
    title = page.title.translate(_FORBIDDEN)
    book.properties.title, book.properties.creator, book.properties.language = title, "", page.language
    file = BytesIO()
    book.save(file)
    return file.getvalue()


class _Sheet:
    def __init__(self, sheet: Worksheet, page: ReportPage) -> None:
        self._sheet, self._page = sheet, page
        self._row = 1
        self._charts_at = 1  # the first row that no chart covers
        self._last = 1 + len(page.verdicts) + 2  # the last column of a table: verdicts, rows, share

    def write(self) -> None:
        sheet, page = self._sheet, self._page
        sheet.title = page.sheet
        sheet.column_dimensions["A"].width = _LABELS
        for at in range(2, self._last + 1):
            sheet.column_dimensions[get_column_letter(at)].width = _COUNTS
        self._line(page.title, font=_TITLE)
        self._line(page.subtitle, font=_MUTED)
        self._row += 1
        for table in page.every_table():
            self._table(table)
        for section in page.sections:
            self._line(section.title, font=_BOLD)
            for line in section.lines:
                self._said(line)
            self._row += 1
        for note in page.notes:
            self._line(note, font=_MUTED)
        sheet.page_setup.orientation, sheet.page_setup.fitToHeight = "landscape", 0
        sheet.page_setup.paperSize = sheet.PAPERSIZE_LETTER if page.letter else sheet.PAPERSIZE_A4
        sheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)

    def _cell(self, column: int, value: object, font: Font | None = None) -> Cell:
        """Write a cell; text is never taken for a formula."""
        cell = self._sheet.cell(self._row, column)
        assert isinstance(cell, Cell)  # noqa: S101 - nothing here is merged
        if isinstance(value, str):
            cell.value, cell.data_type = value.translate(_FORBIDDEN), "s"
        else:
            cell.value = value  # type: ignore[assignment]
            cell.number_format = "#,##0"
        if font is not None:
            cell.font = font
        return cell

    def _line(self, text: str, font: Font) -> None:
        self._cell(1, text, font)
        self._row += 1

    def _said(self, line: PageLine) -> None:
        self._cell(1, line.name)
        if line.number is None:
            self._cell(2, line.value)
        else:
            number = self._cell(2, line.number)
            if line.number != int(line.number):
                number.number_format = "#,##0.00####"
            self._cell(3, line.unit)
        self._row += 1

    def _table(self, table: PageTable) -> None:
        """Write a table, and its chart beside the tables."""
        self._line(table.title, font=_BOLD)
        head = self._row
        names = [table.column, *(word for _, word in self._page.verdicts), self._page.rows_word, self._page.share_word]
        for at, name in enumerate(names, 1):
            cell = self._cell(at, name, _BOLD)
            cell.fill, cell.alignment = _HEAD, Alignment(horizontal="left" if at == 1 else "right", wrap_text=True)
        self._row += 1
        for row in table.rows:
            self._cell(1, row.label)
            for at, count in enumerate((*row.counts, row.total), 2):
                self._cell(at, count)
            good = Fraction(row.counts[0], row.total) if row.total else Fraction(0)
            share = self._cell(self._last, float(good))
            share.number_format = "0 %" if is_rounded(good) else "0.0##### %"  # not 100 % for less than all
            self._row += 1
        if table.rows:
            self._chart(table, head, min(len(table.rows), _MOST_BARS))
        self._row += 1

    def _chart(self, table: PageTable, head: int, bars: int) -> None:
        chart = BarChart()
        chart.type, chart.grouping, chart.overlap, chart.gapWidth = "bar", "stacked", 100, 45
        chart.title, chart.style = table.title.translate(_FORBIDDEN), 10
        chart.x_axis.delete = chart.y_axis.delete = False
        chart.x_axis.scaling.orientation = "maxMin"  # the first row is the uppermost bar
        chart.y_axis.crosses = "max"  # which leaves the counts below
        chart.y_axis.number_format, chart.legend.position = "#,##0", "b"
        counts = Reference(self._sheet, 2, head, 1 + len(self._page.verdicts), head + bars)
        chart.add_data(counts, titles_from_data=True)
        chart.set_categories(Reference(self._sheet, 1, head + 1, 1, head + bars))
        for series, (verdict, _) in zip(chart.series, self._page.verdicts, strict=True):
            series.graphicalProperties.solidFill = print_colour(verdict).removeprefix("#")
            series.graphicalProperties.line.solidFill = "FFFFFF"
        if table is self._page.whole:
            chart.dataLabels = DataLabelList(showVal=False)
        chart.height, chart.width = _FRAME_CM + bars * _BAR_CM, _WIDTH_CM
        at = max(head - 1, self._charts_at)
        self._sheet.add_chart(chart, f"{get_column_letter(self._last + _CHARTS_LEFT)}{at}")
        self._charts_at = at + round(chart.height / 0.53) + 1  # a row is 0.53 cm high

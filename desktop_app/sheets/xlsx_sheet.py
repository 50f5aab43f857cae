"""One worksheet as XLSX markup: its rows as they come, every cell text, no cell a formula."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.column_names import column_letter
from desktop_app.core.spreadsheet_text import CELL_CHARACTERS, xlsx_markup, xlsx_text
from desktop_app.sheets import xlsx_parts

_WIDTH_ROWS = 200  # looked at for the columns' widths
_NARROWEST, _WIDEST = 8, 48
_ABOUT_WIDTHS = [28, 80]


class XlsxSheet:
    """Collects rows until they are taken: the caller writes `take()` now and then, and `end()` at last."""

    def __init__(self) -> None:
        self.rows = 0
        self.cut_cells = 0
        self._columns = 0
        self._has_header = False
        self._begun = False
        self._pending: list[str] = []
        self._widths: list[int] = []

    @property
    def pending(self) -> int:
        """Rows that wait to be taken."""
        return len(self._pending)

    def header(self, names: Sequence[str]) -> None:
        """The first row, bold; it stays in sight and carries the filters."""
        self._has_header = True
        self._add(names, xlsx_parts.HEADER)

    def row(self, values: Sequence[str]) -> None:
        """One row."""
        self._add(values, xlsx_parts.TEXT)

    def take(self) -> bytes:
        """The markup since the last call, from the part's beginning on."""
        start = "" if self._begun else xlsx_parts.sheet_start(self._widths, frozen=self._has_header)
        markup = start + "".join(self._pending)
        self._begun = True
        self._pending.clear()
        return markup.encode()

    def end(self) -> bytes:
        """The part's end, after everything was taken."""
        last = f"{column_letter(self._columns - 1)}{self.rows}" if self._columns else None
        return xlsx_parts.sheet_end(last, filters=self._has_header).encode()

    def _add(self, values: Sequence[str], style: int) -> None:
        self.rows += 1
        self._columns = max(self._columns, len(values))
        if self.rows <= _WIDTH_ROWS:
            self._measure(values)
        if max(map(len, values), default=0) > CELL_CHARACTERS:
            self.cut_cells += sum(len(value) > CELL_CHARACTERS for value in values)
        self._pending.append(row_markup(self.rows, values, style))

    def _measure(self, values: Sequence[str]) -> None:
        self._widths += [_NARROWEST] * (len(values) - len(self._widths))
        for index, value in enumerate(values):
            self._widths[index] = max(self._widths[index], min(len(value) + 2, _WIDEST))


def row_markup(number: int, values: Sequence[str], style: int) -> str:
    """The row `number` with its filled cells; `style` is an index into the workbook's cell formats."""
    cells = []
    for index, value in enumerate(values):
        if not value:
            continue
        text = xlsx_markup(xlsx_text(value))
        space = "" if text.isprintable() and text[:1] != " " and text[-1:] != " " else ' xml:space="preserve"'
        cells.append(
            f'<c r="{column_letter(index)}{number}" s="{style}" t="inlineStr"><is><t{space}>{text}</t></is></c>'
        )
    # A blank row gets one blank cell, so that readers count it.
    content = "".join(cells) or f'<c r="A{number}" s="{style}"/>'
    return f'<row r="{number}">{content}</row>'


def about_sheet(lines: Sequence[tuple[str, str]], style: int = xlsx_parts.TEXT) -> bytes:
    """An About sheet of labels and values."""
    rows = "".join(row_markup(number, line, style) for number, line in enumerate(lines, 1))
    return (xlsx_parts.sheet_start(_ABOUT_WIDTHS, frozen=False) + rows + xlsx_parts.sheet_end(None)).encode()

"""Writes one worksheet as XLSX markup, row by row: every cell is text or a number, none is a formula."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import repeat

from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.text.spreadsheet_text import (
    CELL_CHARACTERS,
    are_whole_numbers,
    is_exact_number,
    is_whole_number,
    xlsx_markup,
    xlsx_markups,
    xlsx_text,
)
from desktop_app.sheets.output import xlsx_parts

_WIDTH_ROWS = 200  # rows measured for the columns' widths
_NARROWEST, _WIDEST = 8, 48
_NUMBER = 17  # 15 digits and a sign: a number that is too wide shows as ####, where text is only cut off
_ABOUT_WIDTHS = [28, 80]
_CELL_END = "</t></is></c>"
_KEPT = ' xml:space="preserve"'


class XlsxSheet:
    """Collects rows until they are taken: the caller writes `take()` now and then, and `end()` at last.

    Cells of the columns `numeric`, counted from 0, become numbers if converting back gives the same text.
    """

    def __init__(self, numeric: Collection[int] = ()) -> None:
        self._numeric = frozenset(numeric)
        self.rows = 0
        self.cut_cells = 0
        self._columns = 0
        self._has_header = False
        self._begun = False
        self._taken = 0
        self._pending: list[str] = []
        self._widths: list[int] = []

    @property
    def pending(self) -> int:
        """The number of rows that wait to be taken."""
        return self.rows - self._taken

    def header(self, names: Sequence[str]) -> None:
        """Add the first row, bold; it stays in sight and carries the filters."""
        self._has_header = True
        self._add(names, xlsx_parts.HEADER, ())

    def row(self, values: Sequence[str]) -> None:
        """Add one row."""
        self._add(values, xlsx_parts.TEXT, self._numeric)

    def extend(self, batch: Sequence[Sequence[str]]) -> None:
        """Add several rows."""
        if len(set(map(len, batch))) != 1:
            for values in batch:
                self.row(values)
            return
        for values in batch[: max(0, _WIDTH_ROWS - self.rows)]:
            self._measure(values)
        self._columns = max(self._columns, len(batch[0]))
        self._count_cut(batch)
        self._pending.append(rows_markup(self.rows + 1, batch, xlsx_parts.TEXT, self._numeric))
        self.rows += len(batch)

    def take(self) -> bytes:
        """Return the markup since the last call, the first time from the part's beginning."""
        start = "" if self._begun else xlsx_parts.sheet_start(self._widths, frozen=self._has_header)
        markup = start + "".join(self._pending)
        self._begun, self._taken = True, self.rows
        self._pending.clear()
        return markup.encode()

    def end(self) -> bytes:
        """Return the part's end, after everything was taken."""
        last = f"{column_letter(self._columns - 1)}{self.rows}" if self._columns else None
        return xlsx_parts.sheet_end(last, filters=self._has_header).encode()

    def _add(self, values: Sequence[str], style: int, numeric: Collection[int]) -> None:
        self.rows += 1
        self._columns = max(self._columns, len(values))
        if self.rows <= _WIDTH_ROWS:
            self._measure(values)
        self._count_cut([values])
        self._pending.append(row_markup(self.rows, values, style, numeric))

    def _count_cut(self, batch: Sequence[Sequence[str]]) -> None:
        for values in batch:
            if max(map(len, values), default=0) > CELL_CHARACTERS:
                self.cut_cells += sum(len(value) > CELL_CHARACTERS for value in values)

    def _measure(self, values: Sequence[str]) -> None:
        more = range(len(self._widths), len(values))
        self._widths += [_NUMBER if index in self._numeric else _NARROWEST for index in more]
        for index, value in enumerate(values):
            self._widths[index] = max(self._widths[index], min(len(value) + 2, _WIDEST))


def row_markup(number: int, values: Sequence[str], style: int, numeric: Collection[int] = ()) -> str:
    """Return the row `number` with its filled cells; `style` is an index into the workbook's cell formats.

    `numeric` as in `XlsxSheet`.
    """
    cells = (
        (_typed_cell if index in numeric else cell_markup)(f"{column_letter(index)}{number}", value, style)
        for index, value in enumerate(values)
        if value
    )
    return _row(f"{number}", "".join(cells), style)


def rows_markup(first: int, batch: Sequence[Sequence[str]], style: int, numeric: Collection[int] = ()) -> str:
    """Return the rows of a batch, numbered from `first`, as `row_markup` makes each.

    Works by columns, because most columns need no care. All rows have the same number of cells.
    """
    numbers = [f"{number}" for number in range(first, first + len(batch))]
    columns = [
        (_typed_column if index in numeric else _column)(column_letter(index), numbers, values, style)
        for index, values in enumerate(zip(*batch, strict=True))
    ]
    cells: Iterable[Sequence[str]] = zip(*columns, strict=True) if columns else repeat(())
    return "".join([_row(number, "".join(row), style) for number, row in zip(numbers, cells, strict=False)])


def _column(letter: str, numbers: Sequence[str], values: Sequence[str], style: int) -> list[str]:
    """Return the cells of a column, "" for blank ones."""
    found = xlsx_markups(values)
    if found is None:
        paired = zip(numbers, values, strict=True)
        return [cell_markup(f"{letter}{number}", value, style) if value else "" for number, value in paired]
    texts, spaced = found
    begin, middle = f'<c r="{letter}', f'" s="{style}" t="inlineStr"><is><t>'
    paired = zip(numbers, texts, strict=True)
    if not spaced:
        return [f"{begin}{number}{middle}{text}{_CELL_END}" if text else "" for number, text in paired]
    kept = f"{middle[:-1]}{_KEPT}>"
    return [
        f"{begin}{number}{kept if ' ' in (text[0], text[-1]) else middle}{text}{_CELL_END}" if text else ""
        for number, text in paired
    ]


def _typed_column(letter: str, numbers: Sequence[str], values: Sequence[str], style: int) -> list[str]:
    """Return the cells of a column, "" for blank ones, and numbers for those that can be."""
    paired = zip(numbers, values, strict=True)
    if are_whole_numbers(values):
        middle = f'" s="{xlsx_parts.WHOLE}"><v>'
        return [f'<c r="{letter}{number}{middle}{value}</v></c>' for number, value in paired]
    return [_typed_cell(f"{letter}{number}", value, style) if value else "" for number, value in paired]


def _typed_cell(place: str, value: str, style: int) -> str:
    """Return a number if converting back gives the same text, else text."""
    if is_whole_number(value):
        return f'<c r="{place}" s="{xlsx_parts.WHOLE}"><v>{value}</v></c>'
    if is_exact_number(value):
        return f'<c r="{place}" s="{xlsx_parts.PLAIN}"><v>{value}</v></c>'
    return cell_markup(place, value, style)


def cell_markup(place: str, value: str, style: int) -> str:
    """Return a cell of text; `place` is such as B7."""
    text = xlsx_markup(xlsx_text(value))
    space = "" if text.isprintable() and text[:1] != " " and text[-1:] != " " else _KEPT
    return f'<c r="{place}" s="{style}" t="inlineStr"><is><t{space}>{text}{_CELL_END}'


def _row(number: str, cells: str, style: int) -> str:
    # A blank row gets one blank cell, so that readers count it.
    return f'<row r="{number}">{cells}</row>' if cells else f'<row r="{number}"><c r="A{number}" s="{style}"/></row>'


def about_sheet(lines: Sequence[tuple[str, str]], style: int = xlsx_parts.TEXT) -> bytes:
    """Return an About sheet of labels and values."""
    rows = "".join(row_markup(number, line, style) for number, line in enumerate(lines, 1))
    return (xlsx_parts.sheet_start(_ABOUT_WIDTHS, frozen=False) + rows + xlsx_parts.sheet_end(None)).encode()

"""Makes the XLSX markup of a worksheet, row by row, and of the parts around it.

Every cell is text, a number or a date, none is a formula.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain, compress, islice, repeat
from operator import itemgetter
from typing import NamedTuple

from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.text.spreadsheet_text import (
    CELL_CHARACTERS,
    are_whole_numbers,
    date_number,
    is_exact_number,
    is_whole_number,
    keeps_spaces,
    xlsx_markup,
    xlsx_markups,
    xlsx_text,
)

_XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"

# Cell formats of STYLES, by index: plain, text ("@", so that what is typed over it stays text), bold header, whole
# numbers ("0", which shows twelve digits and more without an exponent), dates, and dates with their time of day.
PLAIN, TEXT, HEADER, WHOLE, DATE, MOMENT = range(6)
WHOLE_CODE, DATE_CODE, MOMENT_CODE = "0", r"yyyy\-mm\-dd", r"yyyy\-mm\-dd\ hh:mm:ss"


class TypedFormats(NamedTuple):
    """The cell formats of a workbook for what isn't text, as indices; its dates begin `later` days after 1900's."""

    plain: int = PLAIN
    whole: int = WHOLE
    date: int = DATE
    moment: int = MOMENT
    later: int = 0


OURS = TypedFormats()
# By so many days dates of workbooks begin later that count from 1904.
SINCE_1904 = 1462

ROOT_RELATIONS = (
    f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>'
)

STYLES = (
    f'{_XML}<styleSheet xmlns="{MAIN}">'
    f'<numFmts count="2"><numFmt numFmtId="164" formatCode="{DATE_CODE}"/>'
    f'<numFmt numFmtId="165" formatCode="{MOMENT_CODE}"/></numFmts>'
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>'
    '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>'
    '<fills count="2"><fill><patternFill patternType="none"/></fill>'
    '<fill><patternFill patternType="gray125"/></fill></fills>'
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
    '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>'
    '<xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
    '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>'
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
)


def sheet_start(widths: list[int], *, frozen: bool) -> str:
    """Return a worksheet up to its first row; `widths` in characters; the first row is `frozen` if it is a header."""
    pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' if frozen else ""
    columns = "".join(
        f'<col min="{index}" max="{index}" width="{width}" customWidth="1"/>' for index, width in enumerate(widths, 1)
    )
    return (
        f'{_XML}<worksheet xmlns="{MAIN}"><sheetViews><sheetView workbookViewId="0">{pane}</sheetView></sheetViews>'
        + (f"<cols>{columns}</cols>" if columns else "")
        + "<sheetData>"
    )


def sheet_end(last_cell: str | None, *, filters: bool = False) -> str:
    """Return a worksheet after its last row; `last_cell` is such as D200, None for none; `filters`: on all columns.

    Phone numbers are text on purpose, so Excel's green "number stored as text" marks are off.
    """
    area = f"A1:{last_cell}"
    marks = f'<ignoredErrors><ignoredError sqref="{area}" numberStoredAsText="1"/></ignoredErrors>' if last_cell else ""
    arrows = f'<autoFilter ref="{area}"/>' if last_cell and filters else ""
    return f"</sheetData>{arrows}{marks}</worksheet>"


def content_types(sheets: int) -> str:
    """Return [Content_Types].xml for a workbook of so many sheets."""
    parts = "".join(
        f'<Override PartName="/xl/worksheets/sheet{n}.xml" ContentType="{_SPREADSHEET}.worksheet+xml"/>'
        for n in range(1, sheets + 1)
    )
    return (
        f'{_XML}<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        '<Default Extension="xml" ContentType="application/xml"/>'
        f'<Override PartName="/xl/workbook.xml" ContentType="{_SPREADSHEET}.sheet.main+xml"/>'
        f'<Override PartName="/xl/styles.xml" ContentType="{_SPREADSHEET}.styles+xml"/>{parts}</Types>'
    )


def workbook(sheet_names: list[str]) -> str:
    """Return xl/workbook.xml; the names are ours and need no escaping."""
    sheets = "".join(f'<sheet name="{name}" sheetId="{n}" r:id="rId{n}"/>' for n, name in enumerate(sheet_names, 1))
    return f'{_XML}<workbook xmlns="{MAIN}" xmlns:r="{_DOCUMENT}"><sheets>{sheets}</sheets></workbook>'


def workbook_relations(sheets: int) -> str:
    """Return xl/_rels/workbook.xml.rels for so many sheets, and the styles after them."""
    parts = "".join(
        f'<Relationship Id="rId{n}" Type="{_DOCUMENT}/worksheet" Target="worksheets/sheet{n}.xml"/>'
        for n in range(1, sheets + 1)
    )
    return (
        f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">{parts}'
        f'<Relationship Id="rId{sheets + 1}" Type="{_DOCUMENT}/styles" Target="styles.xml"/></Relationships>'
    )


# --- Cells and rows of a sheet ---


_PIECE = 1 << 18  # bytes of a part that are written at once
WIDTH_ROWS = 200  # rows measured for the columns' widths
_NARROWEST, _WIDEST = 8, 48
_NUMBER = 17  # 15 digits and a sign: a number that is too wide shows as ####, where text is only cut off
_ABOUT_WIDTHS = [28, 80]
_CELL_END = "</t></is></c>"
_KEPT = ' xml:space="preserve"'


class XlsxSheet:
    """Collects rows until they are taken: the caller writes `take()` now and then, and `end()` at last.

    Cells of the columns `numeric`, counted from 0, become numbers or dates if converting back gives the same text.
    `text`, `bold` and `formats` are the cell formats of the workbook for text, the header and all else. `before`: how
    many rows of the part were taken elsewhere; then it has begun.
    """

    def __init__(
        self,
        numeric: Collection[int] = (),
        *,
        text: int = TEXT,
        bold: int = HEADER,
        formats: TypedFormats = OURS,
        before: int = 0,
    ) -> None:
        self._numeric = frozenset(numeric)
        self._text, self._bold, self._formats = text, bold, formats
        self.rows = before
        self.cut_cells = 0
        self.width = 0
        self._has_header = False
        self._begun = before > 0
        self._waiting = 0
        self._pending: list[bytes] = []
        self._widths: list[int] = []

    @property
    def pending(self) -> int:
        """Bytes that wait to be taken."""
        return self._waiting

    def header(self, names: Sequence[str]) -> None:
        """Add the first row, bold; it stays in sight and carries the filters."""
        self._has_header = True
        self._add(row_markup(self.rows + 1, names, self._bold), names)

    def row(self, values: Sequence[str]) -> None:
        """Add one row."""
        self._add(row_markup(self.rows + 1, values, self._text, self._numeric, self._formats), values)

    def extend(self, columns: Sequence[Sequence[str]]) -> None:
        """Add several rows, given as columns of equal length."""
        count = len(columns[0]) if columns else 0
        if not count:
            return
        for values in islice(zip(*columns, strict=True), max(0, WIDTH_ROWS - self.rows)):
            self._measure(values)
        self.width = max(self.width, len(columns))
        markup = rows_markup(self.rows + 1, columns, self._text, self._numeric, self._formats)
        if max(map(len, markup)) > CELL_CHARACTERS:
            self.cut_cells += sum(map(_too_long, columns))
        # Not joined before, since one letter beyond Latin-1 would make all of them slower to encode.
        self._wait(list(map(str.encode, markup)))
        self.rows += count

    def follow(self, rows: int, width: int, cut_cells: int) -> None:
        """Count rows that were made elsewhere and follow what was taken; `width` is that of the widest."""
        self.rows += rows
        self.width = max(self.width, width)
        self.cut_cells += cut_cells

    def go_on_from(self, full: XlsxSheet) -> None:
        """Have columns at least as wide as those of the sheet before."""
        self._widths = [*full._widths]

    def take(self) -> bytes:
        """Return the markup since the last call, the first time from the part's beginning."""
        start = "" if self._begun else sheet_start(self._widths, frozen=self._has_header)
        markup = start.encode() + b"".join(self._pending)
        self._begun, self._waiting = True, 0
        self._pending.clear()
        return markup

    def end(self) -> bytes:
        """Return the part's end, after everything was taken."""
        last = f"{column_letter(self.width - 1)}{self.rows}" if self.width else None
        return sheet_end(last, filters=self._has_header).encode()

    def _add(self, markup: str, values: Sequence[str]) -> None:
        self.rows += 1
        self.width = max(self.width, len(values))
        if self.rows <= WIDTH_ROWS:
            self._measure(values)
        self.cut_cells += _too_long(values)
        self._wait([markup.encode()])

    def _wait(self, markup: list[bytes]) -> None:
        self._pending += markup
        self._waiting += sum(map(len, markup))

    def _measure(self, values: Sequence[str]) -> None:
        more = range(len(self._widths), len(values))
        self._widths += [_NUMBER if index in self._numeric else _NARROWEST for index in more]
        for index, value in enumerate(values):
            self._widths[index] = max(self._widths[index], min(len(value) + 2, _WIDEST))


class SheetPart:
    """A new sheet, written as its rows come: `write` takes the part's bytes, `end` the last of them.

    `style` is the workbook's cell format for text; `formats` are those for the cells of the columns `numeric`.
    """

    def __init__(
        self,
        write: Callable[[bytes], object],
        style: int,
        close: Callable[[], object] = lambda: None,
        *,
        numeric: Collection[int] = (),
        formats: TypedFormats = OURS,
    ) -> None:
        self._write, self._close = write, close
        self._sheet = XlsxSheet(numeric, text=style, bold=style, formats=formats)

    @property
    def cut_cells(self) -> int:
        """The number of cells that were longer than a cell may be and have been cut."""
        return self._sheet.cut_cells

    def header(self, names: Sequence[str]) -> None:
        """Write the first row; it stays in sight and carries the filters."""
        self._sheet.header(names)

    def columns(self, columns: Sequence[Sequence[str]]) -> None:
        """Write several rows."""
        self._sheet.extend(columns)
        if self._sheet.pending >= _PIECE:
            self._write(self._sheet.take())

    def end(self) -> None:
        """Write what is left."""
        self._write(self._sheet.take() + self._sheet.end())
        self._close()


def _too_long(cells: Sequence[str]) -> int:
    """Count the cells that are longer than a cell may be."""
    return sum(len(cell) > CELL_CHARACTERS for cell in cells)


def row_markup(
    number: int, values: Sequence[str], style: int, numeric: Collection[int] = (), formats: TypedFormats = OURS
) -> str:
    """Return the row `number` with its filled cells; `style` is an index into the workbook's cell formats.

    `numeric` and `formats` as in `XlsxSheet`.
    """
    cells = (
        _typed_cell(f"{column_letter(index)}{number}", value, style, formats)
        if index in numeric
        else cell_markup(f"{column_letter(index)}{number}", value, style)
        for index, value in enumerate(values)
        if value
    )
    return _row(f"{number}", "".join(cells), style)


def rows_markup(
    first: int,
    columns: Sequence[Sequence[str]],
    style: int,
    numeric: Collection[int] = (),
    formats: TypedFormats = OURS,
) -> list[str]:
    """Return rows given as columns of equal length, numbered from `first`, as `row_markup` makes each.

    Escapes whole columns at once, because most need no care. Then rows with the same cells filled are joined together:
    a list has few kinds of rows, and no cell is made by itself.
    """
    numbers = list(map(str, range(first, first + len(columns[0]))))
    made = _Columns(numbers, style, formats)
    cells = [
        (made.typed if index in numeric else made.text)(column_letter(index), values)
        for index, values in enumerate(columns)
    ]
    rows = [""] * len(numbers)
    for filled, places in _alike(columns).items():
        pieces = [piece for index in filled for piece in cells[index]]
        if len(places) < _FEW:
            found: Iterable[str] = [
                row_markup(first + place, [column[place] for column in columns], style, numeric, formats)
                for place in places
            ]
        else:
            picked = itemgetter(*places)
            begun = '<row r="', numbers, '">', *(pieces or ('<c r="A', numbers, f'" s="{style}"/>')), "</row>"
            each = (repeat(piece) if isinstance(piece, str) else picked(piece) for piece in _fused(begun))
            found = map("".join, zip(*each, strict=False))
        for place, row in zip(places, found, strict=True):
            rows[place] = row
    return rows


def _fused(pieces: Iterable[str | Sequence[str]]) -> Iterator[str | Sequence[str]]:
    """Yield the pieces, texts that follow each other as one."""
    same = ""
    for piece in pieces:
        if isinstance(piece, str):
            same += piece
        else:
            yield from (same, piece)
            same = ""
    yield same


# Rows of a kind that are made one by one.
_FEW = 3


def cells_markup(
    numbers: Sequence[int], letters: Sequence[str], rows: Sequence[Sequence[str]], style: int
) -> Iterable[str]:
    """Return the filled cells of each row in the columns of these letters; the rows have these numbers."""
    made, columns = _Columns(list(map(str, numbers)), style), list(zip(*rows, strict=True))
    cells = [made.text(letter, values) for letter, values in zip(letters, columns, strict=True)]
    found = [""] * len(rows)
    for filled, places in _alike(columns).items():
        pieces = [piece for index in filled for piece in cells[index]]
        for place in places if pieces else ():
            found[place] = "".join([piece if isinstance(piece, str) else piece[place] for piece in pieces])
    return found


def _alike(columns: Sequence[Sequence[str]]) -> dict[tuple[int, ...], list[int]]:
    """Return the places of the rows by which columns are filled in them, as indices."""
    always = tuple([index for index, values in enumerate(columns) if all(values)])
    # Columns that are filled in the same rows, such as those of an answer, are told apart by nothing.
    sometimes: defaultdict[bytes, list[int]] = defaultdict(list)
    for index in sorted({*range(len(columns))} - {*always}):
        sometimes[bytes(map(bool, columns[index]))].append(index)
    sometimes.pop(bytes(len(columns[0])), None)
    if not sometimes:
        return {always: list(range(len(columns[0])))}
    kinds: defaultdict[tuple[int, ...], list[int]] = defaultdict(list)
    for place, kind in enumerate(zip(*sometimes, strict=True)):
        kinds[kind].append(place)
    return {tuple(sorted(chain(always, *compress(sometimes.values(), kind)))): places for kind, places in kinds.items()}


# What the cells of a column consist of: texts that are the same in each row, and lists of one text a row.
_Pieces = Sequence[str | Sequence[str]]


class _Columns:
    """Makes the cells of rows with these `numbers`, column by column; `style` is an index into the cell formats.

    What is made of a blank cell isn't to be used.
    """

    def __init__(self, numbers: Sequence[str], style: int, formats: TypedFormats = OURS) -> None:
        self._numbers = numbers
        self._style, self._formats = style, formats
        self._begun = [f'{number}" s="{style}" t="inlineStr"><is><t>' for number in numbers]

    def text(self, letter: str, values: Sequence[str]) -> _Pieces:
        """Return cells of text."""
        texts, odd = xlsx_markups(values)
        begin = f'<c r="{letter}'
        if not odd:
            return begin, self._begun, texts, _CELL_END
        cells = [f"{begin}{begun}{text}{_CELL_END}" for begun, text in zip(self._begun, texts, strict=True)]
        for place in odd:
            cells[place] = cell_markup(f"{letter}{self._numbers[place]}", values[place], self._style)
        return (cells,)

    def typed(self, letter: str, values: Sequence[str]) -> _Pieces:
        """Return cells of numbers and dates, and of text where that isn't possible."""
        if are_whole_numbers(values):
            return f'<c r="{letter}', self._numbers, f'" s="{self._formats.whole}"><v>', values, "</v></c>"
        paired = zip(self._numbers, values, strict=True)
        return ([_typed_cell(f"{letter}{number}", value, self._style, self._formats) for number, value in paired],)


def _typed_cell(place: str, value: str, style: int, formats: TypedFormats) -> str:
    """Return a number or a date if converting back gives the same text, else text."""
    if is_whole_number(value):
        return f'<c r="{place}" s="{formats.whole}"><v>{value}</v></c>'
    if is_exact_number(value):
        return f'<c r="{place}" s="{formats.plain}"><v>{value}</v></c>'
    if number := date_number(value, formats.later):
        return f'<c r="{place}" s="{formats.moment if " " in value else formats.date}"><v>{number}</v></c>'
    return cell_markup(place, value, style)


def cell_markup(place: str, value: str, style: int) -> str:
    """Return a cell of text; `place` is such as B7."""
    text = xlsx_markup(xlsx_text(value))
    space = "" if keeps_spaces(text) else _KEPT
    return f'<c r="{place}" s="{style}" t="inlineStr"><is><t{space}>{text}{_CELL_END}'


def _row(number: str, cells: str, style: int) -> str:
    # A blank row gets one blank cell, so that readers count it.
    return f'<row r="{number}">{cells}</row>' if cells else f'<row r="{number}"><c r="A{number}" s="{style}"/></row>'


def about_sheet(lines: Sequence[tuple[str, str]], style: int = TEXT) -> bytes:
    """Return an About sheet of labels and values."""
    rows = "".join(row_markup(number, line, style) for number, line in enumerate(lines, 1))
    return (sheet_start(_ABOUT_WIDTHS, frozen=False) + rows + sheet_end(None)).encode()

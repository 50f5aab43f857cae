"""Builds the rows of OpenDocument tables from a parser's events (OASIS OpenDocument 1.3, part 3, 9: table)."""

from __future__ import annotations

from abc import abstractmethod

from desktop_app.core.detection.table import CellValue, Row
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS
from desktop_app.sheets.common.cut_xml import Items
from desktop_app.sheets.common.safe_xml import joined
from desktop_app.sheets.ods.cell_values import TABLE, TEXT, Cell, repeats, value_of

SHEET, ROW, ROWS_REPEATED = f"{TABLE} table", f"{TABLE} table-row", f"{TABLE} number-rows-repeated"
_CELLS = (f"{TABLE} table-cell", f"{TABLE} covered-table-cell")
MOST_SPACES = 1_000


class TableEvents(Items):
    """What is found in all tables of a document; a caller that reads some rows another way adds these."""

    @property
    @abstractmethod
    def wants_cells(self) -> bool:
        """True if the values of the next row are wanted."""

    @abstractmethod
    def add(self, row: Row, times: int) -> None:
        """Add a row read another way, which comes so many times; its cells are within a sheet's width."""


class TableRows(TableEvents):
    """The rows of the sheets `wanted`, each with its sheet and its repetitions, in `ready`."""

    def __init__(self, wanted: frozenset[str]) -> None:
        super().__init__()
        self.ready: list[tuple[str, Row, int]] = []
        self.passed = False
        self.wanted = wanted
        self._sheets: set[str] = set()
        self._sheet: str | None = None
        self._count, self._times, self._column = 0, 1, 0
        self._row: Row = []
        self._cell: Cell | None = None
        self._paragraphs: list[list[str]] = []
        # Depth inside something in the cell that isn't its text: a note, a drawing.
        self._aside = 0
        self._paragraph: list[str] | None = None

    @property
    def at_rest(self) -> bool:
        """True between rows: nothing that has begun changes the next one."""
        return self._cell is None and self._paragraph is None

    @property
    def wants_cells(self) -> bool:
        """True inside a wanted sheet."""
        return self._sheet in self.wanted

    def add(self, row: Row, times: int) -> None:
        """Add a row read another way, which comes so many times."""
        self._count += times
        if row and self._count > MOST_ROWS:
            raise ValueError(tr_text("a sheet has more than {most} rows", most=MOST_ROWS))
        if self._sheet is not None and self._sheet in self.wanted:
            self.ready.append((self._sheet, row, times))

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag."""
        if name == SHEET and self._cell is None:
            self._sheet, self._count = attributes.get(f"{TABLE} name", f"Sheet{len(self._sheets) + 1}"), 0
            self._sheets.add(self._sheet)
        elif name == ROW:
            self.begun += 1
            self._times = repeats(attributes, ROWS_REPEATED, MOST_ROWS)
            self._row, self._column = [], 0
        elif name in _CELLS and self._cell is None:
            self._cell = Cell.of(attributes)
            self._aside, self._paragraph, self._paragraphs = 0, None, []
        elif self._cell is not None:
            self._start_inside(name, attributes)

    def end(self, name: str) -> None:
        """Handle the end of a tag."""
        if name == ROW:
            self.ended += 1
        if self._cell is not None and self._aside:
            self._aside -= 1
        elif self._cell is not None and name in _CELLS:
            self._end_cell(self._cell)
            self._cell = None
        elif name == f"{TEXT} p":
            self._paragraph = None
        elif name == ROW:
            self.add(self._row, self._times)
            self._row, self._column = [], 0
        elif name == SHEET and self._cell is None:
            self.passed = self._sheet in self.wanted
            self._sheet = None

    def text(self, text: str) -> None:
        """Handle text between tags."""
        if self._paragraph is not None and not self._aside:
            self._paragraph.append(text)

    def _start_inside(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, tag = name.rpartition(" ")
        if self._aside or namespace != TEXT:
            self._aside += 1
        elif tag == "p":
            self._paragraph = []
            self._paragraphs.append(self._paragraph)
        elif self._paragraph is not None and tag == "s":
            self._paragraph.append(" " * min(MOST_SPACES, int(attributes.get(f"{TEXT} c", 1))))
        elif self._paragraph is not None and tag in ("tab", "line-break"):
            self._paragraph.append("\t" if tag == "tab" else "\n")

    def _end_cell(self, cell: Cell) -> None:
        if self._sheet not in self.wanted:
            return
        value = value_of(cell, "\n".join(joined(parts) for parts in self._paragraphs))
        self._column = put(self._row, self._column, value, cell.times)


def put(row: Row, column: int, value: CellValue, times: int) -> int:
    """Put a cell that comes so many times into the row at `column`; return the next column. Raises ValueError."""
    if value is not None:
        if column + times > MOST_COLUMNS:
            raise ValueError(tr_text("a row has more than {most} cells", most=MOST_COLUMNS))
        row += [None] * (column - len(row))
        row += [value] * times
    return column + times

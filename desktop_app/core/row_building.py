"""A row of the list out of its cells and the verdicts on its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.cells import cell_text
from desktop_app.core.list_row import ListRow, RowNumber
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Row
from desktop_app.core.verdicts import CellVerdict

# Of several numbers in a row, the one that stands for the row, and what the row is by it.
_FIRST_OF = (NumberStatus.VALID, NumberStatus.DUPLICATE, NumberStatus.INVALID, NumberStatus.EMPTY)


class RowBuilder:
    """Builds the rows of one list in their order, and knows which numbers stood in it before.

    `columns` are the indices of the phone columns, `first_rows` the rows in which numbers stood first.
    """

    def __init__(self, columns: Sequence[int], first_rows: dict[str, int] | None = None) -> None:
        self._columns = columns
        self._first_rows = {} if first_rows is None else first_rows

    def row(self, number: int, cells: Row, verdicts: Sequence[Sequence[CellVerdict]]) -> ListRow:
        """The row `number`; `verdicts` has those on each phone column's cell, none for a blank one."""
        every = tuple(
            self._number(number, slot, verdict)
            for slot, of_cell in enumerate(verdicts)
            for verdict in (of_cell or (None,))
        )
        if len(every) == 1:
            return self._row(number, cells, every[0], every[0].problem, ())
        lead = min(every, key=lambda each: _FIRST_OF.index(each.status), default=self._number(number, 0, None))
        problem = next((each.problem for each in every if each.problem), "")
        return self._row(number, cells, lead, problem, every)

    def _number(self, row: int, slot: int, verdict: CellVerdict | None) -> RowNumber:
        if verdict is None:
            return RowNumber(slot, "", "", "", "", NumberStatus.EMPTY)
        found = verdict.found
        if not found.valid:
            return RowNumber(slot, verdict.raw, "", "", "", NumberStatus.INVALID, found.problem)
        new = found.e164 not in self._first_rows
        first = self._first_rows.setdefault(found.e164, row)
        status = NumberStatus.VALID if new else NumberStatus.DUPLICATE
        what = found.e164, found.region, found.line_type
        return RowNumber(slot, verdict.raw, *what, status, "", None if new else first)

    def _row(self, number: int, cells: Row, lead: RowNumber, problem: str, numbers: tuple[RowNumber, ...]) -> ListRow:
        texts = tuple(map(cell_text, cells))
        column = self._columns[lead.slot] if self._columns else len(texts)
        return ListRow(
            row=number,
            cells=texts,
            raw=texts[column] if column < len(texts) else "",
            e164=lead.e164,
            region=lead.region,
            line_type=lead.line_type,
            status=lead.status,
            problem=problem,
            first_row=lead.first_row,
            numbers=numbers,
        )

"""Many rows of a list at once, on their way into `list.sqlite`: a list for each column."""

from __future__ import annotations

from dataclasses import dataclass, field

NumberColumns = tuple[int, int, int, str, str, str, str, str, str, int | None]


@dataclass(slots=True)
class RowChunk:
    """Consecutive rows, column by column, as `storage.list_schema` keeps them; all lists are of one length.

    `row` as the person counts it; `cells` has each row's cells as a JSON array; `status` the value of a
    `NumberStatus`; `first_row` where the number of a duplicate stands first. `numbers` are the rows of
    `row_numbers`: those of rows that have several numbers.
    """

    row: list[int] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    e164: list[str] = field(default_factory=list)
    region: list[str] = field(default_factory=list)
    line_type: list[str] = field(default_factory=list)
    status: list[str] = field(default_factory=list)
    problem: list[str] = field(default_factory=list)
    first_row: list[int | None] = field(default_factory=list)
    numbers: list[NumberColumns] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.row)

"""A list that is still being read: what was understood of it, and its first rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.rows.list_row import ListRow
from desktop_app.services.ports import FirstRows
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import pasted_title
from desktop_app.ui.upload.reading.source import Source, source_name


@dataclass(frozen=True, slots=True)
class FirstList:
    """`title` for a person; the rows are where an open list would have them. `pasted`: it comes from no file."""

    title: str
    first: FirstRows
    options: ReadOptions
    pasted: bool = False

    @property
    def understanding(self) -> ImportSummary:
        """What was understood; it counts nothing yet."""
        return self.first.understanding

    @property
    def count(self) -> int:
        """The rows that are there."""
        return len(self.first.rows)

    def page(self, first_row: int, count: int) -> Sequence[ListRow]:
        """Rows from `first_row` (as the person counts) on."""
        start = first_row - self.understanding.shape.first_data_row
        return self.first.rows[start : start + count]

    def caption(self) -> str:
        """Says that these aren't all."""
        return words.counted(self.count, "The first row.", "The first %n rows.")


def title_of(source: Source) -> str:
    """What a list is called before it was read."""
    return pasted_title() if isinstance(source, str) else source_name(source)

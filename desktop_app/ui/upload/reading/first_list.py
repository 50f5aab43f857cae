"""A list that is still being read: how it was understood, and its first rows."""

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
    """Has the interface of an open list for the first rows.

    `title` is for a person. `pasted`: the list comes from no file.
    """

    title: str
    first: FirstRows
    options: ReadOptions
    pasted: bool = False

    @property
    def understanding(self) -> ImportSummary:
        """The understanding of the list, without counts so far."""
        return self.first.understanding

    @property
    def count(self) -> int:
        """The number of rows read so far."""
        return len(self.first.rows)

    def page(self, first_row: int, count: int) -> Sequence[ListRow]:
        """Return `count` rows from `first_row` on (numbered as the person counts)."""
        start = first_row - self.understanding.shape.first_data_row
        return self.first.rows[start : start + count]

    def caption(self) -> str:
        """Return the words saying that these are only the first rows."""
        return words.counted(self.count, "The first row.", "The first %n rows.")


def title_of(source: Source) -> str:
    """Return the title of a list that wasn't read yet."""
    return pasted_title() if isinstance(source, str) else source_name(source)

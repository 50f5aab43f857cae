"""Lists that were read, and the folders they lie in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.rows.list_row import AnsweredRow, ListRow, SentRange


class OpenList(Protocol):
    """A list that was read: its rows and answers, by key."""

    understanding: ImportSummary
    source_name: str
    source_digest: str
    columns: tuple[str, ...]
    options: ReadOptions

    def page(self, first_row: int, count: int) -> list[ListRow]:
        """Rows from `first_row` (as the person counts) on."""
        ...

    def rows(self, row_numbers: Sequence[int], batch_id: str = "", sent: Sequence[SentRange] = ()) -> list[AnsweredRow]:
        """These rows, in this order, with their answers of a batch; `sent` are the ranges that left this machine."""
        ...

    def result_columns(self, batch_id: str) -> tuple[str, ...]:
        """The names that the service gave its answers, in order of appearance."""
        ...

    def answered(self, batch_id: str) -> int:
        """Distinct numbers of a batch that have an answer."""
        ...

    def has_answers(self, batch_id: str, sent: SentRange) -> bool:
        """Whether any number of one part has an answer of that part's."""
        ...

    def reading(self, batch_id: str) -> int | None:
        """Which reading of a batch's results its answers are of: another one after each; None without answers."""
        ...

    def numbers(self, batch_id: str, country: str, first: int, count: int) -> list[str]:
        """E.164 numbers of a batch's round."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


class Lists(Protocol):
    """The folders of all lists."""

    def new_folder(self) -> Path:
        """An empty folder for a list being read; `keep` makes it last."""
        ...

    def keep(self, folder: Path) -> str:
        """Give a finished folder its id."""
        ...

    def folder(self, list_id: str) -> Path:
        """Where a list is."""
        ...

    def open(self, list_id: str) -> OpenList:
        """Open a list for reading; `ListOld` where it isn't current: that is the child process's to mend."""
        ...

    def is_current(self, list_id: str) -> bool:
        """Whether a list is stored as this version stores one; also where it is lost."""
        ...

    def understanding(self, list_id: str) -> ImportSummary:
        """What was understood of a list, whichever version stored it."""
        ...

    def write_result(self, list_id: str, name: str, rows: Sequence[Sequence[str]]) -> int:
        """Keep a result that was made here as if it had been downloaded; how many bytes it has."""
        ...

    def discard(self, list_id: str) -> None:
        """Delete a list."""
        ...

    def leave(self, list_id: str, batch_id: str) -> None:
        """Delete what a list has of one batch, where others still have the list: its answers, round and results."""
        ...

    def orphans(self, known: Collection[str], seconds: float) -> list[str]:
        """Lists that aren't `known`, that this process hasn't read, and that nothing was changed in for so long."""
        ...

    def sweep(self) -> bool:
        """Delete what is left of deleted lists; whether nothing is, now."""
        ...

    def claim(self, list_id: str) -> AbstractContextManager[bool]:
        """Own a list while working on its batches; gives False where another process owns it."""
        ...

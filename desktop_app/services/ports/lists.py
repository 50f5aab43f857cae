"""Declares the lists that were read, and their folders."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.rows.list_row import AnsweredRow, ListRow, SentRange


class OpenList(Protocol):
    """An open list: its rows and answers, by key."""

    understanding: ImportSummary
    source_name: str
    source_digest: str
    columns: tuple[str, ...]
    options: ReadOptions

    def page(self, first_row: int, count: int) -> list[ListRow]:
        """Return rows from `first_row` (as the person counts) on."""
        ...

    def rows(self, row_numbers: Sequence[int], batch_id: str = "", sent: Sequence[SentRange] = ()) -> list[AnsweredRow]:
        """Return these rows, in order, with their answers of a batch; `sent` are the ranges that left this machine."""
        ...

    def result_columns(self, batch_id: str) -> tuple[str, ...]:
        """Return the names that the service gave its answers, in order of appearance."""
        ...

    def answered(self, batch_id: str) -> int:
        """Return how many distinct numbers of a batch have an answer."""
        ...

    def has_answers(self, batch_id: str, sent: SentRange) -> bool:
        """Return True if any number of a part has an answer from that part."""
        ...

    def reading(self, batch_id: str) -> int | None:
        """Return the number of the reading that the answers are from; each reading has its own.

        None without answers.
        """
        ...

    def numbers(self, batch_id: str, country: str, first: int, count: int) -> list[str]:
        """Return E.164 numbers of a batch's round."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


class Lists(Protocol):
    """The folders of all lists."""

    def new_folder(self) -> Path:
        """Return an empty folder for a list being read; `keep` makes it permanent."""
        ...

    def keep(self, folder: Path) -> str:
        """Make a finished folder permanent and return its id."""
        ...

    def folder(self, list_id: str) -> Path:
        """Return a list's folder."""
        ...

    def open(self, list_id: str) -> OpenList:
        """Open a list for reading. Raise `ListOld` if it isn't current: only the child process may upgrade it."""
        ...

    def is_current(self, list_id: str) -> bool:
        """Return True if a list is stored in this version's form, or if it is lost."""
        ...

    def understanding(self, list_id: str) -> ImportSummary:
        """Return how a list was understood, whichever version stored it."""
        ...

    def write_result(self, list_id: str, name: str, rows: Sequence[Sequence[str]]) -> int:
        """Store a result made here as if it had been downloaded, and return its size in bytes."""
        ...

    def discard(self, list_id: str) -> None:
        """Delete a list."""
        ...

    def leave(self, list_id: str, batch_id: str) -> None:
        """Delete a batch's answers, round and results from a list that other batches still have."""
        ...

    def orphans(self, known: Collection[str], seconds: float) -> list[str]:
        """Return lists that aren't `known`, weren't read by this process, and haven't changed for `seconds` seconds."""
        ...

    def sweep(self) -> bool:
        """Delete what is left of deleted lists. Return True if nothing is left now."""
        ...

    def claim(self, list_id: str) -> AbstractContextManager[bool]:
        """Own a list while working on its batches; yield False if another process owns it."""
        ...

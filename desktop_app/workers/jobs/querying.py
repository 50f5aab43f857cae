"""Answers questions about a list that would block the interface."""

from __future__ import annotations

from array import array
from pathlib import Path

from desktop_app.core.batches.attempts import Attempts, Unanswered
from desktop_app.core.numbers.phone import normalise
from desktop_app.core.rows.list_row import RowFilter, SentRange, ValueCount
from desktop_app.services.ports import SentBatch
from desktop_app.services.ports.progress import WorkProgress
from desktop_app.storage.lists import rounds as list_rounds
from desktop_app.storage.lists import sharing as list_sharing
from desktop_app.storage.lists import unanswered as list_unanswered
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.workers.jobs.numbers import read_ahead
from desktop_app.workers.storing import wake_storer


def warm_up(_report: WorkProgress) -> None:
    """Load what the first list will need: imports, libphonenumber's metadata, an automaton, the storer."""
    import desktop_app.sheets.xlsx.excel_workbook  # noqa: F401 - openpyxl, for which no other child's start waits

    wake_storer()
    normalise("+442079460958")
    read_ahead()


def begin_round(_report: WorkProgress, folder: Path, batch_id: str, *, by_country: bool = True) -> dict[str, int]:
    """Number the valid numbers of a list for a batch. Return how many by country, or of `ANY_COUNTRY`."""
    return list_rounds.begin_round(folder, batch_id, by_country=by_country)


def sent_before(_report: WorkProgress, folder: Path, batch_id: str, others: tuple[SentBatch, ...]) -> list[int | None]:
    """Count the numbers of a batch's round that each of `others` has sent; each counts for the first that has it."""
    return list_sharing.sent_before(folder, batch_id, others)


def begin_again(_report: WorkProgress, folder: Path, batch_id: str, attempts: Attempts) -> dict[str, int]:
    """Give the unanswered numbers of a batch new places. Return how many by country."""
    with ListFile(folder, writable=True) as store:
        return list_unanswered.begin_again(store, batch_id, attempts)


def unanswered(_report: WorkProgress, folder: Path, batch_id: str, attempts: Attempts) -> Unanswered:
    """Return how many numbers of a batch have no answer although their tasks have ended."""
    with ListFile(folder) as store:
        return list_unanswered.unanswered(store, batch_id, attempts)


def select(
    _report: WorkProgress, folder: Path, batch_id: str, sent: tuple[SentRange, ...], rows: RowFilter
) -> array[int]:
    """Return the sorted row numbers that match a filter."""
    with ListFile(folder) as store:
        return AnsweredList(store, batch_id, sent).select(rows)


def tally(
    _report: WorkProgress, folder: Path, batch_id: str, sent: tuple[SentRange, ...], what: ValueCount
) -> dict[str, int]:
    """Return how often each value of a result column or of the list's own column occurs, or each answer status."""
    with ListFile(folder) as store:
        found = AnsweredList(store, batch_id, sent)
        return found.tally(what.result_column, what.rows) if what.own is None else found.tally_own(what.own, what.rows)

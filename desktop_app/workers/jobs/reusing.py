"""Counts a list's numbers that have an earlier answer, and fills these in when a batch begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from desktop_app.core.results.reuse import SPANS, Known, oldest_allowed
from desktop_app.services.ports import Progress
from desktop_app.services.ports.progress import WorkProgress
from desktop_app.services.ports.reuse import AnswerSource, BegunRound, ReuseOrder
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.reuse import KnownAnswers, begin_reusing
from desktop_app.storage.sqlite.watching import watched


def known_answers(
    report: WorkProgress, folder: Path, sources: Sequence[AnswerSource], now: datetime, spans: Sequence[int] = SPANS
) -> Known:
    """Return how many numbers of a list have an answer in `sources`, by the greatest age in days before `now`."""
    with ListFile(folder) as store, _told(report, store, len(sources)) as each:
        known = KnownAnswers(store, each)
        known.gather(sources, now, oldest_allowed(now, max(spans)))
        return known.counted(now, spans)


def begin_round_reusing(report: WorkProgress, folder: Path, batch_id: str, order: ReuseOrder) -> BegunRound:
    """Fill in known answers for a batch, and number the rest of the list's valid numbers."""
    with ListFile(folder, writable=True) as store, _told(report, store, len(order.sources)) as each:
        return begin_reusing(store, batch_id, order, each)


@contextmanager
def _told(report: WorkProgress, store: ListFile, sources: int) -> Iterator[Callable[[], None]]:
    """Report how many lists were searched, and that the job goes on. Raises if the parent cancelled the job."""
    done = 0

    def go_on() -> None:
        report(Progress("looking for known answers", done, sources, "lists"))

    def each() -> None:
        nonlocal done
        done += 1
        go_on()

    with watched(store.db, go_on):
        yield each

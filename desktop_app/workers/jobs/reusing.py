"""Counts a list's numbers that have an earlier answer, and fills these in when a batch begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from desktop_app.core.results.reuse import SPANS, Known, oldest_allowed
from desktop_app.services.jobs import BeginRoundReusing, CountKnownAnswers
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.reuse import BegunRound, KnownAnswers, begin_reusing
from desktop_app.storage.sqlite.watching import watched


def count_known_answers(report: WorkProgress, job: CountKnownAnswers) -> Known:
    """Return how many numbers of a list have an answer in the sources, by the greatest age in days."""
    with ListFile(job.folder) as store, _told(report, store, len(job.sources)) as each:
        known = KnownAnswers(store, each)
        known.gather(job.sources, job.now, oldest_allowed(job.now, max(SPANS)))
        return known.counted(job.now, SPANS)


def begin_round_reusing(report: WorkProgress, job: BeginRoundReusing) -> BegunRound:
    """Fill in known answers for a batch, and number the rest of the list's valid numbers."""
    with ListFile(job.folder, writable=True) as store, _told(report, store, len(job.order.sources)) as each:
        return begin_reusing(store, job.batch_id, job.order, each)


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

"""How a batch's results stand: if they are complete, and what can be done about it. Computed without widgets."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.batches.batch import at_rest, lacks_answers
from desktop_app.core.errors import DialproofError
from desktop_app.services.program.services import Services
from desktop_app.ui.batch.looks import lacking
from desktop_app.ui.text import words
from desktop_app.ui.text.error_words import error_words


@dataclass(frozen=True, slots=True)
class ResultsState:
    """The state of a batch's results.

    `partial` says what is missing, "" if nothing is; `coming`: that comes by itself. `waiting`: answers may still come.
    `repeatable`: unanswered numbers can be sent again. `fetchable`: the service may have answers missing here.
    `refreshable`: it can go again, with what is young enough taken over; if not, `unrefreshable` says why.
    """

    partial: str = ""
    coming: bool = False
    waiting: bool = False
    repeatable: bool = False
    fetchable: bool = False
    refreshable: bool = False
    unrefreshable: str = ""


def results_state(services: Services, batch_id: str, *, running: bool, unanswered: bool) -> ResultsState:
    """Return how a batch's results stand; `running`: it is being worked on. `unanswered`: some rows have no answer."""
    tasks = services.journal.tasks(batch_id)
    found = services.results.progress(batch_id)
    rests = not running and at_rest(tasks)
    paused = bool(found.waiting) and services.journal.batch(batch_id).paused
    partial = _partial_words(paused=paused, running=running) if found.partial else ""
    refused = _refused(services, batch_id)
    return ResultsState(
        partial=partial.format(lacking(found.waiting, found.out, found.doubtful, found.refused)),
        coming=running and not paused,
        waiting=not rests,
        repeatable=unanswered and rests,
        fetchable=rests and any(map(lacks_answers, tasks)),
        refreshable=rests and not refused,
        unrefreshable=refused,
    )


def _refused(services: Services, batch_id: str) -> str:
    """Return why a batch's list can't be refreshed; "" if it can."""
    try:
        services.refreshing.check(services.journal.batch(batch_id))
    except DialproofError as error:
        return error_words(error)[0]
    return ""


def _partial_words(*, paused: bool, running: bool) -> str:
    if paused:
        return words.tr("This list is paused, so its results are partial: {}.", "results")
    if running:
        return words.tr("These results are partial, and more are coming: {}.", "results")
    return words.tr("These results are partial: {}.", "results")

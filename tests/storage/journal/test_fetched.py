"""When a result came is told by the first time that it was fetched, and of joined tasks alone."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from desktop_app.core.batches.submission import TaskEvent as E
from desktop_app.storage.journal.journal import Fetched, Journal
from tests.storage.samples import NOW, TASKS, full_batch

DONE = (E.SEND, E.TAKEN, E.HEARD_COMPLETED, E.DOWNLOADED)


def test_a_result_that_was_lost_and_fetched_again_is_as_old_as_at_first(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    journal.add_batch(full_batch(), TASKS)
    joined, fetched, _prepared = journal.tasks("b1")
    # GIVEN a task whose result was lost and fetched once more a month later, then joined; and one that isn't joined
    for day, event in enumerate((*DONE, E.HEARD_COMPLETED, E.DOWNLOADED, E.ANSWERS_JOINED)):
        changes = {"sent_at": NOW} if event is E.SEND else {}
        journal.record(joined.id, event, NOW + timedelta(days=10 * day), {}, **changes)
    for event in DONE:
        journal.record(fetched.id, event, NOW, {})
    # THEN the first one counts, from its first time
    assert journal.fetched("b1") == [Fetched(joined.part, NOW, NOW + timedelta(days=30))]
    assert journal.fetched("b2") == []
    journal.close()

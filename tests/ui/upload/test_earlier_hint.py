"""A list that was verified before is said to have been, with the way to what came of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from desktop_app.core.batch import Batch, BatchState, Task, Via
from desktop_app.core.connection import Connection
from desktop_app.core.submission import TaskState
from desktop_app.ui.upload.earlier_hint import earlier_words

from .lists import FakeList, Stage

NOW = datetime(2026, 3, 9, 12, 0, tzinfo=UTC)


def sent(minutes: float = 12, digest: str = "digest", base_url: str = "local") -> Batch:
    then = datetime.now(UTC) - timedelta(minutes=minutes)
    return Batch("b1", "other", "customers.xlsx", base_url, "carrier-lookup", then, source_digest=digest)


def test_the_newest_batch_of_the_same_list_is_named_and_opened(stage: Stage) -> None:
    stage.services.sent = [sent(), replace(sent(9000), id="b0")]
    stage.filled()
    earlier = stage.page.view.earlier
    assert earlier.isVisible()
    assert earlier.text() == (
        "This list was verified 12 min ago with Carrier lookup. "
        "Sending it again costs again; only answers that you reuse are free."
    )
    earlier.button.click()
    assert stage.told[-1] == ("results", "b1")


def test_another_list_or_the_same_read_otherwise_has_none(stage: Stage) -> None:
    stage.services.sent = [sent(digest="another")]
    stage.filled()
    assert not stage.page.view.earlier.isVisible()
    # WHEN it is read in another way, in which it was verified THEN that is said, and gone with the next list
    other = FakeList()
    other.source_digest = "another"
    stage.page.view.corrections.country._choose("DE")
    stage.was_read("one", other)
    assert stage.page.view.earlier.isVisible()
    stage.page.open_paste("+442079460958")
    stage.was_read("two")
    assert not stage.page.view.earlier.isVisible()


def test_what_another_connection_was_asked_is_told_apart(stage: Stage) -> None:
    stage.services.sent = [sent(base_url="https://api.example.com/v1")]
    stage.filled()
    title = Connection("https://api.example.com/v1").title
    assert f"through “{title}”. Sending it again costs again" in stage.page.view.earlier.text()


def test_a_paused_one_waits_and_is_not_called_under_way(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task(1, "b1", 1, "GB", "carrier-lookup", Via.JSON, 0, 7, TaskState.PREPARED)
    monkeypatch.setattr(stage.services, "tasks", lambda _batch_id: [task])
    stage.services.sent = [replace(sent(), paused=True)]
    stage.filled()
    assert stage.page.view.earlier.text() == "This list was sent before with Carrier lookup, and waits for you."


@pytest.mark.parametrize(
    ("state", "ago", "said"),
    [
        (BatchState.COMPLETED, timedelta(seconds=5), "This list was verified just now with P."),
        (BatchState.INCOMPLETE, timedelta(hours=2), "This list was verified 2 h ago with P."),
        (BatchState.COMPLETED, timedelta(days=40), "This list was verified before with P (28 Jan)."),
        (BatchState.RUNNING, timedelta(0), "This list is being verified already, with P."),
        (BatchState.NEEDS_DECISION, timedelta(0), "This list was sent before with P, and waits for you."),
    ],
)
def test_it_says_when_and_how_it_went(state: BatchState, ago: timedelta, said: str) -> None:
    assert earlier_words(state, "P", NOW, NOW - ago) == said

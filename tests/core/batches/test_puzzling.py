"""Which tasks aren't understood, by what the journal keeps of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.puzzling import not_understood, puzzling
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import AnswerNotUnderstood, NoAnswer
from desktop_app.core.text.said import said

ERROR = AnswerNotUnderstood(origin="https://api.example.com", reason=said("it names no status of the task"))
TASK = Task(1, "b", 1, "GB", "carrier-lookup", Via.FILE, 1, 10, TaskState.ACCEPTED, message=ERROR.sentence)


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (ERROR.sentence, "it names no status of the task"),
        (str(ERROR), "it names no status of the task"),
        # of a former version
        (f"{ERROR} Check the connection's address, then try again.", "it names no status of the task"),
        (NoAnswer(origin="https://api.example.com", reason="status 502").sentence, ""),
        ("The answer of the person was that it is fine.", ""),
        ("", ""),
    ],
)
def test_the_reason_is_read_back_out_of_the_journals_sentence(message: str, why: str) -> None:
    assert not_understood(message) == why


def test_only_what_is_asked_after_waits_for_the_connection() -> None:
    # GIVEN a task that says so, at each state
    found = {state for state in TaskState if puzzling(replace(TASK, state=state))}
    # THEN those count of which the service is asked, and what was heard clears it
    assert found == {TaskState.ACCEPTED, TaskState.PENDING, TaskState.PROCESSING, TaskState.COMPLETED}
    assert not puzzling(replace(TASK, message=""))

"""Names the moments at which tests kill the program: before and after everything that is written down."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum


class Moment(StrEnum):
    """The stages of a batch, in order."""

    NUMBERED = "the numbers have their places"  # the journal knows of no batch yet
    PREPARED = "the batch is prepared"
    INTENDED = "the intent is committed"  # no byte has left yet
    LEAVING = "the request is leaving"
    ANSWERED = "the answer has come"  # the journal doesn't have it yet
    TAKEN = "the task id is committed"
    DOUBTED = "the doubt is committed"
    REFUSED = "the refusal is committed"
    DIVIDED = "the smaller tasks are committed"
    DOWNLOADED = "the result is on disk"  # the journal doesn't have it yet
    FETCHED = "the download is committed"
    JOINED = "the answers are beside their rows"  # the journal doesn't have it yet
    ENDED = "the end of the task is committed"
    WRITTEN = "the result is written"  # the journal doesn't have it yet
    DECIDED = "the decision is committed"
    REPEATED = "the unanswered have new places"  # the journal has no tasks for them yet


# Called at each moment.
Failpoint = Callable[[Moment], None]


def go_on(_moment: Moment) -> None:
    """Do nothing: only tests kill the program here."""

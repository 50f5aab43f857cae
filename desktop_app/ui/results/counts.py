"""The cards above the list: what each counts, and which rows it shows."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.list_row import AnswerStatus, RowFilter
from desktop_app.core.marking import marked
from desktop_app.core.phone import NumberStatus
from desktop_app.core.reuse import REUSED
from desktop_app.core.table import Counts, Understanding
from desktop_app.ui import words
from desktop_app.ui.results.count_card import NUMBERS, Kind

ALL = "all"
NOT_SENT = "not sent"
_ONLY: dict[str, tuple[AnswerStatus | None, NumberStatus | None]] = {
    "answered": (AnswerStatus.ANSWERED, None),
    "unanswered": (AnswerStatus.UNANSWERED, None),
    "invalid": (None, NumberStatus.INVALID),
    "duplicate": (None, NumberStatus.DUPLICATE),
    "empty": (None, NumberStatus.EMPTY),
    NOT_SENT: (AnswerStatus.NOT_SENT, None),
}


_REPEATED = marked(
    "Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as "
    "answered, too.",
    "results",
)
_REUSED = marked(
    "Rows that have the answer of an earlier list. They weren't sent and not paid, and count as answered, too.",
    "results",
)


def kinds() -> list[Kind]:
    """All cards in their order."""
    return [
        Kind(ALL, words.tr("All rows", "results"), "sheet", "muted"),
        Kind("answered", words.tr("Answered", "results"), "check", "success"),
        Kind(REUSED, words.tr("Reused", "results"), "history", "accent", words.tr(_REUSED, "results")),
        Kind("unanswered", words.tr("Unanswered", "results"), "half", "warning"),
        Kind("invalid", words.tr("Invalid", "results"), "cross", "danger"),
        Kind("duplicate", words.tr("Duplicates", "results"), "duplicate", "violet", words.tr(_REPEATED, "results")),
        Kind("empty", words.tr("Empty", "results"), "circle", "muted"),
        Kind(NOT_SENT, words.tr("Not sent", "results"), "minus", "warning"),
    ]


def title(kind: str) -> str:
    """A card's words."""
    return next((each.text for each in kinds() if each.key == kind), "")


def narrowed(rows: RowFilter, kind: str) -> RowFilter:
    """A filter with what a card shows."""
    answer, status = _ONLY.get(kind, (None, None))
    return replace(rows, answer=answer, status=status, reused=kind == REUSED)


def card_counts(counts: Counts, answers: dict[str, int] | None) -> dict[str, int | None]:
    """The numbers by card; `answers` is the tally of answer states, None while it is counted."""

    def rows(status: AnswerStatus) -> int | None:
        return None if answers is None else answers.get(status.value, 0)

    return {
        ALL: counts.rows,
        "answered": rows(AnswerStatus.ANSWERED),
        REUSED: None if answers is None else answers.get(REUSED, 0),
        "unanswered": rows(AnswerStatus.UNANSWERED),
        "invalid": counts.invalid,
        "duplicate": counts.duplicate,
        "empty": counts.empty,
        NOT_SENT: rows(AnswerStatus.NOT_SENT),
    }


def card_details(found: Understanding, answers: dict[str, int], answered: int) -> dict[str, str]:
    """What is said behind the numbers of rows: how many distinct numbers they have, and where rows count twice.

    `answers` is the tally of answer states, `answered` the distinct numbers with an answer.
    """
    rows, details = found.counts, {}
    all_sent = answers.get(AnswerStatus.NOT_SENT.value, 0) <= rows.invalid + rows.empty
    unanswered = answers.get(AnswerStatus.UNANSWERED.value, 0)
    if rows.duplicate:
        also = all_sent and not unanswered
        details["duplicate"] = words.tr("also answered", "results") if also else words.tr("repeat a number", "results")
    if answered:
        details["answered"] = words.counted(answered, *NUMBERS)
    if unanswered and all_sent and found.numbers > answered:
        details["unanswered"] = words.counted(found.numbers - answered, *NUMBERS)
    return details


def hidden_cards(counts: dict[str, int | None]) -> frozenset[str]:
    """ "Not sent" has only something to say where more than the invalid and empty rows stayed here, "Reused" seldom."""
    never = (counts["invalid"] or 0) + (counts["empty"] or 0)
    silent = {NOT_SENT: (counts[NOT_SENT] or 0) <= never, REUSED: not counts[REUSED]}
    return frozenset(kind for kind, nothing in silent.items() if nothing)

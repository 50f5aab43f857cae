"""The cards above the list: what each counts, and which rows it shows."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.list_row import AnswerStatus, RowFilter
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Counts
from desktop_app.ui import words
from desktop_app.ui.results.count_card import Kind

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


def kinds() -> list[Kind]:
    """All cards in their order."""
    return [
        Kind(ALL, words.tr("All rows", "results"), "sheet", "muted"),
        Kind("answered", words.tr("Answered", "results"), "check", "success"),
        Kind("unanswered", words.tr("Unanswered", "results"), "half", "warning"),
        Kind("invalid", words.tr("Invalid", "results"), "cross", "danger"),
        Kind("duplicate", words.tr("Duplicates", "results"), "duplicate", "violet"),
        Kind("empty", words.tr("Empty", "results"), "circle", "muted"),
        Kind(NOT_SENT, words.tr("Not sent", "results"), "minus", "warning"),
    ]


def narrowed(rows: RowFilter, kind: str) -> RowFilter:
    """A filter with what a card shows."""
    answer, status = _ONLY.get(kind, (None, None))
    return replace(rows, answer=answer, status=status)


def card_counts(counts: Counts, answers: dict[str, int] | None) -> dict[str, int | None]:
    """The numbers by card; `answers` is the tally of answer states, None while it is counted."""

    def rows(status: AnswerStatus) -> int | None:
        return None if answers is None else answers.get(status.value, 0)

    return {
        ALL: counts.rows,
        "answered": rows(AnswerStatus.ANSWERED),
        "unanswered": rows(AnswerStatus.UNANSWERED),
        "invalid": counts.invalid,
        "duplicate": counts.duplicate,
        "empty": counts.empty,
        NOT_SENT: rows(AnswerStatus.NOT_SENT),
    }


def hidden_cards(counts: dict[str, int | None]) -> frozenset[str]:
    """ "Not sent" has only something to say where more than the invalid and empty rows stayed here."""
    never = (counts["invalid"] or 0) + (counts["empty"] or 0)
    return frozenset() if (counts[NOT_SENT] or 0) > never else frozenset({NOT_SENT})

"""The cards above the list: counts, the filter of each, and their details."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.detection.table import Counts
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import REUSED
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.results.count_card import ALL, NUMBERS, Kind
from desktop_app.ui.text import words

NOT_SENT = "not sent"
AWAITING = "awaiting"
_ONLY: dict[str, tuple[AnswerStatus | None, NumberStatus | None]] = {
    "answered": (AnswerStatus.ANSWERED, None),
    AWAITING: (AnswerStatus.AWAITING, None),
    "unanswered": (AnswerStatus.UNANSWERED, None),
    "invalid": (None, NumberStatus.INVALID),
    "duplicate": (None, NumberStatus.DUPLICATE),
    "empty": (None, NumberStatus.EMPTY),
    NOT_SENT: (AnswerStatus.NOT_SENT, None),
}


_REPEATED = tr_noop(
    "Rows whose number stands in an earlier row. It was sent once, and each of its rows has the answer: they count as "
    "answered, too.",
    "results",
)
_AWAITING = tr_noop(
    "Rows whose number was sent, or perhaps was, and whose answer may still come.",
    "results",
)
_NOT_SENT = tr_noop("Rows whose number can be sent but hasn't been yet.", "results")
_REUSED = tr_noop(
    ("Rows with an answer from an earlier list. They were neither sent nor paid for, and count as answered, too."),
    "results",
)


def kinds() -> list[Kind]:
    """Return all cards in order; the cards without `also` are disjoint and add up to all rows."""
    reused, repeated = words.tr(_REUSED, "results"), words.tr(_REPEATED, "results")
    return [
        Kind(ALL, words.tr("All rows", "results"), "sheet", "muted"),
        Kind("answered", words.tr("Answered", "results"), "check", "success"),
        Kind(AWAITING, words.tr("Awaiting", "results"), "clock", "accent", words.tr(_AWAITING, "results")),
        Kind("unanswered", words.tr("Unanswered", "results"), "half", "warning"),
        Kind(NOT_SENT, words.tr("Not sent yet", "results"), "minus", "warning", words.tr(_NOT_SENT, "results")),
        Kind("invalid", words.tr("Invalid", "results"), "cross", "danger"),
        Kind("empty", words.tr("Empty", "results"), "circle", "muted"),
        Kind(REUSED, words.tr("Reused", "results"), "history", "accent", reused, also=True),
        Kind("duplicate", words.tr("Duplicates", "results"), "duplicate", "violet", repeated, also=True),
    ]


def title(kind: str) -> str:
    """Return a card's words."""
    return next((each.text for each in kinds() if each.key == kind), "")


def card_of(rows: RowFilter) -> str:
    """Return the card whose rows a filter leaves, or some of them; `ALL` if it goes by no card."""
    if rows.reused:
        return REUSED
    return next((kind for kind, only in _ONLY.items() if only == (rows.answer, rows.status)), ALL)


def narrowed(rows: RowFilter, kind: str) -> RowFilter:
    """Return the filter narrowed to a card's rows."""
    answer, status = _ONLY.get(kind, (None, None))
    return replace(rows, answer=answer, status=status, reused=kind == REUSED, fit=kind == NOT_SENT)


def card_counts(counts: Counts, answers: dict[str, int] | None) -> dict[str, int | None]:
    """Return the counts by card; `answers` is the tally of answer statuses, None while it is being counted."""

    def rows(status: AnswerStatus) -> int | None:
        return None if answers is None else answers.get(status.value, 0)

    never = counts.invalid + counts.empty
    return {
        ALL: counts.rows,
        "answered": rows(AnswerStatus.ANSWERED),
        REUSED: None if answers is None else answers.get(REUSED, 0),
        AWAITING: rows(AnswerStatus.AWAITING),
        "unanswered": rows(AnswerStatus.UNANSWERED),
        "invalid": counts.invalid,
        "duplicate": counts.duplicate,
        "empty": counts.empty,
        NOT_SENT: None if answers is None else max(0, answers.get(AnswerStatus.NOT_SENT.value, 0) - never),
    }


def card_details(shown: Mapping[str, int | None], progress: ProgressCounts) -> dict[str, str]:
    """Return the details behind the counts: how many distinct numbers the rows have, and which rows count twice.

    `shown` are the cards' counts, `progress` the batch's, as in the monitor.
    """
    details = {}
    if shown["duplicate"]:
        also = not any(shown[each] for each in (AWAITING, "unanswered", NOT_SENT))
        details["duplicate"] = words.tr("also answered", "results") if also else words.tr("repeat a number", "results")
    numbers = {
        "answered": progress.answered,
        AWAITING: progress.awaited,
        "unanswered": progress.unanswered,
        NOT_SENT: progress.unsent,
    }
    return details | {kind: words.counted(count, *NUMBERS) for kind, count in numbers.items() if shown[kind] and count}


def hidden_cards(counts: Mapping[str, int | None]) -> frozenset[str]:
    """Return the cards to hide: those that rarely apply, unless they count something."""
    return frozenset(kind for kind in (AWAITING, NOT_SENT, REUSED) if not counts[kind])

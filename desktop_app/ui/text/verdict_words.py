"""Words, icon and tone for the verdict on a number, and why it is so."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from desktop_app.core.results.verdict import NO_NUMBER, NOTHING_TOLD, WITHOUT_ANSWER, Judged, VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.field_words import label_of, shown_value
from desktop_app.ui.text.number_words import problem_word

_tr = words.translator("verdict")

# Icon, and tone as a colour of the palette.
LOOKS = {
    Verdict.GOOD: ("check", "success"),
    Verdict.DOUBTFUL: ("warning", "warning"),
    Verdict.BAD: ("cross", "danger"),
    Verdict.UNKNOWN: ("help", "muted"),
    Verdict.NOT_SENT: ("minus", "muted"),
    Verdict.SUPPRESSED: ("lock", "violet"),
    Verdict.PROBLEM: ("alert", "warning"),
}
_WORDS = tr_noop(
    {
        Verdict.GOOD: "good",
        Verdict.DOUBTFUL: "doubtful",
        Verdict.BAD: "bad",
        Verdict.UNKNOWN: "unknown",
        Verdict.NOT_SENT: "not sent",
        Verdict.SUPPRESSED: "suppressed",
        Verdict.PROBLEM: "problem",
    },
    "verdict",
)
_FIXED = frozenset({NOTHING_TOLD, NO_NUMBER, *WITHOUT_ANSWER.values()})


def verdict_word(verdict: Verdict) -> str:
    """Return "good", "not sent", and so on."""
    return _tr(_WORDS[verdict])


def why_words(judged: Judged) -> str:
    """Return why a number has its verdict: “Status: not in use”, or “HLR lookup: Status: not in use”."""
    if judged.verdict is Verdict.SUPPRESSED:
        return suppressed_words(judged.said)
    if judged.said:
        told = [joining.named(label_of(name), shown_value(name, value)) for name, value in judged.said]
        return joining.listed(map(joining.named, judged.products, told) if judged.products else told)
    return _tr(judged.word) if judged.word in _FIXED else problem_word(judged.word)


def suppressed_words(lists: Iterable[tuple[str, str]]) -> str:
    """Return “on the suppression list Opt-outs since 1 March 2026” for each list, given with its day."""
    sentence = _tr("on the suppression list {name} since {day}")
    return joining.listed(sentence.format(name=name, day=day_words(since)) for name, since in lists)


def day_words(since: str) -> str:
    """Return “1 March 2026” for “2026-03-01”, since when a number is on a suppression list."""
    return words.day(datetime.fromisoformat(since).replace(tzinfo=UTC))


def counts_words(counts: VerdictCounts, *, every: bool = False) -> str:
    """Return "2,412 good, 180 bad, 17 suppressed": the verdicts that there are, but for problems and unsent rows.

    With `every` also those, so that all add up to the rows.
    """
    judged = counts.each()
    shown = [Verdict.GOOD, Verdict.DOUBTFUL, Verdict.BAD, Verdict.UNKNOWN, Verdict.SUPPRESSED]
    shown += [Verdict.NOT_SENT] if every else []
    template = _tr("{count} {verdict}")
    found = [
        template.format(count=words.number(judged[verdict]), verdict=verdict_word(verdict))
        for verdict in shown
        if judged[verdict]
    ]
    if every and judged[Verdict.PROBLEM]:
        found.append(_tr("{} with a problem").format(words.number(judged[Verdict.PROBLEM])))
    return joining.listed(found)

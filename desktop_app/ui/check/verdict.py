"""The main statement of an answer, for its headline and the history."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.text.marking import marked
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.field_words import is_no, is_yes
from desktop_app.ui.text.known_values import shown_value

_tr = words.translator("check")


@dataclass(frozen=True, slots=True)
class Verdict:
    """A text with an icon and a tone."""

    text: str
    icon: str
    tone: str


_GOOD, _BAD, _DOUBT, _PLAIN = ("check", "success"), ("cross", "danger"), ("warning", "warning"), ("info", "muted")
_TONES = {
    "connected": _GOOD,
    "active": _GOOD,
    "absent": _DOUBT,
    "not in use": _BAD,
    "invalid": _BAD,
    "low": _GOOD,
    "medium": _DOUBT,
    "high": _BAD,
}


_RISKS = marked({"low": "Low risk", "medium": "Medium risk", "high": "High risk"}, "check")
_NOT_ANSWERED = {
    CheckState.UNKNOWN: (marked("Not known whether charged"), *_DOUBT),
    CheckState.REFUSED: (marked("Refused, nothing charged"), *_BAD),
    CheckState.SENDING: (marked("Waiting for the answer"), "clock", "muted"),
    CheckState.UNSENT: (marked("Not sent"), *_PLAIN),
}


def verdict_on(entry: CheckEntry) -> Verdict:
    """Return a check's verdict: what its answer says, or why there is none."""
    if entry.state is CheckState.ANSWERED:
        return verdict_of(entry.answer)
    text, icon, tone = _NOT_ANSWERED[entry.state]
    return Verdict(_tr(text), icon, tone)


def why_not(entry: CheckEntry) -> str:
    """Return the full explanation for a check without an answer; "" for an answered one."""
    if entry.state is CheckState.UNKNOWN:
        said = _tr("It is not known whether this check was charged: it was sent, and no answer came ({}).")
        on = _tr("The balance may show it. Nothing is sent again by itself; asking again is a new check.")
        return joining.sentences(said.format(stored_words.shown(entry.message)), on)
    if entry.state is CheckState.REFUSED:
        return stored_words.shown(entry.message)
    return _tr("It is on its way.") if entry.state is CheckState.SENDING else ""


def verdict_of(answer: Mapping[str, Any]) -> Verdict:
    """Return the verdict by the deciding fields (status, registered, risk, valid); else only that it was answered."""
    for name in ("status", "registered", "risk", "valid"):
        value = answer.get(name)
        if value not in (None, "") and not isinstance(value, dict | list):
            return _by_field(name, value, answer)
    return Verdict(_tr("Answered"), *_PLAIN)


def _by_field(name: str, value: Any, answer: Mapping[str, Any]) -> Verdict:
    word = str(value).lower()
    if name == "registered" and (is_yes(value) or is_no(value)):
        return Verdict(_tr("Registered"), *_GOOD) if is_yes(value) else Verdict(_tr("Not registered"), *_PLAIN)
    if name == "valid" and is_yes(value):
        return Verdict(_tr("Valid"), *_GOOD)
    if name == "valid" and is_no(value):
        reason = str(answer.get("reason") or "")
        text = _tr("Not valid")
        return Verdict(joining.named(text, reason) if reason else text, *_BAD)
    if name == "risk" and word in _TONES:
        text = _tr(_RISKS[word]) if word in _RISKS else _tr("Risk: {}").format(value)
        return Verdict(text, *_TONES[word])
    text = shown_value(name, str(value))
    return Verdict(text[:1].upper() + text[1:], *_TONES.get(word, _PLAIN))

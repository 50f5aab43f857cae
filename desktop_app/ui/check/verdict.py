"""The words about a check: its main statement, its product, and its answer as it is copied."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.numbers.typing_format import region_so_far
from desktop_app.core.service.products import STANDARD, Catalogue
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.field_words import is_no, is_yes, label_of, shown_value, value_words
from desktop_app.ui.text.product_words import product_name

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


_RISKS = tr_noop({"low": "Low risk", "medium": "Medium risk", "high": "High risk"}, "check")
_NOT_ANSWERED = {
    CheckState.UNKNOWN: (tr_noop("Not known whether charged"), *_DOUBT),
    CheckState.REFUSED: (tr_noop("Refused, nothing charged"), *_BAD),
    CheckState.SENDING: (tr_noop("Waiting for the answer"), "clock", "muted"),
    CheckState.UNSENT: (tr_noop("Not sent"), *_PLAIN),
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
        message = _tr("It is not known whether this check was charged: it was sent, and no answer came ({}).")
        on = _tr("The balance may show it. Nothing is sent again by itself; asking again is a new check.")
        return joining.sentences(message.format(stored_words.shown(entry.message)), on)
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


def product_words(entry: CheckEntry, catalogue: Catalogue) -> str:
    """Return the product's name, or that the service chose; an unlisted product keeps its built-in name."""
    if not entry.product:
        return _tr("The service's own choice")
    named = catalogue if catalogue.named(entry.product) else STANDARD
    return product_name(named.title(entry.product))


# --- Answers as they are copied: as lines of text, or as a table for a spreadsheet program ---


# What services call where a number belongs, in the order in which it counts as the country.
_COUNTRIES = ("country", "region")


def answer_text(entry: CheckEntry, catalogue: Catalogue) -> str:
    """Return an answer as text: the number, the product if known, then a line for each field with a value."""
    lines = [entry.number]
    if _slug(entry):
        lines.append(joining.named(label_of("product"), _product(entry, catalogue)))
    for name, value in entry.answer.items():
        message = value_words(name, value)
        if message and name not in {"number", "product"}:
            lines.append(joining.named(label_of(name), message))
    return "\n".join(lines)


def answers_table(entries: Sequence[CheckEntry], catalogue: Catalogue) -> list[list[str]]:
    """Return a row of titles and a row for each check, with a column for every field that any of them has."""
    titles = [_tr("Number"), _tr("Country"), _tr("Product"), _tr("Checked"), _tr("Result")]
    country = next((name for name in _COUNTRIES if any(entry.answer.get(name) for entry in entries)), "")
    above = {"number", "product", country}
    names = list(dict.fromkeys(name for entry in entries for name in entry.answer if name not in above))
    lines = [[*titles, *map(label_of, names)]]
    for entry in entries:
        where = str(entry.answer.get(country) or region_so_far(entry.number))
        about = [entry.number, where, _product(entry, catalogue)]
        about += [words.local_time(entry.at), verdict_on(entry).text]
        lines.append([*about, *(value_words(name, entry.answer.get(name)) for name in names)])
    return lines


def _slug(entry: CheckEntry) -> str:
    """Return the requested product, else the one the service says it chose."""
    message = entry.answer.get("product")
    return entry.product or (message if isinstance(message, str) else "")


def _product(entry: CheckEntry, catalogue: Catalogue) -> str:
    return product_words(replace(entry, product=_slug(entry)), catalogue)


# What an action of the history copies, by its name: a text, or the rows of a table.
FORMS: dict[str, Callable[[Sequence[CheckEntry], Catalogue], str | list[list[str]]]] = {
    "number": lambda entries, _: "\n".join(entry.number for entry in entries),
    "text": lambda entries, catalogue: "\n\n".join(answer_text(entry, catalogue) for entry in entries),
    "table": answers_table,
}

"""Translates the core's English sentences, as they are raised, or read back from the journal.

A sentence raised now is a `Text`, which knows its template. The journal stores plain English: its sentences are
matched against the possible templates, and their values are looked up again. What matches none, such as a service's
own words or those of an older version, stays as it is.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache, lru_cache
from string import Formatter
from typing import Any, NamedTuple

from desktop_app.core.errors import DialproofError
from desktop_app.core.text.translatable import REASONS, Text, tr_noop
from desktop_app.ui.look.resources import resource
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.number_words import problem_word

log = logging.getLogger(__name__)

# Of former versions: they stand in journals, and are said nowhere any more.
FORMER: tuple[str, ...] = tr_noop(
    (
        "The answer of {origin} was not understood: {reason}. Check that the connection's address is that of the "
        "verification service.",
        "The balance is not enough for this request. {message} Add credit to the account, then carry on with the "
        "batch.",
        "The balance is not enough for this request. {message} Add credit to the account, then carry on.",
        "The balance is not enough for this request. {message}",
        "the journal was damaged; this part may have been sent after its copy of {copy}",
    ),
    "reasons",
)

_ERRORS = "errors"
_LARGE = 1e6  # from here on a number is written out, not as 1.5e+06
_LONGEST = 2_000  # characters; a sentence of ours is shorter
_DEEPEST = 3  # a reason in a reason in a sentence
_BEGINNING = 8  # letters by which templates are told apart before they are tried
_FEWEST_LETTERS = 5  # of a template's own; with fewer it would match what isn't ours
_COUNT = re.compile(r"[1-9]\d{0,2}(,\d{3})+")
# What counts something, by context: only there a number that was stored is written anew.
_COUNTS = {
    _ERRORS: frozenset({"count", "row", "rows"}),
    REASONS: frozenset(
        {"area", "cell", "cells", "columns", "count", "line", "most", "number", "row", "rows", "times", "wanted"}
    ),
}
# Plain text in these may be a reason of ours; in all others it is a person's or the service's own, and stays.
_OURS = frozenset({"reason"})
_OURS_STORED = _OURS | {"error", "kind", "content", "why"}
_OUR_MESSAGES = ("The address of the result ", "The service says: “")  # how messages begin that are said by us
# Results have names that say nothing to anybody: these words take their place.
_QUOTED = "“{name}”"
_QUOTES = re.compile(r"[“”„«»‹›「」『』][\u00a0\u202f]?\{name\}[\u00a0\u202f]?[“”„«»‹›「」『』]")
_RESULT = tr_noop("the result", "reasons")
_IN_ITS_PLACE = {"The result": tr_noop("The result", "reasons"), "the result": _RESULT, "it": _RESULT}


class _Template(NamedTuple):
    """A template of sentences: its texts with their contexts, and the literal pieces between its values."""

    texts: tuple[tuple[str, str], ...]
    pieces: tuple[str, ...]
    names: tuple[str, ...]
    given: Mapping[str, str]  # what fills it all the same
    ends: bool = True  # with its full stop

    def values_in(self, text: str) -> dict[str, str] | None:
        """Return the values in `text`, or None if it doesn't match. It never backtracks, so it runs in linear time."""
        first, *between, last = self.pieces if len(self.pieces) > 1 else (*self.pieces, "")
        if not self.names:
            return {} if text == first else None
        if not text.startswith(first) or not text.endswith(last):
            return None
        at, end, found = len(first), len(text) - len(last), []
        for piece in between:
            next_at = text.find(piece, at + 1, end)
            if next_at < 0:
                return None
            found.append(text[at:next_at])
            at = next_at + len(piece)
        return self._fitting([*found, text[at:end]], open_end=not last) if at < end else None

    def _fitting(self, found: list[str], *, open_end: bool) -> dict[str, str] | None:
        """Return None if a name has two values, or the last value would swallow the next sentence."""
        values = dict(zip(self.names, found, strict=True))
        if list(map(values.__getitem__, self.names)) != found:
            return None
        swallowed = open_end and self.names[-1] != "message" and ". " in found[-1]
        return None if swallowed else values


class _Filling(Formatter):
    """A formatter that ignores number formats, because the values are formatted already."""

    def format_field(self, value: Any, format_spec: str) -> str:
        del format_spec
        return str(value)


_FILLING = _Filling()


def shown(text: str) -> str:
    """Return a sentence or part of one, as raised or from the journal, in the person's language."""
    return _shown(text, 0)


def filled(template: str, params: Mapping[str, Any], context: str) -> str:
    """Return a template's translation, filled with formatted values; "" for ""."""
    return _live(template, params, context, 0) if template else ""


def _shown(text: str, depth: int) -> str:
    if isinstance(text, Text):
        return _live(text.template, text.params, text.context, depth)
    plain = text.strip()
    if not plain or len(plain) > _LONGEST or depth > _DEEPEST or words.tr(_RESULT, REASONS) == _RESULT:  # in English
        return text
    found = _match(plain)
    if found is None:
        return text
    template, values = found
    parts = [_stored(template, values, part, context, depth + 1) for part, context in template.texts]
    whole = joining.sentences(*(part.strip() for part in parts))
    return whole if template.ends else whole.rstrip(".。")


def _live(template: str, params: Mapping[str, Any], context: str, depth: int) -> str:
    fill = {name: _value(name, value, depth + 1) for name, value in params.items()}
    return _told(words.tr(template, context), template, fill)


def _stored(template: _Template, values: Mapping[str, str], text: str, context: str, depth: int) -> str:
    """Return the translation of one of the template's texts, filled with the values read back."""
    fill = {name: _value_read(name, value, context, depth) for name, value in values.items()}
    fill.update(template.given)
    told = words.tr(text, context)
    if (result := template.given.get("name")) is not None:
        fill["name"] = words.tr(result, REASONS)
        told = _QUOTES.sub("{name}", told)
    return _told(told, text, fill)


def _told(told: str, template: str, fill: Mapping[str, str]) -> str:
    try:
        return _FILLING.vformat(told, (), fill)
    except (LookupError, ValueError, AttributeError):  # a translation with other placeholders
        return _FILLING.vformat(template, (), fill)


def _value(name: str, value: Any, depth: int) -> str:
    """Return a value formatted for a template as it is raised."""
    match value:
        case bool():
            return str(value)
        case int() if name != "status":
            return words.number(value)
        case float():
            return words.number(value) if abs(value) >= _LARGE else words.locale().toString(value, "g", 6)
        case Decimal():
            return words.number(value, max(0, -int(value.as_tuple().exponent)))
    text = str(value)
    if name == "problem":
        return problem_word(text)
    return _shown(text, depth) if isinstance(text, Text) or name in _OURS else text


def _value_read(name: str, text: str, context: str, depth: int) -> str:
    """Return a value formatted for a template, read back from a stored text."""
    if name in _COUNTS[context] and _COUNT.fullmatch(text):
        return words.number(int(text.replace(",", "")))
    if name == "problem":
        return problem_word(text)
    ours = name in _OURS_STORED or (name == "message" and text.startswith(_OUR_MESSAGES))
    return _shown(text, depth) if ours else text


@lru_cache(512)
def _match(text: str) -> tuple[_Template, dict[str, str]] | None:
    for template in _beginning(text[:_BEGINNING]):
        values = template.values_in(text)
        if values is not None:
            return template, values
    return None


@lru_cache(512)
def _beginning(text: str) -> tuple[_Template, ...]:
    """Return the templates that may match a text with this beginning: an eighth of them or fewer."""
    firsts = ((each, each.pieces[0]) for each in _templates())
    return tuple(each for each, first in firsts if first.startswith(text) or text.startswith(first))


@cache
def _templates() -> tuple[_Template, ...]:
    """Return all templates, those with the most literal text first."""
    found = [each for text in (*reasons(), *FORMER) for each in _forms(((text, REASONS),))]
    for error in _errors(DialproofError):
        found += _forms(((error.what, _ERRORS),))
        for advice in {error.advice, error.advice_alone, error.advice_window or ""} - {""}:
            found += _forms(((error.what, _ERRORS), (advice, _ERRORS)))
    told = {(each.pieces, each.ends): each for each in found if _letters(each) >= _FEWEST_LETTERS or not each.names}
    return tuple(sorted(told.values(), key=_letters, reverse=True))


def reasons() -> list[str]:
    """Return all sentences of the program, as listed by `packaging/translations` beside the languages.

    Without that list, which is generated with the languages, only errors are read back.
    """
    import json

    try:
        told = json.loads(resource("translations", "reasons.json").read_text("utf-8"))
    except (OSError, ValueError):
        log.warning("the list of what is said can't be read", exc_info=True)
        return []
    return [text for text in told if isinstance(text, str)] if isinstance(told, list) else []


def _errors(kind: type[DialproofError]) -> Iterator[type[DialproofError]]:
    yield kind
    for leaf in kind.__subclasses__():
        yield from _errors(leaf)


def _letters(template: _Template) -> int:
    return sum(sign.isalpha() for piece in template.pieces for sign in piece)


def _forms(texts: tuple[tuple[str, str], ...]) -> Iterator[_Template]:
    """Yield a template's variants: without a service's message, and with a result in place of a file's name."""
    whole = " ".join(text for text, _ in texts)
    silent = whole.replace(" {message}", "")
    for text, given in ((whole, {}), (silent, {"message": ""})):
        yield _made(texts, text, given)
        if _QUOTED in text:
            for name, told in _IN_ITS_PLACE.items():
                named = re.sub(f"([Tt]he archive )?{_QUOTED}", name, text)
                yield _made(texts, named, {**given, "name": told})
                yield _made(texts, named.rstrip("."), {**given, "name": told}, ends=False)


def _made(texts: tuple[tuple[str, str], ...], text: str, given: Mapping[str, str], *, ends: bool = True) -> _Template:
    pieces, names = [""], []
    for literal, name, _, _ in Formatter().parse(text):
        pieces[-1] += literal
        if name is not None:
            names.append(name)
            pieces.append("")
    return _Template(texts, tuple(pieces), tuple(names), given, ends)

"""Parses English sentences that former versions stored without their templates, to show them in another language.

What is stored now has its template beside it (`core/text/stored_text.py`), so this is for older journals alone. Their
sentences are matched against the possible templates; what matches none, such as a service's own words, stays as it is.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from string import Formatter
from typing import NamedTuple

from desktop_app.core.errors import DialproofError
from desktop_app.core.errors.root import QUOTED_NAME, RESULT, RESULT_AGAIN, RESULT_FIRST
from desktop_app.core.text.translatable import ERRORS, REASONS, Text, sentences, tr_noop, without_stop
from desktop_app.ui.look.resources import resource
from desktop_app.ui.text import words

log = logging.getLogger(__name__)

# They stand in journals, and are said nowhere any more.
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

_LONGEST = 2_000  # characters; a sentence of ours is shorter
_DEEPEST = 3  # a reason in a reason in a sentence
_BEGINNING = 8  # letters by which templates are told apart before they are tried
_FEWEST_LETTERS = 5  # of a template's own; with fewer it would match what isn't ours
_COUNT = re.compile(r"[1-9]\d{0,2}(,\d{3})+")
# What counts something, by context: only there a number that was stored is written anew.
_COUNTS = {
    ERRORS: frozenset({"count", "row", "rows"}),
    REASONS: frozenset(
        {"area", "cell", "cells", "columns", "count", "line", "most", "number", "row", "rows", "times", "wanted"}
    ),
}
# What is in these may be a reason of ours; in all others it is a person's or the service's own, and stays.
_OURS = frozenset({"reason", "error", "kind", "content", "why"})
_OUR_MESSAGES = ("The address of the result ", "The service says: “")  # how messages begin that are said by us


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


def parsed(text: str) -> str:
    """Return a stored sentence as the `Text` that it was; what isn't one of ours, and any in English, as a str."""
    return _parsed(text, 0) if words.tr(RESULT.template, RESULT.context) != RESULT.template else str.__str__(text)


def _parsed(text: str, depth: int) -> str:
    plain = text.strip()
    found = _match(plain) if plain and len(plain) <= _LONGEST and depth <= _DEEPEST else None
    if found is None:
        return str.__str__(text)
    template, values = found
    told = [
        Text(plain if template.ends else f"{plain}.", part, _params(template, values, context, depth + 1), context)
        for part, context in template.texts
    ]
    return sentences(*told) if template.ends else without_stop(told[0])


def _params(template: _Template, values: Mapping[str, str], context: str, depth: int) -> dict[str, str | int]:
    return {**{name: _value(name, value, context, depth) for name, value in values.items()}, **template.given}


def _value(name: str, text: str, context: str, depth: int) -> str | int:
    """Return a value as it was before it was filled in."""
    if name in _COUNTS[context] and _COUNT.fullmatch(text):
        return int(text.replace(",", ""))
    ours = name in _OURS or (name == "message" and text.startswith(_OUR_MESSAGES))
    return _parsed(text, depth) if ours else text


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
        found += _forms(((error.what, ERRORS),))
        for advice in {error.advice, error.advice_alone, error.advice_window or ""} - {""}:
            found += _forms(((error.what, ERRORS), (advice, ERRORS)))
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
        if "“{name}”" in text:
            for name in (RESULT_FIRST, RESULT, RESULT_AGAIN):
                named = QUOTED_NAME.sub(name, text)
                yield _made(texts, named, {**given, "name": name})
                if len(texts) == 1:
                    yield _made(texts, named.rstrip("."), {**given, "name": name}, ends=False)


def _made(texts: tuple[tuple[str, str], ...], text: str, given: Mapping[str, str], *, ends: bool = True) -> _Template:
    pieces, names = [""], []
    for literal, name, _, _ in Formatter().parse(text):
        pieces[-1] += literal
        if name is not None:
            names.append(name)
            pieces.append("")
    return _Template(texts, tuple(pieces), tuple(names), given, ends)

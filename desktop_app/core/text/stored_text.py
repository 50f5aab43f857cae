"""Converts sentences to what is stored of them: English, and beside it template and values as JSON.

The English is what the command line, exports and people with another program read. Template and values are what the
window needs to say it in another language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from math import isfinite
from string import Formatter
from typing import Any

from desktop_app.core.text.translatable import ERRORS, REASONS, SENTENCES, WITHOUT_STOP, Text, fields_of

_CONTEXTS = frozenset({ERRORS, REASONS, SENTENCES, WITHOUT_STOP})
# A text in a text …: `listed` makes them of a dozen. What is deeper was damaged, or made to be.
_DEEPEST = 40
_MOST_DIGITS = 40  # of an amount: 1E+999999999 would be a gigabyte when written out
# Characters of a sentence that was filled: forty texts, each of which says the next one twice, would be a terabyte.
_LONGEST = 100_000


class FormerText(str):
    """An English text that a former version stored without its template: it may be a sentence of ours, or not."""

    __slots__ = ()

    def __str__(self) -> str:
        return self


def parts_of(text: str) -> dict[str, Any] | None:
    """Return what to store beside a text, for JSON: {} for one without a template, such as a service's own words.

    Return None where nothing is needed, or where nothing was stored before.
    """
    if not isinstance(text, Text):
        return None if not text or isinstance(text, FormerText) else {}
    shown = fields_of(text.template)  # what the English doesn't say isn't stored either
    values = {name: _value_parts(value) for name, value in text.params.items() if name in shown}
    return {"template": text.template, "context": text.context, "values": values}


def text_from(text: str, parts: Any) -> str:
    """Return a stored text as it was before `parts_of`. Without `parts` it is a `FormerText`, if they are wrong a str.

    Never raises: whoever can write the file can make the window show nonsense, but no more than that.
    """
    if parts is None:
        return FormerText(text) if text else text
    try:
        return _text(text, parts, 0)
    except ValueError:
        return text


def _value_parts(value: Any) -> Any:
    match value:
        case Text():
            return {"text": str.__str__(value), **(parts_of(value) or {})}
        case FormerText():
            return {"former": str.__str__(value)}
        case Decimal():
            return {"decimal": str(value)}
        case bool() | int() | float():
            return value
    return str(value)


def _text(text: str, parts: Any, depth: int) -> str:
    match parts:
        case {"template": str(template), "context": str(context), "values": dict(values)} if context in _CONTEXTS:
            given = {name: _value(value, depth + 1) for name, value in values.items()}
            if _length(template, given) > _LONGEST:
                raise ValueError("no sentence is so long")
            return Text(text, template, given, context) if _fits(template, given) else text
    return text


def _value(stored: Any, depth: int) -> Any:
    match stored:
        case {"text": str(text)}:
            return _text(_printable(text), stored if depth < _DEEPEST else {}, depth)
        case {"former": str(text)}:
            return FormerText(_printable(text))
        case {"decimal": str(text)}:
            return _decimal(text)
        case str():
            return _printable(stored)
        case bool() | int():
            return stored
        case float() if isfinite(stored):
            return stored
    raise ValueError("a value of no known kind")


def _printable(text: str) -> str:
    text.encode()  # raises `UnicodeEncodeError` for what no window can show
    return text


def _decimal(text: str) -> Decimal:
    try:
        found = Decimal(text)
    except InvalidOperation:
        raise ValueError("no decimal") from None
    if not found.is_finite() or abs(found.adjusted()) > _MOST_DIGITS or len(text) > _MOST_DIGITS:
        raise ValueError("no amount")
    return found


def _fits(template: str, values: Mapping[str, Any]) -> bool:
    """Return True if the template takes these values and no more, neither their attributes nor their items."""
    if not template.isprintable():
        return False
    for _, name, form, conversion in Formatter().parse(template):
        if name is not None and (name not in values or not name.isidentifier() or conversion or "{" in (form or "")):
            return False
    return True


def _length(template: str, values: Mapping[str, Any]) -> int:
    """Return about how many characters the window makes of the template, filled with these values."""
    times = Counter(name for _, name, _, _ in Formatter().parse(template))
    return len(template) + sum(_length_of(value) * max(1, times[name]) for name, value in values.items())


def _length_of(value: Any) -> int:
    return _length(value.template, value.params) if isinstance(value, Text) else len(str(value))

"""Shows the core's English sentences, as raised or from the journal, in the person's language.

A sentence of ours is a `Text`, which knows its template and its values. What is a plain str is a person's or the
service's own, and stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from string import Formatter
from typing import Any

from desktop_app.core.errors.root import RESULT_NAMES
from desktop_app.core.text.stored_text import FormerText
from desktop_app.core.text.translatable import SENTENCES, WITHOUT_STOP, Text
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.number_words import problem_word
from desktop_app.ui.text.product_words import product_name

_LARGE = 1e6  # from here on a number is written out, not as 1.5e+06
# Around a file's name. What stands in a result's place isn't quoted.
_QUOTES = re.compile(r"[“”„«»‹›「」『』][\u00a0\u202f]?\{name\}[\u00a0\u202f]?[“”„«»‹›「」『』]")


class _Filling(Formatter):
    """A formatter that ignores number formats, because the values are formatted already."""

    def format_field(self, value: Any, format_spec: str) -> str:
        del format_spec
        return str(value)


_FILLING = _Filling()


def shown(text: str) -> str:
    """Return a sentence or part of one in the person's language."""
    if isinstance(text, FormerText):
        from desktop_app.ui.text.former_sentences import parsed  # seldom wanted

        text = parsed(text)
    if not isinstance(text, Text):
        return text
    told = filled(text.template, text.params, text.context)
    return str.__str__(text) if told == text.template else told  # in English it may say "it" for "the result"


def filled(template: str, params: Mapping[str, Any], context: str) -> str:
    """Return a template's translation, filled with formatted values; "" for ""."""
    fill = {name: _value(name, value) for name, value in params.items()}
    if context == SENTENCES:
        return joining.sentences(*(each.strip() for each in fill.values()))
    if context == WITHOUT_STOP:
        return "".join(fill.values()).rstrip(".。")
    told = words.tr(template, context) if template else ""
    if isinstance(name := params.get("name"), Text) and name.template in RESULT_NAMES:
        told = _QUOTES.sub("{name}", told)
    try:
        return _FILLING.vformat(told, (), fill)
    except (LookupError, ValueError, AttributeError):  # a translation with other placeholders
        return _FILLING.vformat(template, (), fill)


def _value(name: str, value: Any) -> str:
    """Return a value formatted for a template."""
    match value:
        case bool():
            return str(value)
        case int() if name != "status":
            return words.number(value)
        case float():
            return words.number(value) if abs(value) >= _LARGE else words.locale().toString(value, "g", 6)
        case Decimal():
            return words.number(value, max(0, -int(value.as_tuple().exponent)))
    if name == "product":
        return product_name(str(value))
    return problem_word(str(value)) if name == "problem" else shown(str(value))

"""What is said in English in the middle of a sentence, in a form that the window can say in another language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from numbers import Number
from string import Formatter
from typing import Any

REASONS = "reasons"  # the translators' context of what `said` is given


class Said(str):
    """An English text that remembers its template and what fills it; whoever wants no more takes it as a str.

    `str()` and an exception's `str()` hand it on as it is; whatever cuts, joins or formats it makes a plain str of it.
    """

    template: str
    params: Mapping[str, Any]
    context: str

    def __new__(cls, text: str, template: str, params: Mapping[str, Any], context: str = REASONS) -> Said:
        """`text` is what `template` gives in English, filled with `params`."""
        made = super().__new__(cls, text)
        made.template, made.params, made.context = template, params, context
        return made

    def __str__(self) -> str:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Said, (str.__str__(self), self.template, dict(self.params), self.context)


class _English(Formatter):
    """Whole numbers as "1,000", decimals with the places that they have, others as short as they are: 1.5."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec or isinstance(value, bool) or not isinstance(value, Number):
            return str(format(value, format_spec))
        if isinstance(value, float):
            return f"{value:,g}" if abs(value) < 1e6 else f"{value:,.0f}"
        return f"{value:,}"


_ENGLISH = _English()


def said(template: str, /, **params: Any) -> Said:
    """`said("it has more than {count} tables", count=1000)` is "it has more than 1,000 tables".

    The template is a literal, which the translators get. What fills it may be said itself; a number that isn't
    a count, such as an exit code, is given as a str; one that keeps its places, "3.0", as a Decimal.
    """
    given = {name: value if isinstance(value, Number) else str(value) for name, value in params.items()}
    return Said(_ENGLISH.vformat(template, (), given), template, given)


def listed(parts: Sequence[str]) -> str:
    """Names one after the other: "a, b, c"; each said by itself where it is said."""
    if not parts:
        return ""
    whole = parts[0]
    for part in parts[1:]:
        whole = said("{all}, {next}", all=whole, next=part)
    return whole


def fields_of(template: str) -> set[str]:
    """The names of what fills a template."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}

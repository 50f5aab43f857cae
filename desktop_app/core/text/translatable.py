"""Keeps English sentences with their templates, so that the window can show them in another language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from numbers import Number
from string import Formatter
from typing import Any, TypeVar

REASONS = "reasons"  # the translation context of templates given to `tr_text`
ERRORS = "errors"  # that of the errors' templates
# Not to be translated, but to be put together as the language does: see `sentences` and `without_stop`.
SENTENCES, WITHOUT_STOP = "sentences", "without stop"


class Text(str):
    """An English text that remembers its template and values; code that needs no more uses it as a str.

    `str()` and an exception's `str()` return it unchanged. Slicing, joining or formatting makes it a plain str, which
    stays English: use `tr_text`, `sentences`, `without_stop` and `listed` instead.
    """

    template: str
    params: Mapping[str, Any]
    context: str

    def __new__(cls, text: str, template: str, params: Mapping[str, Any], context: str = REASONS) -> Text:
        """Create it from `text`, which is `template` in English, filled with `params`."""
        made = super().__new__(cls, text)
        made.template, made.params, made.context = template, params, context
        return made

    def __str__(self) -> str:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Text, (str.__str__(self), self.template, dict(self.params), self.context)


class _English(Formatter):
    """Formats integers as "1,000", decimals with all their places, and floats as short as possible: 1.5."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec or isinstance(value, bool) or not isinstance(value, Number):
            return str(format(value, format_spec))
        if isinstance(value, float):
            return f"{value:,g}" if abs(value) < 1e6 else f"{value:,.0f}"
        return f"{value:,}"


_ENGLISH = _English()


def tr_text(template: str, /, **params: Any) -> Text:
    """Return an English sentence made of a template and values, which can still be translated.

    `tr_text("it has more than {count} tables", count=1000)` is "it has more than 1,000 tables". The template is a
    literal, so that the translators get it. A value may itself be `Text`. Pass a number that isn't a count, such as an
    exit code, as a str, and one that keeps its places ("3.0") as a Decimal.
    """
    given = {name: value if isinstance(value, Number) else str(value) for name, value in params.items()}
    return Text(_ENGLISH.vformat(template, (), given), template, given)


def listed(parts: Sequence[str]) -> str:
    """Return the names joined by commas, "a, b, c", so that each can be translated by itself."""
    if not parts:
        return ""
    whole = parts[0]
    for part in parts[1:]:
        whole = tr_text("{all}, {next}", all=whole, next=part)
    return whole


def sentences(*parts: str) -> str:
    """Return the sentences on one line, each of which can still be translated; leave out ""."""
    told = {f"s{at}": part for at, part in enumerate(filter(str.strip, parts))}
    whole = " ".join(" ".join(told.values()).split())
    if whole in told.values():
        return next(part for part in told.values() if part == whole)
    return Text(whole, " ".join(f"{{{name}}}" for name in told), told, SENTENCES) if whole else ""


def without_stop(sentence: str) -> str:
    """Return a sentence without its full stop, for the middle of another one; it can still be translated."""
    bare = sentence.rstrip(".")
    return sentence if bare == sentence else Text(bare, "{sentence}", {"sentence": sentence}, WITHOUT_STOP)


def texts_in(text: str) -> Iterator[Text]:
    """Yield a `Text`, and those that are its values or in them."""
    if isinstance(text, Text):
        yield text
        for value in text.params.values():
            if isinstance(value, Text):
                yield from texts_in(value)


def fields_of(template: str) -> set[str]:
    """Return the names of a template's placeholders."""
    return {name for _, name, _, _ in Formatter().parse(template) if name}


# --- Texts that are written in one module and translated in another ---


Texts = TypeVar("Texts")


def tr_noop(texts: Texts, context: str = "") -> Texts:
    """Return `texts` unchanged: a string, a tuple or list of strings, or a dict with such values; values may nest.

    The window translates them where it shows them. `packaging/translations` finds the mark in the source, as Qt's own
    tool would find QT_TRANSLATE_NOOP, and takes only string literals. `context` is the translation context, where it
    isn't that of the file's own `_tr`.
    """
    del context  # `packaging/translations` reads it from the source
    return texts


def tr_n_noop(one: str, many: str) -> tuple[str, str]:
    """Return the singular and plural forms that `words.counted` takes: "%n row" and "%n rows"."""
    return one, many

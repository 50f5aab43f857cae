"""Marks texts that are written in one module and translated in another, so that the translators' list includes them."""

from __future__ import annotations

from typing import TypeVar

Texts = TypeVar("Texts")


def marked(texts: Texts, context: str = "") -> Texts:
    """Return `texts` unchanged: a string, a tuple or list of strings, or a dict with such values; values may nest.

    The window translates them where it shows them. `packaging/translations` finds the mark in the source, as Qt's own
    tool would find QT_TRANSLATE_NOOP, and takes only string literals. `context` is the translation context, where it
    isn't that of the file's own `_tr`.
    """
    del context  # `packaging/translations` reads it from the source
    return texts


def marked_counts(one: str, many: str) -> tuple[str, str]:
    """Return the singular and plural forms that `words.counted` takes: "%n row" and "%n rows"."""
    return one, many

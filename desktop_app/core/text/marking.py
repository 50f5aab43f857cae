"""Marks for texts that are written in one place and translated in another, so that the translators' list has them."""

from __future__ import annotations

from typing import TypeVar

Texts = TypeVar("Texts")


def marked(texts: Texts, context: str = "") -> Texts:
    """`texts` themselves: one, a tuple or list of them, or a dict whose values they are; each may again hold several.

    The window translates them where it shows them. `packaging/translations` finds the mark, as Qt's own tool would
    find QT_TRANSLATE_NOOP: only what stands there in quotes. `context`: under which they are looked up, where it
    isn't that of the file's own `_tr`.
    """
    del context  # it is read from the source
    return texts


def marked_counts(one: str, many: str) -> tuple[str, str]:
    """The two forms that `words.counted` takes, "%n row" and "%n rows"."""
    return one, many

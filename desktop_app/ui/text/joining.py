"""Texts one after the other, with the marks between them that the person's language has."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.ui.text import words


def sentences(*parts: str) -> str:
    """Sentences one after the other; "" is left out.

    A service's English one keeps its space also where the language has none between sentences.
    """
    form = words.tr("{} {}", "joining")
    whole = ""
    for part in parts:
        between = "{} {}" if whole[-1:].isascii() else form
        whole = between.format(whole, part) if whole and part else whole or part
    return whole


def listed(parts: Iterable[str]) -> str:
    """Names in a sentence: "a, b, c"; "" is left out."""
    form, whole = words.tr("{}, {}", "joining"), ""
    for part in parts:
        whole = form.format(whole, part) if whole and part else whole or part
    return whole


def quoted(name: str) -> str:
    """A name in quotation marks."""
    return words.tr("“{}”", "joining").format(name)


def begun_large(text: str) -> str:
    """A reason that goes on a sentence elsewhere, where it stands alone; an address stays as it is written."""
    first, *_ = text.split(maxsplit=1) or [""]
    return text if "://" in first else text[:1].upper() + text[1:]


def label(name: str) -> str:
    """What stands before a control that gives the value: "Country:"; "" of nothing."""
    return words.tr("{}:", "joining").format(name) if name else ""


def sentence(text: str) -> str:
    """With a full stop."""
    return words.tr("{}.", "joining").format(text)


def after(text: str, more: str) -> str:
    """What has no full stop of its own, and a sentence about it; `more` may be ""."""
    return sentences(sentence(text), more) if more else text


def named(name: str, value: str) -> str:
    """A value behind its name: "Country: GB"; only one of them where the other is ""."""
    if not name or not value:
        return name or value
    return words.tr("{name}: {value}", "joining").format(name=name, value=value)

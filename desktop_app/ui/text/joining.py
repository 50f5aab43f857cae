"""Joins texts with the punctuation of the person's language."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.ui.text import words


def sentences(*parts: str) -> str:
    """Join sentences, leaving out "".

    A service's English sentence is followed by a space even in languages without one.
    """
    form = words.tr("{} {}", "joining")
    whole = ""
    for part in parts:
        between = "{} {}" if whole[-1:].isascii() else form
        whole = between.format(whole, part) if whole and part else whole or part
    return whole


def listed(parts: Iterable[str]) -> str:
    """Join names in a sentence: "a, b, c", leaving out ""."""
    form, whole = words.tr("{}, {}", "joining"), ""
    for part in parts:
        whole = form.format(whole, part) if whole and part else whole or part
    return whole


def quoted(name: str) -> str:
    """Return a name in quotation marks."""
    return words.tr("“{}”", "joining").format(name)


def begun_large(text: str) -> str:
    """Return a text capitalised for standing alone; an address stays as it is written."""
    first, *_ = text.split(maxsplit=1) or [""]
    return text if "://" in first else text[:1].upper() + text[1:]


def label(name: str) -> str:
    """Return the label before a control: "Country:"; "" for ""."""
    return words.tr("{}:", "joining").format(name) if name else ""


def sentence(text: str) -> str:
    """Return the text with a full stop."""
    return words.tr("{}.", "joining").format(text)


def after(text: str, more: str) -> str:
    """Return a text without a full stop, followed by a sentence; `more` may be ""."""
    return sentences(sentence(text), more) if more else text


def named(name: str, value: str) -> str:
    """Return a name with its value: "Country: GB"; only one of them if the other is ""."""
    if not name or not value:
        return name or value
    return words.tr("{name}: {value}", "joining").format(name=name, value=value)

"""docs/troubleshooting.md has what a person sees, word for word, for every error that they may meet."""

from __future__ import annotations

import re
from collections.abc import Iterator

from desktop_app.core.errors import DialproofError
from tests.docs.markdown import ROOT, read, sections

ENTRIES = sections(read(ROOT / "docs" / "troubleshooting.md"), 3)


def kinds(root: type[DialproofError] = DialproofError) -> Iterator[type[DialproofError]]:
    """Those of the tree that are raised: they have words of their own."""
    for kind in root.__subclasses__():
        if kind.__module__.startswith("desktop_app."):
            if "what" in vars(kind):
                yield kind
            yield from kinds(kind)


def as_heading(kind: type[DialproofError]) -> str:
    """Its sentence with … for what differs; where nothing is left of it, what to do as well."""
    sentence = kind.what if re.sub(r"\{[^}]*\}", "", kind.what).strip() else f"{kind.what} {kind.advice}"
    return re.sub(r"\{[^}]*\}", "…", sentence)


def test_every_error_has_one_entry_under_its_words_and_every_entry_an_error() -> None:
    assert sorted(title for title, _ in ENTRIES) == sorted(as_heading(kind) for kind in kinds())


def test_every_entry_says_why_and_what_to_do() -> None:
    form = re.compile(r"\s*\* \*\*Why:\*\* \S.{8,}?\n\* \*\*What to do:\*\* \S.{8,}?\s*", re.DOTALL)
    assert [title for title, body in ENTRIES if not form.fullmatch(body)] == []

"""What documents print in bold are the window's own words: whoever looks for a button finds one of that name."""

from __future__ import annotations

import re

from tests.docs.markdown import GUIDE, ROOT, read

# What is no text of the window: the menu behind the dots, and what each entry of troubleshooting is made of.
OTHERS = {"⋯", "why", "what to do"}
# Its bold words are those that somebody looks for who skims it.
FOR_IT = ROOT / "docs" / "for-it.md"
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
LITERAL = re.compile(r'"([^"\n]*)"')  # the empty ones as well, or what follows them would be taken apart wrongly


def plain(text: str) -> str:
    return text.strip().rstrip(":….").casefold()


def test_every_button_that_a_document_names_is_there() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "desktop_app" / "ui").rglob("*.py"))
    literals = {plain(text) for text in LITERAL.findall(source)}
    # “It arrived: continue with its id” may be called by what stands before the colon.
    known = literals | {text.partition(":")[0] for text in literals} | OTHERS
    named = {
        (path.name, part)
        for path in GUIDE
        for bold in BOLD.findall(read(path))
        if " → " in bold or path != FOR_IT
        for part in " ".join(bold.split()).split(" → ")
    }
    assert sorted((name, part) for name, part in named if plain(part) not in known) == []

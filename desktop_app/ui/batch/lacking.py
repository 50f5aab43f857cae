"""Words for what a list still lacks."""

from __future__ import annotations

from desktop_app.core.text.marking import marked_counts
from desktop_app.ui.text import joining, words

_LACKING = (
    marked_counts("%n number not sent yet", "%n numbers not sent yet"),
    marked_counts("%n number refused", "%n numbers refused"),
    marked_counts("%n awaiting its answer", "%n awaiting answers"),
    marked_counts("%n in doubt", "%n in doubt"),
)


def lacking(unsent: int, awaiting: int, doubtful: int = 0, refused: int = 0) -> str:
    """Return "221 numbers not sent yet, 20 awaiting answers": why a list isn't complete; "" if it is."""
    said = zip((unsent, refused, awaiting, doubtful), _LACKING, strict=True)
    return joining.listed(words.counted(count, *text) for count, text in said if count)

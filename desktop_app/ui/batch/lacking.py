"""Words for what a list still lacks."""

from __future__ import annotations

from desktop_app.core.text.translatable import tr_n_noop
from desktop_app.ui.text import joining, words

_LACKING = (
    tr_n_noop("%n number not sent yet", "%n numbers not sent yet"),
    tr_n_noop("%n number refused", "%n numbers refused"),
    tr_n_noop("%n awaiting its answer", "%n awaiting answers"),
    tr_n_noop("%n in doubt", "%n in doubt"),
)


def lacking(unsent: int, awaiting: int, doubtful: int = 0, refused: int = 0) -> str:
    """Return "221 numbers not sent yet, 20 awaiting answers": why a list isn't complete; "" if it is."""
    message = zip((unsent, refused, awaiting, doubtful), _LACKING, strict=True)
    return joining.listed(words.counted(count, *text) for count, text in message if count)

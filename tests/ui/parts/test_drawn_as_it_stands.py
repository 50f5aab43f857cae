"""The font draws what is written: no sign in the place of another, however much nicer it may look."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QTextLayout

from desktop_app.ui.look.theme import interface_font


def glyphs(text: str) -> list[int]:
    """Which of the font's glyphs a text is drawn with."""
    layout = QTextLayout(text, interface_font(QFont("sans-serif")))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]


@pytest.mark.parametrize("text", ["12x24.csv", "7x3", "a->b", "+44-20", "1*2", ":)"])
def test_a_sign_between_others_is_the_sign_that_it_is_alone(text: str) -> None:
    assert glyphs(text) == [glyph for sign in text for glyph in glyphs(sign)]

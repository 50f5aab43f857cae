"""A raw answer to be read and copied."""

from __future__ import annotations

from desktop_app.ui.parts.fixed_text import FixedText


class AnswerText(FixedText):
    """What a service said, as it said it."""

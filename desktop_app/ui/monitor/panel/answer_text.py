"""A raw answer that can be read and copied."""

from __future__ import annotations

from desktop_app.ui.parts.fixed_text import FixedText


class AnswerText(FixedText):
    """Shows a service's answer verbatim."""

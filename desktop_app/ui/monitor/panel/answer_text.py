"""A raw answer that can be read and copied."""

from __future__ import annotations

from desktop_app.ui.parts.fields import FixedText


class AnswerText(FixedText):
    """Shows a service's answer verbatim."""

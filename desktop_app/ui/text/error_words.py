"""Errors in words for a person: what happened, what it means, what to do."""

from __future__ import annotations

from desktop_app.core.errors import DialproofError
from desktop_app.ui.text import words


def error_words(error: BaseException) -> tuple[str, str, str]:
    """What happened, what it means and what to do: each translated first and filled in afterwards."""
    if isinstance(error, DialproofError):
        from desktop_app.ui.text.stored_words import filled  # what it needs is too much for the first paint

        advice = error.advice if error.advice_window is None else error.advice_window
        texts = (error.what, error.meaning, advice)
        what, meaning, advice = (filled(text, error.params, "errors") for text in texts)
        return what, meaning, advice
    return (
        words.tr("Something went wrong inside Dialproof."),
        words.tr("The journal knows what was sent: the task monitor shows it. ({})").format(type(error).__name__),
        words.tr("Try again; if it comes back, the log file says more."),
    )

"""Words for a connection: its title, and its errors."""

from __future__ import annotations

from desktop_app.core.errors import DialproofError
from desktop_app.core.service.connection import Connection
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words


def connection_title(connection: Connection) -> str:
    """Return the connection's name, else its host; the local service's name is translated."""
    unnamed = connection.local and not connection.name
    return words.tr("Local service", "connections") if unnamed else connection.title


def error_words_of(connection: Connection, error: Exception, *, alone: bool = False) -> tuple[str, str, str]:
    """Return `words.error_words` with the connection's name, if it has one, in place of its address.

    `alone`: with the advice for when no batch is concerned.
    """
    if not isinstance(error, DialproofError):
        return error_words(error)
    if connection.name and "origin" in error.params:
        error = type(error)(**{**error.params, "origin": joining.quoted(connection.name)})
    what, meaning, advice = error_words(error)
    if alone and error.advice_alone:
        from desktop_app.ui.text.stored_words import filled

        advice = filled(error.advice_alone, error.params, "errors")
    return what, meaning, advice

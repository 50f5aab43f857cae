"""What a connection is called."""

from __future__ import annotations

from desktop_app.core.connection import Connection
from desktop_app.ui import words


def connection_title(connection: Connection) -> str:
    """Its name: what the person called it, else its host; the local service's is translated."""
    unnamed = connection.local and not connection.name
    return words.tr("Local service", "connections") if unnamed else connection.title

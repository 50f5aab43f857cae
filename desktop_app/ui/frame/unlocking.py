"""Has the system keyring unlocked for a connection, or notices that it was unlocked elsewhere."""

from __future__ import annotations

from desktop_app.core.service.connection import Connection
from desktop_app.ui.frame.context import PageContext


def unlock(context: PageContext, connection: Connection) -> None:
    """Have the system ask for the keyring's password, in a window that isn't ours.

    Whatever the answer, the account's status is announced then; what waited for the key goes on by that. A question
    under way isn't asked twice.
    """
    if not unlocking(context, connection):
        context.runner.cancel(_look_name(connection))
        _start(context, connection, _name(connection), ask=True)


def unlocking(context: PageContext, connection: Connection) -> bool:
    """Return True while the person is being asked."""
    return context.runner.running(_name(connection))


def look(context: PageContext, connection: Connection) -> None:
    """Let what waited for the key go on if the keyring was unlocked elsewhere.

    This asks nobody: an abandoned password window may still be open.
    """
    name = _look_name(connection)
    if not (unlocking(context, connection) or context.runner.running(name)):
        _start(context, connection, name, ask=False)


def _start(context: PageContext, connection: Connection, name: str, *, ask: bool) -> None:
    session = context.services.session

    def answered(there: bool) -> None:
        # A key that is missing in an open keyring is reported by what tries to go on, in all places.
        over = there or not session.keyring_locked(connection)
        if over or ask:
            context.tell_account(connection)
        if over and connection.origin == context.connection().origin:
            context.refresh_balance()

    context.runner.start(name, session.unlock(connection, ask=ask), done=answered)


def _name(connection: Connection) -> str:
    return f"unlock {connection.origin}"


def _look_name(connection: Connection) -> str:
    return f"look whether unlocked {connection.origin}"

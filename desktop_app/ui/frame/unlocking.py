"""Has the system keyring unlocked for a connection, or notices that it was unlocked elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakKeyDictionary

from desktop_app.core.service.connection import Connection
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.runner import Runner

Told = Callable[[], object]

# Callbacks for the answer, by the name of the question.
_waiting: WeakKeyDictionary[Runner, dict[str, list[Told]]] = WeakKeyDictionary()


def unlock(context: PageContext, connection: Connection, done: Told = lambda: None) -> None:
    """Have the system ask for the keyring's password, in a window that isn't ours.

    After unlocking, what waited for the key goes on.

    `done` is called whatever the answer. A question under way isn't asked twice.
    """
    name = _name(connection)
    questions = _waiting.setdefault(context.runner, {})
    if unlocking(context, connection):
        questions[name].append(done)
        return
    questions[name] = [done]

    def answered(there: bool) -> None:
        for tell in questions.pop(name):
            tell()
        _go_on(context, connection, there)

    context.runner.cancel(_look_name(connection))
    context.runner.start(name, context.services.session.unlock(connection), done=answered)


def unlocking(context: PageContext, connection: Connection) -> bool:
    """Return True while the person is being asked."""
    return context.runner.running(_name(connection))


def look(context: PageContext, connection: Connection) -> None:
    """Let what waited for the key go on if the keyring was unlocked elsewhere.

    This asks nobody: an abandoned password window may still be open.
    """
    name = _look_name(connection)
    if not (unlocking(context, connection) or context.runner.running(name)):
        looking = context.services.session.unlock(connection, ask=False)
        context.runner.start(name, looking, done=lambda there: _go_on(context, connection, there))


def _go_on(context: PageContext, connection: Connection, there: bool) -> None:
    # A key that is missing in an open keyring is reported by what tries to go on, in all places.
    if there or not context.services.session.keyring_locked(connection):
        context.tell_account(connection)
        if connection.origin == context.connection().origin:
            context.refresh_balance()


def _name(connection: Connection) -> str:
    return f"unlock {connection.origin}"


def _look_name(connection: Connection) -> str:
    return f"look whether unlocked {connection.origin}"

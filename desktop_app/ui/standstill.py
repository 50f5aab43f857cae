"""What keeps lists from going on: said below the header, with the way on beside it."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

from desktop_app.core.batch import Batch
from desktop_app.core.connection import Connection
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    BatchBusy,
    DiskFull,
    FolderNotUsable,
    JournalBusy,
    KeyMissing,
    KeyRefused,
    ServiceUnreachable,
)
from desktop_app.services.refusals import shortfall
from desktop_app.ui import joining, words
from desktop_app.ui.connection_words import connection_title, error_words_of
from desktop_app.ui.context import PageContext
from desktop_app.ui.message_strip import Message
from desktop_app.ui.shell import Shell

KEY_TROUBLE = (KeyMissing, KeyRefused)


class Standstill:
    """Lists that wait for a key go on by themselves once there is one; for the balance, when the person says so.

    `enter_key(connection)` opens the settings at the key of a connection.
    """

    def __init__(self, shell: Shell, context: PageContext, enter_key: Callable[[Connection], object]) -> None:
        self._shell = shell
        self._context = context
        self._enter_key = enter_key
        self._waiting: dict[str, Exception] = {}  # batches that wait for a key
        self._said: dict[str, Message] = {}  # of an origin's key
        self._unanswered: Message | None = None  # of the connection in use
        context.changes.key_entered.connect(self._key_entered)
        context.changes.balance_changed.connect(lambda _: self._accepted())
        context.changes.connection_failed.connect(self.say_state)

    def batch_failed(self, batch_id: str, error: Exception) -> None:
        """A batch doesn't go on, and why."""
        batch = self._context.desk.journal.batch(batch_id)
        if isinstance(error, BatchBusy):  # it runs in another Dialproof, which the monitor shows
            return
        if isinstance(error, KEY_TROUBLE):
            self._waiting[batch_id] = error
            self.key_failed(self._context.desk.session.connection(batch.base_url), error)
        elif isinstance(error, BalanceShort):
            self._say_short(batch, error)
        elif isinstance(error, ServiceUnreachable) and batch.base_url == self._context.connection().base_url:
            self.connection_failed(error)
        elif isinstance(error, DiskFull | FolderNotUsable | JournalBusy):
            go_on = words.tr("Carry on", "window")
            self._shell.show_error(error, go_on, lambda: self._context.run_batch(batch_id))
        else:
            self._shell.show_error(error)

    def connection_failed(self, error: Exception) -> None:
        """Nothing could be asked of the connection in use."""
        self.say_state(error)
        if isinstance(error, KEY_TROUBLE):
            self.key_failed(self._context.connection(), error)
        elif isinstance(error, ServiceUnreachable):
            self._say_unanswered(self._context.connection(), error)
        else:
            self._shell.show_error(error)

    def say_state(self, error: Exception) -> None:
        """The pill in the header, about the connection in use: in red, and in a word."""
        self._shell.set_connection(connection_title(self._context.connection()), "danger", _state(error))

    def key_failed(self, connection: Connection, error: Exception) -> None:
        """The key of a connection is missing or isn't accepted: it is asked for, once."""
        if connection.base_url == self._context.connection().base_url:
            self.say_state(error)
        self._context.changes.key_failed.emit(connection.base_url)
        what, _meaning, advice = error_words_of(connection, error)
        waits = ""
        if self._any_unfinished(connection):
            waits = words.tr(
                "What is verified through “{}” waits. Nothing is lost; with the right key it goes on.", "window"
            )
        if not _forbidden(error):
            advice = ""  # the button says it
        message = Message(
            "error", what, waits.format(connection_title(connection)), advice, words.tr("Enter key…", "window")
        )
        self._take_back(connection.base_url)
        self._said[connection.origin] = message
        self._show(message, lambda: self._enter_key(connection))

    def _show(self, message: Message, act: Callable[[], object]) -> None:
        def acted() -> None:
            act()
            self._show(message, act)  # until it is put right

        self._shell.strip.show_message(message, acted)

    def _say_unanswered(self, connection: Connection, error: ServiceUnreachable) -> None:
        """What it means for lists is said where there are any."""
        concerned = self._any_unfinished(connection)
        what, meaning, advice = error_words_of(connection, error, alone=not concerned)
        meaning = meaning if concerned else ""
        self._take_back_unanswered()
        if isinstance(error, AnswerNotUnderstood) and not connection.local:
            message = Message("error", what, meaning, advice, words.tr("Connection…", "settings"))
            self._show(message, lambda: self._context.connect("form", connection))
        else:
            message = Message("error", what, meaning, advice)
            self._shell.strip.show_message(message)
        self._unanswered = message

    def _any_unfinished(self, connection: Connection) -> bool:
        unfinished = self._context.desk.verification.unfinished()
        return any(_same_origin(batch.base_url, connection.base_url) for batch in unfinished)

    def _say_short(self, batch: Batch, error: BalanceShort) -> None:
        desk = self._context.desk
        found = shortfall(desk.journal, desk.session, batch)
        parts = [
            words.counted(
                found.numbers, "%n number of “{}” isn't sent yet.", "%n numbers of “{}” aren't sent yet."
            ).format(batch.file)
        ]
        if found.missing is not None:
            said = words.tr("They cost about {}, and the balance is {}. Missing: {}.", "window")
            known = desk.journal.balances(batch.base_url, 1)
            unit = known[-1].currency if known else ""
            amounts = (each or Decimal(0) for each in (found.cost, found.balance, found.missing))
            parts.append(said.format(*(words.amount(each, unit) for each in amounts)))
        meaning = joining.sentences(*parts)
        what, _meaning, advice = words.error_words(error)
        message = Message("error", what, meaning, advice, words.tr("Carry on", "window"))
        self._shell.strip.show_message(message, lambda: self._topped_up(batch.id))
        if batch.base_url == self._context.connection().base_url:
            self._context.refresh_balance()  # the header has what it was before

    def _topped_up(self, batch_id: str) -> None:
        self._context.desk.verification.mend(batch_id, BalanceShort)
        self._context.run_batch(batch_id)
        self._context.changes.batch_changed(batch_id)

    def _key_entered(self, base_url: str) -> None:
        self._take_back(base_url)
        self._go_on(base_url, lambda _: True)

    def _accepted(self) -> None:
        """The balance was read: the key in use is accepted, whoever put it right."""
        base_url = self._context.connection().base_url
        self._take_back(base_url)
        self._take_back_unanswered()
        self._go_on(base_url, lambda error: not _forbidden(error))

    def _go_on(self, base_url: str, mended: Callable[[Exception], bool]) -> None:
        desk = self._context.desk
        known = {batch.id: batch.base_url for batch in desk.journal.batches()}
        for batch_id, error in list(self._waiting.items()):
            if batch_id not in known:
                del self._waiting[batch_id]
            elif _same_origin(known[batch_id], base_url) and mended(error):
                del self._waiting[batch_id]
                desk.verification.mend(batch_id, *KEY_TROUBLE)
                self._context.run_batch(batch_id)

    def _take_back(self, base_url: str) -> None:
        message = self._said.pop(Connection(base_url).origin, None)
        if message is not None:
            self._shell.strip.withdraw(message)

    def _take_back_unanswered(self) -> None:
        if self._unanswered is not None:
            self._shell.strip.withdraw(self._unanswered)
        self._unanswered = None


def _state(error: Exception) -> str:
    """How it goes with the connection, in two words."""
    if isinstance(error, KeyMissing):
        return words.tr("no key", "window")
    if isinstance(error, KeyRefused):
        return words.tr("key refused", "window")
    if isinstance(error, AnswerNotUnderstood):
        return words.tr("not understood", "window")
    if isinstance(error, ServiceUnreachable):
        return words.tr("not reachable", "window")
    return words.tr("in trouble", "window")


def _forbidden(error: Exception) -> bool:
    return isinstance(error, KeyRefused) and error.forbidden


def _same_origin(one: str, other: str) -> bool:
    return one == other or Connection(one).origin == Connection(other).origin

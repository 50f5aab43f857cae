"""Alerts in the footer's place for what keeps batches from going on, each with the action to solve it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, finished
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    BatchBusy,
    CapReached,
    CheckUnanswered,
    DialproofError,
    DiskFull,
    FolderNotUsable,
    JournalBusy,
    KeyLocked,
    KeyMissing,
    KeyRefused,
    NeverArrived,
    NoAnswer,
)
from desktop_app.core.money.caps import Caps
from desktop_app.core.service.account import AccountStatus, KeyState
from desktop_app.core.service.connection import Connection
from desktop_app.services.batches.refusals import shortfall
from desktop_app.ui.frame.account_watch import silence_words
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.message_strip import Message, MessageStrip
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.frame.unlocking import unlock
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title, error_words_of
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.list_title import list_title

KEY_TROUBLE = (KeyMissing, KeyRefused)
NO_ANSWER = (NeverArrived, NoAnswer, CheckUnanswered)
_UNUSABLE = (*NO_ANSWER, AnswerNotUnderstood)
_MOMENT = 8.0  # seconds without an answer, after which it is more than a hiccup


class BlockedAlerts:
    """Batches that wait for a key go on by themselves once there is one; for the balance, when the person says so.

    The monitor has that action, among everything else that can be done with a batch; the strip leads there.
    `enter_key(connection)` opens the settings at the key of a connection.
    """

    def __init__(self, shell: Shell, context: PageContext, enter_key: Callable[[Connection], object]) -> None:
        self._shell = shell
        self._context = context
        self._enter_key = enter_key
        self._waiting: dict[str, Exception] = {}  # batches that wait for a key
        self._said: dict[str, tuple[Connection, Message]] = {}  # by the origin of the key
        self._unanswered: Message | None = None  # about the connection in use
        self._silent = False  # the silence was reported, and perhaps read and closed
        self._capped: dict[Message, tuple[Caps, Caps]] = {}  # the caps of when it was said
        self._accounts: dict[str, AccountStatus] = {}  # as they were told last, by the origin of the key
        self._in_use: AccountStatus | None = None
        self._of_batches = BatchMessages(shell.strip, context)
        context.on_account(self._account_in_use)
        context.changes.account_changed.connect(self._account_told)
        context.changes.changed.connect(self._batches_changed)

    def batch_failed(self, batch_id: str, error: Exception) -> None:
        """Report why a batch doesn't go on."""
        batch = self._context.services.journal.batch(batch_id)
        if isinstance(error, BatchBusy):  # it runs in another Dialproof, which the monitor shows
            return
        if isinstance(error, KEY_TROUBLE):
            self._waiting[batch_id] = error
            self.key_failed(self._context.services.session.connection(batch.base_url), error)
        elif isinstance(error, BalanceShort):
            self._say_short(batch, error)
        elif isinstance(error, _UNUSABLE) and batch.base_url == self._context.connection().base_url:
            self.connection_failed(error)
            if self._unanswered is not None:
                self._of_batches.note(self._unanswered, batch_id)
        elif isinstance(error, DiskFull | FolderNotUsable | JournalBusy):
            go_on = words.tr("Carry on", "window")
            self._say(batch_id, Message("error", *error_words(error), go_on), self._context.run_batch)
        elif isinstance(error, CapReached):
            message = Message("warning", *error_words(error), words.tr("Show", "window"))  # as the person wants it
            self._of_batches.note(message, batch_id, of_unsent=True)
            self._capped[message] = self._caps()
            self._show(message, lambda: self._lead_to(message, batch_id))
        elif isinstance(error, DialproofError):
            self._say(batch_id, Message("error", *error_words(error)))
        else:
            self._shell.show_error(error)

    def _caps(self) -> tuple[Caps, Caps]:
        caps = self._context.services.caps
        return caps.own(self._context.connection()), caps.own(None)

    def _say(self, batch_id: str, message: Message, go_on: Callable[[str], object] | None = None) -> None:
        """Show a message for as long as the batch stands still; `go_on` then runs for each batch it is about."""

        self._of_batches.note(message, batch_id)
        if go_on is None:
            self._shell.strip.show_message(message)
        else:
            all_of_them = lambda: [go_on(each) for each in self._of_batches.about(message)]  # noqa: E731 - one line
            self._shell.strip.show_message(message, all_of_them)

    def connection_failed(self, error: Exception) -> None:
        """Report that the connection in use couldn't be queried."""
        if isinstance(error, KEY_TROUBLE):
            self.key_failed(self._context.connection(), error)
        elif isinstance(error, _UNUSABLE):
            self._say_unanswered(self._context.connection(), error)
        else:
            self._shell.show_error(error)

    def show_account(self, status: AccountStatus) -> None:
        """Report a silent service once that has lasted for a moment; withdraw the message when it answers."""
        if self._silent and not status.silent:
            self._take_back_unanswered()
        elif not self._silent and status.seconds_silent >= _MOMENT and isinstance(status.trouble, NO_ANSWER):
            self._say_unanswered(status.connection, status.trouble)

    def asks_for_key(self, connection: Connection) -> bool:
        """Return True while the message shown asks for the key of a connection."""
        _connection, message = self._said.get(connection.origin, (None, None))
        return message is not None and self._shell.strip.message == message

    def _account_in_use(self, status: AccountStatus) -> None:
        """Withdraw alerts about another connection that was in use before, or about a balance or caps of before."""
        before, self._in_use = self._in_use, status
        if self._capped:
            now = self._caps()
            for message in [each for each, caps in self._capped.items() if caps != now]:
                del self._capped[message]
                self._shell.strip.withdraw(message)
        if before is None or before.connection != status.connection:
            self._silent, self._unanswered = False, None
        elif status.balance is not None and status.read_at != before.read_at:
            self._accepted()

    def _account_told(self, status: AccountStatus) -> None:
        """Go on with what waits for a key that was entered, or whose keyring isn't locked any more."""
        origin = status.connection.origin
        before = self._accounts.get(origin)
        self._accounts[origin] = status
        if before is None:
            return
        unlocked = before.key is KeyState.LOCKED and status.key is not KeyState.LOCKED
        if unlocked or status.keys_entered != before.keys_entered:
            self._key_entered(status.connection.base_url)

    def key_failed(self, connection: Connection, error: Exception) -> None:
        """Ask once for a connection's key that is missing or not accepted."""
        what, _meaning, advice = error_words_of(connection, error)
        if isinstance(error, KeyLocked):
            advice = words.tr("The key can be entered in the settings instead, under Connection.", "window")
            wanted = words.tr("Unlock keyring…", "window")
        else:
            advice = advice if _forbidden(error) else ""  # the button says it
            wanted = words.tr("Enter key…", "window")
        waits = _waiting_words(error).format(connection_title(connection)) if self._any_unfinished(connection) else ""
        message = Message("error", what, waits, advice, wanted)
        self._take_back(connection.base_url)
        self._said[connection.origin] = connection, message
        self._show(message, lambda: self._way_on(connection))
        self._context.tell_account(connection)

    def _way_on(self, connection: Connection) -> None:
        if self._context.services.session.keyring_locked(connection):
            unlock(self._context, connection)
        else:
            self._enter_key(connection)

    def _batches_changed(self, ids: set[str]) -> None:
        """Drop the words about waiting batches when the last one was deleted; the key is still missing."""
        waits = [each for each in self._said.values() if each[1].meaning]
        if not waits or ids <= {batch.id for batch in self._context.services.journal.batches()}:
            return
        for connection, message in waits:
            if not self._any_unfinished(connection):
                self._nothing_waits(connection, message)

    def _nothing_waits(self, connection: Connection, message: Message) -> None:
        """Shorten the request at its place in the strip; a closed one isn't shown again."""
        del self._said[connection.origin]
        if self._shell.strip.holds(message):
            shorter = replace(message, meaning="")
            self._said[connection.origin] = connection, shorter
            self._shell.strip.replace(message, shorter, self._kept(shorter, lambda: self._way_on(connection)))

    def _show(self, message: Message, act: Callable[[], object]) -> None:
        self._shell.strip.show_message(message, self._kept(message, act))

    def _kept(self, message: Message, act: Callable[[], object]) -> Callable[[], None]:
        """Return the button's callback, which shows the message again afterwards, until the cause is gone."""

        def acted() -> None:
            act()
            self._show(message, act)

        return acted

    def _say_unanswered(self, connection: Connection, error: DialproofError) -> None:
        """Report a missing or unintelligible answer, with what it means for batches if there are any."""
        concerned = self._any_unfinished(connection)
        what, meaning, advice = error_words_of(connection, error, alone=not concerned)
        self._take_back_unanswered()
        if isinstance(error, AnswerNotUnderstood):
            message = Message("error", what, meaning if concerned else "", advice)
            if connection.local:
                self._shell.strip.show_message(message)
            else:
                message = replace(message, action_text=words.tr("Connection…", "settings"))
                self._show(message, lambda: self._context.connect("form", connection))
        else:
            self._silent = True
            silence = silence_words(self._context.services.balances.status(connection))
            message = Message("warning", what, silence or meaning, "", words.tr("Try now", "window"))
            self._show(message, self._context.refresh_balance)
        self._unanswered = message

    def _any_unfinished(self, connection: Connection) -> bool:
        unfinished = self._context.services.verification.unfinished()
        return any(_same_origin(batch.base_url, connection.base_url) for batch in unfinished)

    def _say_short(self, batch: Batch, error: BalanceShort) -> None:
        services = self._context.services
        found = shortfall(services.journal, services.session, batch)
        parts = [
            words.counted(
                found.numbers, "%n number of “{}” isn't sent yet.", "%n numbers of “{}” aren't sent yet."
            ).format(list_title(batch))
        ]
        if found.missing is not None:
            sentence = words.tr("They cost about {}, and the balance is {}. Missing: {}.", "window")
            unit = services.balances.unit(Connection(batch.base_url))
            amounts = (each or Decimal(0) for each in (found.cost, found.balance, found.missing))
            parts.append(sentence.format(*(words.amount(each, unit) for each in amounts)))
        meaning = joining.sentences(*parts)
        what, _meaning, advice = error_words(error)
        message = Message("error", what, meaning, advice, words.tr("Show", "window"))
        self._of_batches.note(message, batch.id, of_unsent=True)
        self._show(message, lambda: self._lead_to(message, batch.id))
        if batch.base_url == self._context.connection().base_url:
            self._context.refresh_balance()  # the header shows the balance from before

    def _lead_to(self, message: Message, batch_id: str) -> None:
        """Lead to a batch that still stands still; one message may be about several."""
        standing = sorted(self._of_batches.about(message))
        self._context.show_monitor(standing[0] if standing else batch_id)

    def _key_entered(self, base_url: str) -> None:
        self._take_back(base_url)
        self._go_on(base_url, lambda _: True)

    def _accepted(self) -> None:
        """Withdraw the alerts after the balance was read: the key in use is accepted, whoever corrected it."""
        base_url = self._context.connection().base_url
        self._take_back(base_url)
        self._take_back_unanswered()
        self._go_on(base_url, lambda error: not _forbidden(error))

    def _go_on(self, base_url: str, mended: Callable[[Exception], bool]) -> None:
        services = self._context.services
        known = {batch.id: batch.base_url for batch in services.journal.batches()}
        for batch_id, error in list(self._waiting.items()):
            if batch_id not in known:
                del self._waiting[batch_id]
            elif _same_origin(known[batch_id], base_url) and mended(error):
                del self._waiting[batch_id]
                services.verification.mend(batch_id, *KEY_TROUBLE)
                self._context.run_batch(batch_id)

    def _take_back(self, base_url: str) -> None:
        _connection, message = self._said.pop(Connection(base_url).origin, (None, None))
        if message is not None:
            self._shell.strip.withdraw(message)

    def _take_back_unanswered(self) -> None:
        if self._unanswered is not None:
            self._shell.strip.withdraw(self._unanswered)
        self._silent, self._unanswered = False, None


def _waiting_words(error: Exception) -> str:
    """Return what an unavailable key means for a connection's batches."""
    if isinstance(error, KeyLocked):
        return words.tr(
            "What is verified through “{}” waits. Nothing is lost; once the keyring is unlocked, it goes on.", "window"
        )
    return words.tr("What is verified through “{}” waits. Nothing is lost; with the right key it goes on.", "window")


def _forbidden(error: Exception) -> bool:
    return isinstance(error, KeyRefused) and error.forbidden


def _same_origin(one: str, other: str) -> bool:
    return one == other or Connection(one).origin == Connection(other).origin


# Messages about batches that stand still are withdrawn once these have gone on, or are deleted.


class BatchMessages:
    """Records which message of the strip is about which batches.

    Withdraws it when none of them stands still any more.
    """

    def __init__(self, strip: MessageStrip, context: PageContext) -> None:
        self._strip = strip
        self._context = context
        self._about: dict[Message, set[str]] = {}
        self._of_unsent: set[Message] = set()
        context.changes.changed.connect(self._look)

    def note(self, message: Message, batch_id: str, *, of_unsent: bool = False) -> None:
        """Add a batch to those a message is about.

        `of_unsent`: the message is about its unsent tasks; a run that ends before the next look has then gone on as
        well.
        """
        if of_unsent:
            self._of_unsent.add(message)
        self._about.setdefault(message, set()).add(batch_id)

    def about(self, message: Message) -> frozenset[str]:
        """Return the batches a message is about that still stand still."""
        return frozenset(each for each in self._about.get(message, ()) if self._stands(each, message))

    def _look(self, ids: set[str]) -> None:
        concerned = {message for message, about in self._about.items() if about & ids}
        if not concerned:
            return
        there = {batch.id for batch in self._context.services.journal.batches()}
        for message in concerned:
            self._about[message] = {
                each for each in self._about[message] if each in there and self._stands(each, message)
            }
            if not self._about[message]:
                del self._about[message]
                self._of_unsent.discard(message)
                self._strip.withdraw(message)

    def _stands(self, batch_id: str, message: Message) -> bool:
        over = message in self._of_unsent and finished(self._context.services.journal.tasks(batch_id))
        return not over and not self._context.runner.running(f"batch {batch_id}")

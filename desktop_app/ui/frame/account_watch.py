"""Knows the account in use for the whole window: reads its balance, announces its status, draws header and footer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, QTimer

from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    BatchBusy,
    KeyLocked,
    KeyMissing,
    KeyRefused,
    ServiceUnreachable,
)
from desktop_app.core.service.account import AccountStatus, KeyState
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.footer_bar import wait_in_words
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.error_words import error_words

_EVERY = 2_000  # milliseconds
# While a batch runs, reading the balance takes this share of the minute's reads, which the polls use, too: with the
# documented limit that is every ten seconds.
_SHARE = 20
_LONGEST = 120.0  # seconds between two readings, however low the limit is
# Seconds before asking a silent service again, if no batch does so anyway.
_RETRY = 30.0
# The readings that may be under way together: a page's, the window's, and one that nobody asked for.
_ASKED, _WANTED, _BY_ITSELF = "balance page", "balance", "balance by itself"
# Errors of a batch after which the balance can't be read, is read anyway, or nothing was sent.
_UNREAD = (KeyMissing, KeyRefused, BalanceShort, BatchBusy)


class AccountWatch(QObject):
    """The one reader of the balance. Announces the account's status as `Changes.account_changed` when it has changed.

    Once started, it looks every two seconds, and whenever something may have changed; `looked(status)` is called each
    time, for what shows how time goes by. `unread(error)` is called when the window couldn't read the balance.
    """

    def __init__(
        self,
        context: PageContext,
        looked: Callable[[AccountStatus], object],
        unread: Callable[[Exception], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context, self._looked, self._unread = context, looked, unread
        self._over = False
        self._last: AccountStatus | None = None
        self._tried: datetime | None = None  # when the balance was last read by itself
        self._written = context.services.balances.written_elsewhere()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._tick)
        context.on_account(self._heard)
        context.changes.changed.connect(lambda _ids: self.look())
        context.changes.ended.connect(self.stop)

    def start(self) -> None:
        """Look every two seconds from now on, and read the balance by itself when that is due."""
        self._timer.start()

    def stop(self) -> None:
        """Stop: the services are about to end."""
        self._over = True
        self._timer.stop()

    def look(self) -> None:
        """Show the status, and announce it if it has changed."""
        if self._over:
            return
        status = self._context.account()
        if self._last is None or status.differs_from(self._last):
            self._context.changes.tell_account(status)
        else:
            self._heard(status)

    def _heard(self, status: AccountStatus) -> None:
        if not self._over:
            self._last = status
            self._looked(status)

    def _tick(self) -> None:
        self.look()
        if self._last is not None and not self._context.runner.running(_BY_ITSELF) and self._due(self._last):
            self._read_by_itself()

    # --- Reading the balance ---

    def read(
        self, *, anew: bool = False, unlock: bool = False, ended: Callable[[Exception | None], object] | None = None
    ) -> None:
        """Read the balance, even with a key that was refused before if it is to be tried `anew`.

        `unlock`: a person asks, who may be asked for the keyring's password. `ended(error)`, None if it was read, is
        for the page that asked and reports failures in place; while its reading is under way it can't ask again.
        """
        if ended is None:
            self._start(_WANTED, lambda error: error and self._unread(error), anew=anew, unlock=unlock)
        elif not self._context.runner.running(_ASKED):
            self._start(_ASKED, ended, anew=anew, unlock=unlock)

    def read_in_use(self) -> None:
        """Read the balance of a connection that was just put to use, unless its page has begun to."""
        if not self._context.runner.running(_ASKED):
            self.read(anew=True)

    def batch_ended(self, batch_id: str, error: Exception | None = None) -> None:
        """Read after a batch's run has ended: what it sent may have been charged, even if an error ended it."""
        if not isinstance(error, _UNREAD) and batch_id in self._batches():
            self._read_by_itself()

    def _read_by_itself(self) -> None:
        """Read behind waiting polls; abandon a reading under way, which may be from before the last charge."""
        self._tried = self._context.account().at
        self._start(_BY_ITSELF, lambda _error: None, urgent=False)

    def _start(self, name: str, ended: Callable[[Exception | None], object], **how: bool) -> None:
        def read(_reading: BalanceReading) -> None:
            self._context.tell_account()
            ended(None)

        def failed(error: Exception) -> None:
            self.look()
            ended(error)

        reading = self._context.services.balances.read(self._context.connection(), **how)
        self._context.runner.start(name, reading, done=read, failed=failed)

    def forget(self) -> None:
        """Abandon the readings of the connection that was in use until now."""
        self._tried = None
        for name in (_ASKED, _WANTED, _BY_ITSELF):
            self._context.runner.cancel(name)

    def _due(self, status: AccountStatus) -> bool:
        """Return True if a reading is due; after an error other than silence don't keep asking."""
        if status.silent:
            return not self._runs() and _passed(status, self._tried, _RETRY)
        answers = status.trouble is None and status.read_at is not None
        passed = answers and _passed(status, status.read_at, _seconds_between(status))
        return passed and (self._runs() or self._spent_elsewhere(status))

    def _spent_elsewhere(self, status: AccountStatus) -> bool:
        """Return True if another process, such as the command line, has spent since the balance was read."""
        written = self._context.services.balances.written_elsewhere()
        if written == self._written or status.read_at is None:
            return False
        self._written = written
        return self._context.services.balances.spent_since(self._context.connection(), status.read_at)

    def _runs(self) -> bool:
        return any(self._context.runner.running(f"batch {batch_id}") for batch_id in self._batches())

    def _batches(self) -> set[str]:
        return self._context.services.balances.charged_here(self._context.connection())


def _passed(status: AccountStatus, since: datetime | None, seconds: float) -> bool:
    """Return True if so many seconds have passed, or the clock was set back."""
    return since is None or not 0 <= (status.at - since).total_seconds() < seconds


def _seconds_between(status: AccountStatus) -> float:
    _left, limit = status.left.get(RateGroup.READS, (0, 0))
    return min(_LONGEST, 60 * _SHARE / limit) if limit else _LONGEST


# --- What header and footer show of it ---


class AccountView:
    """Draws an account's status in the header and the footer."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def show(self, status: AccountStatus) -> None:
        """Draw the connection and its state, the balance, and the requests left."""
        tone, state = pill_look(status)
        self._shell.set_connection(connection_title(status.connection), tone, state, _since(status), _tip(status))
        found = status.balance
        amount, unit = (words.number(found.total), words.unit_name(found.currency)) if found else ("", "")
        self._shell.set_credits(amount, unit, "warning" if status.low else "")
        self._shell.header.say_balance_read(_read_when(status), old=status.silent)
        told = limit_words()
        shown = [group for group in told if group in status.left]
        rates = [(told[group][0], *status.left[group]) for group in shown]
        self._shell.footer.set_rates(rates, [told[group][1] for group in shown])
        self._shell.footer.set_waits([wait_in_words(status.waits.get(group)) for group in shown])


def limit_words() -> dict[RateGroup, tuple[str, str]]:
    """Return each group of requests that a service limits: its name, and what belongs to it."""
    return {
        RateGroup.READS: (
            words.tr("reading", "window"),
            words.tr("Balance, task states, results", "balance"),
        ),
        RateGroup.SUBMITS: (words.tr("sending lists", "window"), words.tr("Tasks that send lists", "balance")),
        RateGroup.CHECKS: (
            words.tr("single checks", "window"),
            words.tr("Numbers checked one by one", "window"),
        ),
    }


def pill_look(status: AccountStatus) -> tuple[str, str]:
    """Return the connection's tone in the header, and its state in two words, "" if all is well."""
    if status.key is not KeyState.OK:
        return "danger", _KEYS[status.key]()
    if status.silent:
        return "warning", words.tr("no answer", "window")
    if status.trouble is not None:
        return "danger", _trouble_words(status.trouble)
    return "success" if status.answered else "muted", ""


_KEYS: dict[KeyState, Callable[[], str]] = {
    KeyState.LOCKED: lambda: words.tr("keyring locked", "window"),
    KeyState.MISSING: lambda: words.tr("no key", "window"),
    KeyState.REFUSED: lambda: words.tr("key refused", "window"),
}


def _trouble_words(error: Exception) -> str:
    if isinstance(error, KeyLocked):
        return _KEYS[KeyState.LOCKED]()
    if isinstance(error, KeyMissing):
        return _KEYS[KeyState.MISSING]()
    if isinstance(error, KeyRefused):
        return _KEYS[KeyState.REFUSED]()
    if isinstance(error, AnswerNotUnderstood):
        return words.tr("not understood", "window")
    if isinstance(error, ServiceUnreachable):
        return words.tr("no answer", "window")
    return words.tr("failing", "window")


def _since(status: AccountStatus) -> str:
    """Return "no answer since 14:03", for where there is room."""
    if status.silent_since is None or status.key is not KeyState.OK:
        return ""
    return words.tr("no answer since {}", "window").format(_time(status.silent_since, status.at))


def silence_words(status: AccountStatus) -> str:
    """Return what the service's silence means for whoever waits; "" while it answers."""
    return since_words(status.silent_since, status.at) if status.silent_since else ""


def since_words(since: datetime, now: datetime) -> str:
    """Return that a service hasn't answered since then, and what it means."""
    message = words.tr("No answer since {}. Dialproof tries again by itself; nothing is lost.", "window")
    return message.format(_time(since, now))


def _tip(status: AccountStatus) -> str:
    if not status.silent or status.trouble is None:
        return ""
    return joining.sentences(error_words(status.trouble)[0], silence_words(status))


def _read_when(status: AccountStatus) -> str:
    if status.read_at is None:
        return ""
    return words.tr("The balance as it was at {}", "window").format(_time(status.read_at, status.at))


def _time(then: datetime, now: datetime) -> str:
    """Return the time of day, or the date if it was an earlier day; never "now"."""
    here, then = now.astimezone(), then.astimezone()
    return words.clock(then) if then.date() == here.date() else words.moment(then, here)

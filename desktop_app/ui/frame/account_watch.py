"""Keeps the account's status fresh: the connection in the header, its balance, and the limits in the footer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QTimer

from desktop_app.core.errors import AnswerNotUnderstood, KeyLocked, KeyMissing, KeyRefused, ServiceUnreachable
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


class AccountWatch:
    """Draws the account's status every two seconds once started, and whenever something may have changed it.

    Calls `drawn(status)` each time, for other displays of the status.
    """

    def __init__(self, context: PageContext, shell: Shell, drawn: Callable[[AccountStatus], object]) -> None:
        self._context = context
        self._shell = shell
        self._drawn = drawn
        self._over = False
        self._balance: BalanceReading | None = None  # the last one announced to everybody
        self._timer = QTimer(shell)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self.look)
        # In its own turn: announced during an older announcement, it would reach some receivers first, and be
        # overwritten.
        self._telling = QTimer(shell)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._tell)
        changes = context.changes
        changes.balance_changed.connect(self._balance_told)
        changes.connection_changed.connect(self._other_connection)
        for something in (changes.changed, changes.connection_failed, changes.key_entered, changes.key_failed):
            something.connect(lambda _about: self.look())
        changes.ended.connect(self.stop)

    def start(self) -> None:
        """Draw the status every two seconds."""
        self._timer.start()

    def stop(self) -> None:
        """Stop: the services are about to end."""
        self._over = True
        self._timer.stop()
        self._telling.stop()

    def look(self) -> None:
        """Draw the status, and announce a balance that is new."""
        if self._over:
            return
        status = self._context.services.balances.status(self._context.connection())
        self._draw(status)
        if self._untold(status):
            self._telling.start(0)

    def _tell(self) -> None:
        status = self._context.services.balances.status(self._context.connection())
        if self._untold(status):
            self._balance = status.balance
            self._context.changes.balance_changed.emit(status.balance)

    def _untold(self, status: AccountStatus) -> bool:
        return status.balance is not None and status.balance is not self._balance

    def _balance_told(self, reading: BalanceReading) -> None:
        self._balance = reading
        self.look()

    def _other_connection(self) -> None:
        """Forget the balance of the previous connection."""
        self._balance = None
        self.look()

    def _draw(self, status: AccountStatus) -> None:
        tone, state = pill_look(status)
        self._shell.set_connection(connection_title(status.connection), tone, state, _since(status), _tip(status))
        self._shell.header.say_balance_read(_read_when(status), old=status.silent)
        self._draw_limits(status)
        self._drawn(status)

    def _draw_limits(self, status: AccountStatus) -> None:
        told = limit_words()
        shown = [group for group in told if group in status.left]
        rates = [(told[group][0], *status.left[group]) for group in shown]
        self._shell.footer.set_rates(rates, [told[group][1] for group in shown])
        waits = self._context.services.balances.waits(status.connection)
        self._shell.footer.set_waits([wait_in_words(waits.get(group)) for group in shown])


def limit_words() -> dict[RateGroup, tuple[str, str]]:
    """Return each group of requests that a service limits: its name, and what belongs to it."""
    return {
        RateGroup.READS: (
            words.tr("reading", "window"),
            words.tr("Balance, states of tasks, results", "balance"),
        ),
        RateGroup.SUBMITS: (words.tr("sending lists", "window"), words.tr("Tasks in which lists are sent", "balance")),
        RateGroup.CHECKS: (
            words.tr("single checks", "window"),
            words.tr("Numbers that are asked about one by one", "window"),
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
    return words.tr("in trouble", "window")


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
    said = words.tr("No answer since {}. Dialproof tries again by itself; nothing is lost.", "window")
    return said.format(_time(since, now))


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

"""What the requests through one connection came to: whether its service answers, and the balance it named last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from desktop_app.core.account import AccountStatus, KeyState
from desktop_app.core.connection import Connection
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, OutcomeUnknown, ServiceUnreachable
from desktop_app.core.readings import BalanceReading


class AccountHealth:
    """Hears of every request, whoever sent it: polls, submissions, checks and balances tell the same truth."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._status = AccountStatus(Connection(), self._now())

    def status(self, connection: Connection, key: KeyState) -> AccountStatus:
        """Return what was heard, as the account of `connection`."""
        return replace(self._status, connection=connection, at=self._now(), key=key)

    def heard(self, error: DialproofError | None) -> None:
        """Note what a request came to; None: it was answered as asked.

        A refusal is an answer, and so is one that isn't understood. Of a submission in doubt nobody knows.
        """
        if isinstance(error, OutcomeUnknown):
            return
        if isinstance(error, ServiceUnreachable) and not isinstance(error, AnswerNotUnderstood):
            since = self._status.silent_since or self._now()
            self._status = replace(self._status, silent_since=since, trouble=_kept(error))
        elif self._status.silent:
            self._status = replace(self._status, answered=True, silent_since=None, trouble=None)
        elif not self._status.answered:
            self._status = replace(self._status, answered=True)

    def balance_read(self, reading: BalanceReading) -> None:
        """Keep the balance that a request brought."""
        self._status = replace(self._status, balance=reading, read_at=self._now(), trouble=None)

    def balance_failed(self, error: DialproofError) -> None:
        """Keep why the balance couldn't be read, where no request was sent, or the answer is of no use."""
        if not self._status.silent:
            self._status = replace(self._status, trouble=_kept(error))

    def forget(self) -> None:
        """Another key was entered: what is known belongs to the account before."""
        self._status = AccountStatus(Connection(), self._now())


def _kept(error: DialproofError) -> DialproofError:
    """The same without its traceback, which would keep whatever its frames hold for as long as it is kept."""
    return type(error)(**error.params)

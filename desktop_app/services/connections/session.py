"""Finds the service that is meant, its key, and a client for it; starts the local service when first needed."""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from decimal import Decimal
from functools import lru_cache

from desktop_app.core.errors import (
    AnswerNotUnderstood,
    DialproofError,
    KeyLocked,
    KeyMissing,
    KeyWithheld,
    OutcomeUnknown,
    ProductsBroken,
    ProfileBroken,
    ServiceUnreachable,
)
from desktop_app.core.profile.model import DEFAULT, OWN, ServiceProfile
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from desktop_app.core.service.account import AccountStatus, KeyState
from desktop_app.core.service.connection import LOCAL, Connection, usable_origin
from desktop_app.core.service.policy import Policy
from desktop_app.core.service.product_list import ProductsWrong, read_kept, write_products
from desktop_app.core.service.products import STANDARD, UNPRICED, Catalogue
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import BalanceReading
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.key_forms import mask_of
from desktop_app.services.connections.auth_circuit_breaker import AuthCircuitBreaker, GatedClient
from desktop_app.services.ports import Keys, LocalServiceHandle, MakeClient, StartLocalService, VerificationClient
from desktop_app.storage.journal.journal import Journal


@dataclass(frozen=True, slots=True)
class Access:
    """A client ready to use; `account` names its key in the rate log without revealing it.

    `ungated`: the client without the circuit breaker of its key, to read the balance once after the refusal of a key
    that was accepted a moment ago. `hide` puts a placeholder where a part of the key stands in a task's id.
    """

    client: VerificationClient
    account: str
    ungated: VerificationClient
    hide: Callable[[str], str] = field(repr=False)


class Session:
    """Holds connections and their clients, as far as this computer's `policy` lets them be used.

    `now` returns an aware wall-clock time.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - its ports
        self,
        journal: Journal,
        keys: Keys,
        make_client: MakeClient,
        start_local: StartLocalService,
        policy: Policy,
        now: Callable[[], datetime],
    ) -> None:
        self.policy = policy
        self._saved = SavedConnections(journal, lambda: self.policy)
        self._keys = keys
        self._make_client = make_client
        self._start_local = start_local
        self._local: LocalServiceHandle | None = None
        self._open: dict[tuple[str, str, str], Access] = {}
        self._limits: dict[str, Mapping[RateGroup, int]] = {}
        self._per_second: dict[str, int | None] = {}
        self._gates: dict[str, AuthCircuitBreaker] = {}  # by account
        self._health = defaultdict[str, AccountHealth](lambda: AccountHealth(now))  # by origin
        # Origins whose key was wanted and isn't there. True: the keyring has the key and is locked.
        self._keyless: dict[str, bool] = {}
        self._starting = asyncio.Lock()
        self._ahead: asyncio.Future[None] | None = None

    # --- Choice of connection ---

    def connections(self) -> list[Connection]:
        """Return the local service and every saved connection, or only the one that the policy leaves."""
        return self._saved.every()

    def current(self) -> Connection:
        """Return the connection that is used if none is named."""
        return self._saved.current()

    def connection(self, base_url: str) -> Connection:
        """Return the saved connection of an address, or the removed one, or one made for it."""
        return self._saved.named(base_url)

    def started_for(self, base_url: str | None) -> Connection:
        """Return the connection that the program was started for: a key given for this run is meant for it.

        Raise `AddressFixed` or `SwitchedOff` if the policy doesn't let it be used.
        """
        if base_url is not None:
            self.policy.check_address(base_url)
        connection = self.current() if base_url is None else self.connection(base_url)
        if not connection.local:
            self._keys.entrust(connection.origin, first=base_url is not None)
        return connection

    def choose(self, connection: Connection) -> None:
        """Use this connection from now on."""
        self._saved.choose(connection)
        self.health(connection).put_to_use()

    async def save(self, connection: Connection, key: str | None) -> bool:
        """Save a connection, and its key if one is given. Return True if the system keyring keeps the key."""
        self.policy.check_address(connection.base_url)
        connection = self._saved.save(connection)
        if not key:
            return True
        self.reopen(connection)
        self._keyless.pop(connection.origin, None)
        self.health(connection).forget()
        return await self._keys.put(connection.origin, key)

    def may_price(self, connection: Connection) -> bool:
        """Return True if a connection can keep a price: it is saved and not the local service, which has its own."""
        return not connection.local and any(each.base_url == connection.base_url for each in self.connections())

    async def keep_price(self, connection: Connection, slug: str, price: Decimal) -> None:
        """Store the price per number of a product at a connection for later estimates; sent batches keep their price.

        Raise `ProductsBroken` if the connection's products can't be read.
        """
        kept = self.connection(connection.base_url)
        products = write_products(catalogue_of(kept).priced(slug, price))
        await self.save(replace(kept, products=products), None)

    async def remove(self, connection: Connection) -> None:
        """Forget a connection and its key. Batches sent through it stay in the journal and can still be understood."""
        left = self._saved.remove(connection)
        if not any(each.origin == connection.origin for each in left):
            await self._keys.forget(connection.origin)
            if connection.origin in self._keyless:  # what waits for this key now waits for another one
                self._keyless[connection.origin] = False

    async def has_key(self, connection: Connection) -> bool:
        """Return True if a key is known for a connection. Typing an address never asks for the keyring's password."""
        return connection.local or await self._keys.has(connection.origin)

    # --- Clients ---

    async def access(self, connection: Connection, *, anew: bool = False, unlock: bool = False) -> Access:
        """Return a client for a saved connection. Raise `KeyMissing`, `LocalServiceDown` or `ProfileBroken`.

        Raise `KeyRefused` if the service has refused its key before, unless the key is to be tried `anew`. Raise
        `AddressFixed` or `SwitchedOff` if the policy doesn't let the connection be used. `unlock`: a person who didn't
        unlock the keyring is asked again.
        """
        self.policy.check_address(connection.base_url)
        if unlock:  # a person takes long, and other connections must not wait for that
            await self._ask(connection)
        async with self._starting:
            base_url, key = await self._address(connection)
            name = base_url, key, connection.profile
            profile, account = profile_of(connection), _account(base_url, key)
            health = self.health(connection)
            gate = self._gates.setdefault(account, AuthCircuitBreaker(health.heard))
            if anew:
                gate.reopen()
            gate.check()
            self._saved.note_key(connection, account)
            if name not in self._open:
                client = self._make_client(base_url, key, profile)
                gated = GatedClient(client, gate, health.balance_read)
                self._open[name] = Access(gated, account, client, mask_of(key.strip()).aside)
            self._limits[account] = profile.requests_a_minute
            self._per_second[account] = profile.per_second
            return self._open[name]

    def start_ahead(self, connection: Connection) -> None:
        """Begin to start the local service, if the connection is that, while a list is read that is to be sent there.

        Also read its balance, without a turn of the pacer: the first request loads what all requests need. Whoever asks
        for access waits for the start, and hears of what goes wrong.
        """
        if connection.local and self._ahead is None:
            self._ahead = asyncio.ensure_future(self._warmed(connection))
            self._ahead.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _warmed(self, connection: Connection) -> None:
        access = await self.access(connection)
        await access.client.balance()

    def health(self, connection: Connection) -> AccountHealth:
        """Return what the requests through a connection came to; connections of one origin are one account."""
        return self._health[connection.origin]

    def status(self, connection: Connection) -> AccountStatus:
        """Return the state of a connection's account, as far as its requests and its key tell.

        Nothing is asked for it.
        """
        if self.key_refused(connection):
            key = KeyState.REFUSED
        elif self.keyring_locked(connection):
            key = KeyState.LOCKED
        else:
            key = KeyState.MISSING if self.awaits_key(connection) else KeyState.OK
        return self.health(connection).status(connection, key)

    def key_refused(self, connection: Connection) -> bool:
        """Return True if a connection's service has refused the key and nobody has entered another since."""
        origin = connection.origin
        return any(gate.refused and account.startswith(f"{origin} ") for account, gate in self._gates.items())

    def awaits_key(self, connection: Connection) -> bool:
        """Return True if nothing goes through a connection until it has another key: refused, or wanted and missing."""
        missing = not connection.local and connection.origin in self._keyless
        return missing or self.key_refused(connection)

    def keyring_locked(self, connection: Connection) -> bool:
        """Return True if a connection only waits for the system keyring, which has its key, to be unlocked."""
        return not connection.local and self._keyless.get(connection.origin, False)

    async def unlock(self, connection: Connection, *, ask: bool = True) -> bool:
        """Return True if the key of a locked keyring is there now. Unless `ask`, nobody is asked for its password."""
        origin = connection.origin
        if await (self._ask(connection) if ask else self._keys.get(origin)) is not None:
            self._keyless.pop(origin, None)
            return True
        there = await self._keys.has(origin)  # the keyring may be open by now, with the key gone from it
        if origin in self._keyless:
            self._keyless[origin] = there
        return False

    def reopen(self, connection: Connection) -> None:
        """Let a connection's key be tried again: a person entered it anew, or says that it was put right."""
        if connection.local:  # its key is ours
            return
        for account, gate in self._gates.items():
            if account.startswith(f"{connection.origin} "):
                gate.reopen()

    def opened(self, connection: Connection) -> Access | None:
        """Return a connection's client if there is one already; start nothing and ask for no key."""
        base_url = self._local.base_url if connection.local and self._local else connection.base_url
        return next((access for (address, *_), access in reversed(self._open.items()) if address == base_url), None)

    def limits(self, account: str) -> Mapping[RateGroup, int]:
        """Return an account's requests per minute by group, from its service profile or from the API document."""
        return self._limits.get(account, LIMITS)

    def per_second(self, account: str) -> int | None:
        """Return an account's requests per second, if its service profile limits them."""
        return self._per_second.get(account)

    async def access_unsaved(self, connection: Connection, key: str) -> Access:
        """Return a client for a connection that isn't saved as it is; the caller closes it. `key` "": the stored one.

        Raise `KeyMissing` (`KeyLocked`, `KeyWithheld`), `ProfileBroken`, or what `access` raises because of the policy.
        """
        base_url = connection.base_url
        self.policy.check_address(base_url)
        if not key:
            await self._ask(connection)
            base_url, key = await self._address(connection)
        client = self._make_client(base_url, key, profile_of(connection))
        return Access(client, _account(base_url, key), client, mask_of(key.strip()).aside)

    async def _ask(self, connection: Connection) -> str | None:
        """Return a connection's key. Ask a person who didn't unlock it again, unless they are being asked already."""
        return None if connection.local else await self._keys.get(connection.origin, anew=True)

    async def _address(self, connection: Connection) -> tuple[str, str]:
        if connection.local:
            if self._local is None or not self._local.alive:
                self._local = await self._start_local()
            return self._local.base_url, self._local.api_key
        told, origin = str(usable_origin(connection.base_url)), connection.origin
        key = await self._keys.get(origin)
        there = key is None and await self._keys.has(origin)
        if there:  # the keyring may have been unlocked meanwhile: nobody is asked for a password twice
            key = await self._keys.get(origin)
        if key is None:
            self._keyless[origin] = there
            if there:
                raise KeyLocked(origin=told)
            if self._keys.given:
                raise KeyWithheld(origin=told, base_url=connection.base_url)
            raise KeyMissing(origin=told)
        self._keyless.pop(origin, None)
        return connection.base_url, key

    async def aclose(self) -> None:
        """Close every client and end the local service, also one that is being started."""
        if self._ahead is not None:
            self._ahead.cancel()
            await asyncio.wait([self._ahead])
        for access in self._open.values():
            await access.client.aclose()
        self._open.clear()
        if self._local:
            await self._local.aclose()
            self._local = None


_read_profile = lru_cache(maxsize=32)(read_profile)  # a millisecond each, several times for each submission


def profile_of(connection: Connection) -> ServiceProfile:
    """Return the connection's service profile. Raise `ProfileBroken` if its text can't be read."""
    if not connection.profile:
        return OWN if connection.local else DEFAULT
    try:
        return _read_profile(connection.profile)
    except ProfileWrong as error:
        raise ProfileBroken(name=connection.title, reason=str(error)) from None


def has_tasks(connection: Connection) -> bool:
    """Return True unless the connection's service profile says that it has single checks alone."""
    try:
        return profile_of(connection).has_tasks
    except ProfileBroken:  # reported where it is used
        return True


def catalogue_of(connection: Connection) -> Catalogue:
    """Return the products of a connection's service. Raise `ProductsBroken` if their stored text can't be read.

    Prices are unknown for a service other than the local one whose products nobody has edited.
    """
    if connection.local:
        return STANDARD
    try:
        return _read_products(connection.products) if connection.products else UNPRICED
    except ProductsWrong as error:
        raise ProductsBroken(name=connection.title, reason=str(error)) from None


def shown_catalogue(connection: Connection) -> Catalogue:
    """Return the products for display, if nothing is sent. Never raise, whatever text is stored."""
    try:
        return catalogue_of(connection)
    except ProductsBroken:
        return UNPRICED


# Cached because tables name products row by row.
_read_products = lru_cache(maxsize=16)(read_kept)


def _account(base_url: str, key: str) -> str:
    # Limits are counted per key; a digest names the key without revealing it.
    return f"{Connection(base_url).origin} {hashlib.sha256(key.encode()).hexdigest()[:16]}"


# Records what a connection's requests came to: if its service answers, and the balance it named last.


class AccountHealth:
    """Records the outcome of every request, whoever sent it, so that polls, submissions, checks and balances agree."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._status = AccountStatus(Connection(), self._now())

    def status(self, connection: Connection, key: KeyState) -> AccountStatus:
        """Return what was recorded, as the account status of `connection`."""
        return replace(self._status, connection=connection, at=self._now(), key=key)

    def heard(self, error: DialproofError | None) -> None:
        """Note the outcome of a request; None: it was answered as asked.

        A refusal is an answer, and so is an answer that isn't understood. A submission in doubt says nothing.
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
        """Store the balance that a request brought."""
        self._status = replace(self._status, balance=reading, read_at=self._now(), trouble=None)

    def balance_failed(self, error: DialproofError) -> None:
        """Store why the balance couldn't be read, when no request was sent or the answer is of no use."""
        if not self._status.silent:
            self._status = replace(self._status, trouble=_kept(error))

    def forget(self) -> None:
        """Forget everything recorded: another key was entered, and the records belong to the account before."""
        entered, chosen = self._status.keys_entered + 1, self._status.chosen
        self._status = AccountStatus(Connection(), self._now(), keys_entered=entered, chosen=chosen)

    def put_to_use(self) -> None:
        """Note that a person has put the connection to use: whoever shows the account begins anew."""
        self._status = replace(self._status, chosen=self._status.chosen + 1)


def _kept(error: DialproofError) -> DialproofError:
    """Return a copy of an error without its traceback, which would keep alive whatever its frames hold."""
    return type(error)(**error.params)


# Connections as the journal has them, without keys: saved ones, removed ones, and which is in use.


_REMOVED_KEPT = 50


class SavedConnections:
    """Reads and writes connections as far as the `policy`, which is asked each time, leaves them to a person."""

    def __init__(self, journal: Journal, policy: Callable[[], Policy]) -> None:
        self._journal = journal
        self._policy = policy

    def every(self) -> list[Connection]:
        """Return the local service and every saved connection, or only the one that the policy leaves."""
        every = [Connection(LOCAL), *self._kept()]
        return [self._fixed(every)] if self._policy().base_url else every

    def _fixed(self, known: Iterable[Connection]) -> Connection:
        """Return the policy's connection, completed from the stored one where the policy says nothing."""
        policy = self._policy()
        kept = next((each for each in known if each.base_url == policy.base_url), Connection(policy.base_url))
        return replace(kept, name=policy.name or kept.name, profile=policy.profile or kept.profile)

    def current(self) -> Connection:
        """Return the connection that is used if none is named."""
        return self.named(self._policy().base_url or self._journal.setting(Setting.CONNECTION, LOCAL))

    def named(self, base_url: str) -> Connection:
        """Return the saved connection of an address, or the removed one, or one made for it."""
        known = (each for asked in (self.every, self._kept, self._removed) for each in asked())
        return next((each for each in known if each.base_url == base_url), Connection(base_url))

    def choose(self, connection: Connection) -> None:
        """Use this connection from now on."""
        self._journal.save_setting(Setting.CONNECTION, connection.base_url)

    def save(self, connection: Connection) -> Connection:
        """Save a connection, replacing the saved one of its address. Return it as stored."""
        connection = self._without_fixed(connection)
        others = [each for each in self._kept() if each.base_url != connection.base_url]
        self._write(Setting.CONNECTIONS, [*others, connection])
        return connection

    def _without_fixed(self, connection: Connection) -> Connection:
        """Return a connection with the stored name and profile where the policy sets them.

        What the policy sets isn't the person's, and must not remain theirs once the policy is gone.
        """
        kept = next((each for each in self._kept() if each.base_url == connection.base_url), Connection())
        policy = self._policy()
        name = kept.name if policy.name else connection.name
        return replace(connection, name=name, profile=kept.profile if policy.profile else connection.profile)

    def remove(self, connection: Connection) -> list[Connection]:
        """Forget a connection, except for what is needed to understand its lists.

        Return the connections that are left.
        """
        known = self._kept()
        left = [each for each in known if each.base_url != connection.base_url]
        gone = [each for each in self._removed() if each.base_url != connection.base_url]
        gone += [each for each in known if each.base_url == connection.base_url]
        self._write(Setting.REMOVED_CONNECTIONS, gone[-_REMOVED_KEPT:])
        self._write(Setting.CONNECTIONS, left)
        if self.current().base_url == connection.base_url:
            self.choose(Connection(LOCAL))
        return left

    def note_key(self, connection: Connection, account: str) -> None:
        """Store by a digest which key a connection is used with: connections with the same key share a balance."""
        origin, _, digest = account.rpartition(" ")
        known = self._journal.setting(Setting.KEYS_OF_ORIGINS, {})
        if not connection.local and known.get(origin) != digest:
            self._journal.save_setting(Setting.KEYS_OF_ORIGINS, {**known, origin: digest})

    def _removed(self) -> list[Connection]:
        """Return the removed connections: lists that went through them still need their profiles to be understood."""
        return list(map(_saved, self._journal.setting(Setting.REMOVED_CONNECTIONS, [])))

    def _kept(self) -> list[Connection]:
        return list(map(_saved, self._journal.setting(Setting.CONNECTIONS, [])))

    def _write(self, setting: str, connections: Iterable[Connection]) -> None:
        self._journal.save_setting(setting, [_stored(each) for each in connections])


def _saved(kept: Mapping[str, str]) -> Connection:
    """Return a connection as the journal has it, ignoring fields that another version of the program stored."""
    keys = {field.name: _STORED_AS.get(field.name, field.name) for field in fields(Connection)}
    return Connection(**{name: kept[key] for name, key in keys.items() if key in kept})


# A field's key in the journal, where that differs: every version of the program reads these.
_STORED_AS = {"profile": "dialect"}


def _stored(connection: Connection) -> dict[str, str]:
    """Return a connection as the journal has it."""
    return {_STORED_AS.get(name, name): value for name, value in asdict(connection).items()}

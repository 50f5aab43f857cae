"""Which service is meant, its key, and a client for it; the local service is started when it is first needed."""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache

from desktop_app.core.connection import LOCAL, Connection, origin_of
from desktop_app.core.dialect.model import DEFAULT, Dialect
from desktop_app.core.dialect.reading import DialectWrong, read_dialect
from desktop_app.core.errors import DialectBroken, KeyMissing, KeyWithheld, ProductsBroken
from desktop_app.core.policy import Policy
from desktop_app.core.product_list import ProductsWrong, read_kept
from desktop_app.core.products import STANDARD, UNPRICED, Catalogue
from desktop_app.core.rates import LIMITS, RateGroup
from desktop_app.services.key_gate import GatedClient, KeyGate
from desktop_app.services.ports import (
    Journal,
    Keys,
    LocalServiceHandle,
    MakeClient,
    StartLocalService,
    VerificationClient,
)

_REMOVED = "removed connections"
_REMOVED_KEPT = 50


@dataclass(frozen=True, slots=True)
class Access:
    """A client ready to use; `account` names its key in the rate log without telling it."""

    client: VerificationClient
    account: str


class Session:
    """Connections and their clients, as far as the `policy` of this computer lets them be used."""

    def __init__(
        self,
        journal: Journal,
        keys: Keys,
        make_client: MakeClient,
        start_local: StartLocalService,
        policy: Policy,
    ) -> None:
        self.policy = policy
        self._journal = journal
        self._keys = keys
        self._make_client = make_client
        self._start_local = start_local
        self._local: LocalServiceHandle | None = None
        self._open: dict[tuple[str, str, str], Access] = {}
        self._limits: dict[str, Mapping[RateGroup, int]] = {}
        self._gates: defaultdict[str, KeyGate] = defaultdict(KeyGate)  # by account
        self._keyless: set[str] = set()  # origins whose key was wanted and isn't there
        self._starting = asyncio.Lock()

    # --- which connection ---

    def connections(self) -> list[Connection]:
        """The local service and every saved connection; or the only one that the policy leaves."""
        every = [Connection(LOCAL), *self._kept()]
        return [self._fixed(every)] if self.policy.base_url else every

    def _fixed(self, known: Iterable[Connection]) -> Connection:
        """The policy's connection, with what is kept of it where the policy says nothing."""
        policy = self.policy
        kept = next((each for each in known if each.base_url == policy.base_url), Connection(policy.base_url))
        return replace(kept, name=policy.name or kept.name, dialect=policy.dialect or kept.dialect)

    def current(self) -> Connection:
        """The connection that is used where none is named."""
        return self.connection(self.policy.base_url or self._journal.setting("connection", LOCAL))

    def connection(self, base_url: str) -> Connection:
        """The saved connection of that address, or the removed one, or one made for it."""
        known = (each for asked in (self.connections, self._kept, self._removed) for each in asked())
        return next((each for each in known if each.base_url == base_url), Connection(base_url))

    def _removed(self) -> list[Connection]:
        """What removed connections were taught: lists that went through them still have to be understood."""
        return list(map(_saved, self._journal.setting(_REMOVED, [])))

    def _kept(self) -> list[Connection]:
        return list(map(_saved, self._journal.setting("connections", [])))

    def started_for(self, base_url: str | None) -> Connection:
        """The connection that the program was started for: a key that was given for this run is meant for it.

        Raises `AddressFixed` or `SwitchedOff` where the policy doesn't let it be used.
        """
        if base_url is not None:
            self.policy.check_address(base_url)
        connection = self.current() if base_url is None else self.connection(base_url)
        if not connection.local:
            self._keys.entrust(origin_of(connection.base_url), first=base_url is not None)
        return connection

    def choose(self, connection: Connection) -> None:
        """Use this connection from now on."""
        self._journal.save_setting("connection", connection.base_url)

    async def save(self, connection: Connection, key: str | None) -> bool:
        """Save a connection and, where one is given, its key; whether the system keyring keeps it."""
        self.policy.check_address(connection.base_url)
        connection = self._without_fixed(connection)
        others = [each for each in self._kept() if each.base_url != connection.base_url]
        self._journal.save_setting("connections", [asdict(each) for each in [*others, connection]])
        if not key:
            return True
        self.reopen(connection)
        self._keyless.discard(origin_of(connection.base_url))
        return await self._keys.put(origin_of(connection.base_url), key)

    def _without_fixed(self, connection: Connection) -> Connection:
        """What the policy says of it isn't the person's, and is theirs no longer once the policy has gone."""
        kept = next((each for each in self._kept() if each.base_url == connection.base_url), Connection())
        name = kept.name if self.policy.name else connection.name
        return replace(connection, name=name, dialect=kept.dialect if self.policy.dialect else connection.dialect)

    async def remove(self, connection: Connection) -> None:
        """Forget a connection and its key; batches that were sent through it stay in the journal, and understood."""
        known = self._kept()
        left = [each for each in known if each.base_url != connection.base_url]
        gone = [each for each in self._removed() if each.base_url != connection.base_url]
        gone += [each for each in known if each.base_url == connection.base_url]
        self._journal.save_setting(_REMOVED, [asdict(each) for each in gone[-_REMOVED_KEPT:]])
        self._journal.save_setting("connections", [asdict(each) for each in left])
        if self.current().base_url == connection.base_url:
            self.choose(Connection(LOCAL))
        if not any(origin_of(each.base_url) == origin_of(connection.base_url) for each in left):
            await self._keys.forget(origin_of(connection.base_url))

    async def has_key(self, connection: Connection) -> bool:
        """Whether a key is known for a connection."""
        return connection.local or await self._keys.get(origin_of(connection.base_url)) is not None

    # --- its client ---

    async def access(self, connection: Connection, *, anew: bool = False) -> Access:
        """A client for a saved connection; raises `KeyMissing`, `LocalServiceDown` or `DialectBroken`.

        `KeyRefused` where the service has refused its key before, unless that is to be tried `anew`; `AddressFixed` or
        `SwitchedOff` where the policy doesn't let it be used.
        """
        self.policy.check_address(connection.base_url)
        async with self._starting:
            base_url, key = await self._address(connection)
            name = base_url, key, connection.dialect
            dialect, account = dialect_of(connection), _account(base_url, key)
            gate = self._gates[account]
            if anew:
                gate.reopen()
            gate.check()
            if name not in self._open:
                self._open[name] = Access(GatedClient(self._make_client(base_url, key, dialect), gate), account)
            self._limits[account] = dialect.limits
            return self._open[name]

    def key_refused(self, connection: Connection) -> bool:
        """Whether a connection's service has refused the key, and nobody has entered another since."""
        origin = "" if connection.local else origin_of(connection.base_url)
        return any(gate.refused and account.startswith(f"{origin} ") for account, gate in self._gates.items())

    def awaits_key(self, connection: Connection) -> bool:
        """Whether nothing goes on through a connection until there is another key: refused, or wanted and missing."""
        missing = not connection.local and origin_of(connection.base_url) in self._keyless
        return missing or self.key_refused(connection)

    def reopen(self, connection: Connection) -> None:
        """Let a connection's key be tried once more: a person entered it anew, or says that it was put right."""
        if connection.local:  # its key is ours
            return
        for account, gate in self._gates.items():
            if account.startswith(f"{origin_of(connection.base_url)} "):
                gate.reopen()

    def opened(self, connection: Connection) -> Access | None:
        """The client of a connection if there is one already; nothing is started and no key asked for."""
        base_url = self._local.base_url if connection.local and self._local else connection.base_url
        return next((access for (address, *_), access in reversed(self._open.items()) if address == base_url), None)

    def limits(self, account: str) -> Mapping[RateGroup, int]:
        """Requests a minute of an account by group: what its connection was taught, or the document's."""
        return self._limits.get(account, LIMITS)

    async def trial(self, connection: Connection, key: str) -> Access:
        """A client for a connection that isn't saved as it is; the caller closes it. `key` "": the kept one.

        Raises `KeyMissing` (`KeyWithheld`), `DialectBroken`, or what `access` does for the policy's sake.
        """
        base_url = connection.base_url
        self.policy.check_address(base_url)
        if not key:
            base_url, key = await self._address(connection)
        return Access(self._make_client(base_url, key, dialect_of(connection)), _account(base_url, key))

    async def _address(self, connection: Connection) -> tuple[str, str]:
        if connection.local:
            if self._local is None or not self._local.alive:
                self._local = await self._start_local()
            return self._local.base_url, self._local.api_key
        origin = origin_of(connection.base_url)
        key = await self._keys.get(origin)
        if key is None:
            self._keyless.add(origin)
            if self._keys.given:
                raise KeyWithheld(origin=origin, base_url=connection.base_url)
            raise KeyMissing(origin=origin)
        self._keyless.discard(origin)
        return connection.base_url, key

    async def aclose(self) -> None:
        """Close every client and end the local service."""
        for access in self._open.values():
            await access.client.aclose()
        self._open.clear()
        if self._local:
            await self._local.aclose()
            self._local = None


def _saved(kept: Mapping[str, str]) -> Connection:
    """A connection as the journal has it; what another version of the program kept with it, too, is passed over."""
    return Connection(**{field.name: kept[field.name] for field in fields(Connection) if field.name in kept})


def dialect_of(connection: Connection) -> Dialect:
    """What the connection's service calls things; raises `DialectBroken` where its text can't be read."""
    if not connection.dialect:
        return DEFAULT
    try:
        return read_dialect(connection.dialect)
    except DialectWrong as error:
        raise DialectBroken(name=connection.title, reason=str(error)) from None


def catalogue_of(connection: Connection) -> Catalogue:
    """What can be asked of a connection's service; raises `ProductsBroken` where its kept text can't be read.

    Of a service that isn't the local one, and whose products nobody has edited, no price is known.
    """
    if connection.local:
        return STANDARD
    try:
        return _read_products(connection.products) if connection.products else UNPRICED
    except ProductsWrong as error:
        raise ProductsBroken(name=connection.title, reason=str(error)) from None


def shown_catalogue(connection: Connection) -> Catalogue:
    """The same to name products by, where nothing is sent: without an error, whatever text is kept."""
    try:
        return catalogue_of(connection)
    except ProductsBroken:
        return UNPRICED


# Tables name products row by row.
_read_products = lru_cache(maxsize=16)(read_kept)


def _account(base_url: str, key: str) -> str:
    # Limits are counted for each key; a digest names it without giving it away.
    return f"{origin_of(base_url)} {hashlib.sha256(key.encode()).hexdigest()[:16]}"

"""Connections as the journal keeps them, without their keys: saved ones, removed ones, and which is in use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, fields, replace

from desktop_app.core.connection import LOCAL, Connection
from desktop_app.core.policy import Policy
from desktop_app.services.ports import Journal

_CURRENT, _SAVED, _REMOVED = "connection", "connections", "removed connections"
_REMOVED_KEPT = 50


class SavedConnections:
    """Reads and writes them, as far as the `policy`, asked for each time, leaves them to a person."""

    def __init__(self, journal: Journal, policy: Callable[[], Policy]) -> None:
        self._journal = journal
        self._policy = policy

    def every(self) -> list[Connection]:
        """The local service and every saved connection; or the only one that the policy leaves."""
        every = [Connection(LOCAL), *self._kept()]
        return [self._fixed(every)] if self._policy().base_url else every

    def _fixed(self, known: Iterable[Connection]) -> Connection:
        """The policy's connection, with what is kept of it where the policy says nothing."""
        policy = self._policy()
        kept = next((each for each in known if each.base_url == policy.base_url), Connection(policy.base_url))
        return replace(kept, name=policy.name or kept.name, dialect=policy.dialect or kept.dialect)

    def current(self) -> Connection:
        """The connection that is used where none is named."""
        return self.named(self._policy().base_url or self._journal.setting(_CURRENT, LOCAL))

    def named(self, base_url: str) -> Connection:
        """The saved connection of that address, or the removed one, or one made for it."""
        known = (each for asked in (self.every, self._kept, self._removed) for each in asked())
        return next((each for each in known if each.base_url == base_url), Connection(base_url))

    def choose(self, connection: Connection) -> None:
        """Use this connection from now on."""
        self._journal.save_setting(_CURRENT, connection.base_url)

    def save(self, connection: Connection) -> Connection:
        """Save one, in the place of what was saved of its address; as it is kept."""
        connection = self._without_fixed(connection)
        others = [each for each in self._kept() if each.base_url != connection.base_url]
        self._write(_SAVED, [*others, connection])
        return connection

    def _without_fixed(self, connection: Connection) -> Connection:
        """What the policy says of it isn't the person's, and is theirs no longer once the policy has gone."""
        kept = next((each for each in self._kept() if each.base_url == connection.base_url), Connection())
        policy = self._policy()
        name = kept.name if policy.name else connection.name
        return replace(connection, name=name, dialect=kept.dialect if policy.dialect else connection.dialect)

    def remove(self, connection: Connection) -> list[Connection]:
        """Forget one but for what is needed to understand lists that went through it; those that are left."""
        known = self._kept()
        left = [each for each in known if each.base_url != connection.base_url]
        gone = [each for each in self._removed() if each.base_url != connection.base_url]
        gone += [each for each in known if each.base_url == connection.base_url]
        self._write(_REMOVED, gone[-_REMOVED_KEPT:])
        self._write(_SAVED, left)
        if self.current().base_url == connection.base_url:
            self.choose(Connection(LOCAL))
        return left

    def _removed(self) -> list[Connection]:
        """What removed connections were taught: lists that went through them still have to be understood."""
        return list(map(_saved, self._journal.setting(_REMOVED, [])))

    def _kept(self) -> list[Connection]:
        return list(map(_saved, self._journal.setting(_SAVED, [])))

    def _write(self, setting: str, connections: Iterable[Connection]) -> None:
        self._journal.save_setting(setting, [asdict(each) for each in connections])


def _saved(kept: Mapping[str, str]) -> Connection:
    """A connection as the journal has it; what another version of the program kept with it, too, is passed over."""
    return Connection(**{field.name: kept[field.name] for field in fields(Connection) if field.name in kept})

"""Defines a policy: what an organisation has fixed for a computer."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from desktop_app.core.errors import AddressFixed, SwitchedOff
from desktop_app.core.money.caps import NO_CAPS, Caps
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.text.translatable import REASONS, Text, tr_noop

# As `Network.proxy`: connect directly, whatever proxy the system has.
NO_PROXY = "none"


class Feature(StrEnum):
    """A feature that a policy can switch off, by its name in `[features]`."""

    LOCAL_SERVICE = "local_service"
    UPDATE_CHECK = "update_check"
    REUSE = "reuse"
    NOTIFICATIONS = "notifications"
    SAVED_KEYS = "saved_keys"
    REALTIME_CHECKS = "realtime_checks"


def _named(name: str, context: str = REASONS) -> Text:
    return Text(name, name, {}, context)


# The features' names for a person.
NAMES = {
    Feature.LOCAL_SERVICE: _named("Local service", "connections"),
    Feature.UPDATE_CHECK: _named(tr_noop("Look for a new version", "reasons")),
    Feature.REUSE: _named(tr_noop("Reuse answers", "reasons")),
    Feature.NOTIFICATIONS: _named(tr_noop("Notifications", "reasons")),
    Feature.SAVED_KEYS: _named(tr_noop("Keys in the system keyring", "reasons")),
    Feature.REALTIME_CHECKS: _named(tr_noop("Single checks", "reasons")),
}


# What a policy forbids a person: to do without a suppression list.
SUPPRESSION_OFF = _named(tr_noop("Doing without suppression lists", "reasons"))


@dataclass(frozen=True, slots=True)
class Suppressed:
    """What an organisation has suppressed: lists that a person has to have by their names, and a `file` of its own.

    That file, its national numbers of `country`, is the list `title`. `may_shrink`: a number that it no longer has
    comes off that list. `optional`: a person may switch lists off.
    """

    required: tuple[str, ...] = ()
    file: str = ""
    title: str = "Organisation"
    country: str = ""
    may_shrink: bool = False
    optional: bool = True


@dataclass(frozen=True, slots=True)
class Network:
    """The network settings. `proxy` is an address, `NO_PROXY`, or "" for the system's.

    `certificates` is the PEM text of authorities that are trusted beside the system's.
    """

    proxy: str = ""
    certificates: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Policy:
    """An organisation's policy. The defaults fix nothing.

    `base_url`: the only service that may be used, with `name` and `profile` (the service profile as TOML text) if
    given. `caps`: the most that may be spent, in the unit of each connection. `most_days`: ended lists and single
    checks are kept at most this long. `updates`: the address that announces a new version. `trial`: how many numbers go
    first through a connection that isn't proven; None leaves it to the person. `suppression`: numbers that must not be
    used.
    """

    base_url: str = ""
    name: str = ""
    profile: str = ""
    network: Network = Network()
    caps: Caps = NO_CAPS
    most_days: int | None = None
    updates: str = ""
    trial: int | None = None
    suppression: Suppressed = Suppressed()
    off: frozenset[Feature] = frozenset()

    def allows(self, feature: Feature) -> bool:
        """Return True unless the policy switches the feature off."""
        return feature not in self.off

    def require(self, feature: Feature) -> None:
        """Raise `SwitchedOff` if the policy switches the feature off."""
        if not self.allows(feature):
            raise SwitchedOff(name=NAMES[feature])

    def check_address(self, base_url: str) -> None:
        """Raise `AddressFixed` or `SwitchedOff` if the policy forbids this service."""
        if self.base_url and base_url != self.base_url:
            raise AddressFixed(base_url=self.base_url)
        if base_url == LOCAL:
            self.require(Feature.LOCAL_SERVICE)


NO_POLICY = Policy()

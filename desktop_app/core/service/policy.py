"""What an organisation has fixed for a computer: its policy, as every part of the program asks it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from desktop_app.core.errors import AddressFixed, SwitchedOff
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.text.marking import marked
from desktop_app.core.text.said import REASONS, Said

# In `Network.proxy`: straight out, whatever proxy the system has.
NO_PROXY = "none"


class Feature(StrEnum):
    """What a policy can switch off, under the names that it has in `[features]`."""

    LOCAL_SERVICE = "local_service"
    UPDATE_CHECK = "update_check"
    REUSE = "reuse"
    NOTIFICATIONS = "notifications"
    SAVED_KEYS = "saved_keys"
    REALTIME_CHECKS = "realtime_checks"


def _named(name: str, context: str = REASONS) -> Said:
    return Said(name, name, {}, context)


# As a person knows them.
NAMES = {
    Feature.LOCAL_SERVICE: _named("Local service", "connections"),
    Feature.UPDATE_CHECK: _named(marked("Look for a new version", "reasons")),
    Feature.REUSE: _named(marked("Reuse answers", "reasons")),
    Feature.NOTIFICATIONS: _named(marked("Notifications", "reasons")),
    Feature.SAVED_KEYS: _named(marked("Keys in the system keyring", "reasons")),
    Feature.REALTIME_CHECKS: _named(marked("Single checks", "reasons")),
}


@dataclass(frozen=True, slots=True)
class Network:
    """How the network is reached: `proxy` an address, `NO_PROXY`, or "" for the system's.

    `certificates` is the PEM text of authorities that are trusted beside the system's.
    """

    proxy: str = ""
    certificates: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Policy:
    """Without anything said, nothing is fixed.

    `base_url`: the only service that may be used, with `name` and `dialect` (TOML text) where they are given.
    `most_days`: lists and single checks that have ended are kept no longer. `updates`: where a new version is told.
    """

    base_url: str = ""
    name: str = ""
    dialect: str = ""
    network: Network = Network()
    most_days: int | None = None
    updates: str = ""
    off: frozenset[Feature] = frozenset()

    def allows(self, feature: Feature) -> bool:
        """Whether it isn't switched off."""
        return feature not in self.off

    def require(self, feature: Feature) -> None:
        """Raises `SwitchedOff` where it is."""
        if not self.allows(feature):
            raise SwitchedOff(name=NAMES[feature])

    def check_address(self, base_url: str) -> None:
        """Raises `AddressFixed` or `SwitchedOff` where this service may not be used."""
        if self.base_url and base_url != self.base_url:
            raise AddressFixed(base_url=self.base_url)
        if base_url == LOCAL:
            self.require(Feature.LOCAL_SERVICE)


NO_POLICY = Policy()

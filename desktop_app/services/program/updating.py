"""Looking for a new version: only where a person has switched it on or asks, and never more than telling them."""

from __future__ import annotations

from datetime import datetime

from desktop_app.core.errors import UpdateNotRead
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.core.service.updates import (
    ADDRESS,
    Release,
    ReleaseNotUnderstood,
    due,
    newer,
    numbers_of,
    read_release,
)
from desktop_app.core.text.said import said
from desktop_app.services.ports import Journal, Time
from desktop_app.services.ports.releases import ReadReleases

# The journal's settings.
_ON, _LOOKED, _TOLD = "looks for new versions", "looked for a new version", "new version told"


class Updating:
    """`installed` is this program's version, "" where it runs from source; `address` may be fixed by the policy."""

    def __init__(self, journal: Journal, time: Time, read: ReadReleases, installed: str, policy: Policy) -> None:
        self._journal = journal
        self._time = time
        self._read = read
        self._policy = policy
        self.installed = installed
        self.address = policy.updates or ADDRESS

    @property
    def allowed(self) -> bool:
        """Whether the policy of this computer lets one look."""
        return self._policy.allows(Feature.UPDATE_CHECK)

    @property
    def on(self) -> bool:
        """Whether it looks by itself; off until a person switches it on."""
        return self.allowed and bool(self.address) and self._journal.setting(_ON, False) is True

    @property
    def comparable(self) -> bool:
        """Whether it can be told which versions are newer: what is installed is a release."""
        return numbers_of(self.installed) is not None

    def switch(self, on: bool) -> None:
        """What the person wants."""
        self._journal.save_setting(_ON, on)

    async def look(self) -> Release | None:
        """Ask now; the newer version, None where none is known to be. Raises `UpdateNotRead` or `SwitchedOff`."""
        self._policy.require(Feature.UPDATE_CHECK)
        if not self.address:
            raise UpdateNotRead(reason=said("no address to ask is known"))
        # Before it is asked: what fails is asked again tomorrow, too.
        self._journal.save_setting(_LOOKED, self._time.now().isoformat())
        try:
            found = read_release(await self._read(self.address))
        except ReleaseNotUnderstood as error:
            raise UpdateNotRead(reason=str(error)) from None
        return found if newer(found.version, self.installed) else None

    async def look_by_itself(self) -> Release | None:
        """The same once a day, where it is switched on; None for a version that the person was `told` of."""
        if not self.on or not due(self._looked(), self._time.now()):
            return None
        found = await self.look()
        if found is None or self._journal.setting(_TOLD, "") == found.version:
            return None
        return found

    def told(self, release: Release) -> None:
        """The person has seen that this version is there."""
        self._journal.save_setting(_TOLD, release.version)

    def _looked(self) -> datetime | None:
        try:
            then = datetime.fromisoformat(self._journal.setting(_LOOKED, ""))
        except (TypeError, ValueError):
            return None
        return then if then.tzinfo is not None else None

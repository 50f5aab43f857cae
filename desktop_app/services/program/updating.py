"""Looks for a new version, only if a person has switched that on or asks for it, and only reports it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

from desktop_app.core.errors import UpdateNotRead
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.core.service.updates import (
    ADDRESS,
    Release,
    ReleaseNotUnderstood,
    due,
    newer,
    numbers_of,
    read_release,
)
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.ports import Time
from desktop_app.storage.journal.journal import Journal

# Fetches the content of an address (16 KB at most) without anything of the person's. Raises `UpdateNotRead`.
ReadReleases = Callable[[str], Awaitable[bytes]]


class Updating:
    """Looks for new versions. `installed` is this program's version, "" if run from source.

    The policy may fix `address`.
    """

    def __init__(self, journal: Journal, time: Time, read: ReadReleases, installed: str, policy: Policy) -> None:
        self._journal = journal
        self._time = time
        self._read = read
        self._policy = policy
        self.installed = installed
        self.address = policy.updates or ADDRESS

    @property
    def allowed(self) -> bool:
        """True if this computer's policy allows looking for new versions."""
        return self._policy.allows(Feature.UPDATE_CHECK)

    @property
    def on(self) -> bool:
        """True if the program looks automatically; off until a person switches it on."""
        return self.allowed and bool(self.address) and self._journal.setting(Setting.UPDATES_ON, False) is True

    @property
    def comparable(self) -> bool:
        """True if newer versions can be recognised, because the installed one is a release."""
        return numbers_of(self.installed) is not None

    def switch(self, on: bool) -> None:
        """Store the person's choice."""
        self._journal.save_setting(Setting.UPDATES_ON, on)

    async def look(self) -> Release | None:
        """Ask now. Return the newer version; None if none is known. Raise `UpdateNotRead` or `SwitchedOff`."""
        self._policy.require(Feature.UPDATE_CHECK)
        if not self.address:
            raise UpdateNotRead(reason=tr_text("no address to ask is known"))
        # Written before asking, so that a failed request is repeated only tomorrow.
        self._journal.save_setting(Setting.UPDATE_LOOKED, self._time.now().isoformat())
        try:
            found = read_release(await self._read(self.address))
        except ReleaseNotUnderstood as error:
            raise UpdateNotRead(reason=str(error)) from None
        return found if newer(found.version, self.installed) else None

    async def look_by_itself(self) -> Release | None:
        """Look once a day if switched on. Return the newer version; None if the person was `told` of it already."""
        if not self.on or not due(self._looked(), self._time.now()):
            return None
        found = await self.look()
        if found is None or self._journal.setting(Setting.UPDATE_TOLD, "") == found.version:
            return None
        return found

    def told(self, release: Release) -> None:
        """Note that the person has seen this version's announcement."""
        self._journal.save_setting(Setting.UPDATE_TOLD, release.version)

    def _looked(self) -> datetime | None:
        try:
            then = datetime.fromisoformat(self._journal.setting(Setting.UPDATE_LOOKED, ""))
        except (TypeError, ValueError):
            return None
        return then if then.tzinfo is not None else None

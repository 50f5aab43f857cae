"""The data folder: where journal, lists, settings and logs are kept, for the owner only."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from desktop_app.storage.faults import folder_fault


@dataclass(frozen=True, slots=True)
class Home:
    """The folders and files below `path`."""

    path: Path

    @property
    def journal(self) -> Path:
        """What was sent and what came back."""
        return self.path / "journal.sqlite"

    @property
    def backups(self) -> Path:
        """Copies of the journal."""
        return self.path / "backups"

    @property
    def rates(self) -> Path:
        """Start times of requests."""
        return self.path / "rates.sqlite"

    @property
    def lists(self) -> Path:
        """One folder for each list."""
        return self.path / "lists"

    @property
    def logs(self) -> Path:
        """Log files."""
        return self.path / "logs"

    @property
    def log(self) -> Path:
        """The program's own log, the newest of its files."""
        return self.logs / "dialproof.log"

    @property
    def local_service(self) -> Path:
        """The local service's own store."""
        return self.path / "local-service"


def open_home(path: Path | None = None) -> Home:
    """Make the data folder where it is missing; `DIALPROOF_HOME` or the per-user folder if none is given."""
    named = os.environ.get("DIALPROOF_HOME")
    home = Home((path or (Path(named) if named else _per_user())).absolute())
    try:
        for folder in (home.path, home.lists, home.logs):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = home.path / ".writable"
        probe.touch(mode=0o600)
        probe.unlink(missing_ok=True)
    except OSError as error:
        raise folder_fault(error, home.path) from error
    return home


def _per_user() -> Path:
    from platformdirs import user_data_path  # not needed where a folder is named

    return user_data_path("dialproof", appauthor=False)

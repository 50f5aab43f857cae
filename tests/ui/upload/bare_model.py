"""The model of the Batch upload page over stubs, without widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from desktop_app.core.detection.table import Counts
from desktop_app.core.rows.corrections import NOTHING_SUGGESTED
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.ports import FirstRows, Progress
from desktop_app.ui.upload.model import PATIENCE, UploadModel
from desktop_app.ui.upload.state import UploadState
from tests.ui.upload.lists import NO_SUPPRESSION, FakeList, FakeServices, StubRunner, row, understanding

FILE = Path("/lists/customers.csv")
READ = "upload.read"
FIRST = FirstRows(understanding(counts=Counts()), tuple(row(2 + n) for n in range(9)))


class Clock:
    """Passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0
        self.due: dict[int, tuple[int, Callable[[], None]]] = {}
        self._next = 0

    def later(self, milliseconds: int, call: Callable[[], None]) -> Callable[[], None]:
        key = self._next = self._next + 1
        self.due[key] = self.now + milliseconds, call
        return lambda: cast(None, self.due.pop(key, None))

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds
        while late := [key for key, (at, _call) in self.due.items() if at <= self.now]:
            self.due.pop(late[0])[1]()


@dataclass
class Page:
    """The model over stubs, what it told the window, and every state that it showed."""

    services: FakeServices = field(default_factory=FakeServices)
    runner: StubRunner = field(default_factory=StubRunner)
    clock: Clock = field(default_factory=Clock)
    told: list[tuple[Any, ...]] = field(default_factory=list)
    shown: list[UploadState] = field(default_factory=list)
    connection: Connection = field(default_factory=Connection)

    def __post_init__(self) -> None:
        names = ("journal", "intake", "mending", "results", "preparing", "refreshing", "session", "balances")

        def tell(what: str) -> Callable[..., None]:
            return lambda *told: self.told.append((what, *told))

        context = SimpleNamespace(
            services=SimpleNamespace(**dict.fromkeys(names, self.services), suppression=NO_SUPPRESSION),
            runner=self.runner,
            connection=lambda: self.connection,
            **{what: tell(what) for what in ("run_batch", "open_results", "show_monitor", "show_error", "show_info")},
            refresh_balance=tell("came"),
        )
        self.model = UploadModel(cast(Any, context), self.clock.later, self.shown.append)
        self.model.list_begun = tell("begun")

    @property
    def state(self) -> UploadState:
        assert not self.shown or self.shown[-1] is self.model.state
        return self.model.state

    def was_read(self, list_id: str = "one", made: FakeList | None = None) -> FakeList:
        store = self.services.lists[list_id] = made or FakeList()
        self.runner.finish(READ, ReadList(list_id, store.source_name, store.understanding))
        if "upload.suggest" in self.runner.waiting:
            self.runner.finish("upload.suggest", NOTHING_SUGGESTED)
        return store

    def opened(self) -> FakeList:
        self.model.read(FILE)
        return self.was_read()

    def begun(self) -> None:
        """First rows of what is read have come, and it is no quick reading."""
        self.services.progress(Progress("Reading", 0, part=0.1, first=FIRST))
        self.clock.pass_by(PATIENCE)
        assert self.state.first is not None

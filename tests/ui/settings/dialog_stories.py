"""What the stories of the settings dialog have in common."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.ui.settings.dialog import SettingsDialog
from tests.ui.small_services import SmallServices

Story = Callable[[SmallServices, SettingsDialog], Awaitable[None]]
TEAM = Connection("https://api.example.com/api/v1", "Team")
ORIGIN = "https://api.example.com:443"
NOW = datetime.now(UTC)


def add_batch(small: SmallServices, name: str, base_url: str = LOCAL, *, ended: bool = True) -> None:
    folder = small.lists.new_folder()
    (folder / "list.sqlite").write_text("rows")
    batch = Batch(name, small.lists.keep(folder), f"{name}.csv", base_url, "carrier-lookup", NOW, rows=1)
    small.services.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 1)])
    if ended:
        task = small.services.journal.tasks(name)[0]
        for event in (TaskEvent.SEND, TaskEvent.DOUBTED, TaskEvent.DECIDED_LEAVE):
            small.services.journal.record(task.id, event, NOW, {})

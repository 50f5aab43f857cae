"""What the stories of the settings dialog have in common."""

from __future__ import annotations

from datetime import UTC, datetime

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.service.connection import LOCAL
from desktop_app.ui.settings.connection_form import ConnectionForm
from tests.ui.small_services import SmallServices, until

ORIGIN = "https://api.example.com:443"
NOW = datetime.now(UTC)


async def press_test(form: ConnectionForm) -> None:
    form.test.click()
    await until(lambda: not form.test.busy)


def add_batch(
    small: SmallServices, name: str, base_url: str = LOCAL, *, at: datetime = NOW, ended: bool = True
) -> None:
    folder = small.lists.new_folder()
    (folder / "list.sqlite").write_text("rows")
    batch = Batch(name, small.lists.keep(folder), f"{name}.csv", base_url, "carrier-lookup", at, rows=1)
    small.services.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 1)])
    if ended:
        task = small.services.journal.tasks(name)[0]
        for event in (TaskEvent.SEND, TaskEvent.DOUBTED, TaskEvent.DECIDED_LEAVE):
            small.services.journal.record(task.id, event, at, {})

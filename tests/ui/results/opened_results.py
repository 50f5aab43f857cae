"""The results of the sample list on the stage: opened, read, written."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from desktop_app.core.rows.list_row import SentRange
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.rounds import begin_round
from desktop_app.ui.results.page import ResultsPage
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.monitor_stage import Stage


def only_batch(stage: Stage) -> str:
    (batch,) = stage.services.journal.batches()
    return batch.id


async def open_sample(stage: Stage) -> ResultsPage:
    stage.open_results(only_batch(stage))
    await stage.idle()
    return stage.results


def shown(page: ResultsPage, key: str, count: int = 3) -> list[str]:
    at = page.model.column_at(key)
    return [page.model.index(row, at).data() for row in range(min(count, page.model.rowCount()))]


def chips(page: ResultsPage) -> list[str]:
    return [chip.said for chip in page.bar.filters.chips]


async def write(stage: Stage, path: Path) -> None:
    """Take a path in the dialog that is open."""
    dialog = stage.results.exporting.dialog
    assert dialog is not None
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    await stage.until(lambda: not stage.results.exporting.busy)


def answered(stage: Stage, list_id: str, name: str, rows: int) -> str:
    """A batch of a list with one valid number in so many rows, as if the service had answered; its id."""
    journal, folder = stage.services.journal, stage.services.folder / "lists" / list_id
    batch = write_batch(journal, name, [("GB", 1, JOINED)], "phone-validation", list_id, datetime.now(UTC))
    (task,) = journal.tasks(batch.id)
    journal.note(task.id, answered=1)
    journal.update_batch(batch.id, rows=rows)
    begin_round(folder, batch.id)
    with ListFile(folder, writable=True) as store:
        (number,) = store.number_ids(batch.id, "GB", 0, 1).values()
        add_answers(store, batch.id, SentRange(1, "GB", 0, 1), ("valid",), [(number, ("yes",))])
    return batch.id

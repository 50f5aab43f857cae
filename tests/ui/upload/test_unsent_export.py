"""A list on the page gets columns for which nobody is asked, and is written without being sent."""

from __future__ import annotations

import csv
from pathlib import Path

from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.formats import CSV
from desktop_app.ui.batch.offline_cells import COMING
from desktop_app.ui.export.export_format import ORIGINAL, PLAIN
from desktop_app.ui.parts.tables.cell_delegate import PADDING
from desktop_app.ui.upload.page import UploadPage
from desktop_app.ui.upload.rows.preview_table import PreviewModel
from tests.ui.upload.test_upload_with_services import Window, home, play

__all__ = ["home"]  # the fixture

LIST = "Name,Mobile\nAnn,+447400123456\nBob,+12125550123\nCy,nonsense\n"


def shown_by(page: UploadPage) -> PreviewModel:
    model = page.view.table.model()
    assert isinstance(model, PreviewModel)
    return model


def test_columns_are_added_and_the_list_is_written_without_a_batch(home: Path) -> None:
    async def story(window: Window) -> None:
        page, services = window.page, window.services
        head, work = page.view.head, page.unsent
        assert head.more.isHidden()
        (window.home / "list.csv").write_text(LIST)
        page.open_file(window.home / "list.csv")
        await window.read()
        await window.until(lambda: not window.runner.running("upload.read"))
        assert head.more.isVisible()
        model = shown_by(page)
        assert [column.title for column in model.columns] == ["#", "Mobile", "E.164", "Number", "Name"]
        # WHEN a column is ticked THEN it stands beside the numbers
        work.offline.aboutToShow.emit()
        work.offline.ticks[Offline.REGION].trigger()
        await window.until(lambda: page.view.table.model() is not model)
        model = shown_by(page)
        assert [column.title for column in model.columns][3:5] == ["Number", "Region (offline)"]

        def cells() -> list[str]:
            return [model.index(row, 4).data() for row in range(3)]

        await window.until(lambda: COMING not in cells())
        assert cells() == ["GB", "US", ""]
        # AND its values have the room that they need, though they come after the rows
        work.offline.ticks[Offline.LOCAL_TIME].trigger()
        await window.until(lambda: len(shown_by(page).columns) == 7)
        table = page.view.table
        needed = table.fontMetrics().horizontalAdvance("2026-11-28 18:58") + 2 * PADDING
        assert table.columnWidth(5) > needed
        work.offline.ticks[Offline.LOCAL_TIME].trigger()
        await window.until(lambda: len(shown_by(page).columns) == 6)
        # AND it is written without a batch
        head.menu.aboutToShow.emit()
        assert not work.exports[ORIGINAL].isEnabled()
        work.exports[PLAIN[CSV]].trigger()
        dialog = work.exporting.dialog
        assert dialog is not None
        assert [Path(each).name for each in dialog.selectedFiles()] == ["list – with columns.csv"]
        dialog.fileSelected.emit(str(window.home / "out.csv"))
        dialog.reject()
        await window.until(lambda: not work.exporting.busy)
        assert work.exporting.note.text.text() == "3 rows written to “out.csv”. Nothing was sent or paid."
        with (window.home / "out.csv").open(encoding="utf-8-sig", newline="") as file:
            header, *rows = list(csv.reader(file))
        assert header == ["Name", "Mobile", "Phone (E.164)", "Number status", "Problem", "Region (offline)"]
        assert [row[-1] for row in rows] == ["GB", "US", ""]
        assert services.journal.batches() == []

    play(home, story)

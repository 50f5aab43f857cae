"""Puts a list of a million rows into the window: being read, read, filtered, and its results.

    python -m tests.ui.show.show_million OUT_FOLDER [--dark] [--size 900x620]

Works with QT_QPA_PLATFORM=offscreen. The list and its results are those of the bench, and take half a minute to make;
they are kept in the folder that DIALPROOF_PICTURES_KEPT names, for the next look.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bench import inputs, joining
from PySide6.QtCore import QAbstractItemModel, QObject, Qt

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.ui.frame.window import Window
from tests.ui.looking.camera import Camera
from tests.ui.open_window import Opened
from tests.ui.show.studio import Studio, take_pictures

ROWS = 1_000_000
_PATIENCE = 60_000  # looks, 10 ms apart


def joined(place: Path) -> tuple[Path, str]:
    """A data folder with the list verified, and the batch's id; made where it isn't there yet."""
    note = place / "million.json"
    if not note.exists():
        made = joining.prepare(str(place / "home"), str(inputs.csv_list(ROWS)), str(place))
        note.write_text(json.dumps(made), "utf-8")
    found = json.loads(note.read_text("utf-8"))
    return Path(found["home"]), found["batch"]


async def until(there: Callable[[], object]) -> None:
    for _ in range(_PATIENCE):
        if there():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def until_reset(model: QAbstractItemModel, act: Callable[[], object]) -> None:
    heard: list[None] = []
    link = model.modelReset.connect(lambda: heard.append(None))
    act()
    await until(lambda: heard)
    QObject.disconnect(link)
    await asyncio.sleep(0.3)


async def tell(window: Window, batch: str, camera: Camera) -> None:
    """The list as it comes, and its results."""
    upload, shell = window.to_upload(), window.shell
    upload.open_file(inputs.csv_list(ROWS))
    table = upload.view.table
    await until(lambda: table.isVisible() and table.model() and table.model().rowCount())
    await asyncio.sleep(1)
    camera.take("million-reading", shell)
    send = upload.view.panel.send
    await until(lambda: send.isVisible() and send.isEnabled())
    await asyncio.sleep(0.5)
    camera.take("million-list", shell)
    table.scrollToBottom()
    await asyncio.sleep(0.5)
    camera.take("million-list-end", shell)
    invalid = (RowFilter(status=NumberStatus.INVALID),)
    await until_reset(table.model(), lambda: upload.view.filter_wanted.emit(invalid))
    camera.take("million-list-invalid", shell)
    await results(window, batch, camera)


async def results(window: Window, batch: str, camera: Camera) -> None:
    page = window.results
    await until_reset(page.model, lambda: window.context.open_results(batch))
    await until(page.model.row_count)
    await asyncio.sleep(2)
    camera.take("million-results", window.shell)
    await until_reset(page.model, lambda: page.table.sortByColumn(2, Qt.SortOrder.DescendingOrder))
    page.table.scrollToBottom()
    await asyncio.sleep(0.5)
    camera.take("million-results-sorted", window.shell)
    await until_reset(page.model, lambda: page.bar.search.setText("rookhope"))
    await asyncio.sleep(1)
    camera.take("million-results-search", window.shell)


async def draw(studio: Studio) -> None:
    kept = Path(os.environ.get("DIALPROOF_PICTURES_KEPT") or studio.folder)
    home, batch = await asyncio.to_thread(joined, kept)  # it has a loop of its own
    at = Opened(studio.app, home, studio.look, pumped=False)
    studio.resize(at.shell)
    try:
        await tell(at.window, batch, studio.camera)
    finally:
        await at.end()


if __name__ == "__main__":
    take_pictures(draw)

"""Puts a list of a million rows into the window: being read, read, filtered, and its results.

    python tests/ui/show/show_million.py OUT_FOLDER [--dark] [--size 900x620]

Works with QT_QPA_PLATFORM=offscreen. The list and its results are those of the bench, and take half a minute to make;
they are kept in the folder that DIALPROOF_PICTURES_KEPT names, for the next look.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from bench import inputs, joining
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from PySide6.QtWidgets import QApplication

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.ui.frame.context import Changes
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.frame.window import Window
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.start.application import run_window
from desktop_app.wiring.services import open_services
from tests.ui.looking.camera import Camera, arguments, look_of

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
    window.begin()
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
    window.shell.close_now()


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


def main() -> int:
    wanted = arguments(__doc__).parse_args()
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"  # pictures leave nothing behind
    with tempfile.TemporaryDirectory() as folder:
        home, batch = joined(Path(os.environ.get("DIALPROOF_PICTURES_KEPT") or folder))
        failures: list[Exception] = []
        changes = Changes()
        services = open_services(home, changes.batch_changed)

        def build(
            _app: QApplication, runner: Runner, appearance: Appearance
        ) -> tuple[Shell, Callable[[], Awaitable[None]]]:
            camera = Camera(wanted)
            window = Window(services, changes, runner, appearance)
            window.shell.resize(*map(int, (wanted.size or "1120x720").split("x")))

            def failed(error: Exception) -> None:
                failures.append(error)
                window.shell.close_now()

            runner.start("pictures", tell(window, batch, camera), failed=failed)
            return window.shell, window.aclose

        run_window(build, sys.argv[:1], appearance=look_of(wanted))
        for error in failures:
            raise error
    return 0


if __name__ == "__main__":
    sys.exit(main())

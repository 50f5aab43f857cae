"""Puts a list that was verified in three steps into the window: the answers of all of them side by
side, and what they mean together.

    python -m tests.ui.show.show_steps OUT_FOLDER [--dark] [--size 900x620]

Works with QT_QPA_PLATFORM=offscreen. The steps are those of `dialproof verify --then`, with the local service.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt

from tests.ui.open_window import Opened
from tests.ui.show.studio import Studio, take_pictures
from tests.ui.widgets import there

NAMES = "Ann Smith", "Ben Jones", "Cara Brown", "Dev Patel", "Eva Meyer", "Finn Weber", "Gita Rao", "Hugo Klein"
LINES = "+447400{:06}", "+442079{:06}", "+4915123{:06}"
STEPS = "carrier-lookup for line type=mobile", "hlr-lookup for line type=mobile and region=GB"
ROWS = 240
# The columns that a person left: something of each step.
SHOWN = {
    "Phone",
    "Verdict",
    "Line type",
    "Carrier lookup: original carrier",
    "HLR lookup: status",
}


def verified(folder: Path) -> Path:
    """A data folder with the list, verified in three steps."""
    lines = [f"{NAMES[at % 8]},{LINES[at % 3].format(4177 * at % 99991)}" for at in range(ROWS)]
    source, home = folder / "customers.csv", folder / "home"
    source.write_text("\n".join(["Name,Phone", *lines, ""]), "utf-8")
    steps = [argument for step in STEPS for argument in ("--then", step)]
    ordered = ["verify", str(source), "-o", str(folder / "out.csv"), *steps, "--yes"]
    command = [sys.executable, "-m", "desktop_app", *ordered, "--home", str(home), "--base-url", "local"]
    subprocess.run(command, check=True)  # noqa: S603 - this program
    return home


async def draw(studio: Studio) -> None:
    home = await asyncio.to_thread(verified, studio.folder)
    at = Opened(studio.app, home, studio.look, pumped=False)
    studio.resize(at.shell)
    try:
        first = min(at.services.journal.batches(), key=lambda batch: batch.created_at)
        at.window.context.open_results(first.id)
        await at.until(at.window.results.model.row_count)
        await asyncio.sleep(2)
        table = at.window.results.table
        for place in range(table.model().columnCount()):
            name = str(table.model().headerData(place, Qt.Orientation.Horizontal))
            table.setColumnHidden(place, name.replace("_", " ") not in SHOWN)
        await asyncio.sleep(0.5)
        studio.camera.take("results-steps", at.shell)
        at.window.results.open_meanings()
        dialog = there(at.window.results.meanings)
        await at.until(lambda: dialog.choices)
        await asyncio.sleep(0.5)
        studio.camera.take("results-judged-together", dialog)
    finally:
        await at.end()


if __name__ == "__main__":
    take_pictures(draw)

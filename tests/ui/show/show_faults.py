"""Faults of the program's own, the log, what is kept for how long, and About: takes pictures of their states.

python -m tests.ui.show.show_faults OUT_FOLDER [--dark] [--high] [--size 900x560] [--language pseudo]
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.service.connection import LOCAL
from desktop_app.ui.crash.dialog import CrashTelling, tell_last_end
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.log_viewer.dialog import open_log
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.settings.dialog import SettingsDialog
from desktop_app.ui.settings.privacy_section import KeepingNotice
from tests.ui.looking.camera import Camera
from tests.ui.settings.dialog_stories import add_batch
from tests.ui.show.studio import Studio, take_pictures
from tests.ui.small_services import SmallServices

OLD = datetime.now(UTC) - timedelta(days=400)
CRASH = 'Fatal Python error: Aborted\n  File "/home/x/desktop_app/ui/shell.py", line 131 in show_error\n'
LOG = """2026-11-21 09:12:04,120 INFO desktop_app.services.batches.submitting part 1 of 4 is sent: 3,000 numbers of GB
2026-11-21 09:12:05,310 INFO desktop_app.services.batches.monitoring t_8Fk2 is processing
2026-11-21 09:12:31,870 WARNING desktop_app.api.client GET /tasks/t_8Fk2: 503; asked again in 8 s
2026-11-21 09:12:40,002 INFO desktop_app.services.batches.monitoring t_8Fk2 is completed
2026-11-21 09:13:02,514 ERROR desktop_app.ui.start.application export failed
Traceback (most recent call last):
  File "desktop_app/ui/export/export_work.py", line 121, in _written
    raise ValueError
ValueError: about +447400123456
2026-11-21 09:13:09,118 INFO desktop_app.services.lists.exporting customers – results.xlsx is written: 12,480 rows
"""


async def until(true: Callable[[], bool]) -> None:
    for _ in range(2000):
        QApplication.processEvents()
        if true():
            return
        await asyncio.sleep(0.005)
    raise TimeoutError


def broken(kind: type[Exception]) -> Exception:
    try:
        raise kind("the words of it aren't shown")  # noqa: TRY301 - it has to have a place
    except kind as error:
        return error


def fill(small: SmallServices) -> None:
    for at in range(3):
        add_batch(small, f"list {at}", at=OLD)
    for _ in range(12):
        small.services.journal.checks.add(CheckEntry(0, LOCAL, OLD, "+447400123456", "carrier-lookup"))


async def faults(shell: Shell, camera: Camera) -> None:
    telling = CrashTelling(shell, Path("logs"))
    telling.tell(broken(ValueError))
    assert telling.dialog is not None
    await until(telling.dialog.isVisible)
    camera.take("crash", telling.dialog)
    for kind in (ValueError, ValueError, RuntimeError):
        telling.tell(broken(kind))
    telling.dialog.show_details.click()
    await until(telling.dialog.details.isVisible)
    await until(lambda: telling.dialog is not None and telling.dialog._said.height() > telling.dialog.details.height())
    camera.take("crash-details", telling.dialog)
    telling.dialog.go_on.click()
    telling.tell(broken(ValueError))
    camera.take("crash-again", shell)
    shell.strip.clear()
    tell_last_end(shell, CRASH, Path("logs"))
    camera.take("crash-last-run", shell)
    shell.strip.clear()


async def log(shell: Shell, small: SmallServices, camera: Camera) -> None:
    dialog = open_log(shell, small.context)
    await until(lambda: dialog.count.text() != "")
    camera.take("log-empty", dialog)
    (small.services.log.folder / "dialproof.log").write_text(LOG, "utf-8")
    dialog._timer.timeout.emit()
    await until(lambda: dialog.text.toPlainText() != "")
    camera.take("log", dialog)
    dialog.search.setText("t_8Fk2")
    dialog.search.returnPressed.emit()
    camera.take("log-searched", dialog)
    dialog.close()


async def settings(shell: Shell, small: SmallServices, appearance: Appearance, camera: Camera) -> None:
    dialog = SettingsDialog(
        small.context, appearance, "privacy", data_folder="/home/anna/.local/share/dialproof", parent=shell
    )
    dialog.show()
    camera.take("privacy", dialog)
    privacy = dialog.privacy
    privacy.keeping.choice._choose(90)
    camera.take("privacy-keep", dialog)
    privacy.keeping.confirmation.no.click()
    privacy.delete.click()
    camera.take("privacy-delete", dialog)
    dialog.show_section("about")
    camera.take("about", dialog)
    small.services.retention.choose(30)
    notice = KeepingNotice(small.context, shell, lambda: dialog.show_section("keeping"))
    notice.look()
    await until(lambda: shell.strip.message is not None)
    camera.take("privacy-notice", shell)
    dialog.show_section("privacy")
    privacy.confirmation.yes.click()
    await until(lambda: not privacy.delete.busy)
    camera.take("privacy-deleted", dialog)
    dialog.close()


async def draw(studio: Studio) -> None:
    small = SmallServices(studio.folder)
    shell = Shell()
    studio.resize(shell)
    shell.show()
    fill(small)
    await faults(shell, studio.camera)
    await log(shell, small, studio.camera)
    await settings(shell, small, Appearance(studio.app, studio.look), studio.camera)
    shell.close_now()
    await small.aclose()
    QApplication.processEvents()


if __name__ == "__main__":
    take_pictures(draw, pumped=True)

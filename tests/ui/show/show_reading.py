"""Draws "Read results differently" in each state, over results that a service of another kind could have sent.

    python -m tests.ui.show.show_reading out-folder [--dark] [--size 900x560]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.service.connection import Connection
from desktop_app.services.batches.task_advancer import result_file
from desktop_app.services.ports import Progress
from desktop_app.ui.results.reading_dialog import ReadingDialog
from tests.ui.looking.camera import Camera
from tests.ui.monitor_stage import Stage
from tests.ui.show.studio import show_stage

TEAM = Connection("https://api.example.com/api/v1", "Team account")
BUSY = "reading-busy"  # the one picture that waits for nothing
Take = Callable[[str, QWidget], Awaitable[None]]


class Received:
    """A batch of a connection that can be taught, whose result files are written anew."""

    def __init__(self, stage: Stage, batch_id: str) -> None:
        self.stage, self.id = stage, batch_id
        self.journal = stage.services.journal
        self.journal.update_batch(batch_id, base_url=TEAM.base_url)
        self.batch = self.journal.batch(batch_id)

    def numbers(self, task: Task) -> list[str]:
        with self.stage.services.results.open(self.id) as store:
            found: list[str] = store.numbers(self.id, task.country, task.first, task.numbers)
        return found

    def write(self, made: Callable[[list[str]], bytes], parts: int = 99) -> None:
        """Another result for the first `parts` tasks."""
        for task in self.journal.tasks(self.id)[:parts]:
            result_file(self.stage.services.reparsing._context, self.batch, task).write_bytes(made(self.numbers(task)))


def crossed(numbers: list[str]) -> bytes:
    """Two columns of numbers that were sent."""
    lines = [
        f"{one};{two};{'yes' if len(one) % 2 else 'unknown'};Vodafone"
        for one, two in zip(numbers, numbers[::-1], strict=True)
    ]
    return ("\ufeffasked;forwarded to;reachable;network\r\n" + "\r\n".join(lines)).encode()


def hits(numbers: list[str]) -> bytes:
    return "\n".join(numbers[::3]).encode()


def odd(numbers: list[str]) -> bytes:
    """A delimiter that nobody guesses."""
    return ("# made by batch 7\n" + "\n".join(f"{number}~active~GB" for number in numbers)).encode()


def others(_numbers: list[str]) -> bytes:
    return b"msisdn\tactive\n+33612345678\tyes\n+33612345679\tno\n"


async def draw(stage: Stage, take: Take) -> None:
    await stage.services.session.save(TEAM, "a key")
    batch_id, _ = await stage.verify("carrier-lookup")
    received = Received(stage, batch_id)
    received.write(crossed)
    stage.open_results(batch_id)
    await stage.idle()
    stage.results.title.open_menu()
    await take("reading-menu", stage.shell)

    if popup := QApplication.activePopupWidget():
        popup.close()
    dialog = opened(stage)
    await take("reading-found", dialog)
    dialog.choices.number._choose(1)
    await take("reading-corrected", dialog)
    dialog.choices.encoding._choose("utf-16")
    await take("reading-wrong-encoding", dialog)
    dialog.reject()
    received.write(hits)
    dialog = opened(stage)
    await take("reading-hits", dialog)
    dialog.reject()
    received.write(others)
    dialog = opened(stage)
    await take("reading-nothing-fits", dialog)
    dialog.reject()
    received.write(odd)
    for task in stage.services.journal.tasks(batch_id)[:1]:
        told = "The result is damaged and can't be read (none of the numbers in the result was sent)."
        stage.services.journal.record(task.id, TaskEvent.LIST_REPLACED, received.batch.created_at, {}, message=told)
    stage.results.refresh()
    await stage.idle()
    await take("reading-unread", stage.shell)
    dialog = opened(stage)
    dialog.choices.say(ResultForm(delimiter="~"))
    await take("reading-odd", dialog)
    received.write(others, 1)
    dialog.use.click()
    dialog._say_progress(Progress("reading results", 120_000, 1_000_000, "numbers"))
    await take(BUSY, dialog)
    await stage.until(lambda: stage.results.reading.dialog is None)
    await take("reading-done", stage.shell)


def opened(stage: Stage) -> ReadingDialog:
    stage.results.title.reread.trigger()
    dialog = stage.results.reading.dialog
    assert dialog is not None
    return dialog


async def story(stage: Stage, camera: Camera) -> None:
    async def take(name: str, widget: QWidget) -> None:
        if name != BUSY:
            await asyncio.sleep(0.4)
            await stage.idle()
            await stage.until(lambda: not stage.runner.running("results preview"))
            await asyncio.sleep(0.2)
        camera.take(name, widget)

    await draw(stage, take)


if __name__ == "__main__":
    show_stage(story)

"""Reading a list: what a cancelled reading left is deleted beside the loop, whatever becomes of whoever waits."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ReadOptions
from desktop_app.services.jobs import ReadFile
from desktop_app.services.lists.intake import Intake
from desktop_app.storage.lists.folders import ListFolders
from tests.services.direct_work import Direct


class Endless(Direct):
    """Reads until it is cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.began = asyncio.Event()
        self.instead[ReadFile] = self._read

    async def _read(self, job: ReadFile) -> None:
        (job.folder / "list.sqlite").write_bytes(b"half a list")
        self.began.set()
        await asyncio.Event().wait()


class SlowFolders(ListFolders):
    """Deletes when it is let; `deleting` says that it is asked to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.deleting, self.let = threading.Event(), threading.Event()

    def discard(self, list_id: str) -> None:
        """Only so quickly."""
        self.deleting.set()
        assert self.let.wait(10)
        super().discard(list_id)


@pytest.mark.parametrize("impatient", [False, True])
def test_what_a_cancelled_reading_left_is_deleted_while_the_loop_goes_on(tmp_path: Path, *, impatient: bool) -> None:
    lists = SlowFolders(tmp_path / "lists")

    async def story() -> None:
        worker = Endless()
        reading = asyncio.ensure_future(Intake(lists, worker).read(tmp_path / "list.csv", ReadOptions()))
        await worker.began.wait()
        # GIVEN a cancelled reading whose folder takes long to delete
        reading.cancel()
        assert await asyncio.to_thread(lists.deleting.wait, 10)
        assert not reading.done()
        # WHEN nobody waits for that any more, or somebody does
        if impatient:
            reading.cancel()
        else:
            lists.let.set()
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert any(lists.folder("").iterdir()) == impatient
        lists.let.set()

    asyncio.run(story())
    # THEN nothing of it is there in the end
    assert list((tmp_path / "lists").iterdir()) == []


def test_that_a_list_was_protected_is_known_and_its_password_is_not(tmp_path: Path) -> None:
    from desktop_app.core.output.form import PROTECTED, no_original
    from tests.sheets.builders import protected, xlsx

    lists = ListFolders(tmp_path / "lists")
    book = protected(xlsx(tmp_path / "list.xlsx", [["Mobile"], ["+447400123456"]]), "Enzian 7")

    async def story() -> None:
        intake = Intake(lists, Direct())
        read = await intake.read(book, ReadOptions(), passwords=[Password("Enzian 7")])
        store = intake.open(read.list_id)
        assert store.understanding.protected
        assert no_original(store.understanding, book.name) == PROTECTED
        store.close()
        kept = [path for path in (tmp_path / "lists").rglob("*") if path.is_file()]
        assert {path.name for path in kept} >= {"list.xlsx", "list.sqlite"}
        assert intake.source(read.list_id).read_bytes() == book.read_bytes()
        for form in ("utf-8", "utf-16-le"):
            assert not any("Enzian 7".encode(form) in path.read_bytes() for path in kept)

    asyncio.run(story())

"""Reading a list: what a cancelled reading left is deleted beside the loop, whatever becomes of whoever waits."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.services.intake import Intake
from desktop_app.services.ports import WorkProgress
from desktop_app.storage.lists import ListFolders

from .direct_work import Direct


class Endless(Direct):
    """Reads until it is cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.began = asyncio.Event()

    async def read_list(
        self, source: Path, folder: Path, options: ReadOptions, progress: WorkProgress | None = None
    ) -> Understanding:
        (folder / "list.sqlite").write_bytes(b"half a list")
        self.began.set()
        await asyncio.Event().wait()
        return await super().read_list(source, folder, options, progress)


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

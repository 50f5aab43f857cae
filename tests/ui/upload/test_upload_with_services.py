"""The page over the real services: real files, child processes, the local service."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.core.numbers.phone import NumberStatus as S
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.context import Changes, PageContext
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.upload import model as upload_model
from desktop_app.ui.upload.page import UploadPage
from desktop_app.ui.upload.rows.row_filters import DAMAGED
from desktop_app.wiring.services import open_services
from tests.ui.upload.gestures import save_problems

SAMPLES = Path(__file__).resolve().parents[3] / "resources" / "samples"


@dataclass
class Window:
    """The page, its services, and what it told the window."""

    home: Path
    services: Services
    page: UploadPage
    runner: Runner
    told: list[tuple[Any, ...]] = field(default_factory=list)

    async def until(self, there: Callable[[], object], seconds: float = 240) -> None:
        """Let both Qt and asyncio work until something is there."""
        end = time.monotonic() + seconds
        while not there():
            assert time.monotonic() < end, self.told
            QApplication.processEvents()
            await asyncio.sleep(0.005)

    async def read(self) -> None:
        """Until the list is there, to its last row."""
        await self.until(lambda: self.page.view.isVisible() and self.page.model.state.first is None)

    async def idle(self) -> None:
        await self.until(lambda: not any(map(self.runner.running, ("upload.read", "upload.select", "upload.send"))))

    def lists(self) -> list[str]:
        return [path.name for path in (self.home / "lists").iterdir() if path.is_dir()]


def play(home: Path, story: Callable[[Window], Coroutine[Any, Any, None]]) -> None:
    """Run a story with a page on the screen, and end everything after it."""

    async def whole() -> None:
        changes, runner = Changes(), Runner()
        services = open_services(home, changes.batch_changed)
        told: list[tuple[Any, ...]] = []

        def tell(what: str) -> Callable[..., None]:
            return lambda *words: told.append((what, *words))

        page = UploadPage(
            PageContext(
                services=services,
                runner=runner,
                changes=changes,
                connection=services.session.current,
                use=tell("use"),
                run_batch=tell("run"),
                open_results=tell("results"),
                show_monitor=tell("monitor"),
                show_error=tell("error"),
                show_info=tell("info"),
                connect=tell("connect"),
                refresh_balance=tell("refresh"),
            )
        )
        page.resize(1072, 600)
        page.show()
        try:
            await story(Window(home, services, page, runner, told))
        finally:
            page.discard_unsent()
            await runner.aclose()
            changes.end()
            await services.aclose()
            page.hide()
            page.deleteLater()

    asyncio.run(whole())


@pytest.fixture
def home(tmp_path: Path, themed: QApplication) -> Path:  # noqa: ARG001 - the theme must be there
    return tmp_path / "home"


def test_the_sample_list_is_shown_filtered_sent_and_carried_on(home: Path) -> None:
    async def story(window: Window) -> None:
        page, view = window.page, window.page.view
        page.start.sample.click()
        await window.read()
        assert view.panel.send.text() == "Verify 413 numbers"
        assert view.panel.to_send.value() == "413 numbers in 9 tasks"
        view.panel.counts.buttons[S.INVALID].click()
        await window.until(view.filter.isVisible)
        assert view.table.model().rowCount() == 45
        view.filter_wanted.emit(DAMAGED)
        await window.until(lambda: view.table.model().rowCount() == 9)
        assert {view.table.model().index(at, 3).data() for at in range(9)} == {"digits lost in Excel"}
        view.panel.send.click()
        await window.idle()
        (begun,) = window.services.journal.batches()
        assert window.told[-2:] == [("run", begun.id), ("monitor", begun.id)]
        assert window.lists() == [begun.list_id]
        assert [each.title for each in page.start.recent.rows.rows] == ["customers.xlsx"]
        page.start.sample.click()
        await window.read()
        view.panel.send.click()
        await window.idle()
        assert window.told[-1][0] == "info"
        assert len(window.services.journal.batches()) == 1
        await window.until(lambda: window.lists() == [begun.list_id])

    play(home, story)


def test_corrections_read_the_kept_copy_and_leave_one_list(home: Path, tmp_path: Path) -> None:
    copy = tmp_path / "customers.csv"
    copy.write_bytes((SAMPLES / "customers.csv").read_bytes())

    async def story(window: Window) -> None:
        page, view = window.page, window.page.view
        window.services.journal.save_setting("country", "GB")
        page.open_file(copy)
        await window.read()
        copy.unlink()
        assert view.corrections.encoding.value_text() == "Western European (cp1252)"
        assert view.corrections.delimiter.value_text() == "semicolon"
        view.corrections.country._choose("DE")
        await window.idle()
        assert view.panel.counts.buttons[S.VALID].count() < 413
        view.corrections.column._choose(1)
        await window.idle()
        assert view.corrections.column.value_text() == "Name"
        assert not view.panel.send.isEnabled()
        view.corrections.encoding._choose("utf-8")
        await window.idle()
        assert view.failure.isVisible()
        await window.until(lambda: len(window.lists()) == 1)
        page.discard_unsent()
        assert window.lists() == []

    play(home, story)


TWO_COLUMNS = """Name,Mobile,Work phone,Land
Ada,07400 100001,020 7946 0001,GB
Bo,07400 100002,ext. 12,GB
Cy,ask Priya,,GB
Di,0151 23456789,,DE
"""


def test_several_columns_and_each_rows_country_are_corrected_filtered_and_the_rest_sent_back(
    home: Path, tmp_path: Path
) -> None:
    contacts, back = tmp_path / "contacts.csv", tmp_path / "contacts – problems.xlsx"
    contacts.write_text(TWO_COLUMNS)

    async def story(window: Window) -> None:
        page, view = window.page, window.page.view
        page.open_file(contacts)
        await window.read()
        corrections, counts = view.corrections, view.panel.counts
        corrections.country._choose("GB")
        await window.idle()
        corrections.country_column._choose(3)
        await window.idle()
        corrections.column.columns_chosen.emit([1, 2])
        await window.idle()
        assert [choice.value_text() for choice in (corrections.column, corrections.country_column)] == [
            "Mobile + Work phone",
            "Land",
        ]
        model = view.table.model()
        assert [model.index(at, 4).data() for at in range(4)] == [
            "2 numbers",
            "1 of 2 valid",
            "not a phone number",
            "valid",
        ]
        assert {key[0].region: each.count() for key, each in counts.countries.lines.buttons.items()} == {
            "GB": 3,
            "DE": 1,
        }
        counts.countries.lines.buttons[(RowFilter(region="DE"),)].click()
        await window.until(view.filter.isVisible)
        assert (model.rowCount(), view.filter.text()) == (1, "Showing 1 row: Germany")
        save_problems(page, back)
        await window.until(page.problems.note.isVisible)
        assert page.problems.note.text.text() == "2 rows saved to “contacts – problems.xlsx”."
        assert back.is_file()

    play(home, story)


def test_encodings_of_a_real_list_are_shown(home: Path) -> None:
    async def story(window: Window) -> None:
        page = window.page
        page.open_file(SAMPLES / "customers.csv")
        await window.read()
        encoding = page.view.corrections.encoding
        encoding.opening.emit()
        await window.until(lambda: len(encoding._options[0]) == 3)
        assert encoding._options[0][2:] == ("does not fit",)
        assert encoding._options[1][2:] == ("Bram Dünhof",)

    play(home, story)


def test_pasted_cells_become_a_list_and_a_file_that_is_none_an_explanation(home: Path, tmp_path: Path) -> None:
    broken = tmp_path / "report.pdf"
    broken.write_bytes(b"%PDF-1.7")

    async def story(window: Window) -> None:
        page, view = window.page, window.page.view
        page.open_paste("Name\tMobile\nAda\t+447911123456\nBo\t+4915123456789\n")
        await window.read()
        assert (view.name.text(), view.detail.text()) == ("Pasted numbers", "2 rows")
        assert view.corrections.delimiter.isVisible()
        assert not view.corrections.encoding.isVisible()  # text of the clipboard has none
        assert view.panel.send.text() == "Verify 2 numbers"
        page.open_file(broken)
        await window.until(page.failed.isVisible)
        assert "report.pdf" in page.failed.what.text()
        await window.until(lambda: len(window.lists()) == 1)
        page.failed.back.click()
        assert (view.isVisible(), view.detail.text()) == (True, "2 rows")

    play(home, story)


def test_several_files_become_one_list_or_one_batch_after_the_other(home: Path, tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("a.csv", "b.csv", "letter.pdf")]
    paths[0].write_text("Mobile\n+447911123456\n")
    paths[1].write_text("Handy\n+4915123456789\n+4915123456780\n")
    paths[2].write_bytes(b"%PDF-1.7")

    async def story(window: Window) -> None:
        page, view = window.page, window.page.view
        page.open_files(paths)
        page._views.several.as_one.click()
        await window.until(page.failed.isVisible)
        assert "letter.pdf" in page.failed.what.text()
        page.open_files(paths[:2])
        page._views.several.as_one.click()
        await window.read()
        assert view.name.text() == "a + 1 more"
        assert view.panel.send.text() == "Verify 3 numbers"
        page.open_files(paths)
        page._views.several.in_turn.click()
        await window.until(lambda: view.isVisible() and view._state.first is None and view.name.text() == "a.csv")
        await window.until(lambda: len(window.lists()) == 1)
        view.panel.send.click()
        await window.until(lambda: view.isVisible() and view._state.first is None and view.name.text() == "b.csv")
        assert [batch.file for batch in window.services.journal.batches()] == ["a.csv"]
        view.close_list.click()
        await window.until(page.failed.isVisible)
        assert not page.strip.isVisible()
        await window.until(lambda: len(window.lists()) == 1)

    play(home, story)


def long_list(place: Path) -> Path:
    path = place / "long.csv"
    lines = (f"{n},0{7400000000 + n * 37},Customer {n},Leeds\n" for n in range(20_000))
    path.write_text("Id,Mobile,Name,City\n" + "".join(lines))
    return path


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """First rows are shown however quickly the rest comes."""
    monkeypatch.setattr(upload_model, "PATIENCE", 0)


@pytest.mark.usefixtures("impatient")
def test_a_long_lists_first_rows_are_shown_corrected_and_become_the_whole(home: Path, tmp_path: Path) -> None:
    long = long_list(tmp_path)

    async def story(window: Window) -> None:
        page, view = window.page, window.page.view
        page.open_file(long)
        await window.until(lambda: view._state.first is not None and view.isVisible())
        assert view.table.model().rowCount() == 200
        assert view.corrections.column.value_text() == "Mobile"
        assert not view.panel.send.isEnabled()
        view.corrections.country._choose("GB")
        first = view.table.model()
        await window.until(lambda: view.table.model() is not first)
        assert view._state.first is not None
        model = view.table.model()
        await window.until(lambda: view._state.first is None)
        assert view.table.model() is model
        assert model.rowCount() == 20_000
        assert model.index(19_999, 1).data() == "07400739963"
        assert view.panel.send.isEnabled()
        await window.until(lambda: len(window.lists()) == 1)

    play(home, story)


@pytest.mark.usefixtures("impatient")
def test_a_cancelled_reading_leaves_nothing_behind_and_the_list_of_before(home: Path, tmp_path: Path) -> None:
    long = long_list(tmp_path)

    async def story(window: Window) -> None:
        page, view = window.page, window.page.view
        page.open_paste("Name\tMobile\nAda\t+447911123456\nBo\t+4915123456789\n")
        await window.read()
        kept = window.lists()
        page.open_file(long)
        await window.until(lambda: view._state.first is not None)
        view.panel.counts.reading.cancel.click()
        assert (view.detail.text(), view.table.model().rowCount()) == ("2 rows", 2)
        await window.until(lambda: window.lists() == kept)
        page.discard_unsent()
        await window.until(lambda: window.lists() == [])

    play(home, story)

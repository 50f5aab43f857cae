"""Draws the Batch upload page with real lists in each of its states, to be looked at.

    python tests/ui/show_upload.py folder [--state name …] [--dark] [--size 900x560] [--wait]

Works with QT_QPA_PLATFORM=offscreen; `--wait` leaves the window open in the last state instead.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import qasync
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.batch import Via
from desktop_app.core.connection import Connection
from desktop_app.core.phone import NumberStatus
from desktop_app.core.readings import BalanceReading
from desktop_app.core.table import ReadOptions
from desktop_app.services.desk import Desk
from desktop_app.services.ports import FirstRows, Progress
from desktop_app.services.preparing import BatchOrder
from desktop_app.ui import theme
from desktop_app.ui.changes import Changes
from desktop_app.ui.context import PageContext
from desktop_app.ui.parts.tick_popup import TickPopup
from desktop_app.ui.runner import Runner
from desktop_app.ui.shell import Shell
from desktop_app.ui.upload.page import SAMPLE_OPTIONS, UploadPage
from desktop_app.ui.upload.row_selection import DAMAGED
from desktop_app.wiring.desk import open_desk
from tests.ui import lists_to_show
from tests.ui.looking.camera import Camera, arguments

PRICED = """slug,name,family,price,minimum,maximum
tel-check,Phone validation,Phone validation,0.0004,,
hlr,HLR lookup,Carrier and HLR lookup,0.004,,10000
wa-active,WhatsApp presence,Messaging presence,0.01,200,
tg-active,Telegram presence,Messaging presence,,500,
"""
_BUSY = ("upload.read", "upload.select", "upload.send", "upload.known answers", "balance")
SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"


class Stage:
    """The page in a window of its own, over real services in a temporary folder."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.changes = Changes()
        self.desk: Desk = open_desk(place / "home", self.changes.batch_changed)
        self.runner = Runner()
        self.shell = Shell()
        self.page = UploadPage(
            PageContext(
                desk=self.desk,
                runner=self.runner,
                changes=self.changes,
                connection=self.desk.session.current,
                run_batch=lambda batch: print("run", batch),
                open_results=lambda batch: print("results of", batch),
                show_monitor=lambda batch: print("monitor", batch),
                show_error=self.shell.show_error,
                show_info=lambda text: self.shell.show_message("info", text),
                connect=lambda *_section: None,
                refresh_balance=self.refresh_balance,
            )
        )
        for title in ("Balance", "Batch upload", "Task monitor", "Single check"):
            self.shell.add_page(title, self.page if title == "Batch upload" else QWidget())
        self.shell.set_connection("Local service", "success")
        self.shell.set_rates([("reads", 118, 120), ("submits", 29, 30), ("checks", 180, 180)])
        self.shell.show_page(1)

    def refresh_balance(self) -> None:
        self.runner.start("balance", self.desk.balances.read(self.desk.session.current()), done=self.balance)

    def balance(self, reading: BalanceReading) -> None:
        self.shell.set_credits(f"{reading.amount:,}", reading.currency)
        self.changes.balance_changed.emit(reading)

    async def idle(self, seconds: float = 0.4) -> None:
        await asyncio.sleep(seconds)
        while any(map(self.runner.running, _BUSY)):  # noqa: ASYNC110 - to be looked at
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)


async def start(stage: Stage) -> None:
    while stage.page._queue.strip.isVisible():
        stage.page._queue.strip.skip.click()
    stage.page._close_list()
    await stage.idle()


async def recent(stage: Stage) -> None:
    for name in ("customers.csv", "customers.xlsx"):
        stage.page.open_file(SAMPLES / name)
        await stage.idle()
        stage.page.view.panel.set_product("hlr-lookup" if name.endswith("csv") else "carrier-lookup")
        stage.page._send()
        await stage.idle()


async def dropping(stage: Stage) -> None:
    stage.page.show_held(True)
    await stage.idle()


async def sample(stage: Stage) -> None:
    stage.page.start.sample_wanted.emit()
    await stage.idle()


async def text(stage: Stage) -> None:
    stage.page.open_file(SAMPLES / "customers.csv")
    await stage.idle()


async def invalid(stage: Stage) -> None:
    await sample(stage)
    stage.page.view.panel.counts.buttons[NumberStatus.INVALID].click()
    await stage.idle()


async def damaged(stage: Stage) -> None:
    await sample(stage)
    stage.page.view.filter_wanted.emit(DAMAGED)
    await stage.idle()


async def simulated(stage: Stage) -> None:
    await sample(stage)
    stage.page.view.panel.set_product("hlr-lookup")


async def short(stage: Stage) -> None:
    await sample(stage)
    estimate = stage.page.view.panel.estimate
    assert estimate is not None
    assert estimate.cost is not None
    stage.changes.balance_changed.emit(BalanceReading(estimate.cost - 213, "credits"))


async def elsewhere(stage: Stage, products: str = "") -> None:
    """The sample list, through a connection with these products."""
    stage.runner.cancel("balance")
    connection = Connection("https://api.example.com/api/v1", "Team account", products=products)
    await stage.desk.session.save(connection, None)
    stage.desk.session.choose(connection)
    stage.changes.connection_changed.emit()
    stage.shell.set_connection("Team account", "success")
    stage.changes.balance_changed.emit(BalanceReading(Decimal("12.40"), "USD"))
    await sample(stage)


async def price_unknown(stage: Stage) -> None:
    await elsewhere(stage)


async def too_few(stage: Stage) -> None:
    await elsewhere(stage, PRICED)
    stage.page.view.panel.set_product("wa-active")


async def products(stage: Stage) -> None:
    await elsewhere(stage, PRICED)
    stage.page.view.panel.product.open_options()


async def products_broken(stage: Stage) -> None:
    await elsewhere(stage, "slug,price\nhlr,lots\n")


async def products_local(stage: Stage) -> None:
    stage.desk.session.choose(Connection())
    stage.changes.connection_changed.emit()
    stage.shell.set_connection("Local service", "success")
    await sample(stage)
    stage.page.view.panel.product.open_options()


async def no_country(stage: Stage) -> None:
    path = stage.place / "national numbers, without any country code, from the new shop system.txt"
    path.write_text("Telefon\n" + "".join(f"0171 23{n:05}\n" for n in range(900)))
    stage.desk.journal.save_setting("country", "")
    stage.page.open_file(path)
    await stage.idle()


async def no_column(stage: Stage) -> None:
    path = stage.place / "cities.csv"
    path.write_text("City,Inhabitants\nLeeds,many\nYork,few\nBath,some\n")
    stage.page.open_file(path)
    await stage.idle()


async def failed(stage: Stage) -> None:
    path = stage.place / "report.pdf"
    path.write_bytes(b"%PDF-1.7 not a list")
    stage.page.open_file(path)
    await stage.idle()


async def encoding_failed(stage: Stage) -> None:
    await text(stage)
    stage.page.view.corrections.encoding._choose("utf-8")
    await stage.idle()


def many_rows(place: Path, count: int) -> Path:
    path = place / f"panel {count}.csv"
    if not path.exists():
        lines = (f"{n},Customer {n},0{7400000000 + n * 37 % 99999999},Leeds,{n * 13 % 999}.50\n" for n in range(count))
        path.write_text("Id,Name,Mobile,City,Amount\n" + "".join(lines))
    return path


async def on_its_way(stage: Stage) -> None:
    """Nothing is known yet of a list in a slow place."""
    stage.page._read_new(stage.place / "panel of a far away share.xlsx", SAMPLE_OPTIONS)
    stage.runner.cancel("upload.read")
    for megabytes in range(20):
        stage.page._course._progressed(Progress("Copying", megabytes << 20, 64 << 20, "bytes"))
        await asyncio.sleep(0.1)


async def reading(stage: Stage, name: str = "panel 2026.csv") -> None:
    """The first rows of a long list, a fifth of which was read."""
    path = stage.place / name
    path.write_text("".join(many_rows(stage.place, 2_000).read_text().splitlines(keepends=True)[:203]))
    found = await stage.desk.intake.read(path, SAMPLE_OPTIONS)
    store = stage.desk.intake.open(found.list_id)
    first = FirstRows(found.understanding, tuple(store.page(2, 200)))
    store.close()
    stage.desk.intake.discard(found.list_id)
    stage.page._read_new(path, SAMPLE_OPTIONS)
    stage.runner.cancel("upload.read")
    stage.page._course._begun(first)
    for at in range(25):
        stage.page._course._progressed(Progress("Reading", 8_244 * at, part=at / 125))
        await asyncio.sleep(0.1)


async def reading_over_another(stage: Stage) -> None:
    """It is cancelled: the list of before is there again."""
    await sample(stage)
    await reading(stage)
    stage.runner.start("upload.read", asyncio.sleep(9))
    stage.page._cancel_reading()


async def cancelled(stage: Stage) -> None:
    """There was no list before."""
    stage.page._read_new(many_rows(stage.place, 200_000), SAMPLE_OPTIONS)
    stage.page._cancel_reading()


async def many(stage: Stage) -> None:
    stage.desk.journal.save_setting("country", "GB")
    stage.page.open_file(many_rows(stage.place, 200_000))
    await stage.idle()
    stage.page.view.table.scrollToBottom()
    await stage.idle()


async def reading_again(stage: Stage) -> None:
    await many(stage)
    stage.page.view.corrections.country._choose("DE")
    await asyncio.sleep(2)


async def hovering(stage: Stage) -> None:
    await sample(stage)
    stage.page.show_held(True)


def some_lists(stage: Stage) -> list[Path]:
    broken = stage.place / "a letter.pdf"
    broken.write_bytes(b"%PDF-1.7 not a list")
    more = stage.place / "new customers of the northern branch, second quarter.txt"
    more.write_text("".join(f"+4474001{n:05}\n" for n in range(700)))
    return [SAMPLES / "customers.xlsx", SAMPLES / "customers.csv", more, broken]


async def several(stage: Stage) -> None:
    stage.page.open_files(some_lists(stage))
    await stage.idle()


async def as_one(stage: Stage) -> None:
    stage.page.open_files(some_lists(stage)[:3])
    stage.page._views.several.as_one.click()
    await stage.idle()


async def in_turn(stage: Stage) -> None:
    stage.page.open_files(some_lists(stage))
    stage.page._views.several.in_turn.click()
    await stage.idle()


async def in_turn_waiting(stage: Stage) -> None:
    await in_turn(stage)
    stage.page._cancel_reading()
    stage.page._close_list()
    stage.page._cancel_reading()
    await stage.idle()


async def problems(stage: Stage) -> None:
    stage.page._read_new(lists_to_show.many_problems(stage.place), SAMPLE_OPTIONS)
    await stage.idle()


async def one_problem(stage: Stage) -> None:
    await problems(stage)
    counts = stage.page.view.panel.counts
    counts.reasons.more.click()
    list(counts.reasons.buttons.values())[2].click()
    await stage.idle()


async def facets(stage: Stage) -> None:
    await problems(stage)
    counts = stage.page.view.panel.counts
    counts.countries.header.click()
    counts.line_types.header.click()
    await stage.idle()
    stage.page.view.panel.room.area.verticalScrollBar().setValue(999)


async def saved(stage: Stage) -> None:
    await problems(stage)
    current = stage.page._unsent.current
    assert current is not None
    stage.page._questions.problems._write(current.list_id, stage.place / "panel – problems.xlsx")
    await stage.idle()


async def wrong_country(stage: Stage) -> None:
    stage.page._read_new(lists_to_show.german_numbers(stage.place), SAMPLE_OPTIONS)
    await stage.idle()


async def encodings(stage: Stage) -> None:
    stage.page.open_file(lists_to_show.german_numbers(stage.place))
    await stage.idle()
    stage.page.view.corrections.encoding.open_options()
    await stage.idle()


async def header(stage: Stage) -> None:
    await text(stage)
    stage.page.view.corrections.header.open_options()


async def columns(stage: Stage) -> None:
    options = replace(SAMPLE_OPTIONS, column="Mobile", more_columns=("Work phone",))
    stage.page._read_new(lists_to_show.several_columns(stage.place), options)
    await stage.idle()


async def column_choice(stage: Stage) -> None:
    stage.page._read_new(lists_to_show.several_columns(stage.place), replace(SAMPLE_OPTIONS, column="Mobile"))
    await stage.idle()
    stage.page.view.corrections.column.open_options()
    (popup,) = stage.page.view.corrections.column.findChildren(TickPopup)
    popup._tick(popup._list.item(2))


async def country_column(stage: Stage) -> None:
    options = ReadOptions(column="Telefon", country_column="Land")
    stage.page._read_new(lists_to_show.country_column(stage.place), options)
    await stage.idle()


async def country_choice(stage: Stage) -> None:
    await wrong_country(stage)
    stage.page.view.corrections.country.open_options()


async def long_names(stage: Stage) -> None:
    options = replace(SAMPLE_OPTIONS, country="BA", column=lists_to_show.LONG, country_column="Bosnia and Herzegovina")
    stage.page._read_new(lists_to_show.long_names(stage.place), options)
    await stage.idle()


async def sheets(stage: Stage) -> None:
    stage.page._read_new(lists_to_show.twenty_sheets(stage.place), SAMPLE_OPTIONS)
    await stage.idle()
    stage.page.view.corrections.sheet.open_options()


async def small_list(stage: Stage) -> None:
    path = stage.place / "new since Monday.csv"
    path.write_text("Name,Mobile\n" + "".join(f"Customer {n},+447400{n:06}\n" for n in range(120)) + "Ana,n/a\n")
    stage.page.open_file(path)
    await stage.idle()


async def one_by_one(stage: Stage) -> None:
    await small_list(stage)
    stage.page.view.panel.way.way.chosen.emit(Via.REALTIME)


async def way_choice(stage: Stage) -> None:
    await small_list(stage)
    stage.page.view.panel.way.way.open_options()


async def too_small_for_tasks(stage: Stage) -> None:
    """The product takes tasks of 500 numbers at least."""
    panel, usual = stage.page.view.panel, stage.page.view.panel.reckon
    panel.reckon = lambda *asked: replace(usual(*asked), minimum=500, small=(("GB", 120),) * (asked[-1] is Via.AUTO))
    await small_list(stage)
    panel.reckon = usual


async def reuse_offered(stage: Stage) -> None:
    """A list of 900, of which another list has the answers of 600."""
    old, new = stage.place / "last week.csv", stage.place / "this week.csv"
    for path, count in ((old, 600), (new, 900)):
        path.write_text("Name,Mobile\n" + "".join(f"Customer {n},+447400{n:06}\n" for n in range(count)))
    if not any(batch.file == old.name for batch in stage.desk.journal.batches()):
        read = await stage.desk.intake.read(old, ReadOptions())
        order = BatchOrder(read.list_id, stage.desk.session.current(), "phone-validation")
        await stage.desk.verification.run((await stage.desk.preparing.prepare(order)).id)
    stage.page.open_file(new)
    await stage.idle()
    stage.page.view.panel.set_product("phone-validation")
    await stage.idle()


async def reuse_options(stage: Stage) -> None:
    await reuse_offered(stage)
    stage.page.view.panel.reuse.age.open_options()


async def reused(stage: Stage) -> None:
    await reuse_offered(stage)
    stage.page.view.panel.reuse.age._choose(30)


async def all_reused(stage: Stage) -> None:
    await reuse_offered(stage)
    stage.page.view.panel.reuse.age._choose(30)
    stage.page.open_file(stage.place / "last week.csv")
    await stage.idle()


STATES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    each.__name__: each
    for each in (
        start,
        dropping,
        recent,
        sample,
        invalid,
        damaged,
        simulated,
        short,
        text,
        price_unknown,
        too_few,
        products,
        products_broken,
        products_local,
        no_country,
        no_column,
        failed,
        encoding_failed,
        on_its_way,
        reading,
        reading_over_another,
        cancelled,
        many,
        reading_again,
        hovering,
        problems,
        one_problem,
        facets,
        saved,
        wrong_country,
        encodings,
        header,
        columns,
        column_choice,
        country_column,
        country_choice,
        long_names,
        sheets,
        several,
        as_one,
        in_turn,
        in_turn_waiting,
        small_list,
        one_by_one,
        way_choice,
        too_small_for_tasks,
        reuse_offered,
        reuse_options,
        reused,
        all_reused,
    )
}


async def show(wanted: argparse.Namespace, camera: Camera, place: Path) -> None:
    stage = Stage(place)
    if wanted.size:
        stage.shell.resize(*(int(part) for part in wanted.size.split("x")))
    stage.shell.show()
    stage.shell.activateWindow()
    for name in wanted.state or STATES:
        await start(stage)
        stage.page.show_held(False)
        stage.shell.strip.clear()
        await STATES[name](stage)
        for _ in range(wanted.tabs):
            stage.shell.focusNextChild()
        await asyncio.sleep(0.1)
        camera.take(name, stage.shell)
        if popup := QApplication.activePopupWidget():
            popup.close()
    if wanted.wait:
        closed = asyncio.Event()
        stage.shell.closed.connect(closed.set)
        await closed.wait()
    stage.page.discard_unsent()
    await stage.runner.aclose()
    await stage.desk.aclose()
    left = [path.name for path in (place / "home" / "lists").iterdir() if path.is_dir()]
    print("lists left:", len(left))


def main() -> None:
    parser = arguments()
    parser.add_argument("--state", nargs="*", choices=list(STATES))
    parser.add_argument("--tabs", type=int, default=0, help="press Tab so often, to see focus rings")
    parser.add_argument("--wait", action="store_true")
    wanted = parser.parse_args()
    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    theme.apply(app, wanted.dark, wanted.high)
    camera = Camera(wanted)
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    with tempfile.TemporaryDirectory() as place, loop:
        loop.run_until_complete(show(wanted, camera, Path(place)))


if __name__ == "__main__":
    main()

"""Draws the Task monitor and the results with real data in each state, to be looked at.

    python -m tests.ui.show.show_monitor out-folder [--dark] [--size 900x560] [--wait]

Works with QT_QPA_PLATFORM=offscreen; `--wait` leaves the window open instead, on a list verified for real.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop_app.core.batches.batch import Batch, Hold, NewTask, Via
from desktop_app.core.batches.restoration import doubt
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.errors import KeyMissing, ListOld
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.results.reuse import Reused
from desktop_app.core.service.connection import Connection
from desktop_app.ui.batch.estimate import small_words
from desktop_app.ui.batch.repeat_work import cost_line
from desktop_app.ui.monitor.panel.decisions import Way
from desktop_app.ui.text import words
from tests.ui.looking.batches_in_hand import draw_in_hand
from tests.ui.looking.camera import Camera
from tests.ui.monitor.filled_monitor import half_done
from tests.ui.monitor_batches import every_state, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import write
from tests.ui.show.studio import arguments, show_stage

Take = Callable[..., Awaitable[None]]


async def settled(stage: Stage) -> None:
    await asyncio.sleep(0.4)
    await stage.idle()
    await asyncio.sleep(0.3)


async def draw(stage: Stage, camera: Camera) -> None:
    """Every state, one picture each."""

    async def take(name: str, widget: QWidget | None = None) -> None:
        await settled(stage)
        camera.take(name, widget or stage.shell)

    await take("monitor-empty")
    every_state(stage.services.journal, datetime.now(UTC))
    stage.monitor.reload()
    stage.monitor.tree.expand(stage.monitor.model.index(0, 0))
    await take("monitor")
    await draw_monitor(stage, take)
    await draw_results(stage, take)


async def draw_monitor(stage: Stage, take: Take) -> None:
    monitor = stage.monitor
    ways = {"panel-20": ChargedHow.SAID, "old-crm-": ChargedHow.BALANCE, "half-csv": ChargedHow.AT_LEAST}
    for batch_id, how in ways.items():
        stage.services.journal.update_batch(batch_id, charged=Charged(Decimal("4117.5"), "credits", how))
        monitor.show_batch(batch_id)
        await take(f"monitor-charged-{how}".replace(" ", "-"))
    for name in ("leads-june.csv", "returns.txt", "old-crm with a very long name for a spreadsheet.xls", "half.csv"):
        batch = next(entry.batch for entry in monitor.model.statuses if entry.batch.file == name)
        monitor.show_batch(batch.id)
        await take(f"monitor-{name.split()[0].split('.')[0]}")
    with suppress(KeyMissing):
        await stage.services.session.access(Connection("https://api.example.com/api/v1"))
    stage.services.journal.update_batch("waiting-", base_url="https://api.example.com/api/v1")
    monitor.show_batch("waiting-")
    await take("monitor-keyless")
    stage.services.journal.update_batch("waiting-", base_url="local")
    monitor.reload()
    await draw_in_hand(stage, take)
    monitor.show_batch("customer")
    monitor.tree.choose("customer", stage.services.journal.tasks("customer")[1].id)
    await take("monitor-task")
    events = monitor.panel.events
    events._open(events.model().index(2, 0))
    await take("monitor-event")
    monitor.panel.detail.back.click()
    monitor.search.setFocus()
    monitor.search.setText("nothing like it")
    await take("monitor-no-hits")
    monitor.show_all()
    monitor.decisions.decide(None, None)
    dialog = next(iter(monitor.decisions.dialogs.values()))
    await take("decide", dialog)
    dialog.choose(Way.ARRIVED)
    dialog.task_id.setText("t_1")
    dialog._confirm()
    await stage.until(lambda: not stage.runner.running(f"decide {dialog._task.id}"))
    await take("decide-trouble", dialog)
    dialog.close()
    await draw_restored(stage, take)
    await draw_reused(stage, take)
    await draw_trials(stage, take)
    write_batch(stage.services.journal, "many tasks.csv", [("GB", 1000 + n, []) for n in range(1000)])
    monitor.reload()


async def draw_trials(stage: Stage, take: Take) -> None:
    """First numbers through a new connection: under way, not all answered, and tried by a person's wish."""
    journal, monitor = stage.services.journal, stage.monitor
    out = [TaskEvent.SEND, TaskEvent.TAKEN, TaskEvent.HEARD_PROCESSING]
    done = [*out, TaskEvent.HEARD_COMPLETED, TaskEvent.DOWNLOADED, TaskEvent.ANSWERS_JOINED]
    now = datetime.now(UTC)
    for name, events, hold, answered, numbers in (
        ("newsletter.csv", out, Hold.TRIAL, 0, 20),
        ("members.xlsx", done, Hold.TRIED, 12, 20),
        ("fair-2026.csv", done, Hold.SAMPLE, 100, 100),
    ):
        batch = write_batch(journal, name, [("GB", numbers, events), ("GB", 4_980, [])], at=now)
        journal.update_batch(batch.id, hold=hold, paused=hold is not Hold.TRIAL)
        journal.note(journal.tasks(batch.id)[0].id, answered=answered, cost=Decimal(numbers) / 20)
        monitor.reload()
        monitor.show_batch(batch.id)
        await take(f"monitor-{hold}")
        journal.delete_batch(batch.id)
    monitor.reload()


async def draw_reused(stage: Stage, take: Take) -> None:
    """A list whose answers all come from earlier ones: nothing of it was sent."""
    journal, now = stage.services.journal, datetime.now(UTC)
    reused = Reused(30, 236, now, now, (), "")
    journal.add_batch(Batch("old", "list", "customers.xlsx", "local", "phone-validation", now, reused=reused), [])
    stage.monitor.reload()
    stage.monitor.show_batch("old")
    await take("monitor-reused")
    journal.delete_batch("old")
    stage.monitor.reload()


async def draw_restored(stage: Stage, take: Take) -> None:
    """A list that went one by one when the journal was replaced by an older copy."""
    journal, now = stage.services.journal, datetime.now(UTC)
    batch = Batch("one", "list", "walk-ins.csv", "local", "phone-validation", now, rows=120, via=Via.REALTIME)
    journal.add_batch(batch, [NewTask("GB", Via.REALTIME, 0, 120)])
    (task,) = journal.tasks("one")
    ends = {"first_number": "+447…01", "last_number": "+447…88"}
    journal.record(task.id, TaskEvent.BEGUN, now, {"numbers": 120}, sent_at=now, **ends)
    message = str(doubt(now))
    journal.record(task.id, TaskEvent.RESTORED, now, {"reason": message}, message=message)
    stage.monitor.reload()
    stage.monitor.show_batch("one")
    await take("monitor-restored")
    entry = stage.monitor.model.status("one")
    assert entry is not None
    stage.monitor.decisions.decide(entry, entry.tasks[0])
    dialog = stage.monitor.decisions.dialogs[task.id]
    dialog.choose(Way.RESEND)
    await take("decide-restored", dialog)
    dialog.close()
    journal.delete_batch("one")


async def draw_results(stage: Stage, take: Take) -> None:
    batch_id, list_id = await stage.verify("carrier-lookup")
    stage.show_monitor(batch_id)
    await take("monitor-done")
    stage.open_results(batch_id)
    await take("results")
    await draw_again(stage, take, list_id)
    stage.open_results(batch_id)
    page = stage.results
    page.chart.bars._take(page.chart.model.index(1, 0))
    page.bar.search.setText("leeds")
    await take("results-filtered")
    page.bar.search.setText("zzzz")
    await take("results-no-hits")
    page.rows.show_all()
    page.cards.card("invalid").click()
    await take("results-invalid")
    page.title.export.open_menu()
    await asyncio.sleep(0.2)
    menu = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())
    await take("results-menu", menu)
    menu.close()
    page.rows.show_all()
    page.exporting.ask(batch_id)
    await asyncio.sleep(0.2)
    folder = Path(tempfile.mkdtemp())
    await write(stage, folder / "customers – results.xlsx")
    await take("results-exported")
    stage.services.journal.note(stage.services.journal.tasks(batch_id)[0].id, answered=1)
    page.exporting.ask(batch_id)
    await asyncio.sleep(0.1)
    await write(stage, folder / "customers – results.xlsx")
    await take("results-disagree")
    page.exporting.ask(batch_id)
    await asyncio.sleep(0.1)
    await write(stage, folder / "missing" / "deep" / "x.xlsx")
    await take("results-not-written")
    simulated, _ = await stage.verify("hlr-lookup", list_id)
    stage.open_results(simulated)
    await take("results-simulated")
    page.exporting.strip.show_work("Writing customers – results.xlsx", 0.37, 80)
    await take("results-busy")
    page.exporting.strip.hide()
    page.upkeep.show_work(words.tr("Bringing the list up to date…", "results"), 0.37, 12)
    await take("results-old-list")
    page.upkeep.hide()
    page._failed(ListOld(name="customers.xlsx"))
    await take("results-old-list-stopped")
    page.trouble.hide()


async def draw_again(stage: Stage, take: Take, list_id: str) -> None:
    """The unanswered are sent again."""
    journal = stage.services.journal
    batch_id, _ = await stage.verify("phone-validation", list_id)
    stage.lose_answers(batch_id, 2)
    await stage.services.balances.read(Connection())
    stage.show_monitor(batch_id)
    await take("again-offered")
    buttons = stage.monitor.panel.buttons
    buttons.again.click()
    await stage.until(buttons.repeat.cost.isVisible)
    await take("again-asked")
    buttons.repeat.keep.click()
    stage.open_results(batch_id)
    await take("again-results")
    stage.results.title.again.click()
    await stage.until(stage.results.repeat.cost.isVisible)
    await take("again-results-asked")
    stage.results.repeat.send.click()
    await stage.until(lambda: stage.services.verification.outcome(batch_id).exit_code == 0)
    stage.show_monitor(batch_id)
    await take("again-done")
    # A batch of which a part failed and another was left undecided.
    half = await half_done(stage, list_id)
    stage.show_monitor(half.id)
    buttons.again.click()
    await stage.until(buttons.repeat.cost.isVisible)
    await take("again-paid")
    stage.open_results(half.id)
    await settled(stage)
    stage.results.title.again.click()
    await stage.until(stage.results.repeat.cost.isVisible)
    await take("again-results-paid")
    tight = Estimate(413, 2, None, None, certain=False, minimum=500, small=(("GB", 312), ("DE", 101)))
    for work, name in ((stage.results.repeat, "again-results-few"), (buttons.repeat, "again-few")):
        few = " ".join(small_words(tight))
        work._show_cost(cost_line(tight, ""), few, possible=True, tone="")
        if work is buttons.repeat:
            stage.show_monitor(half.id)
            buttons.again.click()
            await stage.until(work.cost.isVisible)
            work._show_cost(cost_line(tight, ""), few, possible=True, tone="")
        await take(name)
    stage.open_results(half.id)
    journal.money.add_balance(BalanceEntry("local", datetime.now(UTC), Decimal(7), "credits"))
    stage.results.repeat._reckon()
    await take("again-short")
    stage.results.repeat.take_back()


async def try_out(stage: Stage, _camera: Camera) -> None:
    """By hand, on a list verified for real, until the window is closed."""
    every_state(stage.services.journal, datetime.now(UTC))
    batch_id, list_id = await stage.verify("carrier-lookup")
    await stage.verify("hlr-lookup", list_id)
    stage.show_monitor(batch_id)
    closed = asyncio.get_running_loop().create_future()
    stage.shell.closed.connect(lambda: closed.set_result(None))
    await closed


def main() -> None:
    parser = arguments()
    parser.add_argument("--wait", action="store_true")
    wanted = parser.parse_args()
    show_stage(try_out if wanted.wait else draw, wanted)


if __name__ == "__main__":
    main()

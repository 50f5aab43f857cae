"""Refreshing a finished list: what is fresh, older and unknown, the price before, the rest taken over."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QMenu

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.errors import FileMissing, SentBefore
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.refreshing import Refreshing
from desktop_app.ui.batch.refresh_dialog import RefreshDialog
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import only_batch, open_sample
from tests.ui.widgets import there

pytestmark = pytest.mark.usefixtures("home")


async def opened_dialog(stage: Stage) -> RefreshDialog:
    page = stage.results
    await stage.until(page.title.refresh.isEnabled)
    page.title.refresh.trigger()
    dialog = there(page.order.dialog)
    assert isinstance(dialog, RefreshDialog)
    await stage.until(lambda: dialog.counts is not None)
    return dialog


async def test_what_is_fresh_is_said_and_only_the_rest_is_sent(stage: Stage) -> None:
    # GIVEN a list all of whose answers are of today
    page, services = stage.results, stage.services
    await open_sample(stage)
    first = only_batch(stage)
    dialog = await opened_dialog(stage)
    known = await services.refreshing.split(Refresh(first, 365), services.journal.batch(first).list_id)
    # THEN what is fresh is counted, and what is unknown has its price
    assert f"{known.fresh}" in dialog.count.text()
    if known.unknown:
        assert f"unknown or unanswered: {known.unknown}" in dialog.parts.text()
        assert "credits" in dialog.cost.text()
    assert dialog.send.isEnabled() is bool(known.to_send)
    # WHEN a person wants younger answers, it is kept for the product
    dialog.age.set_current(7)
    dialog.age.chosen.emit(7)
    assert not dialog.send.isEnabled()
    await stage.until(lambda: dialog.counts is not None)
    assert services.journal.setting(Setting.FRESH_DAYS) == {services.journal.batch(first).product: 7}
    # AND however much is to be said, none of it is cut off
    dialog.failed(FileMissing(name="a name that goes on " * 20))
    assert there(dialog.layout()).totalHeightForWidth(dialog.width()) <= dialog.height()
    dialog.reject()
    assert page.order.dialog is None


async def test_what_was_sent_lately_is_asked_about_by_the_button_that_pays_once_more(stage: Stage) -> None:
    await open_sample(stage)
    dialog = await opened_dialog(stage)
    batch = stage.services.journal.batch(only_batch(stage))
    sent = SentBefore(count=3, total=3, name="a.csv", product="p", other="a.csv", batch=batch.id)
    dialog._not_prepared(dialog.order_of(3), sent)
    assert dialog.note.text() == str(sent)  # nothing here reuses answers otherwise
    assert dialog.send.text() == "Pay once more"
    dialog.reckon()
    assert (dialog.note.text(), dialog.send.text()) == ("", "Refresh")
    dialog.reject()


async def test_everything_older_is_asked_and_compared_afterwards(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    # GIVEN answers that count as too old
    page, services = stage.results, stage.services
    await open_sample(stage)
    first = only_batch(stage)
    split = Refreshing.split

    async def in_a_year(refreshing: Refreshing, refresh: Refresh, list_id: str) -> object:
        return await split(refreshing, Refresh(refresh.former, -1), list_id)

    monkeypatch.setattr(Refreshing, "split", in_a_year)
    monkeypatch.setattr(Refreshing, "days", lambda _self, _product: -1)
    dialog = await opened_dialog(stage)
    assert "0 numbers are fresh" in dialog.count.text()
    assert "older than" in dialog.parts.text()
    sent = sum((dialog.counts or {}).values())
    # WHEN it goes
    dialog.send.click()
    await stage.until(lambda: len(services.journal.batches()) == 2)
    second = services.journal.batches()[0]
    await stage.until(lambda: not stage.runner.running(f"batch {second.id}"))
    assert sum(task.numbers for task in services.journal.tasks(second.id)) == sent
    assert services.refreshing.former_of(second.id) == first
    # THEN the former run is the first that it can be compared with
    assert services.comparing.runs(second.id)[0].batch.id == first
    stage.open_results(second.id)
    await stage.idle()
    assert page.title.compare.isVisibleTo(page)


async def test_an_order_that_was_given_stands_though_another_list_is_opened(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN an order that is being prepared
    page, services = stage.results, stage.services
    await open_sample(stage)
    first = only_batch(stage)
    monkeypatch.setattr(Refreshing, "days", lambda _self, _product: -1)
    ready = asyncio.Event()
    prepare = services.preparing.prepare

    async def prepare_late(order: BatchOrder) -> Batch:
        batch = await prepare(order)
        await ready.wait()
        return batch

    monkeypatch.setattr(services.preparing, "prepare", prepare_late)
    dialog = await opened_dialog(stage)
    dialog.send.click()
    await stage.until(lambda: len(services.journal.batches()) == 2)
    # WHEN a person wants to close the dialog, it stays: the order was given
    dialog.reject()
    assert dialog.isVisible()
    assert not dialog.keep.isEnabled()
    # AND WHEN results are opened from elsewhere
    stage.open_results(first)
    await stage.until(lambda: page.order.dialog is None)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    ready.set()
    # THEN the order goes out without it
    second = services.journal.batches()[0].id
    await stage.until(lambda: stage.runner.running(f"batch {second}"))
    await stage.until(lambda: not stage.runner.running(f"batch {second}"))
    assert services.refreshing.former_of(second) == first
    await stage.idle()


async def test_the_monitor_refreshes_a_finished_list_from_its_menu(stage: Stage) -> None:
    # GIVEN the chosen batch of the monitor, which has ended
    (first,) = stage.services.journal.batches()
    stage.show_monitor(first.id)
    await stage.idle()
    menu = QMenu()
    stage.monitor.tree.menu_wanted.emit(menu)
    (refresh,) = (action for action in menu.actions() if action.text() == "Refresh…")
    # WHEN it is to be refreshed
    refresh.trigger()
    # THEN the dialog about that list is there
    dialog = there(stage.monitor.work.order.dialog)
    assert isinstance(dialog, RefreshDialog)
    await stage.until(lambda: dialog.counts is not None)
    assert "fresh" in dialog.count.text()
    dialog.reject()
    assert stage.monitor.work.order.dialog is None
    # AND it isn't offered where reuse is switched off
    stage.services.session.policy = Policy(off=frozenset({Feature.REUSE}))
    again = QMenu()
    stage.monitor.tree.menu_wanted.emit(again)
    assert "Refresh…" not in [action.text() for action in again.actions()]


async def test_the_menu_says_what_refresh_does_or_why_it_cant_be(stage: Stage) -> None:
    # GIVEN results that can be refreshed
    page, services = stage.results, stage.services
    await open_sample(stage)
    await stage.until(page.title.refresh.isEnabled)
    assert page.title.refresh.toolTip() == "Ask again only what is too old or unknown; the rest is free"
    # WHEN the organisation has switched reuse off
    first = only_batch(stage)
    services.session.policy = Policy(off=frozenset({Feature.REUSE}))
    stage.open_results(first)
    # THEN its tip says so, and so does a message to whoever chooses it
    await stage.until(lambda: "Reuse answers" in page.title.refresh.toolTip())
    page.title.refresh.trigger()
    assert "Reuse answers" in there(stage.shell.strip.message).what
    # AND of a later step it is that the first one is to be refreshed
    services.session.policy = Policy()
    services.journal.save_setting(Setting.AFTER.of(first), StepNumbers("an earlier one").as_saved())
    stage.open_results(first)
    await stage.until(lambda: "Reuse answers" not in page.title.refresh.toolTip())
    page.title.refresh.trigger()
    assert "is a later step of its list; refresh the first one" in there(stage.shell.strip.message).what
    assert page.order.dialog is None
    assert "is a later step of its list; refresh the first one" in page.title.refresh.toolTip()


async def test_the_dialog_names_the_product_the_day_and_what_is_left_out(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_sample(stage)
    monkeypatch.setattr(Refreshing, "left_out", lambda _self, _former: ["HLR lookup"])
    dialog = await opened_dialog(stage)
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    former = stage.services.journal.batch(only_batch(stage))
    assert f"Ask {former.product_title or former.product} again only where the answers of “{former.file}” of " in told
    assert "The new results are judged by this product alone, without HLR lookup: order that with “Next step…”" in told
    dialog.reject()

"""The next step of a list: chosen numbers, another product, its price before it goes, both answers side by side."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.money.caps import CapSpan, CapUsed
from desktop_app.core.output.formats import CSV
from desktop_app.core.results.reuse import Known
from desktop_app.core.results.standard_columns import place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.rows.list_row import ColumnValue
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import Product
from desktop_app.services.account.quotes import Quotes
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.ui.batch.step_dialog import StepDialog
from desktop_app.ui.export.export_format import PLAIN
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import only_batch, open_sample, shown, write
from tests.ui.widgets import there

pytestmark = pytest.mark.usefixtures("home")


async def opened_dialog(stage: Stage) -> StepDialog:
    page = stage.results
    await stage.until(page.title.step.isEnabled)
    page.title.step.trigger()
    dialog = there(page.order.dialog)
    assert isinstance(dialog, StepDialog)
    await stage.until(lambda: not stage.runner.running("results step values"))
    await stage.until(lambda: bool(dialog.cost.text()))
    return dialog


async def test_mobile_numbers_alone_are_asked_of_another_product(stage: Stage, tmp_path: Path) -> None:
    # GIVEN the line types of a list
    page, services = stage.results, stage.services
    await open_sample(stage)
    first = only_batch(stage)
    mobile = StepNumbers(first, values=(ColumnValue(place_of(Standard.LINE_TYPE), "mobile"),))
    mobiles = sum((await services.preparing.count(mobile)).values())
    every = sum((await services.preparing.count(StepNumbers(first))).values())
    assert 0 < mobiles < every
    # WHEN the next step is asked for, THEN all numbers and another product are offered, with the price
    dialog = await opened_dialog(stage)
    assert dialog.product.current() not in ("", services.journal.batch(first).product)
    assert f"{every}" in dialog.count.text()
    # WHEN only mobile numbers are chosen
    dialog.product.set_current("hlr-lookup")
    dialog.numbers.set_current(mobile)
    dialog.numbers.chosen.emit(mobile)
    assert not dialog.send.isEnabled()
    await stage.until(dialog.send.isEnabled)
    # THEN it is said how many these are and what they cost
    assert f"{mobiles}" in dialog.count.text()
    assert "credits" in dialog.cost.text()
    # WHEN it goes
    dialog.send.click()
    await stage.until(lambda: len(services.journal.batches()) == 2)
    second = next(each for each in services.journal.batches() if each.id != first)
    await stage.until(lambda: not stage.runner.running(f"batch {second.id}"))
    assert page.order.dialog is None
    # THEN nothing but these was sent, and their answers stand beside those of the first step
    assert sum(task.numbers for task in services.journal.tasks(second.id)) == mobiles
    stage.open_results(second.id)
    await stage.idle()
    titles = [column.title for column in page.model.columns]
    (beside,) = services.results.besides(second.id)
    assert f"{beside.title}: line type" in titles
    at = [column.key for column in page.model.columns][titles.index(f"{beside.title}: line type")]
    kinds = set(zip(shown(page, at, 500), shown(page, "answer", 500), strict=True))
    assert ("mobile", "answered") in kinds
    assert not any(kind == "fixed line" and answer == "answered" for kind, answer in kinds)
    # AND the file has them all, with sums that agree
    page.exporting.ask(second.id, PLAIN[CSV], None, None)
    await write(stage, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        header, *rows = csv.reader(file)
    assert f"{beside.title}: line_type" in header
    assert len(rows) == services.journal.batch(second.id).rows
    assert second.price is None or second.price >= Decimal(0)


async def test_the_service_is_asked_what_the_chosen_numbers_cost(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def ask(quotes: Quotes, connection: Connection, product: str, counts: Mapping[str, int]) -> Decimal:
        asked.append(sum(counts.values()))
        quotes._store(connection, product, Decimal(7))
        return Decimal(7)

    monkeypatch.setattr(Quotes, "offered", lambda *_: True)
    monkeypatch.setattr(Quotes, "ask", ask)
    await open_sample(stage)
    every = sum((await stage.services.preparing.count(StepNumbers(only_batch(stage)))).values())
    dialog = await opened_dialog(stage)
    await stage.until(lambda: f"{every * 7:,}" in dialog.cost.text())
    assert asked == [every]


async def test_answers_of_another_list_are_taken_over_where_that_is_chosen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_sample(stage)
    services = stage.services
    every = await services.preparing.count(StepNumbers(only_batch(stage)))
    country = next(each for each, count in every.items() if count > 1)

    async def known(*_: object) -> Known:
        return Known({7: {}, 30: {country: 1}, 90: {country: 2}})

    monkeypatch.setattr(services.preparing.reusing, "known", known)
    dialog, numbers = await opened_dialog(stage), sum(every.values())
    # THEN nothing is taken over unasked, and it is said what needn't be paid for
    assert dialog.reuse.note.text() == "2 numbers answered within the last 90 days don't have to be paid for again."
    assert dialog.count.text() == f"{numbers} numbers"
    # WHEN it is chosen, THEN fewer are sent
    dialog.reuse.age.set_current(90)
    dialog.reuse.chosen.emit(90)
    assert dialog.count.text() == f"{numbers} numbers. 2 answers are taken over."
    assert f"{numbers - 2} credits" in dialog.cost.text() or str(numbers - 2) in dialog.cost.text()
    assert dialog.order_of(numbers - 2).reuse_days == 90
    # AND the choice is that of the connection, as on Batch upload
    assert services.preparing.reusing.days(dialog.connection) == 90


async def test_over_a_cap_as_many_numbers_are_offered_as_it_allows(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a cap that leaves three credits for a product of one credit each
    await open_sample(stage)
    services = stage.services
    monkeypatch.setattr(Product, "cost", lambda _self, numbers: Decimal(numbers))
    spent = [Decimal(497)]
    monkeypatch.setattr(SpendingCaps, "used", lambda *_, **__: [CapUsed(CapSpan.DAY, Decimal(500), spent[0])])
    # WHEN the next step is asked for, THEN it is said which cap that is, what it leaves and how more could go
    dialog = await opened_dialog(stage)
    assert "Your cap for a day leaves 3 of 500" in dialog.cost.text()
    assert "Raise the cap on the page Balance, or wait until that day or month is over." in dialog.cost.text()
    # AND the button offers what fits
    assert dialog.send.isEnabled()
    assert dialog.send.text() == "Verify 3 numbers, as the cap allows"
    # AND where nothing fits, it offers nothing
    spent[0] = Decimal(500)
    dialog.reckon()
    assert (dialog.send.isEnabled(), dialog.send.text()) == (False, "Verify")
    assert "Raise the cap" in dialog.cost.text()
    # AND what goes is cut there, so that the cap lets these go and holds back the rest
    spent[0] = Decimal(497)
    dialog.reckon()
    assert (dialog.order().covered, dialog.order().capped) == (3, True)
    dialog.send.click()
    await stage.until(lambda: len(services.journal.batches()) == 2)
    second = max(services.journal.batches(), key=lambda batch: batch.created_at)
    assert services.journal.tasks(second.id)[0].numbers == 3
    await stage.until(lambda: not stage.runner.running(f"batch {second.id}"))


async def test_a_step_without_numbers_cant_go(stage: Stage) -> None:
    await open_sample(stage)
    dialog = await opened_dialog(stage)
    none = StepNumbers(only_batch(stage), values=(ColumnValue(place_of(Standard.ROAMING), "yes"),))
    dialog.numbers.set_current(none)
    dialog.numbers.chosen.emit(none)
    await stage.until(lambda: not stage.runner.running("results step count"))
    assert not dialog.send.isEnabled()
    assert dialog.count.text() == "No number was answered so."
    # AND leaving the page closes the question
    stage.results.back()
    assert stage.results.order.dialog is None

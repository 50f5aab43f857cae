"""What a service said, and what it means for the person: seen and changed in a dialog, which counts at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop_app.core.batches.judged_steps import StepsRule, Way
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.output.formats import CSV
from desktop_app.core.results.verdict import STANDARD_RULE
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.export.export_format import PLAIN
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import only_batch, open_sample, write
from tests.ui.widgets import there

pytestmark = pytest.mark.usefixtures("home")


async def test_a_person_says_what_an_answer_means_and_the_page_goes_by_it(stage: Stage) -> None:
    # GIVEN results, all answers of which are good
    await open_sample(stage)
    page, services = stage.results, stage.services
    (batch,) = services.journal.batches()
    good = page.cards.card("good").count or 0
    assert (good, page.cards.card("doubtful").count) == (441, 0)
    # WHEN the dialog is opened, THEN it has the values of columns with few of them, and what each means
    page.title.meanings.trigger()
    dialog = there(page.meanings)
    await stage.until(lambda: bool(dialog.choices))
    counts = await services.results.answer_values(batch.id)
    assert {(name, value) for name, values in counts for value in values} == dialog.choices.keys()
    assert all(choice.isVisible() for choice in dialog.choices.values())
    fixed = dialog.choices["line_type", "fixed line"]
    assert (fixed.current(), dialog.choices["line_type", "mobile"].current()) == (Verdict.GOOD, Verdict.GOOD)
    assert not dialog.reset.isEnabled()
    assert dialog.together is None  # there is but one product
    # WHEN landlines are of no use to this person
    fixed.chosen.emit(Verdict.BAD.value)
    await stage.idle()
    # THEN cards and rows say so, and other lists of the product
    landlines = dict(counts)["line_type"]["fixed line"]
    await stage.until(lambda: page.cards.card("bad").count == landlines)
    assert page.cards.card("good").count == good - landlines
    assert fixed.current() == Verdict.BAD
    page.cards.card("bad").click()
    await stage.idle()
    verdict = page.model.column_at("verdict")
    assert {page.model.index(row, verdict).data() for row in range(page.model.rowCount())} == {"bad"}
    assert page.model.row_count() == landlines
    assert services.results.rule(batch.id).meaning("line_type", "fixed line") is Verdict.BAD
    # AND all is as at first again if one wants
    dialog.reset.click()
    await stage.until(lambda: page.cards.card("good").count == good)
    assert services.results.rule(batch.id) == STANDARD_RULE
    # AND what tells nothing may tell something
    region = next(key for key in dialog.choices if key[0] == "region")
    dialog.choices[region].chosen.emit(Verdict.DOUBTFUL.value)
    await stage.until(lambda: (page.cards.card("doubtful").count or 0) > 0)
    page.back()
    assert page.meanings is None


async def test_a_person_says_how_several_products_are_judged_together(stage: Stage, tmp_path: Path) -> None:
    # GIVEN a list that was validated, and then looked for at a messenger
    await open_sample(stage)
    page, services, first = stage.results, stage.services, only_batch(stage)
    connection = services.session.connection(services.journal.batch(first).base_url)
    list_id, product = services.journal.batch(first).list_id, "messaging-presence-whatsapp"
    order = BatchOrder(list_id, connection, product, step=StepNumbers(first))
    second = await services.preparing.prepare(order)
    await services.verification.run(second.id, 1)
    stage.open_results(second.id)
    await stage.until(lambda: page.cards.card("good").count == 441)
    # WHEN the dialog is opened, THEN it has both products, and the messenger counts only where the other tells nothing
    page.title.meanings.trigger()
    dialog = there(page.meanings)
    await stage.until(lambda: bool(dialog.choices))
    together = there(dialog.together)
    assert {name: choice.current() for name, choice in together.fallbacks.items()} == {
        services.journal.batch(first).product: False,
        product: True,
    }
    assert not dialog.reset.isEnabled()
    # WHEN it is to count always
    together.fallbacks[product].chosen.emit(False)
    away = (await services.results.verdicts(first)).bad
    assert 0 < away < 441
    await stage.until(lambda: page.cards.card("bad").count == away)
    assert page.cards.card("good").count == 441 - away
    # THEN rows say so, with product and value, and so does a file
    page.cards.card("bad").click()
    await stage.idle()
    verdict = page.model.column_at("verdict")
    tips = {page.model.index(row, verdict).data(Qt.ItemDataRole.ToolTipRole) for row in range(page.model.rowCount())}
    assert tips == {"WhatsApp presence: Registered: no"}
    page.exporting.ask(second.id, PLAIN[CSV], None, None)
    await write(stage, tmp_path / "out.csv")
    assert (tmp_path / "out.csv").read_text("utf-8-sig").count("WhatsApp presence: registered: no") >= away
    # WHEN the latest answer counts, THEN nothing is left to choose for the products
    together.way.chosen.emit(Way.LATEST.value)
    await stage.idle()
    assert not any(choice.isEnabled() for choice in together.fallbacks.values())
    assert services.results.steps_rule().way is Way.LATEST
    # AND all is as at first again if one wants
    dialog.reset.click()
    await stage.until(lambda: page.cards.card("good").count == 441)
    assert (services.results.steps_rule(), dialog.reset.isEnabled()) == (StepsRule(), False)
    page.back()

"""What a service said, and what it means for the person: seen and changed in a dialog, which counts at once."""

from __future__ import annotations

import pytest

from desktop_app.core.results.verdict import STANDARD_RULE
from desktop_app.core.results.verdict_words import Verdict
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import open_sample
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

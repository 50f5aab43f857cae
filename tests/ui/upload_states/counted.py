"""A list whose numbers are counted, filtered and saved by what became of them."""

from __future__ import annotations

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.ui.upload.page import SAMPLE_OPTIONS
from desktop_app.ui.upload.rows.row_filters import DAMAGED
from tests.ui.show import lists_to_show
from tests.ui.upload.gestures import save_problems
from tests.ui.upload_states.coming import sample
from tests.ui.upload_states.stage import Stage


async def invalid(stage: Stage) -> None:
    await sample(stage)
    stage.page.view.panel.counts.buttons[NumberStatus.INVALID].click()
    await stage.idle()


async def damaged(stage: Stage) -> None:
    await sample(stage)
    stage.page.view.filter_wanted.emit(DAMAGED)
    await stage.idle()


async def problems(stage: Stage) -> None:
    stage.page.model.read(lists_to_show.many_problems(stage.place), SAMPLE_OPTIONS)
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
    save_problems(stage.page, stage.place / "panel – problems.xlsx")
    await stage.idle()

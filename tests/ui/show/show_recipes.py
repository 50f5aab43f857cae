"""Draws recipes: saving one, the offer for the next file, all of them, the form, the runs, and what is told of a run.

    python -m tests.ui.show.show_recipes OUT_FOLDER [--dark] [--size 900x560]

Works with QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from decimal import Decimal
from pathlib import Path

from desktop_app.core.batches.step_plan import read_step
from desktop_app.core.errors import OtherShape, RunCapReached
from desktop_app.core.recipes.recipe import Recipe, RunCap, RunTimes
from desktop_app.core.recipes.run_cost import numbers_text
from desktop_app.core.recipes.runs import Cause, RunFigures, RunRecord, RunState
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.recipes.watching import RecipeWatch
from desktop_app.ui.recipes.dialog import RecipesDialog
from tests.ui.show.show_routine import ROWS, Routine, written
from tests.ui.show.studio import Studio, take_pictures


class Recipes(Routine):
    """A person who does the same each week."""

    async def save(self, batch_id: str) -> Recipe:
        """Save what was done with a list, as a person does."""
        self.window.context.open_results(batch_id)
        page = self.window.results
        await self.at.until(page.model.row_count)
        await self.at.until(page.title.recipe.isEnabled)
        page.title.open_menu()
        await self.take_menu("results-menu")
        page.save_recipe()
        dialog = page.saving.dialog
        assert dialog is not None
        dialog.name.setText("Weekly customers")
        await self.take_alone("save-recipe", dialog)
        dialog.cap.numbers.setValue(5_000)
        dialog.save.click()
        await self.take("saved")
        return self.services.recipes.named("Weekly customers")

    def fill(self, recipe: Recipe, batch_id: str, folder: Path) -> None:
        """Add recipes of every kind, and their runs."""
        inbox = folder / "Inbox"
        inbox.mkdir()
        cap = RunCap(2_000, Decimal(150))
        self.services.recipes.save(replace(recipe, name="Leads from the web", watch=str(inbox), cap=cap))
        times = RunTimes((0, 1, 2, 3, 4), (time(7, 30),))
        file = str(folder / "customers.csv")
        then = (read_step("hlr-lookup for line type=mobile"),)
        refresh = replace(recipe, name="Morning refresh", days=30, times=times, file=file, cap=cap, then=then)
        self.services.recipes.save(refresh)
        (self.services.folder / "recipes" / "Old one.toml").write_text("[shape]\nphones = 7\n", "utf-8")
        now = datetime.now(UTC)
        figures = RunFigures(180, "180 credits", VerdictCounts(good=141, bad=22, unknown=17, problem=20))
        leads, most = "Leads from the web", numbers_text(2_000)
        stopped = str(RunCapReached(recipe=leads, name="leads 16.csv", cap=most, needed=numbers_text(4_120)))
        reason = tr_text("it has no column “{name}”", name="Phone")
        unlike = str(OtherShape(name="leads 15.csv", recipe=leads, reason=reason))
        for days, state, name, message, told in (
            (8, RunState.DONE, "leads 14.csv", "", figures),
            (2, RunState.SAME, "leads 14 copy.csv", "", None),
            (1, RunState.UNREADABLE, "leads 15.csv", unlike, None),
            (0, RunState.CAPPED, "leads 16.csv", stopped, None),
        ):
            began = now - timedelta(days=days, hours=1)
            batch = batch_id if told else ""
            run = RunRecord(0, leads, str(inbox / name), Cause.FOLDER, began, batch_id=batch)
            self.services.journal.runs.add(replace(run, state=state, message=message, figures=told, ended_at=began))
        began = now - timedelta(hours=2)
        run = RunRecord(
            0, "Morning refresh", file, Cause.TIME, began, RunState.DONE, batch_id=batch_id, figures=figures
        )
        outputs = (str(folder / "Verified" / "customers 2026-11-23.xlsx"),)
        self.services.journal.runs.add(replace(run, batch_id=batch_id, ended_at=began, outputs=outputs))

    async def look_at_all(self) -> None:
        """Look at the dialog's pages."""
        self.window.context.open_recipes()
        dialog = next(iter(self.at.shell.findChildren(RecipesDialog)))
        await self.take_alone("recipes", dialog)
        bar = dialog.area.verticalScrollBar()
        bar.setValue(bar.maximum())
        await self.take_alone("recipes-below", dialog)
        card = next(each for each in dialog.cards if each.recipe and each.recipe.watch)
        card.change.click()
        await self.take_alone("recipe-form", dialog)
        dialog.form.area.verticalScrollBar().setValue(dialog.form.area.verticalScrollBar().maximum())
        dialog.form.cap.numbers.setValue(0)
        dialog.form.cap.amount.setValue(0)
        dialog.form.save.click()
        await self.take_alone("recipe-form-below", dialog)
        dialog.form.cancel.click()
        next(each for each in dialog.cards if each.recipe and each.recipe.watch).log.click()
        await self.take_alone("recipe-runs", dialog)
        dialog.runs.back.click()
        next(each for each in dialog.cards if each.recipe and each.recipe.watch).delete.click()
        await self.take_alone("recipe-deleted", dialog)
        dialog.undo.button.click()
        dialog.close()

    async def tell(self) -> None:
        """Look at what is told of runs."""
        for run in reversed(self.services.recipes.runs("Leads from the web")):
            self.window._runs.tell(run)
            await self.take(f"told-{run.state.value.replace(' ', '-')}")
            self.at.shell.strip.dismiss()


async def draw(studio: Studio) -> None:
    async def nothing(_self: object, *_told: object) -> None:
        await asyncio.Event().wait()

    # Nothing runs by itself here.
    setattr(RecipeWatch, "watch", nothing)  # noqa: B010
    recipes = Recipes(studio)
    try:
        recipes.window.context.open_recipes()
        dialog = next(iter(recipes.at.shell.findChildren(RecipesDialog)))
        await recipes.take_alone("recipes-empty", dialog)
        dialog.close()
        recipes.at.shell.show_page(1)
        await recipes.open(written(studio.folder / "customers.csv"))
        batch = await recipes.send()
        recipe = await recipes.save(batch)
        recipes.at.shell.show_page(1)
        await recipes.open(written(studio.folder / "customers 48.csv", ROWS + 30))
        await recipes.at.until(lambda: recipes.upload.offer.isVisible() and recipes.upload.offer.button.isEnabled())
        await recipes.take("offer")
        recipes.fill(recipe, batch, studio.folder)
        await recipes.look_at_all()
        await recipes.tell()
    finally:
        await recipes.at.end()


if __name__ == "__main__":
    take_pictures(draw)

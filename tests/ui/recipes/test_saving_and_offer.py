"""What was done with a list is saved as a recipe, which is offered for the next file and run with one click."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.core.recipes.recipe import RunCap
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.recipes.dialog import RecipesDialog
from desktop_app.ui.recipes.recipe_words import pattern_words
from desktop_app.ui.recipes.save_dialog import SaveRecipeDialog
from desktop_app.ui.upload.page import OthersUnderWay
from tests.ui.monitor_stage import Stage
from tests.ui.open_window import Opened
from tests.ui.recipes.written_recipes import WEEKLY, Runs
from tests.ui.results.opened_results import open_sample
from tests.ui.widgets import there

LIST = "Name,Phone\nA,020 7946 0958\nB,020 7946 0123\nC,call office\n"


@pytest.mark.usefixtures("home")
async def test_results_are_saved_as_a_recipe(stage: Stage) -> None:
    page = await open_sample(stage)
    await stage.until(page.title.recipe.isEnabled)
    page.title.recipe.trigger()
    dialog: SaveRecipeDialog = there(page.saving.dialog)
    # THEN what it will do is said, and it needs a name
    told = " ".join(label.text() for label in dialog.does)
    assert "National numbers are read with the country “United Kingdom”." in told
    assert "Verifies the rest with Carrier lookup through “Local service”." in told
    assert "in the folder Verified beside the list" in told
    dialog.name.setText(" ")
    assert not dialog.save.isEnabled()
    dialog.name.setText("Weekly customers")
    dialog.cap.numbers.setValue(5_000)
    # AND which answers it takes over is asked: of a list that took none, none
    assert (dialog.taking.age.isVisible(), dialog.taking.days()) == (True, 0)
    assert dialog.taking.note.text() == "Every number is sent; no earlier answer is taken over."
    dialog.taking.age._choose(30)
    assert dialog.taking.note.text() == "Younger answers aren't asked, or paid for, again."
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert page.saving.dialog is None
    kept = stage.services.recipes.named("Weekly customers")
    assert (kept.cap, kept.days) == (RunCap(5_000), 30)
    # AND what is chosen for the connection is proposed, where the list itself found none to take
    stage.services.preparing.reusing.choose(stage.services.session.connection(kept.base_url), 90)
    # AND no second one has its name
    page.title.recipe.trigger()
    again: SaveRecipeDialog = there(page.saving.dialog)
    again.name.setText("weekly CUSTOMERS")
    assert not again.save.isEnabled()
    assert "already" in again.note.text()
    assert again.taking.days() == 90
    again.reject()


@pytest.mark.usefixtures("home")
async def test_a_step_that_can_not_be_kept_is_named_before_it_is_saved(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await open_sample(stage)
    await stage.until(page.title.recipe.isEnabled)
    (batch,) = stage.services.journal.batches()
    step = replace(batch, id="step", product="hlr-lookup")
    monkeypatch.setattr(stage.services.recipes, "left_out", lambda _batch_id: [step])
    page.title.recipe.trigger()
    dialog: SaveRecipeDialog = there(page.saving.dialog)
    assert dialog.does[-1].text().startswith("Not kept: HLR lookup through “Local service”.")
    dialog.reject()


@pytest.mark.usefixtures("home")
async def test_what_was_corrected_by_hand_is_said_not_to_be_kept(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    page = await open_sample(stage)
    await stage.until(page.title.recipe.isEnabled)
    monkeypatch.setattr(stage.services.recipes, "not_mended", lambda _batch_id: ["country-DE", "typed"])
    page.title.recipe.trigger()
    dialog: SaveRecipeDialog = there(page.saving.dialog)
    german, typed = (label.text() for label in dialog.does[-2:])
    assert german.startswith("Not kept: rows that you had read with the country “Germany”.")
    assert typed.startswith("Not kept: the numbers that you typed.")
    assert pattern_words("perhaps-country-DE") == "the country “Germany” for rows that name none"
    dialog.reject()


async def test_a_recipe_is_offered_for_a_file_of_its_shape_with_its_price(
    at: Opened, tmp_path: Path, runs: Runs
) -> None:
    at.services.recipes.save(WEEKLY)
    path = tmp_path / "customers 48.csv"
    path.write_text(LIST, "utf-8")
    # WHEN such a file is opened, read as if nothing were known of it
    at.window.upload.open_file(path)
    offer = at.window.upload.offer
    await at.until(lambda: offer.isVisible() and offer.button.isEnabled())
    # THEN the recipe is offered, read as it reads it, with its count and its price
    assert offer.text() == "Looks like “Weekly customers”."
    assert offer.detail().startswith("2 numbers with Phone validation through “Local service”. 2 credits")
    assert at.services.journal.batches() == []
    # WHEN it isn't wanted, it stays away from this file
    offer.keep.click()
    assert offer.isHidden()
    at.window.upload.view.corrections.use_country("GB")
    await at.until(lambda: "Verify 2 numbers" in at.window.upload.view.panel.send.text())
    assert offer.isHidden()
    assert runs.ran == []


async def test_one_click_runs_it_and_the_end_is_told(at: Opened, tmp_path: Path, runs: Runs) -> None:
    at.services.recipes.save(WEEKLY)
    path = tmp_path / "customers.csv"
    path.write_text(LIST, "utf-8")
    at.window.upload.open_file(path)
    offer, strip = at.window.upload.offer, at.shell.strip
    await at.until(lambda: offer.isVisible() and offer.button.isEnabled())
    offer.button.click()
    await at.until(lambda: strip.message is not None and strip.message.kind == "success")
    # THEN the person had agreed to the price, the list has left the page, and what came of it is told
    assert runs.ran == [(WEEKLY.name, path, True, False)]
    assert at.window.upload.model.state.opened is None
    message = there(strip.message)
    assert message.what == "“Weekly customers”: customers.csv"
    assert "2 good, 1 bad" in message.more
    assert message.action_text == "Open results"


async def test_what_was_corrected_on_the_page_goes_along(at: Opened, tmp_path: Path, runs: Runs) -> None:
    at.services.recipes.save(WEEKLY)
    path = tmp_path / "customers.csv"
    path.write_text(LIST, "utf-8")
    upload, offer = at.window.upload, at.window.upload.offer
    upload.open_file(path)
    await at.until(lambda: offer.isVisible() and offer.button.isEnabled())
    upload.model.mending.type_number(4, 0, "+442079460000")
    await at.until(lambda: "Your correction is part of it." in offer.detail() and offer.button.isEnabled())
    assert offer.detail().startswith("3 numbers with Phone validation")
    offer.button.click()
    await at.until(lambda: bool(runs.ran))
    assert [each.text for each in runs.corrected or ()] == ["+442079460000"]


async def test_a_file_that_the_recipe_had_leads_to_its_results(at: Opened, tmp_path: Path) -> None:
    at.services.recipes.save(WEEKLY)
    path = tmp_path / "customers.csv"
    path.write_text(LIST, "utf-8")
    run = await at.services.recipe_runs.run(WEEKLY, path, agreed=True)
    at.window.upload.open_file(path)
    offer = at.window.upload.offer
    await at.until(lambda: offer.isVisible() and offer.former.isVisible())
    assert offer.text() == "“Weekly customers” had this file before."
    assert "Done: 2 good" in offer.detail()
    assert not offer.button.isVisible()
    offer.former.click()
    await at.until(lambda: at.window.shown_results == run.batch_id)


async def test_what_a_run_has_done_meanwhile_is_said_of_the_file_that_is_open(at: Opened, tmp_path: Path) -> None:
    at.services.recipes.save(WEEKLY)
    path = tmp_path / "customers.csv"
    path.write_text(LIST, "utf-8")
    upload, offer = at.window.upload, at.window.upload.offer
    (watch,) = (each for each in upload.children() if isinstance(each, OthersUnderWay))
    upload.open_file(path)
    await at.until(lambda: offer.isVisible() and offer.button.isEnabled())
    assert upload.view.earlier.isHidden()
    # WHEN a watched folder, say, has the recipe run with it
    await at.services.recipe_runs.run(WEEKLY, path, agreed=True)
    # THEN the offer leads to what came of it, and the list isn't paid again unknowingly
    await at.until(offer.former.isVisible)
    assert offer.text() == "“Weekly customers” had this file before."
    await at.until(lambda: not upload.view.earlier.isHidden())
    # AND what another process has written is seen as well
    seen: list[bool] = []
    watch.news.connect(lambda: seen.append(True))
    batch = replace(at.services.journal.batches()[0], id="beef", created_at=datetime.now(UTC))
    with closing(Journal(tmp_path / "home" / "journal.sqlite")) as other:
        other.add_batch(batch, [])
    await at.until(lambda: bool(seen))


async def test_more_than_the_cap_is_not_run(at: Opened, tmp_path: Path, runs: Runs) -> None:
    at.services.recipes.save(replace(WEEKLY, cap=RunCap(1)))
    path = tmp_path / "customers.csv"
    path.write_text(LIST, "utf-8")
    at.window.upload.open_file(path)
    offer = at.window.upload.offer
    told = "At most 2 numbers: more than its cap of 1 number."
    await at.until(lambda: offer.isVisible() and told in offer.detail())
    assert not offer.button.isEnabled()
    assert offer.change.isVisible()
    assert runs.ran == []
    # AND it can be run once the cap was raised by the way that is offered
    offer.change.click()
    dialog = there(at.shell.findChild(RecipesDialog))
    at.services.recipes.save(replace(WEEKLY, cap=RunCap(50)))
    dialog.close()
    await at.until(offer.button.isEnabled)
    assert "more than its cap" not in offer.detail()


async def test_a_recipe_is_run_to_its_files_and_its_batch_is_the_windows_own(at: Opened, tmp_path: Path) -> None:
    at.services.recipes.save(WEEKLY)
    path = tmp_path / "customers.csv"
    path.write_text(LIST, "utf-8")
    at.window.upload.open_file(path)
    offer, strip = at.window.upload.offer, at.shell.strip
    await at.until(lambda: offer.isVisible() and offer.button.isEnabled())
    offer.button.click()
    # THEN the batch that it makes counts as one that this window carries on
    await at.until(at.services.journal.batches)
    (batch,) = at.services.journal.batches()
    await at.until(lambda: at.runner.running(f"batch {batch.id}"))
    # AND at its end its file is there, and nothing is left running
    await at.until(lambda: strip.message is not None and strip.message.kind == "success")
    await at.until(lambda: not at.runner.running(f"batch {batch.id}"))  # some turns after it was let go
    # AND the header has what it left of the balance, so that no list counts as under way
    await at.until(lambda: at.shell.header._amount.text() == "9,999,998")
    (run,) = at.services.recipes.runs(WEEKLY.name)
    assert await asyncio.to_thread(Path(*run.outputs).is_file)
    assert Path(run.outputs[0]).parent == tmp_path / "Verified"
    strip.action.click()
    await at.until(lambda: at.window.shown_results == batch.id)
    # WHEN the same file comes once more, nothing is sent without a further word
    at.window.context.run_recipe(WEEKLY, path, ())
    await at.until(lambda: strip.message is not None and strip.message.action_text == "Run it again")
    assert len(at.services.journal.batches()) == 1

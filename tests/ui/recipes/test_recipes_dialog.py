"""The dialog of all recipes: they are seen, run, changed, renamed and deleted, and their runs are looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import time
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from desktop_app.core.batches.step_plan import read_step
from desktop_app.core.output.form import OutputShape
from desktop_app.core.recipes.recipe import RecipeOutput, RunCap, RunTimes
from desktop_app.core.recipes.runs import RunRecord, RunState
from desktop_app.ui.export.export_format import EXPORT_FORMATS
from desktop_app.ui.recipes.dialog import RecipeCard, RecipesDialog
from desktop_app.ui.recipes.recipe_words import condition_words
from desktop_app.ui.recipes.recipe_work import RecipeWork
from tests.ui.recipes.written_recipes import DONE, WEEKLY, Runs
from tests.ui.small_services import SmallServices, until


@pytest.fixture
def parent() -> Iterator[QWidget]:
    made = QWidget()
    yield made
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Opened:
    """The dialog over recipes, and what came of it."""

    def __init__(self, small: SmallServices, parent: QWidget) -> None:
        self.told: list[RunRecord] = []
        self.files: list[Path] = []
        self.home = QObject(parent)
        self.work = RecipeWork(small.context, self.told.append, self.home)
        self.dialog = RecipesDialog(small.context, self.work, self.files.append, parent)
        self.dialog.open()


def damage(small: SmallServices) -> None:
    (small.services.folder / "recipes" / "Old one.toml").write_text("[list]\nphones = 7\n", "utf-8")


async def test_recipes_stand_there_with_what_they_came_to_and_why_one_is_damaged(
    small: SmallServices, parent: QWidget
) -> None:
    assert not Opened(small, parent).dialog.empty.isHidden()
    small.services.recipes.save(WEEKLY)
    small.services.journal.runs.add(DONE)
    damage(small)
    dialog = Opened(small, parent).dialog
    assert dialog.empty.isHidden()
    weekly, damaged = sorted(dialog.cards, key=lambda card: card.recipe is None)
    assert "customers.csv" in weekly._last.text()
    assert "Done: 2 good, 1 bad" in weekly._last.text()
    assert damaged.recipe is None
    assert damaged.run.isHidden() or not damaged.run.isVisible()
    assert damaged.buttons == [damaged.delete]
    # AND each run of it can be looked at
    weekly.log.click()
    assert dialog.runs.model.rowCount() == 1
    assert "Written: “customers.xlsx”." in dialog.runs.about.text()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.pages.currentIndex() == 0


async def test_a_card_names_the_further_steps_and_the_form_what_is_taken_over(
    small: SmallServices, parent: QWidget
) -> None:
    steps = read_step("hlr-lookup for line type=mobile,voip and verdict=good"), read_step("carrier-lookup")
    small.services.recipes.save(replace(WEEKLY, then=steps))
    dialog = Opened(small, parent).dialog
    asked = "Phone validation through “Local service”."
    then = "Then HLR lookup, for “Line type: mobile, voip”, “Verdict: good”. Then Carrier lookup."
    assert f"{asked} {then}" in [label.text() for label in dialog.cards[0].findChildren(QLabel)]
    assert condition_words("unanswered") == "Unanswered"
    assert condition_words("my own column=A,B") == "My own column: A, B"
    # AND the local service is asked anew; another one isn't within a day
    dialog.form.show_recipe(WEEKLY)
    assert dialog.form.age_note.text() == "Every number is sent; no earlier answer is taken over."
    elsewhere = replace(WEEKLY, base_url="https://api.one.example/v1")
    dialog.form.show_recipe(elsewhere)
    assert dialog.form.age_note.text() == "Only what was answered within 24 hours is taken over."
    # AND what can be changed below isn't said above as it was
    assert "Writes" not in dialog.form.does.text()
    # AND without an age, those of the last run are as old as its product's answers stay fresh
    dialog.form.show_recipe(replace(WEEKLY, refresh=True))
    assert dialog.form.age_note.text() == "Takes over the last run's answers that are at most 365 days old, free."
    assert "Takes over" not in dialog.form.does.text()


async def test_a_recipe_with_a_cap_runs_at_once_and_one_without_says_its_price_first(
    small: SmallServices, parent: QWidget, runs: Runs, tmp_path: Path
) -> None:
    small.services.recipes.save(WEEKLY)
    small.services.recipes.save(replace(WEEKLY, name="Capped", cap=RunCap(100)))
    opened = Opened(small, parent)
    # WHEN the capped one is run
    runs.hold = asyncio.Event()
    opened.dialog.run("Capped", tmp_path / "a.csv")
    await until(lambda: bool(runs.ran))
    card = next(each for each in opened.dialog.cards if each.heading.text() == "Capped")
    assert card.run.busy
    # AND the dialog is closed meanwhile
    opened.dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    runs.hold.set()
    # THEN it still ends, and is told
    await until(lambda: bool(opened.told))
    assert runs.ran == [("Capped", tmp_path / "a.csv", False, False)]
    # WHEN the other is run, nothing is: its file is opened where the price is said
    again = Opened(small, parent)
    again.dialog.run(WEEKLY.name, tmp_path / "b.csv")
    assert again.files == [tmp_path / "b.csv"]
    assert len(runs.ran) == 1
    await small.runner.aclose()


async def test_a_recipe_is_changed_renamed_and_deleted_with_undo(
    small: SmallServices, parent: QWidget, tmp_path: Path
) -> None:
    small.services.recipes.save(WEEKLY)
    opened = Opened(small, parent)
    dialog, form = opened.dialog, opened.dialog.form
    (card,) = dialog.cards
    card.change.click()
    # WHEN it is to run by itself without a cap, that is refused
    form.watch._take("/in")
    form.times.at.setText("7:30, 14:00")
    form.save.click()
    assert "needs a cap" in form.trouble.text()
    form.times.at.setText("soon")
    form.cap.numbers.setValue(500)
    form.save.click()
    assert form.trouble.text() == "“soon” is no time: write 07:30."
    # AND a recipe has a folder or a file, and a file has its times
    assert form.file.isHidden()
    form.watch.clear.click()
    form.times.at.setText("")
    form.file.show_path("/in/list.csv")
    form.save.click()
    assert form.trouble.text() == "Say at which times this file is taken."
    folder = str(tmp_path)
    form.watch._take(tmp_path.as_posix())  # as Qt's dialog has it on each system
    # WHEN all is said
    form.times.at.setText("14:00 7:30")
    for box in form.times.days[5:]:
        box.setChecked(False)
    form.age.set_current(30)
    boxes = {box.text(): box for box in form.files.findChildren(QCheckBox)}
    boxes["A clean list of the good numbers (CSV)"].setChecked(True)
    boxes["Report (PDF)"].setChecked(True)
    form.save.click()
    # THEN it is kept
    kept = small.services.recipes.named(WEEKLY.name)
    assert (kept.cap, kept.watch, kept.file, kept.days) == (RunCap(500), folder, "", 30)
    assert kept.times == RunTimes((0, 1, 2, 3, 4), (time(7, 30), time(14, 0)))
    assert [each.suffix for each in kept.output.files] == [".xlsx", ".csv"]
    assert kept.output.reports == (".pdf",)
    assert isinstance(kept.output, RecipeOutput)
    # AND is renamed
    (card,) = dialog.cards
    card.rename.click()
    card.field.setText("Every day")
    card.field.returnPressed.emit()
    (card,) = dialog.cards
    assert card.heading.text() == "Every day"
    # AND deleted, which can be undone
    card.delete.click()
    assert dialog.cards == []
    dialog.undo.button.click()
    assert len(dialog.cards) == 1
    dialog.cards[0].delete.click()
    dialog.close()
    assert small.services.recipes.every() == []


async def test_what_runs_by_itself_is_said_and_told(small: SmallServices, parent: QWidget, runs: Runs) -> None:
    small.services.recipes.save(replace(WEEKLY, watch="/in", cap=RunCap(100)))
    opened = Opened(small, parent)
    assert opened.dialog.watching.text() == ""
    opened.work.begin()
    await until(lambda: runs.by_itself is not None)
    # WHEN a run begins by itself, its batch counts as carried on here
    small.services.journal.runs.add(replace(DONE, state=RunState.UNDER_WAY))
    small.changes.changed.emit({"b1"})
    assert small.runner.running("batch b1")
    assert opened.dialog.watching.text().startswith("1 recipe runs by itself while Dialproof is open")
    # AND that its folder isn't there
    await until(lambda: not opened.dialog.cards[0].gone.isHidden())
    # WHEN it has ended
    assert runs.by_itself is not None
    runs.by_itself(DONE)
    await until(lambda: not small.runner.running("batch b1"))
    assert opened.told == [DONE]
    await small.runner.aclose()


async def test_a_run_by_hand_that_was_cut_off_goes_on_and_others_of_its_recipe_wait(
    small: SmallServices, parent: QWidget, runs: Runs, tmp_path: Path
) -> None:
    # GIVEN a run that was cut off, and one of a recipe that is gone
    small.services.recipes.save(WEEKLY)
    small.services.journal.runs.add(replace(DONE, state=RunState.UNDER_WAY))
    small.services.journal.runs.add(replace(DONE, state=RunState.UNDER_WAY, recipe="Gone", batch_id="b2"))
    opened = Opened(small, parent)
    assert opened.work.carries_on("b1")
    assert not opened.work.carries_on("b2")
    assert not opened.work.carries_on("b3")
    # WHEN the window begins
    runs.hold = asyncio.Event()
    opened.work.begin()
    await until(lambda: bool(runs.ran))
    # AND the same recipe is run with another file
    opened.work.run(WEEKLY, tmp_path / "b.csv", agreed=True)
    assert [file for _, file, _, _ in runs.ran] == [Path(DONE.file)]
    runs.hold.set()
    # THEN one goes after the other, and both are told
    await until(lambda: len(opened.told) == 2)
    assert [file for _, file, _, _ in runs.ran] == [Path(DONE.file), tmp_path / "b.csv"]
    await small.runner.aclose()


def focused(dialog: RecipesDialog) -> QWidget | None:
    return dialog.focusWidget()


async def test_the_focus_comes_back_to_what_was_used(small: SmallServices, parent: QWidget) -> None:
    small.services.recipes.save(replace(WEEKLY, name="A"))
    small.services.recipes.save(WEEKLY)
    small.services.journal.runs.add(DONE)
    dialog = Opened(small, parent).dialog

    def card() -> RecipeCard:
        return dialog.cards[-1]

    assert focused(dialog) is dialog.cards[0].run
    for leave in (dialog.form.cancel.click, dialog.form.save.click, lambda: QTest.keyClick(dialog, Qt.Key.Key_Escape)):
        card().change.click()
        leave()
        assert focused(dialog) is card().change
    card().log.click()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert focused(dialog) is card().log
    # AND while a name is typed, the end of a run takes neither the focus nor the name
    card().rename.click()
    card().field.setText("Every week")
    dialog._work_changed()
    assert focused(dialog) is card().field
    assert card().field.text() == "Every week"
    QTest.keyClick(card().field, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert focused(dialog) is card().rename
    dialog._rename(WEEKLY.name, "Zuletzt")
    assert focused(dialog) is card().rename
    card().delete.click()
    assert focused(dialog) is dialog.undo.button
    dialog.undo.button.click()
    assert focused(dialog) is card().delete


async def test_tab_goes_through_the_form_as_the_eye_does_and_a_refusal_to_its_field(
    small: SmallServices, parent: QWidget
) -> None:
    small.services.recipes.save(WEEKLY)
    dialog = Opened(small, parent).dialog
    form = dialog.form
    for _ in range(2):
        dialog.cards[0].change.click()
        passed: list[QWidget] = [form.cap.numbers]
        while passed[-1] is not form.save:
            QTest.keyClick(passed[-1], Qt.Key.Key_Tab)
            now = focused(dialog)
            assert now is not None
            assert now not in passed
            passed.append(now)
        seen = [each for each in form.focus_chain() if each.isVisible()]
        assert [each for each in passed if each in seen] == seen
        form.cancel.click()
    dialog.cards[0].change.click()
    form.watch._take("/in")
    form.save.click()
    assert focused(dialog) is form.cap.numbers
    form.times.at.setText("soon")
    form.save.click()
    assert focused(dialog) is form.times.at


async def test_a_stopped_file_stays_in_sight_until_it_is_settled(
    small: SmallServices, parent: QWidget, runs: Runs
) -> None:
    # GIVEN a recipe whose cap a file was above, before the next one was done
    small.services.recipes.save(replace(WEEKLY, cap=RunCap(100, Decimal("0.5"))))
    stopped = replace(DONE, state=RunState.CAPPED, file="/in/large.csv", batch_id="", figures=None, outputs=())
    small.services.journal.runs.add(stopped)
    small.services.journal.runs.add(replace(stopped, file="/in/other.csv", message="Too much."))
    small.services.journal.runs.add(DONE)
    dialog = Opened(small, parent).dialog
    (card,) = dialog.cards
    assert "Sends at most 100 numbers. Spends at most 0.5" in " ".join(
        each.text() for each in card.findChildren(QLabel)
    )
    assert card._halted.text() == "2 files stopped: “other.csv”, “large.csv”."
    # WHEN it is looked at, the newest is done and offers no more than its results
    card.settle.click()
    view = dialog.runs
    assert view.table.currentIndex().row() == 1
    view.table.selectRow(0)
    assert (view.open.isEnabled(), view.again.isEnabled(), view.leave_it.isEnabled()) == (True, False, False)
    # AND one is left, which the page shows at once
    view.table.selectRow(1)
    assert (view.open.isEnabled(), view.again.isEnabled(), view.leave_it.isEnabled()) == (False, True, True)
    view.leave_it.click()
    assert "Left as it is. Too much." in view.about.text()
    assert not view.again.isEnabled()
    assert card._halted.text() == "1 file stopped: “large.csv”."
    # AND the other is run again
    view.table.selectRow(2)
    runs.hold = asyncio.Event()
    view.again.click()
    await until(lambda: bool(runs.ran))
    assert runs.ran == [(WEEKLY.name, Path("/in/large.csv"), False, False)]
    # AND a run that ends is seen there
    small.services.journal.runs.add(replace(DONE, file="/in/large.csv"))
    runs.hold.set()
    await until(lambda: view.model.rowCount() == 4)
    assert card._stopped.isHidden()
    await small.runner.aclose()


async def test_all_that_the_export_menu_has_can_be_chosen_and_amounts_have_decimals(
    small: SmallServices, parent: QWidget
) -> None:
    book = replace(WEEKLY, shape=replace(WEEKLY.shape, workbook=True), cap=RunCap(amount=Decimal("0.50")))
    small.services.recipes.save(book)
    form = Opened(small, parent).dialog.form
    form.show_recipe(book)
    boxes = {box.text(): box for box in form.files.findChildren(QCheckBox)}
    assert len(boxes) == len(EXPORT_FORMATS) + 2
    # WHEN two of one name are ticked, the last one holds
    boxes["A clean list of the good numbers (XLSX)"].setChecked(True)
    boxes["A clean list of the good numbers, with the doubtful ones (XLSX)"].setChecked(True)
    boxes["Your own workbook with the clean list on a sheet (XLSX)"].setChecked(True)
    made = form.changed()
    assert [(each.form.shape, each.form.doubtful) for each in made.output.files[-2:]] == [
        (OutputShape.CLEAN_SHEET, False),
        (OutputShape.CLEAN, True),
    ]
    # AND numbers and dates stay such in what was ticked, as in the menu's own exports
    assert [each.form.typed for each in made.output.files[-2:]] == [True, True]
    # AND a cap below one is seen, and kept
    assert form.cap.amount.text().startswith("0.50")
    assert made.cap == RunCap(amount=Decimal("0.50"))
    form.cap.amount.setValue(1.25)
    assert form.changed().cap == RunCap(amount=Decimal("1.25"))
    form.cap.amount.setValue(0)
    assert form.cap.amount.text() == "no cap"
    # AND a list of text has no workbook
    form.show_recipe(WEEKLY)
    assert not any("workbook with" in box.text() for box in form.files.parts if isinstance(box, QCheckBox))

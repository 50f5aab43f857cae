"""Other columns with phone numbers are told of where it is seen, and taken by a click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop_app.core.detection.table import ALL_SHEETS, Column, ReadOptions, SheetNumbers, TableShape
from desktop_app.ui.upload.rows.hints import MoreColumnsHint
from tests.ui.upload.lists import FakeList, Stage, understanding

NAMES = ("Mobile", "Landline", "City", "Office", "Home")


def made(*shares: float, **more: Any) -> FakeList:
    columns = tuple(Column(at, name, share) for at, (name, share) in enumerate(zip(NAMES, shares, strict=False)))
    return FakeList(understanding(shape=TableShape(1, columns, columns[0], **more)))


def shown(stage: Stage, opened: FakeList) -> MoreColumnsHint:
    stage.filled(opened)
    return stage.page.view.more_columns


def test_another_column_is_told_of_and_taken_by_a_click(stage: Stage) -> None:
    hint = shown(stage, made(0.97, 1.0, 0.1))
    assert hint.isVisible()
    assert hint.text() == "Another column has phone numbers, too: “Landline”. They are not sent."
    assert "Landline" not in stage.page.view.detail.text()
    hint.button.click()
    asked = ReadOptions(column="Mobile", more_columns=("Landline",))
    assert stage.services.asked[-1] == ("read again", "one", asked)


def test_of_many_a_person_picks_some(stage: Stage) -> None:
    hint = shown(stage, made(0.9, 0.9, 0.0, 0.8, 0.7))
    assert hint.text().startswith("3 other columns have phone numbers, too: “Landline”, “Office” and 1 more.")
    before = len(stage.services.asked)
    hint.button.click()
    assert len(stage.services.asked) == before
    popup = stage.page.view.corrections.column._popup
    assert popup is not None
    popup.close()


def test_a_few_numbers_in_another_column_are_no_news(stage: Stage) -> None:
    assert not shown(stage, made(0.9, 0.3)).isVisible()
    # NOR is a column that is taken already
    columns = made(0.9, 0.9).understanding.shape.columns
    assert not shown(stage, made(0.9, 0.9, more_phone_columns=(columns[1],))).isVisible()


def test_once_closed_it_does_not_come_again_for_the_same_list(stage: Stage) -> None:
    hint = shown(stage, made(0.9, 0.9))
    hint.close_button.click()
    assert not hint.isVisible()
    # WHEN the same list is read in another way
    stage.page.view.corrections.country._choose("DE")
    stage.was_read("two", made(0.9, 0.9))
    assert not hint.isVisible()
    # AND where it has another such column, that is news
    stage.page.view.corrections.country._choose("FR")
    stage.was_read("three", made(0.9, 0.9, 0.0, 0.9))
    assert hint.isVisible()


def test_what_was_closed_is_told_of_another_list_again(stage: Stage) -> None:
    # GIVEN a hint that was closed; every list that is pasted has the same name
    stage.page.open_paste("Mobile\tLandline")
    stage.was_read("one", made(0.9, 0.9))
    hint = stage.page.view.more_columns
    hint.close_button.click()
    # WHEN reading another one is cancelled THEN it stays closed
    stage.page.open_paste("Mobile\tLandline")
    stage.page.model.cancel(by_person=True)
    assert not hint.isVisible()
    # AND where another one comes, with the same columns, its numbers aren't left out in silence
    stage.page.open_paste("Mobile\tLandline")
    stage.was_read("two", made(0.9, 0.9))
    assert hint.isVisible()


def test_ticks_that_are_left_are_told_of(stage: Stage) -> None:
    stage.filled(made(0.9, 0.9))
    stage.page.view.corrections.column.ticks_left.emit()
    assert stage.page.view.said.text() == "The ticked columns are not used yet"
    stage.page.open_file(Path("other.csv"))
    assert stage.page.view.said.text() == ""  # it was of the list before


def of_sheets(*others: SheetNumbers, options: ReadOptions | None = None, sheet: str = "Customers") -> FakeList:
    return FakeList(understanding(sheet=sheet, other_sheets=[*others]), options or ReadOptions())


def test_another_sheet_is_told_of_and_all_are_taken_by_a_click(stage: Stage) -> None:
    stage.filled(of_sheets(SheetNumbers("South", 25)))
    hint = stage.page.view.more_sheets
    assert hint.isVisible()
    assert hint.text() == "Another sheet has phone numbers, too: “South” (25). They are not sent."
    hint.button.click()
    assert stage.services.asked[-1] == ("read again", "one", ReadOptions(sheet=ALL_SHEETS))


def test_several_sheets_are_told_of_by_name_and_number(stage: Stage) -> None:
    stage.filled(of_sheets(SheetNumbers("South", 25), SheetNumbers("West", 998, whole=False), SheetNumbers("East", 3)))
    text = stage.page.view.more_sheets.text()
    named = "“South” (25), “West” (more than 998) and 1 more"
    assert text == f"3 other sheets have phone numbers, too: {named}. They are not sent."


def test_the_other_sheets_are_told_of_until_a_person_chooses_a_sheet(stage: Stage) -> None:
    stage.filled(of_sheets(SheetNumbers("South", 25)))
    hint = stage.page.view.more_sheets
    # WHEN the sheet is read in another way THEN they are still there
    stage.page.view.corrections.country._choose("DE")
    stage.was_read("two", of_sheets(options=ReadOptions(country="DE", sheet="Customers")))
    assert hint.isVisible()
    stage.page.view.corrections.sheet._choose("Old")
    stage.was_read("three", of_sheets(options=ReadOptions(sheet="Old"), sheet="Old"))
    assert not hint.isVisible()


def test_a_closed_hint_of_sheets_comes_with_another_list_only(stage: Stage) -> None:
    stage.filled(of_sheets(SheetNumbers("South", 25)))
    hint = stage.page.view.more_sheets
    hint.close_button.click()
    stage.page.view.corrections.country._choose("DE")
    stage.was_read("two", of_sheets(SheetNumbers("South", 25)))
    assert not hint.isVisible()
    stage.page.open_paste("Mobile\tLandline")
    stage.was_read("three", of_sheets(SheetNumbers("South", 25)))
    assert hint.isVisible()

"""What an export offers, how its files are called, and what is said of what was written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop_app.core.output.form import AS_TABLE, NO_WORKBOOK, OutputForm, OutputShape
from desktop_app.core.output.formats import CSV, XLSX
from desktop_app.core.results.reconciliation import Reconciliation
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.ui.export.export_button import ExportButton
from desktop_app.ui.export.export_format import (
    CLEAN,
    CLEAN_DOUBTFUL,
    EXPORT_FORMATS,
    ORIGINAL,
    ORIGINAL_IN_PLACE,
    PLAIN,
    RAW_CSV,
    SPLIT,
    delimiter_for,
    suggested_name,
)
from desktop_app.ui.export.export_work import wrote
from desktop_app.ui.export.file_work import WrittenNote
from tests.ui.widgets import added

COUNTS = Reconciliation(12, 8, 2, 1, 1, sent=8, answered=7, unanswered=1, repeated=0, strangers=0)


def test_reused_answers_are_said_beside_those_that_were_sent() -> None:
    assert wrote(Path("a.xlsx"), AS_TABLE, replace(COUNTS, reused=3)) == (
        "12 rows written to “a.xlsx”. 8 numbers sent, 7 answered, 3 reused; the sums agree."
    )


def test_why_a_clean_list_has_fewer_rows_than_are_good_is_said() -> None:
    counts = replace(COUNTS, kept=6, again=2, verdicts=VerdictCounts(good=8, problem=4))
    assert wrote(Path("a.xlsx"), OutputForm(OutputShape.CLEAN), counts) == (
        "6 rows written to “a.xlsx”. 2 more rows repeat a number, which is written once. "
        "Verdicts: 8 good, 4 with a problem. 8 numbers sent, 7 answered; the sums agree."
    )


def test_the_menu_offers_the_filtered_rows_only_where_there_are_fewer(qtbot: QtBot) -> None:
    button = added(qtbot, ExportButton())
    wanted: list[tuple[object, bool]] = []
    button.wanted.connect(lambda form, only: wanted.append((form, only)))
    button.set_rows(500, 500)
    assert [action.text() for action in button.menu_now().actions()] == [
        "All 500 rows",
        "Excel workbook (XLSX)…",
        "Excel workbook, split by outcome…",
        "Original workbook with columns added…",
        "Original workbook, with international numbers…",
        "CSV…",
        "CSV, cells as they are…",
        "",
        "Clean list",
        "Good numbers (XLSX)…",
        "Good numbers (CSV)…",
        "More clean lists",
    ]
    button.set_rows(500, 12)
    actions = button.menu_now().actions()
    assert [action.text() for action in actions[8:12]] == [
        "Only the 12 rows shown",
        "Excel workbook (XLSX)…",
        "CSV…",
        "CSV, cells as they are…",
    ]
    actions[5].trigger()
    actions[9].trigger()
    assert wanted == [(PLAIN[CSV], False), (PLAIN[XLSX], True)]


def test_the_usual_clean_lists_are_in_the_menu_and_the_others_one_further(qtbot: QtBot) -> None:
    button = added(qtbot, ExportButton())
    wanted: list[object] = []
    button.wanted.connect(lambda form, _only: wanted.append(form))
    button.set_rows(500, 12)
    menu = button.menu_now()
    actions = {action.text(): action for action in menu.actions()}
    others = actions["More clean lists"].menu()
    assert isinstance(others, QMenu)
    assert [action.text() for action in others.actions()] == [
        "Good numbers, beside your column…",
        "Good numbers, as a sheet of your workbook…",
        "Good and doubtful numbers…",
    ]
    actions["Good numbers (XLSX)…"].trigger()
    others.actions()[2].trigger()
    assert wanted == [CLEAN, CLEAN_DOUBTFUL]
    # A list that is no workbook has no sheet to put it on.
    button.set_no_original(NO_WORKBOOK)
    without = button.menu_now().findChild(QMenu)
    assert isinstance(without, QMenu)
    assert not any("as a sheet" in action.text() for action in without.actions())


def test_the_menu_asks_for_types_only_where_the_list_has_numbers(qtbot: QtBot) -> None:
    # GIVEN a list of numbers
    button = added(qtbot, ExportButton())
    button.set_rows(5, 5)
    without = len(button.menu_now().actions())
    button.set_typed(True)
    typed, text = button.menu_now().actions()[-2:]
    assert [(each.text(), each.isChecked()) for each in (typed, text)] == [
        ("Types as in your file", True), ("All as text", False),
    ]  # fmt: skip
    assert button.menu_now().actions()[-3].text() == "Cells in Excel workbooks"  # read aloud
    # WHEN the other is chosen by the keyboard
    button.show()
    button.open_menu()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    chosen: list[bool] = []
    button.typed_chosen.connect(chosen.append)
    QTest.keyClick(menu, Qt.Key.Key_Up)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    # THEN the menu is still there, to go on from, and has it
    typed, text = menu.actions()[-2:]
    assert (chosen, typed.isChecked(), text.isChecked(), menu.isVisible()) == ([False], False, True, True)
    # … and so it is with the mouse, while a form closes it
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(typed).center())
    assert (chosen, typed.isChecked(), text.isChecked(), menu.isVisible()) == ([False, True], True, False, True)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    assert not menu.isVisible()
    # … and no list without numbers asks
    button.set_typed(None)
    assert len(button.menu_now().actions()) == without


def test_a_name_is_suggested() -> None:
    assert suggested_name("customers Q3.xlsx", PLAIN[XLSX]) == "customers Q3 – results.xlsx"
    assert suggested_name("a.b.csv", RAW_CSV) == "a.b – raw results.csv"
    assert suggested_name("Macros.XLSM", ORIGINAL) == "Macros – with results.xlsm"
    assert suggested_name("Macros.XLSM", ORIGINAL_IN_PLACE) == "Macros – international.xlsm"
    assert suggested_name("Macros.XLSM", SPLIT) == "Macros – results by outcome.xlsx"
    # Nothing that is written is called as something else: neither forms, nor a part as the whole.
    parts = [(some, partial) for some in (False, True) for partial in (False, True)]
    names = [suggested_name("a.xlsx", form, some=one, partial=other) for form in EXPORT_FORMATS for one, other in parts]
    assert len(set(names)) == len(names)
    assert suggested_name("a.xlsx", PLAIN[CSV], some=True, partial=True) == "a – results (partial, filtered).csv"
    assert suggested_name("a.xlsx", PLAIN[CSV], some=True) == "a – results (filtered).csv"


def test_the_file_dialog_offers_the_kind_that_is_written() -> None:
    assert ORIGINAL.name_filter("a.xlsm") == "Excel (*.xlsm)"
    assert ORIGINAL.name_filter("a.xlsx") == "Excel (*.xlsx)"
    assert RAW_CSV.name_filter("a.xlsx") == "CSV (*.csv)"


def test_the_original_workbook_is_offered_with_a_reason_where_it_can_not_be(qtbot: QtBot) -> None:
    button = added(qtbot, ExportButton())
    button.set_rows(5, 5)
    button.set_no_original(NO_WORKBOOK)
    actions = button.menu_now().actions()
    assert (actions[3].isEnabled(), actions[3].toolTip()) == (False, NO_WORKBOOK)
    # The reason is read below it, as a greyed action has no tip on every desktop, and by keys it has none.
    assert (actions[4].text(), actions[4].isEnabled()) == (NO_WORKBOOK, False)
    assert actions[5].text() == "CSV…"  # said once
    button.set_no_original("")
    action = button.menu_now().actions()[3]
    assert (action.isEnabled(), action.toolTip()) == (True, ORIGINAL.tip)
    assert NO_WORKBOOK not in [each.text() for each in button.menu_now().actions()]


@pytest.mark.parametrize(
    ("language", "found", "delimiter"),
    [("de", None, ";"), ("en", None, ","), ("de", ",", ","), ("en", ";", ";"), ("en", "\t", "\t"), ("fr", "~", ";")],
)
def test_a_csv_is_separated_as_its_list_was_else_as_the_locale_has_it(
    language: str, found: str | None, delimiter: str
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert delimiter_for(found) == delimiter
    finally:
        QLocale.setDefault(before)


def test_what_was_written_says_how_a_csv_is_separated() -> None:
    message = wrote(Path("a.csv"), OutputForm(delimiter=";"), COUNTS)
    assert message.startswith("12 rows written to “a.csv”. Columns are separated by semicolons. 8 numbers sent")
    assert "separated" not in wrote(Path("a.csv"), AS_TABLE, COUNTS)
    assert "separated" not in wrote(Path("a.xlsx"), OutputForm(delimiter=";"), COUNTS)


def test_what_a_copy_could_not_keep_is_named_shortly() -> None:
    lost = replace(COUNTS, not_kept=("slicers", "pictures", "macros", "SmartArt", "sparklines"))
    assert wrote(Path("a.xlsx"), AS_TABLE, lost).endswith(
        "Your own file has what this copy could not keep: slicers, pictures, macros and 2 more."
    )
    assert wrote(Path("a.xlsx"), AS_TABLE, replace(COUNTS, not_kept=("slicers",))).endswith("not keep: slicers.")


def test_cells_that_are_empty_for_want_of_a_result_are_counted_where_no_about_is() -> None:
    assert wrote(Path("a.csv"), AS_TABLE, replace(COUNTS, emptied=1)).endswith(
        "1 cell of your columns is empty: your file has a formula there, but not its result."
    )


def test_what_was_written_can_be_opened_and_shown(qtbot: QtBot) -> None:
    opened: list[str] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return len(opened) < 2

    note = added(qtbot, WrittenNote(open_url))
    path = Path("/somewhere/x – results.xlsx")
    note.show_written(path, "500 rows written")
    note.open.click()
    note.folder.click()
    assert [Path(each) for each in opened] == [path, path.parent]
    assert "no program" in note.text.text()
    assert note.open.isHidden()
    note.close_button.click()
    assert note.isHidden()

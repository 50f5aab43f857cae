"""What is asked of the list on the page: which rows, how it would read, its problem rows; by keys, too."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QWidget

from desktop_app.core.detection.table import CountryFit, ReadOptions
from desktop_app.core.errors import FileEncrypted, OutputNotWritable
from desktop_app.core.numbers.phone import NumberStatus as S
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.services.ports import Progress
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words
from desktop_app.ui.upload.rows.row_filters import DAMAGED, with_problem
from tests.ui.upload.lists import FakeList, Stage, nationally_written, understanding

SELECT = "upload.select"
PROBLEMS = "upload.problems"


def test_a_count_shows_its_rows_and_there_is_a_way_back(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.buttons[S.INVALID].click()
    assert stage.services.asked[-1] == ("select", "one", RowFilter(status=S.INVALID))
    stage.runner.finish(SELECT, array("q", [9, 22]))
    assert view.table.model().rowCount() == 2
    assert (view.filter.isVisible(), view.filter.text()) == (True, "Showing 2 invalid rows")
    view.filter.button.click()
    assert view.table.model().rowCount() == 500
    assert not view.filter.isVisible()
    assert not view.panel.counts.buttons[S.INVALID].isChecked()


def test_damage_of_both_kinds_is_shown_together_in_the_lists_order(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.reasons.buttons[DAMAGED].click()
    stage.runner.finish(SELECT, array("q", [22, 112]))
    stage.runner.finish(SELECT, array("q", [62]))
    problems = [asked[2].problem for asked in stage.services.asked if asked[0] == "select"]
    assert len(set(problems)) == 2
    assert all(problem.startswith("digits lost in Excel") for problem in problems)
    assert [view.table.model().index(at, 0).data() for at in range(3)] == ["22", "62", "112"]
    assert view.filter.text() == "Showing 3 rows that lost digits"
    QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    assert not view.filter.isVisible()


def test_a_filter_that_fails_is_told_and_all_rows_are_shown(stage: Stage) -> None:
    stage.filled()
    stage.page.view.filter_wanted.emit(DAMAGED)
    stage.runner.fail(SELECT, ValueError("x"))
    assert stage.told[-1][0] == "error"
    assert stage.page.view.table.model().rowCount() == 500


def test_a_reason_shows_its_rows_and_says_so(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.reasons.buttons[with_problem("too short")].click()
    assert stage.services.asked[-1] == ("select", "one", RowFilter(problem="too short"))
    stage.runner.finish(SELECT, array("q", [9]))
    assert view.filter.text() == "Showing 1 row: too short"


def test_a_better_country_is_taken_by_one_click(stage: Stage) -> None:
    found = nationally_written()
    found.better_countries = [CountryFit("DE", 0.98)]
    stage.filled(FakeList(found))
    stage.page.view.country_hint.uses[0].click()
    taken = ReadOptions(country="DE", sheet="Customers", column="B", among=3)  # that whose numbers it was said of
    assert stage.services.asked[-1] == ("read again", "one", taken)
    assert stage.services.settings["country"] == "DE"


def test_encodings_show_how_the_list_would_read(stage: Stage) -> None:
    text_list = understanding(format="csv", sheet=None, sheets=[], encoding="cp1252", delimiter=";")
    stage.filled(FakeList(text_list))
    encoding = stage.page.view.corrections.encoding
    encoding.open_options()
    assert stage.services.asked[-1] == ("beginning", "one")
    (popup,) = encoding.findChildren(OptionPopup)
    stage.runner.finish("upload.encodings", b"Name;Ort\nAda;K\xf6ln\n")
    shown = {popup._list.item(at).text() for at in range(popup._list.count())}
    assert {"UTF-8   does not fit", "Western European (cp1252)   Köln", "Cyrillic (cp1251)   Kцln"} <= shown
    assert "Japanese (Shift JIS)   does not fit" in shown  # what it would read there is no text
    popup.close()
    encoding.open_options()
    stage.page.discard_unsent()
    assert not stage.runner.running("upload.encodings")


def asked_where(stage: Stage) -> QFileDialog:
    stage.page.view.head.save.setFocus()
    stage.page.view.head.save.click()
    (dialog,) = (each for each in stage.page.window().findChildren(QFileDialog) if each.isVisible())
    return dialog


def chosen(stage: Stage, path: Path) -> None:
    dialog = asked_where(stage)
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_problem_rows_are_saved_where_the_person_says(stage: Stage, tmp_path: Path) -> None:
    stage.filled()
    problems = stage.page.problems
    assert problems.isHidden()
    dialog = asked_where(stage)
    assert Path(dialog.selectedFiles()[0]).name == "customers – problems.xlsx"
    dialog.fileSelected.emit(str(tmp_path / "back"))
    dialog.close()
    assert stage.services.asked[-1] == ("save problems", "one", tmp_path / "back.xlsx")
    assert not stage.page.view.head.save.isEnabled()
    stage.services.progress(Progress("Saving", 5, 10))
    assert problems.strip.isVisible()
    assert words.percent(0.5) in [each.text() for each in problems.strip.findChildren(Label)]
    stage.runner.finish(PROBLEMS, 45)
    assert problems.note.text.text() == "45 rows saved to “back.xlsx”."
    assert problems.note.folder.isVisible()
    assert stage.page.view.head.save.isEnabled()
    assert stage.page.window().focusWidget() is stage.page.view.head.save  # as before
    assert stage.services.settings["problem rows folder"] == str(tmp_path)


def test_saving_problem_rows_can_be_cancelled_and_can_fail(stage: Stage, tmp_path: Path) -> None:
    stage.filled()
    problems = stage.page.problems
    locked = OutputNotWritable(name="back.xlsx", reason="locked")
    for end, again in (
        (problems.strip.cancel.click, False),
        (lambda: stage.runner.fail(PROBLEMS, FileEncrypted(name="x")), False),
        (lambda: stage.runner.fail(PROBLEMS, locked), True),
    ):
        chosen(stage, tmp_path / "back.xlsx")
        end()
        assert problems.note.isVisible()
        assert (problems.note.open.isVisible(), problems.note.elsewhere.isVisible()) == (False, again)
        assert not problems.busy
    # AND another place is asked for with one click
    problems.note.elsewhere.click()
    assert problems.dialog is not None
    problems.dialog.fileSelected.emit(str(tmp_path / "elsewhere.xlsx"))
    assert stage.services.asked[-1] == ("save problems", "one", tmp_path / "elsewhere.xlsx")


@pytest.mark.parametrize("begun", [True, False])
def test_saving_ends_with_its_list(stage: Stage, tmp_path: Path, begun: bool) -> None:
    stage.filled()
    if begun:
        chosen(stage, tmp_path / "back.xlsx")
    else:
        asked_where(stage)
    stage.page.view.close_list.click()
    assert not stage.runner.running(PROBLEMS)
    assert stage.page.problems.isHidden()
    assert stage.page.problems.dialog is None
    assert stage.page.view.head.save.isEnabled()


def name(widget: QWidget) -> str:
    return widget.accessibleName() or cast(QAbstractButton, widget).text()


def test_everything_about_a_list_is_reached_by_tab_in_the_eyes_order(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.panel.counts.countries.header.click()
    stage.page.activateWindow()
    view.head.save.setFocus()
    seen = [view.head.save]
    while (at := stage.page.focusWidget()) is not view.panel.send and len(seen) < 60:
        QTest.keyClick(at, Qt.Key.Key_Tab)
        seen.append(stage.page.focusWidget())  # type: ignore[arg-type]
    counts, row = view.panel.counts, view.corrections
    wanted = [
        view.head.save,
        view.choose,
        view.head.more,
        view.close_list,
        *(row.sheet, row.header, row.column, row.country),
        view.table,
        *(counts.buttons[kind] for kind in (S.VALID, S.DUPLICATE, S.EMPTY, S.INVALID)),
        *counts.reasons.buttons.values(),
        counts.countries.header,
        *counts.countries.lines.buttons.values(),
        counts.line_types.header,
        view.panel.product,
        view.panel.send,
    ]
    assert [name(each) for each in seen] == [name(each) for each in wanted]

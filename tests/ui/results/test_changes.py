"""Comparing a run with an earlier one in the window: real lists and child processes."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import cast

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import DiskFull, ListLost
from desktop_app.core.results.comparison import Change, Compared, ComparedColumn, NumberChange
from desktop_app.core.rows.list_row import SentRange
from desktop_app.services.connections.session import Session
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.rounds import begin_round
from desktop_app.ui.parts.choices.option_delegate import OptionRole
from desktop_app.ui.parts.choices.option_popup import HEADING, OptionPopup
from desktop_app.ui.results.changes import words as phrases
from desktop_app.ui.results.changes.view import ChangeChart, columns_of
from desktop_app.ui.results.changes.work import ChangesWork, RunsLabel
from desktop_app.ui.results.count_card import ALL
from tests.storage.former import store_as_before
from tests.ui.monitor_batches import JOINED, NOON, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.widgets import added, there

NUMBERS = [f"+4474001234{at:02}" for at in range(20)]


def listed(path: Path, numbers: list[str]) -> Path:
    path.parent.mkdir()
    path.write_text("Name,Mobile\n" + "".join(f"Person {at},{each}\n" for at, each in enumerate(numbers)))
    return path


async def run(stage: Stage, name: str, numbers: list[str], at: datetime, changed: int = 0) -> str:
    """A run of a list; the first so many numbers have another line type, and the very first another carrier."""
    path = listed(stage.services.folder / name / "customers.csv", numbers)
    read = await stage.services.intake.read(path, ReadOptions())
    batch = write_batch(stage.services.journal, name, [("GB", len(numbers), JOINED)], list_id=read.list_id, at=at)
    stage.services.journal.update_batch(batch.id, file="customers.csv")
    folder = stage.services.folder / "lists" / read.list_id
    begin_round(folder, batch.id)
    with ListFile(folder, writable=True) as store:
        ids = store.number_ids(batch.id, "GB", 0, len(numbers)).values()
        answers = (
            (number, ("yes", "voip" if place < changed else "mobile", "Nobody" if changed and not place else "EE"))
            for place, number in enumerate(ids)
        )
        add_answers(store, batch.id, SentRange(1, "GB", 0, len(numbers)), ("valid", "line_type", "carrier"), answers)
    return batch.id


async def both_runs(stage: Stage) -> tuple[str, str]:
    """A list that was verified, and the same a while later: two numbers gone, one new, four with another line type."""
    earlier = await run(stage, "one", NUMBERS, NOON)
    return earlier, await run(stage, "two", ["+447400999999", *NUMBERS[2:]], NOON + timedelta(30), 5)


def chips(work: ChangesWork) -> list[str]:
    return [chip.said for chip in work.view.bar.filters.chips]


def shown(work: ChangesWork, key: str) -> list[str]:
    model = work.view.model
    return [model.index(row, model.column_at(key)).data() for row in range(model.rowCount())]


def offered_first(work: ChangesWork) -> None:
    popup = next(each for each in work.findChildren(OptionPopup) if each.isVisible())
    texts = [popup._list.item(at).text() for at in range(popup._list.count())]
    assert texts[0] == "The same list"
    assert texts[1].startswith("customers.csv · Carrier lookup   ")
    assert texts[1].endswith("same name")
    assert (texts[2], popup._value(popup._list.item(2))) == ("Other lists", HEADING)
    # but for lists that can share no number with this one
    assert [text.partition(" ")[0] for text in texts[3:]] == ["other.csv"]


async def choose(stage: Stage, work: ChangesWork, at: int) -> None:
    """The run at this place of those offered, by the keyboard."""
    popup = next(each for each in work.findChildren(OptionPopup) if each.isVisible())
    popup._list.setCurrentRow(at)
    QTest.keyClick(popup._list, Qt.Key.Key_Return)
    await stage.idle()


async def test_what_has_changed_since_an_earlier_run_is_seen_filtered_and_written(stage: Stage, tmp_path: Path) -> None:
    # GIVEN the two runs, another list's, and two that share no number with them
    write_batch(stage.services.journal, "other.csv", [("GB", 5, JOINED)])
    write_batch(stage.services.journal, "abroad.csv", [("DE", 5, JOINED)])
    await run(stage, "apart", [f"+4474005678{at:02}" for at in range(5)], NOON - timedelta(9))
    _, later = await both_runs(stage)
    await open_list_of_before(stage, later)
    await stage.idle()
    page = stage.results
    work = page.changes
    stage.shell.activateWindow()
    assert page.title.compare.isVisible()
    # WHEN one asks what has changed, the same list is offered first
    page.title.compare.click()
    await stage.idle()
    offered_first(work)
    await choose(stage, work, 1)
    stage.shell.activateWindow()
    # THEN the changed numbers are shown in the place of the results, and counted by kind
    assert (work.isVisible(), page.cards.isVisible(), page.title.isVisible()) == (True, False, False)
    cards = {key: work.view.cards.card(key).count for key in (ALL, *Change)}
    assert cards == {"all": 21, "changed": 4, "same": 14, "new": 1, "gone": 2, "unknown": 0}
    assert work.view.cards.card("unknown").isHidden()
    assert (work.view.cards.current(), chips(work)) == ("changed", ["Changed"])
    assert shown(work, "number") == NUMBERS[2:6]
    assert shown(work, "") == ["Line type: mobile → voip"] * 4
    assert work.runs.text().startswith("customers.csv, Carrier lookup: from ")
    await stage.until(lambda: QApplication.focusWidget() is work.view.table)
    # AND how much each column has changed, of which one is taken
    bars = work.view.chart.bars
    assert (bars.bars.index(0, 0).data(), bars.bars.index(0, 2).data()) == ("Line type", "4")
    bars._take(bars.bars.index(0, 0))
    await stage.idle()
    assert chips(work) == ["Changed", "Line type has changed"]
    assert (shown(work, "before"), shown(work, "now")) == (["mobile"] * 4, ["voip"] * 4)
    assert [bars.bars.index(0, at).data() for at in range(3)] == ["mobile → voip", "100 %", "4"]
    bars._take(bars.bars.index(0, 0))
    await stage.idle()
    assert chips(work)[2] == "Line type: mobile → voip"
    await write_and_leave(stage, work, tmp_path)


async def open_list_of_before(stage: Stage, batch_id: str) -> None:
    # GIVEN a list that an earlier version stored
    folder = stage.services.folder / "lists" / stage.services.journal.batch(batch_id).list_id
    store_as_before(folder)
    content = (folder / "list.sqlite").read_bytes()
    # WHEN its results are opened
    stage.open_results(batch_id)
    page = stage.results
    # THEN it is said what is done first, and none of it is done in this process
    assert (page.upkeep.isVisible(), page.upkeep._what.text()) == (True, "Bringing the list up to date…")
    assert (folder / "list.sqlite").read_bytes() == content
    # WHEN that is given up, THEN nothing is lost, and it is done another time
    page.upkeep.cancel.click()
    assert (page.upkeep.isVisible(), page.trouble.isVisible()) == (False, True)
    assert "Nothing of it is lost." in page.trouble.text()
    assert page.trouble.property("tone") == "warning"
    page.trouble.button.click()
    await stage.until(lambda: page.model.rowCount() == len(NUMBERS) - 1)
    assert (page.upkeep.isVisible(), page.trouble.isVisible()) == (False, False)


async def write_and_leave(stage: Stage, work: ChangesWork, folder: Path) -> None:
    # WHEN another count is chosen, what only the changed have is let go of
    work.view.cards.card("gone").click()
    await stage.idle()
    assert (chips(work), shown(work, "number")) == (["No longer there"], NUMBERS[:2])
    assert work.view.chart.choice.value_text() == "all"
    # AND only what is shown is written
    out = folder / "gone.csv"
    await write(stage, work, 6, out)
    with out.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file, delimiter=";" if ";" in out.read_text("utf-8-sig") else ","))
    assert [(row["Phone (E.164)"], row["Change"]) for row in rows] == [
        (each, "no longer there") for each in NUMBERS[:2]
    ]
    # AND all of it
    work.escape()
    await stage.idle()
    await write(stage, work, 1, folder / "all.xlsx")
    book = openpyxl.load_workbook(folder / "all.xlsx")
    assert book.sheetnames == ["Results", "About"]
    assert book["Results"].max_row == 22
    about = {row[0].value: row[1].value for row in book["About"].iter_rows(max_col=2)}
    assert (about["Numbers: changed"], about["Changed: line_type"]) == ("4", "4 numbers")
    assert work.exporting.note.text.text() == "21 numbers written to “all.xlsx”."
    # WHEN one goes back
    stage.shell.activateWindow()
    work.view.table.setFocus()
    await stage.until(lambda: QApplication.focusWidget() is work.view.table)
    QTest.keyClick(work.view.table, Qt.Key.Key_Escape)
    # THEN the results are there as they were, and nothing is left of the comparison
    assert (work.isHidden(), stage.results.cards.isVisible()) == (True, True)
    assert list((stage.services.folder / "lists").glob("*/compared-*")) == []
    await nothing_to_compare(stage, work)


async def nothing_to_compare(stage: Stage, work: ChangesWork) -> None:
    # WHEN it is known of all other runs that they share no number with this one, THEN that is said
    journal, later = stage.services.journal, stage.services.journal.batch("two")
    others = [each.list_id for each in journal.batches() if each.list_id != later.list_id]
    journal.save_setting("lists without a shared number", [sorted((later.list_id, each)) for each in others])
    stage.results.title.compare.click()
    await stage.idle()
    assert not [each for each in work.findChildren(OptionPopup) if each.isVisible()]
    assert there(stage.shell.strip.message).what.startswith("No other run shares a number")


async def write(stage: Stage, work: ChangesWork, at: int, path: Path) -> None:
    """What an entry of the menu writes."""
    work.export.menu_now().actions()[at].trigger()
    dialog = there(work.exporting.dialog)
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    await stage.idle()


async def a_lost_list_is_said_and_another_run_offered(stage: Stage, work: ChangesWork) -> None:
    assert work.trouble.text() == "“one.csv” can't be compared: its stored list is missing or damaged."
    assert work.trouble.button.text() == "Compare with another run…"
    work.trouble.button.click()
    await stage.idle()
    next(each for each in work.findChildren(OptionPopup) if each.isVisible()).close()
    work.trouble.close_button.click()
    assert work.trouble.isHidden()


async def a_change_of_a_run_is_told(stage: Stage, work: ChangesWork, earlier: str, later: str) -> None:
    stage.changes.batch_changed(later)
    await stage.until(work.changed.isVisible)
    assert work.changed.text() == "The later run has changed since."
    stage.changes.batch_changed(earlier)
    await stage.until(lambda: work.changed.text() == "Both runs have changed since.")


async def test_columns_are_chosen_changes_are_told_and_trouble_leads_back(stage: Stage) -> None:
    earlier, later = await both_runs(stage)
    lost = write_batch(stage.services.journal, "one.csv", [("GB", 5, JOINED)])
    stage.open_results(earlier)
    await stage.idle()
    work = stage.results.changes
    # GIVEN a comparison with a later run, which is turned around
    work._compare(later)
    await stage.idle()
    comparison = work.view.comparison
    assert comparison is not None, work.trouble.text()
    assert (comparison.before.id, comparison.now.id) == (earlier, later)
    assert work.view.cards.card("gone").count == 2
    # WHEN the column that has changed isn't to be compared
    names = [column.name for column in comparison.found.columns]
    work.view.chart.columns_wanted.emit([name for name in names if name != "line_type"])
    await stage.idle()
    # THEN nothing has, and that is said
    assert work.view.cards.card("changed").count == 0
    assert work.view.cards.current() == ALL
    assert "Not compared: Line type." in work.remarks.text()
    # WHEN one of the runs has changed, it is offered to compare again, as before
    await a_change_of_a_run_is_told(stage, work, earlier, later)
    work.changed.button.click()
    await stage.idle()
    assert work.changed.isHidden()
    assert "Not compared: Line type." in work.remarks.text()
    # WHEN the other run's list is gone
    work._compare(lost.id)
    await stage.idle()
    # THEN that is said, and the results are there
    await a_lost_list_is_said_and_another_run_offered(stage, work)
    assert (work.isHidden(), stage.results.cards.isVisible()) == (True, True)
    # AND the next time the likeliest run is at hand, and not the one of before
    work.ask(stage.results.title.compare)
    await stage.idle()
    popup = next(each for each in work.findChildren(OptionPopup) if each.isVisible())
    assert popup._value(popup._list.currentItem()) == later
    assert not any(popup._list.item(at).data(OptionRole.CHOSEN) for at in range(popup._list.count()))
    popup.close()
    # AND a comparison that is given up changes nothing
    work._compare(later)
    assert work.strip.isVisible()
    work.strip.cancel.click()
    await stage.until(lambda: not stage.runner._alive)
    assert (work.strip.isHidden(), work.view.comparison, stage.results.cards.isVisible()) == (True, None, True)
    # AND who goes back while it is compared anew has the results
    work._compare(later)
    await stage.idle()
    work._compare(later)
    stage.results.keys.step_back()
    assert (work.isHidden(), stage.results.cards.isVisible()) == (True, True)
    # AND so has who compares with a run that was deleted meanwhile
    work._compare("deleted")
    assert work.strip.isHidden()
    await stage.until(lambda: not stage.runner._alive)


COLUMNS = (ComparedColumn("a", 0, 0, 1), ComparedColumn("b", 1, 1))


@pytest.mark.parametrize(
    ("before", "now", "change", "words"),
    [
        (("x", ""), ("y", "z"), Change.CHANGED, "A: x → y · B: (empty) → z"),
        (("x", "y"), ("x", "y"), Change.SAME, ""),
        (None, ("x", "y"), Change.UNKNOWN, "no answer in the earlier run"),
        (("x", "y"), None, Change.UNKNOWN, "no answer in the later run"),
        (None, None, Change.UNKNOWN, "no answer in either run"),
        (("x", "y"), None, Change.GONE, ""),
    ],
)
def test_what_has_become_of_a_number_is_said_in_words(
    before: tuple[str, ...] | None, now: tuple[str, ...] | None, change: Change, words: str
) -> None:
    number = NumberChange("+447400123456", change, 2, None if change is Change.GONE else 3, before, now)
    columns = {column.key: column for only in (1, None) for column in columns_of(COLUMNS, only)}
    assert columns[""].text(number) == words
    assert columns["row"].text(number) == ("2" if change is Change.GONE else "3")
    assert columns["change"].text(number) == phrases.title(change)
    # Beside a column that is filtered by stands what else has changed.
    assert columns_of(COLUMNS, 1)[-1].text(number) == ("A: x → y" if change is Change.CHANGED else words)
    assert columns["now"].text(number) == ("" if now is None else now[1] or "(empty)")


def test_what_was_not_compared_and_not_asked_again_is_said() -> None:
    found = Compared({}, COLUMNS, ("checked_at",), ("old",), (), 2)
    assert phrases.remarks(found) == (
        "Not compared: Checked at. Only in the earlier run: Old. "
        "2 answers of the later run were reused, not asked again."
    )
    assert phrases.remarks(Compared({}, COLUMNS)) == ""


def test_a_failed_comparison_speaks_of_comparing_and_not_of_sending() -> None:
    def batch(name: str) -> Batch:
        return Batch(name, f"list of {name}", f"{name}.csv", "local", "carrier-lookup", NOON)

    own, other = batch("own"), batch("other")
    for lost, told in ((other.list_id, "“other.csv”"), (own.list_id, "“own.csv”"), (own.file, "“own.csv”")):
        assert phrases.trouble(ListLost(name=lost), own, other).startswith(f"{told} can't be compared")
    full = phrases.trouble(DiskFull(name="/home"), own, other)
    assert full.startswith("Nothing was compared. The disk")
    assert "sent" not in full


def test_that_there_is_none_is_said_of_each_kind() -> None:
    assert len({phrases.none_words(change) for change in Change}) == len(Change)


def test_a_column_that_has_not_changed_needs_no_bar(qtbot: QtBot) -> None:
    chart = added(qtbot, ChangeChart())
    chart.resize(chart.width(), 400)
    columns = ComparedColumn("valid", 0, 0), ComparedColumn("line_type", 1, 1)
    # GIVEN a comparison in which nothing has changed
    chart.show_comparison(Compared({Change.SAME: 77, Change.NEW: 22}, columns))
    # THEN that is said, and each column can still be chosen
    assert chart.bars.isHidden()
    assert chart.note.text() == "77 numbers have an answer in both runs\nNo column has changed"
    # AND one in which one column has
    chart.show_comparison(Compared({Change.CHANGED: 1, Change.SAME: 76}, (columns[0], replace(columns[1], changed=1))))
    assert [each.text for each in chart.bars.bars.rows] == ["Line type"]
    assert (chart.bars.isHidden(), chart.note.text()) == (False, "77 numbers have an answer in both runs")
    # AND where there is no answer to compare, none is said to be the same
    chart.show_comparison(Compared({Change.UNKNOWN: 3}, columns))
    assert chart.note.text() == "0 numbers have an answer in both runs"


def test_both_runs_are_named_where_there_is_little_room(qtbot: QtBot) -> None:
    def batch(name: str, day: int, product: str) -> Batch:
        return Batch(name, name, name, "local", product, NOON + timedelta(day), product_title=product)

    session = cast(Session, None)  # asked only of a product without a name
    label = added(qtbot, RunsLabel())
    measure = label.fontMetrics().horizontalAdvance
    one, other = batch("customers of the spring.xlsx", 0, "Carrier"), batch("leads of the summer.csv", 30, "Carrier")
    label.show_runs(one, other, session)
    whole = label.text()
    first, second = phrases.when(one), phrases.when(other)
    assert whole == f"from {one.name} (Carrier, {first}) to {other.name} (Carrier, {second})"
    # GIVEN less and less room, what both have is left out, then the names are shortened, and both times stay
    assert label.shortened(measure(whole)) == whole
    less = label.shortened(measure(whole) - 1)
    assert less == f"from {one.name} ({first}) to {other.name} ({second})"
    short = label.shortened(measure(less) - 1)
    assert short == f"from customers of the spring ({first}) to leads of the summer.csv ({second})"
    # AND of one list the name stays longer than the product, which both have
    label.show_runs(one, replace(one, created_at=NOON + timedelta(30)), session)
    whole = label.text()
    assert whole == f"{one.name}, Carrier: from {first} to {second}"
    less = label.shortened(measure(whole) - 1)
    assert less == f"{one.name}: from {first} to {second}"
    assert label.shortened(measure(less) - 1) == f"customers of the spring: from {first} to {second}"
    # AND at last the line ends early
    label.show_runs(one, other, session)
    assert label.shortened(120).startswith("from cust")
    assert label.shortened(120).endswith("…")
    # AND two products stay apart for as long as there is room
    label.show_runs(one, batch("leads.csv", 1, "HLR"), session)
    assert "(HLR, " in label.shortened(measure(label.text()) - 1)

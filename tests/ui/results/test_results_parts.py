from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QUrl
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from desktop_app.core.batch import Batch
from desktop_app.core.connection import LOCAL, Connection
from desktop_app.core.list_row import AnswerStatus, RowFilter
from desktop_app.core.output_form import AS_TABLE, NO_WORKBOOK, OutputForm
from desktop_app.core.phone import NumberStatus
from desktop_app.core.reconciliation import Reconciliation
from desktop_app.core.table import Counts, TableShape, Understanding
from desktop_app.ui.results import counts
from desktop_app.ui.results.about_label import shared
from desktop_app.ui.results.bars import share_words
from desktop_app.ui.results.count_card import NUMBERS, CountCards
from desktop_app.ui.results.export_button import ExportButton
from desktop_app.ui.results.export_format import ExportFormat, delimiter_for, suggested_name
from desktop_app.ui.results.export_words import wrote
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.result_names import shown_names, telling_column, telling_order
from desktop_app.ui.results.title_bar import TitleBar
from desktop_app.ui.results.value_chart import ChartColumn, ValueChart, slices
from desktop_app.ui.results.written_note import WrittenNote
from desktop_app.ui.runner import Runner

pytestmark = pytest.mark.usefixtures("themed")
NOTHING = Understanding("csv", None, None, None, [], TableShape(None, (), None))
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


# --- the cards ---


def test_cards_count_and_one_is_chosen(qtbot: QtBot) -> None:
    cards = CountCards(counts.kinds())
    qtbot.addWidget(cards)
    cards.choose(counts.ALL)
    found = counts.card_counts(Counts(valid=413, invalid=45, empty=14, duplicate=28), {"answered": 441, "not sent": 59})
    rows = Counts(valid=413, invalid=45, empty=14, duplicate=28)
    list_ = replace(NOTHING, counts=rows, countries={"GB": 400, "DE": 13})
    tally = {"answered": 441, "not sent": 59}
    cards.set_counts(found, counts.hidden_cards(found), counts.card_details(list_, tally, 413))
    assert cards.card("all").accessibleName() == "All rows: 500"
    # Rows are counted, and distinct numbers where they are others: 413 and 28 that repeat one are 441.
    assert cards.card("answered").accessibleDescription().startswith("441 rows. 413 numbers.")
    assert cards.card("duplicate").accessibleDescription().startswith("28 rows. also answered.")
    assert cards.card("unanswered").count == 0
    # Where some have no answer, so are their numbers counted, and duplicates may be among either.
    some = counts.card_details(list_, {"answered": 421, "unanswered": 20, "not sent": 59}, 395)
    assert some == {"duplicate": "repeat a number", "answered": "395 numbers", "unanswered": "18 numbers"}
    # Where some weren't sent, nobody knows which numbers these are.
    assert "unanswered" not in counts.card_details(list_, {"unanswered": 20, "not sent": 60}, 0)
    assert cards.card(counts.NOT_SENT).isHidden()
    with qtbot.waitSignal(cards.chosen) as heard:
        QTest.mouseClick(cards.card("invalid"), Qt.MouseButton.LeftButton)
    assert heard.args == ["invalid"]
    assert cards.current() == "invalid"
    assert not cards.grab().isNull()
    # What a card counts is in its tip, below its word where that is cut.
    card = cards.card("duplicate")
    assert "count as answered" in card.toolTip()
    card.resize(card.sizeHint().width() + 40, card.height())
    card.grab()
    assert card.accessibleName().split(":")[0] not in card.toolTip().splitlines()
    card.resize(60, card.height())
    card.grab()
    assert card.toolTip().splitlines()[0] == card.accessibleName().split(":")[0]
    assert "count as answered" in card.toolTip()


def test_not_sent_is_shown_where_valid_numbers_stayed_here() -> None:
    found = counts.card_counts(Counts(valid=10, invalid=2), {"not sent": 5})
    assert counts.NOT_SENT not in counts.hidden_cards(found)
    assert counts.card_counts(Counts(valid=10), None)["answered"] is None


@pytest.mark.parametrize(
    ("kind", "answer", "status"),
    [
        ("all", None, None),
        ("answered", AnswerStatus.ANSWERED, None),
        ("duplicate", None, NumberStatus.DUPLICATE),
        (counts.NOT_SENT, AnswerStatus.NOT_SENT, None),
    ],
)
def test_a_card_narrows_and_keeps_the_rest(kind: str, answer: AnswerStatus | None, status: NumberStatus | None) -> None:
    before = RowFilter(search="leeds", sort="raw", answer=AnswerStatus.UNANSWERED)
    after = counts.narrowed(before, kind)
    assert (after.answer, after.status, after.search, after.sort) == (answer, status, "leeds", "raw")


# --- the chart ---


def test_the_most_frequent_values_and_the_others_together() -> None:
    tally = {f"v{n}": 100 - n for n in range(20)} | {"": 500}
    made = slices(tally)
    assert len(made) == 9
    assert (made[0].value, made[0].text, made[0].count) == ("", "(empty)", 500)
    assert (made[-1].value, made[-1].text) == (None, "13 others")
    assert sum(each.count for each in made) == sum(tally.values())
    assert sum(each.share for each in made) == pytest.approx(1)
    assert len(slices({f"v{n}": 1 for n in range(9)})) == 9  # one other would take the same room


def test_the_most_telling_column_is_shown_first() -> None:
    assert telling_column(("valid", "region", "line_type")) == 2
    assert telling_column(("network", "Status")) == 1
    assert telling_column(("a", "b")) == 0
    assert telling_column(()) is None
    assert telling_order(("valid", "reason", "original_carrier", "line_type")) == [3, 2, 0, 1]


def test_result_columns_are_called_in_words_where_these_are_known_and_nothing_else_is() -> None:
    assert shown_names(("line_type", "valid", "x_score")) == ["Line type", "Valid", "X score"]
    # A column of the list is called so, or two would be: then as an export writes it.
    assert shown_names(("line_type", "status"), ("Line Type", "Name")) == ["line_type", "Status"]
    assert shown_names(("region", "country"), ()) == ["region", "country"]
    assert shown_names(("carrier",), ("carrier",)) == ["carrier (result)"]


def test_a_bar_filters_by_its_value_and_the_others_are_shown_one_by_one(qtbot: QtBot) -> None:
    chart = ValueChart()
    qtbot.addWidget(chart)
    tester = QAbstractItemModelTester(chart.model, FATAL)
    chart.set_columns(["line_type", "carrier"])
    assert chart.choice.value_text() == "Line type"
    chart.show_tally({f"v{n}": 10 - n for n in range(10)} | {"v10": 0})
    picked: list[object] = []
    chart.picked.connect(picked.append)
    with qtbot.waitExposed(chart):
        chart.show()
    first = chart.bars.visualRect(chart.model.index(0, 0)).center()
    QTest.mouseClick(chart.bars.viewport(), Qt.MouseButton.LeftButton, pos=first)
    QTest.keyClick(chart.bars, Qt.Key.Key_Return)
    assert picked == ["v0", "v0"]
    chart.pick(["v0", "v2", "gone"])
    assert [index.row() for index in chart.bars.selectionModel().selectedRows()] == [0, 2]
    # A screen reader has it as a table, and in a sentence.
    assert [chart.model.headerData(at, Qt.Orientation.Horizontal) for at in range(3)] == ["Value", "Share", "Rows"]
    assert [chart.model.index(row, 1).data() for row in (0, 7, 8)] == ["18 %", "5 %", "5 %"]
    assert chart.bars.accessibleDescription().startswith("v0: 10, 18 %; v1: 9, 16 %")
    # WHEN the others are taken, which are no value to ask for
    assert chart.more.text() == "Show all 11 values"
    chart.bars.setCurrentIndex(chart.model.index(8, 0))
    QTest.keyClick(chart.bars, Qt.Key.Key_Space)
    # THEN each of them has its bar, and what filters is still marked
    assert picked == ["v0", "v0"]
    assert (chart.model.rowCount(), chart.model.index(10, 1).data()) == (11, "0 %")
    assert [index.row() for index in chart.bars.selectionModel().selectedRows()] == [0, 2]
    assert not chart.grab().isNull()
    chart.more.click()
    assert chart.model.rowCount() == 9
    assert tester.model() is chart.model


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (2 / 441, "< 1 %"),
        (0.0001, "< 1 %"),
        (0.01, "1 %"),
        (0.0999, "10 %"),
        (0.999, "99 %"),
        (1.0, "100 %"),
        (0.0, "0 %"),
    ],
)
def test_shares_are_whole_percents(share: float, said: str) -> None:
    assert share_words(share) == said


def test_a_chart_without_answers_says_so(qtbot: QtBot) -> None:
    chart = ValueChart()
    qtbot.addWidget(chart)
    chart.set_columns([])
    chart.show_tally({})
    assert chart.column is None
    assert chart.bars.isHidden()
    assert chart._note.text() == "No answers to chart."
    # Only where some may still come, that is said.
    chart.set_waiting(True)
    chart.show_tally({})
    assert "No answers yet" in chart._note.text()


def test_the_chosen_column_stays_when_more_come(qtbot: QtBot) -> None:
    chart = ValueChart()
    qtbot.addWidget(chart)
    chart.set_columns(["a", "b"], ["Name", "City"])
    chart.choice.set_current(ChartColumn(1, own=True))
    chart.set_columns(["a", "b", "status"], ["Name", "City"])
    assert chart.column == ChartColumn(1, own=True)
    chart.show_tally({"Leeds": 3, "York": 2})
    assert chart._note.text() == "5 rows of the whole list"
    chart.forget_column()
    chart.set_columns(["a", "b", "status"], ["Name", "City"])
    assert chart.column == ChartColumn(2)


# --- search ---


def test_a_search_begins_when_typing_rests_or_with_enter(qtbot: QtBot) -> None:
    bar = FilterBar("Search", "Search")
    qtbot.addWidget(bar)
    heard: list[str] = []
    bar.search_changed.connect(heard.append)
    QTest.keyClicks(bar.search, "lee")
    assert heard == []
    QTest.keyClick(bar.search, Qt.Key.Key_Return)
    assert heard == ["lee"]
    QTest.keyClicks(bar.search, "ds")
    qtbot.waitUntil(lambda: heard == ["lee", "leeds"])
    bar.clear()
    qtbot.wait(300)
    assert heard == ["lee", "leeds"]


def test_the_bar_says_how_many_are_shown(qtbot: QtBot) -> None:
    bar = FilterBar("Search", "Search")
    qtbot.addWidget(bar)
    bar.show_count(12, 500, filtered=True)
    assert bar.showing.text() == "Showing 12 of 500 rows"
    assert not bar.show_all.isHidden()
    bar.show_count(500, 500, filtered=False)
    assert bar.showing.text() == "500 rows"
    assert bar.show_all.isHidden()
    bar.wait()
    qtbot.waitUntil(lambda: bar.showing.text() == "Looking…")
    bar.stop_waiting()


def test_each_filter_is_a_chip_that_keys_let_go_of(qtbot: QtBot) -> None:
    bar = FilterBar("Search", "Search", NUMBERS)
    qtbot.addWidget(bar)
    chips = [("kind", "Invalid"), ("net", "network & co: (empty)"), ("long", "carrier: " + "x" * 60)]
    left: list[bool] = []
    bar.filters.left.connect(lambda: left.append(True))

    def drop(key: object) -> None:
        chips[:] = [each for each in chips if each[0] != key]
        bar.show_filters(chips)

    bar.dropped.connect(drop)
    with qtbot.waitExposed(bar):
        bar.show()
    bar.show_filters(chips)
    said = [chip.text() for chip in bar.filters.chips]
    assert said[:2] == ["Invalid", "network && co: (empty)"]
    assert (len(said[2]), said[2][-1]) == (40, "…")
    assert bar.filters.chips[1].accessibleName() == "Filter: network & co: (empty)"
    # WHEN one goes through them by keys, and lets go of the middle one
    bar.activateWindow()
    bar.filters.chips[0].setFocus()
    QTest.keyClick(bar.filters.chips[0], Qt.Key.Key_Right)
    QTest.keyClick(bar.filters.chips[1], Qt.Key.Key_Delete)
    # THEN the one that takes its place has the keys
    assert [chip.key for chip in bar.filters.chips] == ["kind", "long"]
    qtbot.waitUntil(bar.filters.chips[1].hasFocus)
    QTest.keyClick(bar.filters.chips[1], Qt.Key.Key_Backspace)
    QTest.keyClick(bar.filters.chips[0], Qt.Key.Key_Return)
    assert (bar.filters.isHidden(), left) == (True, [True])
    bar.show_count(12, 500, filtered=True)
    assert bar.showing.text() == "Showing 12 of 500 numbers"


# --- questions ---


def test_of_questions_that_come_meanwhile_only_the_last_is_asked() -> None:
    async def story() -> None:
        asked: list[str] = []
        told: list[str] = []
        latest: Latest[str] = Latest(Runner(), "q")

        def question(text: str) -> Callable[[], Coroutine[Any, Any, str]]:
            async def answer() -> str:
                asked.append(text)
                await asyncio.sleep(0.01)
                if text == "breaks":
                    raise ValueError(text)
                return text

            return answer

        def ask(text: str) -> None:
            latest.ask(question(text), told.append, lambda error: told.append(f"failed {error}"))

        for text in ("a", "b", "c"):
            ask(text)
        await asyncio.sleep(0.1)
        assert (asked, told) == (["a", "c"], ["c"])
        ask("d")
        await asyncio.sleep(0)
        latest.drop()
        await asyncio.sleep(0.05)
        assert told == ["c"]
        ask("breaks")
        await asyncio.sleep(0.05)
        assert told == ["c", "failed breaks"]

    asyncio.run(story())


# --- the export's words ---


def test_a_product_keeps_the_name_that_it_had_when_it_was_asked_for(qtbot: QtBot) -> None:
    # GIVEN a batch, and products of its connection that were named anew since then
    team = Connection("https://api.example.com/api/v1", "Team", products="slug,name\nhlr,Live check\n")
    batch = Batch("team", "l", "team.csv", team.base_url, "hlr", datetime.now(UTC), product_title="HLR of 2025")
    bar = TitleBar(lambda: None)
    qtbot.addWidget(bar)
    # THEN it is called as it was then; one of which no name was kept as it is called today
    bar.show_batch(batch, team)
    assert bar._about.text().startswith("HLR of 2025 · ")
    bar.show_batch(replace(batch, product_title=""), team)
    assert bar._about.text().startswith("Live check · ")


@pytest.mark.parametrize(
    ("room", "name", "about"),
    [
        (900, 400, 320),  # both as they are
        (600, 280, 320),  # the name gives way first
        (500, 180, 320),
        (499, 319, 180),  # then the date goes, and the name has its room
        (360, 180, 180),
        (300, 180, 120),  # then the rest
        (100, 180, 0),
    ],
)
def test_the_name_gives_way_first_and_then_the_date_as_a_whole(room: int, name: int, about: int) -> None:
    assert shared(room, (180, 400), (180, 320)) == (name, about)


def test_a_date_is_never_cut_in_the_header(qtbot: QtBot) -> None:
    # GIVEN a header that gets narrower
    bar = TitleBar(lambda: None)
    qtbot.addWidget(bar)
    batch = Batch(
        "b", "l", "a list with a long name.csv", LOCAL, "carrier-lookup", datetime(2025, 6, 3, 14, tzinfo=UTC)
    )
    bar.show_batch(batch, Connection())
    bar.compare.show()
    bar.show()
    whole, seen = bar._about.text(), set()
    for width in range(1_200, 500, -10):
        bar.resize(width, 40)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        seen.add(bar._about.shortened(bar._about.width()))
        # THEN nothing overlaps, and as long as the date is there the rest is whole
        assert bar._about.geometry().left() > bar._title.geometry().right()
        assert bar._about.geometry().right() < bar.compare.geometry().left()
    product, _when, connection = whole.split(" · ")
    assert {whole, f"{product} · {connection}"} <= seen
    assert [each for each in seen if "2025" in each] == [whole]


def test_the_menu_offers_the_filtered_rows_only_where_there_are_fewer(qtbot: QtBot) -> None:
    button = ExportButton()
    qtbot.addWidget(button)
    wanted: list[tuple[object, bool]] = []
    button.wanted.connect(lambda form, only: wanted.append((form, only)))
    button.set_rows(500, 500)
    assert [action.text() for action in button.menu_now().actions()] == [
        "All 500 rows",
        "Excel workbook (XLSX)…",
        "Excel workbook, split by outcome…",
        "Original workbook with columns added…",
        "CSV…",
        "CSV, cells as they are…",
    ]
    button.set_rows(500, 12)
    actions = button.menu_now().actions()
    assert [action.text() for action in actions[7:]] == [
        "Only the 12 rows shown",
        "Excel workbook (XLSX)…",
        "CSV…",
        "CSV, cells as they are…",
    ]
    actions[4].trigger()
    actions[8].trigger()
    assert wanted == [(ExportFormat.CSV, False), (ExportFormat.XLSX, True)]


def test_a_name_is_suggested() -> None:
    assert suggested_name("customers Q3.xlsx", ExportFormat.XLSX) == "customers Q3 – results.xlsx"
    assert suggested_name("a.b.csv", ExportFormat.RAW_CSV) == "a.b – raw results.csv"
    assert suggested_name("Macros.XLSM", ExportFormat.ORIGINAL) == "Macros – with results.xlsm"
    assert suggested_name("Macros.XLSM", ExportFormat.SPLIT) == "Macros – results by outcome.xlsx"
    # Nothing that is written is called as something else: neither forms, nor a part as the whole.
    names = [suggested_name("a.xlsx", form, some=some) for form in ExportFormat for some in (False, True)]
    assert len(set(names)) == len(names)
    assert suggested_name("a.xlsx", ExportFormat.CSV, some=True) == "a – results (filtered).csv"


def test_the_file_dialog_offers_the_kind_that_is_written() -> None:
    assert ExportFormat.ORIGINAL.name_filter("a.xlsm") == "Excel (*.xlsm)"
    assert ExportFormat.ORIGINAL.name_filter("a.xlsx") == "Excel (*.xlsx)"
    assert ExportFormat.RAW_CSV.name_filter("a.xlsx") == "CSV (*.csv)"


def test_the_original_workbook_is_offered_with_a_reason_where_it_can_not_be(qtbot: QtBot) -> None:
    button = ExportButton()
    qtbot.addWidget(button)
    button.set_rows(5, 5)
    button.set_no_original(NO_WORKBOOK)
    action = button.menu_now().actions()[3]
    assert (action.isEnabled(), action.toolTip()) == (False, NO_WORKBOOK)
    button.set_no_original("")
    action = button.menu_now().actions()[3]
    assert (action.isEnabled(), action.toolTip()) == (True, ExportFormat.ORIGINAL.hint)


@pytest.mark.parametrize(
    ("language", "found", "delimiter"),
    [
        ("de", None, ";"),
        ("en", None, ","),
        ("de", ",", ","),
        ("en", ";", ";"),
        ("en", "\t", "\t"),
        ("fr", "~", ";"),
    ],
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


COUNTS = Reconciliation(12, 8, 2, 1, 1, sent=8, answered=7, unanswered=1, repeated=0, strangers=0)


def test_what_was_written_says_how_a_csv_is_separated() -> None:
    said = wrote(Path("a.csv"), OutputForm(delimiter=";"), COUNTS)
    assert said.startswith("12 rows written to “a.csv”. Columns are separated by semicolons. 8 numbers sent")
    assert "separated" not in wrote(Path("a.csv"), AS_TABLE, COUNTS)
    assert "separated" not in wrote(Path("a.xlsx"), OutputForm(delimiter=";"), COUNTS)


def test_what_a_copy_could_not_keep_is_named_shortly() -> None:
    lost = replace(COUNTS, not_kept=("slicers", "pictures", "macros", "SmartArt", "sparklines"))
    assert wrote(Path("a.xlsx"), AS_TABLE, lost).endswith(
        "Your own file has what this copy could not keep: slicers, pictures, macros and 2 more."
    )
    assert wrote(Path("a.xlsx"), AS_TABLE, replace(COUNTS, not_kept=("slicers",))).endswith("not keep: slicers.")


def test_what_was_written_can_be_opened_and_shown(qtbot: QtBot) -> None:
    opened: list[str] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return len(opened) < 2

    note = WrittenNote(open_url)
    qtbot.addWidget(note)
    path = Path("/somewhere/x – results.xlsx")
    note.show_written(path, "500 rows written")
    note.open.click()
    note.folder.click()
    assert [Path(each) for each in opened] == [path, path.parent]
    assert "no program" in note.text.text()
    assert note.open.isHidden()
    note.close_button.click()
    assert note.isHidden()

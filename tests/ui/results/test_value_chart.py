"""The chart beside the rows: which column, which values, and what a bar does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from desktop_app.core.results.standard_columns import StandardColumns, place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.results.verdict import STANDARD_RULE
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.ui.results.chart import ChartColumn, ValueChart, share_words, slices, verdict_slices
from desktop_app.ui.results.columns import shown_names, standard_titles, telling_column, telling_order
from tests.ui.widgets import added, on_screen

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_the_most_frequent_values_and_the_others_together() -> None:
    tally = {f"v{n}": 100 - n for n in range(20)} | {"": 500}
    made = slices(tally)
    assert len(made) == 9
    assert (made[0].value, made[0].text, made[0].count) == ("", "(empty)", 500)
    assert (made[-1].value, made[-1].text) == (None, "13 others")
    assert sum(each.count for each in made) == sum(tally.values())
    assert sum(each.share for each in made) == pytest.approx(1)
    assert len(slices({f"v{n}": 1 for n in range(9)})) == 9  # one other would take the same room


def test_bars_have_the_colour_of_what_their_values_mean() -> None:
    tally = {"active": 5, "dead": 2, "absent": 1, "other": 1}
    assert [(each.value, each.tone) for each in slices(tally, name="status")] == [
        ("active", "success"),
        ("dead", "danger"),
        ("absent", "warning"),
        ("other", "accent"),
    ]
    assert {each.tone for each in slices(tally)} == {"accent"}  # a column of the list itself means nothing
    # A person who says otherwise sees it here, too.
    changed = STANDARD_RULE.changed("status", "dead", Verdict.GOOD)
    assert slices(tally, name="status", rule=changed)[1].tone == "success"


def test_what_another_product_answered_has_the_colours_of_its_own_rule(qtbot: QtBot) -> None:
    chart = added(qtbot, ValueChart())
    rule = STANDARD_RULE.changed("status", "absent", Verdict.BAD)
    chart.beside = {1: ("status", rule)}
    chart.set_columns(["status", "HLR lookup: status"])
    for place, tone in ((0, "warning"), (1, "danger")):
        chart.choice.set_current(ChartColumn(place))
        chart.show_tally({"absent": 2})
        assert [each.tone for each in chart.model.rows] == [tone]


def test_a_standard_column_has_the_colours_of_what_was_said_of_the_columns_it_is_made_of(qtbot: QtBot) -> None:
    chart = added(qtbot, ValueChart())
    names = ["line_type"]
    place = ChartColumn(place_of(Standard.LINE_TYPE))
    tones = []
    for said in (STANDARD_RULE, *(STANDARD_RULE.changed("line_type", "pager", each) for each in (Verdict.BAD, None))):
        chart.set_columns(names, standard=StandardColumns(names), rule=said)
        chart.choice.set_current(place)
        chart.show_tally({"pager": 2, "premium rate": 1})
        tones.append([each.tone for each in chart.model.rows])
    # THEN the bar that was changed alone has another colour, or none if it tells nothing
    assert tones == [["warning", "warning"], ["danger", "warning"], ["accent", "warning"]]


def test_verdicts_have_a_bar_each_in_their_order_and_colours() -> None:
    made = verdict_slices({"problem": 6, "bad": 1, "good": 3})
    assert [(each.value, each.text, each.count, each.tone) for each in made] == [
        ("good", "good", 3, "success"),
        ("bad", "bad", 1, "danger"),
        ("problem", "problem", 6, "warning"),
    ]


def test_the_most_telling_column_is_shown_first() -> None:
    assert telling_column(("valid", "region", "line_type")) == 2
    assert telling_column(("network", "Status")) == 1
    assert telling_column(("a", "b")) == 0
    assert telling_column(()) is None
    assert telling_order(("valid", "reason", "original_carrier", "line_type")) == [3, 2, 0, 1]


def test_result_columns_are_called_in_words_where_these_are_known_and_nothing_else_is() -> None:
    assert shown_names(("line_type", "valid", "x_score")) == ["Line type", "Valid", "X score"]
    # A column of the list is called so, or two would be: then what tells them apart stands behind.
    assert shown_names(("line_type", "status"), ("Line Type", "Name")) == ["Line type (result)", "Status"]
    assert shown_names(("region", "valid"), ("Country", "Phone")) == ["Country (result)", "Valid"]
    assert shown_names(("region", "country"), ()) == ["Country (region)", "Country (country)"]
    assert shown_names(("region", "country"), ("Country",)) == ["Country (region)", "Country (country)"]
    assert shown_names(("line_type",), ("Line type",), product="HLR lookup") == ["Line type (HLR lookup)"]
    common = standard_titles([Standard.LINE_TYPE], ("Line type",), "HLR lookup")
    assert common == ["Line type (HLR lookup)"]
    assert shown_names(("line_type",), ("Line type",), common, "HLR lookup") == ["line_type"]  # as in a file
    assert shown_names(("carrier",), ("carrier",)) == ["Carrier (result)"]
    # Where even that is taken, as an export writes it.
    assert shown_names(("region",), ("Country", "Country (result)")) == ["region"]
    assert shown_names(("carrier", "carrier"), ()) == ["carrier", "carrier (result)"]
    assert shown_names(("Carrier",), ("carrier",)) == ["Carrier (result)"]


def test_a_bar_filters_by_its_value_and_the_others_are_shown_one_by_one(qtbot: QtBot) -> None:
    chart = added(qtbot, ValueChart())
    tester = QAbstractItemModelTester(chart.model, FATAL)
    chart.set_columns(["line_type", "carrier"])
    assert chart.choice.value_text() == "Line type"
    chart.show_tally({f"v{n}": 10 - n for n in range(10)} | {"v10": 0})
    picked: list[object] = []
    chart.picked.connect(picked.append)
    on_screen(qtbot, chart)
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
    chart = added(qtbot, ValueChart())
    chart.set_columns([])
    chart.show_tally({})
    assert chart.column is None
    assert chart.bars.isHidden()
    assert chart.note.text() == "No answers to chart."
    # AND nothing is to be chosen above that, until answers are there
    chart.set_columns([], ["Name", "Phone"])
    chart.show_tally({})
    assert chart.choice.isHidden()
    chart.set_columns(["valid"], ["Name", "Phone"])
    chart.show_tally({"yes": 3})
    assert not chart.choice.isHidden()
    chart.set_columns([], [])
    # Only where some may still come, that is said.
    chart.set_waiting(True)
    chart.show_tally({})
    assert "No answers yet" in chart.note.text()


def test_the_chosen_column_stays_when_more_come(qtbot: QtBot) -> None:
    chart = added(qtbot, ValueChart())
    chart.set_columns(["a", "b"], ["Name", "City"])
    chart.choice.set_current(ChartColumn(1, own=True))
    chart.set_columns(["a", "b", "status"], ["Name", "City"])
    assert chart.column == ChartColumn(1, own=True)
    chart.show_tally({"Leeds": 3, "York": 2})
    assert chart.note.text() == "5 rows of the whole list"
    chart.forget_column()
    chart.set_columns(["a", "b", "status"], ["Name", "City"])
    assert chart.column == ChartColumn(2)

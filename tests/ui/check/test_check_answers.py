from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.results.verdict import STANDARD_RULE
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.service.products import Catalogue, Product
from desktop_app.local_service.sources import standard_sources
from desktop_app.ui.check.answer_card import AnswerCard
from desktop_app.ui.check.check_words import (
    STANDARD_TERMS,
    ServiceTerms,
    answer_text,
    answers_table,
    headline,
    product_words,
)
from desktop_app.ui.check.history_card import HistoryCard
from desktop_app.ui.parts.tables.copying import plain_lines
from desktop_app.ui.text.field_words import KNOWN, value_words
from tests.ui.widgets import added


def checked(number: str = "+447911123456", entry_id: int = 1, product: str = "", **answer: Any) -> CheckEntry:
    return CheckEntry(entry_id, "local", datetime.now(UTC), number, product, answer, 179)


@pytest.fixture
def card(qtbot: QtBot) -> AnswerCard:
    made = added(qtbot, AnswerCard())
    made.show()
    return made


def test_known_fields_have_words_and_unknown_names_are_taken_apart(card: AnswerCard) -> None:
    card.show_entry(checked(line_type="mobile", trust_score=0.87))
    texts = card.fields.texts()
    assert texts[:3] == ["Line type", "mobile", KNOWN["line_type"][1]]
    assert texts[3:5] == ["Trust score", "0.87"]


def test_nested_values_are_readable(card: AnswerCard) -> None:
    card.show_entry(checked(history={"ported": [{"from": "O2", "at": "2024-05-01"}], "checks": 3}))
    assert "ported: from O2, at 2024-05-01\nchecks: 3" in card.fields.texts()


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ([1, "x", True], "1, x, yes"),
        ({"a_b": 1, "c": {}}, "a b: 1\nc"),
        ({"ported": [{"from": "O2"}, {"from": "EE"}]}, "ported:\n    from O2\n    from EE"),
        ([], ""),
    ],
)
def test_what_is_nested_has_a_line_for_each_part(value: Any, written: str) -> None:
    assert value_words("history", value) == written


def test_what_is_nested_without_end_is_cut() -> None:
    value: Any = 1
    for _ in range(20_000):
        value = [{"within": value}]
    assert value_words("history", value) == "within: within: within: …"


def test_fields_without_a_value_are_named_in_one_line(card: AnswerCard) -> None:
    card.show_entry(checked(valid="no", reason="", place=None))
    assert card.fields.texts()[-1] == "Not given: Reason, Place"
    # AND why it isn't valid is nothing that a valid one lacks
    card.show_entry(checked(valid="yes", reason="", place=None))
    assert card.fields.texts()[-1] == "Not given: Place"


def test_a_check_keeps_its_products_name_when_the_service_has_products_of_its_own() -> None:
    ours = Catalogue((Product("HLR-01", "Live lookup", "", None),))
    entry = replace(checked(valid="yes"), product="carrier-lookup")
    assert product_words(entry, ours) == "Carrier lookup"
    assert product_words(replace(entry, product="HLR-01"), ours) == "Live lookup"
    assert product_words(replace(entry, product="gone-01"), ours) == "gone-01"


def test_a_simulated_answer_says_so_and_a_real_one_does_not(card: AnswerCard) -> None:
    card.show_entry(checked(status="connected", simulated="yes"))
    assert card.simulated.isVisible()
    card.show_entry(checked(valid="yes"))
    assert not card.simulated.isVisible()


def test_only_an_answer_that_has_just_come_says_how_many_checks_the_service_allows(card: AnswerCard) -> None:
    card.show_entry(checked(valid="yes"), left=1)
    assert card.left.text() == "The service allows 1 more check this minute"
    card.show_entry(checked(valid="yes"))
    assert card.left.text() == ""


def test_the_answer_is_copied_as_lines() -> None:
    entry = checked(valid="yes", region="GB")
    assert answer_text(entry, STANDARD_TERMS) == "+447911123456\nValid: yes\nCountry: United Kingdom (GB)"
    # AND the product has its name, also where the service chose it; nothing stands there without a value
    told = {"number": "+447911123456", "product": "phone-validation", "valid": "yes", "reason": ""}
    for asked in ("", "phone-validation"):
        text = answer_text(replace(entry, product=asked, answer=told), STANDARD_TERMS)
        assert text == "+447911123456\nProduct: Phone validation\nValid: yes"


def test_answers_are_copied_as_a_table_in_which_nothing_is_a_formula() -> None:
    # GIVEN answers with different fields, one of them hostile
    one = checked("+442079460958", valid="yes", carrier='=HYPERLINK("http://x")\tand more')
    other = checked("+12042345678", entry_id=2, product="hlr-lookup", status="active")
    # WHEN they are copied
    titles, *lines = "\n".join(plain_lines(answers_table([one, other], STANDARD_TERMS))).split("\n")
    # THEN every field has its column, and each number its line
    assert titles == "Number\tCountry\tProduct\tChecked\tResult\tValid\tCarrier\tStatus"
    about = [line.split("\t")[:3] for line in lines]
    assert about == [["+442079460958", "GB", "The service's own choice"], ["+12042345678", "CA", "HLR lookup"]]
    assert lines[0].endswith('\tGood · Valid: yes\tyes\t"\'=HYPERLINK(""http://x"")\tand more"\t')
    assert lines[1].endswith("\tGood · Status: active\t\t\tactive")


@pytest.mark.parametrize("name", ["region", "country"])
def test_no_column_of_the_table_stands_there_twice(name: str) -> None:
    # GIVEN an answer that has what stands at the front anyway
    entry = replace(checked(), answer={"product": "hlr-lookup", name: "IM", "status": "active"})
    titles, line = answers_table([entry], STANDARD_TERMS)
    # THEN it does so once, by name, and as the service says
    assert titles == ["Number", "Country", "Product", "Checked", "Result", "Status"]
    assert line[1:3] == ["IM", "HLR lookup"]


def test_what_is_copied_is_told_for_a_moment(card: AnswerCard) -> None:
    card.show_entry(checked(valid="yes"))
    menu = card.copy_menu()
    for action in menu.actions():
        card.note.clear()
        action.trigger()
        assert card.note.text() == "Copied"
    card.note._ending.timeout.emit()
    assert card.note.text() == ""
    menu.deleteLater()


@pytest.mark.parametrize(
    ("answer", "said", "tone"),
    [
        ({"valid": "yes"}, "Good · Valid: yes", "success"),
        ({"valid": False, "reason": "too short"}, "Bad · Valid: false, Reason: too short", "danger"),
        ({"status": "not in use", "valid": "yes"}, "Bad · Status: not in use", "danger"),
        ({"status": "absent"}, "Doubtful · Status: absent", "warning"),
        ({"registered": "no"}, "Bad · Registered: no", "danger"),
        ({"registered": "unknown"}, "Unknown · Registered: unknown", "muted"),
        ({"risk": "high"}, "Bad · Risk: high", "danger"),
        ({"status": "RETRY_LATER"}, "Unknown · the answer tells nothing of it", "muted"),
        ({"hlr": {"status": "active"}}, "Good · Hlr.status: active", "success"),
        ({}, "Unknown · the answer tells nothing of it", "muted"),
    ],
)
def test_a_check_is_judged_as_a_list_is(answer: dict[str, Any], said: str, tone: str) -> None:
    told = headline(replace(checked(), answer=answer), STANDARD_TERMS)
    assert (told.text, told.tone) == (said, tone)


def test_a_check_is_judged_by_the_rule_that_a_person_changed(card: AnswerCard) -> None:
    # GIVEN a check of a product for whose lists "not registered" was said to mean nothing bad
    entry = replace(checked(product="messaging"), answer={"registered": "no"})
    card.show_entry(entry)
    assert card.verdict.text() == "Bad · Registered: no"
    rule = STANDARD_RULE.changed("registered", "no", Verdict.DOUBTFUL)
    # WHEN the rule has been changed THEN the answer shown is judged by it, and those of other products aren't
    card.show_terms(ServiceTerms(rules={"messaging": rule}))
    assert card.verdict.text() == "Doubtful · Registered: no"
    card.show_entry(replace(entry, product="hlr-lookup"))
    assert card.verdict.text() == "Bad · Registered: no"


def test_every_field_of_the_local_service_is_explained() -> None:
    fields = {name for source in standard_sources().values() for name in source.fields}
    assert fields <= KNOWN.keys()


def test_values_are_written_for_a_person() -> None:
    assert value_words("region", "GB") == "United Kingdom (GB)"
    assert value_words("country_code", "44") == "+44"
    assert value_words("time_zones", "Europe/Isle_of_Man Europe/London") == "Europe/Isle of Man, Europe/London"
    assert value_words("oldest_account_years", "5") == "5 years"
    assert value_words("oldest_account_years", "9" * 5000) == "9" * 5000
    assert value_words("valid", True) == "yes"
    assert value_words("anything", 0) == "0"
    assert value_words("anything", None) == ""


@pytest.fixture
def history(qtbot: QtBot) -> HistoryCard:
    made = added(qtbot, HistoryCard())
    QAbstractItemModelTester(made.model, QAbstractItemModelTester.FailureReportingMode.Fatal, made)
    made.show_history([checked("+442079460958", 2, "hlr-lookup", status="absent"), checked(valid="yes")])
    made.show()
    return made


@pytest.mark.parametrize("typed", ["2079", "20 7946", "hlr", "absent", "HLR absent"])
def test_the_history_is_searched_in_everything(history: HistoryCard, typed: str) -> None:
    history.search.setText(typed)
    assert [row.id for row in history.model.rows] == [2]


def test_a_search_without_a_hit_says_so(history: HistoryCard) -> None:
    history.search.setText("nothing like it")
    assert history.empty.text() == "No check matches that."
    assert not history.table.isVisible()


def test_a_click_shows_that_answer_again(history: HistoryCard) -> None:
    shown: list[CheckEntry] = []
    history.chosen.connect(shown.append)
    history.table.selectRow(1)
    assert [entry.id for entry in shown] == [1]
    history.select(2)
    assert [entry.id for entry in shown] == [1]


def test_the_menu_checks_again_and_copies(history: HistoryCard) -> None:
    asked: list[CheckEntry] = []
    copied: list[Any] = []
    history.again.connect(asked.append)
    history.copied.connect(copied.append)
    history.table.selectRow(0)
    menu = history.table.row_menu()
    deleted: list[list[CheckEntry]] = []
    history.deleted.connect(deleted.append)
    for action in menu.actions():
        action.trigger()
    number, text, table = copied
    assert number == "+442079460958"
    assert text == "+442079460958\nProduct: HLR lookup\nStatus: absent"
    assert history.note.text() == "Copied"
    assert table[1][:3] == ["+442079460958", "GB", "HLR lookup"]
    assert asked == [entry for entries in deleted for entry in entries] == [history.model.rows[0]]
    menu.deleteLater()


def test_a_row_is_spoken_whole(history: HistoryCard) -> None:
    spoken = history.model.data(history.model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "+44 20 7946 0958, Doubtful · Status: absent, HLR lookup, now"
    assert not history.grab().isNull()

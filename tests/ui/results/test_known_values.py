"""Values whose meaning is known are shown in the person's language; what is asked and written stays as it came."""

from __future__ import annotations

import csv
from array import array
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.output.formats import CSV
from desktop_app.core.results.comparison import Change, Compared, ComparedColumn, NumberChange, Step
from desktop_app.core.rows.list_row import ColumnValue
from desktop_app.local_service import sources
from desktop_app.ui.check.check_words import STANDARD_TERMS, headline
from desktop_app.ui.export.export_format import PLAIN
from desktop_app.ui.results.changes.view import ChangeChart, columns_of
from desktop_app.ui.results.changes.words import step_said
from desktop_app.ui.results.chart import ChartColumn, ValueChart, slices
from desktop_app.ui.text import field_words, languages
from desktop_app.ui.text.field_words import shown_value, shown_with, value_words
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import chips, open_sample, shown, write
from tests.ui.widgets import added

pytestmark = pytest.mark.usefixtures("home")
SANDBOX = {
    "hlr-lookup": sources.HlrLookup,
    "messaging-presence-x": sources.MessagingPresence,
    "account-signals": sources.AccountSignals,
}


@pytest.fixture
def german(speak: Callable[[str], object]) -> None:
    speak("de")


def every() -> list[tuple[str, str]]:
    return [(name, value) for name, values in field_words._known().items() for value in values]


def test_in_english_every_value_is_as_it_came() -> None:
    assert all(shown_value(name, value) == value for name, value in every())
    names = list(field_words._known())
    assert [shown_with(dict(enumerate(names)), text) for text in ("mobile", "o", "", "YES")] == [()] * 4


@pytest.mark.parametrize("code", [code for code in languages.LANGUAGES if code != languages.ENGLISH])
def test_no_two_values_of_a_field_are_called_the_same(speak: Callable[[str], object], code: str) -> None:
    speak(code)
    for name, values in field_words._known().items():
        message = {shown_value(name, value) for value in values}
        assert len(message) == len(values), name
        assert "" not in message


@pytest.mark.usefixtures("german")
def test_whatever_the_sandbox_says_has_words_but_for_names_and_numbers() -> None:
    numbers = [f"+4479000{at:05}" for at in range(1, 400)]
    message = {
        (name, value)
        for slug, made in SANDBOX.items()
        for number in numbers
        for name, value in made(slug).answer(number).items()
        if not value[-1:].isdigit()
    }
    untold = {(name, value) for name, value in message if value and shown_value(name, value) == value}
    assert untold == set()
    assert len(message) > 20


@pytest.mark.usefixtures("german")
def test_what_is_not_known_is_shown_as_it_came() -> None:
    assert (shown_value("status", "absent"), shown_value("line_type", "fixed line")) == ("nicht erreichbar", "Festnetz")
    # The same word of another field, another word of the same field, and other letters.
    for name, value in (("carrier", "mobile"), ("line_type", "satellite"), ("line_type", "MOBILE"), ("lang", "no")):
        assert shown_value(name, value) == value
    assert value_words("line_type", "mobile") == "Mobilfunk"
    assert (value_words("risk", "high"), value_words("oldest_account_years", "unknown")) == ("hoch", "unbekannt")
    assert value_words("line_type", "satellite") == "satellite"


@pytest.mark.usefixtures("german")
def test_the_headline_of_a_check_says_it_in_the_same_words() -> None:
    status = shown_value("status", "connected")
    assert status != "connected"
    entry = CheckEntry(1, "local", datetime.now(UTC), "+447911123456", "hlr-lookup", {"status": "connected"})
    assert headline(entry, STANDARD_TERMS).text.endswith(status)


@pytest.mark.usefixtures("german")
def test_a_search_takes_along_what_is_shown_in_such_words() -> None:
    names = ("carrier", "line_type", "valid")
    assert shown_with(dict(enumerate(names)), "FESTNETZ") == (
        ColumnValue(1, "fixed line"),
        ColumnValue(1, "fixed line or mobile"),
    )
    assert shown_with(dict(enumerate(names)), "ja") == (ColumnValue(2, "yes"),)
    assert shown_with(dict(enumerate(names)), "voip") == ()  # which is found as it came


@pytest.mark.usefixtures("german")
def test_the_chart_says_them_and_asks_for_them_as_they_came(qtbot: QtBot) -> None:
    made = slices({"mobile": 3, "": 2, "satellite": 1}, name="line_type")
    assert [(each.value, each.text) for each in made] == [
        ("mobile", "Mobilfunk"),
        ("", "(leer)"),
        ("satellite", "satellite"),
    ]
    chart = added(qtbot, ValueChart())
    chart.set_columns(["line_type"], ["line_type"])
    # A column of the list's own has what its maker wrote.
    assert [chart.field_of(ChartColumn(0, own)) for own in (False, True)] == ["line_type", ""]
    chart.show_tally({"mobile": 3})
    assert chart.model.index(0, 0).data() == "Mobilfunk"
    chart.choice._choose(ChartColumn(0, own=True))
    chart.show_tally({"mobile": 3})
    assert chart.model.index(0, 0).data() == "mobile"


@pytest.mark.usefixtures("german")
def test_what_has_changed_is_said_in_words(qtbot: QtBot) -> None:
    columns = (ComparedColumn("line_type", 0, 0, 1), ComparedColumn("carrier", 1, 1, 1))
    each = NumberChange("+447400123400", Change.CHANGED, 2, 2, ("mobile", "low"), ("", "high"))
    assert [column.text(each) for column in columns_of(columns, 0)][2:4] == ["Mobilfunk", "(leer)"]
    assert columns_of(columns, None)[-1].text(each) == "Anschlussart: Mobilfunk → (leer) · Netzbetreiber: low → high"
    assert step_said("line_type", "mobile", "fixed line") == "Mobilfunk → Festnetz"
    chart = added(qtbot, ChangeChart())
    chart.show_comparison(Compared({Change.CHANGED: 1}, columns))
    chart.show_steps(0, [Step("mobile", "voip", 1)], None)
    picked: list[object] = []
    chart.step_picked.connect(picked.append)
    chart.bars._take(chart.bars.bars.index(0, 0))
    assert (chart.bars.bars.index(0, 0).data(), picked) == ("Mobilfunk → VoIP", [("mobile", "voip")])


@pytest.mark.usefixtures("german")
async def test_results_are_shown_searched_filtered_and_written(stage: Stage, tmp_path: Path) -> None:
    page = await open_sample(stage)
    place = next(column.key for column in page.model.columns if column.title.startswith("Anschlussart"))
    assert "Mobilfunk" in shown(page, place, 50)
    # WHEN one searches for what is shown, or for what came, THEN the same rows are found
    found: list[array[int]] = []
    for text in ("festnetz", "fixed line"):
        page.bar.search.setText(text)
        page.bar._search_now()
        await stage.idle()
        found.append(page.model.numbers)
        assert all("Festnetz" in each for each in shown(page, place, 20))
    assert 0 < len(found[0]) < 500
    assert found[0] == found[1]
    page.rows.show_all()
    await stage.idle()
    # AND a bar filters by what came, which its chip says in words
    bars = page.chart.model
    at = next(at for at in range(bars.rowCount()) if bars.index(at, 0).data() == "Festnetz")
    page.chart.bars._take(bars.index(at, 0))
    await stage.idle()
    assert chips(page) == ["Anschlussart: Festnetz"]
    filtered = set(page.model.numbers)
    assert filtered < set(found[0])  # of which others may be either
    # AND what is written is as it came
    page.title.export.wanted.emit(PLAIN[CSV], True)
    await write(stage, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        text = file.read()
    head, *rows = csv.reader(text.splitlines(), delimiter=";" if ";" in text.splitlines()[0] else ",")
    assert {row[head.index("line_type")] for row in rows} == {"fixed line"}
    assert len(rows) == len(filtered)

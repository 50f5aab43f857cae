"""A report's page: in each language one sheet of paper, whatever is in the list, with everything that is to be said."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal
from itertools import pairwise

import phonenumbers
import pypdf
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.report.figures import AppliedSuppression, Group, ListFigures, Report, Saved
from desktop_app.core.report.page import ReportPage, print_colour
from desktop_app.core.results.suppression import Since
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.service.connection import LOCAL
from desktop_app.ui.report.drawing import elided, pdf_of
from desktop_app.ui.report.wording import page_of
from desktop_app.ui.text import languages, words
from tests.ui.report.reports import JUNE, MAY, report

MANY = sorted(phonenumbers.SUPPORTED_REGIONS)[:80]
A4, LETTER = (595, 842), (612, 792)


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    languages.speak(qapp, languages.ENGLISH)
    QLocale.setDefault(before)


def drawn(page: ReportPage) -> tuple[str, tuple[int, int]]:
    """The text of its one sheet, in one line, and the sheet's size in points."""
    with pypdf.PdfReader(io.BytesIO(pdf_of(page))) as file:
        assert file.metadata is not None
        assert (file.metadata.title, file.metadata.author or "") == (page.title, "")
        (sheet,) = file.pages
        text = " ".join(sheet.extract_text().split())
        return text, (round(sheet.mediabox.width), round(sheet.mediabox.height))


def said(made: Report) -> ReportPage:
    return page_of(made)


def charged(made: Report, what: Charged | None, *, sent: bool = True) -> Report:
    (step,) = made.steps
    return replace(made, steps=(replace(step, charge=replace(step.charge, charged=what, sent=sent)),))


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_everything_stands_on_one_sheet_in_each_language(qapp: QApplication, language: str) -> None:
    languages.speak(qapp, language)
    page = said(report())
    text, size = drawn(page)
    assert size == (LETTER if page.letter else A4)
    titles = [*(each.title for each in page.tables), *(each.title for each in page.sections)]
    names = [line.name for section in page.sections for line in section.lines]
    for each in (page.title, page.whole.title, *titles, *names, *(word for _, word in page.verdicts)):
        assert "".join(each.split()) in "".join(text.split())
    assert page.language == language


def test_tables_have_all_rows_and_the_page_as_many_as_there_is_room_for() -> None:
    page = said(report(MANY, sources={f"Source {at}": 100 - at for at in range(20)}))
    whole = page.whole.rows[0]
    for table in page.tables[:1]:
        assert [sum(column) for column in zip(*(row.counts for row in table.rows), strict=True)] == [*whole.counts]
    assert len(page.tables[0].rows) == len(MANY) + 1
    text, _ = drawn(page)
    assert "all others (" in text
    assert page.sections[-1].lines[-1].name in text  # nothing below is pushed off the sheet
    assert page.notes[-1].split()[-1] in text


def test_a_list_without_rows_or_answers_has_its_page() -> None:
    made = report([], compared=False, sources={})
    none = replace(charged(made, None, sent=False), figures=ListFigures())
    page = said(none)
    assert [each.title for each in page.sections] == ["What was done with the data", "What it cost and saved"]
    text, _ = drawn(page)
    assert "0 rows came in" in text
    assert "nothing: no number was sent" in text
    unknown = said(charged(report(), None))
    assert "Charged unknown" in drawn(unknown)[0]


def test_long_names_are_elided_and_the_paper_is_the_locales() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    page = said(report(file=f"{'long ' * 60}.xlsx", column="c" * 200, sources={"s" * 300: 9}))
    text, size = drawn(page)
    assert size == LETTER
    assert "…" in text
    assert "s" * 100 not in text
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    assert not said(report()).letter


def test_dates_and_file_names_are_whole_beside_short_names() -> None:
    made = report()
    (first,) = made.steps
    times = [datetime(2026, 11, 28, 14, minute, tzinfo=UTC) for minute in (28, 32)]
    steps = tuple(replace(first, batch=replace(first.batch, id=f"b{at}", created_at=at)) for at in times)
    assert made.earlier is not None
    earlier = replace(made.earlier, file="debtors-2026-11-21.xlsx", created_at=times[0])
    text, _ = drawn(said(replace(made, steps=steps, earlier=earlier)))
    assert ", ".join(map(words.local_time, times)) in text
    assert f"debtors-2026-11-21.xlsx, {words.day(times[0].astimezone())}" in text


def test_what_is_too_long_beside_its_name_goes_on_below_it() -> None:
    # GIVEN two suppression lists with long names, a long file name and a product with one
    lists = (
        AppliedSuppression("s1", "Opt-outs of the command line", 0, Since(JUNE, JUNE)),
        AppliedSuppression("s2", "People who asked the call centre not to be called again", 13, Since(JUNE, JUNE)),
    )
    made = report(file="customers of all branches with mobile numbers, exported 2026-11-28 at 14.32.17.xlsx")
    (first,) = made.steps
    step = replace(first, product="Number portability and roaming with a network look-up and line type and carrier")
    text, _ = drawn(said(replace(made, figures=replace(made.figures, suppressions=lists), steps=(step,))))
    # THEN each stands there whole, with its count
    whole = "".join(text.split())
    since = f"since {words.day(JUNE)}"
    for each in (*(each.name for each in lists), f"0, {since}", f"13, {since}", step.product, step.batch.file):
        assert "".join(each.split()) in whole


def test_many_suppression_lists_push_nothing_off_the_page() -> None:
    lists = [AppliedSuppression(f"s{at}", f"Opt-outs {at}", at) for at in range(40)]
    made = report(MANY)
    page = said(replace(made, figures=replace(made.figures, suppressions=tuple(lists))))
    lines = [(line.name, line.value) for line in page.sections[0].lines if line.name.startswith("Suppression list")]
    assert [lines[0], lines[7]] == [("Suppression list: Opt-outs 39", "39"), ("Suppression list: Opt-outs 32", "32")]
    ((name, rest),) = lines[8:]
    assert (name, rest[:28]) == ("Suppression list: all others", "Opt-outs 31: 31, Opt-outs 30")
    text, _ = drawn(page)
    assert page.sections[0].lines[-1].name in text
    assert page.notes[-1].split()[-1] in text


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("12,480 rows", "12,480 …"),
        ("from 12,480", "from …"),
        ("at 2026-11-28", "at …"),
        ("Others and more", "Others …"),
    ],
)
def test_a_figure_is_never_cut_so_that_it_is_another(text: str, kept: str) -> None:
    metrics = QFontMetricsF(QFont())
    assert elided(text, metrics, metrics.horizontalAdvance(text)) == text
    assert elided(text, metrics, metrics.horizontalAdvance(f"{text[:8]}…")) == kept


def test_a_half_percent_is_rounded_up_wherever_a_share_is_said() -> None:
    made = report()
    groups = (Group("GB", VerdictCounts(good=230, bad=170)), Group("DE", VerdictCounts(good=23, bad=177)))
    figures = replace(made.figures, verdicts=groups[0].verdicts, countries=groups)
    page = said(replace(made, figures=figures))
    assert [row.share for row in page.tables[0].rows] == ["58 %", "12 %"]
    assert "Good: 230, 58 %" in drawn(page)[0]


def test_no_phone_number_of_a_column_that_was_chosen_stands_in_it() -> None:
    page = said(report(sources={"+447400123456": 20, "Web": 5}))
    assert [row.label for row in page.tables[2].rows] == ["+447…56", "Web"]
    assert "123456" not in drawn(page)[0]


def test_what_was_saved_is_money_only_at_a_price_that_was_said() -> None:
    made = report()
    (saved,) = (line for line in said(made).sections[1].lines if line.name == "Saved at that price")
    assert (saved.value, saved.number, saved.unit) == ("0.016 EUR", Decimal("0.016"), "EUR")
    without = replace(made, steps=tuple(replace(each, saved=replace(each.saved, price=None)) for each in made.steps))
    names = [line.name for line in said(without).sections[1].lines]
    assert not {"Saved at that price", "Price of one number"} & {*names}


def test_what_each_step_saved_is_its_own_numbers_at_its_own_price() -> None:
    made = report()
    (first,) = made.steps
    first = replace(first, product="Phone validation", saved=Saved(10, 19, 236, 17, Decimal(1)))
    second = replace(first, product="HLR lookup", saved=Saved(reused=128, price=Decimal(2)))
    third = replace(first, product="Carrier lookup", saved=Saved(price=Decimal(3)))
    lines = said(replace(made, steps=(first, second, third))).sections[1].lines
    assert [(line.name, line.value) for line in lines if line.name.startswith(("Saved", "Not sent"))] == [
        ("Not sent: repeated in the list", "10"),
        ("Not sent: invalid numbers", "19"),
        ("Not sent: answered by an earlier list: Phone validation", "236"),
        ("Not sent: answered by an earlier list: HLR lookup", "128"),
        ("Not sent: on a suppression list", "17"),
        ("Saved at that price: Phone validation", "263 EUR"),
        ("Saved at that price: HLR lookup", "256 EUR"),
    ]


def test_what_a_person_did_with_the_list_and_which_product_is_compared_is_said() -> None:
    made = report()
    (first,) = made.steps
    assert said(made).sections[2].title == "Compared with the last time"
    # GIVEN a list with corrections and a suppression list, whose second step wrote the result
    lists = (AppliedSuppression("s1", "Opt-outs", 17, Since(MAY, JUNE)), AppliedSuppression("s2", "Others", 0))
    figures = replace(made.figures, corrected=18, suppressions=lists)
    second = replace(first, product="Carrier lookup", batch=replace(first.batch, id="b2", exported_at=JUNE))
    page = said(replace(made, figures=figures, steps=(first, second)))
    done = {line.name: line.value for line in page.sections[0].lines}
    assert done["Numbers corrected by hand or by suggestion"] == "18"
    assert done["Suppression list: Opt-outs"] == "17, since 2 May 2025, the latest 3 Jun 2025"
    assert done["Suppression list: Others"] == "0"
    assert done["Whole result written"] == words.local_time(JUNE)
    assert page.sections[2].title == "Compared with the last time: HLR lookup"


@pytest.mark.parametrize(("output", "told"), [("", "not yet"), ("/home/me/out.xlsx", "not yet to “out.xlsx”")])
def test_what_is_not_written_is_the_whole_result_in_the_file_that_was_ordered(output: str, told: str) -> None:
    made = report()
    (step,) = made.steps
    page = said(replace(made, steps=(replace(step, batch=replace(step.batch, output=output)),)))
    done = {line.name: line.value for line in page.sections[0].lines}
    assert done["Whole result written"] == told


def test_several_steps_cost_together_what_each_did_and_units_stay_apart(qapp: QApplication) -> None:
    made = report()
    (first,) = made.steps
    local = replace(first.batch, id="b2", base_url=LOCAL, product="carrier-lookup", price=None)
    plain = replace(first.charge, title="Carrier lookup", service="", charged=Charged(Decimal(12), "", ChargedHow.SAID))
    second = replace(first, batch=local, product="Carrier lookup", charge=plain, account="")
    again = replace(first, charge=replace(first.charge, title="HLR lookup (2)", charged=None))
    lines = said(replace(made, steps=(first, second, again))).sections[1].lines
    (service,) = {first.charge.service}
    assert [(line.name, line.value) for line in lines if line.name.startswith("Charged")] == [
        (f"Charged: {service}", "at least 1.10 EUR"),
        ("Charged: the local service, on this computer", "12 credits"),
        ("Charged: HLR lookup", "1.10 EUR"),
        ("Charged: Carrier lookup", "12 credits"),
        ("Charged: HLR lookup (2)", "unknown"),
    ]
    # AND all of it has room, in each language
    for language in languages.LANGUAGES:
        languages.speak(qapp, language)
        page = said(replace(made, steps=(first, second, again)))
        text, _ = drawn(page)
        drawn_text = "".join(text.split())
        ends = [line.value for section in page.sections for line in section.lines[-1:]]  # a long name is elided
        assert all("".join(each.split()) in drawn_text for each in (*ends, *page.notes))


def test_colours_of_verdicts_differ_in_grey_print() -> None:
    def lightness(colour: str) -> float:
        red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
        return 0.299 * red + 0.587 * green + 0.114 * blue

    greys = sorted(lightness(print_colour(verdict)) for verdict in Verdict)
    assert min(later - earlier for earlier, later in pairwise(greys)) >= 15

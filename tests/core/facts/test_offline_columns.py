"""What the numbering plans say of numbers, as columns that any list can have."""

from __future__ import annotations

from datetime import UTC, datetime

import phonenumbers
import pytest
from phonenumbers import PhoneNumberFormat, carrier, geocoder

from desktop_app.core.calling.rules import CallRule
from desktop_app.core.calling.times import Calling
from desktop_app.core.detection.table import Column
from desktop_app.core.facts.offline import TITLES, Offline, read_columns, saved_columns
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.facts.plan_facts import Fact, PlanReader, facts_of
from desktop_app.core.numbers.phone import NumberStatus, line_type_names
from desktop_app.core.output.clean import CleanRows
from desktop_app.core.output.form import OWN_COLUMNS, VERDICT_COLUMNS, OutputForm, added_column_names
from desktop_app.core.output.row import JOINT, OutputBatch, OutputRows, Told
from desktop_app.core.results.standard_words import TITLES as STANDARD_TITLES
from desktop_app.core.results.suppression import Suppressing
from desktop_app.core.results.verdict import Judge, Judged
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, NumberAnswer, RowNumber

LONDON, MOBILE, NEW_YORK = "+442079460958", "+447400123456", "+12125550123"
SOME = (Offline.REGION, Offline.PLACE)
PLANS = (
    Offline.LINE_TYPE,
    Offline.REGION,
    Offline.PLACE,
    Offline.TIME_ZONES,
    Offline.CARRIER,
    Offline.NATIONAL,
    Offline.INTERNATIONAL,
)
UNSENT = Judged(Verdict.NOT_SENT)


def test_each_column_says_what_libphonenumber_says() -> None:
    examples = [
        phonenumbers.format_number(example, PhoneNumberFormat.E164)
        for region in sorted(phonenumbers.SUPPORTED_REGIONS)
        for kind in line_type_names()
        if (example := phonenumbers.example_number_for_type(region, kind))
    ]
    columns = dict(zip(PLANS, OfflineColumns(PLANS).of(examples), strict=True))
    for at, number in enumerate(examples):
        parsed = phonenumbers.parse(number)
        assert columns[Offline.REGION][at] == (phonenumbers.region_code_for_number(parsed) or "")
        if columns[Offline.REGION][at]:
            assert columns[Offline.LINE_TYPE][at] == line_type_names()[phonenumbers.number_type(parsed)]
            assert columns[Offline.PLACE][at] == geocoder.description_for_number(parsed, "en")
            assert columns[Offline.CARRIER][at] == carrier.name_for_number(parsed, "en")
            national, other = (
                phonenumbers.format_number(parsed, form)
                for form in (PhoneNumberFormat.NATIONAL, PhoneNumberFormat.INTERNATIONAL)
            )
            assert (columns[Offline.NATIONAL][at], columns[Offline.INTERNATIONAL][at]) == (national, other)


def test_what_is_no_valid_number_has_blanks_and_the_others_keep_their_places() -> None:
    numbers = ["", LONDON, "nonsense", "+4412", MOBILE, "+", NEW_YORK]
    regions, places = OfflineColumns(SOME).of(numbers)
    assert regions == ["", "GB", "", "", "GB", "", "US"]
    assert places == ["", "London", "", "", "United Kingdom", "", "New York, NY"]
    assert OfflineColumns(SOME).of([]) == [[], []]
    assert OfflineColumns().of([LONDON]) == []


def test_many_are_told_as_one() -> None:
    facts = tuple(Fact)
    numbers = [LONDON, "", MOBILE, "+4402079460958", "+999123456789", NEW_YORK]
    columns = PlanReader().columns(numbers, facts)
    each = [facts_of(number, facts) or [""] * len(facts) for number in numbers]
    assert [list(row) for row in zip(*columns, strict=True)] == each


def test_a_cell_with_several_numbers_has_the_value_of_each() -> None:
    cells = [f"{LONDON}{JOINT}{NEW_YORK}", LONDON, "", f"{JOINT}{MOBILE}"]
    regions, places = OfflineColumns(SOME).beside(cells, JOINT)
    assert regions == ["GB; US", "GB", "", "; GB"]
    assert places == ["London; New York, NY", "London", "", "; United Kingdom"]
    assert OfflineColumns().beside(cells, JOINT) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("type, Region", (Offline.LINE_TYPE, Offline.REGION)),
        ("place,type", (Offline.LINE_TYPE, Offline.PLACE)),
        ("all", tuple(Offline)),
    ],
)
def test_columns_are_named_in_any_order_and_stand_in_theirs(text: str, expected: tuple[Offline, ...]) -> None:
    assert read_columns(text) == expected


@pytest.mark.parametrize("text", ["", ",", "typ", "type,typ", "type;region"])
def test_what_is_no_column_is_said_with_those_that_there_are(text: str) -> None:
    with pytest.raises(ValueError, match="must be “all”, or some of type, region, place"):
        read_columns(text)


@pytest.mark.parametrize("saved", [None, "type", {"type": 1}, [1, None, "gone"], []])
def test_what_another_version_saved_is_passed_over(saved: object) -> None:
    assert saved_columns(saved) == ()
    assert saved_columns(["place", "type", "gone"]) == (Offline.LINE_TYPE, Offline.PLACE)


# --- In an output ---

PHONES = [Column(1, "Mobile"), Column(2, "Landline")]


def test_they_come_last_and_are_told_from_what_was_asked() -> None:
    form = OutputForm(verdicts=True, offline=(Offline.LINE_TYPE, Offline.REGION))
    result = ["region", "line_type"]
    names = added_column_names(["Name", "Mobile"], PHONES[:1], result, form, ["Line type"])
    offline = ["Line type (offline)", "Region (offline)"]
    assert names == [*OWN_COLUMNS, "Line type", "region", "line_type", *VERDICT_COLUMNS, *offline]
    assert not {*TITLES.values()} & {*OWN_COLUMNS, *VERDICT_COLUMNS, *STANDARD_TITLES.values()}
    assert added_column_names(["region (OFFLINE)"], [], [], form)[-1] == "Region (offline) (Dialproof)"


def test_a_standard_column_beside_the_lists_own_of_that_name_says_which_product_told_it() -> None:
    form, own = OutputForm(standard=True), ["line type", "Mobile"]
    names = added_column_names(own, PHONES[:1], ["line_type"], form, ["Line type", "Network"], product="HLR lookup")
    assert names == [*OWN_COLUMNS, "Line type (HLR lookup)", "Network", "line_type"]


def test_each_phone_column_has_its_own() -> None:
    form = OutputForm(offline=(Offline.REGION,))
    names = added_column_names(["Name", "Mobile", "Landline"], PHONES, [], form)
    numbers = [RowNumber(slot, "", e164, "", "", NumberStatus.VALID) for slot, e164 in enumerate((LONDON, NEW_YORK))]
    told: Told = [(each, NumberAnswer(AnswerStatus.NOT_SENT), UNSENT) for each in numbers]
    batch = OutputBatch(
        [2, 3],
        [["Ann", "Bob"], ["a", "b"], ["c", ""]],
        [LONDON, MOBILE],
        ["valid", "valid"],
        ["", ""],
        [None, None],
        ["not sent", "not sent"],
        [],
        [UNSENT, UNSENT],
        {0: told},
    )
    columns = OutputRows(2, 0, form, offline=OfflineColumns(form.offline)).added(batch)
    told_of = dict(zip(names, map(list, columns), strict=True))
    assert [*told_of][4:6] == ["Region (offline)", "Landline: Phone (E.164)"]
    assert told_of["Region (offline)"] == ["GB", "GB"]
    assert told_of["Landline: Region (offline)"] == ["US", ""]


def test_a_list_that_was_never_sent_says_nothing_of_answers() -> None:
    form = OutputForm(unsent=True, offline=(Offline.REGION,))
    assert added_column_names(["Mobile"], PHONES[:1], [], form) == [*OWN_COLUMNS[:-1], "Region (offline)"]
    batch = OutputBatch([2], [[LONDON]], [LONDON], ["valid"], [""], [None], ["not sent"], [], [UNSENT])
    columns = OutputRows(1, 0, form, offline=OfflineColumns(form.offline)).added(batch)
    assert columns == [[LONDON], ["valid"], [""], ["GB"]]


@pytest.mark.parametrize("beside", [False, True])
def test_a_clean_list_has_them_behind_its_own_columns(*, beside: bool) -> None:
    answers = [["yes", "no"]]
    batch = OutputBatch(
        [2, 3],
        [["Ann", "Bob"], ["07400 123456", "020"]],
        [MOBILE, LONDON],
        ["valid", "valid"],
        ["", ""],
        [None, None],
        ["answered", "answered"],
        answers,
        Judge(["active"]).answers(answers, 2),
    )
    rows = CleanRows(["Name", "Mobile"], PHONES[:1], beside=beside, offline=OfflineColumns(SOME))
    columns = rows.columns(rows.kept(batch))
    own = ["Phone (E.164)"] if beside else []
    assert rows.header == ["Name", "Mobile", *own, "Region (offline)", "Place (offline)"]
    assert len(columns) == len(rows.header)
    assert [list(column) for column in columns][-2:] == [["GB"], ["United Kingdom"]]
    several = CleanRows(["Name", "Mobile", "Landline"], PHONES, offline=OfflineColumns((Offline.REGION,)))
    assert several.header[3:] == ["Mobile: Region (offline)", "Landline: Region (offline)"]


def test_whoever_opted_out_may_not_be_called_now_also_among_several_numbers_of_a_cell() -> None:
    # GIVEN a moment at which London may be called, a row of an opted-out number, and one whose second number is
    calling = Calling(CallRule(), datetime(2026, 11, 24, 11, tzinfo=UTC), UTC)
    form = OutputForm(offline=(Offline.CALL_NOW,))
    opted_out = (Suppressing("Opt-outs", "2026-11-01"),)
    numbers = [RowNumber(0, "", each, "", "", NumberStatus.VALID) for each in (LONDON, MOBILE)]
    told: Told = [
        (numbers[0], NumberAnswer(AnswerStatus.NOT_SENT), UNSENT),
        (numbers[1], NumberAnswer(AnswerStatus.NOT_SENT, (), opted_out), UNSENT),
    ]
    rows = ["valid"] * 3, [""] * 3, [None] * 3, ["not sent"] * 3
    batch = OutputBatch(
        [2, 3, 4], [["a", "b", "c"]], [LONDON, LONDON, LONDON], *rows, [], [UNSENT] * 3, {2: told}, {1: opted_out}
    )
    columns = OutputRows(1, 0, form, offline=OfflineColumns(form.offline, calling)).added(batch)
    assert list(columns[0]) == [LONDON, LONDON, f"{LONDON}; {MOBILE}"]
    assert list(columns[-1]) == ["yes", "no", "yes; no"]

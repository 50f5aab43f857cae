"""Standard columns are filtered, sorted, counted and compared in SQL as in plain Python."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.results.comparison import Change
from desktop_app.core.results.standard_columns import StandardColumns, TaughtColumn, place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, ColumnValue, RowFilter, SentRange
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.comparing import PairedChanges, Pairing, Run, compare
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.rounds import begin_round
from tests.storage.filled import SENT, Filled, by_id

BATCH, LATER = "b8", "b9"
ONE_SERVICE = ("live_status", "lineType", "mcc", "mnc", "isPorted", "original_network", "fraud_score")
WORDS = ["LIVE", "dead", "", "absent", "yes", "No", "mobile", "VOIP-FIXED", "310", "26", "17", "99", "\x1f", "é"]
TAUGHT = {Standard.REACHABLE: TaughtColumn(("live_status",), {"é": "yes", "17": "no"})}


def answered(filled: Filled, columns: tuple[str, ...], random: Random) -> None:
    begin_round(filled.folder, BATCH)
    filled.answers = {}
    with ListFile(filled.folder, writable=True) as store:
        for part in SENT:
            numbers = filled.numbers[part.country][part.first : part.first + part.numbers]
            said = [each for each in numbers if random.random() < 0.8]
            found = {each: tuple(random.choice(WORDS) for _ in columns) for each in said}
            add_answers(store, BATCH, part, columns, by_id(store, found.items()))
            filled.answers.update(found)


@pytest.mark.parametrize("seed", range(16))
def test_they_are_found_sorted_and_counted_as_in_plain_python(tmp_path: Path, seed: int) -> None:
    random = Random(seed)  # noqa: S311 - data of a test
    filled = Filled(tmp_path / "list", several=seed % 4 == 3)
    answered(filled, ONE_SERVICE, random)
    rows = filled.answered_rows()
    columns = StandardColumns(ONE_SERVICE, TAUGHT)
    assert [*columns] == [
        Standard.REACHABLE, Standard.LINE_TYPE, Standard.NETWORK, Standard.MCC_MNC, Standard.PORTED, Standard.RISK,
    ]  # fmt: skip

    def said(row: AnsweredRow, meaning: Standard) -> list[str]:
        each = [answer for answer in row.all_answers if answer.answer is AnswerStatus.ANSWERED]
        return [columns[meaning].value(answer.values) for answer in each]

    with ListFile(filled.folder) as store:
        view = AnsweredList(store, BATCH, SENT, VerdictRule(taught=TAUGHT))
        for meaning in columns:
            place = place_of(meaning)
            every = Counter(value for row in rows for value in said(row, meaning))
            assert view.tally(place) == every
            for wanted in (*every, "nothing"):
                fits = [row.row.row for row in rows if wanted in said(row, meaning)]
                only = RowFilter(values=(ColumnValue(place, wanted),))
                assert list(view.select(only)) == fits
                both = RowFilter(values=only.values, search="a")
                assert list(view.select(both)) == [row for row in view.select(RowFilter(search="a")) if row in fits]
                within = Counter(value for row in rows if row.row.row in fits for value in said(row, Standard.RISK))
                assert view.tally(place_of(Standard.RISK), only) == within
            if not store.several:
                keys = {row.row.row: (said(row, meaning) or [""])[0].lower() for row in rows}
                told = sorted((row for row in keys if keys[row]), key=keys.__getitem__)
                blank = [row for row in keys if not keys[row]]
                assert list(view.select(RowFilter(sort=f"standard:{meaning}"))) == told + blank
        # AND what the service doesn't say has no values
        assert view.tally(place_of(Standard.ROAMING)) in ({}, {"": sum(every.values())})
        assert list(view.select(RowFilter(values=(ColumnValue(place_of(Standard.ROAMING), "yes"),)))) == []
        assert list(view.select(RowFilter(sort="standard:nothing"))) == [row.row.row for row in rows]


def test_two_lists_of_different_services_are_compared_by_what_they_mean(tmp_path: Path) -> None:
    # GIVEN a list that two services answered, each in its own words
    filled = Filled(tmp_path / "list")
    for batch in (BATCH, LATER):
        begin_round(filled.folder, batch)
    words = {"LIVE": "connected", "DEAD": "out of service", "ABSENT": "absent", "": ""}
    random = Random(7)  # noqa: S311 - data of a test
    numbers = [each for some in filled.numbers.values() for each in some]
    before = {each: random.choice([*words]) for each in numbers}
    now = {each: words[before[each] if random.random() < 0.5 else random.choice([*words])] for each in numbers}
    whole = SentRange(9, "GB", 0, 99)
    kinds = {"mobile": "CELL", "voip": "FixedVOIP"}
    kind = {each: random.choice([*kinds]) for each in numbers}
    with ListFile(filled.folder, writable=True) as store:
        found = {each: (before[each], kind[each]) for each in numbers}
        add_answers(store, BATCH, whole, ("live_status", "line_type"), by_id(store, found.items()))
        later = {each: (kinds[kind[each]], now[each]) for each in numbers}
        add_answers(store, LATER, whole, ("carrier_type", "reachable"), by_id(store, later.items()))
    # WHEN they are compared
    pairing = Pairing(Run(filled.folder, BATCH), Run(filled.folder, LATER), tmp_path / "compared-1.sqlite")
    result = compare(pairing, None, lambda _done, _total: None)
    # THEN by their meaning alone
    meant = {"LIVE": "yes", "DEAD": "no", "ABSENT": "no", "": "", "connected": "yes", "out of service": "no"}
    meant["absent"] = "no"
    changed = [each for each in numbers if meant[before[each]] != meant[now[each]]]
    assert [(each.name, each.changed) for each in result.columns] == [("Reachable", len(changed)), ("Line type", 0)]
    assert (result.counts[Change.CHANGED], result.compared) == (len(changed), len(numbers))
    changes = PairedChanges(pairing, result.columns)
    told = {row.e164: (row.before, row.now) for batch in changes.batches() for row in batch}
    changes.close()
    assert told == {each: ((meant[before[each]], kind[each]), (meant[now[each]], kind[each])) for each in numbers}

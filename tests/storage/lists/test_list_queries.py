"""Filters, orders and counts of a list, in every combination, against plain Python's own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.verdict import Judge, VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnswerStatus, ColumnValue, RowFilter, SentRange
from desktop_app.storage.lists import queries
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.results import verdicts
from desktop_app.storage.results.output_batches import output_batches
from tests.storage.filled import BATCH, RESULT_COLUMNS, RULE, SENT, Filled, by_id
from tests.thorough import some

PARTS = {
    "status": [None, *NumberStatus],
    "answer": [None, *AnswerStatus],
    "problem": ["", "too short", "no such problem"],
    "verdict": [None, Verdict.GOOD, Verdict.UNKNOWN, Verdict.PROBLEM],
    "search": ["", "+4479", "again"],
    "values": [
        (),
        (ColumnValue(0, "yes"), ColumnValue(0, "nothing")),
        (ColumnValue(1, "Net DE"), ColumnValue(0, "NO"), ColumnValue(0, "yes")),
        (ColumnValue(0, "again 2", own=True), ColumnValue(0, "Zoë Müller", own=True), ColumnValue(9, "", own=True)),
    ],
}
SORTS = [
    "",
    "row",
    "raw",
    "e164",
    "status",
    "problem",
    "answer",
    "verdict",
    "cell:0",
    "cell:1",
    "cell:9",
    "result:0",
    "result:1",
]
SEARCHES = ["MÜLLER", "zoë", '"', '", ', "\\", "%", "_", "100% _", "[", "], y", ",", "strasse", "TAB\tHERE", "\t", "n",
            "net gb", "no", "\\t", "u0009", "4915", "x'; DROP TABLE rows", "zoe mu", "STRASE", "straße",
            "4479 1111-2345", "+44 (791)", "07911 1123", "00447911", "01/5", "0151 12345", "999999"]  # fmt: skip


@pytest.fixture(scope="module", params=[False, True], ids=["one number a row", "several"])
def filled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Filled:
    return Filled(Path(tmp_path_factory.mktemp("queries")) / "list", several=request.param)


def selected(filled: Filled, rows: RowFilter, sent: tuple[SentRange, ...] = SENT) -> list[int]:
    with ListFile(filled.folder) as store:
        return list(AnsweredList(store, BATCH, sent, RULE).select(rows))


def test_every_combination_of_filters_leaves_what_plain_python_leaves(filled: Filled) -> None:
    left = set()
    with ListFile(filled.folder) as store:
        view = AnsweredList(store, BATCH, SENT, RULE)
        combinations = [*product(*PARTS.values())]
        Random(1).shuffle(combinations)  # noqa: S311 - so that each half has all that there is of each part
        several = bool(filled.rows[-1].numbers)  # the list takes the half that the other leaves out
        for status, answer, problem, verdict, search, values in some(combinations, int(several)):
            rows = RowFilter(status, answer, problem, search, values, verdict=verdict)
            found = list(view.select(rows))
            assert found == filled.select(rows), rows
            left.add(len(found))
    assert len(left) > 6


@pytest.mark.parametrize("region", ["GB", "DE", "FR"])
@pytest.mark.parametrize("line_type", ["", "mobile", "fixed line"])
def test_rows_are_found_by_what_any_of_their_numbers_is(filled: Filled, region: str, line_type: str) -> None:
    for rows in (RowFilter(region=region, line_type=line_type), RowFilter(line_type=line_type, search="several")):
        assert selected(filled, rows) == filled.select(rows)


def test_a_row_has_the_answer_of_each_of_its_numbers(filled: Filled) -> None:
    numbers = [row.row for row in filled.rows]
    with ListFile(filled.folder) as store:
        paged = store.rows(numbers, BATCH, SENT)
        view = AnsweredList(store, BATCH, SENT)
        assert paged == list(view.rows()) == filled.answered_rows()
        assert store.page(0, 100) == filled.rows
        # Also one that is wanted twice.
        assert store.rows([numbers[-4], *numbers[-4:]], BATCH, SENT) == [paged[-4], *paged[-4:]]
        assert view.held(None).numbers == sum(filled.counts.values())


def test_each_new_number_has_a_place_within_its_country(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        found = {country: store.numbers(BATCH, country, 0, 100) for country in filled.counts}
    assert found == filled.numbers


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("descending", [False, True])
def test_every_order_is_plain_pythons_and_equal_rows_keep_the_lists_own(
    filled: Filled, sort: str, descending: bool
) -> None:
    for answer in (None, AnswerStatus.ANSWERED):
        rows = RowFilter(answer=answer, sort=sort, descending=descending)
        assert selected(filled, rows) == filled.select(rows)


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_is_for_what_cells_say_and_not_for_how_they_are_stored(filled: Filled, search: str) -> None:
    rows = RowFilter(search=search)
    assert selected(filled, rows) == filled.select(rows)


def test_a_search_finds_values_besides_that_are_shown_in_other_words(filled: Filled) -> None:
    for values in ((ColumnValue(0, "yes"),), (ColumnValue(1, "Net DE"), ColumnValue(0, "no"))):
        has = {row for value in values for row in filled.select(RowFilter(values=(value,)))}
        for search in ("again", "no such text"):
            expected = sorted(has.union(filled.select(RowFilter(search=search))))
            assert selected(filled, RowFilter(search=search, also=values)) == expected
            # Of what else is asked, too.
            few = RowFilter(status=NumberStatus.DUPLICATE, search=search, also=values, sort="cell:0")
            left = set(filled.select(RowFilter(status=NumberStatus.DUPLICATE)))
            assert sorted(selected(filled, few)) == [row for row in expected if row in left]
    assert filled.select(RowFilter(values=(ColumnValue(0, "yes"),)))


def test_a_search_regards_no_case_in_any_alphabet(filled: Filled) -> None:
    assert selected(filled, RowFilter(search="MÜLLER")) == [2]


@pytest.mark.parametrize("sent", [(), SENT[:1], SENT, (SentRange(7, "GB", 0, 100), SentRange(8, "DE", 0, 100))])
def test_what_counts_as_unanswered_are_the_ranges_that_left(filled: Filled, sent: tuple[SentRange, ...]) -> None:
    for answer in AnswerStatus:
        rows = RowFilter(answer=answer)
        assert selected(filled, rows, sent) == filled.select(rows, sent)


def test_rows_that_could_be_sent_are_told_from_those_that_never_can(filled: Filled) -> None:
    for answer in AnswerStatus:
        rows = RowFilter(answer=answer, fit=True)
        assert selected(filled, rows) == filled.select(rows)
    unsent = filled.select(RowFilter(answer=AnswerStatus.NOT_SENT))
    assert len(selected(filled, RowFilter(answer=AnswerStatus.NOT_SENT, fit=True))) < len(unsent)


def test_a_number_that_goes_again_isnt_unanswered(tmp_path: Path) -> None:
    # GIVEN a number of a task that ended without it, which has another place in a task after that
    filled = Filled(tmp_path / "list")
    with ListFile(filled.folder, writable=True) as store:
        (number,) = (store.number_ids(BATCH, "GB", 3, 1)).items()
        store.db.execute("INSERT INTO numbers VALUES (?, 'GB', 50, ?, ?)", (BATCH, *number))
        store.db.commit()
    row, *_ = filled.select(RowFilter(answer=AnswerStatus.UNANSWERED, search=number[0]))
    repeated = SentRange(4, "GB", 50, 1)
    for state, left in ((AnswerStatus.AWAITING, True), (AnswerStatus.NOT_SENT, False), (AnswerStatus.UNANSWERED, True)):
        # WHEN that one waits, is at the service, or has ended as well, THEN the row says so
        sent = (*SENT, replace(repeated, without=state, left=left))
        assert row in selected(filled, RowFilter(answer=state), sent)
        with ListFile(filled.folder) as store:
            held = AnsweredList(store, BATCH, sent).held(None)
        # AND it counts as sent, since it was
        assert (held.sent, held.awaiting) == (7, 1 + (state is AnswerStatus.AWAITING))


def test_ranges_that_overlap_count_a_number_once(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        view = AnsweredList(store, BATCH, [SENT[0], SENT[0], SentRange(5, "GB", 2, 2)])
        held = view.held(None)
        assert (held.sent, held.answered) == (4, 3)


def test_neighbouring_ranges_are_looked_for_as_one(filled: Filled) -> None:
    # GIVEN as many ranges as there are tasks of a country, which are mostly one
    ranges = [SentRange(3, "GB", 100, 50), SentRange(1, "GB", 0, 50), SentRange(2, "GB", 50, 50)]
    apart = [SentRange(4, "DE", 0, 5), SentRange(5, "GB", 200, 5)]
    with ListFile(filled.folder) as store:
        AnsweredList(store, BATCH, [*ranges, *apart])
        found = store.db.execute("SELECT country, first, past FROM temp.sent ORDER BY 1, 2").fetchall()
        assert [tuple(each) for each in found] == [("DE", 0, 5), ("GB", 0, 150), ("GB", 200, 205)]


def test_values_are_counted_the_most_frequent_first(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        view = AnsweredList(store, BATCH, SENT)
        for column in (0, 1):
            found = view.tally(column)
            assert found == Counter(
                one.values[column]
                for each in filled.answered_rows()
                for one in each.all_answers
                if one.answer is AnswerStatus.ANSWERED
            )
            assert list(found.values()) == sorted(found.values(), reverse=True)
        for place in (0, 9):
            found = view.tally_own(place)
            assert found == Counter(row.cells[place] if place < len(row.cells) else "" for row in filled.rows)
            assert list(found.values()) == sorted(found.values(), reverse=True)
        assert view.tally(None) == Counter(each.answer.value for each in filled.answered_rows())
        held = view.held(None)
        assert (held.sent, held.answered) == (len(filled.sent_numbers(SENT)), len(filled.answers))


def test_values_are_counted_in_the_rows_that_a_filter_leaves(filled: Filled) -> None:
    filters = [RowFilter(status=NumberStatus.DUPLICATE), RowFilter(answer=AnswerStatus.ANSWERED),
               RowFilter(search="again"),
               RowFilter(values=(ColumnValue(0, "yes"),)), RowFilter(search="no such text")]  # fmt: skip
    with ListFile(filled.folder) as store:
        view = AnsweredList(store, BATCH, SENT)
        for rows in filters:
            left = set(filled.select(rows))
            some = [each for each in filled.answered_rows() if each.row.row in left]
            told = [one.values[1] for each in some for one in each.all_answers if one.answer is AnswerStatus.ANSWERED]
            assert view.tally(1, rows) == Counter(told), rows
            assert view.tally_own(0, rows) == Counter(each.row.cells[0] for each in some), rows


def test_rows_can_be_walked_in_any_given_order(filled: Filled) -> None:
    numbers = [row.row for row in filled.rows][::-1]
    with ListFile(filled.folder) as store:
        found = [each.row.row for each in AnsweredList(store, BATCH, SENT).rows(numbers)]
    assert found == numbers


def test_a_list_that_was_never_sent_can_be_filtered_all_the_same(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        view = AnsweredList(store, "", ())
        assert list(view.select(RowFilter(status=NumberStatus.INVALID))) == filled.select(
            RowFilter(status=NumberStatus.INVALID)
        )
        assert set(view.tally(None)) == {"not sent"}


@pytest.mark.parametrize("value", ["yes", "", "one\x1ftwo", "\x1f", '"a", b|c\n'])
def test_what_is_written_of_a_row_is_what_stands_in_it(tmp_path: Path, value: str) -> None:
    filled = Filled(tmp_path / "list")
    number, part = filled.numbers["GB"][0], SENT[0]
    answers = {each: (value, "of this number") if each == number else told for each, told in filled.answers.items()}
    ours = {each: answers[each] for each in filled.numbers["GB"][: part.numbers - 1]}
    with ListFile(filled.folder, writable=True) as store:
        add_answers(store, BATCH, part, RESULT_COLUMNS, by_id(store, ours.items()))
    filled.answers = answers
    with ListFile(filled.folder) as store:
        found = list(output_batches(store, AnsweredList(store, BATCH, SENT)))
    rows = [list(zip(each.row, *each.cells, each.answer, *each.values, strict=True)) for each in found]
    told = [(each.row.row, *each.row.cells, each.answer, *each.values) for each in filled.answered_rows()]
    assert [row for batch in rows for row in batch] == told


# --- Verdicts ---


WORDS = ["yes", "NO", " no", "unknown", "", "Net DE", "net de ", "absent", "NOT_IN_USE", "é", "\x1f", "n/a",
         "O'Net'", "o'net'", "'O'", "a\x00b", "?1 :batch", "no " * 30]  # fmt: skip
QUOTED = RULE.changed("carrier", "O'Net'", Verdict.BAD)
MANY_COLUMNS = (*RESULT_COLUMNS, "status", *(f"further {at}" for at in range(120)))


@pytest.mark.parametrize("seed", range(12))
def test_rows_are_judged_in_sql_as_in_plain_python(
    filled: Filled, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    # GIVEN random answers, of a service with some columns or with more than a function of SQLite takes
    monkeypatch.setattr(verdicts, "_USUAL", seed % 4)  # how many values of a column are compared in SQL
    random = Random(seed)  # noqa: S311 - data of a test
    columns = MANY_COLUMNS if seed % 3 == 2 else MANY_COLUMNS[:3]
    copy = Filled(tmp_path / "list", several=bool(filled.rows[-1].numbers))
    copy.answers = {}
    with ListFile(copy.folder, writable=True) as store:
        for part in SENT:
            numbers = copy.numbers[part.country][part.first : part.first + part.numbers]
            said = [each for each in numbers if random.random() < 0.8]
            found = {each: tuple(random.choice(WORDS) for _ in columns) for each in said}
            add_answers(store, BATCH, part, columns, by_id(store, found.items()))
            copy.answers.update(found)
    judge = Judge(columns, QUOTED)
    expected = {each.row.row: judge.row(each).verdict for each in copy.answered_rows()}
    with ListFile(copy.folder) as store:
        view = AnsweredList(store, BATCH, SENT, QUOTED)
        # WHEN they are found, sorted and counted, THEN there is no difference
        for verdict in Verdict:
            rows = [row for row, each in expected.items() if each is verdict]
            assert list(view.select(RowFilter(verdict=verdict))) == rows
            answered = [each.row.row for each in copy.answered_rows() if each.answer is AnswerStatus.ANSWERED]
            both = RowFilter(verdict=verdict, answer=AnswerStatus.ANSWERED)
            assert list(view.select(both)) == [row for row in rows if row in answered]
            assert view.tally_verdicts(both) == Counter(expected[row] for row in rows if row in answered)
        order = sorted(expected, key=lambda row: [*Verdict].index(expected[row]))
        assert list(view.select(RowFilter(sort="verdict"))) == order
        counts = VerdictCounts.of(view.tally_verdicts())
        # AND each row has one verdict
        assert counts.each() == {verdict: [*expected.values()].count(verdict) for verdict in Verdict}
        assert counts.rows == store.understanding.counts.rows == len(copy.rows)


def test_a_list_that_was_never_sent_has_verdicts_too(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        counts = VerdictCounts.of(AnsweredList(store, "", ()).tally_verdicts())
    never = sum(not any(each.e164 for each in row.all_numbers) for row in filled.rows)
    assert counts == VerdictCounts(not_sent=len(filled.rows) - never, problem=never)


@pytest.mark.parametrize("several", [False, True])
def test_the_distinct_numbers_of_a_long_list_are_counted_in_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, several: bool
) -> None:
    filled = Filled(tmp_path, several=several)
    distinct = {each.e164 for row in filled.rows for each in row.all_numbers if each.e164}
    for together in (1_000, 4, 1):
        monkeypatch.setattr(queries, "_COUNTED_TOGETHER", together)
        with ListFile(tmp_path) as store:
            assert AnsweredList(store, BATCH, SENT).held(None).numbers == len(distinct)

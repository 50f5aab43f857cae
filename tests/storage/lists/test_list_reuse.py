"""Answers of other lists are found by their numbers and filled in: the newest that may be, with its first date."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop_app.core.batches.batching import Attempts, Unanswered
from desktop_app.core.results.reuse import REUSED, REUSED_COLUMN, REUSED_PART, SPANS
from desktop_app.core.rows.list_row import RowFilter, SentRange
from desktop_app.storage.lists.answers import NewAnswers, add_answers
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.folders import leave
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.reuse import (
    AnswerSource,
    BegunRound,
    KnownAnswers,
    ReuseOrder,
    begin_reusing,
    split_for_refresh,
)
from desktop_app.storage.lists.rounds import begin_again, unanswered
from desktop_app.storage.sqlite.watching import watched
from tests.storage.filled import BATCH, RESULT_COLUMNS, Filled, build, by_id, sample_rows, with_several

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
NEW = "b2"


def days_ago(days: float) -> datetime:
    return NOW - timedelta(days=days)


def source(filled: Filled, british: float = 5, german: float = 20) -> AnswerSource:
    """The answers of a filled list, of its British task and its German one, made so many days ago."""
    made = {1: days_ago(british), 2: days_ago(german)}
    return AnswerSource(BATCH, filled.folder, made, max(made.values()))


def target(folder: Path, *, several: bool = False) -> Path:
    """The same numbers in another list, in another order, with two lines before them."""
    folder.mkdir()
    build(folder, with_several(sample_rows()) if several else sample_rows())
    return folder


def begun(folder: Path, sources: Sequence[AnswerSource], days: int = 30, batch: str = NEW) -> BegunRound:
    with ListFile(folder, writable=True) as store:
        return begin_reusing(store, batch, ReuseOrder(tuple(sources), NOW, days))


def row_of(store: ListFile, e164: str) -> int:
    """The id of a number that stands alone in its row."""
    found: int = store.db.execute("SELECT MIN(row) FROM rows WHERE e164 = ?", (e164,)).fetchone()[0]
    return found


def answers_of(folder: Path, batch: str = NEW) -> dict[str, tuple[str, ...]]:
    """The answer of each number, by E.164."""
    with ListFile(folder) as store:
        every = [row.row for row in store.page(1, 1_000)]
        return {
            number.e164: answer.values
            for row in store.rows(every, batch)
            for number, answer in zip(row.row.all_numbers, row.all_answers, strict=True)
            if answer.values and answer.answer.value == "answered"
        }


@pytest.mark.parametrize("several", [False, True])
def test_only_what_was_answered_lately_is_filled_in_and_the_rest_gets_its_places(tmp_path: Path, several: bool) -> None:
    # GIVEN a list with British answers of five days ago and German ones of twenty
    filled = Filled(tmp_path / "old", several=several)
    british = {number: answer for number, answer in filled.answers.items() if number.startswith("+44")}
    for days, known in ((7, british), (30, filled.answers)):
        folder = target(tmp_path / f"new{days}", several=several)
        # WHEN another list with the same numbers begins, and answers may be so old
        found = begun(folder, [source(filled)], days)
        # THEN these numbers have their answers with the day on which they were made, and all others a place
        made = {number: 5 if number.startswith("+44") else 20 for number in known}
        marks = {number: f"answered on {days_ago(age):%Y-%m-%d}" for number, age in made.items()}
        assert answers_of(folder) == {number: (*answer, marks[number]) for number, answer in known.items()}
        left = {country: [each for each in numbers if each not in known] for country, numbers in filled.numbers.items()}
        assert found.counts == {country: len(numbers) for country, numbers in left.items() if numbers}
        with ListFile(folder) as store:
            assert store.result_columns(NEW) == (*RESULT_COLUMNS, REUSED_COLUMN)
            for country, numbers in left.items():
                assert store.numbers(NEW, country, 0, 1_000) == numbers
        assert found.filled_in is not None
        assert found.filled_in.sources == {BATCH: len(known)}
        assert (found.filled_in.oldest, found.filled_in.newest) == (days_ago(max(made.values())), days_ago(5))


def test_they_are_counted_beforehand_by_age_and_country_as_they_would_be_filled_in(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "old")
    counts = {"GB": 3, "DE": 1}
    with ListFile(target(tmp_path / "new")) as store:  # which is read only
        known = KnownAnswers(store, [source(filled)])
        known.gather(NOW, days_ago(90))
        assert known.counted(NOW, SPANS).by_days == {7: {"GB": 3}, 30: counts, 90: counts}


def test_the_newest_answer_of_a_number_is_taken_whichever_list_is_looked_through_first(tmp_path: Path) -> None:
    # GIVEN two lists with answers for the same numbers, each with one country's newer ones
    old, other = Filled(tmp_path / "old"), Filled(tmp_path / "other")
    with ListFile(other.folder, writable=True) as store:
        store.db.execute("UPDATE answers_1 SET c1 = 'other'")
    one, two = source(old, british=9, german=3), source(other, british=4, german=25)
    for at, sources in enumerate([(one, two), (two, one)]):
        folder = target(tmp_path / f"new{at}")
        # WHEN both may be used
        found = begun(folder, sources)
        # THEN each number has the newer one
        carriers = {number: values[1] for number, values in answers_of(folder).items()}
        assert carriers == {number: "other" if number.startswith("+44") else "Net DE" for number in old.answers}
        assert found.filled_in is not None
        assert sum(found.filled_in.sources.values()) == len(old.answers)
        assert found.filled_in.newest == days_ago(3)


def test_an_answer_that_was_filled_in_keeps_its_first_date_in_every_list_after_it(tmp_path: Path) -> None:
    # GIVEN a list that took over answers of five and twenty days ago, and was begun today
    filled = Filled(tmp_path / "old")
    middle = target(tmp_path / "middle")
    first = begun(middle, [source(filled)]).filled_in
    taken = AnswerSource(NEW, middle, {1: NOW}, days_ago(5))
    # WHEN a third list takes them from there alone, some days later or with a shorter span
    folder = target(tmp_path / "last")
    found = begun(folder, [taken], batch="b3")
    # THEN they are as old as they were
    assert answers_of(folder, "b3") == answers_of(middle)
    assert found.filled_in is not None
    assert first is not None
    assert (found.filled_in.oldest, found.filled_in.newest) == (first.oldest, first.newest)
    assert found.filled_in.sources == first.sources
    assert begun(target(tmp_path / "short"), [taken], days=7).filled_in is not None
    later = ReuseOrder((taken,), NOW + timedelta(days=26), 30)
    with ListFile(target(tmp_path / "later"), writable=True) as store:
        assert begin_reusing(store, NEW, later).filled_in is None


def test_answers_that_say_nothing_are_asked_for_again(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "old")
    blank, unknown, first, *_ = sorted(filled.answers)
    with ListFile(filled.folder, writable=True) as store:
        ids = {number: next(by_id(store, [(number, ())]))[0] for number in (blank, unknown, first)}
        store.db.execute("UPDATE answers_1 SET c0 = '', c1 = '' WHERE id = ?", (ids[blank],))
        store.db.execute("UPDATE answers_1 SET c0 = ' Unknown ' WHERE id = ?", (ids[unknown],))
        store.db.execute("UPDATE answers_1 SET c1 = 'unknown' WHERE id = ?", (ids[first],))  # of no verdict's column
    folder = target(tmp_path / "new")
    begun(folder, [source(filled)])
    assert filled.answers.keys() - answers_of(folder).keys() == {blank, unknown}


def test_answers_from_the_future_or_of_tasks_that_nobody_vouches_for_are_not_taken(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "old")
    some = AnswerSource(BATCH, filled.folder, {2: days_ago(1), 1: days_ago(-1)}, days_ago(-1))
    folder = target(tmp_path / "new")
    begun(folder, [some])
    assert all(number.startswith("+49") for number in answers_of(folder))
    assert answers_of(folder)


def test_a_list_that_is_lost_or_damaged_has_nothing_to_give_and_the_others_do(tmp_path: Path) -> None:
    filled, damaged = Filled(tmp_path / "old"), Filled(tmp_path / "damaged")
    with sqlite3.connect(damaged.folder / "list.sqlite") as db:
        db.execute("DROP TABLE answers_1")
    db.close()
    none = AnswerSource("b9", filled.folder, {1: days_ago(1)}, days_ago(1))
    lost = AnswerSource(BATCH, tmp_path / "nowhere", {1: days_ago(1)}, days_ago(1))
    folder = target(tmp_path / "new")
    found = begun(folder, [lost, none, source(damaged, 1, 1), source(filled)])
    assert answers_of(folder).keys() == filled.answers.keys()
    assert found.filled_in is not None


def test_beginning_twice_gives_the_same_and_the_numbers_are_told_by_their_digest(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "old")
    folder = target(tmp_path / "new")
    first = begun(folder, [source(filled)])
    assert begun(folder, [source(filled)]) == first
    fewer = begun(folder, [source(filled)], days=7)
    assert fewer.filled_in is not None
    assert first.filled_in is not None
    assert fewer.filled_in.digest != first.filled_in.digest
    assert len(answers_of(folder)) == 3
    # AND without any source nothing of it is left
    assert begun(folder, []).filled_in is None
    assert answers_of(folder) == {}


def test_what_was_sent_is_joined_beside_it_and_all_sums_agree(tmp_path: Path) -> None:
    # GIVEN a list with filled-in answers, whose other numbers were sent
    filled = Filled(tmp_path / "old")
    folder = target(tmp_path / "new")
    counts = begun(folder, [source(filled)]).counts
    sent = tuple(SentRange(at, country, 0, numbers) for at, (country, numbers) in enumerate(counts.items(), 1))
    with ListFile(folder, writable=True) as store:
        asked = store.numbers(NEW, "GB", 0, 10)
        known = next(iter(filled.answers))
        found = [*by_id(store, [(asked[0], ("yes", "new"))]), (row_of(store, known), ("no", "stranger"))]
        # WHEN one of them has an answer, and the service says something about a number that it wasn't asked
        add_answers(store, NEW, sent[0], RESULT_COLUMNS, found)
        # THEN what was filled in stays as it is
        assert answers_of(folder)[known] == (*filled.answers[known], f"answered on {days_ago(5):%Y-%m-%d}")
        assert answers_of(folder)[asked[0]] == ("yes", "new", "")
        # AND the sums tell both apart
        held = AnsweredList(store, NEW, sent).held(None)
        assert (held.sent, held.answered, held.reused, held.answers) == (sum(counts.values()), 1, 4, 5)
        # AND only what was sent is unanswered, also where it is sent again
        attempts = Attempts(sent, (), (), (), ends=counts)
        missing = sum(counts.values()) - 1
        assert unanswered(store, NEW, attempts) == Unanswered(missing, 0, 0)
    with ListFile(folder, writable=True) as store:
        assert sum(begin_again(store, NEW, attempts).values()) == missing
        numbers = {row[0] for row in store.db.execute("SELECT e164 FROM numbers WHERE batch = ?", (NEW,))}
        assert not numbers & filled.answers.keys()


@pytest.mark.parametrize("several", [False, True])
def test_rows_are_filtered_and_counted_by_it(tmp_path: Path, several: bool) -> None:
    filled = Filled(tmp_path / "old", several=several)
    folder = target(tmp_path / "new", several=several)
    with ListFile(folder) as store:
        assert REUSED not in AnsweredList(store, NEW, ()).tally(None)
    begun(folder, [source(filled)])
    expected = [row.row for row in filled.rows if any(each.e164 in filled.answers for each in row.all_numbers)]
    with ListFile(folder) as store:
        view = AnsweredList(store, NEW, ())
        assert list(view.select(RowFilter(reused=True))) == expected
        assert list(view.select(RowFilter(reused=True, sort="e164", descending=True, search="7911"))) != []
        assert view.tally(None)[REUSED] == len(expected)


def test_reading_results_otherwise_leaves_it_alone(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "old")
    folder = target(tmp_path / "new")
    begun(folder, [source(filled)])
    before = answers_of(folder)
    with ListFile(folder, writable=True) as store, NewAnswers(store, NEW) as anew:
        assert anew.former_parts == [REUSED_PART]
        assert anew.keep(REUSED_PART) == len(before)
    assert answers_of(folder) == before


def test_deleting_the_batch_takes_what_it_took_over_out_of_a_list_that_others_have(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "old")
    folder = target(tmp_path / "new")
    begun(folder, [source(filled)])
    leave(folder, NEW)
    with ListFile(folder) as store:
        assert store.answered(NEW) == 0
        assert store.db.execute("SELECT COUNT(*) FROM reused").fetchone()[0] == 0


@pytest.mark.parametrize("several", [False, True])
def test_a_list_takes_its_own_answers_over_as_another_list_with_its_numbers_would(
    tmp_path: Path, several: bool
) -> None:
    filled, days = Filled(tmp_path / "old", several=several), 7  # a span in which British answers alone are young
    other = target(tmp_path / "new", several=several)
    with ListFile(other) as store:
        split = split_for_refresh(store, source(filled), NOW, days)
    # WHEN both lists take over what is young enough, and a third batch takes that over
    found = begun(other, [source(filled)], days)
    with ListFile(filled.folder) as store:
        assert split_for_refresh(store, source(filled), NOW, days) == split
    assert begun(filled.folder, [source(filled)], days) == found
    assert split.to_send == sum(found.counts.values()) > 0
    assert answers_of(filled.folder) == answers_of(other) != {}
    for folder in (filled.folder, other):
        again = begun(folder, [AnswerSource(NEW, folder, {}, days_ago(5))], days, "b3")
        # THEN both have the same answers of the same batch, and the same numbers to send
        assert again == found
        assert answers_of(folder, "b3") == answers_of(other)


def test_an_answer_that_became_inconclusive_meanwhile_is_not_taken_over_and_its_number_is_sent(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "old")
    gone = next(number for number in filled.answers if number.startswith("+44"))

    def read_anew() -> None:
        with ListFile(filled.folder, writable=True) as other:
            other.db.execute("UPDATE answers_1 SET c0 = 'unknown' WHERE id = ?", (row_of(other, gone),))

    with ListFile(filled.folder, writable=True) as store:
        found = begin_reusing(store, NEW, ReuseOrder((source(filled),), NOW, 30), read_anew)
    assert gone not in answers_of(filled.folder)
    assert sum(found.counts.values()) == sum(map(len, filled.numbers.values())) - len(filled.answers) + 1


def test_nobody_waits_for_what_nobody_wants_any_more(tmp_path: Path) -> None:
    class StoppedError(Exception):
        pass

    def stop() -> None:
        raise StoppedError

    filled = Filled(tmp_path / "old")
    with ListFile(target(tmp_path / "new")) as store, watched(store.db, stop):
        known = KnownAnswers(store, [source(filled)], stop)
        with pytest.raises(StoppedError):
            known.gather(NOW, days_ago(90))

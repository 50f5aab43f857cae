"""While results are read differently: who reads the list sees one state of it, and what fails changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.core.batches.batching import Attempts
from desktop_app.core.errors import DiskFull, ListLost
from desktop_app.core.rows.list_row import RowFilter, SentRange
from desktop_app.storage.lists.answers import Further, NewAnswers, add_answers, settle_further
from desktop_app.storage.lists.file import FILE_NAME, ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.rounds import unanswered
from tests.storage.damaging import damage_table
from tests.storage.filled import BATCH, RESULT_COLUMNS, SENT, Filled, by_id

READERS: dict[str, Callable[[ListFile], object]] = {
    "rows": lambda store: store.rows([2, 3], BATCH, SENT),
    "answered": lambda store: store.answered(BATCH),
    "unanswered": lambda store: unanswered(store, BATCH, Attempts(SENT, (), (), (), {})),
    "select": lambda store: list(AnsweredList(store, BATCH, SENT).select(RowFilter(sort="result:0"))),
    "tally": lambda store: AnsweredList(store, BATCH, SENT).tally(0),
}


@pytest.mark.parametrize("reader", READERS)
def test_a_table_of_answers_stays_until_it_was_read(reader: str, tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    with ListFile(filled.folder) as store:
        before = READERS[reader](store)
    # GIVEN another process that is through with reading the results otherwise just when their table is about to be read
    ended = 0

    def meanwhile(_action: int, table: str | None, *_: str | None) -> int:
        nonlocal ended
        if str(table).startswith("answers_") and not ended:
            ended = 1
            with ListFile(filled.folder, writable=True) as other, NewAnswers(other, BATCH) as anew:
                assert [anew.keep(part) for part in anew.former_parts] == [3, 1]
        return sqlite3.SQLITE_OK

    with ListFile(filled.folder) as store:
        store.db.set_authorizer(meanwhile)
        # THEN what is asked has its answer
        assert READERS[reader](store) == before
        assert ended
    # AND whoever comes next has the new ones
    with ListFile(filled.folder) as store:
        assert (store.reading(BATCH), READERS[reader](store)) == (2, before)


def test_a_part_has_answers_where_any_is_of_that_part(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    first, _ = SENT[:2]
    with ListFile(filled.folder) as store:
        assert [store.has_answers(BATCH, each) for each in SENT] == [True, True, False]
        # what another part answered is none of its own
        assert not store.has_answers(BATCH, replace(first, part=9))
        assert not store.has_answers("another batch", first)


def test_the_last_part_of_a_long_list_is_not_looked_for_among_all_answers(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    first, last = SENT[:2]
    with ListFile(filled.folder, writable=True) as store:
        many = ((number, ("yes", "Net")) for number in range(1_000, 21_000))
        add_answers(store, BATCH, first, RESULT_COLUMNS, many)
        own = [(e164, ("yes", "Net")) for e164 in store.numbers(BATCH, last.country, last.first, last.numbers)]
        add_answers(store, BATCH, last, RESULT_COLUMNS, by_id(store, own))
    with ListFile(filled.folder) as store:
        steps: list[int] = []
        store.db.set_progress_handler(lambda: steps.append(1), 1_000)
        assert store.has_answers(BATCH, last)
        assert len(steps) < 5


def test_a_part_has_answers_though_the_list_has_no_places_for_what_was_sent_again(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    # GIVEN a list that was read anew, and the answer of a number that was sent again
    again, e164 = SentRange(9, "GB", 6, 1), filled.numbers["GB"][5]
    with ListFile(filled.folder, writable=True) as store:
        assert not store.numbers(BATCH, again.country, again.first, again.numbers)
        add_answers(store, BATCH, again, RESULT_COLUMNS, by_id(store, [(e164, ("yes", "Net GB"))]))
    # THEN it is found
    with ListFile(filled.folder) as store:
        assert store.has_answers(BATCH, again)


def test_a_part_that_was_read_anew_without_an_answer_has_none(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    with ListFile(filled.folder, writable=True) as store, NewAnswers(store, BATCH) as anew:
        assert [anew.keep(part) for part in (1, 2, 9)] == [3, 1, 0]
    with ListFile(filled.folder) as store:
        assert [store.has_answers(BATCH, each) for each in (*SENT[:2], replace(SENT[0], part=9))] == [True, True, False]


def test_a_part_that_fails_half_way_leaves_nothing_of_itself(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")

    def broken(store: ListFile) -> Iterator[tuple[int, Sequence[str]]]:
        yield from by_id(store, [(filled.numbers["GB"][0], ("NO",))])
        raise OSError("the file ended")

    with ListFile(filled.folder, writable=True) as store, NewAnswers(store, BATCH) as anew:
        with pytest.raises(OSError, match="ended"):
            anew.add(SENT[0], ("of the broken file",), broken(store))
        assert anew.columns == ()
        assert [anew.keep(each.part) for each in SENT[:2]] == [3, 1]
    with ListFile(filled.folder) as store:
        assert store.rows([row.row for row in filled.rows], BATCH, SENT) == filled.answered_rows()


@pytest.mark.parametrize(("part", "settled"), [(1, ("yes", "final")), (2, ("NO", "Net GB"))])
def test_a_final_answer_replaces_the_one_of_its_own_part(part: int, settled: tuple[str, str], tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    e164 = filled.numbers["GB"][0]
    with ListFile(filled.folder, writable=True) as store:
        finals, equal = by_id(store, [(e164, ("yes", "final"))]), by_id(store, [(e164, settled)])
        assert settle_further(store, BATCH, part, RESULT_COLUMNS, Further(finals, equal)) == 0
        (row,) = [each for each in store.rows([row.row for row in filled.rows], BATCH, SENT) if each.row.row == 2]
        assert (row.row.e164, row.values) == (e164, settled)


@pytest.mark.parametrize("table", ["joined", "answers_1", "row_numbers"])
def test_a_damaged_page_is_a_list_that_is_lost(table: str, tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    damage_table(filled.folder / FILE_NAME, table)

    with pytest.raises(ListLost), ListFile(filled.folder) as store:
        store.has_answers(BATCH, SENT[0])


def test_a_disk_that_is_full_half_way_is_called_so_and_changes_nothing(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    many = ((number, ("x" * 200, "y")) for number in range(10_000))
    with ListFile(filled.folder, writable=True) as store:
        # GIVEN room for the first of the new answers
        pages = store.db.execute("PRAGMA page_count").fetchone()[0]
        store.db.execute(f"PRAGMA max_page_count = {pages + 100}")
        store.db.execute("PRAGMA cache_size = 10")
        # WHEN a part has more of them
        with pytest.raises(DiskFull), NewAnswers(store, BATCH) as anew:
            anew.add(SENT[0], RESULT_COLUMNS, many)
        # THEN the answers are those of before
        assert not store.db.in_transaction
        assert (store.reading(BATCH), store.answered(BATCH)) == (1, len(filled.answers))


def test_what_fails_at_the_very_end_is_undone(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    with ListFile(filled.folder, writable=True) as store:
        # WHEN the table of before can't be taken away
        store.db.set_authorizer(lambda action, *_: action == sqlite3.SQLITE_DROP_TABLE)
        with pytest.raises(sqlite3.DatabaseError), NewAnswers(store, BATCH) as anew:
            assert anew.former_parts
        store.db.set_authorizer(None)
        # THEN nothing is held any longer
        assert not store.db.in_transaction
        assert store.answered(BATCH) == len(filled.answers)

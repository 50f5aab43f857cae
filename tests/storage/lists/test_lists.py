"""List folders: made, kept, opened, claimed by one process at a time, deleted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import FolderNotUsable, ListLost
from desktop_app.core.rows.list_row import RowFilter, SentRange
from desktop_app.storage.lists.answers import add_answers, sent_numbers
from desktop_app.storage.lists.building import ListBuilder
from desktop_app.storage.lists.file import ListFile, understanding_as_meta, understanding_from
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.rounds import begin_round
from tests.storage.filled import BATCH, COLUMNS, RESULT_COLUMNS, SENT, Filled, build, by_id, sample_rows, understanding
from tests.systems import for_its_owner_alone


@pytest.fixture
def folders(tmp_path: Path) -> ListFolders:
    return ListFolders(tmp_path / "lists")


@pytest.fixture
def filled(tmp_path: Path) -> Filled:
    return Filled(tmp_path / "list")


# --- folders ---


def test_a_kept_folder_can_be_opened_by_its_id(folders: ListFolders) -> None:
    folder = folders.new_folder()
    build(folder, sample_rows())
    list_id = folders.keep(folder)
    assert not folder.exists()
    store = folders.open(list_id)
    assert store.source_name == "list.csv"
    store.close()
    assert (folders.folder(list_id) / "results").is_dir()


def test_only_the_owner_may_look_into_a_list(folders: ListFolders) -> None:
    folder = folders.new_folder()
    build(folder, sample_rows())
    list_id = folders.keep(folder)
    for path in [folders.folder(list_id), *folders.folder(list_id).rglob("*")]:
        assert for_its_owner_alone(path), path


def test_a_discarded_list_is_gone_and_discarding_twice_is_fine(folders: ListFolders) -> None:
    list_id = folders.keep(folders.new_folder())
    folders.discard(list_id)
    folders.discard(list_id)
    assert not folders.folder(list_id).exists()


def test_a_discarded_list_that_somebody_has_open_is_swept_once_they_close_it(
    folders: ListFolders, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folders.new_folder()
    build(folder, sample_rows())
    list_id = folders.keep(folder)
    place = folders.folder(list_id).parent

    def refuse(*_told: object, **_named: object) -> None:
        raise PermissionError(13, "somebody has it open")

    # GIVEN that its folder can be neither renamed nor deleted, as on Windows while one of its files is open
    with (place / list_id / "list.sqlite").open("rb"), monkeypatch.context() as elsewhere:
        if sys.platform != "win32":
            for step in ("rename", "unlink", "rmdir"):
                elsewhere.setattr(os, step, refuse)
        folders.discard(list_id)
        assert [*place.rglob("list.sqlite")]
        # THEN it isn't said to be gone
        assert not folders.sweep()
    # AND it goes as soon as it can
    assert folders.sweep()
    assert [*place.iterdir()] == []


def test_folders_that_a_crash_left_half_filled_are_swept_after_a_day(folders: ListFolders) -> None:
    old, young = folders.new_folder(), folders.new_folder()
    kept = folders.folder(folders.keep(folders.new_folder()))
    yesterday = time.time() - 25 * 3600
    for folder in (old, kept):
        os.utime(folder, (yesterday, yesterday))
    folders.new_folder()
    assert (old.exists(), young.exists(), kept.exists()) == (False, True, True)


def test_a_half_filled_folder_that_another_process_just_finished_is_no_obstacle(folders: ListFolders) -> None:
    young = folders.new_folder()
    (young.parent / f"{young.name}-gone").symlink_to("renamed meanwhile")
    assert folders.new_folder().exists()


def test_a_place_that_can_not_be_written_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(FolderNotUsable):
        ListFolders(tmp_path / "file").new_folder()


@pytest.mark.parametrize("harm", ["missing", "empty", "unfinished", "garbage"])
def test_a_list_that_is_lost_is_said_to_be_lost_and_not_made_anew(folders: ListFolders, harm: str) -> None:
    folder = folders.new_folder()
    list_id = folders.keep(folder)
    file = folders.folder(list_id) / "list.sqlite"
    if harm == "empty":
        file.touch()
    elif harm == "unfinished":
        ListBuilder(folders.folder(list_id)).close()
    elif harm == "garbage":
        file.write_bytes(b"no database at all" * 500)
    for writable in (False, True):
        with pytest.raises(ListLost):
            ListFile(folders.folder(list_id), writable=writable)
    with pytest.raises(ListLost):
        folders.open(list_id)
    assert file.exists() == (harm != "missing")


# --- claims ---

HOLDER = """
import sys
from pathlib import Path
from desktop_app.storage.lists.folders import ListFolders
with ListFolders(Path(sys.argv[1])).claim(sys.argv[2]) as mine:
    print(mine, flush=True)
    sys.stdin.readline()
"""


def holder(tmp_path: Path, list_id: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-c", HOLDER, str(tmp_path / "lists"), list_id],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    return process, process.stdout.readline().strip()


def test_a_list_belongs_to_one_process_at_a_time(folders: ListFolders, tmp_path: Path) -> None:
    list_id = folders.keep(folders.new_folder())
    # GIVEN another process owns it
    other, message = holder(tmp_path, list_id)
    assert message == "True"
    with folders.claim(list_id) as mine:
        assert mine is False
    with folders.claim("another") as mine:
        assert mine is True
    # WHEN that process is killed
    other.kill()
    other.communicate()
    # THEN it is free again
    with folders.claim(list_id) as mine:
        assert mine is True
        third, message = holder(tmp_path, list_id)
        third.communicate("\n")
        assert message == "False"


def test_a_list_is_claimed_once_within_one_process_too(folders: ListFolders) -> None:
    list_id = folders.keep(folders.new_folder())
    with folders.claim(list_id) as mine, folders.claim(list_id) as again:
        assert (mine, again) == (True, False)
    with folders.claim(list_id) as later:
        assert later is True


def test_an_error_inside_lets_go_of_the_claim(folders: ListFolders) -> None:
    list_id = folders.keep(folders.new_folder())
    with pytest.raises(ZeroDivisionError), folders.claim(list_id):
        raise ZeroDivisionError
    with folders.claim(list_id) as mine:
        assert mine is True


# --- rows ---


def test_every_row_comes_back_as_it_was_in_its_order(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        assert store.page(1, 1_000) == filled.rows
        assert store.columns == COLUMNS
        assert (store.source_name, store.source_digest) == ("list.csv", "d1")
        assert store.options == ReadOptions(country="GB")
        assert store.understanding == understanding(filled.rows)


def test_a_list_of_a_later_version_is_opened_without_the_options_that_are_not_known(filled: Filled) -> None:
    with ListFile(filled.folder, writable=True) as store:
        store.db.execute("UPDATE meta SET value = json_set(value, '$.later', 1) WHERE name = 'options'")
    with ListFile(filled.folder) as store:
        assert store.options == ReadOptions(country="GB")


@pytest.mark.parametrize(("first", "count"), [(1, 3), (2, 1), (4, 100), (10_000, 5), (5, 0)])
def test_a_page_is_so_many_rows_from_there_on(filled: Filled, first: int, count: int) -> None:
    with ListFile(filled.folder) as store:
        assert store.page(first, count) == [row for row in filled.rows if row.row >= first][:count]


def test_what_was_understood_survives_as_json() -> None:
    found = understanding(sample_rows())
    assert understanding_from(understanding_as_meta(found)) == found
    found.shape = type(found.shape)(None, found.shape.columns, None)
    meta = understanding_as_meta(found)
    assert understanding_from(meta) == found
    # WHEN a later version has written more THEN this one reads what it knows
    meta |= {"later": 1, "counts": {**meta["counts"], "later": 2}}
    assert understanding_from(meta) == found


# --- rounds ---


def test_a_round_gives_each_distinct_valid_number_one_place(filled: Filled) -> None:
    assert filled.counts == {country: len(numbers) for country, numbers in filled.numbers.items()}
    with ListFile(filled.folder) as store:
        for country, numbers in filled.numbers.items():
            assert store.numbers(BATCH, country, 0, 1_000) == numbers
            assert store.numbers(BATCH, country, 1, 2) == numbers[1:3]
        assert store.numbers(BATCH, "FR", 0, 10) == []
        assert store.numbers("other", "GB", 0, 10) == []


def test_beginning_a_round_again_gives_the_same_places(filled: Filled) -> None:
    assert begin_round(filled.folder, BATCH) == filled.counts
    assert begin_round(filled.folder, "b2") == filled.counts
    with ListFile(filled.folder) as store:
        for country, numbers in filled.numbers.items():
            assert store.numbers(BATCH, country, 0, 1_000) == numbers


def test_a_list_without_valid_numbers_has_an_empty_round(tmp_path: Path) -> None:
    build(tmp_path, [row for row in sample_rows() if not row.e164])
    assert begin_round(tmp_path, BATCH) == {}


def test_the_numbers_of_a_task_are_found_by_their_digits(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        found = sent_numbers(store, BATCH, SENT[0])
    assert found.by_digits == {number[1:]: number for number in filled.numbers["GB"][:4]}
    assert list(found.ids) == filled.numbers["GB"][:4]


# --- answers ---


def test_every_row_has_its_answer_duplicates_included(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        numbers = [row.row for row in filled.rows]
        assert store.rows(numbers, BATCH, SENT) == filled.answered_rows()
        assert store.rows(numbers[::-2], BATCH, SENT) == filled.answered_rows()[::-2]
        assert store.result_columns(BATCH) == RESULT_COLUMNS
        assert store.answered(BATCH) == len(filled.answers)


def test_without_a_batch_nothing_is_sent(filled: Filled) -> None:
    with ListFile(filled.folder) as store:
        assert {each.answer.value for each in store.rows([row.row for row in filled.rows])} == {"not sent"}


@pytest.mark.parametrize("sent", [(), SENT[:1], SENT, (SentRange(9, "GB", 3, 3),), (SentRange(9, "DE", 2, 1),)])
def test_page_and_export_agree_on_what_was_sent(filled: Filled, sent: tuple[SentRange, ...]) -> None:
    with ListFile(filled.folder) as store:
        paged = store.rows([row.row for row in filled.rows], BATCH, sent)
        assert paged == filled.answered_rows(sent)
        assert list(AnsweredList(store, BATCH, sent).rows()) == paged


def test_joining_a_part_again_replaces_what_it_had(filled: Filled) -> None:
    numbers = filled.numbers["GB"]
    with ListFile(filled.folder, writable=True) as store:
        assert (
            add_answers(store, BATCH, SENT[0], ("carrier", "ported"), by_id(store, [(numbers[3], ("O2", "no"))])) == 1
        )
        assert store.result_columns(BATCH) == ("active", "carrier", "ported")
        assert store.answered(BATCH) == 1 + 1
        rows = {each.row.e164: each for each in store.rows([row.row for row in filled.rows], BATCH, SENT)}
        assert rows[numbers[3]].values == ("", "O2", "no")
        assert rows[numbers[0]].values == ("", "", "")
        assert rows[filled.numbers["DE"][0]].values == (*filled.answers[filled.numbers["DE"][0]], "")


def test_answers_that_fail_half_way_leave_the_old_ones(filled: Filled) -> None:
    def broken(store: ListFile) -> Iterator[tuple[int, Sequence[str]]]:
        yield from by_id(store, [(filled.numbers["GB"][3], ("x",))])
        raise OSError("the file ended")

    with ListFile(filled.folder, writable=True) as store:
        with pytest.raises(OSError, match="ended"):
            add_answers(store, BATCH, SENT[0], ("new",), broken(store))
        assert store.result_columns(BATCH) == RESULT_COLUMNS
        assert store.rows([row.row for row in filled.rows], BATCH, SENT) == filled.answered_rows()


def test_batches_on_one_list_do_not_mix(filled: Filled) -> None:
    begin_round(filled.folder, "b2")
    with ListFile(filled.folder, writable=True) as store:
        add_answers(store, "b2", SENT[0], ("x",), by_id(store, [(filled.numbers["GB"][0], ("1",))]))
        assert store.result_columns("b2") == ("x",)
        assert store.answered("b2") == 1
        assert store.rows([row.row for row in filled.rows], BATCH, SENT) == filled.answered_rows()


def test_a_list_that_is_read_can_be_filled_by_another_connection(filled: Filled) -> None:
    with ListFile(filled.folder) as reader:
        with ListFile(filled.folder, writable=True) as writer:
            late = by_id(writer, [(filled.numbers["GB"][3], ("yes", "late"))])
            add_answers(writer, BATCH, SENT[0], RESULT_COLUMNS, late)
        assert reader.answered(BATCH) == 2


def test_a_reader_can_not_write(filled: Filled) -> None:
    with ListFile(filled.folder) as store, pytest.raises(Exception, match="readonly"):
        store.db.execute("DELETE FROM rows")


def test_a_discarded_folder_is_gone_while_it_is_open(folders: ListFolders, filled: Filled) -> None:
    shutil.copytree(filled.folder, folders.folder("x"))
    store = folders.open("x")
    assert AnsweredList(store, BATCH, SENT).select(RowFilter())
    folders.discard("x")
    store.close()
    with pytest.raises(ListLost):
        folders.open("x")

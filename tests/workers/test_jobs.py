"""The jobs themselves, called directly: a list read, numbered, joined, exported."""

from __future__ import annotations

import csv
import inspect
import os
import sys
from array import array
from contextlib import closing
from pathlib import Path
from typing import ForwardRef, get_args, get_type_hints

import openpyxl
import pytest

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import (
    DialproofError,
    FileBroken,
    FileIsFolder,
    FileMissing,
    FolderNotUsable,
    FormatUnknown,
    SheetMissing,
    UsageError,
)
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.form import OutputForm
from desktop_app.core.results.reconciliation import Booked
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter, SentRange, ValueCount
from desktop_app.core.text.file_names import earlier_name
from desktop_app.services import jobs
from desktop_app.services.jobs import BeginRound, Export, Job, Join, Joined, ReadFile, SelectRows, TallyValues
from desktop_app.services.ports import Progress
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs import JOBS, perform
from tests.systems import for_its_owner_alone

BATCH = "b1"
JUDGED = OutputForm(verdicts=True)
LIST = """Name;Mobile;Town
Ann;+44 20 7946 0958;London
Bob;020 7946 0958;London

Cy;+49 30 123456;Berlin;more
Di;nonsense;
Ed;4.47911E+11;Leeds
Fi;+44 7400 123456;
;;
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "list.csv"
    path.write_text(LIST, "utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "list"
    made.mkdir()
    return made


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text there")
def test_a_list_whose_name_is_no_text_is_read_under_one_that_is(tmp_path: Path) -> None:
    source = tmp_path / os.fsdecode(b"no text \xff.csv")
    source.write_text(LIST, "utf-8")
    (tmp_path / "list").mkdir()
    perform(ReadFile(source, tmp_path / "list", ReadOptions()))
    with closing(ListFile(tmp_path / "list")) as kept:
        assert kept.source_name == "no text \ufffd.csv"


@pytest.fixture
def understood(source: Path, folder: Path) -> ImportSummary:
    return perform(ReadFile(source, folder, ReadOptions(country="GB")))


def test_every_row_is_kept_in_its_order_and_counted_once(understood: ImportSummary, folder: Path) -> None:
    with ListFile(folder) as store:
        rows = store.page(1, 100)
    assert [(row.row, row.status.value, row.e164) for row in rows] == [
        (2, "valid", "+442079460958"),
        (3, "duplicate", "+442079460958"),
        (4, "empty", ""),
        (5, "valid", "+4930123456"),
        (6, "invalid", ""),
        (7, "invalid", ""),
        (8, "valid", "+447400123456"),
    ]
    counts = understood.counts
    assert (counts.valid, counts.duplicate, counts.empty, counts.invalid, counts.rows) == (3, 1, 1, 2, 7)
    assert understood.countries == {"GB": 2, "DE": 1}
    assert understood.scientific_notation == 1
    assert [problem.row for problem in understood.problems] == [6, 7]
    assert rows[1].first_row == 2


def test_a_row_wider_than_the_others_loses_no_cell(understood: ImportSummary, folder: Path) -> None:
    assert len(understood.shape.columns) == 4
    with ListFile(folder) as store:
        assert store.page(5, 1)[0].cells == ("Cy", "+49 30 123456", "Berlin", "more")
        assert len(store.columns) == 4


def test_the_copy_of_the_file_is_the_file_and_the_owners_only(
    understood: ImportSummary, source: Path, folder: Path
) -> None:
    assert understood.format == "csv"
    copy = folder / "source" / "list.csv"
    assert copy.read_bytes() == source.read_bytes()
    assert for_its_owner_alone(copy)


def test_the_same_content_has_the_same_digest_whatever_its_name(source: Path, tmp_path: Path) -> None:
    digests = set()
    for name in ("one.csv", "two.csv"):
        place = tmp_path / name.removesuffix(".csv")
        place.mkdir()
        (tmp_path / name).write_bytes(source.read_bytes())
        perform(ReadFile(tmp_path / name, place, ReadOptions()))
        with ListFile(place) as store:
            digests.add(store.source_digest)
    assert len(digests) == 1


@pytest.mark.parametrize(
    ("name", "options", "error"),
    [
        ("missing.csv", ReadOptions(), FileMissing),
        ("folder", ReadOptions(), FileIsFolder),
        ("list.csv", ReadOptions(country="XX"), UsageError),
        ("list.csv", ReadOptions(sheet="Q3"), SheetMissing),
    ],
)
def test_what_can_not_be_read_is_said_in_words(
    source: Path, folder: Path, name: str, options: ReadOptions, error: type[DialproofError]
) -> None:
    (source.parent / "folder").mkdir()
    with pytest.raises(error):
        perform(ReadFile(source.parent / name, folder, options))


def test_a_full_data_folder_is_not_blamed_on_the_chosen_file(source: Path, folder: Path) -> None:
    (folder / "source").mkdir()
    (folder / "source" / "list.csv").write_text("in the way")
    with pytest.raises(FolderNotUsable):
        perform(ReadFile(source, folder, ReadOptions()))


def test_a_job_that_is_cancelled_half_way_leaves_the_file_closed(source: Path, folder: Path) -> None:
    class Enough(Exception):
        pass

    def stop(_progress: Progress) -> None:
        raise Enough

    with pytest.raises(Enough):
        perform(ReadFile(source, folder, ReadOptions()), stop)
    with pytest.raises(DialproofError):
        ListFile(folder)


# --- joining ---


def joined(folder: Path, text: str, sent: SentRange) -> Joined:
    file = folder / "result"
    file.write_text(text, "utf-8")
    return perform(Join(folder, BATCH, sent, file))


@pytest.fixture
def rounds(understood: ImportSummary, folder: Path) -> dict[str, int]:
    assert understood.counts.valid == 3
    return perform(BeginRound(folder, BATCH))


GB = SentRange(1, "GB", 0, 2)


def test_answers_are_put_beside_their_numbers_and_what_is_left_over_is_counted(
    rounds: dict[str, int], folder: Path
) -> None:
    assert rounds == {"GB": 2, "DE": 1}
    text = "number,active\n447400123456,no\n+442079460958,yes\n+442079460958,no\n+4930123456,yes\n"
    assert joined(folder, text, GB) == Joined(2, 1, 1, ("active",), differing=1)
    assert perform(TallyValues(folder, BATCH, (GB,), ValueCount(0))) == {"yes": 2, "no": 1}
    assert list(perform(SelectRows(folder, BATCH, (GB,), RowFilter(answer=AnswerStatus.ANSWERED)))) == [2, 3, 8]


def test_an_empty_result_is_a_result_without_answers(rounds: dict[str, int], folder: Path) -> None:
    assert rounds
    assert joined(folder, "", GB).answered == 0


def test_the_same_answer_twice_is_no_other_answer(rounds: dict[str, int], folder: Path) -> None:
    assert rounds
    text = "number,active\n" + 2 * "+442079460958,yes\n"
    assert joined(folder, text, GB) == Joined(1, 1, 0, ("active",), lacking=1)


def test_where_a_result_can_not_be_read_its_earlier_fetch_is(rounds: dict[str, int], folder: Path) -> None:
    assert rounds
    (folder / earlier_name("result")).write_text("number,active\n+442079460958,yes\n")
    assert joined(folder, "<html><body>Please log in</body></html>\n", GB).answered == 1
    assert perform(TallyValues(folder, BATCH, (GB,), ValueCount(0))) == {"yes": 2}


def test_a_result_of_something_else_is_broken_and_changes_nothing(rounds: dict[str, int], folder: Path) -> None:
    assert rounds
    joined(folder, "number,active\n+442079460958,yes\n", GB)
    with pytest.raises(FormatUnknown):
        joined(folder, "<html><body>Please log in</body></html>\n<p>1 2 3</p>\n", GB)
    with pytest.raises(FileBroken):
        joined(folder, "number,active\n+15550100,yes\n", GB)
    with pytest.raises(FileBroken, match="3,001 result columns"):
        joined(folder, f"number{',x' * 3_000}\n+442079460958{',yes' * 3_000}\n", GB)
    assert perform(TallyValues(folder, BATCH, (GB,), ValueCount(0))) == {"yes": 2}


# --- exporting ---


# Seven rows, three different numbers, of which the two of one task were sent and one was answered.
BOOKED = Booked(rows=7, numbers=3, sent=2, answered=1, repeated=0, strangers=0, joined=(1,), moving=False)


def order(folder: Path, output: Path, only: array[int] | None = None, booked: Booked = BOOKED) -> Export:
    return Export(folder, BATCH, output, JUDGED, (GB,), booked, (("Source", "list.csv"),), only)


def test_rows_out_are_rows_in_with_their_answers(rounds: dict[str, int], folder: Path, tmp_path: Path) -> None:
    assert rounds
    joined(folder, "number,Town\n+442079460958,yes\n", GB)
    output = tmp_path / "out.csv"
    counts = perform(order(folder, output))
    with output.open(encoding="utf-8-sig", newline="") as lines:
        rows = list(csv.reader(lines))
    assert rows[0] == ["Name", "Mobile", "Town", "D", "Phone (E.164)", "Number status", "Problem", "Answer",
                       "Town (result)", "Verdict", "Why"]  # fmt: skip
    assert len(rows) - 1 == counts.rows == 7
    assert [row[7] for row in rows[1:]] == [
        "answered", "answered", "not sent", "not sent", "not sent", "not sent", "unanswered",
    ]  # fmt: skip
    assert rows[2][4:9] == ["+442079460958", "duplicate", "same number as row 2", "answered", "yes"]
    assert (counts.sent, counts.answered, counts.unanswered) == (2, 1, 1)


def test_the_titles_of_an_export_are_those_of_its_answers(rounds: dict[str, int], folder: Path, tmp_path: Path) -> None:
    assert rounds
    joined(folder, "number,active\n+442079460958,yes\n", GB)

    class Meanwhile(type(tmp_path)):  # type: ignore[misc]
        """A place to write to; when it is looked at, further answers come with a column of their own."""

        @property
        def suffix(self) -> str:
            joined(folder, "number,line,active\n+442079460958,fixed,yes\n", GB)
            return ".csv"

    # WHEN a list is exported while answers come
    perform(order(folder, Meanwhile(tmp_path / "out.csv")))
    # THEN there is a title for each value, and for nothing else
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as lines:
        titles, first, *_rows = csv.reader(lines)
    assert (titles[8:], first[8:]) == (["active", "Verdict", "Why"], ["yes", "good", "active: yes"])


def test_the_about_sheet_reconciles_rows_and_numbers(rounds: dict[str, int], folder: Path, tmp_path: Path) -> None:
    assert rounds
    perform(order(folder, tmp_path / "out.xlsx"))
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    about = {row[0].value: row[1].value for row in book["About"].iter_rows()}
    assert about["Source"] == "list.csv"
    rows = ("Rows", "Rows: valid", "Rows: invalid", "Rows: empty", "Rows: duplicate (number sent once)")
    assert [about[name] for name in rows] == ["7", "3", "2", "1", "1"]
    told = {str(name): str(value) for name, value in about.items()}
    verdicts = {name.partition(": ")[2]: int(count) for name, count in told.items() if name.startswith("Verdict")}
    assert verdicts == {
        "good": 0,
        "doubtful": 0,
        "bad": 0,
        "unknown": 3,
        "not sent": 1,
        "problem (invalid or empty)": 3,
    }
    assert sum(verdicts.values()) == int(told["Rows"])
    numbers = ("Numbers (each once)", "Numbers: not sent", "Numbers: sent", "Of those sent: unanswered")
    assert [about[name] for name in numbers] == ["3", "1", "2", "2"]
    book.close()


def test_only_the_chosen_rows_are_written_in_the_chosen_order(
    rounds: dict[str, int], folder: Path, tmp_path: Path
) -> None:
    assert rounds
    counts = perform(order(folder, tmp_path / "out.csv", array("q", [8, 2])))
    lines = (tmp_path / "out.csv").read_text("utf-8-sig").splitlines()
    assert [line.split(",")[0] for line in lines[1:]] == ["Fi", "Ann"]
    assert (counts.rows, counts.valid) == (2, 2)


def test_an_export_that_fails_leaves_the_earlier_file_and_nothing_beside_it(
    rounds: dict[str, int], folder: Path, tmp_path: Path
) -> None:
    assert rounds
    place = tmp_path / "place"
    place.mkdir()
    (place / "out.csv").write_text("earlier")
    with pytest.raises(KeyError):
        perform(order(folder, place / "out.csv", array("q", [999])))
    assert [each.name for each in place.iterdir()] == ["out.csv"]
    assert (place / "out.csv").read_text() == "earlier"


def test_each_job_is_done_by_a_function_that_takes_it_and_returns_what_it_promises() -> None:
    defined = {each for each in vars(jobs).values() if inspect.isclass(each) and issubclass(each, Job)} - {Job}
    assert defined == JOBS.keys()
    generic = {"array": list}  # arrays are generic in annotations alone
    for kind, function in JOBS.items():
        (promised,) = get_args(kind.__orig_bases__[0])  # type: ignore[attr-defined]
        if isinstance(promised, ForwardRef):
            promised = eval(promised.__forward_arg__, generic)  # noqa: S307 - our own text
        _, takes, returns = get_type_hints(function, localns=generic).values()
        assert (takes, returns) == (kind, promised)


def test_a_filter_for_numbers_never_sent_is_fine(understood: ImportSummary, folder: Path) -> None:
    assert understood.counts.duplicate == 1
    assert list(perform(SelectRows(folder, "", (), RowFilter(status=NumberStatus.DUPLICATE)))) == [3]

"""Result files as bytes, in every form that relatives are known to send; and answers read otherwise afterwards."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook

from desktop_app.core.detection.table import ALL_SHEETS, ReadOptions
from desktop_app.core.errors import Cancelled, FileBroken, InputError
from desktop_app.core.results.answer_form import Layout, ResultForm
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter, SentRange, ValueCount
from desktop_app.services.jobs import (
    BeginRound,
    Join,
    Joined,
    PartRead,
    PreviewResult,
    ReadFile,
    Reparse,
    SelectRows,
    TallyValues,
)
from desktop_app.services.ports import Progress
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs import perform

BATCH = "b1"
A, B, C, D = (f"+44740012345{at}" for at in range(4))
ALL, FIRST, SECOND = SentRange(1, "GB", 0, 4), SentRange(1, "GB", 0, 2), SentRange(2, "GB", 2, 2)
ITSELF = ResultForm()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    source, made = tmp_path / "list.csv", tmp_path / "list"
    made.mkdir()
    source.write_text("Mobile\n" + "\n".join([A, B, C, D]) + "\n")
    perform(ReadFile(source, made, ReadOptions()))
    assert perform(BeginRound(made, BATCH)) == {"GB": 4}
    return made


def received(folder: Path, content: bytes, part: int = 1) -> Path:
    """A result as it came: without a name that says anything."""
    file = folder / f"{BATCH}-{part}"
    file.write_bytes(content)
    return file


def answers(folder: Path) -> dict[str, tuple[str, ...]]:
    """What stands beside the numbers."""
    sent = (ALL,)
    with ListFile(folder) as store:
        rows = store.rows(list(perform(SelectRows(folder, BATCH, sent, RowFilter()))), BATCH, sent)
    return {row.row.e164: row.values for row in rows if row.answer is AnswerStatus.ANSWERED}


def columns(folder: Path) -> tuple[str, ...]:
    with ListFile(folder) as store:
        return store.result_columns(BATCH)


def table(delimiter: str = ",", header: str = "number", end: str = "\n") -> str:
    """Another order, one number without plus, one in spaces, one missing; and a value that is no "no"."""
    rows = [(C.removeprefix("+"), "unknown"), (f"{A[:3]} {A[3:7]} {A[7:]}", "yes"), (B, "no")]
    return end.join([f"{header}{delimiter}active", *(delimiter.join(row) for row in rows), ""])


def workbook(**sheets: list[list[object]]) -> bytes:
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    kept = io.BytesIO()
    book.save(kept)
    return kept.getvalue()


def archive(**files: bytes) -> bytes:
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files.items():
            packed.writestr(name.replace("_", "."), content)
    return kept.getvalue()


TABLES = {
    "comma": table().encode(),
    "semicolon": table(";").encode(),
    "tab": table("\t").encode(),
    "pipe": table("|").encode(),
    "CR LF": table(end="\r\n").encode(),
    "CR": table(end="\r").encode(),
    "BOM": table().encode("utf-8-sig"),
    "UTF-16": table().encode("utf-16"),
    "UTF-16 LE without mark": table().encode("utf-16-le"),
    "UTF-16 BE with tabs": table("\t").encode("utf-16"),
    "GB 18030": table(header="手机号").encode("gb18030"),
    "phone": table(header="phone").encode(),
    "msisdn": table(header="MSISDN").encode(),
    "mobile": table(header="Mobile Number").encode(),
    "手机号": table(header="手机号").encode(),
    "quoted": b'"number","active"\n"447400123452","unknown"\n"44 7400 123450","yes"\n"+447400123451","no"\n',
    "sep line": b"sep=;\n" + table(";").encode(),
    "titles above": b"Report of 2026-11-21;\n\n" + table(";").encode(),
    "XLSX": workbook(Results=[["msisdn", "active"], [447400123452, "unknown"], [A, "yes"], [B, "no"]]),
    "ZIP of CSV": archive(result_csv=table(";").encode("utf-16")),
    "ZIP of XLSX": archive(r_xlsx=workbook(R=[["number", "active"], [C, "unknown"], [A, "yes"], [B, "no"]])),
    "ZIP with a word beside it": archive(README_txt=b"Thank you.\nSee you soon.\n", result_csv=table().encode()),
}


@pytest.mark.parametrize("content", TABLES.values(), ids=TABLES)
def test_every_table_is_read_by_itself_and_unknown_stays_unknown(folder: Path, content: bytes) -> None:
    joined = perform(Join(folder, BATCH, ALL, received(folder, content)))
    # THEN each number has its value as it was given, and the one that is missing has none
    assert (joined.answered, joined.strangers, joined.columns) == (3, 0, ("active",))
    assert answers(folder) == {A: ("yes",), B: ("no",), C: ("unknown",)}


LISTED = {
    "lines": f"{A}\n{C}\n".encode(),
    "lines without plus, CR LF": f"{A[1:]}\r\n{C[1:]}\r\n".encode(),
    "with a header": f"numbers\n{A}\n{C}\n".encode(),
    "UTF-16": f"{A}\n{C}\n".encode("utf-16"),
    "ZIP": archive(hits_txt=f"{A}\n{C}\n".encode()),
}


@pytest.mark.parametrize("content", LISTED.values(), ids=LISTED)
def test_listed_numbers_are_a_yes_and_nothing_is_said_of_the_others(folder: Path, content: bytes) -> None:
    assert perform(Join(folder, BATCH, ALL, received(folder, content))).answered == 2
    assert answers(folder) == {A: ("yes",), C: ("yes",)}
    assert perform(TallyValues(folder, BATCH, (ALL,), ValueCount())) == {"answered": 2, "unanswered": 2}


PAIRS = {
    "dashes": f"{A}----yes\n{C}----ban\n".encode(),
    "colon": f"{A}:yes\n{C}:ban\n".encode(),
    "equals, UTF-16": f"{A} = yes\r\n{C} = ban\r\n".encode("utf-16"),
    "comma": f"{A},yes\n{C},ban\n".encode(),
    "blank": f"{A} yes\n{C} ban\n".encode(),
}


@pytest.mark.parametrize("content", PAIRS.values(), ids=PAIRS)
@pytest.mark.parametrize("form", [ITSELF, ResultForm(layout=Layout.PAIRS)], ids=["found", "said"])
def test_number_separator_value_is_read(folder: Path, content: bytes, form: ResultForm) -> None:
    assert perform(Join(folder, BATCH, ALL, received(folder, content), form)).answered == 2
    assert answers(folder) == {A: ("yes",), C: ("ban",)}


def test_a_result_in_several_files_of_an_archive_is_read_whole(folder: Path) -> None:
    # GIVEN hits by what they are, and a table in two pieces
    listed = archive(active_txt=f"{A}\n{C}\n".encode(), blocked_txt=f"{B}\n".encode())
    assert perform(Join(folder, BATCH, ALL, received(folder, listed))).answered == 3
    assert columns(folder) == ("File", "Listed")
    assert answers(folder) == {A: ("active.txt", "yes"), C: ("active.txt", "yes"), B: ("blocked.txt", "yes")}


def test_of_copies_of_the_same_numbers_the_one_that_says_more_is_read(folder: Path) -> None:
    content = workbook(
        Sent=[["number"], [A], [B], [C], [D]],
        Summary=[["active", 2]],
        Results=[["number", "active"], [A, "yes"], [B, "no"]],
    )
    file = received(folder, content)
    assert perform(Join(folder, BATCH, ALL, file)) == Joined(2, 0, 0, ("active",), lacking=2)
    # WHEN a person says which sheet is meant, that one is
    assert perform(Join(folder, BATCH, ALL, file, ResultForm(sheet="Sent"))).answered == 4
    both = perform(PreviewResult(folder, BATCH, ALL, file, ResultForm(sheet=ALL_SHEETS)))
    assert (both.columns, both.answers, both.repeated) == (("Sheet", "Listed", "active"), 4, 2)


def test_what_is_said_of_text_is_taken_at_its_word(folder: Path) -> None:
    # GIVEN semicolons that would be taken for the delimiter, and a value that is read in another encoding
    content = f"{A},0;1;Größe\n{B},0;2;x\n".encode("cp850")
    form = ResultForm(encoding="cp850", delimiter=",", number=0)
    assert perform(Join(folder, BATCH, ALL, received(folder, content), form)).answered == 2
    assert answers(folder)[A] == ("0;1;Größe",)
    lines = ResultForm(delimiter="", layout=Layout.PAIRS, encoding="latin-1")
    assert perform(Join(folder, BATCH, ALL, received(folder, content), lines)).answered == 2
    assert answers(folder)[B][-1] == "0;2;x"
    with pytest.raises(InputError):
        perform(Join(folder, BATCH, ALL, received(folder, "Größe".encode("cp850")), ResultForm(encoding="utf-8")))


# --- before it is kept ---


def test_a_preview_shows_the_file_as_received_and_how_it_is_read(folder: Path) -> None:
    content = (
        b"\xef\xbb\xbfasked;forwarded;note\n"
        + "".join(
            f"{one};{two};{'x' * 999}\x1b\n" for one, two in ((A, B), (B, A), (C, D), ("+33612345678", ""), (C, D))
        ).encode()
    )
    shown = perform(PreviewResult(folder, BATCH, ALL, received(folder, content), ITSELF))
    assert shown.lines[0] == "‹FEFF›asked;forwarded;note"
    assert max(map(len, shown.lines)) <= 241
    assert shown.form == ResultForm(Layout.TABLE, "utf-8", ";", True, 0)
    assert (shown.titles, shown.columns) == (("asked", "forwarded", "note"), ("forwarded", "note"))
    assert (shown.answers, shown.never_sent, shown.repeated, shown.sent, shown.whole) == (3, 1, 1, 4, True)
    first = shown.rows[0]
    assert (first.e164, first.values[0], len(first.values[1])) == (A, B, 200)
    # WHEN another column is said to be the number's
    shown = perform(PreviewResult(folder, BATCH, ALL, received(folder, content), ResultForm(number=1)))
    assert [answer.e164 for answer in shown.rows] == [B, A, D]
    # THEN nothing of it was kept; and a result with nothing in it is no trouble
    nothing = perform(PreviewResult(folder, BATCH, ALL, received(folder, b""), ITSELF))
    assert (nothing.problem, nothing.lines, nothing.answers, nothing.sent) == ("", (), 0, 4)
    assert answers(folder) == {}


@pytest.mark.parametrize(
    ("content", "form", "kind", "said"),
    [
        (b"msisdn,active\n+33612345678,yes\n", ITSELF, "csv", "was sent"),
        (b"msisdn,active\n+447400123450,yes\n", ResultForm(number="phone"), "csv", "no column “phone”"),
        (b"a;b\n\xff\xfe\xfa;1\n", ResultForm(encoding="utf-8"), "csv", "utf-8"),
        (b"<html><p>Log in, please</p></html>", ITSELF, "", "Log in"),
        (b"PK\x03\x04 broken", ITSELF, "", ""),
        (bytes(range(256)) * 20, ITSELF, "", ""),
        (workbook(R=[["x", "y"], ["1", "2"]]), ResultForm(sheet="Q3"), "xlsx", "Q3"),
    ],
)
def test_what_cannot_be_read_so_is_shown_all_the_same(
    folder: Path, content: bytes, form: ResultForm, kind: str, said: str
) -> None:
    shown = perform(PreviewResult(folder, BATCH, ALL, received(folder, content), form))
    assert shown.problem
    assert (shown.kind, shown.rows, shown.answers) == (kind, (), 0)
    assert said.casefold() in " ".join([shown.problem, *shown.lines]).casefold()


def test_a_result_of_more_columns_than_a_list_can_have_is_said_before_it_is_kept(folder: Path) -> None:
    # GIVEN as many columns as a sheet has, all of one name
    content = ("number" + ",a" * 16_383 + "\n" + A + ",1" * 16_383 + "\n").encode()
    shown = perform(PreviewResult(folder, BATCH, ALL, received(folder, content), ITSELF))
    assert "16,383 result columns" in shown.problem
    assert len(shown.titles) == 60
    # THEN a person can still say which of them are meant
    few = perform(PreviewResult(folder, BATCH, ALL, received(folder, content), ResultForm(values=(1, 2))))
    assert (few.problem, few.answers) == ("", 1)


# --- read otherwise ---

CROSSED = f"asked,forwarded,active\n{A},{B},yes\n{B},{A},no\n"
OTHERS = f"asked,forwarded,active\n{C},{D},yes\n{D},{C},no\n"
ANEW = ResultForm(number="forwarded", values=("active",))


def test_all_results_are_read_otherwise_and_columns_that_nobody_has_any_more_go(folder: Path) -> None:
    first, second = received(folder, CROSSED.encode(), FIRST.part), received(folder, OTHERS.encode(), SECOND.part)
    files = (FIRST, first), (SECOND, second)
    for sent, file in files:
        assert perform(Join(folder, BATCH, sent, file)).answered == 2
    assert answers(folder)[A] == (B, "yes")
    # WHEN they are read by the other column
    found = perform(Reparse(folder, BATCH, files, ANEW))
    assert found == (PartRead(1, 2), PartRead(2, 2))
    # THEN the answers are others, and those of before have left nothing
    assert columns(folder) == ("active",)
    assert answers(folder) == {B: ("yes",), A: ("no",), D: ("yes",), C: ("no",)}
    with ListFile(folder) as store:
        tables = [row[0] for row in store.db.execute("SELECT name FROM sqlite_master WHERE name LIKE 'answers%'")]
        assert len(tables) == store.db.execute("SELECT COUNT(*) FROM batches").fetchone()[0] == 1
    # AND the same once more changes nothing; a part that is joined again replaces its own
    assert perform(Reparse(folder, BATCH, files, ANEW)) == found
    assert perform(Join(folder, BATCH, FIRST, files[0][1], ANEW)).answered == 2
    assert answers(folder)[B] == ("yes",)


def test_a_task_whose_file_does_not_fit_keeps_its_answers_and_is_named(folder: Path) -> None:
    other = f"number,line\n{C},mobile\n{D},fixed\n"
    files = ((FIRST, received(folder, CROSSED.encode(), 1)), (SECOND, received(folder, other.encode(), 2)))
    for sent, file in files:
        perform(Join(folder, BATCH, sent, file))
    first, second = perform(Reparse(folder, BATCH, files, ANEW))
    assert (first, second.part, second.answered) == (PartRead(1, 2), 2, 2)
    assert "no column “forwarded”" in second.problem
    assert columns(folder) == ("active", "line")
    assert answers(folder) == {B: ("yes", ""), A: ("no", ""), C: ("", "mobile"), D: ("", "fixed")}
    # … also one that breaks off after some of its rows, and one whose file is gone
    files[1][1].write_text(OTHERS.replace("asked", "late") + ",,\n" * 2_000 + '"' + "x\n" * 40_000)
    broken = perform(Reparse(folder, BATCH, files, ResultForm(number="forwarded")))
    assert "never closed" in broken[1].problem
    assert columns(folder) == ("asked", "active", "line")
    gone = perform(Reparse(folder, BATCH, files[:1], ResultForm()))
    assert [(each.part, each.answered, bool(each.problem)) for each in gone] == [(1, 2, False), (2, 2, True)]
    assert answers(folder)[C] == ("", "", "mobile")


def test_how_far_it_is_is_told_and_who_gives_up_in_between_has_the_answers_of_before(folder: Path) -> None:
    first, second = received(folder, CROSSED.encode(), FIRST.part), received(folder, OTHERS.encode(), SECOND.part)
    files = (FIRST, first), (SECOND, second)
    for sent, file in files:
        perform(Join(folder, BATCH, sent, file))
    before, told = answers(folder), list[tuple[int, int | None]]()

    def given_up(progress: Progress) -> None:
        told.append((progress.done, progress.total))
        if progress.done == 2:
            raise Cancelled

    # WHEN nobody wants it any more, after the first task
    with pytest.raises(Cancelled):
        perform(Reparse(folder, BATCH, files, ANEW), given_up)
    assert set(told) == {(0, 4), (2, 4)}
    # THEN nothing has changed
    assert (answers(folder), columns(folder)) == (before, ("forwarded", "active"))


def test_where_nothing_fits_all_stays_as_it_was(folder: Path) -> None:
    file = received(folder, CROSSED.encode())
    perform(Join(folder, BATCH, FIRST, file))
    before = answers(folder)
    with pytest.raises(FileBroken):
        perform(Reparse(folder, BATCH, ((FIRST, file),), ResultForm(number="nothing")))
    assert (answers(folder), columns(folder)) == (before, ("forwarded", "active"))


# --- whose an answer is ---


def test_two_columns_of_sent_numbers_are_not_joined_unless_it_is_known_whose_the_answers_are(folder: Path) -> None:
    # GIVEN a result in which each number stands beside another that was sent, in another order than it was sent in
    rows = [(A, B, "of B"), (C, A, "of A"), (D, C, "of C"), (B, D, "of D")]
    lines = ["partner,line,active", *map(",".join, rows)]
    file = received(folder, "\n".join(lines).encode())
    # THEN nothing is joined, and the sentence names both
    with pytest.raises(FileBroken, match="“partner” and “line” both have numbers that were sent"):
        perform(Join(folder, BATCH, ALL, file))
    assert answers(folder) == {}
    shown = perform(PreviewResult(folder, BATCH, ALL, file, ITSELF))
    assert "nothing tells whose the answers are" in shown.problem
    # WHEN a person says it
    assert perform(Join(folder, BATCH, ALL, file, ResultForm(number="line"))).answered == 4
    assert {number: values[-1] for number, values in answers(folder).items()} == {
        A: "of A", B: "of B", C: "of C", D: "of D",
    }  # fmt: skip


def test_an_unclear_sheet_isnt_left_out_for_a_clear_one(folder: Path) -> None:
    unclear: list[list[object]] = [["partner", "line", "active"], [A, B, "x"], [B, A, "y"]]
    book = workbook(One=unclear, Two=[["number", "active"], [C, "yes"], [D, "no"]])
    with pytest.raises(FileBroken, match="both have numbers"):
        perform(Join(folder, BATCH, ALL, received(folder, book)))


def test_national_numbers_are_read_by_the_country_of_the_task(folder: Path) -> None:
    file = received(folder, b"phone;active\n07400 123450;yes\n07400-123451;no\n")
    assert perform(Join(folder, BATCH, FIRST, file)).answered == 2
    assert answers(folder) == {A: ("yes",), B: ("no",)}


@pytest.mark.parametrize("anew", [False, True])
def test_the_answer_after_pending_is_kept_and_two_different_ones_are_counted(folder: Path, anew: bool) -> None:
    lines = [f"{A},PENDING,", f"{B},done,no", f"{C},PENDING,", f"{A},done,yes", f"{B},done,yes", f"{B},PENDING,"]
    file = received(folder, "\n".join(["number,state,active", *lines]).encode())
    if anew:
        (read,) = perform(Reparse(folder, BATCH, ((ALL, file),), ITSELF))
        assert (read.answered, read.differing) == (3, 1)
    else:
        read_first = perform(Join(folder, BATCH, ALL, file))
        assert (read_first.answered, read_first.differing, read_first.unfinished) == (3, 1, 1)
    assert answers(folder) == {A: ("done", "yes"), B: ("done", "no"), C: ("PENDING", "")}


def test_final_answers_of_another_sheet_have_its_columns(folder: Path) -> None:
    book = workbook(
        One=[["number", "state"], [A, "PENDING"], [B, "done"]],
        Two=[["number", "state", "carrier"], [C, "done", "EE"], [D, "done", "O2"], [A, "done", "Three"]],
    )
    perform(Join(folder, BATCH, ALL, received(folder, book), ResultForm(sheet=ALL_SHEETS)))
    assert columns(folder) == ("Sheet", "state", "carrier")
    assert answers(folder)[A] == ("Two", "done", "Three")


# --- rows in JSON ---

NESTED: list[dict[str, Any]] = [
    {"msisdn": A, "active": True, "carrier": {"name": "EE", "codes": {"mcc": 234, "mnc": 30}}, "seen": ["a", 2]},
    {"msisdn": B, "active": None, "carrier": {"name": "O2"}, "cost": 0.10},
]
NAMED = {"status": "completed", "total": 2, "data": {"page": 1, "items": NESTED}}


@pytest.mark.parametrize(
    "content",
    [
        json.dumps(NESTED).encode(),
        json.dumps(NAMED, indent=2).encode("utf-8-sig"),
        "\n".join(map(json.dumps, NESTED)).encode(),
        json.dumps({each["msisdn"]: each for each in NESTED}).encode(),
    ],
    ids=["a list", "at some place", "one in each line", "by number"],
)
def test_rows_in_json_are_read_and_what_is_nested_becomes_columns(folder: Path, content: bytes) -> None:
    file = received(folder, content)
    assert perform(Join(folder, BATCH, FIRST, file)).answered == 2
    found = {number: dict(zip(columns(folder), values, strict=True)) for number, values in answers(folder).items()}
    assert {name: found[A][name] for name in ("active", "carrier.name", "carrier.codes.mcc", "seen")} == {
        "active": "true", "carrier.name": "EE", "carrier.codes.mcc": "234", "seen": "a, 2",
    }  # fmt: skip
    assert (found[B]["carrier.name"], found[B]["active"], found[B]["cost"]) == ("O2", "", "0.1")
    shown = perform(PreviewResult(folder, BATCH, FIRST, file, ITSELF))
    assert (shown.kind, shown.answers, shown.problem) == ("json", 2, "")


def test_json_without_rows_or_of_nothing_that_was_sent_is_no_result(folder: Path) -> None:
    for content in (b'{"status": "processing"}', b"[]", b'[{"number": "+15550100"}]', b'[{"a": ', b"[1, 2]"):
        with pytest.raises(InputError):
            perform(Join(folder, BATCH, FIRST, received(folder, content)))
    assert answers(folder) == {}

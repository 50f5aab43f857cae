"""Results: whole or not at all, every row in its place, nothing that a spreadsheet program would run."""

from __future__ import annotations

import csv
import os
import re
import stat
import time
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from python_calamine import load_workbook

from desktop_app.core.errors import OutputNotWritable, UsageError
from desktop_app.core.output.formats import FORMATS, OutputFormat
from desktop_app.core.text.spreadsheet_text import CELL_CHARACTERS, formula_safe, xlsx_text
from desktop_app.sheets.common.atomic_file import write_whole
from desktop_app.sheets.output.writing import _WRITERS, open_writer
from desktop_app.sheets.output.xlsx_writer import XlsxWriter
from tests.sheets.builders import read
from tests.systems import posix_only

HEADER = ["Name", "Mobile"]
ROWS = [["Ada", "+447400123456"], ["", ""], ["Bram", "00447400123457"]]
ENCODABLE = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
BOTH = pytest.mark.parametrize("name", ["out.xlsx", "out.csv"])


def write(path: Path, rows: Any = ROWS, header: Any = HEADER, about: Any = (), **options: Any) -> Path:
    with open_writer(path, **options) as writer:
        writer.header(header)
        for row in rows:
            writer.row(row)
        writer.about(about)
    return path


def cells(path: Path) -> list[list[Any]]:
    book = openpyxl.load_workbook(path)
    rows = [[cell.value or "" for cell in row] for row in book.worksheets[0].iter_rows()]
    book.close()
    return rows


def csv_rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


@BOTH
def test_rows_out_are_rows_in_in_their_order(tmp_path: Path, name: str) -> None:
    found = read(write(tmp_path / name))
    assert found == [HEADER, ROWS[0], [], ROWS[2]] or found == [HEADER, ROWS[0], [None, None], ROWS[2]]


@BOTH
def test_only_the_owner_may_read_a_result(tmp_path: Path, name: str) -> None:
    path = write(tmp_path / name)
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@BOTH
def test_an_error_leaves_what_was_there(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(b"before")

    def fail() -> None:
        with open_writer(path) as writer:
            writer.header(HEADER)
            for row in ROWS * 2000:
                writer.row(row)
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


@BOTH
def test_an_older_result_is_replaced(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"before")
    assert read(write(tmp_path / name))[0] == HEADER
    assert [path.name for path in tmp_path.iterdir()] == [name]


@BOTH
def test_a_missing_folder_is_not_made(tmp_path: Path, name: str) -> None:
    with pytest.raises(OutputNotWritable, match="there is no folder"):
        write(tmp_path / "gone" / name)
    assert list(tmp_path.iterdir()) == []


@BOTH
def test_a_folder_of_that_name_is_said(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(OutputNotWritable, match="folder of that name"):
        write(tmp_path / name)


@BOTH
@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may write everywhere")
@posix_only("permission bits")
def test_a_folder_without_permission_is_said(tmp_path: Path, name: str) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(OutputNotWritable, match="permission denied"):
            write(tmp_path / name)
    finally:
        tmp_path.chmod(0o700)


@BOTH
def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, name: str) -> None:
    resource = pytest.importorskip("resource", reason="Windows has no limit for the sizes of files")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    noise = [[os.urandom(30).hex(), "1"] for _ in range(5000)]
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, before[1]))
    try:
        with pytest.raises(OutputNotWritable, match="file too large"):
            write(tmp_path / name, noise)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert list(tmp_path.iterdir()) == []


def test_through_a_link_the_file_behind_it_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "out.csv"
    link.symlink_to(tmp_path / "real" / "out.csv")
    write(link)
    assert link.is_symlink()
    assert read(tmp_path / "real" / "out.csv")[0] == HEADER


@pytest.mark.skipif(os.name == "posix" and os.getuid() != 0, reason="only root gives a link to somebody else")
@posix_only("links of which anybody may be the owner")
def test_a_link_of_somebody_else_is_replaced_and_not_followed(tmp_path: Path) -> None:
    # GIVEN files of one's own, and links to them that a neighbour made in a folder of many, also behind one's own link
    mine = [tmp_path / "profile", tmp_path / "keys"]
    shared = tmp_path / "shared"
    shared.mkdir()
    for file in mine:
        file.write_text("as it was")
    link, behind, own = shared / "out.csv", shared / "other.csv", tmp_path / "own.csv"
    link.symlink_to(mine[0])
    behind.symlink_to(mine[1])
    own.symlink_to(behind)
    for each in (link, behind):
        os.chown(each, 4_711, 4_711, follow_symlinks=False)
    # WHEN results are written there
    write(link)
    write_whole(own, ",".join(HEADER).encode())
    # THEN they stand in the folder, and nothing else has changed
    assert [file.read_text() for file in mine] == ["as it was", "as it was"]
    assert own.is_symlink()
    for each in (link, behind):
        assert not each.is_symlink()
        assert read(each)[0] == HEADER


def test_links_in_a_circle_are_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "a.csv").symlink_to(tmp_path / "b.csv")
    (tmp_path / "b.csv").symlink_to(tmp_path / "a.csv")
    with pytest.raises(OutputNotWritable):
        write(tmp_path / "a.csv")


def test_another_suffix_names_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"\.xlsx, \.csv"):
        open_writer(tmp_path / "out.pdf")


@pytest.mark.parametrize("file", FORMATS, ids=lambda file: file.suffix)
def test_every_format_has_a_writer_and_words(tmp_path: Path, file: OutputFormat) -> None:
    path = tmp_path / f"OUT{file.suffix.upper()}"
    with open_writer(path) as writer:
        writer.header(["Phone"])
        writer.row(["+447400123456"])
        writer.about([("Rows", "1")])
    assert path.stat().st_size
    assert _WRITERS.keys() == set(FORMATS)
    assert all((file.title, file.hint, file.kind))


def test_an_unentered_writer_touches_nothing(tmp_path: Path) -> None:
    open_writer(tmp_path / "out.xlsx")
    assert list(tmp_path.iterdir()) == []


# --- XLSX -----------------------------------------------------------------------------------


def test_every_xlsx_cell_is_text_and_none_is_a_formula(tmp_path: Path) -> None:
    values = ["=1+1", "+447400123456", "-1", "@x", "#N/A", "1.5", "TRUE", "2024-05-01", "007"]
    book = openpyxl.load_workbook(write(tmp_path / "a.xlsx", [values], header=values))
    for row in book.worksheets[0].iter_rows():
        assert [cell.data_type for cell in row] == ["s"] * len(values)
        assert [cell.value for cell in row] == values
        assert {cell.number_format for cell in row} == {"@"}
    book.close()


def test_the_header_is_bold_frozen_and_filters(tmp_path: Path) -> None:
    book = openpyxl.load_workbook(write(tmp_path / "a.xlsx"))
    sheet = book.worksheets[0]
    assert sheet["A1"].font.b
    assert not sheet["A2"].font.b
    assert sheet.freeze_panes == "A2"
    assert sheet.auto_filter.ref == "A1:B4"
    assert sheet.column_dimensions["B"].width == pytest.approx(len("00447400123457") + 2)
    book.close()


def test_the_about_sheet_has_labels_and_values(tmp_path: Path) -> None:
    book = openpyxl.load_workbook(write(tmp_path / "a.xlsx", about=[("Product", "=HLR"), ("Rows", "3")]))
    assert book.sheetnames == ["Results", "About"]
    assert list(book["About"].values) == [("Product", "=HLR"), ("Rows", "3")]
    book.close()


def test_without_about_rows_there_is_one_sheet(tmp_path: Path) -> None:
    assert load_workbook(write(tmp_path / "a.xlsx")).sheet_names == ["Results"]


def test_several_sheets_stand_in_one_workbook(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    with XlsxWriter(path) as writer:
        for name, rows in (("Answered", ROWS * 400), ("Invalid", []), ("Empty", [["=1", "x" * 40_000]])):
            writer.sheet(name)
            writer.header([name, "=Mobile"])
            for row in rows:
                writer.row(row)
        writer.about([("Rows", "1,201")])
    assert writer.cut_cells == 1
    book = openpyxl.load_workbook(path)
    assert book.sheetnames == load_workbook(path).sheet_names == ["Answered", "Invalid", "Empty", "About"]
    assert [sheet.max_row for sheet in book] == [1_201, 1, 2, 1]
    assert [sheet["A1"].value for sheet in book] == ["Answered", "Invalid", "Empty", "Rows"]
    assert book["Answered"].auto_filter.ref == "A1:B1201"
    assert book["Empty"]["A2"].data_type == "s"
    assert (book["Empty"].freeze_panes, book["About"].freeze_panes) == ("A2", None)
    book.close()


def test_an_error_in_a_later_sheet_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(b"before")

    def fail() -> None:
        with XlsxWriter(path) as writer:
            for name in ("One", "Two"):
                writer.sheet(name)
                for row in ROWS * 500:
                    writer.row(row)
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_an_xlsx_without_rows_opens(tmp_path: Path) -> None:
    with open_writer(tmp_path / "a.xlsx"):
        pass
    assert cells(tmp_path / "a.xlsx") in ([], [[]], [[""]])


def test_a_second_reader_agrees(tmp_path: Path) -> None:
    path = write(tmp_path / "a.xlsx", [["Zoë & <Söhne>", " padded "]])
    assert load_workbook(path).get_sheet_by_index(0).to_python() == [HEADER, ["Zoë & <Söhne>", " padded "]]


def test_long_cells_are_cut_and_counted(tmp_path: Path) -> None:
    with open_writer(tmp_path / "a.xlsx") as writer:
        writer.header(HEADER)
        writer.row(["x" * 40_000, "short"])
    assert writer.cut_cells == 1
    assert len(cells(tmp_path / "a.xlsx")[1][0]) == CELL_CHARACTERS


def test_what_xml_can_not_hold_is_left_out(tmp_path: Path) -> None:
    assert cells(write(tmp_path / "a.xlsx", [["a\x00b\x0bc\ud800d\uffff", "x\ty\nz\r"]]))[1] == ["abcd", "x\ty\nz\r"]


def test_text_that_looks_like_an_escape_is_escaped(tmp_path: Path) -> None:
    path = write(tmp_path / "a.xlsx", [["_x0041_", "a_x"]])
    assert load_workbook(path).get_sheet_by_index(0).to_python()[1] in (["_x0041_", "a_x"], ["_x005F_x0041_", "a_x"])
    assert read(path)[1] == ["_x0041_", "a_x"]


def test_more_columns_than_a_sheet_holds_point_to_csv(tmp_path: Path) -> None:
    with pytest.raises(OutputNotWritable, match="16,384 columns"):
        write(tmp_path / "a.xlsx", header=["x"] * 16_385)


def test_writing_is_quick_enough_for_a_full_sheet(tmp_path: Path) -> None:
    start = time.perf_counter()
    write(tmp_path / "a.xlsx", [["Ada Lovibond", "+447400123456", "Leeds", "valid"]] * 20_000)
    assert time.perf_counter() - start < 5  # a full sheet in a few minutes at the very worst


@settings(deadline=None, max_examples=60)
@given(st.lists(st.lists(st.text(max_size=20), min_size=2, max_size=2), max_size=5))
@example([["\r\n", " x\u2028"]])
def test_any_text_comes_back_from_xlsx(tmp_path_factory: pytest.TempPathFactory, rows: list[list[str]]) -> None:
    path = write(tmp_path_factory.mktemp("out") / "a.xlsx", rows)
    plain = [[xlsx_text(value) for value in row] for row in rows]
    assert cells(path)[1:] == plain


# --- CSV ------------------------------------------------------------------------------------


def test_csv_is_utf8_with_a_mark_and_crlf(tmp_path: Path) -> None:
    content = write(tmp_path / "a.csv", [["Zoë", '"q"']]).read_bytes()
    assert content == b'\xef\xbb\xbfName,Mobile\r\nZo\xc3\xab,"""q"""\r\n'


@pytest.mark.parametrize(
    "phone",
    ["+447400123456", "+44 (0)7400-123.456/7", "-", "+", "(07400) 123456", "+44\u00a07400\u00a0123456", "07400 123456"],
)
def test_phone_numbers_are_never_changed(phone: str) -> None:
    assert formula_safe(phone) == phone


@pytest.mark.parametrize(
    "value", ["=1+1", "@SUM(A1)", "\tx", "\rx", "+A1", "-1+1", "+44=1", "-2*3", "+cmd|'/c calc'!A0"]
)
def test_what_would_run_is_prefixed(tmp_path: Path, value: str) -> None:
    assert csv_rows(write(tmp_path / "a.csv", [[value]]))[1] == ["'" + value]


@pytest.mark.parametrize("value", ["+447400123456; +4930123456", "+447400123456; ", "-; +44 7400"])
def test_several_phone_numbers_of_a_cell_are_not_changed_either(value: str) -> None:
    assert formula_safe(value) == value


@pytest.mark.parametrize("value", ["+44;-1", "+44; x", "=44; +49"])
def test_what_would_run_between_several_numbers_is_prefixed(value: str) -> None:
    assert formula_safe(value) == "'" + value


@pytest.mark.parametrize(
    ("value", "safe"),
    [
        ("x;=cmd|'/c calc'!A0", "x;'=cmd|'/c calc'!A0"),
        ("x,@SUM(A1)", "x,'@SUM(A1)"),
        ("x\t=1", "x\t'=1"),
        ("one\n=1+1\r\n+A1", "one\n'=1+1\r\n'+A1"),
        ("x; =1", "x;' =1"),
        ("+44; =1", "'+44;' =1"),
        ("＝1+1", "'＝1+1"),
        ("＋A1", "'＋A1"),
        ("－cmd", "'－cmd"),
        ("＠SUM(A1)", "'＠SUM(A1)"),
        ("x;＝1", "x;'＝1"),
        (" =1+1", "' =1+1"),
    ],
)
def test_what_would_run_behind_a_separator_or_in_wide_signs_is_defused(tmp_path: Path, value: str, safe: str) -> None:
    assert formula_safe(value) == safe
    assert csv_rows(write(tmp_path / "a.csv", [[value]]))[1] == [safe]


@pytest.mark.parametrize(
    "value",
    ["+٤٤٧٤٠٠١٢٣٤٥٦", "+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹", "+९१ ९८७६५ ४३२१०", "＋８１ ９０ １２３４ ５６７８", "-٥",
     "x, +44 7400 123456; y",
     "Smith, Ann; Leeds", "a-b; c+d, e=f", "one\ntwo"],
)  # fmt: skip
def test_numbers_in_any_script_and_ordinary_text_are_never_changed(value: str) -> None:
    assert formula_safe(value) == value


@pytest.mark.parametrize("delimiter", [";", "\t", "|"])
def test_columns_are_separated_as_wished(tmp_path: Path, delimiter: str) -> None:
    values = [f"a{delimiter}b", "c,d"]
    content = write(tmp_path / "a.csv", [values], delimiter=delimiter).read_text("utf-8-sig")
    assert content.split("\n")[0] == f"Name{delimiter}Mobile"
    assert list(csv.reader(content.splitlines(), delimiter=delimiter)) == [HEADER, values]


def test_raw_leaves_everything_as_it_is(tmp_path: Path) -> None:
    path = write(tmp_path / "a.csv", [["=1+1", "\tx"]], header=["@a", "b"], raw=True)
    assert csv_rows(path) == [["@a", "b"], ["=1+1", "\tx"]]


def test_a_lone_surrogate_does_not_stop_the_export(tmp_path: Path) -> None:
    assert csv_rows(write(tmp_path / "a.csv", [["a\ud800", "b"]]))[1] == ["a?", "b"]


@settings(deadline=None, max_examples=80)
@given(
    st.lists(
        st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=12), min_size=2, max_size=3), max_size=5
    )
)
def test_any_text_comes_back_from_raw_csv(tmp_path_factory: pytest.TempPathFactory, rows: list[list[str]]) -> None:
    path = write(tmp_path_factory.mktemp("out") / "a.csv", rows, raw=True)
    assert csv_rows(path)[1:] == rows


@given(st.text(st.sampled_from("=@+-＝＋－;,|\t\r\n '1aé٤") | st.characters(), max_size=10))
def test_a_safe_value_is_the_value_with_apostrophes(value: str) -> None:
    safe = formula_safe(value)
    assert safe.replace("'", "") == value.replace("'", "")
    assert not any(
        part.lstrip(" \u00a0\u3000").startswith(("=", "@", "＝", "＠")) for part in re.split("[;,|\t\r\n]", safe)
    )
    assert formula_safe(safe) == safe

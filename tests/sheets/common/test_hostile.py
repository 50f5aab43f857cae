"""Whatever the bytes: a leaf of the error tree with a reason, or rows; never anything else."""

from __future__ import annotations

import os
import random
import re
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.errors import (
    FileBroken,
    FileEmpty,
    FileIsFolder,
    FileMissing,
    FileNotReadable,
    FileTooLarge,
    FormatUnknown,
    InputError,
    NotAList,
)
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.containers import _guard
from desktop_app.sheets.common.faults import one_line
from desktop_app.sheets.formats.opening import check_area, open_source
from tests.sheets.builders import (
    OLE_SIGNATURE,
    archive,
    oddly_styled,
    ods,
    ole,
    read,
    rewritten,
    sheet_xml,
    with_shared_strings,
    with_sheet_xml,
    xls,
    xlsx,
)
from tests.systems import posix_only

ROWS = [["Name", "Mobile"], ["Ada", "+447400123456"]]


def outcome(path: Path) -> str:
    """What became of the file: an error's name, or `rows`."""
    try:
        read(path)
    except InputError as error:
        left = re.search(r"\{[a-z_]+\}", error.sentence)
        return f"without words: {error.sentence}" if left else type(error).__name__
    return "rows"


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileMissing, match=r"“gone\.xlsx” can't be found"):
        open_source(tmp_path / "gone.xlsx")


def test_a_folder_is_not_a_list(tmp_path: Path) -> None:
    with pytest.raises(FileIsFolder, match="is a folder"):
        open_source(tmp_path)


@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may read everything")
@posix_only("permission bits")
def test_a_file_without_permission_says_so(tmp_path: Path) -> None:
    path = xlsx(tmp_path / "a.xlsx", ROWS)
    path.chmod(0)
    with pytest.raises(FileNotReadable, match="permission denied"):
        open_source(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.csv")
    with pytest.raises(FileNotReadable, match="not a file"):
        open_source(tmp_path / "pipe.csv")


@pytest.mark.parametrize("content", [b"", b"\n\n  \r\n", b"\xef\xbb\xbf", b" " * 200_000])
def test_nothing_in_it_is_empty(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.csv").write_bytes(content)
    with pytest.raises(FileEmpty):
        open_source(tmp_path / "a.csv")


@pytest.mark.parametrize(
    "content",
    [
        b"<html><body><p>07400 123456</p></body></html>",
        b'\xef\xbb\xbf\n <?xml version="1.0"?><Workbook/>',
        "<!DOCTYPE html>".encode("utf-16-le"),
        random.Random(1).randbytes(5000),  # noqa: S311 - arbitrary bytes, no secret
        bytes(range(32)) * 20,
    ],
)
def test_what_is_no_list_is_an_unknown_format(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "list.xls").write_bytes(content)
    assert outcome(tmp_path / "list.xls") == "FormatUnknown"


def test_another_ole_document_is_named_for_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(NotAList, match="is a Word document"):
        open_source(ole(tmp_path / "a.doc", "WordDocument"))
    with pytest.raises(FormatUnknown):
        open_source(ole(tmp_path / "a.msi", "Something"))


def test_an_ole_file_that_only_claims_a_workbook_is_broken(tmp_path: Path) -> None:
    assert outcome(ole(tmp_path / "a.xls", "Workbook")) == "FileBroken"


def test_encrypted_archive_entries_are_seen(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", ROWS)
    content = bytearray(book.read_bytes())
    start = 0
    while (start := content.find(b"PK\x01\x02", start)) >= 0:  # the directory's entries: flags stand at offset 8
        content[start + 8] |= 1
        start += 4
    book.write_bytes(content)
    assert outcome(book) == "FileEncrypted"


def test_an_encrypted_ods_is_seen(tmp_path: Path) -> None:
    parts = {
        "mimetype": b"application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": b"\x01\x02",
        "META-INF/manifest.xml": b"<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>",
    }
    assert outcome(archive(tmp_path / "a.ods", parts)) == "FileEncrypted"


def test_a_zip_bomb_is_refused_by_its_directory(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", ROWS)
    rewritten(book, lambda _, part: part, {"xl/media/bomb.xml": b" " * (70 << 20)})
    assert book.stat().st_size < 200_000
    with pytest.raises(FileTooLarge, match="times its size"):
        open_source(book)


def test_an_archive_of_thousands_of_files_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.xlsx", "w") as many:
        for number in range(10_001):
            many.writestr(str(number), b"")
    with pytest.raises(FileTooLarge, match="10,001 files"):
        open_source(tmp_path / "a.xlsx")


LAUGHS = "<!DOCTYPE x [<!ENTITY a 'ha'>" + "".join(
    f"<!ENTITY {chr(98 + n)} '{f'&{chr(97 + n)};' * 10}'>" for n in range(9)
) + "]>"  # fmt: skip


def test_an_entity_bomb_in_the_strings_is_refused(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", ROWS)
    bomb = f'<?xml version="1.0"?>{LAUGHS}<sst xmlns="x"><si><t>&j;</t></si></sst>'.encode()
    assert outcome(with_shared_strings(book, bomb)) == "FileBroken"


def test_an_entity_bomb_in_a_sheet_is_refused(tmp_path: Path) -> None:
    body = '<row r="1"><c r="A1" t="inlineStr"><is><t>&j;</t></is></c></row>'
    xml = sheet_xml(body).replace("<worksheet", LAUGHS + "<worksheet", 1)
    assert outcome(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), xml)) == "FileBroken"


def test_openpyxl_really_uses_defusedxml() -> None:
    assert openpyxl.DEFUSEDXML


def test_a_cut_off_workbook_is_broken_wherever_it_is_cut(tmp_path: Path) -> None:
    for whole in (xlsx(tmp_path / "a.xlsx", ROWS), ods(tmp_path / "a.ods", ROWS)):
        content = whole.read_bytes()
        for share in (0.1, 0.5, 0.9, 0.99):
            whole.write_bytes(content[: int(len(content) * share)])
            assert outcome(whole) == "FileBroken"


def test_a_string_that_does_not_exist_is_a_broken_file(tmp_path: Path) -> None:
    body = '<row r="1"><c r="A1" t="s"><v>999</v></c></row>'
    with pytest.raises(FileBroken, match="damaged and can't be read"):
        read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body)))


def sparse(path: Path) -> Path:
    body = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'
    return with_sheet_xml(xlsx(path, ROWS), sheet_xml(body))


def test_cells_in_opposite_corners_are_rows_for_us(tmp_path: Path) -> None:
    source = open_source(sparse(tmp_path / "a.xlsx"))
    assert next(source.rows()) == [1]
    source.close()


def test_cells_in_opposite_corners_never_reach_calamine(tmp_path: Path) -> None:
    with pytest.raises(FileTooLarge, match="cells spread over 17,179,869,184"):
        open_source(oddly_styled(sparse(tmp_path / "a.xlsx")))


def test_a_cell_beyond_the_sheet_never_reaches_calamine(tmp_path: Path) -> None:
    body = '<row r="1"><c r="A99999999"><v>1</v></c></row>'
    with pytest.raises(FileBroken, match="beyond row"):
        check_area(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body)))


@pytest.mark.parametrize("look", [check_area, read])
def test_an_address_that_is_none_is_told_in_short(tmp_path: Path, look: Callable[[Path], object]) -> None:
    # GIVEN a cell whose address is long and has line breaks
    body = f'<row r="1"><c r="ZZZZ&#10;{"x" * 200_000}"><v>1</v></c></row>'
    book = with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body))
    with pytest.raises(FileBroken, match="is no cell") as told:
        look(book)
    # THEN it is one short line
    assert len(str(told.value)) < 100
    assert str(told.value).isprintable()


def test_what_is_wrong_is_one_short_line_whoever_says_it() -> None:
    short, long, broken = (tr_text("“{text}” is wrong", text=text) for text in ("a", "x" * 1_000, "a\nb"))
    assert one_line(ValueError(short)) is short  # it keeps its template, for other languages
    assert len(one_line(ValueError(long))) == 160
    assert one_line(ValueError("Unrecognized BoundSheet8: xl/wo\0\0\x1beets")) == "Unrecognized BoundSheet8: xl/wo eets"
    assert one_line(ValueError(broken)) == "“a b” is wrong"


def test_the_size_of_a_bomb_keeps_its_decimals() -> None:
    entry = zipfile.ZipInfo("a.csv")
    entry.file_size = 8 << 30
    with pytest.raises(FileTooLarge, match=r"it unpacks to 8\.0 GB"):
        _guard(SimpleNamespace(infolist=lambda: [entry]), "a.zip", 1)  # type: ignore[arg-type]


def test_an_ods_that_is_not_well_formed_is_broken(tmp_path: Path) -> None:
    damaged = rewritten(
        ods(tmp_path / "a.ods", ROWS), lambda _, part: part.replace(b"office:value-type", b"office:-1alue")
    )
    assert outcome(damaged) == "FileBroken"


def test_an_ods_that_repeats_beyond_a_sheet_is_broken(tmp_path: Path) -> None:
    book = ods(tmp_path / "a.ods", ROWS, blank_rows_after=4_000_000_000)
    with pytest.raises(FileBroken, match="repeats more than 1,048,576 times"):
        open_source(book)


# Damaged .xls files are not thrown at calamine here: some of them end the process, which is
# why reading belongs into a child process (ARCHITECTURE.md).
@settings(max_examples=80, deadline=None)
@given(position=st.floats(0, 1), junk=st.binary(min_size=1, max_size=40))
def test_damaged_workbooks_end_in_an_error_of_ours_or_in_rows(
    tmp_path_factory: pytest.TempPathFactory, position: float, junk: bytes
) -> None:
    path = xlsx(tmp_path_factory.mktemp("fuzz") / "a.xlsx", ROWS)
    content = bytearray(path.read_bytes())
    at = int(position * (len(content) - len(junk)))
    content[at : at + len(junk)] = junk
    path.write_bytes(content)
    assert "without words" not in outcome(path)


@settings(max_examples=80, deadline=None)
@given(
    position=st.floats(0, 1), junk=st.sampled_from(["", "<", "&", "-1", "9999999999", "\0", "é", '"', "</c>", "]]>"])
)
def test_damaged_sheets_end_in_an_error_of_ours_or_in_rows(
    tmp_path_factory: pytest.TempPathFactory, position: float, junk: str
) -> None:
    xml = sheet_xml('<row r="1"><c r="A1" s="0" t="inlineStr"><is><t>07400</t></is></c><c r="B1"><v>1</v></c></row>')
    at = int(position * len(xml))
    book = xlsx(tmp_path_factory.mktemp("fuzz") / "a.xlsx", ROWS)
    assert "without words" not in outcome(with_sheet_xml(book, xml[:at] + junk + xml[at + 1 :]))


def test_a_cut_off_xls_is_broken(tmp_path: Path) -> None:
    whole = xls(tmp_path / "a.xls", ROWS)
    whole.write_bytes(whole.read_bytes()[:2000])
    assert outcome(whole) in ("FileBroken", "FormatUnknown")


@settings(max_examples=150, deadline=None)
@given(
    start=st.sampled_from([b"", b"PK\x03\x04", OLE_SIGNATURE, b"\xff\xfe", b"\xef\xbb\xbf", b"sep=;\n", b'"']),
    junk=st.binary(max_size=300),
)  # fmt: skip
def test_random_bytes_end_in_an_error_of_ours_or_in_rows(
    tmp_path_factory: pytest.TempPathFactory, start: bytes, junk: bytes
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "list.csv"
    path.write_bytes(start + junk)
    assert "without words" not in outcome(path)

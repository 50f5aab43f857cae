"""What the cells of an old workbook show, looked up in its own records."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
import xlwt

from desktop_app.core.table import Row
from desktop_app.sheets.compound_file import stream
from desktop_app.sheets.xls_formats import XlsFormats

from .builders import OLE_SIGNATURE, read

NONE, END, FAT, DIFAT = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD, 0xFFFFFFFC
ZEROS, PLUS = "00000000000", '"+"0'


def workbook(path: Path, cells: list[tuple[object, str]]) -> Path:
    """Two sheets, the second with the cells side by side in row 3, each under its number format."""
    book = xlwt.Workbook()
    book.add_sheet("First").write(0, 0, "x")
    sheet = book.add_sheet("Größen")
    for column, (value, code) in enumerate(cells):
        sheet.write(2, column, value, xlwt.easyxf(num_format_str=code))
    book.save(str(path))
    return path


def shown(path: Path) -> Row:
    return read(path, "Größen")[2]


def test_numbers_look_as_their_formats_say(tmp_path: Path) -> None:
    cells = [(7400123400, ZEROS), (12, PLUS), (13, "General"), (14, PLUS), (447400123400.0, PLUS), ("text", PLUS)]
    assert shown(workbook(tmp_path / "a.xls", cells)) == ["07400123400", "+12", 13, "+14", "+447400123400", "text"]


def test_decimals_and_negatives_are_left_as_they_are(tmp_path: Path) -> None:
    cells: list[tuple[object, str]] = [(1.5, ZEROS), (-3, PLUS), (True, PLUS)]
    assert shown(workbook(tmp_path / "a.xls", cells)) == [1.5, -3, True]


def test_a_workbook_without_such_formats_has_none(tmp_path: Path) -> None:
    formats = XlsFormats(workbook(tmp_path / "a.xls", [(1, "General"), (2, "0.00")]))
    assert formats.shown("Größen") == {}
    assert formats.shown("no such sheet") == {}


def test_where_the_formats_are_damaged_the_numbers_are_bare(tmp_path: Path) -> None:
    path = workbook(tmp_path / "a.xls", [(7400123400, ZEROS)])
    content = path.read_bytes()
    # The last byte of the format's length says that it goes on far beyond the workbook.
    at = content.index(ZEROS.encode()) - 3
    path.write_bytes(content[:at] + b"\xff\xff" + content[at + 2 :])
    assert shown(path) == [7400123400]


SIZE, PER = 512, 128


def compound(path: Path, content: bytes, *, name: str = "Workbook", loop: bool = False) -> Path:
    """A compound file with one stream, its table listed in the header and in further sectors; `loop`: it never ends."""
    data = -(-len(content) // SIZE)
    fats = tables = 1
    while fats * PER < data + 1 + fats + tables:
        fats += 1
        tables = max(1, -(-(fats - 109) // (PER - 1)))
    last = 0 if loop else END
    following = [*range(1, data), last, END, *[FAT] * fats, *[DIFAT] * tables]
    places = [data + 1 + n for n in range(fats)]
    further = places[109:] + [NONE] * (tables * (PER - 1) - len(places[109:]))
    header = struct.pack(
        "<8s16xHHHHH6x9I109I", OLE_SIGNATURE, 62, 3, 0xFFFE, 9, 6, 0, fats, data, 0, 4096, END, 0, data + 1 + fats,
        tables, *places[:109], *[NONE] * (109 - len(places[:109])),
    )  # fmt: skip
    entry = struct.pack("<64sHB49xII4x", name.encode("utf-16-le"), 2 * len(name) + 2, 2, 0, len(content))
    listed = b""
    for n in range(tables):
        after = data + 1 + fats + n + 1 if n + 1 < tables else END
        listed += struct.pack("<128I", *further[n * (PER - 1) : (n + 1) * (PER - 1)], after)
    table = struct.pack(f"<{fats * PER}I", *following, *[NONE] * (fats * PER - len(following)))
    path.write_bytes(header + content.ljust(data * SIZE, b"\0") + entry.ljust(SIZE, b"\0") + table + listed)
    return path


@pytest.mark.parametrize("size", [5_000, 110 * PER * SIZE], ids=["small", "with more sectors for its table"])
def test_a_stream_is_found_in_its_sectors(tmp_path: Path, size: int) -> None:
    content = bytes(range(251)) * (size // 251)
    assert stream(compound(tmp_path / "a.xls", content), "Workbook") == content


def test_a_stream_of_another_name_or_among_small_ones_is_none(tmp_path: Path) -> None:
    assert stream(compound(tmp_path / "a.xls", b"x" * 5_000, name="Book"), "Workbook") == b""
    assert stream(compound(tmp_path / "b.xls", b"x" * 100), "Workbook") == b""


def test_a_chain_that_never_ends_is_damage(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="doesn't end"):
        stream(compound(tmp_path / "a.xls", b"x" * 5_000, loop=True), "Workbook")

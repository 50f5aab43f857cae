"""Lists beyond any list's size: refused in a moment, and what takes long gives signs of life."""

from __future__ import annotations

import time
from collections import deque
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.errors import FileBroken, FileTooLarge
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.xlsx.shared_strings import PackedStrings
from tests.sheets.builders import archive, read, sheet_xml, with_sheet_xml, xlsx

ROWS = [["Name", "Mobile"], ["Ada", "+447400123456"]]


def test_a_row_of_a_million_columns_is_too_large(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("+447400123456\n" + "," * 1_000_000 + "\n", "utf-8")
    with pytest.raises(FileTooLarge, match=r"row 2 has more than 16,384 columns"):
        read(tmp_path / "a.csv")


def test_many_very_wide_rows_are_too_large(tmp_path: Path) -> None:
    body = "".join(f'<row r="{row}"><c r="XFD{row}"><v>1</v></c></row>' for row in range(1, 1300))
    path = with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body))
    with (
        pytest.raises(FileTooLarge, match=r"its first 1,281 rows alone spread over 20,987,904 cells"),
        closing(open_source(path)) as source,
    ):
        deque(source.rows(), maxlen=0)


def test_a_tag_that_is_never_closed_is_not_begun_anew_for_hours(tmp_path: Path) -> None:
    endless = '<row r="1"><c r="A1" t="' + "x" * (40 << 20)
    began = time.monotonic()
    with pytest.raises(FileBroken, match="never closed"):
        read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(endless)))
    assert time.monotonic() - began < 5


def test_a_cell_of_megabytes_is_broken(tmp_path: Path) -> None:
    body = f'<row r="1"><c r="A1" t="inlineStr"><is><t>{"0" * (1 << 20)}</t></is></c></row>'
    with pytest.raises(FileBroken, match="262,144 characters"):
        read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body)))


def test_a_long_line_takes_no_longer_for_an_umlaut_below_it(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"A" * 500_000 + b"\n07400 123456 Z\xfcrich\n")
    began = time.monotonic()
    assert len(read(tmp_path / "a.txt")) == 2
    assert time.monotonic() - began < 5


def test_shared_strings_are_taken_by_their_numbers_only() -> None:
    strings = PackedStrings()
    for text in ("", "Zoë", "\ud800", "日本"):
        strings.append(text)
    assert list(strings) == strings[:] == ["", "Zoë", "\ud800", "日本"]
    for place in (-1, 4):
        with pytest.raises(IndexError):
            strings[place]


def test_long_readings_give_signs_of_life(tmp_path: Path) -> None:
    beats = 0

    def heard() -> None:
        nonlocal beats
        beats += 1

    rows = [["Name", "Mobile"], *([f"Ä {n}", f"+4474001{n:05}"] for n in range(3_000))]
    (tmp_path / "a.csv").write_bytes("\n".join(",".join(row) for row in rows).encode("cp1252"))
    pages = "<table>" + "".join(f"<tr><td>{a}<td>{b}" for a, b in rows)
    (tmp_path / "a.html").write_text(pages, "utf-8")
    packed = archive(tmp_path / "a.zip", {"a.csv": (tmp_path / "a.csv").read_bytes()})
    for path in (tmp_path / "a.csv", tmp_path / "a.html", packed, xlsx(tmp_path / "a.xlsx", rows)):
        beats = 0
        with heard_by(heard):
            assert len(read(path)) == 3_001
        assert beats >= 3
    # Outside nobody is told.
    before = beats
    read(tmp_path / "a.csv")
    assert beats == before

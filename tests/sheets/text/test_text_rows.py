"""A text table's rows are what reading it line by line gives, whichever way they are read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop_app.core.errors import FileBroken, InputError, SheetMissing
from desktop_app.sheets.common.row_source import RowSource
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.text import text_table
from desktop_app.sheets.text.text_table import TextRows
from tests.sheets.drawn_parts import chance

ODD = (
    "", '"a\nb"', '"x, y"', '"q""q"', 'x"y', '"open', "\0", "\0\0", "é", "日本", "\ufeff", "a\rb", "\x0b", "\u2028",
    '"', " ",
    '"line\r\nline,1234567\n1234567,2\n"', "z" * 2_000, "z" * 2_990, '"' + "z" * 1_500 + "\n" + "z" * 1_400 + '"',
)  # fmt: skip


def drawn(random: Random) -> bytes:
    """A text table with accidents."""
    delimiter, end = random.choice(",;\t"), random.choice(("\n", "\r\n", "\r"))
    odd = random.choice((0, 0.01, 0.2))
    rows = [
        delimiter.join(
            random.choice(ODD) if random.random() < odd else f"v{random.randrange(10**7)}"
            for _ in range(random.randrange(1, 5))
        )
        for _ in range(random.choice((1, 5, 30, 150)))
    ]
    if random.random() < 0.1:
        rows = ['"' + row.replace('"', '""') + '"' for row in rows]
    start = f"sep={delimiter}{end}" if random.random() < 0.1 else ""
    text = start + end.join(rows) + random.choice(("", end, end * 2))
    return text.encode(random.choice(("utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252")), "replace")


def outcome(path: Path) -> list[Any]:
    """The rows, and at last what was wrong."""
    found: list[Any] = []
    try:
        source = open_source(path)
        try:
            found.extend(source.rows())
        except InputError as error:
            found.append(error.sentence)
        finally:
            source.close()
    except InputError as error:
        found.append(error.sentence)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_tables_are_read_as_line_by_line(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # GIVEN limits that short tables reach, too
    monkeypatch.setattr(text_table, "LONGEST_LINE", 3_000)
    monkeypatch.setattr(text_table, "LONGEST_FIELD", 2_500)
    monkeypatch.setattr(text_table, "_BATCH", 7)
    random, broken = chance(seed), 0
    for turn in range(120):
        (tmp_path / "a.csv").write_bytes(drawn(random))
        # WHEN it is read in pieces, and again line by line in one piece
        with monkeypatch.context() as patch:
            patch.setattr(text_table, "_CHUNK", (40, 300, 2_000)[turn % 3])
            quick = outcome(tmp_path / "a.csv")
            patch.setattr(TextRows, "_at_once", lambda *_: None)
            thorough = outcome(tmp_path / "a.csv")
        # THEN rows and errors are the same
        assert quick == thorough
        broken += bool(quick) and isinstance(quick[-1], str)
    assert 10 < broken < 80


def test_a_record_of_several_lines_stops_the_quick_way_only_for_its_piece(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [f"Ada {n},07400 12{n:04}" for n in range(8_000)]
    rows[100] = '"Ada\nLovibond",07400 123456'
    (tmp_path / "a.csv").write_text("\n".join(rows), "utf-8", newline="")
    singly = 0
    records = TextRows._records

    def counted(self: TextRows, lines: Iterator[str]) -> Iterator[Any]:
        nonlocal singly
        for record in records(self, lines):
            singly += 1
            yield record

    monkeypatch.setattr(TextRows, "_records", counted)
    found = outcome(tmp_path / "a.csv")
    assert (len(found), found[100]) == (8_000, ["Ada\nLovibond", "07400 123456"])
    assert 100 < singly < 2_500


def test_rows_above_an_error_come_first_and_its_line_is_named(tmp_path: Path) -> None:
    text = "sep=,\n" + "a,1234567\n" * 5_000 + 'b,"1234567\n' + "c,1234567\n" * 5
    (tmp_path / "a.csv").write_text(text, "utf-8")
    source = open_source(tmp_path / "a.csv")
    found: list[Any] = []
    with pytest.raises(FileBroken, match=r"quotation mark in line 5,001 is"):
        found.extend(source.rows())
    source.close()
    assert len(found) == 5_000


def test_batches_are_the_rows_and_tell_how_far_they_are(tmp_path: Path) -> None:
    for name, text in (
        ("a.csv", "a,b\n" * 40_000),
        ("a.txt", "07400 123456\n" * 20_000),
        ("b.txt", "0171 392001, " * 9),
    ):
        (tmp_path / name).write_text(text, "utf-8")
        source = open_source(tmp_path / name)
        assert isinstance(source, RowSource)
        shares, found = [], []
        for batch in source.batches():
            found += batch
            shares.append(source.share or 0)
        assert found == list(source.rows())
        assert shares == sorted(shares)
        assert len(shares) == 1 or 0 < shares[0] < 0.5 < shares[-1] == 1
        with pytest.raises(SheetMissing):
            source.batches("Q3")
        source.close()

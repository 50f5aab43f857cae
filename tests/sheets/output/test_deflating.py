"""Parts of an archive that are deflated in pieces, and tables whose rows come in blocks made elsewhere."""

from __future__ import annotations

import io
import os
import random
import zipfile
from itertools import pairwise
from pathlib import Path

import pytest

from desktop_app.sheets.output.deflating import DeflatedPart, deflated
from desktop_app.sheets.output.table_blocks import block_maker
from desktop_app.sheets.output.writing import open_writer

ODD = ["", "=1+1", "Zoë", '5" <tv> & more', " padded ", "a,b", "two\nlines", "@x", "_x0041_", "a|b", "\ud800", "12"]


def test_a_part_made_of_pieces_is_read_as_one() -> None:
    file, pieces = io.BytesIO(), [b"abc" * 1_000, b"", *map(os.urandom, (1, 7, 5_000, 70_001)), b"abc" * 90_000]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("before", "a")
        part = DeflatedPart(archive, file, "part")
        for each in pieces:
            part.add(deflated(each))
        part.close()
        archive.writestr("after", "z")
    with zipfile.ZipFile(file) as found:
        assert [found.read(name) for name in ("before", "part", "after")] == [b"a", b"".join(pieces), b"z"]
        assert found.testzip() is None
        info = found.getinfo("part")
        assert (info.file_size, info.compress_type) == (sum(map(len, pieces)), zipfile.ZIP_DEFLATED)
        # What stands before the part says the same, for whoever reads it as a stream.
        file.seek(info.header_offset)
        head = file.read(30)
        assert (int.from_bytes(head[8:10], "little"), int.from_bytes(head[14:18], "little")) == (8, info.CRC)


@pytest.mark.parametrize("numeric", [(), (0, 2)])
@pytest.mark.parametrize("suffix", [".xlsx", ".csv"])
def test_a_table_is_the_same_whether_its_rows_come_in_blocks_or_not(
    tmp_path: Path, suffix: str, numeric: tuple[int, ...]
) -> None:
    dice = random.Random(5)  # noqa: S311 - no secrets
    rows = [[f"{at}", dice.choice(ODD), dice.choice(ODD)] for at in range(3_000)] + [["1", "x" * 40_000, ""]] * 2
    plain, blocks, edges = tmp_path / f"plain{suffix}", tmp_path / f"blocks{suffix}", [300, 301, 1_300, 2_999, 3_002]
    with open_writer(plain, numeric=numeric) as writer:
        writer.header(["a", "b", "c"])
        writer.columns(list(zip(*rows, strict=True)))
        writer.about([("Cut", f"{writer.cut_cells}")])
    with open_writer(blocks, numeric=numeric) as writer:
        writer.header(["a", "b", "c"])
        writer.columns(list(zip(*rows[:300], strict=True)))
        for first, past in pairwise(edges):
            maker = block_maker(blocks.name, first, numeric=numeric)
            maker.columns(list(zip(*rows[first:past], strict=True)))
            writer.block(maker.block())
        writer.about([("Cut", f"{writer.cut_cells}")])
    if suffix == ".csv":
        assert blocks.read_bytes() == plain.read_bytes()
        return
    with zipfile.ZipFile(plain) as one, zipfile.ZipFile(blocks) as other:
        assert other.testzip() is None
        assert {name: one.read(name) for name in one.namelist()} == {n: other.read(n) for n in other.namelist()}

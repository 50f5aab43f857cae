"""An output that can't be written is refused before a single number is submitted."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.systems import posix_only

from .fake_service import FakeService
from .program import Program
from .tables import small_list

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is Linux")


@pytest.mark.parametrize(
    "output",
    [
        "nowhere/out.xlsx",
        "list.csv",
        "LINK.csv",
        "../{folder}/list.csv",
        "folder.xlsx",
        f"{'x' * 300}.xlsx",
        pytest.param("/proc/out.xlsx", marks=LINUX),
    ],
)
def test_an_output_that_can_not_be(program: Program, service: FakeService, tmp_path: Path, output: str) -> None:
    source = small_list(tmp_path)
    before = source.read_bytes()
    (tmp_path / "LINK.csv").symlink_to(source)
    (tmp_path / "folder.xlsx").mkdir()
    program.call("verify", source, "-o", tmp_path / output.format(folder=tmp_path.name), "--json").refused(2)
    assert not service.submissions
    assert source.read_bytes() == before


@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="the superuser may write everywhere")
@posix_only("permission bits")
def test_a_folder_that_is_read_only(program: Program, service: FakeService, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    folder.mkdir(mode=0o500)
    program.call("verify", small_list(tmp_path), "-o", folder / "out.xlsx").refused(2)
    assert not service.submissions


def test_trying_it_out_leaves_nothing_behind(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "results"
    folder.mkdir()
    (folder / "out.xlsx").write_bytes(b"what was there")
    program.call("verify", tmp_path / "missing.csv", "-o", folder / "out.xlsx").refused(2)
    assert [each.name for each in folder.iterdir()] == ["out.xlsx"]
    assert (folder / "out.xlsx").read_bytes() == b"what was there"

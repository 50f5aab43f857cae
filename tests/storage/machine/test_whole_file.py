from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from desktop_app.storage.machine.home import whole_file


def test_an_error_leaves_the_former_file_and_nothing_unfinished(tmp_path: Path) -> None:
    path = tmp_path / "result.csv"
    path.write_bytes(b"before")
    with pytest.raises(ZeroDivisionError), whole_file(path) as file:
        file.write(b"half" * (1 // 0))
    assert path.read_bytes() == b"before"
    assert [*tmp_path.iterdir()] == [path]


def test_what_killed_processes_left_goes_and_what_others_write_stays(tmp_path: Path) -> None:
    path, old, new = (tmp_path / name for name in ("a[1].csv", "a[1].csv.1.part", "a[1].csv.2.part"))
    for part in (old, new):
        part.write_bytes(b"half")
    long_ago = time.time() - 7200
    os.utime(old, (long_ago, long_ago))
    with whole_file(path) as file:
        file.write(b"whole")
    assert path.read_bytes() == b"whole"
    assert path.stat().st_mode & 0o077 == 0
    assert {each.name for each in tmp_path.iterdir()} == {path.name, new.name}

"""What a list of a million rows takes for a moment doesn't stay with the window."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from desktop_app.ui.start.application import give_back_big_blocks

# Arrays of row ids that come and go, as they do when a long list is filtered and sorted.
WORK = """
import json, sys
from desktop_app.ui.start.application import give_back_big_blocks

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

done = give_back_big_blocks() if sys.argv[1] == "given" else False
before = resident()
bytearray(b"x") * 24_000_000
blocks = [bytearray(b"x") * 2_000_000 for _ in range(10)]
last = bytearray(200_000)
del blocks
print(json.dumps([done, resident() - before]))
"""


def grown(way: str) -> tuple[bool, int]:
    """Whether something was done, and the bytes that a process keeps of 44 MB."""
    command = [sys.executable, "-c", WORK, way]
    done, kept = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)  # noqa: S603 - ours
    return done, kept


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc keeps them")
def test_freed_blocks_go_back_to_the_system() -> None:
    (_, kept), (given, left) = grown("as it comes"), grown("given")
    if not given:
        pytest.skip("another C library")
    assert left < 3_000_000
    assert kept > 15_000_000


def test_elsewhere_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert not give_back_big_blocks()

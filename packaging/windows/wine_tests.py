"""`python -m windows.wine_tests [ARGUMENTS]`: the tests on the Python of `wine_python`; ARGUMENTS go to pytest.

Without any, one room is run after the other, and a table at the end says how many tests of each passed, were skipped
and failed, with the reasons of those that were skipped. With `--kills N` or `--fuzz N` that trial is made there.
"""

from __future__ import annotations

import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from screenshots.screen import screen

from windows import by_wine, wine_python

# From the innermost ring outwards: what fails further in explains what fails further out.
ROOMS = (
    "core", "storage", "secrets", "sheets", "api", "services", "local_service", "engine", "faults", "workers", "wiring",
    "cli", "fuzz", "corpus", "relatives", "ui", "screen",
)  # fmt: skip
TRIALS = {"--kills": "tests.kills", "--fuzz": "tests.fuzz"}
# Where a process ends, xdist would wait for ever for the rest of its file; without another one the room ends there.
SIDE_BY_SIDE = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder", "--max-worker-restart", "0"]
# Windows of two processes would take the keyboard from each other; one that ends is replaced.
ALONE, ONE = {"ui", "screen"}, ["-n", "1", "--dist", "load"]
# Nothing is written into the checkout, where the tests of this system have theirs. A process that hangs, in a box that
# nobody closes for example, says where after so many seconds, and ends.
LONGEST = 1200
PYTEST = [
    "-m", "pytest", "-p", "no:cacheprovider",
    "-o", f"faulthandler_timeout={LONGEST}", "-o", "faulthandler_exit_on_timeout=true",
]  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Make the Python where it isn't there, run what is asked for, and return the exit code."""
    try:
        wine_python.make_outdated(_say)
    except wine_python.CannotMake as failure:
        _say(str(failure))
        return 1
    with by_wine.temporary_files(), screen(wanted=True) as env:
        shown = {name: value for name, value in env.items() if name == "DISPLAY"}  # Qt's own platform draws there
        trial = next((module for option, module in TRIALS.items() if option in arguments), None)
        if trial:
            return by_wine.run(["-m", trial, *arguments], shown)
        if arguments:
            return by_wine.run([*PYTEST, *arguments], shown)
        return _all_rooms(shown)


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _all_rooms(env: Mapping[str, str]) -> int:
    lines, reasons, worst = [], Counter[str](), 0
    with tempfile.TemporaryDirectory(dir=by_wine.PLACE) as folder:
        for room in ROOMS:
            began = time.monotonic()
            report = Path(folder, f"{room}.xml")
            _say(f"== tests/{room}")
            target = report.relative_to(by_wine.ROOT).as_posix()
            processes = ONE if room in ALONE else SIDE_BY_SIDE
            code = by_wine.run([*PYTEST, *processes, f"tests/{room}", f"--junitxml={target}"], env)
            worst = worst or code
            counts, skipped = outcome(report)
            reasons += skipped
            lines.append(f"{room:<15}{counts}, exit code {code}, {time.monotonic() - began:.0f} s")
    _say("\n".join(["", *lines, "", "Skipped, and why:", *(f"{n:>5}  {why}" for why, n in reasons.most_common())]))
    return worst


def outcome(report: Path) -> tuple[str, Counter[str]]:
    """Return what a room came to, in words, and how often each reason for skipping was given."""
    if not report.is_file():
        return "no report", Counter()
    cases = list(ET.parse(report).iter("testcase"))  # noqa: S314 - pytest's own
    wrong = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    skipped = [found for case in cases if (found := case.find("skipped")) is not None]
    passed = len(cases) - len(wrong) - len(skipped)
    reasons = Counter(found.get("message", "") for found in skipped)
    by_wine_alone = sum(found.get("type") == "pytest.xfail" for found in skipped)
    told = f"{passed:>6,} passed {len(skipped) - by_wine_alone:>4} skipped {by_wine_alone:>3} failed by Wine alone"
    return f"{told} {len(wrong):>4} failed", reasons


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

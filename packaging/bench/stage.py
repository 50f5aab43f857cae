"""A stage in a process of its own: a function of this package by name, its arguments and its result as JSON.

python -m bench.stage MODULE:FUNCTION ARGUMENTS
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Result = dict[str, Any]
Clock = Callable[[], float]
MEGABYTE = 1 << 20


class StageFailedError(Exception):
    """A stage ended with a fault; what it said stands on standard error."""


def run_stage(function: str, **arguments: Any) -> Result:
    """Run `function` ("module:name") in a process of its own, and return its result with "memory" in it."""
    command = [sys.executable, "-P", "-m", "bench.stage", function, json.dumps(arguments)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, env=environment())
    if done.returncode:
        raise StageFailedError(f"{function} ended with {done.returncode}")
    found: Result = json.loads(done.stdout)
    return found


def environment() -> dict[str, str]:
    """Variables of a stage: it finds this package, and opens its window off screen."""
    here = Path(__file__).resolve().parent.parent
    # Modules are compiled once, as where people use the program.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": os.pathsep.join((str(here), str(here.parent))), "QT_QPA_PLATFORM": "offscreen"}


def timed(work: Callable[[], object], clock: Clock = time.perf_counter) -> float:
    """Seconds that `work` takes."""
    begun = clock()
    work()
    return clock() - begun


def memory_of(process: int | str = "self") -> dict[str, int]:
    """Bytes of a process: resident now and at its peak, the peak of its address space; {} where that can't be told."""
    path = Path(f"/proc/{process}/status")
    if not path.exists():
        return {}
    names = {"VmRSS": "resident", "VmHWM": "peak", "VmPeak": "address"}
    lines = (line.split() for line in path.read_text().splitlines())
    return {names[key]: int(words[1]) * 1024 for words in lines if words and (key := words[0].rstrip(":")) in names}


def processor_time() -> float:
    """Seconds that this process and all below it have used, those that have ended too; 0.0 where that can't be told."""
    return sum(seconds for _, seconds in below(os.getpid()).values())


def below(root: int) -> dict[int, tuple[int, float]]:
    """A process and all below it, each with the number of its parent, and the seconds that it has used."""
    found: dict[int, tuple[int, float]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        found[int(path.parent.name)] = int(fields[1]), sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    ours = {root}
    while more := {number for number, (parent, _) in found.items() if parent in ours} - ours:
        ours |= more
    return {number: found[number] for number in ours & found.keys()}


def main() -> int:
    """Run what the arguments name; standard output is the result's alone."""
    answer = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    module, _, name = sys.argv[1].partition(":")
    if "window" in module:
        importlib.import_module("desktop_app.ui")  # before Qt, as in the program
    function: Callable[..., Result] = getattr(importlib.import_module(f"bench.{module}"), name)
    found = function(**json.loads(sys.argv[2]))
    json.dump({**found, "memory": memory_of()}, answer)
    answer.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

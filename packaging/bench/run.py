"""One run: how many rows, how many rounds, where work is done; and what several measures share."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench import inputs
from bench.stage import Result, run_stage

FULL = 1_000_000
_MANY_ROWS = 300_000  # from so many on a single round is steady enough, and long enough


@dataclass(slots=True)
class Run:
    """`rows` of the biggest list; `work` is a folder that is deleted afterwards; `libreoffice`: open results in it."""

    rows: int
    work: Path
    libreoffice: bool = False
    _seen: dict[str, Result] = field(default_factory=dict)

    @property
    def rounds(self) -> int:
        """How often each side is measured, in turn; the best counts."""
        return 1 if self.rows >= _MANY_ROWS else 3

    @property
    def sizes(self) -> tuple[int, int, int]:
        """A hundredth, a tenth, all."""
        return self.rows // 100, self.rows // 10, self.rows

    def best(self, *stages: tuple[str, dict[str, object]], rounds: int = 0) -> list[Result]:
        """Run stages in turn, several rounds of it; of each the one with the fewest "seconds"."""
        taken: list[list[Result]] = [[] for _ in stages]
        for _ in range(rounds or self.rounds):
            for at, (function, arguments) in enumerate(stages):
                taken[at].append(run_stage(function, **arguments))
        return [min(each, key=lambda found: float(found["seconds"])) for each in taken]

    def once(self, function: str, **arguments: object) -> Result:
        """Run a stage that several measures need, once for all."""
        key = f"{function} {sorted(arguments.items())}"
        if key not in self._seen:
            self._seen[key] = run_stage(function, **arguments)
        return self._seen[key]

    def home(self) -> Result:
        """A data folder ("home") in which the list is joined with an answer for each number; see `joining.prepare`."""
        return self.once(
            "joining:prepare", home=str(self.work / "home"), file=str(inputs.csv_list(self.rows)), work=str(self.work)
        )

    def warm(self) -> Result:
        """What is compiled of the numbering plans is on disk from here on, as wheels and bundles have it."""
        return self.once("ours:kept", folder=str(inputs.folder().parent))


def say(*words: object) -> None:
    """To the person, on standard error: standard output is the table's."""
    print(*words, file=sys.stderr, flush=True)


def same_counts(found: Sequence[Result]) -> str:
    """A note where two sides counted differently, which would make their times worth nothing."""
    counts = [each["counts"] for each in found]
    return "" if all(each == counts[0] for each in counts) else f"THE COUNTS DIFFER: {counts}"

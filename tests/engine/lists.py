"""Lists whose numbers repeat, within them and among them, and what a result says of each row."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HEADER = ("Name", "Mobile")
# Three countries; few enough that lists share numbers.
POOL = (
    *(f"+44740012340{each}" for each in range(5)),
    *(f"+49151123456{each}0" for each in range(3)),
    *(f"+1415555267{each}" for each in range(2)),
)
# As a person writes them: the same numbers in another spelling, and what is none.
SPELLED = (*POOL, *(f"{number[:3]} {number[3:]}" for number in POOL[:4]), "nonsense", "", "+44740")
# Never in a list.
STRANGER = "+447400999999"


@dataclass(frozen=True, slots=True)
class MadeList:
    """A file that the test wrote. `texts` are its phone cells in their order."""

    path: Path
    texts: tuple[str, ...]

    @property
    def rows(self) -> list[tuple[str, str]]:
        """Its rows as they were written."""
        return [(f"{self.path.stem} row {at}", text) for at, text in enumerate(self.texts)]

    @property
    def numbers(self) -> list[str]:
        """Each row's number, "" where it is none."""
        return [found if (found := text.replace(" ", "")) in POOL else "" for text in self.texts]

    @property
    def valid(self) -> set[str]:
        """Distinct numbers."""
        return set(self.numbers) - {""}


def make_list(folder: Path, name: str, texts: Sequence[str]) -> MadeList:
    """Write a CSV file."""
    made = MadeList(folder / f"{name}.csv", tuple(texts))
    with made.path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([HEADER, *made.rows])
    return made


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A row of a result: the input's cells, the number, the answer's status and its values."""

    cells: tuple[str, str]
    e164: str
    answer: str
    values: tuple[str, ...]


def read_result(path: Path) -> list[ResultRow]:
    """The rows of an exported CSV."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        header, *rows = csv.reader(file)
    place, own = header.index("Answer"), header.index("Phone (E.164)")
    return [ResultRow((row[0], row[1]), row[own], row[place], tuple(row[place + 1 :])) for row in rows]

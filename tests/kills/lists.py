"""The lists of a round: several countries, the same number spelled twice, invalid ones and empty ones."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from random import Random

HEADER = ("Name", "Mobile", "Town")
INVALID = ("n/a", "+4479", "12", "none yet", "+49 1")
# In each of these the next thousand numbers are valid, too. (Jersey's and Guernsey's are not among them.)
FIRST = {"GB": 447400123000, "DE": 4915123456000, "FR": 33612345000, "US": 12015550000, "IT": 393123456000}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list: its cells, and the number that must be asked about, "" for none."""

    cells: tuple[str, ...]
    e164: str


@dataclass(frozen=True, slots=True)
class MadeList:
    """A list on disk, and where its result goes."""

    source: Path
    output: Path
    rows: tuple[Row, ...]

    @property
    def numbers(self) -> set[str]:
        """What must be paid for, once each."""
        return {row.e164 for row in self.rows if row.e164}


def make_list(folder: Path, name: str, counts: dict[str, int], seed: str, suffix: str) -> MadeList:
    """Write a list with so many numbers by country, shuffled among rows that aren't sent."""
    draw = Random(seed)  # noqa: S311 - the same list each time
    numbers = []
    for country, count in counts.items():
        # Within a hundred, so that their last two digits tell a country's numbers from each other.
        first = FIRST[country] + 100 * draw.randrange(9) + draw.randrange(40)
        numbers += [f"+{first + step}" for step in range(count)]
    cells = [(number, number) for number in numbers]
    cells += [(_spelled_otherwise(number), number) for number in draw.sample(numbers, len(numbers) // 6)]
    cells += [(text, "") for text in INVALID] + [("", "")] * 3
    draw.shuffle(cells)
    rows = tuple(Row((f"Person {at}", text, draw.choice(TOWNS)), e164) for at, (text, e164) in enumerate(cells))
    made = MadeList(folder / f"{name}.csv", folder / f"{name}-out{suffix}", rows)
    with made.source.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(HEADER)
        writer.writerows(row.cells for row in rows)
    return made


TOWNS = ("Leeds", "Köln", 'Saint-"Denis"', "York, north", "")


def _spelled_otherwise(number: str) -> str:
    return f"{number[:3]} {number[3:6]}-{number[6:]}"

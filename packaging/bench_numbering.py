"""Compare the numbering automaton with libphonenumber: mismatches over odd spellings, speed, and what is left over.

    python packaging/bench_numbering.py [spellings of each region, 1500 if not given]

Ends with 1 if there was a mismatch.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from desktop_app.core.numbering import Automaton, Normaliser, compiled  # noqa: E402 - found by the line above
from desktop_app.core.phone import normalise  # noqa: E402 - found by the line above
from tests.core.numbering import spellings  # noqa: E402 - found by the line above

SPELLINGS = 1_500  # times 245 regions
ROWS = 100_000
CHUNK = 1_000  # as whoever reads a list hands it on
NAIVE_ROWS = 4_000
SHOWN = 20
ROUNDS = 3
LIST_REGIONS = ("GB", "US", "DE", "FR", "IN", "BR", "IT", "AU")


def main() -> int:
    """Print all figures; the exit code."""
    automaton = built()
    for region in LIST_REGIONS:
        timed(automaton, region)
    mismatches = compared(automaton, int(sys.argv[1]) if len(sys.argv) > 1 else SPELLINGS)
    return 1 if mismatches else 0


def built() -> Automaton:
    """Compile, and say how long it took and how big it is."""
    begun, used = time.perf_counter(), time.process_time()
    automaton = compiled()
    took, used = time.perf_counter() - begun, time.process_time() - used
    data = automaton.to_bytes()
    begun = time.perf_counter()
    automaton = Automaton.from_bytes(data)
    Normaliser(automaton)
    loaded = time.perf_counter() - begun
    print(
        f"{len(automaton.labels):,} states, {len(automaton.readings):,} meanings, built in {took:.1f} s ({used:.1f} s"
        f" of processor time), {len(data):,} bytes on disk, loaded in {loaded:.2f} s"
    )
    return automaton


def compared(automaton: Automaton, each: int) -> int:
    """The number of mismatches over `each` odd spellings of every region."""
    texts = defaultdict(list)
    for region in spellings.REGIONS:
        for text, default in spellings.of_region(region, each):
            texts[default].append(text)
    mismatches = left_over = 0
    anywhere = Normaliser(automaton)
    for default, spelled in texts.items():
        normaliser = anywhere.elsewhere(default)
        for text, found in zip(spelled, normaliser.normalise_many(spelled), strict=True):
            if found != normalise(text, default):
                mismatches += 1
                if mismatches <= SHOWN:
                    print(f"mismatch: {text!r} in {default}: {found}, not {normalise(text, default)}")
        left_over += normaliser.handed_over
    count = sum(map(len, texts.values()))
    print(f"{mismatches} mismatches in {count:,} odd spellings, {left_over / count:.1%} of them left to libphonenumber")
    return mismatches


def timed(automaton: Automaton, region: str) -> None:
    """Print the speed for a list as people have them, and libphonenumber's for a part of it, each at its best."""
    rows = list(spellings.as_in_lists(region, ROWS))
    part = Random(1).sample(rows, NAIVE_ROWS)  # noqa: S311 - not for secrets
    normaliser = Normaliser(automaton, region)
    chunks = [rows[at : at + CHUNK] for at in range(0, len(rows), CHUNK)]
    quick = best(lambda: [len(normaliser.normalise_many(chunk)) for chunk in chunks]) / len(rows)
    naive = best(lambda: [normalise(text, region) for text in part]) / len(part)
    print(
        f"list of {region}: {1 / quick:,.0f} a second, libphonenumber {1 / naive:,.0f}: {naive / quick:.1f} times as"
        f" fast, {normaliser.handed_over / len(rows) / ROUNDS:.2%} left to libphonenumber"
    )


def best(work: Callable[[], object]) -> float:
    """The shortest processor time of several rounds: what else runs on the machine only ever adds to it."""
    times = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


if __name__ == "__main__":
    raise SystemExit(main())

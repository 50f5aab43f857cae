"""`python -m tests.fuzz --fuzz 20000`: so many damaged files, and what became of them. See packaging/dev.py."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from pathlib import Path

from .running import Outcomes, case, play
from .seeds import seeds

INTERRUPTED = 130


def _say(words: str) -> None:
    print(words, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py test", allow_abbrev=False)
    parser.add_argument("--fuzz", metavar="N", type=int, required=True, help="how many damaged files")
    parser.add_argument("--seed", metavar="SEED", type=int, help="the seed of an earlier run, to repeat it")
    parser.add_argument("--only", metavar="CASE", type=int, help="nothing but this case, whose file is kept")
    found = parser.parse_args()
    if found.fuzz < 1:
        parser.error("at least 1 is needed")
    return found


def main() -> int:
    """Read the files; 1 where one ended in a fault, in words that are none, too late or in too much memory."""
    arguments = _arguments()
    seed = secrets.randbelow(1_000_000) if arguments.seed is None else arguments.seed
    began = time.monotonic()

    def over(found: Outcomes) -> None:
        if found.ends.total() % 2_000 == 0:
            _say(f"  … {found} after {time.monotonic() - began:.0f} s")

    with tempfile.TemporaryDirectory(prefix="dialproof-fuzz-") as place:
        folder = Path(place)
        sound = seeds(folder)
        indices = range(arguments.fuzz) if arguments.only is None else [arguments.only]
        if arguments.only is not None:
            kept = Path(tempfile.gettempdir()) / f"case-{arguments.only}-{case(sound, seed, arguments.only).name}"
            kept.write_bytes(case(sound, seed, arguments.only).content)
            _say(f"The case's file: {kept}")
        found = asyncio.run(play((case(sound, seed, index) for index in indices), folder, over))
    _say("\n".join(found.wrong))
    _say(f"{found}; {time.monotonic() - began:.0f} s; seed {seed}")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

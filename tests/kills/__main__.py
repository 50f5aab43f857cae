"""`python -m tests.kills --kills 200`: so many rounds, and what they came to. See packaging/dev.py."""

from __future__ import annotations

import argparse
import os
import secrets
import shutil
import sys
import tempfile
import time
from pathlib import Path

from .plan import MOMENTS, Way
from .playing import Lanes
from .rounds import Played

INTERRUPTED = 130
# A round waits more than it computes.
LANES = 3 * (os.cpu_count() or 1)


def _say(words: str) -> None:
    print(words, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py test", allow_abbrev=False)
    parser.add_argument("--kills", metavar="N", type=int, required=True, help="how many rounds")
    parser.add_argument("--seed", metavar="SEED", type=int, help="the seed of an earlier run, to repeat it")
    parser.add_argument("--only", metavar="ROUND", type=int, help="nothing but this round, with its story")
    parser.add_argument("--way", choices=list(Way), type=Way, help="how the service answers (drawn for each round)")
    parser.add_argument("--lanes", metavar="N", type=int, default=LANES, help="rounds at a time (%(default)s)")
    found = parser.parse_args()
    if found.kills < 1 or found.lanes < 1:
        parser.error("at least 1 is needed")
    return found


def main() -> int:
    """Play the rounds; 1 where a row was lost, a number paid for twice, or anything else went wrong."""
    arguments = _arguments()
    seed = secrets.randbelow(1_000_000) if arguments.seed is None else arguments.seed
    folder = Path(tempfile.mkdtemp(prefix="dialproof-kills-"))
    _say(f"{arguments.kills} rounds, {arguments.lanes} at a time, seed {seed}, in {folder}")
    began = time.monotonic()

    def over(played: Played) -> None:
        if not played.reckoning.good:
            _say(f"FAILED: {played}")
        elif arguments.only is not None:
            _say(str(played))
        elif (played.plan.index + 1) % 20 == 0:
            _say(f"  … round {played.plan.index + 1} after {time.monotonic() - began:.0f} s")

    rounds = range(arguments.kills) if arguments.only is None else [arguments.only]
    total = Lanes(folder, seed, rounds, over, arguments.way).play(min(arguments.lanes, len(rounds)))
    _say("Kills at each moment:")
    _say("\n".join(total.moments()))
    if missed := [moment.name for moment in MOMENTS if not total.kills[moment]]:
        _say(f"Not once killed at {', '.join(missed)}.")
    if not total.failed:
        shutil.rmtree(folder)
    _say(f"{total}; {time.monotonic() - began:.0f} s; seed {seed}")
    return 1 if total.failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)

"""`python3 packaging/dev.py screenshots [FOLDER]`: take the pictures, write the sheet."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from screenshots.catalogue import ALONE, DOCUMENTED, LOOKS, SCALES, SERIES, USUAL_LOOKS, USUAL_SCALES, Job
from screenshots.screen import screen
from screenshots.sheet import write_sheet
from screenshots.small import write_small

ROOT = Path(__file__).resolve().parents[2]
MOST_SECONDS = 900


def main(argv: Sequence[str] | None = None) -> int:
    """Take what the arguments name; 0, or 1 where a script failed."""
    wanted = _arguments().parse_args(argv)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    jobs = [
        Job(series, look, scale)
        for scale in wanted.scale or USUAL_SCALES
        for series in wanted.only or SERIES
        for look in wanted.look or USUAL_LOOKS
    ]
    with tempfile.TemporaryDirectory(prefix="dialproof-pictures-") as kept:
        beside = [job for job in jobs if job.series != ALONE]
        with ThreadPoolExecutor(wanted.jobs) as pool:
            failed = [name for name in pool.map(lambda job: _taken(job, wanted, kept), beside) if name]
        failed += [name for job in jobs if job not in beside and (name := _taken(job, wanted, kept))]
    if wanted.docs:
        document(wanted.folder, ROOT / "docs" / "images")
    page = write_sheet(wanted.folder)
    count = len(list(wanted.folder.rglob("*.png")))
    print(f"{count} pictures on {page}" + (f"; FAILED: {', '.join(failed)}" if failed else ""), file=sys.stderr)
    return 1 if failed else 0


def _taken(job: Job, wanted: argparse.Namespace, kept: str) -> str:
    """Run one script and say how long it took; its name where it failed, else ""."""
    name = f"{job.series}, {job.look}, {job.scale} %"
    more = ["--language", wanted.language] if wanted.language else []
    more += ["--right-to-left"] if wanted.right_to_left else []
    more += ["--size", wanted.size] if wanted.size else []
    folder = (wanted.folder / job.folder).absolute()
    begun = time.monotonic()
    with screen(wanted=wanted.screen == "xvfb") as own:
        env = {**os.environ, **own, "QT_SCALE_FACTOR": str(job.scale / 100), "DIALPROOF_PICTURES_KEPT": kept}
        command = [sys.executable, *job.arguments(str(folder)), *more]
        try:
            done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False, timeout=MOST_SECONDS)
            code, message = done.returncode, done.stderr.decode(errors="replace")
        except subprocess.TimeoutExpired:
            code, message = 1, f"it took more than {MOST_SECONDS} s"
    print(
        f"== {name}: {'FAILED' if code else 'taken'} in {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True
    )
    if code:
        print(message[-3_000:], file=sys.stderr)
    return name if code else ""


def document(taken: Path, documents: Path) -> None:
    """Put those that README and docs/ show in their place, as far as they were taken."""
    for name, picture in DOCUMENTED.items():
        source = taken / "100" / f"{picture}.png"
        if source.exists():
            write_small(source, documents / f"{name}.png")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("dev.py screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", default=Path("screenshots"), type=Path, help="for the pictures")
    parser.add_argument("--only", action="append", choices=list(SERIES), help="one series; may be repeated")
    parser.add_argument("--look", action="append", choices=list(LOOKS), help="instead of light and dark")
    parser.add_argument("--scale", action="append", type=int, choices=SCALES, help="percent, instead of 100 and 200")
    parser.add_argument("--size", default="", help="of the window, such as 900x620")
    parser.add_argument("--language", help="a language's code, or pseudo or widest, which findings.txt speaks of")
    parser.add_argument("--right-to-left", action="store_true", help="as the layout is in Arabic or Hebrew")
    parser.add_argument("--screen", choices=("xvfb", "none"), default="xvfb", help="an X server of its own, or none")
    parser.add_argument("--docs", action="store_true", help="renew the pictures in docs/images, too")
    parser.add_argument("--jobs", type=int, default=2, help="scripts at a time")
    return parser


if __name__ == "__main__":
    sys.exit(main())

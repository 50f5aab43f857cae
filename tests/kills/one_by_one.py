"""Rounds over a list that goes one by one: `python -m tests.kills.one_by_one 100`, killed at moments and at random.

The service keeps a book of what it charged, and does amiss what services do: it cuts the line after charging, answers
500, is slow, and asks to wait.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random

from desktop_app.services.program.failpoints import Moment
from desktop_app.storage.journal.journal import Journal
from tests.cli.program import Program
from tests.cli.tables import records, small_list, uk
from tests.proven import prove

from .plan import Kill
from .reckoning import damage
from .running import Runs

# So many that their checks are beside the list; the other list's are in the journal.
LONG, SHORT = 320, 60
AT_ONCE = 8
PROFILE = f"[limits]\nchecks = 6000\nat_once = {AT_ONCE}\n"
# What such a list comes to.
MOMENTS = (
    Moment.PREPARED, Moment.INTENDED, Moment.LEAVING, Moment.ANSWERED, Moment.DIVIDED, Moment.DOWNLOADED,
    Moment.FETCHED, Moment.JOINED, Moment.ENDED, Moment.WRITTEN,
)  # fmt: skip
# As often as a person would carry on.
_MOST_RUNS = 12
_SAID = {0, 3, 5, 6}


class Book(ThreadingHTTPServer):
    """A service with single checks, and what each number was charged."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, draw: Random) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.charges: Counter[str] = Counter()
        # What comes of the checks to come, by their order.
        often = range(draw.choice((0, 3)))
        self.amiss = {draw.randrange(LONG): draw.choice(("cut", "500", "slow", "429")) for _ in often}
        self._asked = 0
        self._lock = threading.Lock()

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/api/v1"

    def next(self, number: str) -> str:
        """Charge a number, and say what comes of it."""
        with self._lock:
            self._asked += 1
            amiss = self.amiss.get(self._asked, "")
            self.charges[number] += amiss != "429"
            return amiss

    def handle_error(self, *_: object) -> None:
        """Say nothing: who asked was killed meanwhile."""

    @property
    def balance(self) -> int:
        return 100_000 - self.charges.total()


class _Handler(BaseHTTPRequestHandler):
    server: Book

    def do_GET(self) -> None:  # the balance
        self._say(200, {"balance": str(self.server.balance), "currency": "credits"})

    def do_POST(self) -> None:
        number = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["phone"]
        amiss = self.server.next(number)
        if amiss == "cut":
            self.close_connection = True
            return
        if amiss == "slow":
            time.sleep(1.0)
        if amiss in {"500", "429"}:
            self._say(int(amiss), {"error": {"code": amiss, "message": "no"}})
        else:
            self._say(200, {"phone": number, "status": "active", "last": number[-4:]})

    def _say(self, status: int, body: object) -> None:
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        if status == 429:
            self.send_header("Retry-After", "1")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        return


@contextmanager
def _open(draw: Random) -> Iterator[Book]:
    book = Book(draw)
    thread = threading.Thread(target=book.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield book
    finally:
        book.shutdown()
        book.server_close()
        thread.join()


@dataclass(frozen=True, slots=True)
class Told:
    """What a round came to. `unanswered`: numbers that were charged, perhaps, and have no answer."""

    index: int
    kills: tuple[Kill, ...]
    numbers: int
    doubled: tuple[str, ...]
    faults: tuple[str, ...]
    unanswered: int
    story: tuple[str, ...]

    @property
    def good(self) -> bool:
        return not (self.doubled or self.faults)

    def __str__(self) -> str:
        return "\n  ".join([f"round {self.index}", *self.story, *self.doubled[:5], *self.faults[:10]])


def play(folder: Path, seed: int, index: int) -> Told:
    """Play a round; the same one for the same seed and index, but for what takes its time."""
    draw = Random(f"{seed}-{index}")  # noqa: S311 - the same round each time
    folder.mkdir(parents=True)
    with _open(draw) as book:
        return _Round(folder, draw, index, book).play()


class _Round:
    def __init__(self, folder: Path, draw: Random, index: int, book: Book) -> None:
        self._folder, self._draw, self._index, self._book = folder, draw, index, book
        self._numbers = SHORT if index % 4 == 3 else LONG
        self._program = Program(folder, "key", book.base_url)
        self._program.home.mkdir(mode=0o700)
        journal = Journal(self._program.home / "journal.sqlite")
        journal.save_setting(
            "connections", [{"base_url": book.base_url, "name": "Team", "products": "", "dialect": PROFILE}]
        )
        prove(journal, book.base_url)
        journal.close()
        self._runs = Runs(self._program, lambda: None)
        self._source, self._output = small_list(folder, self._numbers), folder / "out.csv"
        self._faults: list[str] = []

    def play(self) -> Told:
        kills = tuple(self._kill() for _ in range(self._draw.randint(2, 4)))
        try:
            for kill in kills:
                self._go_on(kill)
            self._to_the_end()
        finally:
            self._runs.end_all()
        killed = tuple(ran.killed_by for ran in self._runs.ended if ran.killed_by)
        for ran in self._runs.ended:
            if not ran.killed_by and (ran.code not in _SAID or ran.broke):
                self._faults.append(f"{ran}: {ran.err.strip()[-300:]}")
        unanswered = self._rows(len(killed))
        doubled = tuple(f"{number} was paid {times} times" for number, times in self._book.charges.items() if times > 1)
        self._faults += damage(self._program.home, 1, set(), {"joined", "split"})
        story = tuple(map(str, self._runs.ended))
        return Told(self._index, killed, self._numbers, doubled, tuple(self._faults), unanswered, story)

    def _kill(self) -> Kill:
        moment = self._draw.choice(MOMENTS) if self._draw.random() < 0.5 else None
        often = moment in {Moment.INTENDED, Moment.LEAVING, Moment.ANSWERED}
        times = self._draw.randint(1, self._numbers // 3) if often else 1
        return Kill(moment, times, self._draw.uniform(0.5, 5.0), self._draw.random() < 0.5)

    def _go_on(self, kill: Kill | None) -> int:
        begun = JournalKnows(self._program.home).a_batch()
        verify = ("verify", self._source, "-o", self._output, "--yes", "--via", "realtime")
        return self._runs.run(*(("resume",) if begun else verify), kill=kill).code

    def _to_the_end(self) -> None:
        for _ in range(_MOST_RUNS):
            if self._go_on(None) in {0, 3}:
                return
        self._faults.append(f"not done after {_MOST_RUNS} runs")

    def _rows(self, kills: int) -> int:
        """Look at each row of the result; return how many have no answer."""
        found = records(self._output) if self._output.exists() else []
        if [row["Mobile"] for row in found] != [uk(number) for number in range(1, self._numbers + 1)]:
            self._faults.append(f"{len(found)} rows came of {self._numbers}, or in another order")
        unanswered = 0
        for row in found:
            number = row["Mobile"]
            if row["Answer"] == "answered":
                if row["last"] != number[-4:] or not self._book.charges[number]:
                    self._faults.append(f"{number} has another's answer: {row}")
            elif row["Answer"] == "unanswered":
                unanswered += 1
            else:
                self._faults.append(f"{number} is {row['Answer']}")
        if unanswered > AT_ONCE * kills + len(self._book.amiss):
            self._faults.append(f"{unanswered} numbers in doubt after {kills} kills")
        return unanswered


class JournalKnows:
    """What the journal of a data folder says."""

    def __init__(self, home: Path) -> None:
        self._home = home

    def a_batch(self) -> bool:
        """Whether there is a batch."""
        journal = Journal(self._home / "journal.sqlite")
        try:
            return bool(journal.batches())
        finally:
            journal.close()


def total(told: list[Told]) -> str:
    """The figures of all rounds."""
    kills = Counter(kill.moment for each in told for kill in each.kills)
    named = ", ".join(f"{moment.name} {count}" for moment, count in kills.items() if moment)
    return (
        f"{len(told)} rounds, {sum(each.numbers for each in told):,} numbers, {kills.total()} kills ({kills[None]} at "
        f"random; {named}): {sum(len(each.doubled) for each in told)} paid twice, "
        f"{sum(len(each.faults) for each in told)} faults, {sum(each.unanswered for each in told)} in doubt"
    )


def main() -> int:
    """Play so many rounds."""
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    folder = Path(tempfile.mkdtemp(prefix="dialproof-one-by-one-"))
    with ThreadPoolExecutor(3) as pool:
        played = partial(_played, folder, seed)
        told = list(pool.map(played, range(count)))
    print(total(told))
    return 0 if all(each.good for each in told) else 1


def _played(folder: Path, seed: int, index: int) -> Told:
    told = play(folder / f"round-{index:03}", seed, index)
    if told.good:
        shutil.rmtree(folder / f"round-{index:03}")
    else:
        print(told, flush=True)
    if index % 10 == 9:
        print(f"… round {index + 1}", flush=True)
    return told


if __name__ == "__main__":
    sys.exit(main())

"""Many rounds: side by side, each lane with a service of its own, and their sum."""

from __future__ import annotations

import shutil
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from desktop_app.services.program.failpoints import Moment

from .person import ARRIVED, LEAVE, RESEND
from .plan import Way, planned
from .rounds import Played, Round
from .served import Served


@dataclass(frozen=True, slots=True)
class Sum:
    """What all rounds came to."""

    rounds: tuple[Played, ...]

    @property
    def failed(self) -> list[Played]:
        return [played for played in self.rounds if not played.reckoning.good]

    @property
    def kills(self) -> Counter[Moment | None]:
        """How many at each moment; None: at random ones."""
        return sum((played.kills for played in self.rounds), Counter())

    def moments(self) -> list[str]:
        """One line for each moment: how often the program was killed there."""
        kills = self.kills
        return [f"{kills[moment]:6} {moment.name:<10} {moment}" for moment in Moment]

    def __str__(self) -> str:
        results = [played.reckoning for played in self.rounds]
        rows, lost, doubled, faults = (
            sum(count)
            for count in zip(*((r.rows, len(r.lost), len(r.doubled), len(r.faults)) for r in results), strict=True)
        )
        kills, decisions = self.kills, sum((played.decisions for played in self.rounds), Counter[str]())
        named = kills.total() - kills[None]
        return (
            f"{len(self.rounds)} rounds: {lost} lost rows, {doubled} double submissions, {faults} other faults "
            f"({rows:,} rows; {kills.total()} kills: {named} at named moments, {kills[None]} at random, "
            f"{sum(played.groups for played in self.rounds)} with all children; the service killed "
            f"{sum(played.service_deaths for played in self.rounds)} times; {decisions.total()} decisions: "
            f"{decisions[ARRIVED]} arrived, {decisions[RESEND]} sent again, {decisions[LEAVE]} left at first)"
        )


class Lanes:
    """Plays rounds side by side in `folder`; what failed is kept there."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        rounds: Iterable[int],
        over: Callable[[Played], None],
        only: Way | None = None,
    ) -> None:
        self._folder = folder
        self._only = only
        self._seed = seed
        self._over = over
        self._next = iter(rounds)
        self._lock = threading.Lock()
        self._stopped = threading.Event()

    def play(self, lanes: int) -> Sum:
        """All rounds."""
        with ThreadPoolExecutor(lanes) as pool:
            running = [pool.submit(self._lane, number) for number in range(lanes)]
            try:
                played = [each for lane in running for each in lane.result()]
            finally:
                self._stopped.set()
        return Sum(tuple(sorted(played, key=lambda each: each.plan.index)))

    def _lane(self, number: int) -> list[Played]:
        done = []
        with _serving(self._folder / f"service-{number}") as served:
            while (index := self._turn()) is not None and not self._stopped.is_set():
                played = Round(
                    planned(self._seed, index, self._only), self._folder / f"round-{index:03}", served
                ).play()
                with self._lock:
                    self._over(played)
                if played.reckoning.good:
                    shutil.rmtree(played.folder)
                done.append(played)
        return done

    def _turn(self) -> int | None:
        with self._lock:
            return next(self._next, None)


@contextmanager
def _serving(folder: Path) -> Iterator[Served]:
    served = Served(folder)
    try:
        yield served
    finally:
        served.close()

"""What happens in a round, drawn beforehand: where the program is killed, and what else goes wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from desktop_app.services.program.failpoints import Moment

from .service import DYING, FINE, MOST, UNHEARD, UNSAID

# No command line comes to it, but the window's service can be called: see again.py.
BEYOND_THE_COMMAND_LINE = Moment.REPEATED
MOMENTS = tuple(Moment)
# A service that takes fewer numbers than a task has is needed for these.
_TOO_LARGE = {Moment.REFUSED, Moment.DIVIDED}
# A submission without a clear answer is needed for these.
_DOUBTFUL = {Moment.DOUBTED, Moment.DECIDED, Moment.REPEATED}
# Seconds within which most runs of the program end by themselves.
_RUN_SECONDS = 2.4


@dataclass(frozen=True, slots=True)
class Kill:
    """One kill -9: the time `times` that the program comes to a moment, or so many seconds after it was started.

    `group`: all of its processes at once; else the program alone, and its child is left to itself.
    """

    moment: Moment | None
    times: int
    after: float
    group: bool

    def __str__(self) -> str:
        whom = "the group" if self.group else "the program alone"
        when = f"{self.moment.name} × {self.times}" if self.moment else f"{self.after:.2f} s"
        return f"{whom} at {when}"


class Way(StrEnum):
    """How the service of a round answers."""

    TASKS = "tasks"
    REPLY = "reply"  # the answers are in the reply to a submission
    KEYED = "keyed"  # the same, and a submission that is repeated with its key is charged once


@dataclass(frozen=True, slots=True)
class Plan:
    """A round. `trouble`: what becomes of its first submissions. `most`: `--max-per-task`.

    `service_killed`: seconds after its start at which the service is killed, whatever it does just then. `leaves`: what
    did not arrive is left by a decision, and sent again when all else is done.
    """

    index: int
    seed: str
    way: Way
    kills: tuple[Kill, ...]
    most: int | None
    via: str
    suffix: str
    second_list: bool
    trouble: tuple[str, ...]
    service_killed: float | None
    leaves: bool


# The first rounds, which together come to every moment; None is a random one.
_FIXED: tuple[tuple[Moment | None, ...], ...] = (
    (Moment.NUMBERED, Moment.PREPARED, Moment.INTENDED, Moment.LEAVING),
    (Moment.ANSWERED, Moment.TAKEN, Moment.DOWNLOADED, Moment.FETCHED),
    (Moment.REFUSED, Moment.DIVIDED, None),
    (Moment.DOUBTED, Moment.DECIDED, Moment.REPEATED),
    (None, Moment.JOINED, Moment.ENDED, Moment.WRITTEN),
    (None, None, None),
    (Moment.LEAVING, Moment.ANSWERED, Moment.TAKEN, Moment.FETCHED),
    (Moment.ANSWERED, Moment.DOUBTED, None),
)
FEWEST = len(_FIXED)
# Two lists at once; and rounds whose service answers in the reply.
_TWO_LISTS, _REPLY, _KEYED = 5, 6, 7


def planned(seed: int, index: int, only: Way | None = None) -> Plan:
    """The round of that number; the same each time for the same seed. `only`: of this way."""
    name = f"{seed}-{index}"
    draw = Random(name)  # noqa: S311 - the same round each time
    fixed = index < FEWEST
    moments = _FIXED[index] if fixed else _drawn_moments(draw)
    kills = tuple(_kill(draw, moment, 1 if fixed else draw.choice((1, 1, 2, 3))) for moment in moments)
    too_large = bool(_TOO_LARGE & set(moments)) or (not fixed and draw.random() < 0.15)
    way = only if only and Moment.REPEATED not in moments else _way(index, draw, moments)
    return Plan(
        index=index,
        seed=name,
        way=way,
        kills=kills,
        most=draw.choice((None, MOST + 8)) if too_large else draw.choice((5, 7, 7, MOST)),
        via=draw.choice(("auto", "json", "file")) if way is Way.TASKS else "json",
        suffix=draw.choice((".xlsx", ".xlsx", ".csv")),
        second_list=index == _TWO_LISTS or (not fixed and draw.random() < 0.2),
        trouble=_trouble(draw, moments, fixed),
        service_killed=draw.uniform(0.3, 5.0) if not fixed and draw.random() < 0.2 else None,
        leaves=Moment.REPEATED in moments,
    )


def _way(index: int, draw: Random, moments: Sequence[Moment | None]) -> Way:
    if index < FEWEST:
        return {_REPLY: Way.REPLY, _KEYED: Way.KEYED}.get(index, Way.TASKS)
    drawn = draw.choice((Way.TASKS, Way.TASKS, Way.REPLY, Way.KEYED))
    # There, what is left by a decision was paid for, and isn't sent again.
    return Way.TASKS if Moment.REPEATED in moments else drawn


def _drawn_moments(draw: Random) -> list[Moment | None]:
    """Two to four, two of three at named moments; mostly in the order in which a batch comes to them."""
    count = draw.randint(2, 4)
    moments = [draw.choice(MOMENTS) if draw.random() < 0.67 else None for _ in range(count)]
    if draw.random() < 0.75:
        places = iter(sorted((moment for moment in moments if moment), key=MOMENTS.index))
        return [next(places) if moment else None for moment in moments]
    return moments


def _kill(draw: Random, moment: Moment | None, times: int) -> Kill:
    if moment in {Moment.NUMBERED, Moment.PREPARED, Moment.WRITTEN, Moment.DECIDED, Moment.REPEATED, *_TOO_LARGE}:
        times = 1  # a run comes to them only once, or hardly more often
    return Kill(moment, times, draw.uniform(0.05, _RUN_SECONDS), draw.random() < 0.5)


def _trouble(draw: Random, moments: tuple[Moment | None, ...] | list[Moment | None], fixed: bool) -> tuple[str, ...]:
    if Moment.REPEATED in moments:
        return (UNHEARD, draw.choice((UNHEARD, UNSAID)))
    if _DOUBTFUL & set(moments):
        return (*[FINE] * draw.randrange(3), draw.choice((UNHEARD, UNSAID)), draw.choice((UNHEARD, UNSAID)))
    if fixed:
        return () if any(moments) else (FINE, DYING)
    if draw.random() < 0.3:
        return (*[FINE] * draw.randrange(8), draw.choice((UNHEARD, UNSAID, DYING)))
    return ()

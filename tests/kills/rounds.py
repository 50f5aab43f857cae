"""One round: a list is sent, the program is killed again and again and carried on, and what came of it is counted."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from desktop_app.services.program.failpoints import Moment
from tests.cli.program import Program

from .journal import JournalSeen
from .lists import MadeList, make_list
from .person import LEAVE, RESEND, Person
from .plan import BEYOND_THE_COMMAND_LINE, Kill, Plan, Way
from .reckoning import Reckoning, reckon
from .running import Ran, Runs
from .served import Served, connect

# As many times as a person would try before giving up.
_MOST_RUNS = 12
# Exit codes that a round may see: done, the service didn't answer or the list is at work elsewhere, a decision.
_EXPECTED = {0, 5, 6}
# Seconds within which the children of a killed program notice that it is gone.
_ORPHAN_SECONDS = 60.0
_COUNTS = {"GB": 21, "DE": 8, "FR": 6, "US": 4}


@dataclass(frozen=True, slots=True)
class Played:
    """A round that is over. `kills`: how many at each moment, None for random ones; `groups` of them whole groups."""

    plan: Plan
    folder: Path
    reckoning: Reckoning
    kills: Counter[Moment | None]
    groups: int
    decisions: Counter[str]
    service_deaths: int
    seconds: float
    story: tuple[str, ...]

    def __str__(self) -> str:
        found = list(dict.fromkeys([*self.reckoning.doubled, *self.reckoning.lost, *self.reckoning.faults]))
        planned = ", ".join(map(str, self.plan.kills))
        head = f"round {self.plan.index} (seed {self.plan.seed}; {planned}), kept in {self.folder}"
        return "\n  ".join([head, *self.story, *found[:12]])


class Round:
    """Plays one plan in a folder of its own, with an account of its own at the service."""

    def __init__(self, plan: Plan, folder: Path, served: Served) -> None:
        folder.mkdir(parents=True)
        self._plan = plan
        self._folder = folder
        self._served = served
        self._account = f"{folder.name}-{plan.seed}"
        key = served.account(self._account)
        served.trouble(key, plan.trouble)
        program = Program(folder, key, served.base_url)
        if plan.way is not Way.TASKS:
            connect(program.home, served.base_url, keyed=plan.way is Way.KEYED)
        self._runs = Runs(program, self._look_after_the_service)
        self._began = time.monotonic()
        self._service_due = plan.service_killed
        absent = LEAVE if plan.leaves else RESEND
        self._journal = JournalSeen(program.home)
        self._person = Person(self._runs, served, self._account, self._journal, absent, plan.way)
        self._home = program.home
        self._draw = Random(plan.seed)  # noqa: S311 - the same round each time
        self._lists = [make_list(folder, "list", _COUNTS, plan.seed, plan.suffix)]
        if plan.second_list:
            self._lists.append(make_list(folder, "second", {"IT": 9}, plan.seed, ".xlsx"))
        self._faults: list[str] = []
        # 3: what was left has no answer, at first.
        self._ends = {0, 3} if plan.leaves or plan.way is Way.REPLY else {0}

    def play(self) -> Played:
        """Kill, carry on to the end, and count."""
        deaths = self._served.deaths
        try:
            for kill in self._plan.kills:
                self._be_killed(kill)
            self._carry_on_to_the_end()
            self._see_the_orphans_end()
            reckoning = self._reckoned()
        except Exception as error:  # noqa: BLE001 - whatever it is, the round is shown with its seed and kept
            reckoning = Reckoning(0, (), (), (*self._faults, *self._unexpected(), f"{type(error).__name__}: {error}"))
        finally:
            self._runs.end_all()
        killed_by = [ran.killed_by for ran in self._runs.ended if ran.killed_by]
        return Played(
            plan=self._plan,
            folder=self._folder,
            reckoning=reckoning,
            kills=Counter(kill.moment for kill in killed_by),
            groups=sum(kill.group for kill in killed_by),
            decisions=self._person.decisions,
            service_deaths=self._served.deaths - deaths,
            seconds=time.monotonic() - self._began,
            story=tuple(map(str, self._runs.ended)),
        )

    # --- what is done ---

    def _be_killed(self, kill: Kill) -> None:
        """One run that is to be killed: a decision, where that is meant or there is one to take; else the batch."""
        if kill.moment is BEYOND_THE_COMMAND_LINE:
            self._come_to_rest()
            self._runs.send_again(kill)
            return
        if kill.moment is Moment.DECIDED or (kill.moment is None and self._draw.random() < 0.3):
            if kill.moment and not self._journal.knows(self._lists[0]):
                self._go_on(None)
            if doubts := self._person.doubts():
                self._person.decide(doubts[0], kill)
                return
        elif self._draw.random() < 0.4:
            self._person.decide_all()
        self._go_on(kill)

    def _carry_on_to_the_end(self) -> None:
        self._come_to_rest()
        numbers = sum(len(made.numbers) for made in self._lists)
        for _ in range(_MOST_RUNS):
            if not self._plan.leaves or self._journal.answered() == numbers:
                return
            self._runs.send_again()
            self._come_to_rest()
        self._faults.append(f"unanswered after {_MOST_RUNS} runs")

    def _come_to_rest(self) -> None:
        for _ in range(_MOST_RUNS):
            alone = all(self._journal.knows(made) for made in self._lists[1:])
            ran = self._go_on(None)
            if ran.code == 6:
                self._person.decide_all()
            elif ran.code in self._ends and alone and (ran.command == "resume" or len(self._lists) == 1):
                return
        self._faults.append(f"not done after {_MOST_RUNS} runs")

    def _go_on(self, kill: Kill | None) -> Ran:
        """What a person does next: `verify` what the journal doesn't know, else `resume`, beside a second list."""
        first, *others = self._lists
        lacking = [made for made in others if not self._journal.knows(made)]
        beside = [self._runs.start(*self._verify(made), kill=self._other(kill)) for made in lacking]
        # What is done and sent once more is a new batch, and paid for again: that would be no carrying on.
        unfinished = self._journal.unfinished(first)
        again = not self._journal.knows(first) or (unfinished and self._draw.random() < 0.2)
        command = self._verify(first) if again else ("resume",)
        ran = self._runs.run(*command, kill=kill)
        for running in beside:
            running.wait()
        return ran

    def _other(self, kill: Kill | None) -> Kill | None:
        return kill and Kill(None, 1, self._draw.uniform(0.1, 2.0), kill.group)

    def _verify(self, made: MadeList) -> tuple[object, ...]:
        most = ("--max-per-task", self._plan.most) if self._plan.most else ()
        return ("verify", made.source, "-o", made.output, "--yes", "--via", self._plan.via, *most)

    def _look_after_the_service(self) -> None:
        if self._service_due is not None and time.monotonic() - self._began > self._service_due:
            self._service_due = None
            self._served.kill()
        self._served.revive()

    # --- what came of it ---

    def _unexpected(self) -> list[str]:
        """Runs that ended as none should."""
        fine = _EXPECTED | self._ends
        wrong = [ran for ran in self._runs.ended if not ran.killed_by and (ran.code not in fine or ran.broke)]
        return [f"{ran}: {ran.err.strip()[-300:]}" for ran in wrong]

    def _see_the_orphans_end(self) -> None:
        until = time.monotonic() + _ORPHAN_SECONDS
        while left := self._runs.still_there():
            if time.monotonic() > until:
                self._faults.append(f"{len(left)} of the killed programs have a child that goes on")
                return
            time.sleep(0.05)

    def _reckoned(self) -> Reckoning:
        served = self._served
        tasks, in_reply = served.tasks(self._account), self._plan.way is not Way.TASKS
        found = reckon(
            self._lists,
            tasks,
            served.charged(self._account),
            self._home,
            leaves=self._plan.leaves or self._plan.way is Way.REPLY,
            in_reply=in_reply,
            unheard=self._person.unheard,
        )
        faults = (*self._faults, *self._person.faults, *self._unexpected(), *found.faults)
        return Reckoning(found.rows, found.lost, found.doubled, faults)

"""The person who decides about submissions that nobody knows the outcome of, by what the service's task list says."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from desktop_app.core.numbers.phone import masked

from .journal import Evidence, JournalSeen
from .plan import Kill, Way
from .running import Runs
from .served import Served, ServedTask

ARRIVED, RESEND, LEAVE = "arrived", "resend", "leave"


@dataclass
class Person:
    """Looks at `tasks` and at the service, and calls `decide`. `absent`: what is done with what didn't arrive.

    Where the answers come in the reply, what arrived is left: its answers can't be had any more, which `unheard`
    counts. With a key it is sent again all the same.
    """

    runs: Runs
    served: Served
    account: str
    journal: JournalSeen
    absent: str = RESEND
    way: Way = Way.TASKS
    unheard: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    decisions: Counter[str] = field(default_factory=Counter)

    def doubts(self) -> list[dict[str, Any]]:
        """The tasks that wait for a decision, as `tasks --json` shows them."""
        if not self.journal.doubtful():
            return []  # starting the program would only take time
        ran = self.runs.run("tasks", "--json")
        shown = json.loads(ran.out) if ran.code == 0 else {"batches": []}
        return [task for batch in shown["batches"] for task in batch["tasks"] if task["state"] == "unknown"]

    def decide(self, doubt: dict[str, Any], kill: Kill | None = None) -> None:
        """Settle one."""
        arrived = self._at_the_service(self.journal.evidence(doubt["part"]))
        decision = self._decision(doubt["part"], arrived)
        way = ["--arrived", arrived.id] if arrived and decision == ARRIVED else [f"--{decision}"]
        self.runs.run("decide", doubt["id"], *way, kill=kill)
        if self.journal.state(doubt["part"]) != "unknown":
            self.decisions[decision] += 1
            if decision == LEAVE and arrived:
                self.unheard |= set(arrived.numbers)

    def _decision(self, part: str, arrived: ServedTask | None) -> str:
        if self.way is not Way.TASKS:
            batch, _, number = part.rpartition("/")
            if [*self.runs.program.home.glob(f"lists/*/results/{batch}-{number}")]:
                self.faults.append(f"{part} was asked about, and its reply is on disk")
        match self.way, arrived:
            case (Way.KEYED, _) | (_, None):
                return RESEND if self.way is Way.KEYED else self.absent
            case (Way.REPLY, _):
                return LEAVE
        return ARRIVED

    def decide_all(self) -> None:
        """Settle whatever is doubtful."""
        for doubt in self.doubts():
            self.decide(doubt)

    def _at_the_service(self, evidence: Evidence) -> ServedTask | None:
        """The task of the service that the evidence describes and the journal doesn't have."""
        known = self.journal.service_ids()
        found = [task for task in self.served.tasks(self.account) if task.id not in known]
        return next((task for task in found if _evidence(task) == evidence), None)


def _evidence(task: ServedTask) -> Evidence:
    return Evidence(task.country, len(task.numbers), masked(task.numbers[0]), masked(task.numbers[-1]))

"""What a round came to: rows that were lost, numbers that were paid for twice, and what else isn't as it must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.cli.tables import records

from .lists import HEADER, MadeList, Row
from .served import ServedTask, reading

# What a task may be when all is done: its answers are beside their rows, or others stand in its place.
_DONE = {"joined", "split"}


@dataclass(frozen=True, slots=True)
class Reckoning:
    """`lost`: rows that are missing, in another place, or without the service's answer. `doubled`: numbers that were
    charged more than once. `faults`: everything else.
    """

    rows: int
    lost: tuple[str, ...]
    doubled: tuple[str, ...]
    faults: tuple[str, ...]

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.faults)


def reckon(
    lists: Sequence[MadeList],
    tasks: Sequence[ServedTask],
    charged: int,
    home: Path,
    *,
    leaves: bool = False,
    in_reply: bool = False,
    unheard: Collection[str] = (),
) -> Reckoning:
    """Compare the inputs with the results, the service's ledger and the journal. `leaves`: tasks may have been left.

    `in_reply`: the journal knows none of the service's tasks. `unheard`: numbers whose reply never came to this disk.
    """
    charges = Counter(number for task in tasks for number in task.numbers)
    answers = {number: answer for task in tasks for number, answer in task.answers.items()}
    wanted = {number for made in lists for number in made.numbers}
    lost = [words for made in lists for words in lost_rows(made, answers, unheard)]
    doubled = [f"{number} was charged {times} times" for number, times in charges.items() if times > 1]
    faults = [f"{number} was never charged" for number in sorted(wanted - charges.keys())]
    faults += [f"{number} is in no list, and was charged" for number in sorted(charges.keys() - wanted)]
    if charged != charges.total():
        faults.append(f"{charged} credits were paid for {charges.total()} numbers")
    served = set() if in_reply else {task.id for task in tasks}
    faults += damage(home, len(lists), served, _DONE | {"left"} if leaves else _DONE)
    return Reckoning(sum(len(made.rows) for made in lists), tuple(lost), tuple(doubled), tuple(faults))


def lost_rows(made: MadeList, answers: dict[str, dict[str, str]], unheard: Collection[str] = ()) -> list[str]:
    """One line for each row of a list that isn't in the result as it must be, and for each row too many."""
    name = made.output.name
    if not made.output.exists():
        return [f"{name} was not written: {row.cells}" for row in made.rows]
    found = records(made.output)
    lost = [f"{name} ends before {row.cells}" for row in made.rows[len(found) :]]
    lost += [f"{name} has a row too many: {row}" for row in found[len(made.rows) :]]
    for row, written in zip(made.rows, found, strict=False):
        if not _as_it_must_be(row, written, {} if row.e164 in unheard else answers):
            lost.append(f"{name} has {written} for {row.cells}")
    return lost


def _as_it_must_be(row: Row, written: dict[str, Any], answers: dict[str, dict[str, str]]) -> bool:
    if tuple(written[column] for column in HEADER) != row.cells or written["Phone (E.164)"] != row.e164:
        return False
    if not row.e164:
        return bool(written["Answer"] == "not sent")
    if row.e164 and not answers:
        return bool(written["Answer"] == "unanswered")
    answer = answers.get(row.e164)
    # Without fields it would agree with everything.
    return bool(answer and written["Answer"] == "answered" and answer.items() <= written.items())


def damage(home: Path, batches: int, served: set[str], done: set[str]) -> list[str]:
    """What is wrong with the journal and the lists of a data folder in which everything is done."""
    found = []
    # Not what was half read when the program was killed: nobody was promised anything of it.
    for path in [*home.glob("*.sqlite"), *home.glob("lists/[!.]*/list.sqlite")]:
        with reading(path) as database:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                found.append(f"{path.relative_to(home)}: {verdict}")
    with reading(home / "journal.sqlite") as journal:
        (count,) = journal.execute("SELECT COUNT(*) FROM batches").fetchone()
        tasks = journal.execute("SELECT batch_id, part, state, remote_id FROM tasks").fetchall()
    if count != batches:
        found.append(f"{count} batches in the journal for {batches} lists")
    found += [f"task {batch}/{part} is {state}" for batch, part, state, _ in tasks if state not in done]
    known = Counter(remote_id for _, _, _, remote_id in tasks if remote_id)
    found += [f"two tasks of the journal are {remote_id}" for remote_id, times in known.items() if times > 1]
    found += [f"the journal doesn't know {task_id}" for task_id in sorted(served - known.keys())]
    found += [f"the service doesn't know {task_id}" for task_id in sorted(known.keys() - served)]
    return found

"""The whole engine on a stage: what may happen to it, as plain calls, each followed by the comparison of the books."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from desktop_app.core.batches.batch import Batch, Task, finished
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import BatchBusy, DialproofError, KeyRefused, NoPhoneNumbers, NothingToSend
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.simulated_time import SimulatedTime
from tests.services.world import AtOnce

from .book import Book, Line, read_book
from .faults import Endpoint, Fault
from .life import Killed, Life, Stop
from .lists import MadeList, make_list
from .network import Traffic
from .oracle import undecided, wrongs
from .process import Process
from .served import BASE_URL, Served

# Real time that one step may take: something that waits for ever fails instead of hanging.
PATIENCE = 20.0
HERE = Connection(BASE_URL)
Faults = Mapping[Endpoint, Iterable[Fault]]
Story = Callable[[Process], Coroutine[Any, Any, Any]]


class Stage:
    """A service, a folder, and one process after another over it."""

    def __init__(self, folder: Path, credit: int = 10_000) -> None:
        self.folder = folder
        self.home = folder / "home"
        (self.home / "lists").mkdir(parents=True)
        self.time = SimulatedTime()
        self.served = Served(folder / "service", self.time.seconds, credit)
        self.traffic = Traffic(self.served, lambda numbers: read_book(self.home).sending(numbers))
        self.lists: dict[str, MadeList] = {}
        self.ended: list[Stop] = []
        # What a person has decided: how often a task, or the unanswered of a batch, is to be sent again.
        self.decided: Counter[int | str] = Counter()
        self._runner = asyncio.Runner()
        self._lines: list[Line] = []
        self._begin()
        self._runner.get_loop().set_default_executor(AtOnce())
        # A dead process leaves tasks whose last words nobody hears.
        self._runner.get_loop().set_exception_handler(lambda _loop, _context: None)

    # --- processes ---

    def _begin(self) -> None:
        self.process = Process(self.home, self.time, self.traffic)
        sending = [task.id for task in self.book().tasks.values() if task.state is TaskState.SENDING]
        assert not sending, f"settled by nobody: {sending}"

    def restart(self) -> None:
        """End the program and start it again."""
        if not self.process.life.dead:
            self._runner.run(self.process.session.aclose())
        self.process.close()
        self._begin()
        self.check()

    def restart_service(self, most: int) -> None:
        """The service is started anew, takes `most` numbers a task, and has another key."""
        self.served.start(most)
        self.restart()

    def play(self, story: Story, faults: Faults | None = None, stop: Stop | None = None, *beside: Story) -> Any:
        """Let something happen, with others `beside` it in processes of their own; what it gave or raised.

        What is left of deques in `faults` stays in them. Gives `Killed` or `asyncio.CancelledError` (the class)
        where `stop` ended it.
        """
        self.time.clock += 1
        waiting = (faults or {}).items()
        self.traffic.script = {endpoint: each if isinstance(each, deque) else deque(each) for endpoint, each in waiting}
        others = [Process(self.home, self.time, self.traffic) for _ in beside]
        result = self._runner.run(self._told(story, stop, list(zip(beside, others, strict=True))))
        self.traffic.script = {}
        for other in others:
            other.close()
        life = self.process.life
        if life.stopped and life.stop:
            self.ended.append(life.stop)
        life.stop = None if not life.dead else life.stop
        self.check()
        if life.dead:
            self.restart()
        return result

    async def _told(self, story: Story, stop: Stop | None, others: list[tuple[Story, Process]]) -> Any:
        async with asyncio.timeout(PATIENCE):
            main = asyncio.ensure_future(story(self.process))
            self.process.life.arm(stop, main.cancel)
            results = await asyncio.gather(main, *(each(other) for each, other in others), return_exceptions=True)
            await self.served.quiet()
            for _, other in others:
                await other.session.aclose()
            left = asyncio.all_tasks() - {asyncio.current_task()}
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            assert self.process.life.stopped or not left, f"left running: {left}"
        for result, (_, other) in zip(results[1:], others, strict=True):
            _understood(result, other.life)
        return _understood(results[0], self.process.life)

    # --- what may happen ---

    def list_of(self, texts: Sequence[str]) -> MadeList:
        """Another list."""
        made = make_list(self.folder, f"list {len(self.lists) + 1}", texts)
        self.lists[made.path.name] = made
        return made

    def prepare(self, made: MadeList, stop: Stop | None = None, **order: Any) -> Any:
        """Read a list and prepare its batch, or carry on the one that was begun."""
        product = order.get("product", "phone-validation")
        same = [each for each in self.batches() if (each.file, each.product) == (made.path.name, product)]
        begun, known = [each.id for each in same if not finished(self.tasks(each))], len(self.batches())

        async def story(process: Process) -> Batch:
            found = await process.intake.read(made.path, ReadOptions())
            return await process.preparing.prepare(
                BatchOrder(list_id=found.list_id, connection=HERE, **{"product": product, **order})
            )

        result = self.play(story, stop=stop)
        if isinstance(result, Batch):
            assert result.id in begun if begun else len(self.batches()) == known + 1
        else:
            assert isinstance(result, type | NoPhoneNumbers | NothingToSend), repr(result)
        return result

    def run(self, batch: Batch, faults: Faults | None = None, stop: Stop | None = None, **more: Any) -> Any:
        """Carry a batch on."""
        result = self.play(lambda process: process.verification.run(batch.id, **{"tries": 2, **more}), faults, stop)
        states = {task.state for task in self.tasks(batch)}
        assert TaskState.SENDING not in states, f"ended with {result!r}, and a submission hangs in the air"
        return result

    def run_both(self, one: Batch, other: Batch, faults: Faults | None = None, stop: Stop | None = None) -> Any:
        """Two batches at the same time, in one process."""

        async def story(process: Process) -> None:
            runs = [process.verification.run(each.id, 2) for each in (one, other)]
            results = await asyncio.gather(*runs, return_exceptions=True)
            for result in results:
                if isinstance(result, BaseException) and not isinstance(result, BatchBusy):
                    raise result

        return self.play(story, faults, stop)

    def run_beside(self, one: Batch, other: Batch, faults: Faults | None = None, stop: Stop | None = None) -> Any:
        """The same in two processes; where it is the same batch, one of them finds it busy."""

        def carry_on(batch: Batch) -> Story:
            return lambda process: process.verification.run(batch.id, 2)

        return self.play(carry_on(one), faults, stop, carry_on(other))

    def decide_arrived(self, task: Task, remote_id: str, faults: Faults | None = None, stop: Stop | None = None) -> Any:
        """A person has found the task in the service's list; an id that isn't there, or is another's, is refused."""
        arrived = self.truth(task)
        result = self.play(lambda process: process.verification.decide_arrived(task, remote_id), faults, stop)
        if remote_id != arrived:
            assert self.process.journal.task(task.id).state is TaskState.UNKNOWN, f"took {remote_id} for {task}"
        return result

    def decide(self, task: Task, *, again: bool, stop: Stop | None = None) -> Any:
        """A person has it sent again, or leaves it."""

        self.decided[task.id] += again

        async def story(process: Process) -> Task:
            way = process.verification.decide_resend if again else process.verification.decide_leave
            return way(task)

        return self.play(story, stop=stop)

    def repeat(self, batch: Batch, stop: Stop | None = None) -> Any:
        """A person has the unanswered sent again, and agrees to what they were told."""

        self.decided[batch.id] += 1

        async def story(process: Process) -> None:
            found = await process.repeating.unanswered(batch.id)
            if found.numbers:
                await process.repeating.repeat(batch.id, found.numbers)

        result = self.play(story, stop=stop)
        assert result is None or isinstance(result, type | BatchBusy), repr(result)
        return result

    # --- looking ---

    def book(self) -> Book:
        """The books as they stand on the disk."""
        return read_book(self.home)

    def batches(self) -> list[Batch]:
        """The oldest first."""
        return sorted(self.process.journal.batches(), key=lambda batch: batch.created_at)

    def tasks(self, batch: Batch) -> list[Task]:
        """A batch's tasks."""
        return self.process.journal.tasks(batch.id)

    def unknown(self) -> list[Task]:
        """What waits for a person."""
        return [task for batch in self.batches() for task in self.tasks(batch) if task.state is TaskState.UNKNOWN]

    def refused(self) -> list[Task]:
        """What was refused, and waits for a person unless its cause is gone."""
        return [task for batch in self.batches() for task in self.tasks(batch) if task.state is TaskState.REJECTED]

    def settle(self, stop: Callable[[], Stop | None] = lambda: None) -> None:
        """A person decides by the truth about all that waits for them."""
        for task in [*self.unknown(), *self.refused()]:
            if arrived := self.truth(task):
                result = self.decide_arrived(task, arrived, stop=stop())
                if isinstance(result, KeyRefused):  # said of an earlier request: the person enters the key anew
                    self.play(lambda process: process.session.access(HERE, anew=True))
                    result = self.decide_arrived(task, arrived, stop=stop())
            else:
                result = self.decide(task, again=True, stop=stop())
            assert not isinstance(result, Exception), repr(result)

    def truth(self, task: Task) -> str:
        """The service's id of a task that the journal doesn't know, "" where nothing of it arrived."""
        known = {each.remote_id for each in self.book().tasks.values()}
        sent = [each.remote_id for each in self.traffic.sent if each.task == task.id]
        return next((each for each in reversed(sent) if each and each not in known), "")

    def check(self) -> None:
        """The books agree."""
        book = self.book()
        found = wrongs(book, self._lines, self.served, self.traffic.sent, self.lists)
        found += undecided(book, self.decided)
        self._lines = book.lines
        assert not found, "\n".join(found)
        assert not self.traffic.key_leaked

    def close(self) -> None:
        """Let go of everything."""
        self.process.close()
        self.served.close()
        self._runner.close()


def _understood(result: Any, life: Life) -> Any:
    """A result, or what may be raised by the engine; what may not is raised again."""
    if life.dead:
        return Killed
    if isinstance(result, asyncio.CancelledError):
        assert life.stopped, "cancelled by nobody"
        return asyncio.CancelledError
    if isinstance(result, BaseException) and not isinstance(result, DialproofError):
        raise result
    return result

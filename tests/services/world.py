"""Services over a real journal and real lists in a temporary folder, in simulated time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from desktop_app.api import HttpClient
from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.status import Condition, status_of
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.profile.model import ServiceProfile
from desktop_app.core.report.figures import Report
from desktop_app.core.report.page import ReportPage
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import NO_POLICY
from desktop_app.services.account.balance import Balances
from desktop_app.services.batches.labelling import Labelling
from desktop_app.services.batches.monitoring import Monitoring
from desktop_app.services.batches.submitting import Submitting
from desktop_app.services.batches.verification import Verification
from desktop_app.services.checks.checking import Checking
from desktop_app.services.connections.connection_test import ConnectionTest
from desktop_app.services.connections.pacing import Pacer
from desktop_app.services.connections.session import Session
from desktop_app.services.erasing.deleting import Deleting
from desktop_app.services.erasing.retention import Retention
from desktop_app.services.lists.comparing import Comparing
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.intake import Intake, ReadList
from desktop_app.services.lists.mending import Mending
from desktop_app.services.lists.preparing import BatchOrder, Preparing
from desktop_app.services.lists.refreshing import Refreshing
from desktop_app.services.lists.reparsing import Reparsing
from desktop_app.services.lists.repeating import Repeating
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.lists.results import Results
from desktop_app.services.lists.step_plans import StepPlans
from desktop_app.services.ports import DataEraser, NoDataEraser, VerificationClient
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.offering import RecipeOffers
from desktop_app.services.recipes.recipes import Recipes
from desktop_app.services.recipes.run_services import RunServices
from desktop_app.services.recipes.running import RecipeRuns
from desktop_app.services.recipes.watching import RecipeWatch
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.machine.rates import RateLog
from desktop_app.storage.recipes.files import RecipeFiles
from tests.cli.fake_service import KEY, FakeService
from tests.proven import prove
from tests.services.direct_work import Direct
from tests.services.memory_keys import MemoryKeys
from tests.services.scripted_service import LocalHandle, ScriptedService
from tests.services.simulated_time import SimulatedTime

T = TypeVar("T")
URL = "https://service.example/api/v1"
ORIGIN = "https://service.example:443"
CONNECTION = Connection(URL)
# Seconds of real time that a story may take, on a busy machine: something that waits for ever fails instead of hanging.
PATIENCE = 180.0


class NoPrinter:
    """What draws reports where none is asked for."""

    def page(self, report: Report) -> ReportPage:
        raise AssertionError(report)

    def drawn(self, page: ReportPage) -> bytes:
        raise AssertionError(page)


class World:
    """One run of the program over `home`; another World over the same folder is the next run.

    `proven`: its connection has delivered results before.
    """

    def __init__(
        self,
        home: Path,
        service: ScriptedService | None = None,
        journal: Journal | None = None,
        eraser: DataEraser = NoDataEraser(),  # noqa: B008 - it holds nothing
        *,
        proven: bool = True,
    ) -> None:
        self.home = home
        self.proven = proven
        self.time = service.time if service else SimulatedTime()
        self.service = service or ScriptedService(self.time)
        self.made: list[tuple[str, str]] = []
        self.locals: list[LocalHandle] = []
        self.changes: list[str] = []
        self.client: Callable[[str, str], VerificationClient] = lambda _url, _key: self.service
        self.keys = MemoryKeys({ORIGIN: "key"})
        self.worker = Direct()
        self.journal = journal or Journal(home / "journal.sqlite")
        if proven:
            prove(self.journal, URL)
        self.lists = ListFolders(home / "lists")
        self.rates = RateLog(home / "rates.sqlite")
        self.session = Session(self.journal, self.keys, self._make, self._start, NO_POLICY, self.time.now)
        self.pacer = Pacer(self.rates, self.time, self.session.limits, self.session.per_second)
        self.context = ServiceContext(
            self.journal,
            self.lists,
            self.worker,
            self.worker,
            self.session,
            self.pacer,
            self.time,
            self.changes.append,
            eraser=eraser,
        )
        self.intake = Intake(self.lists, self.worker)
        self.mending = Mending(self.context)
        self.preparing = Preparing(self.context)
        self.submitting = Submitting(self.context)
        self.verification = Verification(self.context, self.submitting, Monitoring(self.context))
        self.labelling = Labelling(self.context)
        self.deleting = Deleting(self.context, self.verification)
        self.retention = Retention(self.context, self.verification)
        self.repeating = Repeating(self.context)
        self.results = Results(self.context)
        self.suppression = self.results.suppression
        self.steps = StepPlans(self.context, self.preparing, self.results)
        self.refreshing = Refreshing(self.context, self.preparing, self.results)
        self.reparsing = Reparsing(self.context)
        self.exporting = Exporting(self.context, self.results)
        self.checking = Checking(self.context)
        self.balances = Balances(self.context)
        self.connection_test = ConnectionTest(self.context, self.checking)
        self.recipes = Recipes(self.context, self.results, RecipeFiles(home / "recipes"))
        reporting = Reporting(self.context, self.results, Comparing(self.context), NoPrinter())
        through = RunServices(
            self.intake,
            self.mending,
            self.preparing,
            self.steps,
            self.refreshing,
            self.verification,
            self.results,
            self.exporting,
            reporting,
        )
        self.runs = RecipeRuns(self.context, through)
        self.offers = RecipeOffers(self.context, self.recipes, self.runs, through)
        self.watch = RecipeWatch(self.context, self.recipes, self.runs)

    def _make(self, base_url: str, key: str, _profile: ServiceProfile) -> VerificationClient:
        self.made.append((base_url, key))
        return self.client(base_url, key)

    async def _start(self) -> LocalHandle:
        self.locals.append(LocalHandle(f"http://127.0.0.1:{4000 + len(self.locals)}/api/v1"))
        return self.locals[-1]

    def again(self) -> World:
        """The next run of the program, with the same service."""
        self.close()
        return World(self.home, self.service, proven=self.proven)

    def close(self) -> None:
        self.journal.close()
        self.rates.close()

    def file(self, numbers: Sequence[str], name: str = "list.csv") -> Path:
        path = self.home / name
        path.write_text("Name,Mobile\n" + "".join(f"N{at},{number}\n" for at, number in enumerate(numbers)), "utf-8")
        return path

    async def read(self, numbers: Sequence[str]) -> ReadList:
        return await self.intake.read(self.file(numbers), ReadOptions())

    async def prepared(self, numbers: Sequence[str], most: int | None = None, **order: Any) -> Batch:
        """A batch of these numbers, prepared and not sent."""
        found = await self.read(numbers)
        order = {"connection": CONNECTION, "product": "phone-validation", "via": Via.AUTO, **order}
        return await self.preparing.prepare(BatchOrder(list_id=found.list_id, max_per_task=most, **order))

    def order(self, list_id: str, connection: Connection = CONNECTION, **more: Any) -> BatchOrder:
        """The order to verify a list that was read."""
        return BatchOrder(list_id, connection, "phone-validation", **more)

    def tasks(self, batch: Batch) -> list[Task]:
        return self.journal.tasks(batch.id)

    def states(self, batch: Batch) -> list[TaskState]:
        return [task.state for task in self.tasks(batch)]

    def condition(self, batch: Batch) -> Condition:
        return status_of(self.journal.batch(batch.id), self.tasks(batch)).condition

    def without_a_last_moment(self) -> Verification:
        """A verification that gives no submission on its way a moment longer when it is cancelled."""
        return Verification(self.context, Submitting(self.context, last_moment=0.0), Monitoring(self.context))

    def put_right(self, batch: Batch) -> None:
        """A person has put right what was refused, and has it sent again."""
        self.session.reopen(self.session.connection(batch.base_url))
        for task in self.tasks(batch):
            if task.state is TaskState.REJECTED:
                self.verification.decide_resend(task)

    def kinds(self, batch: Batch) -> list[str]:
        """The events of a batch in their order."""
        return [event.kind for event in reversed(self.journal.events(batch.id, most=10_000))]

    def sure(self, batch: Batch) -> None:
        """What has to hold at all times: nothing is paid for twice, every number has its place in one task."""
        sent = self.service.sent_numbers()
        assert len(sent) == len(set(sent)), "a number was paid for twice"
        places = [
            (task.country, place)
            for task in self.tasks(batch)
            if task.state is not TaskState.SPLIT
            for place in range(task.first, task.first + task.numbers)
        ]
        assert len(places) == len(set(places)), "a number stands in two tasks"


def over(world: World, service: FakeService) -> World:
    """A world whose service is asked over HTTP."""
    world.client = HttpClient
    world.keys.kept[Connection(service.base_url).origin] = KEY
    return world


def british(count: int, start: int = 0) -> list[str]:
    """So many valid British mobile numbers."""
    return [f"+447400{number:06}" for number in range(start, start + count)]


def german(count: int) -> list[str]:
    """So many valid German mobile numbers."""
    return [f"+4915112{number:06}" for number in range(count)]


class AtOnce(ThreadPoolExecutor):
    """Does in place what would be done in a thread, so that a story takes the same steps every time."""

    def submit(self, work: Callable[..., T], /, *args: Any, **more: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(work(*args, **more))
        except Exception as error:  # noqa: BLE001 - as a thread hands over whatever is raised in it
            done.set_exception(error)
        return done


def told(story: Coroutine[Any, Any, T]) -> T:
    """Run a story on plain asyncio; nothing of it may be left running."""

    async def whole() -> T:
        asyncio.get_running_loop().set_default_executor(AtOnce())
        async with asyncio.timeout(PATIENCE):
            found = await story
        # On Windows asyncio itself waits for a server's next connection in a task, and ends it with the loop.
        left = {task for task in asyncio.all_tasks() if "IocpProactor.accept" not in repr(task)}
        left.discard(asyncio.current_task())
        assert not left, f"left running: {left}"
        return found

    return asyncio.run(whole())


async def until(condition: Callable[[], bool], running: asyncio.Future[Any] | None = None) -> None:
    """Turn the loop until something holds; what runs meanwhile may not end before."""
    for _ in range(200_000):
        if condition():
            return
        if running is not None and running.done():
            running.result()
            raise AssertionError("it ended before")
        await asyncio.sleep(0)
    raise AssertionError("it never came to that")


def blocked(event: asyncio.Event) -> Callable[[], Awaitable[None]]:
    """A request that doesn't end before `event`."""

    async def wait() -> None:
        await event.wait()

    return wait

"""Real services over a client that answers as it is told: for the small pages' tests."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import Any

from desktop_app.core.errors import DialproofError
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import NO_POLICY, Policy
from desktop_app.core.service.readings import (
    Accepted,
    BalanceReading,
    CheckReading,
    Quoted,
    ResultLocation,
    Spoken,
    TaskReading,
)
from desktop_app.services.account.balance import Balances
from desktop_app.services.account.costs import Costs
from desktop_app.services.account.spending_caps import SpendingCaps
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
from desktop_app.services.lists.intake import Intake
from desktop_app.services.lists.mending import Mending
from desktop_app.services.lists.offline import OfflineFacts
from desktop_app.services.lists.preparing import Preparing
from desktop_app.services.lists.refreshing import Refreshing
from desktop_app.services.lists.reparsing import Reparsing
from desktop_app.services.lists.repeating import Repeating
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.lists.results import Results
from desktop_app.services.lists.step_plans import StepPlans
from desktop_app.services.ports import PLAIN_SENDING, ByteProgress, Sending
from desktop_app.services.program.log_reading import LogReading
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.program.services import Services
from desktop_app.services.program.updating import Updating
from desktop_app.services.recipes.offering import RecipeOffers
from desktop_app.services.recipes.recipes import Recipes
from desktop_app.services.recipes.run_services import RunServices
from desktop_app.services.recipes.running import RecipeRuns
from desktop_app.services.recipes.watching import RecipeWatch
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.machine.home import open_home
from desktop_app.storage.machine.log_tail import LogTail
from desktop_app.storage.machine.provider_files import ProviderFiles
from desktop_app.storage.machine.rates import RateLog
from desktop_app.storage.recipes.files import RecipeFiles
from desktop_app.ui.frame.account_watch import AccountWatch
from desktop_app.ui.frame.context import Changes, PageContext
from desktop_app.ui.frame.runner import Runner
from desktop_app.wiring.services import QtPrinter
from desktop_app.workers.process import Worker


@dataclass
class Answers:
    """What the service says: `error` instead of anything while it is set."""

    amount: Decimal = Decimal(99_987)
    check: dict[str, Any] = field(default_factory=lambda: {"valid": "yes", "region": "GB"})
    error: DialproofError | None = None
    asked: list[tuple[str, str]] = field(default_factory=list)  # what, and with which key
    hold: asyncio.Event | None = None  # answers wait for it
    spoken: Spoken | None = None  # what the last answer was, as it came
    remaining: int = 179  # checks that the service says are left

    async def settle(self, what: str, key: str) -> None:
        self.asked.append((what, key))
        if self.hold is not None:
            await self.hold.wait()
        if self.error is not None:
            raise self.error


class FakeClient:
    """`services.ports.VerificationClient` for balances and single checks."""

    def __init__(self, answers: Answers, key: str) -> None:
        self._answers = answers
        self._key = key

    async def balance(self) -> BalanceReading:
        await self._answers.settle("balance", self._key)
        return BalanceReading(self._answers.amount, "credits")

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        await self._answers.settle(f"{number} {product} {country}", self._key)
        return CheckReading(number, self._answers.check, self._answers.remaining)

    async def quote(self, product: str, country: str, count: int) -> Quoted:
        raise NotImplementedError

    async def detect(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        raise NotImplementedError

    async def detect_file(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        raise NotImplementedError

    async def task(self, task_id: str) -> TaskReading:
        raise NotImplementedError

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        raise NotImplementedError

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        raise NotImplementedError

    def last_answer(self) -> Spoken | None:
        return self._answers.spoken

    async def aclose(self) -> None:
        pass


class FakeKeys:
    """`services.ports.Keys` in memory; `works` is whether the system keyring takes them."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}
        self.works = True
        self.given = False

    async def get(self, origin: str, *, anew: bool = False) -> str | None:  # noqa: ARG002 - `Keys`
        return self.known.get(origin)

    async def has(self, origin: str) -> bool:
        return origin in self.known

    async def put(self, origin: str, key: str) -> bool:
        self.known[origin] = key
        return self.works

    def entrust(self, origin: str, *, first: bool = False) -> None:
        pass

    async def forget(self, origin: str) -> None:
        self.known.pop(origin, None)


@dataclass(frozen=True)
class Clock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    def ticks(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


@dataclass(frozen=True)
class FakeLocal:
    base_url: str = "http://127.0.0.1:1/api/v1"
    api_key: str = "local key"
    alive: bool = True

    async def aclose(self) -> None:
        pass


class SmallServices:
    """The services over `folder`, a context over them, and what pages asked of the window."""

    def __init__(self, folder: Path, policy: Policy = NO_POLICY) -> None:
        self.policy = policy
        self.release = b"{}"  # what is announced
        self.answers, self.keys, self.changes = Answers(), FakeKeys(), Changes()
        self.heard: list[Any] = []
        home = open_home(folder)
        self.lists = ListFolders(home.lists)
        self.services = self._services(home.path, Journal(home.journal), RateLog(home.rates))
        self.runner = Runner(on_failure=lambda name, error: self.heard.append((name, error)))
        self.context = PageContext(
            services=self.services,
            runner=self.runner,
            changes=self.changes,
            connection=self.services.session.current,
            use=self.use,
            run_batch=lambda _: None,
            open_results=lambda _: None,
            show_monitor=lambda _: None,
            show_error=self.heard.append,
            show_info=self.heard.append,
            connect=lambda *section: self.heard.append(" ".join(("connect", *section))),
            refresh_balance=self._refresh,
        )

    @cached_property
    def watch(self) -> AccountWatch:
        """The balance's one reader; `changes.end()` ends it."""
        return AccountWatch(self.context, lambda _status: None, self.heard.append, self.changes)

    def _refresh(self, **how: Any) -> None:
        """Read the balance where a page shows what comes of it; note it where a page only wants it read."""
        if "ended" in how:
            self.watch.read(**how)
        else:
            self.heard.append("refresh")

    def tell_balance(self, reading: BalanceReading) -> None:
        """Some request has brought the balance of the account in use, and everybody is told."""
        self.services.session.health(self.context.connection()).balance_read(reading)
        self.context.tell_account()

    def use(self, connection: Connection) -> None:
        self.services.session.choose(connection)
        self.context.tell_account()

    def _services(self, folder: Path, journal: Journal, rates: RateLog) -> Services:
        async def start_local() -> FakeLocal:
            return FakeLocal()

        def client(_url: str, key: str, _profile: object) -> FakeClient:
            return FakeClient(self.answers, key)

        worker, time = Worker(), Clock()
        session = Session(journal, self.keys, client, start_local, self.policy, time.now)
        context = ServiceContext(
            journal, self.lists, worker, worker, session, Pacer(rates, time), time, self.changes.batch_changed
        )
        verification = Verification(context, Submitting(context), Monitoring(context))
        results, preparing = Results(context), Preparing(context)
        checking, comparing = Checking(context), Comparing(context)
        intake, mending, exporting = Intake(self.lists, worker), Mending(context), Exporting(context, results)
        steps, refreshing = StepPlans(context, preparing, results), Refreshing(context, preparing, results)
        reporting = Reporting(context, results, comparing, QtPrinter(journal))
        recipes = Recipes(context, results, RecipeFiles(folder / "recipes"))
        through = RunServices(
            intake, mending, preparing, steps, refreshing, verification, results, exporting, reporting
        )
        runs = RecipeRuns(context, through)
        return Services(
            journal=journal,
            session=session,
            intake=intake,
            mending=mending,
            preparing=preparing,
            steps=steps,
            refreshing=refreshing,
            verification=verification,
            labelling=Labelling(context),
            deleting=Deleting(context, verification),
            repeating=Repeating(context),
            results=results,
            suppression=results.suppression,
            reparsing=Reparsing(context),
            exporting=exporting,
            offline=OfflineFacts(context),
            comparing=comparing,
            reporting=reporting,
            recipes=recipes,
            recipe_offers=RecipeOffers(context, recipes, runs, through),
            recipe_runs=runs,
            recipe_watch=RecipeWatch(context, recipes, runs),
            checking=checking,
            balances=Balances(context),
            costs=Costs(context),
            caps=SpendingCaps(context),
            connection_test=ConnectionTest(context, checking),
            retention=Retention(context, verification),
            worker=worker,
            quick=worker,
            rates=rates,
            log=LogReading(LogTail(folder / "logs" / "dialproof.log")),
            updating=Updating(journal, time, self.announced, "1.1", self.policy),
            providers=ProviderFiles(folder / "providers"),
            folder=folder,
        )

    async def aclose(self) -> None:
        await self.runner.aclose()
        await self.services.aclose()

    async def announced(self, _address: str) -> bytes:
        return self.release

    async def connect(self, connection: Connection, key: str = "a key") -> None:
        """Save a connection, use it, and tell every page."""
        await self.services.session.save(connection, key)
        self.use(connection)


async def until(true: Callable[[], bool], turns: int = 20_000) -> None:
    """Let tasks work until it is so."""
    for _ in range(turns):
        if true():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it never came to that")

"""A service at the port, which does what a test says."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path

from desktop_app.core.errors import BalanceShort, DialproofError, NotFound, OutcomeUnknown, Throttled, TooLarge
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import (
    Accepted,
    BalanceReading,
    CheckReading,
    Quoted,
    ResultLocation,
    Spoken,
    TaskReading,
    TaskStatus,
)
from desktop_app.services.ports import PLAIN_SENDING, ByteProgress, Sending
from tests.services.simulated_time import SimulatedTime


@dataclass
class Job:
    """A task as the scripted service keeps it."""

    id: str
    product: str
    country: str
    phones: tuple[str, ...]
    way: str
    asked: int = 0
    failed: str = ""
    forgotten: bool = False

    def result(self) -> bytes:
        """Its result file; the numbers come in another order than they were sent in."""
        return ("number,active\n" + "".join(f"{phone},yes\n" for phone in reversed(self.phones))).encode()


def write(path: Path, content: bytes) -> None:
    """Save a downloaded file."""
    path.write_bytes(content)


# What happens instead of an answer: an error to raise, or something to await that may raise.
Mishap = DialproofError | BaseException | Callable[[], Awaitable[None]]


@dataclass
class ScriptedService:
    """A service that counts and enforces the documented limits, with `services.ports.VerificationClient` as its door.

    `mishaps` by endpoint happen first, one for each request. `polls` is how often a task is asked after
    before it is done; `takes` is the most numbers of a task. A task's result is the next of `broken_results`, then
    that of `results`, else whole.
    """

    time: SimulatedTime
    mishaps: dict[str, deque[Mishap]] = field(default_factory=dict)
    polls: int = 2
    takes: int | None = None
    credits: Decimal = Decimal(1_000_000)
    jobs: dict[str, Job] = field(default_factory=dict)
    requests: dict[RateGroup, list[float]] = field(default_factory=lambda: {group: [] for group in RateGroup})
    log: list[str] = field(default_factory=list)
    refused_for_rate: int = 0
    at_once: int = 0
    most_at_once: int = 0
    fails: dict[str, str] = field(default_factory=dict)
    broken_results: dict[str, deque[bytes]] = field(default_factory=dict)
    results: dict[str, bytes] = field(default_factory=dict)
    enforce: bool = True
    sending: Sending = PLAIN_SENDING
    unit_price: Decimal = Decimal("0.5")
    quoted: list[tuple[str, str, int]] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    by_key: dict[str, Job] = field(default_factory=dict)
    checked: list[str] = field(default_factory=list)

    def mishap(self, endpoint: str, *what: Mishap) -> None:
        """Let these happen at the next requests of an endpoint."""
        self.mishaps.setdefault(endpoint, deque()).extend(what)

    async def _request(self, endpoint: str, group: RateGroup) -> None:
        self.log.append(endpoint)
        now = self.time.seconds()
        recent = [time for time in self.requests[group] if time > now - 60]
        if self.enforce and len(recent) >= LIMITS[group]:
            self.refused_for_rate += 1
            raise Throttled(message="Slow down.", retry_after=5.0)
        self.requests[group].append(now)
        await asyncio.sleep(0)
        if self.mishaps.get(endpoint):
            await happen(self.mishaps[endpoint].popleft())

    def sent_numbers(self) -> list[str]:
        """Every number of every accepted task: a number that stands here twice was paid for twice."""
        return [phone for job in self.jobs.values() for phone in job.phones]

    def accept(self, product: str, country: str, phones: Sequence[str], way: str = "json") -> Job:
        """Make a task and charge it."""
        self.credits -= len(phones)
        job = Job(f"t_{len(self.jobs) + 1:02}", product, country, tuple(phones), way)
        job.failed = self.fails.get(country, "")
        self.jobs[job.id] = job
        return job

    # --- the port ---

    async def balance(self) -> BalanceReading:
        await self._request("balance", RateGroup.READS)
        return BalanceReading(self.credits, "credits", raw={"balance": str(self.credits)})

    async def quote(self, product: str, country: str, count: int) -> Quoted:
        await self._request("quote", RateGroup.READS)
        self.quoted.append((product, country, count))
        return Quoted(self.unit_price * count, f"token-{len(self.quoted)}")

    async def detect(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        self.sending = sending
        return await self._submit("detect", product, country, phones)

    async def detect_file(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        self.sending = sending
        return await self._submit("detect_file", product, country, phones)

    async def _submit(self, way: str, product: str, country: str, phones: Sequence[str]) -> Accepted:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self._request(way, RateGroup.SUBMITS)
            if self.takes is not None and len(phones) > self.takes:
                raise too_large(self.takes)
            key = self.sending.key
            self.keys += [key] if key else []
            if key and key in self.by_key:  # the service knows the submission
                assert self.by_key[key].phones == tuple(phones)
                return Accepted(self.by_key[key].id, Decimal(len(phones)), {"task_id": self.by_key[key].id})
            if self.credits < len(phones):
                raise BalanceShort(message="Add credit.")
            job = self.accept(product, country, phones, way)
            if key:
                self.by_key[key] = job
            await asyncio.sleep(0)
            if self.sending.reply:
                write(self.sending.reply, self.results.get(job.id, job.result()))
                await asyncio.sleep(0)
            if self.mishaps.get("answer"):
                await happen(self.mishaps["answer"].popleft())
            return Accepted("" if self.sending.reply else job.id, Decimal(len(phones)), {"task_id": job.id})
        finally:
            self.at_once -= 1

    async def task(self, task_id: str) -> TaskReading:
        await self._request("task", RateGroup.READS)
        job = self._job(task_id)
        job.asked += 1
        if job.asked <= self.polls:
            status = TaskStatus.PENDING if job.asked == 1 else TaskStatus.PROCESSING
            return TaskReading(status, status.value.upper(), job.asked / (self.polls + 1), raw={"n": job.asked})
        if job.failed:
            return TaskReading(TaskStatus.FAILED, "failed", message=job.failed, raw={})
        return TaskReading(TaskStatus.COMPLETED, "completed", 1.0, cost=Decimal(len(job.phones)), raw={})

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        await self._request("result", RateGroup.READS)
        assert destination.parent.is_dir()
        assert numbers == len(self._job(task_id).phones)
        return ResultLocation(f"https://files/{self._job(task_id).id}", raw={"url": "…"})

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        self.log.append("download")
        if self.mishaps.get("download"):
            await happen(self.mishaps["download"].popleft())
        job = self.jobs[url.rsplit("/", 1)[1]]
        assert numbers == len(job.phones)
        broken = self.broken_results.get(job.id)
        write(destination, broken.popleft() if broken else self.results.get(job.id, job.result()))
        if progress is not None:
            progress(1, 1)

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        await self._request("check", RateGroup.CHECKS)
        if self.credits < 1:
            raise BalanceShort(message="Add credit.")
        self.credits -= 1
        self.checked.append(number)
        if self.mishaps.get("check answer"):
            await happen(self.mishaps["check answer"].popleft())
        answer = {"number": number, "active": True, "product": product, "country": country}
        return CheckReading(number, answer, remaining=LIMITS[RateGroup.CHECKS] - len(self.requests[RateGroup.CHECKS]))

    def last_answer(self) -> Spoken | None:
        return None

    async def aclose(self) -> None:
        self.log.append("closed")

    def _job(self, task_id: str) -> Job:
        job = self.jobs.get(task_id)
        if job is None or job.forgotten:
            raise NotFound(message="No such task.")
        return job


async def happen(what: Mishap) -> None:
    """Raise it, or await it."""
    if isinstance(what, BaseException):
        raise what
    await what()


def too_large(most: int) -> DialproofError:
    return TooLarge(message=f"At most {most} numbers.")


def unknown(reason: str = "status 502") -> DialproofError:
    return OutcomeUnknown(count=1, reason=reason, raw={"error": reason})


@dataclass
class LocalHandle:
    """A local service's process that never was one."""

    base_url: str
    api_key: str = "local-key"
    alive: bool = True
    closed: bool = False

    async def aclose(self) -> None:
        self.closed, self.alive = True, False

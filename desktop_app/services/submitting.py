"""Sending a batch's tasks: one at a time for each connection, the intent on disk before the first byte leaves."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections import defaultdict
from dataclasses import asdict, dataclass, replace
from decimal import Decimal

from desktop_app.core.batch import Batch, NewTask, Task, Via, finished
from desktop_app.core.batching import halves, plan
from desktop_app.core.connection import Connection
from desktop_app.core.errors import (
    BalanceShort,
    DialproofError,
    KeyMissing,
    KeyRefused,
    ListLost,
    NeverArrived,
    NothingToSend,
    OutcomeUnknown,
    ServiceRefused,
    Throttled,
    TooLarge,
)
from desktop_app.core.phone import masked
from desktop_app.core.polling import retry_delay
from desktop_app.core.rates import RateGroup
from desktop_app.core.readings import Accepted
from desktop_app.core.submission import TaskEvent, TaskState
from desktop_app.services.ports import OpenList
from desktop_app.services.session import Access
from desktop_app.services.workbench import Workbench

# The same refusal so many times in a row: the rest of the batch would only hear it again.
_SAME_REFUSAL = 3
STOPPED = "the program was stopped while sending"
# Doubtful outcomes in a row, after which nothing more of the batch is sent by itself.
_DOUBTS = 2


@dataclass(frozen=True, slots=True)
class BatchOrder:
    """What to verify and how. `output` is where the command line wants the result, "" for the window."""

    list_id: str
    connection: Connection
    product: str
    via: Via = Via.AUTO
    max_per_task: int | None = None
    output: str = ""
    raw_csv: bool = False


class Submitting:
    """Prepares batches and sends their tasks."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        # Submissions of one key go one at a time, so that a change of balance tells which was charged.
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    # --- preparing ---

    async def prepare(self, order: BatchOrder) -> Batch:
        """Write a batch with all its tasks into the journal; `NothingToSend` where no number is valid.

        The same list that was sent before and isn't finished is carried on instead of being paid for twice.
        """
        store = self._bench.lists.open(order.list_id)
        try:
            digest = _digest(store)
            name, rows = store.source_name, store.understanding.counts.rows
        finally:
            store.close()
        if begun := self._begun(order, digest):
            return begun
        batch = Batch(
            id=secrets.token_hex(4),
            list_id=order.list_id,
            file=name,
            base_url=order.connection.base_url,
            product=order.product,
            created_at=self._bench.time.now(),
            rows=rows,
            via=order.via,
            max_per_task=order.max_per_task,
            output=order.output,
            raw_csv=order.raw_csv,
            source_digest=digest,
        )
        counts = await self._bench.worker.begin_round(self._bench.lists.folder(order.list_id), batch.id)
        if not counts:
            raise NothingToSend(name=name)
        self._bench.journal.add_batch(batch, plan(counts, order.via, self._most(batch)))
        self._bench.changed(batch.id)
        return batch

    def _begun(self, order: BatchOrder, digest: str) -> Batch | None:
        for batch in self._bench.journal.batches():
            same = (batch.source_digest, batch.base_url, batch.product)
            if same != (digest, order.connection.base_url, order.product) or finished(
                self._bench.journal.tasks(batch.id)
            ):
                continue
            self._bench.journal.update_batch(batch.id, output=order.output or batch.output, raw_csv=order.raw_csv)
            return self._bench.journal.batch(batch.id)
        return None

    def _most(self, batch: Batch) -> int | None:
        """The most numbers in a task: what the person said, or what the service was found to take."""
        learned: int | None = self._bench.journal.setting(_limit_name(batch))
        known = [most for most in (batch.max_per_task, learned) if most]
        return min(known, default=None)

    # --- sending ---

    async def submit(self, batch_id: str, tries: int | None) -> None:
        """Send every prepared task of a batch.

        `tries`: how often a request that provably never arrived is sent again before
        `NeverArrived` is raised; None: for as long as it takes. Refusals and doubts are
        written into the journal; those of the key and the balance are raised, too.
        """
        batch = self._bench.journal.batch(batch_id)
        doubts, refusals = 0, [""]
        while task := self._next(batch):
            async with self._turns[batch.base_url]:
                task = await self._send_patiently(batch, task, tries)
            doubts = doubts + 1 if task.state is TaskState.UNKNOWN else 0
            refusals = [*refusals, task.message] if task.state is TaskState.REJECTED else [""]
            if doubts >= _DOUBTS or refusals[-_SAME_REFUSAL:].count(refusals[-1]) == _SAME_REFUSAL:
                return

    def _next(self, batch: Batch) -> Task | None:
        """The next task to send; one that is larger than what the service takes is split first."""
        for task in self._bench.journal.tasks(batch.id):
            if task.state is not TaskState.PREPARED:
                continue
            most = self._most(batch)
            if most is None or task.numbers <= most:
                return task
            self._divide(task)
            return self._next(batch)
        return None

    def _divide(self, task: Task) -> None:
        whole = NewTask(task.country, task.via, task.first, task.numbers)
        self._bench.journal.divide(task.id, self._bench.time.now(), halves(whole))
        self._bench.changed(task.batch_id)

    async def _send_patiently(self, batch: Batch, task: Task, tries: int | None) -> Task:
        failures = 0
        while True:
            try:
                return await self._send(batch, task)
            except Throttled:
                continue
            except NeverArrived:
                failures += 1
                if tries is not None and failures >= tries:
                    raise
                await self._bench.time.sleep(retry_delay(failures))

    async def _send(self, batch: Batch, task: Task) -> Task:
        """One attempt. The journal says `sending` before the first byte leaves, and what came of it after."""
        access = await self._access(batch, task)
        numbers = await asyncio.to_thread(self._numbers, batch, task)
        before = await self.amount(access)
        await self._bench.pacer.turn(access.account, RateGroup.SUBMITS, urgent=True)
        now = self._bench.time.now()
        ends = {"first_number": masked(numbers[0]), "last_number": masked(numbers[-1])}
        detail = {"numbers": task.numbers, "country": task.country, "balance": before, **ends}
        self._bench.journal.record(task.id, TaskEvent.SEND, now, detail, sent_at=now, balance_before=before, **ends)
        self._bench.changed(batch.id)
        try:
            accepted = await self._post(access, task, numbers)
        except DialproofError as error:
            return await self._not_accepted(batch, task, access, error)
        except BaseException:
            self._bench.record(
                task, TaskEvent.DOUBTED, {"reason": "stopped while sending"}, message="stopped while sending"
            )
            raise
        return self._bench.record(
            task, TaskEvent.TAKEN, {"answer": accepted.raw}, remote_id=accepted.task_id, cost=accepted.cost, message=""
        )

    async def _access(self, batch: Batch, task: Task) -> Access:
        """The client; without a key nothing is sent, and the task waits for one."""
        try:
            return await self._bench.session.access(self._bench.session.connection(batch.base_url))
        except KeyMissing as error:
            self._bench.journal.note(task.id, message=error.sentence)
            raise

    async def _post(self, access: Access, task: Task, numbers: list[str]) -> Accepted:
        send = access.client.detect_file if task.via is Via.FILE else access.client.detect
        return await send(task.product, task.country, numbers)

    async def _not_accepted(self, batch: Batch, task: Task, access: Access, error: DialproofError) -> Task:
        detail = {"error": type(error).__name__, "reason": str(error), "answer": error.params.get("raw")}
        if isinstance(error, NeverArrived):
            self._bench.record(task, TaskEvent.NEVER_ARRIVED, detail, message=str(error))
            raise error
        if isinstance(error, Throttled):
            self._bench.pacer.hold(access.account, RateGroup.SUBMITS, error.retry_after)
            self._bench.record(task, TaskEvent.THROTTLED, detail, message=str(error))
            raise error
        if isinstance(error, ServiceRefused):
            return self._refused(batch, task, error, detail)
        if not isinstance(error, OutcomeUnknown):
            error = OutcomeUnknown(count=1, reason=str(error))
        after = await self.amount(access)
        detail["balance"] = after
        reason = str(error.params.get("reason", error))
        return self._bench.record(task, TaskEvent.DOUBTED, detail, message=reason, balance_after=after)

    def _refused(self, batch: Batch, task: Task, error: ServiceRefused, detail: dict[str, object]) -> Task:
        refused = self._bench.record(task, TaskEvent.REFUSED, detail, message=error.sentence)
        if isinstance(error, TooLarge) and task.numbers > 1:
            self._bench.journal.save_setting(_limit_name(batch), task.numbers // 2)
            self._divide(task)
            return replace(refused, state=TaskState.SPLIT)
        if isinstance(error, KeyRefused | BalanceShort):
            raise error
        return refused

    def _numbers(self, batch: Batch, task: Task) -> list[str]:
        store = self._bench.lists.open(batch.list_id)
        try:
            numbers = store.numbers(batch.id, task.country, task.first, task.numbers)
        finally:
            store.close()
        if len(numbers) != task.numbers:
            raise ListLost(name=batch.file)
        return numbers

    async def amount(self, access: Access) -> Decimal | None:
        """The balance as evidence; None where it can't be read. A refused key is raised: it would be refused again."""
        await self._bench.pacer.turn(access.account, RateGroup.READS, urgent=True)
        try:
            return (await access.client.balance()).amount
        except KeyRefused:
            raise
        except DialproofError:
            return None


def _digest(store: OpenList) -> str:
    """What makes two lists the same: the file's content and how it was read."""
    how = json.dumps({**asdict(store.options), "phone": asdict(store.understanding.shape)}, sort_keys=True)
    return hashlib.sha256(f"{store.source_digest}\n{how}".encode()).hexdigest()


def _limit_name(batch: Batch) -> str:
    return f"most numbers of {batch.base_url}"

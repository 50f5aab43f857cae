"""One process of the program: the real services over a real journal and real lists, which a kill leaves as they are."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar, cast

from desktop_app.api.client import HttpClient
from desktop_app.core.profile.model import ServiceProfile
from desktop_app.core.service.policy import NO_POLICY
from desktop_app.services.batches.monitoring import Monitoring
from desktop_app.services.batches.submitting import Submitting
from desktop_app.services.batches.verification import Verification
from desktop_app.services.connections.pacing import Pacer
from desktop_app.services.connections.session import Session
from desktop_app.services.jobs import BeginAgain, BeginRound, BeginRoundReusing, Export, Job, Join, ReadFile
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.intake import Intake
from desktop_app.services.lists.preparing import Preparing
from desktop_app.services.lists.repeating import Repeating
from desktop_app.services.lists.results import Results
from desktop_app.services.ports import LocalServiceHandle, Time, VerificationClient, WorkProgress
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.machine.rates import RateLog
from tests.services.direct_work import Direct
from tests.services.memory_keys import MemoryKeys
from tests.services.simulated_time import SimulatedTime

from .life import DONE, JOB, WRITE, WRITTEN, Life, Mortal
from .network import Network, Traffic
from .served import ORIGIN

_CHANGES = frozenset({"add_batch", "update_batch", "record", "note", "add_tasks", "divide", "log", "save_setting"})
R = TypeVar("R")
_JOBS = (ReadFile, BeginRound, BeginRoundReusing, BeginAgain, Join, Export)


class MortalWork(Direct):
    """The child process, which ends with its parent: `_JOBS` count as steps."""

    def __init__(self, life: Life) -> None:
        super().__init__()
        self._life = life

    async def run(self, job: Job[R], on_progress: WorkProgress | None = None) -> R:
        counts = isinstance(job, _JOBS)
        self._life.step(JOB) if counts else self._life.check()
        result = await super().run(job, on_progress)
        self._life.step(DONE) if counts else self._life.check()
        return result


class Process:
    """Starts by settling what an earlier one left in the middle, as the command line does.

    `journal` is its journal past its life: to look into, never to change.
    """

    def __init__(self, home: Path, time: SimulatedTime, traffic: Traffic) -> None:
        self.life = life = Life()
        self._time = time
        self._transport = Network(traffic, life)
        self.journal = Journal(home / "journal.sqlite")
        self._rates = RateLog(home / "rates.sqlite")
        # Every method passes.
        journal = cast("Journal", Mortal(self.journal, life, _CHANGES, (WRITE, WRITTEN)))
        lists = cast("ListFolders", Mortal(ListFolders(home / "lists"), life))
        worker = MortalWork(life)
        clock = cast("Time", Mortal(time, life))
        keys = MemoryKeys({ORIGIN: traffic.served.key})
        self.session = Session(journal, keys, self._client, _no_local_service, NO_POLICY, clock.now)
        pacer = Pacer(cast("RateLog", Mortal(self._rates, life)), clock)
        self.bench = ServiceContext(journal, lists, worker, worker, self.session, pacer, clock, self._changed, self._at)
        self.intake = Intake(lists, worker)
        self.preparing = Preparing(self.bench)
        self.submitting = Submitting(self.bench, last_moment=0.0)
        self.verification = Verification(self.bench, self.submitting, Monitoring(self.bench))
        self.repeating = Repeating(self.bench)
        self.exporting = Exporting(self.bench, Results(self.bench))
        self.verification.settle_all()

    def _client(self, base_url: str, key: str, profile: ServiceProfile) -> VerificationClient:
        return HttpClient(
            base_url,
            key,
            transport=self._transport,
            profile=profile,
            clock=self._time.seconds,
            sleep=self.bench.time.sleep,
        )

    def _changed(self, _batch_id: str) -> None:
        self.life.check()

    def _at(self, moment: Moment) -> None:
        self.life.step(moment.value)

    def close(self) -> None:
        """Let go of the files, dead or alive."""
        self.journal.close()
        self._rates.close()


async def _no_local_service() -> LocalServiceHandle:
    raise AssertionError("its connection is saved by its address")

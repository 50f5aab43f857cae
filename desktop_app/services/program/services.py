"""Holds everything that window and command line can ask for."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.errors import DialproofError
from desktop_app.services.account.balance import Balances
from desktop_app.services.account.costs import Costs
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.batches.labelling import Labelling
from desktop_app.services.batches.verification import Verification
from desktop_app.services.checks.checking import Checking
from desktop_app.services.connections.connection_test import ConnectionTest
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
from desktop_app.services.lists.suppressing import Suppression
from desktop_app.services.ports import JobRunner
from desktop_app.services.program.log_reading import LogReading
from desktop_app.services.program.updating import Updating
from desktop_app.services.recipes.offering import RecipeOffers
from desktop_app.services.recipes.recipes import Recipes
from desktop_app.services.recipes.running import RecipeRuns
from desktop_app.services.recipes.watching import RecipeWatch
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.machine.provider_files import ProviderFiles
from desktop_app.storage.machine.rates import RateLog


@dataclass(frozen=True, slots=True)
class Services:
    """The services, built by the wiring.

    `quick` answers questions about lists while `worker` is busy; `folder` holds all data. `exposed`: what a person must
    be told about the folder's access rights.
    """

    journal: Journal
    session: Session
    intake: Intake
    mending: Mending
    preparing: Preparing
    steps: StepPlans
    refreshing: Refreshing
    verification: Verification
    labelling: Labelling
    deleting: Deleting
    repeating: Repeating
    results: Results
    suppression: Suppression
    reparsing: Reparsing
    exporting: Exporting
    offline: OfflineFacts
    comparing: Comparing
    reporting: Reporting
    recipes: Recipes
    recipe_offers: RecipeOffers
    recipe_runs: RecipeRuns
    recipe_watch: RecipeWatch
    checking: Checking
    balances: Balances
    costs: Costs
    caps: SpendingCaps
    connection_test: ConnectionTest
    retention: Retention
    worker: JobRunner
    quick: JobRunner
    rates: RateLog
    log: LogReading
    updating: Updating
    providers: ProviderFiles
    folder: Path = Path()
    exposed: DialproofError | None = None

    async def aclose(self) -> None:
        """End the child processes and the local service, and close the journal, whatever of it fails; raise that."""
        parts = self.worker.aclose(), self.quick.aclose(), self.session.aclose()
        ended = await asyncio.gather(*parts, return_exceptions=True)
        self.journal.close()
        self.rates.close()
        for each in ended:
            if isinstance(each, BaseException):
                raise each

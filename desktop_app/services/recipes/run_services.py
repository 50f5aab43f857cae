"""Names the services that a run of a recipe goes through."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.services.batches.verification import Verification
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.intake import Intake
from desktop_app.services.lists.mending import Mending
from desktop_app.services.lists.preparing import Preparing
from desktop_app.services.lists.refreshing import Refreshing
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.lists.results import Results
from desktop_app.services.lists.step_plans import StepPlans


@dataclass(frozen=True, slots=True)
class RunServices:
    """The services that a run goes through."""

    intake: Intake
    mending: Mending
    preparing: Preparing
    steps: StepPlans
    refreshing: Refreshing
    verification: Verification
    results: Results
    exporting: Exporting
    reporting: Reporting

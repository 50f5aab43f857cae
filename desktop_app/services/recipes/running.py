"""Runs recipes: reads a file as its recipe says, sends it, and writes what is wanted of it, with nobody at the screen.

Each run has its record in the journal before anything is read, and its batch there before anything is sent. So a run
that was cut off goes on: with its batch, or from the beginning if there is none yet. Whatever a person would be asked
ends the run, and the record says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.recipes.recipe import Recipe
from desktop_app.core.recipes.runs import Cause, RunRecord
from desktop_app.services.batches.verification import Verification
from desktop_app.services.lists.exporting import Exporting
from desktop_app.services.lists.intake import Intake
from desktop_app.services.lists.mending import Mending
from desktop_app.services.lists.preparing import Preparing
from desktop_app.services.lists.refreshing import Refreshing
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.lists.results import Results
from desktop_app.services.lists.step_plans import StepPlans
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.service_context import ServiceContext


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


class RecipeRuns:
    """Runs recipes, one run of a recipe at a time in a data folder."""

    def __init__(self, context: ServiceContext, services: RunServices) -> None:
        self._context = context
        self._services = services

    async def run(  # noqa: PLR0913 - what is run with what, and how far the person agreed
        self,
        recipe: Recipe,
        file: Path,
        *,
        cause: Cause = Cause.HAND,
        again: bool = False,
        agreed: bool = False,
        progress: WorkProgress | None = None,
    ) -> RunRecord:
        """Run a recipe with a file to the end, as far as that goes, and return the record of it.

        `again`: a person wants it although the recipe had a file with this content, or its numbers were sent lately.
        `agreed`: a person was told the price, so that a recipe without a cap may go. An unfinished run with the same
        content is carried on. Raise `BatchBusy` if another process runs the recipe, and `RecipeUncapped`; all else is
        in the record.
        """
        raise NotImplementedError

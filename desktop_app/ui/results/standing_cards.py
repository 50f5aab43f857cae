"""The cards above a list's results with the counts of rows by kind, updated when the batch changes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.detection.table import ImportSummary
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.results import counts
from desktop_app.ui.results.count_card import CountCards
from desktop_app.ui.results.latest import Latest


class StandingCards(CountCards):
    """Emits `told(answers)` after counting and showing the rows by answer status, or `failed(error)`."""

    told = Signal(object)
    failed = Signal(object)

    def __init__(self, context: PageContext) -> None:
        super().__init__(counts.kinds())
        unknown: dict[str, int | None] = dict.fromkeys(kind.key for kind in counts.kinds())
        self.set_counts(unknown, counts.hidden_cards(unknown))
        self._context = context
        self._states: Latest[tuple[dict[str, int], ProgressCounts]] = Latest(
            context.runner, "results states", between=True
        )

    def count(self, batch_id: str, found: Callable[[], ImportSummary | None]) -> None:
        """Count the rows.

        `found` returns how the list was understood when the answer comes, None if nobody waits then.
        """
        results = self._context.services.results

        def show(standing: tuple[dict[str, int], ProgressCounts]) -> None:
            if (understanding := found()) is not None:
                self._show(understanding, *standing)

        self._states.ask(lambda: results.standing(batch_id), show, self.failed.emit)

    def drop(self) -> None:
        """Ignore the counts under way."""
        self._states.drop()

    def _show(self, found: ImportSummary, answers: dict[str, int], progress: ProgressCounts) -> None:
        shown = counts.card_counts(found.counts, answers)
        self.set_counts(shown, counts.hidden_cards(shown), counts.card_details(shown, progress))
        self.told.emit(answers)

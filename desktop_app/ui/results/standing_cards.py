"""The cards above a list's results: how many rows there are of each kind, asked anew when the batch has changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from desktop_app.core.table import Counts
from desktop_app.ui.context import PageContext
from desktop_app.ui.results import counts
from desktop_app.ui.results.count_card import CountCards
from desktop_app.ui.results.latest import Latest


class StandingCards(CountCards):
    """`told(answers)`: the rows by answer status are counted, and shown. `failed(error)`: they can't be."""

    told = Signal(object)
    failed = Signal(object)

    def __init__(self, context: PageContext) -> None:
        super().__init__(counts.kinds())
        self._context = context
        self._states: Latest[tuple[dict[str, int], int]] = Latest(context.runner, "results states")

    def count(self, batch_id: str, rows: Callable[[], Counts | None]) -> None:
        """Ask how many; `rows` gives the list's own counts when the answer comes, None if nobody waits any more."""
        results = self._context.desk.results

        def show(standing: tuple[dict[str, int], int]) -> None:
            if (kinds := rows()) is not None:
                self._show(kinds, *standing)

        self._states.ask(lambda: results.standing(batch_id), show, self.failed.emit)

    def drop(self) -> None:
        """Nothing that was asked is told any more."""
        self._states.drop()

    def _show(self, rows: Counts, answers: dict[str, int], numbers: int) -> None:
        found = counts.card_counts(rows, answers)
        self.set_counts(found, counts.hidden_cards(found), counts.card_details(rows, numbers))
        self.told.emit(answers)

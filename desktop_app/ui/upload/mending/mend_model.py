"""What a person corrects in the rows on the page: orders, what came of them, and the way back; without widgets."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from desktop_app.core.errors import DialproofError
from desktop_app.core.numbers.mending import Suggestion
from desktop_app.core.rows.corrections import (
    Correction,
    Mended,
    MendOrder,
    ReadAs,
    Repeat,
    Restore,
    Suggested,
    TakeSuggestions,
    TypeNumber,
)
from desktop_app.services.lists.intake import ReadList
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.number_words import problem_word
from desktop_app.ui.upload.lists import OpenedList, opened
from desktop_app.ui.upload.rows.row_filters import Selection
from desktop_app.ui.upload.state import Untaken

_SUGGEST, _MEND, _LOOK = "upload.suggest", "upload.mend", "upload.look"
logger = logging.getLogger(__name__)


class MendState(Protocol):
    """What of the page's state is asked here."""

    @property
    def opened(self) -> OpenedList | None:
        """The list on the page."""
        ...

    @property
    def selection(self) -> Selection | None:
        """Which of its rows are shown."""
        ...

    @property
    def suggested(self) -> Suggested:
        """What is suggested for its numbers."""
        ...

    @property
    def may_send(self) -> bool:
        """True if nothing else is being done with the list."""
        ...


class MendModel:
    """Corrects the list on the page. `state()` returns the page's state, `change(**parts)` changes it."""

    def __init__(self, context: PageContext, state: Callable[[], MendState], change: Callable[..., None]) -> None:
        self._context, self._services, self._runner = context, context.services, context.runner
        self._state, self._change = state, change
        self._undone: list[MendOrder] = []
        self._done: list[MendOrder] = []

    # --- Lists come and go ---

    def begin(self, current: OpenedList) -> None:
        """Look for suggestions in a list that was just opened, if any number has a problem."""
        self.stop()
        self._done, self._undone = [], []
        if current.understanding.reasons or current.understanding.corrected:
            looking = self._services.mending.suggest(current.list_id)
            self._runner.start(_SUGGEST, looking, done=self._found, failed=_without_suggestions)

    def stop_orders(self) -> None:
        """Wait for no order any more: other rows may take the place of the list's."""
        self._runner.cancel(_MEND)
        self._runner.cancel(_LOOK)

    def stop(self) -> None:
        """Wait for nothing more: the list is going."""
        self.stop_orders()
        self._runner.cancel(_SUGGEST)

    def _found(self, suggested: Suggested) -> None:
        self._change(suggested=suggested)

    # --- What the person did ---

    def take(self, pattern: str, rows: Sequence[int] | None = None) -> None:
        """Take what a pattern suggests, for every row or for some."""
        self._order(TakeSuggestions((pattern,), None if rows is None else tuple(rows)))

    def type_number(self, row: int, place: int, text: str) -> None:
        """Put a typed text in place of a number; the text that stood there takes the correction back."""
        self._order(TypeNumber(row, place, text))

    def read_as(self, rows: Sequence[int], country: str) -> None:
        """Read the numbers with a problem in some rows as of a country."""
        self._order(ReadAs(tuple(rows), country))

    def restore(self, rows: Sequence[int]) -> None:
        """Take the corrections of some rows back."""
        self._order(Restore(tuple(rows)))

    def repeat(self, list_id: str) -> None:
        """Correct the list as another one of the same file was corrected."""
        try:
            self._order(Repeat(self._services.mending.cells(list_id)))
        except DialproofError as error:  # that list is lost
            self._context.show_error(error)

    def undo(self) -> None:
        """Undo the last order."""
        self._run(None)

    def redo(self) -> None:
        """Carry out again what was undone last."""
        if self._undone:
            self._run(self._undone[-1], again=True)

    @property
    def may_redo(self) -> bool:
        """True if an order was undone and nothing else ordered since."""
        return bool(self._undone)

    def look_at(self, pattern: str) -> None:
        """Show only the rows for which a pattern suggests something."""
        current = self._state().opened
        if current is not None:
            looking = self._services.mending.rows_with(current.list_id, (pattern,))
            self._runner.start(_LOOK, looking, done=self._show_rows, failed=self._context.show_error)

    def follow(self, pattern: str) -> None:
        """Show the rows of another pattern where those of one are shown: nobody mends rows that they don't see."""
        selection = self._state().selection
        if selection is not None and not selection.shown:
            self.look_at(pattern)

    def suggestions_for(self, row: int) -> list[tuple[int, Suggestion]]:
        """Return what is suggested for a row's numbers, each with its place among them."""
        current = self._state().opened
        return [] if current is None else self._services.mending.of_row(current.list_id, row)

    def corrections_of(self, rows: Sequence[int]) -> list[Correction]:
        """Return the corrections of some rows."""
        current = self._state().opened
        if current is None or not current.understanding.corrected:
            return []
        return self._services.mending.corrections(current.list_id, rows)

    # --- How it goes on ---

    def _show_rows(self, rows: array[int]) -> None:
        self._change(filter=None, selection=Selection((), rows))

    def _order(self, order: MendOrder) -> None:
        self._run(order)

    def _run(self, order: MendOrder | None, *, again: bool = False) -> None:
        state = self._state()
        current = state.opened
        if current is None or not state.may_send or self._runner.running(_MEND):
            return
        mending = self._services.mending
        work = mending.undo(current.list_id) if order is None else mending.mend(current.list_id, order)
        done = partial(self._mended, current, order, again)
        self._runner.start(_MEND, work, done=done, failed=self._context.show_error)

    def _mended(self, current: OpenedList, order: MendOrder | None, again: bool, mended: Mended) -> None:
        if not mended.changed:
            self._tell_unchanged(order, mended)
            return
        if order is None:
            self._undone += self._done[-1:]
            del self._done[-1:]
        else:
            self._undone = self._undone[:-1] if again else []
            self._done.append(order)
        try:
            fresh = opened(self._services, ReadList(current.list_id, current.name, mended.understanding))
        except DialproofError as error:
            self._context.show_error(error)
            return
        same: dict[str, Any] = {"source": current.source, "passwords": current.passwords}
        now = replace(fresh, **same, first_attempt=current.first_attempt)
        self._change(opened=now, suggested=mended.suggested, untaken=None)
        current.store.close()

    def _tell_unchanged(self, order: MendOrder | None, mended: Mended) -> None:
        if isinstance(order, TypeNumber) and mended.problem:
            told = words.tr("{} is not taken: {}.", "upload")
            why = told.format(joining.quoted(order.text.strip()), problem_word(mended.problem))
            self._change(untaken=Untaken(why, (order.row, order.place, order.text)))
        elif isinstance(order, ReadAs) and mended.suggested != self._state().suggested:
            told = words.tr("These may be read in several ways: take one of what is suggested now.", "upload")
            self._change(suggested=mended.suggested, untaken=Untaken(told))
        elif isinstance(order, ReadAs):
            self._change(untaken=Untaken(words.tr("None of these is a number of that country.", "upload")))


def _without_suggestions(error: Exception) -> None:
    """Leave the page without suggestions; whatever is wrong with the list is told where its rows are read."""
    logger.info("no suggestions: %r", error)

"""The columns for which nobody is asked, in a table: their values come from the child process, a page at a time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop_app.core.calling.times import LATER
from desktop_app.core.facts.offline import TIMES, TITLES, Offline
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.text import words
from desktop_app.ui.text.field_words import shown_value

KEY = "offline:"  # of these columns' keys
COMING = "…"
CALLABLE = tr_noop("Can be called now", "offline")
_BETWEEN = " · "  # between the values of a row's numbers
_KEPT = 20_000  # numbers: more than tables keep rows of
_WIDTHS = {Offline.REGION: 110, Offline.TIME_ZONES: 180, Offline.CALL_TIMES: 260}
_WIDTH = 150
_LOCAL = "2026-11-28 18:58"  # as wide as a local time is
# The fields of answers that have the same values, which are shown in the person's language.
_FIELDS = {Offline.LINE_TYPE: "line_type", **dict.fromkeys(TIMES, "valid")}


def offline_title(column: Offline) -> str:
    """Return a column's title, in the person's language."""
    return words.tr(TITLES[column], "offline")


class OfflineCells(QObject):
    """Remembers the values of numbers. Emits `came()` when some have come that were looked up before.

    `numbers_of` returns a row's numbers in E.164 form, "" for what is none. `task`: the runner's name for looking up.
    """

    came = Signal()

    def __init__(self, context: PageContext, task: str, numbers_of: Callable[[Any], Sequence[str]]) -> None:
        super().__init__()
        self._context, self._task, self._numbers_of = context, task, numbers_of
        self.chosen: tuple[Offline, ...] = ()
        # A row's numbers that are suppressed: they may not be called, whatever the time.
        self.never_called: Callable[[Any], Container[str]] = lambda _row: ()
        self._known: OrderedDict[str, Sequence[str]] = OrderedDict()
        self._wanted: dict[str, None] = {}
        self._asked: frozenset[str] = frozenset()  # those under way, for the columns chosen now

    def take_choice(self) -> bool:
        """Take over the columns that a person wants; return True if they are others than before."""
        chosen = self._context.services.offline.chosen()
        if chosen == self.chosen:
            return False
        self.chosen = chosen
        self._known.clear()
        self._wanted |= dict.fromkeys(sorted(self._asked))  # what comes of them has the former columns
        self._asked = frozenset()
        return True

    def columns(self) -> list[Column[Any]]:
        """Return the chosen columns, for rows that were looked up."""
        return [self._column(each, at) for at, each in enumerate(self.chosen)]

    def look_up(self, rows: Iterable[Any]) -> None:
        """Find the values of these rows; called with each page of them."""
        if not self.chosen:
            return
        numbers = {number for row in rows for number in self._numbers_of(row) if number}
        self._wanted |= dict.fromkeys(sorted(numbers - self._known.keys() - self._asked))
        if self._wanted and not self._context.runner.running(self._task):
            self._ask()

    def knows(self, row: Any) -> bool:
        """Return True if the row's values have come; else look them up."""
        if not self.chosen or all(number in self._known for number in self._numbers_of(row) if number):
            return True
        self.look_up([row])
        return False

    def _ask(self) -> None:
        chosen, numbers = self.chosen, list(self._wanted)
        self._wanted.clear()
        self._asked = frozenset(numbers)

        def done(columns: list[list[str]]) -> None:
            if chosen == self.chosen:
                self._keep(numbers, list(zip(*columns, strict=True)))
            self._go_on()

        def failed(error: Exception) -> None:
            if chosen == self.chosen:
                self._keep(numbers, [("",) * len(chosen)] * len(numbers))  # not asked for again and again
            self._context.show_error(error)
            self._go_on()

        self._context.runner.start(
            self._task, self._context.services.offline.of(numbers, chosen), done=done, failed=failed
        )

    def _keep(self, numbers: Sequence[str], values: Sequence[Sequence[str]]) -> None:
        self._asked = frozenset()
        self._known.update(zip(numbers, values, strict=True))
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)
        self.came.emit()

    def _go_on(self) -> None:
        if self._wanted and self.chosen:
            self._ask()

    def _column(self, column: Offline, at: int) -> Column[Any]:
        coming = (COMING,) * len(self.chosen)

        def text(row: Any) -> str:
            self.knows(row)  # asks again for what was forgotten or dropped meanwhile
            numbers = self._numbers_of(row)
            values = [self._known.get(number, coming)[at] if number else "" for number in numbers]
            if column is Offline.CALL_NOW and (never := self.never_called(row)):
                values = [LATER if number in never else value for number, value in zip(numbers, values, strict=True)]
            found = [shown_value(_FIELDS.get(column, ""), value) for value in values]
            return _BETWEEN.join(found) if any(found) else ""

        return Column(
            f"{KEY}{column}",
            offline_title(column),
            text,
            width=_WIDTHS.get(column, _WIDTH),
            tip=text,
            known=self.knows,
            among=(_LOCAL,) if column is Offline.LOCAL_TIME else (),  # a time is never cut, nor a row's second one
        )

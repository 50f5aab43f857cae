"""What each month cost, beside the amount."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from PySide6.QtCore import QDate

from desktop_app.core.charged import ChargedHow
from desktop_app.ui import words
from desktop_app.ui.balance.batch_costs import BatchCost
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.key_value import KeyValue
from desktop_app.ui.parts.label import Label

_SHOWN = 6


@dataclass(slots=True)
class MonthCost:
    """A month of the person's own time zone, in one currency. Parts of it may be estimated, or not known at all."""

    year: int
    month: int
    currency: str
    cost: Decimal = Decimal(0)
    estimated: bool = False
    partly: bool = False

    def add(self, row: BatchCost) -> None:
        """One more batch."""
        self.cost += row.cost or Decimal(0)
        self.partly |= row.cost is None or (row.charged is not None and row.charged.how is ChargedHow.AT_LEAST)
        self.estimated |= row.cost is not None and row.estimated

    def words(self) -> str:
        """ "11,690 credits"; "≈" where something is estimated, "≥" where something isn't known, or that nothing is."""
        if self.partly and not self.cost:
            return _tr("not known")
        sign = "≥ " if self.partly else "≈ " if self.estimated else ""
        return sign + words.amount(self.cost, self.currency)


def month_costs(rows: Iterable[BatchCost], unit: str, now: datetime, *, cut: bool = False) -> list[MonthCost]:
    """The latest months in which something was sent, the newest first, each currency by itself.

    `unit` is the balance's, for costs that name none; `now` only for the zone that months are of. `cut`: there were
    older batches than `rows` has, so that the first month isn't whole.
    """
    found: dict[tuple[int, int, str], MonthCost] = {}
    for row in rows:
        at = row.batch.created_at.astimezone(now.tzinfo)
        currency = (row.charged.currency if row.charged else "") or unit
        found.setdefault((at.year, at.month, currency), MonthCost(at.year, at.month, currency)).add(row)
    months = sorted(found.values(), key=lambda each: (-each.year, -each.month, each.currency))
    for each in months:
        each.partly |= cut and (each.year, each.month) == (months[-1].year, months[-1].month)
    return months[:_SHOWN]


class MonthsCard(Card):
    """Hidden where nothing was sent."""

    def __init__(self) -> None:
        super().__init__(_tr("Cost by month"))
        self._rows: list[KeyValue] = []
        self.note = Label("", "small", wrap=True)
        self.body.addWidget(self.note)
        self.hide()

    def show_months(self, months: Sequence[MonthCost], *, checks: bool = False) -> None:
        """The newest first; `checks`: single checks were made, too, of which nobody says what they cost."""
        for row in self._rows:
            self.body.removeWidget(row)
            row.deleteLater()
        self._rows = [KeyValue(_name(each), each.words()) for each in months]
        for at, row in enumerate(self._rows):
            self.body.insertWidget(1 + at, row)
        notes = [_tr("≈ partly by prices, not yet charged") if any(m.estimated for m in months) else ""]
        notes += [_tr("≥ some of it isn't known") if any(m.partly and m.cost for m in months) else ""]
        notes += [_tr("without single checks") if checks else ""]
        self.note.setText(" · ".join(filter(None, notes)))
        self.note.setVisible(bool(self.note.text()))
        self.setVisible(bool(months))

    def shown(self) -> list[str]:
        """The amounts as written."""
        return [row.value() for row in self._rows]


def _name(month: MonthCost) -> str:
    return words.locale().toString(QDate(month.year, month.month, 1), "MMMM yyyy")


def _tr(text: str) -> str:
    return words.tr(text, "balance")

"""What each month cost, lists and single checks, beside the amount."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from PySide6.QtCore import QDate

from desktop_app.core.checks import CheckMade
from desktop_app.core.products import UNPRICED, Catalogue
from desktop_app.core.spent import Spent
from desktop_app.ui import words
from desktop_app.ui.balance.batch_costs import BatchCost
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.key_value import KeyValue
from desktop_app.ui.parts.label import Label

_SHOWN = 6


@dataclass(slots=True)
class MonthCost:
    """A month of the person's own time zone, in one currency. Parts of it may be estimated, or not known at all.

    `checks` single checks are in it, which cost `checks_cost` by their prices; `unpriced` of them have none.
    """

    year: int
    month: int
    currency: str
    cost: Decimal = Decimal(0)
    estimated: bool = False
    partly: bool = False
    checks: int = 0
    checks_cost: Decimal = Decimal(0)
    unpriced: int = 0

    def add(self, row: BatchCost) -> None:
        """One more batch."""
        self.cost += row.cost or Decimal(0)
        self.partly |= row.partly
        self.estimated |= row.cost is not None and row.estimated

    def add_deleted(self, spent: Spent) -> None:
        """What deleted batches cost in it."""
        self.cost += spent.amount
        self.estimated |= spent.estimated
        self.partly |= spent.partly

    def add_check(self, price: Decimal | None) -> None:
        """One more single check: no answer says what it cost, so it is its product's price, if there is one."""
        self.checks += 1
        self.unpriced += price is None
        self.checks_cost += price or Decimal(0)
        self.cost += price or Decimal(0)
        self.estimated |= bool(price)
        self.partly |= price is None

    def checks_words(self) -> str:
        """What the single checks cost, of those whose price is known."""
        if self.unpriced == self.checks:
            return _tr("unknown")
        return ("≥ " if self.unpriced else "≈ ") + words.amount(self.checks_cost, self.currency)

    def words(self) -> str:
        """ "11,690 credits"; "≈" where something is estimated, "≥" where something isn't known, or that nothing is."""
        if self.partly and not self.cost:
            return _tr("unknown")
        sign = "≥ " if self.partly else "≈ " if self.estimated else ""
        return sign + words.amount(self.cost, self.currency)


def month_costs(  # noqa: PLR0913 - each is a part of the sum
    rows: Iterable[BatchCost],
    unit: str,
    now: datetime,
    *,
    cut: bool = False,
    checks: Iterable[CheckMade] = (),
    catalogue: Catalogue = UNPRICED,
    deleted: Iterable[Spent] = (),
) -> list[MonthCost]:
    """The latest months in which something was sent, the newest first, each currency by itself.

    `unit` is the balance's, for costs that name none; `now` only for the zone that months are of. `cut`: there were
    older batches than `rows` has, so that the month of its oldest isn't whole, nor is any before. `checks` are the
    single ones, priced as the `catalogue` prices them today; `deleted` the sums of batches that are gone.
    """
    found: dict[tuple[int, int, str], MonthCost] = {}
    oldest: datetime | None = None
    for row in rows:
        at = row.batch.created_at.astimezone(now.tzinfo)
        oldest = at if oldest is None else min(at, oldest)
        currency = (row.charged.currency if row.charged else "") or unit
        found.setdefault((at.year, at.month, currency), MonthCost(at.year, at.month, currency)).add(row)
    for spent in deleted:
        key = (spent.year, spent.month, spent.currency or unit)
        found.setdefault(key, MonthCost(*key)).add_deleted(spent)
    for check in checks:
        at = check.at.astimezone(now.tzinfo)
        month = found.setdefault((at.year, at.month, unit), MonthCost(at.year, at.month, unit))
        month.add_check(catalogue.asked(check.product).price)
    months = sorted(found.values(), key=lambda each: (-each.year, -each.month, each.currency))
    for each in months:
        each.partly |= cut and oldest is not None and (each.year, each.month) <= (oldest.year, oldest.month)
    return months[:_SHOWN]


class MonthsCard(Card):
    """Hidden where nothing was sent."""

    def __init__(self) -> None:
        super().__init__(_tr("Cost by month"))
        self._rows: list[KeyValue] = []
        self.note = Label("", "small", wrap=True)
        self.body.addWidget(self.note)
        self.hide()

    def show_months(self, months: Sequence[MonthCost]) -> None:
        """The newest first, each with what the single checks of it cost."""
        for row in self._rows:
            self.body.removeWidget(row)
            row.deleteLater()
        self._rows = [row for each in months for row in _rows(each)]
        for at, row in enumerate(self._rows):
            self.body.insertWidget(1 + at, row)
        notes = [_tr("≈ partly reckoned by prices") if any(m.estimated for m in months) else ""]
        notes += [_tr("≥ at least; some costs unknown") if any(m.partly and m.cost for m in months) else ""]
        self.note.setText(" · ".join(filter(None, notes)))
        self.note.setVisible(bool(self.note.text()))
        self.setVisible(bool(months))

    def shown(self) -> list[str]:
        """The amounts as written."""
        return [row.value() for row in self._rows]


def _rows(month: MonthCost) -> list[KeyValue]:
    rows = [KeyValue(_name(month), month.words())]
    if month.checks:
        name = words.counted(month.checks, "including %n single check", "including %n single checks")
        rows.append(KeyValue(name, month.checks_words(), below=True))
    return rows


def _name(month: MonthCost) -> str:
    return words.locale().toString(QDate(month.year, month.month, 1), _tr("MMMM yyyy"))


def _tr(text: str) -> str:
    return words.tr(text, "balance")

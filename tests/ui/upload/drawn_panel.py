"""The send panel alone: what a person chooses becomes its state at once, as the model does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from desktop_app.core.batches.batch import Via
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import Reckon, by_product
from desktop_app.ui.upload.sending.send_panel import SendPanel
from desktop_app.ui.upload.sending.send_state import order_of, reckoned


class DrawnPanel(SendPanel):
    """A panel that keeps its own state; `orders` has what was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.reckon: Reckon = by_product
        self.orders: list[BatchOrder] = []
        self.product_chosen.connect(self.set_product)
        self.way_chosen.connect(lambda via: self.change(way=(self.state.found, via)))
        self.reuse_chosen.connect(lambda days: self.change(reuse_days=days))
        self.send_wanted.connect(lambda covered: self.orders.append(self.order(covered)))
        self.change(unit="credits")

    def change(self, **changes: Any) -> None:
        self.show_state(reckoned(replace(self.state, **changes), self.reckon))

    def set_product(self, slug: str) -> None:
        self.change(slug=slug)

    def set_connection(self, connection: Connection) -> None:
        self.change(connection=connection, unit="", balance=None)

    def set_balance(self, reading: BalanceReading) -> None:
        self.change(balance=reading, unit=reading.currency)

    def show_list(self, found: ImportSummary) -> None:
        self.counts.show_list(found)
        self.change(found=found)

    def order(self, covered: int | None = None) -> BatchOrder:
        return order_of(self.state, "one", self.state.connection, covered)

    def via(self) -> Via:
        """Return how the list would be sent now."""
        return self.order().via


# Makes a panel so many pixels high, with a list and whatever else is known.
Drawn = Callable[..., DrawnPanel]

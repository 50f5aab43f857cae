"""Refreshes a former list: says what is fresh, older, unknown and new, and what asking again costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.results.refresh import Refresh, RefreshSplit
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.order_dialog import OrderDialog
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import product_name

_tr = words.translator("refresh")
_SIZE = 540, 250
_AGES = (7, 14, 30, 90, 180, 365)  # days


class RefreshDialog(OrderDialog):
    """A non-modal dialog about a former batch and the list that is refreshed by it: the same one, unless one is given.

    `take`: gets the order instead of having it prepared here.
    """

    def __init__(
        self,
        context: PageContext,
        former: Batch,
        parent: QWidget,
        *,
        list_id: str | None = None,
        take: Callable[[BatchOrder], None] | None = None,
    ) -> None:
        super().__init__(context, "refresh", _tr("Refresh"), parent)
        self._former, self._take = former, take
        self._list_id = former.list_id if list_id is None else list_id
        self._split: RefreshSplit | None = None
        self.age = ChoiceButton(_tr("Answers stay fresh"))
        self.parts = Label("", "small", wrap=True)
        self.build(_tr("Refresh the list"), self._lead(), (self.age,), _SIZE, details=(self.parts,))
        days = self._services.refreshing.days(former.product)
        ages = sorted({*_AGES, days})
        options: list[Option] = [(each, words.counted(each, "%n day", "%n days")) for each in ages]
        self.age.set_options(options, days)
        self.age.chosen.connect(self._choose)
        self._ask_split()

    def _lead(self) -> str:
        then = self._former.created_at.astimezone(datetime.now(UTC).astimezone().tzinfo)
        asked = product_name(self._former.product_title or self._former.product)
        lead = _tr(
            "Ask {product} again only where the answers of “{list}” of {date} are too old or unknown, or where a "
            "number is new. All other answers are taken over, free, and keep their date."
        )
        told = lead.format(product=asked, list=list_title(self._former), date=words.day(then))
        return joining.sentences(told, self._without())

    def _without(self) -> str:
        """Say that a refresh is of the list's first product alone; "" where it has no other."""
        others = self._services.refreshing.left_out(self._former)
        if not others:
            return ""
        template = _tr(
            "The new results are judged by this product alone, without {products}: order that with “Next step…” "
            "afterwards, where young answers are taken over."
        )
        return template.format(products=joining.listed(map(product_name, others)))

    @property
    def connection(self) -> Connection:
        """The connection of the former batch."""
        return self._services.session.connection(self._former.base_url)

    @property
    def chosen_product(self) -> str:
        """The product of the former batch."""
        return self._former.product

    @property
    def _refresh(self) -> Refresh:
        days = self.age.current()
        assert isinstance(days, int)  # noqa: S101 - every option is one
        return Refresh(self._former.id, days)

    # --- What it takes ---

    def _choose(self, _days: object) -> None:
        self._services.refreshing.choose(self._former.product, self._refresh.days)
        self._ask_split()

    def _ask_split(self) -> None:
        self.counts = self._split = None
        self.parts.setText("")
        self.reckon()
        split = self._services.refreshing.split(self._refresh, self._list_id)
        self._context.runner.start(self.task("count"), split, done=self._counted, failed=self.failed)

    def _counted(self, split: RefreshSplit) -> None:
        self._split, self.counts = split, split.countries
        days = self._refresh.days
        told = [
            (split.stale, _tr("older than {days} days: {count}")),
            (split.unknown, _tr("unknown or unanswered: {count}")),
            (split.new, _tr("new: {count}")),
        ]
        self.parts.setText(
            " · ".join(text.format(days=days, count=words.number(count)) for count, text in told if count)
        )
        self.reckon_anew()

    def said(self, numbers: int) -> str:
        """Return how many numbers are fresh, and how many are asked."""
        if self._split is None:
            return ""
        fresh = words.counted(self._split.fresh, "%n number is fresh.", "%n numbers are fresh.")
        if not numbers:
            return joining.sentences(fresh, _tr("There is nothing to ask."))
        return joining.sentences(fresh, words.counted(numbers, "%n number is asked.", "%n numbers are asked."))

    def worthwhile(self, numbers: int) -> bool:
        """Return True also where nothing is asked, if another list gets all answers."""
        return numbers > 0 or self._list_id != self._former.list_id

    def order_of(self, agreed: int) -> BatchOrder:
        """Return the order for the refresh."""
        split = self._split or RefreshSplit()
        order = self._services.refreshing.order(self._refresh, self._list_id, split, again=False)
        return replace(order, agreed=agreed)

    def confirm(self) -> None:
        """Prepare the order, or hand it on."""
        if self._take is None or self.counts is None:
            super().confirm()
            return
        order = self.order()
        self.accept()
        self._take(order)

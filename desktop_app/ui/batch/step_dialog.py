"""Asks for the next step of a list: which numbers, which product, which service; and says what that costs."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.results.reuse import NOTHING_KNOWN, Known, left_to_send
from desktop_app.core.results.standard_columns import place_of
from desktop_app.core.results.standard_words import TITLES, Standard
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import ColumnValue
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.order_dialog import OrderDialog
from desktop_app.ui.batch.reuse_choice import ReuseChoice
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import HEADING, Option
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.field_words import label_of, shown_value
from desktop_app.ui.text.product_words import product_options
from desktop_app.ui.text.verdict_words import verdict_word

_tr = words.translator("step")
logger = logging.getLogger(__name__)
_SIZE = 520, 360
_BY_VERDICT = (Verdict.GOOD, Verdict.DOUBTFUL, Verdict.BAD)


class StepDialog(OrderDialog):
    """A non-modal dialog about the batch before the step."""

    def __init__(self, context: PageContext, batch_id: str, parent: QWidget) -> None:
        super().__init__(context, "results step", _tr("Verify"), parent)
        self._batch: Batch = self._services.journal.batch(batch_id)
        self.numbers = ChoiceButton(_tr("Numbers"))
        self.service = ChoiceButton(_tr("Service"))
        self.product = ChoiceButton(_tr("Product"), placeholder=_tr("choose…"))
        lead = _tr(
            "Ask another product, or another service, about this list: about all of its numbers, or only about those "
            "that were answered in a certain way. All answers then stand side by side."
        )
        self.reuse = ReuseChoice()
        self.build(_tr("Next step"), lead, (self.numbers, self.service, self.product, self.reuse), _SIZE)
        # All numbers of the step, by country, those with an answer elsewhere included; None while they are counted.
        self._wanted: Mapping[str, int] | None = None
        self._offer_numbers({})
        self._offer_services()
        self.numbers.chosen.connect(lambda _chosen: self._ask_count())
        self.service.chosen.connect(lambda _chosen: self._offer_products())
        self.product.chosen.connect(lambda _chosen: self._ask_known())
        self.reuse.chosen.connect(self._choose_reuse)
        values = self._services.results.standard_values(batch_id)
        context.runner.start(self.task("values"), values, done=self._offer_numbers, failed=self.failed)
        self._ask_count()

    # --- What can be chosen ---

    def _offer_numbers(self, values: Mapping[Standard, list[str]]) -> None:
        after = self._batch.id
        options: list[Option] = [
            (StepNumbers(after), _tr("all of them")),
            (StepNumbers(after, verdicts=(Verdict.UNKNOWN,), unanswered=True), _tr("unknown, or without an answer")),
            *((StepNumbers(after, verdicts=(each,)), verdict_word(each)) for each in _BY_VERDICT),
        ]
        lead = len(options)
        for meaning, found in values.items():
            title = TITLES[meaning]
            for value in found:
                only = StepNumbers(after, values=(ColumnValue(place_of(meaning), value),))
                options.append((only, joining.named(label_of(title), shown_value(title, value))))
        chosen = self.numbers.current()
        self.numbers.set_options(options, options[0][0] if chosen is None else chosen, lead=lead)

    def _offer_services(self) -> None:
        connections = self._services.session.connections()
        current = next((each for each in connections if each.base_url == self._batch.base_url), connections[0])
        options: list[Option] = [(each.base_url, connection_title(each)) for each in connections]
        self.service.set_options(options, current.base_url)
        self._offer_products()

    @property
    def connection(self) -> Connection:
        """The chosen connection."""
        return self._services.session.connection(str(self.service.current()))

    def _offer_products(self) -> None:
        connection = self.connection
        unit = self._services.balances.unit(connection)
        options = product_options(shown_catalogue(connection), unit, local=connection.local)
        slugs = [option[0] for option in options if option[0] is not HEADING]
        others = [slug for slug in slugs if slug != self._batch.product or connection.base_url != self._batch.base_url]
        kept = self.product.current() if self.product.current() in slugs else None
        self.product.set_options(options, kept or next(iter(others or slugs), None))
        self._ask_known()

    @property
    def chosen_product(self) -> str | None:
        """The slug of the chosen product."""
        chosen = self.product.current()
        return None if chosen is None else str(chosen)

    # --- What it takes ---

    def _ask_count(self) -> None:
        self.counts = self._wanted = None
        self.reckon()
        counting = self._services.preparing.count(self._numbers)
        self._context.runner.start(self.task("count"), counting, done=self._counted, failed=self.failed)

    @property
    def _numbers(self) -> StepNumbers:
        chosen = self.numbers.current()
        assert isinstance(chosen, StepNumbers)  # noqa: S101 - every option is one
        return chosen

    def _counted(self, counts: Mapping[str, int]) -> None:
        self._wanted = counts
        self._ask_known()

    def _ask_known(self) -> None:
        """Look for answers of the product in other lists, once the numbers and the product are known."""
        self._context.runner.cancel(self.task("known"))
        self.counts = None
        self.reckon()
        if self._wanted and self.chosen_product is not None:
            known = self._services.preparing.reusing.known
            asking = known(self._batch.list_id, self.connection, self.chosen_product, self._numbers)
            self._context.runner.start(self.task("known"), asking, done=self._found, failed=self._without_known)
        elif self._wanted is not None:
            self._found(NOTHING_KNOWN)

    def _found(self, known: Known) -> None:
        self.reuse.show_known(known, self._services.preparing.reusing.days(self.connection))
        self.counts = left_to_send(self._wanted or {}, known.countries(self.reuse.days))
        self.reckon_anew()

    def _without_known(self, error: Exception) -> None:
        """Go on without: every number is sent."""
        logger.info("earlier answers can't be read: %r", error)
        self._found(NOTHING_KNOWN)

    def _choose_reuse(self, days: object) -> None:
        self._services.preparing.reusing.choose(self.connection, int(str(days)))
        self._found(self.reuse.known)

    def worthwhile(self, numbers: int) -> bool:
        """Return True also where all answers are taken over."""
        return numbers > 0 or bool(self._wanted)

    def said(self, numbers: int) -> str:
        """Return how many numbers were answered so, and how many of these are taken over."""
        wanted = sum((self._wanted or {}).values())
        told = words.counted(wanted, "%n number", "%n numbers") if wanted else _tr("No number was answered so.")
        if wanted == numbers:
            return told
        reused = words.counted(wanted - numbers, "%n answer is taken over.", "%n answers are taken over.")
        return joining.sentences(joining.sentence(told), reused)

    def order_of(self, agreed: int) -> BatchOrder:
        """Return the order for the step."""
        slug = self.chosen_product or ""
        days = self.reuse.days
        return BatchOrder(
            self._batch.list_id,
            self.connection,
            slug,
            reuse_days=days,
            agreed=agreed,
            again=False,
            step=self._numbers,
        )

"""Asks for the next step of a list: which numbers, which product, which service; and says what that costs."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.errors import Cancelled, DialproofError, ProfileBroken, SentBefore
from desktop_app.core.results.standard_columns import place_of
from desktop_app.core.results.standard_words import TITLES, Standard
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import ColumnValue
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import cap_words, most_words, small_words
from desktop_app.ui.batch.repeat_work import cost_line
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import HEADING, Option
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.field_words import label_of, shown_value
from desktop_app.ui.text.product_words import product_options
from desktop_app.ui.text.verdict_words import verdict_word

_tr = words.translator("step")
_SIZE = 520, 360
_VALUES, _COUNT, _PREPARE = "results step values", "results step count", "results step prepare"
_QUOTE = "results step quote"
logger = logging.getLogger(__name__)
_BY_VERDICT = (Verdict.GOOD, Verdict.DOUBTFUL, Verdict.BAD)


class StepDialog(QDialog):
    """A non-modal dialog about the batch before the step; emits `begun(batch_id)` once the step is prepared."""

    begun = Signal(str)

    def __init__(self, context: PageContext, batch_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr("Next step"))
        fit(self, *_SIZE)
        self._context, self._services = context, context.services
        self._batch: Batch = self._services.journal.batch(batch_id)
        self._counts: Mapping[str, int] | None = None
        self._warned_of: BatchOrder | None = None
        self.numbers = ChoiceButton(_tr("Numbers"))
        self.service = ChoiceButton(_tr("Service"))
        self.product = ChoiceButton(_tr("Product"), placeholder=_tr("choose…"))
        self.count = Label("", "strong", wrap=True)
        self.cost = Label("", "small", wrap=True)
        self.note = Label("", "small", tone="warning", wrap=True)
        self.keep = Button(_tr("Not now"), clicked=self.reject)
        self.send = Button(_tr("Verify"), "primary", clicked=self._confirm)
        self._build()
        self._offer_numbers({})
        self._offer_services()
        self.numbers.chosen.connect(lambda _chosen: self._ask_count())
        self.service.chosen.connect(lambda _chosen: self._offer_products())
        self.product.chosen.connect(lambda _chosen: self._reckon_anew())
        values = self._services.results.standard_values(batch_id)
        context.runner.start(_VALUES, values, done=self._offer_numbers, failed=self._failed)
        self._ask_count()

    def _build(self) -> None:
        lead = _tr(
            "Ask another product, or another service, about this list: about all of its numbers, or only about those "
            "that were answered in a certain way. All answers then stand side by side."
        )
        column = QVBoxLayout(self)
        column.setSpacing(theme.S)
        column.addWidget(Label(lead, wrap=True))
        for choice in (self.numbers, self.service, self.product):
            column.addWidget(choice)
        column.addStretch()
        for label in (self.count, self.cost, self.note):
            column.addWidget(label)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.keep)
        row.addWidget(self.send)
        column.addLayout(row)

    def done(self, result: int) -> None:
        """Drop the counts under way, however the dialog ends."""
        for task in (_VALUES, _COUNT, _QUOTE):
            self._context.runner.cancel(task)
        super().done(result)

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
        self._reckon_anew()

    # --- What it takes ---

    def _ask_count(self) -> None:
        self._counts = None
        self._reckon()
        counting = self._services.preparing.count(self._numbers)
        self._context.runner.start(_COUNT, counting, done=self._counted, failed=self._failed)

    @property
    def _numbers(self) -> StepNumbers:
        chosen = self.numbers.current()
        assert isinstance(chosen, StepNumbers)  # noqa: S101 - every option is one
        return chosen

    def _counted(self, counts: Mapping[str, int]) -> None:
        self._counts = counts
        self._reckon_anew()

    def _reckon_anew(self) -> None:
        """Ask the service what these numbers would cost, where it gives quotes; without one it is by the price list."""
        self._context.runner.cancel(_QUOTE)
        quotes = self._services.preparing.quotes
        with suppress(ProfileBroken):
            if self._counts and self.product.current() is not None and quotes.offered(self.connection):
                asked = quotes.ask(self.connection, str(self.product.current()), self._counts)
                self._context.runner.start(_QUOTE, asked, done=lambda _price: self._reckon(), failed=self._not_quoted)
        self._reckon()

    def _not_quoted(self, error: Exception) -> None:
        if not isinstance(error, DialproofError | Cancelled):
            logger.error("the service could not be asked for a quote", exc_info=error)
        self._reckon()

    def _order(self, agreed: int) -> BatchOrder:
        slug = str(self.product.current())
        order = BatchOrder(self._batch.list_id, self.connection, slug, agreed=agreed, again=False, step=self._numbers)
        return replace(order, again=order == self._warned_of)

    def _reckon(self) -> None:
        if self.send.busy:
            return
        self.note.setText("")
        counts = self._counts
        if counts is None or self.product.current() is None:
            self.count.setText(_tr("Counting the numbers…") if counts is None else "")
            self.cost.setText("")
            self.send.setEnabled(False)
            return
        numbers = sum(counts.values())
        self.count.setText(
            words.counted(numbers, "%n number", "%n numbers") if numbers else _tr("No number was answered so.")
        )
        try:
            self._say_cost(counts, numbers)
        except DialproofError as error:  # the connection's profile or products can't be read
            what, _meaning, advice = error_words(error)
            self._show_cost(joining.sentences(what, advice), possible=False, tone="danger")

    def _say_cost(self, counts: Mapping[str, int], numbers: int) -> None:
        if not numbers:
            self._show_cost("", possible=False)
            return
        services, connection = self._services, self.connection
        last = services.journal.money.balances(connection.base_url, 1)
        found = services.preparing.estimate(counts, self._order(numbers), last[-1].amount if last else None)
        unit = services.balances.unit(connection)
        cap = cap_words(found, unit) if found.capped else most_words(found.cap, unit)
        few, _advice = small_words(found)
        possible = found.possible and not found.capped
        tone = "danger" if found.capped or found.short else ""
        self._show_cost(joining.sentences(cost_line(found, unit), cap, few), possible=possible, tone=tone)

    def _show_cost(self, text: str, *, possible: bool, tone: str = "") -> None:
        self.cost.setText(text)
        self.cost.set_tone(tone)
        self.send.setEnabled(possible)

    # --- The answer ---

    def _confirm(self) -> None:
        if self._counts is None or self.send.busy:
            return
        order = self._order(sum(self._counts.values()))
        self.send.set_busy(True, words.tr("Preparing…", "repeat"))
        preparing = self._services.preparing.prepare(order)
        self._context.runner.start(
            _PREPARE, preparing, done=self._prepared, failed=lambda error: self._not_prepared(order, error)
        )

    def _prepared(self, batch: Batch) -> None:
        self.send.set_busy(False)
        self._context.run_batch(batch.id)
        self.begun.emit(batch.id)
        self.accept()

    def _not_prepared(self, order: BatchOrder, error: Exception) -> None:
        self.send.set_busy(False)
        self._warned_of = replace(order, again=False) if isinstance(error, SentBefore) else None
        self._failed(error)

    def _failed(self, error: Exception) -> None:
        self.note.setText(joining.sentences(*error_words(error)))

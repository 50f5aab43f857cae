"""What sending the list on the page takes, and if it was sent before: every change of its state, without widgets."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from desktop_app.core.batches.batch import Batch, Sample, Task, Via
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TO_SEND
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import Cancelled, DialproofError, ProfileBroken
from desktop_app.core.results.reuse import NOTHING_KNOWN, Known
from desktop_app.core.results.suppression import NO_MARKS, SuppressionMarks
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.earlier import is_carried_on
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.ports import OpenList
from desktop_app.services.program.services import Services
from desktop_app.ui.batch.estimate import as_prepared
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import ProductTitles
from desktop_app.ui.upload.lists import OpenedList
from desktop_app.ui.upload.sending.send_state import EarlierHint, Knowing, SendState, order_of, reckoned

_KNOWN, _QUOTE, _SUPPRESSED = "upload.known answers", "upload.quote", "upload.suppressed"
logger = logging.getLogger(__name__)


class SendModel:
    """Holds `state`, and calls `changed()` after it has changed, except in `follow`.

    It reads the journal for earlier batches of the list only while the list is in sight; else once it is again.
    """

    def __init__(self, context: PageContext, changed: Callable[[], object]) -> None:
        self._context, self._services, self._changed = context, context.services, changed
        self.reckon = as_prepared(context.services.preparing)
        self._runs = EarlierRuns(context.services)
        self._opened: OpenedList | None = None
        self._marked_list: OpenedList | None = None
        self._seen = self._stale = False
        allowed = context.services.session.policy.allows(Feature.REALTIME_CHECKS)
        self.state = SendState(one_by_one_allowed=allowed)
        self._set(**self._chosen(context.connection()))

    def order(self, list_id: str, covered: int | None, sample: Sample | None = None) -> BatchOrder:
        """Return the order for the list as it would be sent now, or for as many numbers as are `covered`."""
        return order_of(self.state, list_id, self._context.connection(), covered, sample)

    def change(self, **changes: Any) -> None:
        """Change what is known or chosen (fields of `SendState`), and work out what follows from it."""
        self._set(**changes)
        self._changed()

    # --- The list ---

    def follow(
        self, opened: OpenedList | None, *, seen: bool, counting: bool, rereading: bool, preparing: bool
    ) -> SendState:
        """Return the state for the list on the page, which may be another one now, or come into sight."""
        came, self._seen = seen and not self._seen, seen
        if opened is not self._opened:
            self._opened, self._stale = opened, True
            self._runs.forget()
            self.state = replace(self.state, again=False, hint=None, marks=NO_MARKS, suppressions=())
        before, found = self.state, None if opened is None or counting else opened.understanding
        if found is not before.found:
            if found is not None or opened is None:
                self.mark()
            self._count_known(found=found, rereading=rereading, preparing=preparing)
        elif came or (rereading, preparing) != (before.rereading, before.preparing):  # other lists may have gone on
            self._set(rereading=rereading, preparing=preparing)
        return self.state

    def reckon_again(self) -> None:
        """Reckon the cost anew, which depends on other lists, too; not while nobody sees it."""
        if self._seen:
            self.change()

    # --- Choices ---

    def choose_product(self, slug: str) -> None:
        """Choose a product, for the next list as well."""
        self._services.journal.save_setting(Setting.PRODUCT, slug)
        self.propose(slug)

    def propose(self, slug: str) -> None:
        """Choose a product for this list; an unknown one is replaced by the first."""
        self._count_known(slug=slug)
        self._changed()

    def choose_way(self, via: Via) -> None:
        """Choose how this list is sent."""
        if self.state.found is not None:
            self.change(way=(self.state.found, via))

    def choose_reuse(self, days: int) -> None:
        """Choose how old a reused answer may be, for later lists of the connection as well."""
        if days != self.state.reuse_days:
            self._services.preparing.reusing.choose(self._context.connection(), days)
            self.change(reuse_days=days)

    # --- The account ---

    def show_account(self, status: AccountStatus) -> None:
        """Take over the account in use: its balance and unit, and with another connection its products."""
        connection = self._context.connection()
        if connection != self.state.connection:
            self._runs.forget_titles()
            self._count_known(**self._chosen(connection))
        self.change(balance=status.balance, unit=self._services.balances.unit(connection))

    def _chosen(self, connection: Connection) -> dict[str, Any]:
        """Return what changes with the connection: its balance isn't known yet, but its unit may be."""
        slug = str(self._services.journal.setting(Setting.PRODUCT, ""))
        unit = self._services.balances.unit(connection)
        return {"connection": connection, "unit": unit, "balance": None, "slug": slug}

    # --- Earlier batches of the list ---

    def hear_of_batches(self, changed: object) -> None:
        """Look at the batches that have changed, if they may be of this list."""
        if isinstance(changed, set) and self._runs.concern(changed):
            self._look(changed)
            self.change()

    def look_anew(self) -> None:
        """Look at all batches, and count the known answers: some may have come meanwhile, by whichever process."""
        if self._seen and self._opened is not None and not self.state.preparing:
            self._look()
            self.count_known()

    def costs_now(self) -> bool:
        """Look again, and return True if sending now costs again but didn't at the last look.

        Another Dialproof process doesn't report its batches, so the look must be repeated.
        """
        before = self.state.again
        self._look()
        self.change()
        return self.state.again and not before

    def _look_if_stale(self) -> None:
        if self._stale:
            self._look()

    def _look(self, changed: set[str] | None = None) -> None:
        missed, self._stale = self._stale, not self._seen
        if self._seen and self._opened is not None:
            self._runs.look(self._opened.store, None if missed else changed)

    # --- Suppressed numbers ---

    def mark(self) -> None:
        """Find the suppressed numbers of the list anew; until that is done, those known before count."""
        suppression, opened = self._services.suppression, self._opened
        if opened is None or not (suppression.any or self.state.suppressions):
            self._set(marks=NO_MARKS, marking=False, suppressions=())
            return
        off, optional = suppression.switched_off(opened.list_id), suppression.may_switch_off
        first = opened is not self._marked_list
        self._set(suppressions_off=off, suppressions_optional=optional, marking=first)
        marking = suppression.mark(opened.list_id)
        self._context.runner.start(_SUPPRESSED, marking, done=self._marked, failed=self._not_marked)

    def mark_anew(self) -> None:
        """Find them anew, because suppression lists have changed."""
        self.mark()
        self._changed()

    def switch_suppression(self, off: frozenset[str]) -> None:
        """Have these suppression lists not apply to this list."""
        if self._opened is not None:
            self._services.suppression.switch(self._opened.list_id, sorted(off))
            self.mark()
            self._changed()

    def _marked(self, marks: SuppressionMarks) -> None:
        before = self.state.marks
        self._marked_list = self._opened
        self.change(marks=marks, marking=False, suppressions=tuple(self._services.suppression.every()))
        if marks.countries != before.countries:  # what is suppressed isn't reused, and costs nothing
            self.count_known()

    def _not_marked(self, error: Exception) -> None:
        if not isinstance(error, Cancelled):
            self._context.show_error(error)
        self.change(marking=False)

    # --- Answers that are known already ---

    def count_known(self) -> None:
        """Count anew how many numbers have an answer already."""
        self._count_known()
        self._changed()

    def _count_known(self, **changes: Any) -> None:
        """Change the state and count, replacing a count under way; a list that is still being read isn't counted."""
        self._context.runner.cancel(_KNOWN)
        self._context.runner.cancel(_QUOTE)
        if self._opened is None:  # the list may have gone with the program, and the journal as well
            self._set(**changes)
            return
        state, reusing = replace(self.state, **changes), self._services.preparing.reusing
        connection, product = state.connection, state.product.slug
        counts = state.found is not None and reusing.possible(connection, product)
        knowing = Knowing.COUNTING if counts else Knowing.COUNTED
        self._set(**changes, reuse_days=reusing.days(connection), known=NOTHING_KNOWN, knowing=knowing)
        if counts:
            known = reusing.known(self._opened.list_id, connection, product)
            self._context.runner.start(_KNOWN, known, done=self._counted, failed=self._not_counted)
        self._ask_quote()

    def _ask_quote(self) -> None:
        """Ask the service what the list would cost, where it gives quotes. Without one it is by the price list."""
        state, quotes = self.state, self._services.preparing.quotes
        with suppress(ProfileBroken):
            if state.found is not None and quotes.offered(state.connection):
                numbers = state.marks.left(state.found.countries)
                asked = quotes.ask(state.connection, state.product.slug, numbers)
                self._context.runner.start(_QUOTE, asked, done=lambda _price: self.change(), failed=self._not_quoted)

    def _not_quoted(self, error: Exception) -> None:
        if not isinstance(error, DialproofError | Cancelled):
            logger.error("the service could not be asked for a quote", exc_info=error)
        self.change()  # an earlier one isn't gone by any more

    def _counted(self, known: Known) -> None:
        self.change(known=known, knowing=Knowing.COUNTED)

    def _not_counted(self, error: Exception) -> None:
        if not isinstance(error, DialproofError | Cancelled):
            logger.error("known answers could not be counted", exc_info=error)
        self.change(known=NOTHING_KNOWN, knowing=Knowing.FAILED)

    # --- What follows ---

    def _set(self, **changes: Any) -> None:
        state = replace(self.state, **changes)
        if self._seen and state.found is not None:
            self._look_if_stale()
            hint, again = self._runs.hint(state)
            state = replace(state, hint=hint, again=again)
        self.state = reckoned(state, self.reckon)


# --- Earlier batches of the list, so that nobody pays twice unknowingly ---


_MINUTE, _DAY = 60, 86_400  # seconds
_ENDED = {Condition.COMPLETED, Condition.INCOMPLETE}
_WAITS = {Condition.NEEDS_DECISION, Condition.REFUSED}


@dataclass(frozen=True, slots=True)
class _Run:
    """An earlier batch of the same list in its current state.

    `goes_on`: sending the list now as it is resumes that batch.

    `options`: the options it was read with, if they differ from the current ones. `corrected`: how many of its numbers
    were corrected then, if the list isn't corrected so now.
    """

    batch: Batch
    state: Condition
    goes_on: bool
    options: ReadOptions | None = None
    corrected: int = 0

    @property
    def as_it_is(self) -> bool:
        """True if it was sent of the list as it is now."""
        return self.options is None and not self.corrected

    @property
    def ended(self) -> bool:
        return self.state in _ENDED


class EarlierRuns:
    """The earlier batches of the list on the page, as far as the journal was read, and the hint that follows.

    They are those of the same list read the same way; without any, those of which some numbers were corrected, with the
    offer to do so again; else those of the same file read differently, with the offer to read it that way again. The
    hint prefers the batch of the chosen product and connection that would be carried on, else their newest. If these
    have none, it says that most of the numbers were answered in another list and can be reused; else it takes the
    newest batch of all. So the way of reading is suggested before reuse, which depends on it. No list's rows are read.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._titles = ProductTitles(services.session)
        self._runs: list[_Run] = []
        self._others: set[str] = set()  # batches of other lists
        self._alike: list[Batch] = []  # of these, the ones of former files of this list

    def forget(self) -> None:
        """Know of no batches: the list is another one, or none."""
        self._runs, self._others, self._alike = [], set(), []

    def forget_titles(self) -> None:
        """Look up the products' names anew, because the connections have changed."""
        self._titles.forget()

    def look(self, store: OpenList, changed: Set[str] | None = None) -> None:
        """Look for earlier batches of this list; at known ones only if they are among the `changed`."""
        journal, earlier = self._services.journal, self._services.preparing.earlier
        found: Sequence[tuple[Batch, tuple[ReadOptions | None, int]]]
        found = [(batch, (None, 0)) for batch in earlier.of(store)]
        found = found or [(batch, (None, count)) for batch, count in earlier.corrected(store)]
        found = found or [(batch, (options, 0)) for batch, options in earlier.otherwise(store)]
        own = {batch.id for batch, _ in found}
        self._others = {batch.id for batch in journal.batches()} - own
        alike = self._services.refreshing.alike(store)
        self._alike = [batch for batch in alike if not own or batch.id in own]  # a file of before is no newer one
        kept = {run.batch.id: run for run in self._runs if changed is not None and run.batch.id not in changed}
        self._runs = [kept.get(batch.id) or _run(batch, journal.tasks(batch.id), *how) for batch, how in found]

    def concern(self, batches: Set[str]) -> bool:
        """Return True if these may be batches of the list; new ones, and those brought back, may be."""
        return not batches <= self._others

    def hint(self, state: SendState) -> tuple[EarlierHint | None, bool]:
        """Return the hint for the chosen product and connection, and if sending the list costs again."""
        hint, again = self._hint(state)
        wanted = state.connection.base_url, state.product.slug
        former = next((each for each in self._alike if (each.base_url, each.product) == wanted), None)
        if former is None or (hint is not None and hint.options is not None):  # it is to be read otherwise at first
            return hint, again
        return replace(hint or EarlierHint(alike_words(former, datetime.now(UTC)), ""), refresh=former.id), again

    def _hint(self, state: SendState) -> tuple[EarlierHint | None, bool]:
        known, days = state.untaken
        wanted = state.connection.base_url, state.product.slug
        same = [run for run in self._runs if (run.batch.base_url, run.batch.product) == wanted]
        going_on = next((run for run in same if run.goes_on), None)
        alike = bool(same) and same[0].as_it_is
        carried_on = alike and going_on is not None
        sent_anew = alike and not carried_on and not state.is_looking and not state.days
        again = sent_anew or (not carried_on and bool(known) and known == state.numbers)
        named = going_on or next(iter(same or ([] if known else self._runs)), None)
        if named is not None:  # one that was read otherwise may have had other numbers, unless they are known
            return self._of_run(named, state, again=sent_anew or (not alike and bool(known))), again
        if not known:
            return None, again
        offer = words.tr("Reuse the answers", "upload")
        return EarlierHint(known_words(known, days, state.product_title), offer, days=days), again

    def _of_run(self, run: _Run, state: SendState, *, again: bool) -> EarlierHint:
        asked = self._asked(run.batch, state)
        if run.options is not None:
            asked = words.tr("{}, read differently", "upload").format(asked)
        message = earlier_words(run.state, asked, datetime.now(UTC), run.batch.created_at)
        corrected = words.counted(
            run.corrected, "%n number was corrected by hand then.", "%n numbers were corrected by hand then."
        )
        told = [corrected if run.corrected else "", self._costs_again() if again else ""]
        corrected_in = run.batch.list_id if run.corrected else ""
        text = joining.sentences(message, *told)
        return EarlierHint(text, _offer(run), run.batch.id, run.ended, run.options, corrected_in=corrected_in)

    def _costs_again(self) -> str:
        """Return the warning that sending an ended batch again is a new order, one key press away."""
        if self._services.session.policy.allows(Feature.REUSE):
            return words.tr("Sending it again costs again; only answers that you reuse are free.", "upload")
        return words.tr("Sending it again costs again.", "upload")

    def _asked(self, batch: Batch, state: SendState) -> str:
        """Return the product it was verified with, and the connection if it is another one."""
        product = self._titles.title(batch)
        if batch.base_url == state.connection.base_url:
            return product
        connection = self._services.session.connection(batch.base_url)
        return words.tr("{} through “{}”", "upload").format(product, connection_title(connection))


def _run(batch: Batch, tasks: Sequence[Task], options: ReadOptions | None, corrected: int) -> _Run:
    waits = batch.paused and any(task.state in TO_SEND for task in tasks)  # what was sent goes on by itself
    state = Condition.NEEDS_DECISION if waits else condition_by_tasks(tasks)
    return _Run(batch, state, is_carried_on(batch, tasks), options, corrected)


def _offer(run: _Run) -> str:
    if run.options is not None:
        return words.tr("Read as last time", "upload")
    if run.corrected:
        return words.tr("Correct as last time", "upload")
    return words.tr("Open results", "upload") if run.ended else words.tr("Show it", "upload")


def known_words(known: int, days: int, product: str) -> str:
    """Return "60 numbers of this list were answered within 7 days with Phone validation …"."""
    return words.counted(
        known,
        "%n number of this list was answered within {days} days with {product}. Sending it again costs again.",
        "%n numbers of this list were answered within {days} days with {product}. Sending them again costs again.",
    ).format(days=days, product=product)


def earlier_words(state: Condition, product: str, now: datetime, then: datetime) -> str:
    """Return "This list was verified 12 min ago with Carrier lookup."; both times are timezone-aware."""
    if state in _WAITS:
        message = words.tr("This list is in the task monitor already, with {}, and waits for you.", "upload")
        return message.format(product)
    if state not in _ENDED:
        return words.tr("This list is being verified already, with {}.", "upload").format(product)
    seconds = (now - then).total_seconds()
    if seconds < _MINUTE:
        return words.tr("This list was verified just now with {}.", "upload").format(product)
    if seconds < _DAY:
        message = words.tr("This list was verified {} ago with {}.", "upload")
        return message.format(words.duration(seconds), product)
    message = words.tr("This list was verified before with {} ({}).", "upload")
    return message.format(product, words.moment(then, now.astimezone()))


def alike_words(former: Batch, now: datetime) -> str:
    """Return "This looks like a newer “customers.xlsx”, verified on 3 Jun."."""
    message = words.tr("This looks like a newer “{}”, which was verified before ({}).", "upload")
    return message.format(list_title(former), words.moment(former.created_at, now.astimezone()))

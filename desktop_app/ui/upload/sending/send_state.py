"""What is known and chosen of sending the list on the page, as one value; and what sending would take, read off it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum, auto

from desktop_app.core.batches.batch import USUAL_SAMPLE, Sample, Via
from desktop_app.core.batches.checks import MOST_SUGGESTED, one_by_one_seconds
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import DialproofError
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.results.reuse import NOTHING_KNOWN, OFF, SPANS, Known
from desktop_app.core.results.suppression import NO_MARKS, SuppressionList, SuppressionMarks
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import Catalogue, Product
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.connections.session import has_tasks, profile_of, shown_catalogue
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import Reckon, by_product, cap_words, most_words, reason_words, with_reused
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.product_words import price_words, product_name

_LOCAL = Connection()


class Knowing(Enum):
    """Whether it is known how many numbers of the list have an answer already."""

    COUNTING = auto()
    COUNTED = auto()
    FAILED = auto()


@dataclass(frozen=True, slots=True)
class EarlierHint:
    """A hint that the list was verified before, with the text of its button, which leads on.

    That is to the batch `batch_id`, which has `ended` or not; or, with `options`, to reading the list as it was read
    then; or to correcting it as the list `corrected_in` was; or, without a batch, to reusing answers that are at most
    so many `days` old. `refresh`: a former batch that this list can refresh; without text of its `button` that is all
    there is to do.
    """

    text: str
    button: str
    batch_id: str = ""
    ended: bool = False
    options: ReadOptions | None = None
    days: int = OFF
    refresh: str = ""
    corrected_in: str = ""


@dataclass(frozen=True, slots=True)
class SendState:
    """Amounts are in `unit`, that of the connection's balance; "" if nobody knows it.

    `found`: the list; None while it is counted. `rereading`: it is read in another way. `preparing`: it becomes a
    batch. `slug`: the product that was chosen, if the connection has it. `keyless`: batches wait for a key, or for the
    keyring, which is `locked`, or which the system is `unlocking`. `again`: the list was verified before, so sending
    it costs again; `hint` says so. `reuse_days`: how old a reused answer may be. `way`: how a person wants this
    list sent, and which list that was. `marks`: its suppressed numbers, unknown while it is `marking`, by the lists
    `suppressions`, of which a person switched some off for it, where that is `suppressions_optional`. `offer`: what
    sending takes; None while the list is counted.
    """

    found: ImportSummary | None = None
    rereading: bool = False
    preparing: bool = False
    connection: Connection = _LOCAL
    unit: str = ""
    slug: str = ""
    balance: BalanceReading | None = None
    keyless: bool = False
    locked: bool = False
    unlocking: bool = False
    again: bool = False
    hint: EarlierHint | None = None
    reuse_days: int = OFF
    known: Known = NOTHING_KNOWN
    knowing: Knowing = Knowing.COUNTED
    way: tuple[ImportSummary, Via] | None = None
    one_by_one_allowed: bool = True
    marks: SuppressionMarks = NO_MARKS
    marking: bool = False
    suppressions: tuple[SuppressionList, ...] = ()
    suppressions_off: frozenset[str] = frozenset()
    suppressions_optional: bool = True
    offer: SendOffer | None = None

    @property
    def catalogue(self) -> Catalogue:
        """The connection's products."""
        return shown_catalogue(self.connection)

    @property
    def product(self) -> Product:
        """The chosen product."""
        return self.catalogue.named(self.slug) or self.catalogue.default

    @property
    def product_title(self) -> str:
        """The chosen product's name for a person."""
        return product_name(self.product.name)

    @property
    def is_simulated(self) -> bool:
        """True if the product's answers are made up locally."""
        return self.connection.local and self.product.simulated

    @property
    def numbers(self) -> int:
        """How many different valid numbers the list has that may be sent; 0 while it is counted."""
        return 0 if self.found is None else sum(self.marks.left(self.found.countries).values())

    @property
    def is_looking(self) -> bool:
        """True while reuse is on but not counted yet, so that nobody knows what would be sent."""
        return self.reuse_days != OFF and self.knowing is Knowing.COUNTING

    @property
    def days(self) -> int:
        """The greatest age in days of the answers that are reused; `OFF` if this list has none."""
        return self.reuse_days if self.known.numbers(self.reuse_days) else OFF

    @property
    def reused(self) -> Mapping[str, int]:
        """The reused numbers by country."""
        return self.known.countries(self.reuse_days)

    @property
    def untaken(self) -> tuple[int, int]:
        """(Known numbers, days) if reuse is off and most of the list's numbers have an answer; else (0, OFF).

        The days are the shortest span that brings most of them.
        """
        if self.reuse_days == OFF and self.numbers:
            for days in SPANS:
                if 2 * self.known.numbers(days) >= self.numbers:
                    return self.known.numbers(days), days
        return 0, OFF


@dataclass(frozen=True, slots=True)
class SendOffer:
    """What sending the list takes: the `estimate` for the way it would be sent.

    `trouble`: why it can't be sent, if what is stored with the connection is unreadable; else two "". `one_by_one`:
    that way can be chosen, and takes so many `seconds`. `least`: the product takes no smaller tasks, and the list is
    smaller; None if it isn't. `alone`: the service has no other way.
    """

    estimate: Estimate
    trouble: tuple[str, str]
    via: Via
    one_by_one: bool
    seconds: int
    least: int | None
    alone: bool = False

    @property
    def sample(self) -> int:
        """How many numbers can be tried first; 0 if the list has hardly more, or the service takes no fewer."""
        size = max(USUAL_SAMPLE, (self.estimate.minimum or 0) if self.via is not Via.REALTIME else 0)
        return size if self.estimate.numbers > size else 0


def reckoned(state: SendState, reckon: Reckon) -> SendState:
    """Return the state with a product that the connection has, and with what sending takes now.

    That stays as it is while the list becomes a batch.
    """
    if not state.preparing:
        state = replace(state, offer=None if state.found is None else offer_of(state, state.found, reckon))
    return replace(state, slug=state.product.slug)


def offer_of(state: SendState, found: ImportSummary, reckon: Reckon) -> SendOffer:
    """Return what sending the list takes. One by one is preselected if the product takes no tasks as small as it.

    It is the only way if the product goes so.
    """
    estimate, trouble = _estimated(state, found, reckon, Via.AUTO)
    alone = not has_tasks(state.connection) or state.product.via is Via.REALTIME
    # The local service answers a long list together in no time.
    worth = alone or not state.connection.local or estimate.numbers <= MOST_SUGGESTED
    possible = state.one_by_one_allowed and estimate.numbers > 0 and estimate.phone_column and worth
    seconds = one_by_one_seconds(estimate.numbers, _checks_a_minute(state.connection)) if possible else 0
    least = estimate.minimum if estimate.small else None
    via = Via.AUTO
    if possible:
        wanted = state.way[1] if state.way is not None and state.way[0] is found else None
        suggested = estimate.small and estimate.numbers <= MOST_SUGGESTED
        via = wanted or (Via.REALTIME if suggested else Via.AUTO)
    if alone:
        via = Via.REALTIME
    if via is not Via.AUTO:
        estimate, trouble = _estimated(state, found, reckon, via)
    return SendOffer(estimate, trouble, via, possible, seconds, least, alone)


def order_of(
    state: SendState, list_id: str, connection: Connection, covered: int | None, sample: Sample | None = None
) -> BatchOrder:
    """Return the order for the list as it would be sent now, or for as many numbers as are `covered`, or a `sample`.

    It includes reuse and paying again only as far as the person was told.
    """
    offer = state.offer
    agreed = offer.estimate.numbers if offer is not None and state.days else None
    via = offer.via if offer is not None else Via.AUTO
    return BatchOrder(
        list_id,
        connection,
        state.product.slug,
        via,
        reuse_days=state.days,
        agreed=agreed,
        again=state.again,
        covered=covered,
        capped=offer is not None and offer.estimate.capped and not offer.estimate.short,
        sample=sample,
    )


def _estimated(state: SendState, found: ImportSummary, reckon: Reckon, via: Via) -> tuple[Estimate, tuple[str, str]]:
    found = replace(found, countries=state.marks.left(found.countries))
    amount = state.balance.amount_for(state.product.slug) if state.balance else None
    try:
        return with_reused(reckon, state.reused)(found, state.connection, state.product, amount, via), ("", "")
    except DialproofError as error:
        what, _meaning, advice = error_words(error)
        guessed = with_reused(by_product, state.reused)(found, state.connection, state.product, amount, via)
        return guessed, (what, advice)


def _checks_a_minute(connection: Connection) -> int:
    try:
        return profile_of(connection).requests_a_minute[RateGroup.CHECKS]
    except DialproofError:  # reported elsewhere
        return LIMITS[RateGroup.CHECKS]


# --- Words ---


def not_sent_words(state: SendState) -> str:
    """Return why the list can't be sent, or why its batch would wait; "" if neither."""
    if state.found is None or state.offer is None:
        return words.tr("The list is still being read.", "upload")
    if state.rereading:
        return words.tr("The list is being read again.", "upload")
    estimate = state.offer.estimate
    if state.marking:
        return words.tr("Numbers on your suppression lists are being counted.", "suppression")
    if state.marks.numbers and not state.numbers:
        if state.found.reasons:
            return words.tr(
                "What is valid here is on your suppression lists; the other numbers have a problem.", "suppression"
            )
        return words.tr("All numbers are on your suppression lists.", "suppression")
    return reason_words(estimate, state.found, looking=state.is_looking) or _shortage(state, estimate)


def _shortage(state: SendState, found: Estimate) -> str:
    """Return what the batch would wait for (missing balance, locked keyring, no key); "" if it wouldn't."""
    if state.locked:
        return words.tr("It waits until the keyring is unlocked.", "upload")
    if state.keyless:
        return words.tr("It waits until you have entered a valid key.", "upload")
    if found.capped and found.cap is not None:
        return cap_words(found, state.unit)
    if not found.short:
        return ""
    if found.under_way and found.certain:
        short = words.tr("With the lists under way, the balance is {} short.", "upload")
    elif found.under_way:
        short = words.tr("With the lists under way, the balance may be {} short.", "upload")
    elif found.certain:
        short = words.tr("The balance is {} short.", "upload")
    else:
        short = words.tr("The balance may be {} short.", "upload")
    short = short.format(amount_words(found.short, state.unit))
    if not found.certain:
        return short
    return joining.sentences(short, words.tr("Choose a product that costs less, or a shorter list.", "upload"))


def at_most_words(state: SendState) -> str:
    """Return "By your cap for a day, at most 500 credits can be spent."; "" without a cap, or if it lets nothing go."""
    return most_words(state.offer.estimate.cap if state.offer is not None else None, state.unit)


def price_of(state: SendState, found: Estimate) -> str:
    """Return the cost as a phrase of its own; "" if nothing can be sent yet."""
    if not found.phone_column:
        return ""
    return price_words(None, "") if found.cost is None else cost_words(state, found)


def cost_words(state: SendState, found: Estimate) -> str:
    """Return the cost: "about 96 credits", or by the price list while the unit of the balance is unknown."""
    if state.unit or found.quoted or not found.numbers or found.cost is None:
        return amount_words(found.cost, state.unit, about=is_guessed(found))
    return words.tr("about {} (price list)", "upload").format(words.money(found.cost))


def amount_words(amount: Decimal | None, unit: str, *, about: bool = False) -> str:
    """Return an amount in its unit, as far as that is known; a dash for None."""
    if amount is None:
        return words.NOTHING
    text = words.amount(amount, unit) if unit else words.money(amount)
    return words.tr("about {}", "upload").format(text) if about else text


def is_guessed(found: Estimate) -> bool:
    """Return True if the cost isn't certain; zero numbers cost nothing by any price list."""
    return bool(found.numbers) and not (found.certain or found.quoted)

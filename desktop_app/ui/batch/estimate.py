"""Estimates the cost of sending a list, and names what may be wrong with how it was read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.batches.checks import MOST_SUGGESTED
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import CapReached, CapReachedForNow
from desktop_app.core.money.caps import CapSpan, CapUsed
from desktop_app.core.money.estimate import Estimate, estimate_of
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.results.reuse import left_to_send
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import Product
from desktop_app.services.lists.preparing import BatchOrder, Preparing
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.text.stored_words import filled

# Estimates sending a list: with connection, product, balance and way. May raise what `Preparing.estimate` raises.
Reckon = Callable[[ImportSummary, Connection, Product, Decimal | None, Via], Estimate]
_NAMED = 3  # countries
_ODD_ROWS = 0.05  # of a list's rows: fewer national numbers are single mistakes, not the way the list is written


def with_reused(reckon: Reckon, known: Mapping[str, int]) -> Reckon:
    """Return an estimate function for a list of which `known` numbers by country aren't sent, but reused."""

    def reckoned(
        found: ImportSummary, connection: Connection, product: Product, balance: Decimal | None, via: Via
    ) -> Estimate:
        left = replace(found, countries=left_to_send(found.countries, known))
        return replace(reckon(left, connection, product, balance, via), reused=sum(known.values()))

    return reckoned if known else reckon


def by_product(
    found: ImportSummary, connection: Connection, product: Product, balance: Decimal | None, via: Via = Via.AUTO
) -> Estimate:
    """Estimate each distinct valid number once, by the product's price and task sizes alone."""
    column = found.shape.phone_column is not None
    return estimate_of(found.countries, product, balance, certain=connection.local, phone_column=column, via=via)


def as_prepared(preparing: Preparing) -> Reckon:
    """Return an estimate function that uses all that is known of the connection, with tasks as they would be sent."""

    def reckon(
        found: ImportSummary, connection: Connection, product: Product, balance: Decimal | None, via: Via
    ) -> Estimate:
        made = preparing.estimate(found.countries, BatchOrder("", connection, product.slug, via), balance)
        return replace(made, phone_column=found.shape.phone_column is not None)

    return reckon


def to_send_words(found: Estimate, via: Via) -> str:
    """Return "11,690 numbers in 4 tasks", or that they are sent one by one."""
    numbers = words.counted(found.numbers, "%n number", "%n numbers")
    if via is Via.REALTIME:
        return words.tr("{}, one by one", "upload").format(numbers)
    if not found.tasks:
        return numbers
    return words.tr("{} in {}", "upload").format(numbers, words.counted(found.tasks, "%n task", "%n tasks"))


def send_words(found: Estimate, *, again: bool = False) -> str:
    """Return the button's text: "Verify 11,690 numbers", or to use known answers; just the verb without numbers.

    `again`: the list was verified before, and sending it costs again.
    """
    if not found.numbers and not found.reused:
        return words.tr("Verify", "upload")
    if not found.numbers:
        return words.counted(found.reused, "Use %n known answer", "Use %n known answers")
    if again:
        return words.counted(found.numbers, "Verify %n number again", "Verify %n numbers again")
    return words.counted(found.numbers, "Verify %n number", "Verify %n numbers")


def reason_words(found: Estimate, list_: ImportSummary, *, looking: bool) -> str:
    """Return why nothing of the list is sent; "" if something is. `looking`: earlier answers are being looked for."""
    if not found.phone_column:
        return words.tr("Choose the column with the numbers first.", "upload")
    if looking:
        return words.tr("Answers of earlier lists are being looked for.", "upload")
    if found.numbers:
        return ""
    if found.reused:
        return words.tr("Every number has its answer already: nothing is sent.", "upload")
    return nothing_words(list_)


def small_words(found: Estimate) -> tuple[str, str]:
    """Return which countries have too few numbers for a task, and what that means; two "" if none has."""
    if not found.small:
        return "", ""
    named = joining.listed(_few_of(country, count) for country, count in found.small[:_NAMED])
    others = len(found.small) - _NAMED
    if others > 0:
        named = words.counted(others, "{} and %n more", "{} and %n more").format(named)
    least = words.number(found.minimum)
    few = words.tr("A task of this product takes at least {} numbers. The service may refuse: {}.", "upload")
    one_by_one = found.numbers <= MOST_SUGGESTED  # an alternative here
    return few.format(least, named), (
        words.tr("What is refused isn't charged. Send them one by one, or choose another product.", "upload")
        if one_by_one
        else words.tr("What is refused isn't charged. Another product may take fewer.", "upload")
    )


def cap_words(found: Estimate, unit: str) -> str:
    """Return what a cap leaves that doesn't let all go: "Your cap for a day leaves 20 of 500 credits."."""
    cap = found.cap
    if cap is None or cap.spent is None or found.cost is None:
        return words.tr("Nobody has said what a number costs, so your cap can't be kept: nothing is sent.", "upload")
    return _left_words(cap, unit)


def over_words(found: Estimate, unit: str) -> str:
    """Return what a cap leaves that doesn't let all go, and how more of it could go."""
    cap = found.cap
    if cap is None or cap.spent is None or found.cost is None:
        return cap_words(found, unit)
    error = CapReached if cap.span is CapSpan.LIST else CapReachedForNow
    return joining.sentences(cap_words(found, unit), filled(error.advice_alone, {}, "errors"))


def part_words(covered: int) -> str:
    """Return the words of a button that sends as many numbers as a cap lets go."""
    return words.counted(covered, "Verify %n number, as the cap allows", "Verify %n numbers, as the cap allows")


def _left_words(cap: CapUsed, unit: str) -> str:
    said = {
        CapSpan.LIST: words.tr("Your cap for a list leaves {} of {}.", "upload"),
        CapSpan.DAY: words.tr("Your cap for a day leaves {} of {}.", "upload"),
        CapSpan.MONTH: words.tr("Your cap for a month leaves {} of {}.", "upload"),
    }
    most = words.amount(cap.most, unit) if unit else words.money(cap.most)
    return said[cap.span].format(words.number(cap.left), most)


def most_words(cap: CapUsed | None, unit: str) -> str:
    """Return "By your cap for a day, at most 500 credits can be spent."; "" without a cap, or if it lets nothing go.

    Of a list some of whose steps were charged it is what they leave.
    """
    if cap is None or not cap.left:
        return ""
    if cap.span is CapSpan.LIST and cap.spent:
        return _left_words(cap, unit)
    said = {
        CapSpan.LIST: words.tr("By your cap for a list, at most {} can be spent.", "upload"),
        CapSpan.DAY: words.tr("By your cap for a day, at most {} can be spent.", "upload"),
        CapSpan.MONTH: words.tr("By your cap for a month, at most {} can be spent.", "upload"),
    }
    return said[cap.span].format(words.amount(cap.left, unit) if unit else words.money(cap.left))


def _few_of(country: str, count: int) -> str:
    if country == ANY_COUNTRY:
        return words.counted(count, "%n number", "%n numbers")
    return f"{region_name(country)} ({words.number(count)})"


def lacks_country(found: ImportSummary, options: ReadOptions) -> bool:
    """Return True if more than a few rows have a national number, without a country or a country column for them."""
    return not options.country and found.shape.country_column is None and _many_without_country(found)


def country_not_read(found: ImportSummary) -> bool:
    """Return True if there is a country column that names no country for more than a few rows."""
    return found.shape.country_column is not None and _many_without_country(found)


def without_country(found: ImportSummary) -> int:
    """Return the number of rows with a national number of unknown country."""
    return found.reasons.get(NumberProblem.NO_COUNTRY, 0)


def doubtful_column(found: ImportSummary) -> bool:
    """Return True if most numbers are invalid in the countries of the column found for these."""
    return found.shape.country_column is not None and found.counts.invalid > found.counts.valid


def nothing_words(found: ImportSummary) -> str:
    """Return why there is no number to send, worded as what to do about it."""
    mostly = without_country(found) * 2 > sum(found.reasons.values())
    if mostly and found.shape.country_column is not None:
        return words.tr("Choose another column for the countries, or one country for all numbers.", "upload")
    if mostly:
        return words.tr("Choose the country of the numbers first.", "upload")
    if found.better_countries:
        return words.tr("Choose another country for the numbers.", "upload")
    return words.tr("There is no valid number to send. Is it the right column?", "upload")


def _many_without_country(found: ImportSummary) -> bool:
    return without_country(found) > _ODD_ROWS * found.counts.rows

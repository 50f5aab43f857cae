"""What may be spent ends at a cap: counted by charges, else by prices, and never by a guess."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from decimal import Decimal
from zoneinfo import ZoneInfo

import pytest

from desktop_app.core.money.caps import (
    NO_CAPS,
    Caps,
    CapSpan,
    CapUsed,
    SentSince,
    began,
    caps_from,
    ends,
    spent_in,
    tightest,
)
from desktop_app.core.money.charged import Charged, ChargedHow

D = Decimal


def sent(numbers: int, cost: Decimal | None, charged: Charged | None = None, whole: int | None = None) -> SentSince:
    return SentSince("https://a/api", "b", numbers, whole or numbers, cost, charged)


def test_caps_come_back_as_they_were_stored() -> None:
    caps = Caps(list=D("12.50"), month=D(0))
    assert caps_from(caps.as_json()) == caps
    assert caps_from({}) == NO_CAPS
    assert not NO_CAPS
    assert Caps(day=D(0))


@pytest.mark.parametrize("stored", ["", "much", "-1", "NaN", "Infinity", None, [1]])
def test_what_is_no_amount_is_no_cap(stored: object) -> None:
    with pytest.raises(ValueError, match="not an amount"):
        caps_from({"day": stored})


def test_a_charge_that_is_known_counts_by_its_share_of_the_numbers() -> None:
    # the price list said 100, the balance 300, and a third of the numbers went today
    assert sent(100, D(100), Charged(D(900), "", ChargedHow.BALANCE), whole=300).spent == 300


def test_without_a_charge_the_costs_count_and_of_a_least_charge_the_larger_of_both() -> None:
    assert sent(100, D(100)).spent == 100
    assert sent(100, D(100), Charged(D(20), "", ChargedHow.AT_LEAST)).spent == 100
    assert sent(100, D(100), Charged(D(200), "", ChargedHow.AT_LEAST)).spent == 200


def test_what_nobody_knows_is_not_guessed() -> None:
    assert sent(100, None).spent is None
    assert sent(100, None, Charged(D(20), "", ChargedHow.AT_LEAST)).spent is None
    assert spent_in([sent(1, D(1)), sent(1, None)]) is None
    assert spent_in([sent(1, D(1)), sent(1, D(2))]) == 3
    assert spent_in([]) == 0


def test_a_day_and_a_month_begin_where_the_person_is() -> None:
    zone = timezone(timedelta(hours=9))
    now = datetime(2026, 11, 23, 14, 5, tzinfo=zone)
    assert began(CapSpan.DAY, now, zone) == now.replace(hour=0, minute=0)
    assert began(CapSpan.MONTH, now, zone) == now.replace(day=1, hour=0, minute=0)
    assert began(CapSpan.LIST, now) is None
    # AND at the midnight of the computer's clock
    assert (here := began(CapSpan.DAY, now)) is not None
    assert (here.astimezone().hour, now - here < timedelta(days=1)) == (0, True)


def test_what_is_spent_before_the_clocks_are_changed_counts_in_its_day_and_month() -> None:
    # GIVEN the last Sunday of October in Berlin, whose hour from 2 to 3 comes twice
    berlin = ZoneInfo("Europe/Berlin")
    midnight, first, next_day = (datetime.fromisoformat(f"2026-10-{day}") for day in (
        "25T00:00+02:00", "01T00:00+02:00", "26T00:00+01:00"))  # fmt: skip
    for now in ("25T00:30+02:00", "25T14:00+01:00"):
        moment = datetime.fromisoformat(f"2026-10-{now}")
        assert began(CapSpan.DAY, moment, berlin) == midnight
        assert ends(CapSpan.DAY, moment, berlin) == next_day
        assert began(CapSpan.MONTH, moment, berlin) == first
        assert ends(CapSpan.MONTH, moment, berlin) == datetime.fromisoformat("2026-11-01T00:00+01:00")
    assert ends(CapSpan.MONTH, datetime.fromisoformat("2026-12-31T23:59+01:00"), berlin) == datetime.fromisoformat(
        "2027-01-01T00:00+01:00"
    )
    assert ends(CapSpan.LIST, midnight) is None


def test_a_cap_may_be_reached_and_not_exceeded() -> None:
    used = CapUsed(CapSpan.DAY, D(100), D(60))
    assert used.allows(D(40))
    assert not used.allows(D("40.01"))
    assert used.left == 40
    assert not used.allows(None)
    # AND nothing is left of a cap that was lowered below what is spent, or of which nobody knows what is spent
    assert CapUsed(CapSpan.DAY, D(50), D(60)).left == 0
    assert CapUsed(CapSpan.DAY, D(50), None).left == 0
    assert not CapUsed(CapSpan.DAY, D(50), None).allows(D(0))


def test_the_tightest_cap_is_the_one_that_leaves_least() -> None:
    day, month = CapUsed(CapSpan.DAY, D(100), D(0)), CapUsed(CapSpan.MONTH, D(500), D(450))
    assert tightest([day, month]) is month
    assert tightest([]) is None

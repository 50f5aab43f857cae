"""When a number may be called: by fixed clocks, across zones, days and the changes of clocks."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import phonenumbers
import pytest
from phonenumbers import timezone
from phonenumbers.tzdata import TIMEZONE_DATA

from desktop_app.core.calling.rules import CallRule, holidays_of, read_hours
from desktop_app.core.calling.times import NO_TIME, UNKNOWN, Calling, CallTime, CallTimes
from desktop_app.core.countries.holidays import LAST
from desktop_app.core.facts.offline import Offline
from desktop_app.core.facts.offline_columns import OfflineColumns

LONDON, BERLIN, NEW_YORK = (ZoneInfo(name) for name in ("Europe/London", "Europe/Berlin", "America/New_York"))
EVERY_DAY = CallRule(days=frozenset(range(7)), holidays=True)


def at(moment: str, zones: str, region: str = "", rule: CallRule = EVERY_DAY, home: ZoneInfo = LONDON) -> CallTime:
    """The times at a moment, which is given in UTC."""
    return CallTimes(Calling(rule, datetime.fromisoformat(moment).replace(tzinfo=UTC), home)).of(zones, region)


def test_a_window_is_told_by_the_persons_clock() -> None:
    assert at("2026-06-03T12:00", "America/New_York") == CallTime(
        "2026-06-03 08:00", "2026-06-03 13:00–2026-06-04 02:00", "yes"
    )
    assert at("2026-06-03T11:59", "America/New_York").now == "no"
    assert at("2026-06-03T12:00", "America/New_York", home=NEW_YORK).window == "2026-06-03 08:00–21:00"
    # the end is outside, and then comes the next day's
    assert at("2026-06-04T00:59", "America/New_York", home=NEW_YORK).now == "yes"
    assert at("2026-06-04T01:00", "America/New_York", home=NEW_YORK) == CallTime(
        "2026-06-03 21:00", "2026-06-04 08:00–21:00", "no"
    )


@pytest.mark.parametrize(
    ("zones", "local", "window"),
    [
        ("Asia/Kolkata", "2026-06-03 17:30", "2026-06-03 03:30–16:30"),
        ("Asia/Kathmandu", "2026-06-03 17:45", "2026-06-03 03:15–16:15"),
        ("Australia/Eucla", "2026-06-03 20:45", "2026-06-03 00:15–13:15"),
        ("Pacific/Kiritimati", "2026-06-04 02:00", "2026-06-03 19:00–2026-06-04 08:00"),
        ("Pacific/Pago_Pago", "2026-06-03 01:00", "2026-06-03 20:00–2026-06-04 09:00"),
    ],
)
def test_half_hours_and_both_sides_of_the_date_line(zones: str, local: str, window: str) -> None:
    found = at("2026-06-03T12:00", zones)
    assert (found.local, found.window) == (local, window)


def test_days_on_which_clocks_change() -> None:
    # Berlin goes forward on 29 March and back on 25 October, New York on other days.
    assert at("2026-03-28T12:00", "Europe/Berlin").window == "2026-03-28 07:00–20:00"
    assert at("2026-03-29T05:00", "Europe/Berlin").window == "2026-03-29 07:00–20:00"
    assert at("2026-03-20T05:00", "America/New_York", home=BERLIN).window == "2026-03-20 13:00–2026-03-21 02:00"
    assert at("2026-03-30T05:00", "America/New_York", home=BERLIN).window == "2026-03-30 14:00–2026-03-31 03:00"
    night = CallRule(time(1), time(3), frozenset(range(7)), holidays=True)
    # 02:00 to 03:00 is left out: the window is an hour; in autumn it is repeated: the window is three hours
    assert at("2026-03-29T00:00", "Europe/Berlin", rule=night, home=ZoneInfo("UTC")).window == "2026-03-29 00:00–01:00"
    assert (
        at("2026-10-24T23:00", "Europe/Berlin", rule=night, home=ZoneInfo("UTC")).window
        == "2026-10-24 23:00–2026-10-25 02:00"
    )


def test_in_several_zones_only_what_they_have_in_common() -> None:
    found = at("2026-06-03T12:00", "Europe/Moscow Asia/Vladivostok")
    assert found == CallTime("2026-06-03 15:00 to 22:00", "2026-06-04 06:00–12:00", "no")
    assert at("2026-06-04T05:00", "Europe/Moscow Asia/Vladivostok").now == "yes"
    assert at("2026-06-03T12:00", "Europe/London Europe/Jersey") == at("2026-06-03T12:00", "Europe/London")
    apart = at(
        "2026-06-03T12:00", "Pacific/Pago_Pago Europe/Moscow", rule=CallRule(time(9), time(10), frozenset(range(7)))
    )
    assert (apart.window, apart.now) == (NO_TIME, "no")
    assert apart.local == "2026-06-03 01:00 to 15:00"


def test_weekends_and_holidays_are_left_out_where_the_number_is() -> None:
    usual = CallRule()
    # Saturday evening; Sunday is left out
    assert at("2026-06-06T20:30", "Europe/London", "GB", usual).window == "2026-06-08 08:00–21:00"
    # 3 April 2026 is Good Friday in Britain, and not in the United States; Monday the 6th in England alone
    assert at("2026-04-03T09:00", "Europe/London", "GB", usual).window == "2026-04-04 08:00–21:00"
    assert at("2026-04-03T14:00", "America/New_York", "US", usual).now == "yes"
    assert at("2026-04-03T09:00", "Europe/London", "GB", EVERY_DAY).now == "yes"
    # Christmas, St Stephen's, and a Sunday
    assert at("2026-12-25T09:00", "Europe/Berlin", "DE", usual, BERLIN).window == "2026-12-28 08:00–21:00"
    # Sunday here is Monday there
    assert at("2026-06-07T21:00", "Pacific/Auckland", "AU", usual).window == "2026-06-07 21:00–2026-06-08 10:00"
    assert at("2026-06-07T21:00", "Pacific/Auckland", "AU", usual).now == "yes"


def test_what_is_in_no_known_zone_is_said_so() -> None:
    assert at("2026-06-03T12:00", "", "GB") == CallTime(UNKNOWN, UNKNOWN, UNKNOWN)
    assert at("2026-06-03T12:00", "Nowhere/City", "GB").window == UNKNOWN
    assert at("2026-06-03T12:00", "", "") == CallTime("", "", "")


def test_every_zone_of_the_numbering_plans_is_known_and_open_on_some_day() -> None:
    zones = {zone for some in TIMEZONE_DATA.values() for zone in some if zone != timezone.UNKNOWN_TIMEZONE}
    assert len(zones) > 250
    for zone in zones:
        for hours in range(0, 24, 5):
            found = at(f"2026-06-03T{hours:02}:00", zone)
            assert found.window[:2] == "20", zone
            assert (found.now == "yes") is ("08:00" <= found.local[11:] < "21:00"), zone


def test_windows_sort_by_time_as_texts() -> None:
    moments = [datetime(2026, 6, 3, tzinfo=UTC) + timedelta(hours=7 * each) for each in range(40)]
    windows = [CallTimes(Calling(CallRule(), each, BERLIN)).of("Asia/Tokyo", "JP").window for each in moments]
    assert windows == sorted(windows)


# --- The rule, as it is kept ---


@pytest.mark.parametrize(
    "saved", [None, [], "x", {}, {"begin": "9", "end": 3}, {"begin": "09:00", "end": "08:00", "days": [1]},
              {"begin": "09:00", "end": "10:00", "days": []}, {"begin": "09:00", "end": "10:00", "days": None}],
)  # fmt: skip
def test_what_is_no_rule_is_the_usual_one(saved: object) -> None:
    assert CallRule.from_saved(saved) == CallRule()


def test_a_rule_comes_back_as_it_was_kept() -> None:
    rule = CallRule(time(9, 30), time(17), frozenset({0, 2, 6}), holidays=True)
    assert CallRule.from_saved(rule.as_saved()) == rule
    assert rule.told == "09:30 to 17:00 where the number is, Mon, Wed, Sun"
    assert CallRule().told.endswith("Sat, without public holidays")


def test_holidays_of_known_countries() -> None:
    assert date(2026, 12, 25) in holidays_of("GB")
    assert date(2026, 7, 14) in holidays_of("FR")
    assert date(2026, 7, 14) not in holidays_of("GB")
    assert holidays_of("") == holidays_of("001") == frozenset()
    known = [each for each in phonenumbers.SUPPORTED_REGIONS if holidays_of(each)]
    assert len(known) > 230
    assert datetime.now(UTC).year + 1 <= LAST, "packaging/holiday_table.py has to be run"


# --- As columns ---


def test_columns_of_calling_times() -> None:
    calling = Calling(EVERY_DAY, datetime(2026, 6, 3, 12, tzinfo=UTC), LONDON)
    chosen = (Offline.REGION, Offline.LOCAL_TIME, Offline.CALL_TIMES, Offline.CALL_NOW)
    numbers = ["+442079460958", "", "+12125550123", "nonsense", "+80012345678"]
    regions, local, windows, now = OfflineColumns(chosen, calling).of(numbers)
    assert regions[:4] == ["GB", "", "US", ""]
    assert local[:4] == ["2026-06-03 13:00", "", "2026-06-03 08:00", ""]
    assert windows[:4] == ["2026-06-03 08:00–21:00", "", "2026-06-03 13:00–2026-06-04 02:00", ""]
    assert now[:4] == ["yes", "", "yes", ""]
    assert (local[4], now[4]) == (UNKNOWN, UNKNOWN)
    assert OfflineColumns(chosen).of(numbers)[1:] == [[""] * 5] * 3


def test_a_country_has_hours_of_its_own() -> None:
    rule = read_hours(["Mo-Fr 09:00-20:00", "de Mo-Sa,PH 10:00-18:30"])
    assert (rule.hours, rule.of("DE").hours, rule.of("GB").hours) == (
        "Mo-Fr 09:00-20:00",
        "Mo-Sa,PH 10:00-18:30",
        "Mo-Fr 09:00-20:00",
    )
    assert CallRule.from_saved(rule.as_saved()) == rule
    assert rule.told.endswith("without public holidays; DE: Mo-Sa,PH 10:00-18:30")
    times = CallTimes(Calling(rule, datetime(2026, 11, 25, 8, 30, tzinfo=UTC), UTC))  # 9:30 in Berlin
    assert times.of("Europe/Berlin", "DE").window == "2026-11-25 09:00–17:30"
    assert times.of("Europe/Paris", "FR").now == "yes"


@pytest.mark.parametrize(
    "text", ["", "Mo-Fr", "Mo-Fr 20:00-09:00", "Xx 09:00-20:00", "Fr-Mo 09:00-20:00", "PH 09:00-20:00", "DEU Mo 9-10"]
)
def test_what_are_no_hours_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever is wrong
        read_hours([text])

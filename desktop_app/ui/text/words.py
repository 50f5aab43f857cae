"""Formats numbers, times and amounts for a person, in their own locale."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from fractions import Fraction
from functools import cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from desktop_app.core.text.percent import whole_percent

if TYPE_CHECKING:
    from decimal import Decimal

    from desktop_app.core.results.suppression import Since

_CONTEXT = "words"
NOTHING = "—"  # em dash: no value, as opposed to zero
# In a locale's long date, with the punctuation or word that joins each to the rest.
_WEEKDAY = re.compile(r"[\s,،]*dddd[\s,،]*")
_YEAR = re.compile(r"([,،]|\s'[^']*')?\s*y+(年|년|\.| ?'[^']*')?")
_SMALL = 0.1  # below this an amount needs more than two decimals
_FINEST = 6  # decimals of an amount: binary fractions of a service may have seventeen
_GREAT = 10**15  # above this decimals don't matter, and a Decimal soon has no room for them
_LARGEST = 2**63 - 1  # the largest integer Qt formats; a service may name any amount
_MINUTE, _HOUR, _DAY = 60, 3600, 86_400


def tr(text: str, context: str = _CONTEXT) -> str:
    """Return the translation of `text`, or `text` itself without one."""
    return QCoreApplication.translate(context, text)


def translator(context: str) -> Callable[[str], str]:
    """Return `tr` for the texts of one context: `_tr = words.translator("monitor")`."""
    return partial(tr, context=context)


def verbatim(text: str) -> str:
    """Return a text for a menu or button, where Qt takes a single "&" for the mark of a key and doesn't show it."""
    return text.replace("&", "&&")


def locale() -> QLocale:
    """Return the person's locale; if the system has none ("C"), the one with commas in 12,480."""
    system = QLocale()
    if system.language() == QLocale.Language.C:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return system


def number(value: float | Decimal | None, decimals: int | None = None) -> str:
    """Return 12480 as "12,480". Fractions keep two decimals at most; None is a dash."""
    if value is None:
        return NOTHING
    if decimals is None:
        decimals = 0 if value == int(value) else 2
    if decimals == 0 and abs(int(value)) > _LARGEST:
        return _minus(f"{int(value):,}")
    if decimals == 0:
        return _minus(locale().toString(round(value)))
    return _minus(locale().toString(float(value), "f", decimals))


def _minus(text: str) -> str:
    """Replace the hyphen by a minus, which is as wide as a digit."""
    return text.replace("-", "\N{MINUS SIGN}")


def percent(fraction: float | Fraction | None) -> str:
    """Return 0.64 as "64 %", as `whole_percent` rounds it; None is a dash."""
    return NOTHING if fraction is None else tr("{} %").format(number(whole_percent(fraction)))


def share(part: int, whole: int) -> str:
    """Return the share of a count in another one, 230 of 400 as "58 %"; a dash for a share of nothing."""
    return percent(Fraction(part, whole) if whole else None)


def percent_so_far(fraction: float) -> int:
    """Return how far work is in percents, 0..99: never 100 before it is over."""
    return max(0, min(99, whole_percent(fraction)))


def amount(value: Decimal, unit: str = "") -> str:
    """Return an amount of money or credit with its unit, as the balance names it: "312 credits"."""
    if value == 1 and unit in {"", "credits"}:
        return f"{number(value)} {tr('credit')}"
    return f"{money(value)} {unit_name(unit)}"


def money(value: Decimal) -> str:
    """Return an amount with two decimals, or exactly if it is too small for these."""
    return exact(value) if abs(value) < _SMALL else number(value)


def exact(value: Decimal) -> str:
    """Return money to its last decimal, up to the millionth: "0.004"."""
    if abs(value) >= _GREAT:
        return number(value)
    shown = round(value, _FINEST) or value
    places = max(0, -int(shown.normalize().as_tuple().exponent))
    return number(shown, max(2, places) if places else 0)


def exact_amount(value: Decimal, unit: str = "") -> str:
    """Return an exact amount with its unit: for prices, and for balances that differ by little."""
    return amount(value, unit) if value == int(value) else f"{exact(value)} {unit_name(unit)}"


def unit_name(unit: str) -> str:
    """Return a balance's unit for a person; credits, the unit of most services, are translated."""
    return tr("credits") if unit in {"", "credits"} else unit


def counted(count: int, one: str, many: str) -> str:
    """Return "2 rows" for `counted(2, "%n row", "%n rows")`. A translation may have its own plural forms."""
    text = QCoreApplication.translate(_CONTEXT, many, "", count)
    if text in {many, many.replace("%n", str(count))}:  # not translated: English has two forms
        return (one if count == 1 else many).replace("%n", number(count))
    return text.replace(str(count), number(count))  # Qt has inserted it without thousands separators


def file_size(size: int) -> str:
    """Return bytes as "1.4 MB"."""
    return locale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def duration(seconds: float | None) -> str:
    """Return a duration in at most two units: "40 s", "1 min 20 s", "3 min", "2 h 5 min"."""
    if seconds is None:
        return NOTHING
    whole = max(0, round(seconds))
    if whole < _MINUTE:
        return tr("{} s").format(whole)
    if whole < 10 * _MINUTE:
        minutes, rest = divmod(whole, _MINUTE)
        short = tr("{} min").format(minutes)
        return short if rest == 0 else short + " " + tr("{} s").format(rest)
    minutes = round(whole / _MINUTE)
    if minutes < 60:
        return tr("{} min").format(minutes)
    hours, rest = divmod(minutes, 60)
    if hours < 24:
        short = tr("{} h").format(hours)
        return short if rest == 0 else short + " " + tr("{} min").format(rest)
    days, rest = divmod(hours, 24)
    short = tr("{} d").format(days)
    return short if rest == 0 else short + " " + tr("{} h").format(rest)


def moment(then: datetime | None, now: datetime) -> str:
    """Return a time relative to now: "now", "12:04", "yesterday 12:04", "3 Jun", "3 Jun 2025".

    Both are timezone-aware or both naive; the result is in the zone of `now`.
    """
    if then is None:
        return NOTHING
    if now.tzinfo is not None:
        then = then.astimezone(now.tzinfo)
    if abs((now - then).total_seconds()) < 10:
        return tr("now")
    days = (now.date() - then.date()).days
    if days == 0:
        return clock(then)
    if days == 1:
        return tr("yesterday {}").format(clock(then))
    return day(then, with_year=then.year != now.year)


def clock(then: datetime, *, seconds: bool = False) -> str:
    """Return the time of day: "12:04", or "12:04:31" for a log of events; "12:04 PM" in 12-hour locales."""
    form = locale().timeFormat(QLocale.FormatType.ShortFormat)
    return locale().toString(
        QTime(then.hour, then.minute, then.second), form.replace("mm", "mm:ss") if seconds else form
    )


def day(then: datetime, *, with_year: bool = True) -> str:
    """Return the date: "3 Jun 2025"."""
    return locale().toString(QDate(then.year, then.month, then.day), _date_form(locale().name(), with_year))


def since(moments: Since) -> str:
    """Return since when numbers are suppressed: "3 Mar 2025, the latest 28 Nov 2026", or the one day."""
    if moments.one_day:
        return day(moments.first)
    return tr("{first}, the latest {last}").format(first=day(moments.first), last=day(moments.last))


@cache
def _date_form(_locale_name: str, with_year: bool) -> str:
    """Return the locale's long date format without weekday: "d MMM yyyy", "MMM d, yyyy", "yyyy年M月d日"."""
    form = _WEEKDAY.sub(" ", locale().dateFormat(QLocale.FormatType.LongFormat)).strip().replace("MMMM", "MMM")
    return form if with_year else _YEAR.sub("", form).strip()


def local_time(then: datetime) -> str:
    """Return date and time of day in local time: "3 Jun 2025 12:04"."""
    here = then.astimezone()
    return f"{day(here)} {clock(here)}"

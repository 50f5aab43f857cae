"""Sources of answers, one for each product: numbering plans say what they say, networks and platforms are simulated."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol

from desktop_app.core.facts.plan_facts import Fact, PlanReader, facts_of, is_e164
from desktop_app.core.numbering import NumberingDamaged
from desktop_app.core.numbers.phone import normalise
from desktop_app.core.text.csv_text import csv_lines

NOT_E164 = "not in international format (E.164)"


class SourceDown(Exception):
    """The source can't answer now. A task ends as failed and is refunded; a single check is a 503."""


class Source(Protocol):
    """Answers numbers, from any thread.

    `fields` are the answer's keys, in the order of the result file's columns. `answer` accepts any text that was sent
    as a number without an error; it only raises `SourceDown` if it can't answer. `lines` says the same of many.
    """

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of all values of an answer."""
        ...

    def answer(self, number: str) -> dict[str, str]:
        """Return one value for each of `fields`."""
        ...

    def lines(self, numbers: Sequence[str]) -> str:
        """Return the result file's lines of CSV: each number as it was sent, and a value for each of `fields`."""
        answers = [self.answer(number) for number in numbers]
        return csv_lines([numbers, *([answer[name] for answer in answers] for name in self.fields)])


def _why_not(number: str) -> str:
    """Return why the number isn't valid, by `desktop_app.core.numbers.phone`, so that both sides use the same words."""
    if not is_e164(number):
        return NOT_E164
    return str(normalise(number).problem) or "not in use"


@contextmanager
def _whole_tables() -> Iterator[None]:
    try:
        yield
    except NumberingDamaged as error:
        raise SourceDown("A file of the program with places and carriers is damaged: install it again.") from error


class _PlanSource(Source):
    """Answers by the numbering plans; `_facts`, the last of its fields, are blank for a number that isn't valid."""

    _facts: tuple[Fact, ...] = ()

    def __init__(self, plans: PlanReader) -> None:
        self._lines = plans.lines(self._facts, self._valid)

    def answer(self, number: str) -> dict[str, str]:
        """Return what the numbering plan says about the number."""
        with _whole_tables():
            found = facts_of(number, self._facts)
        blank = [""] * len(self._facts)
        told = [*self._invalid(number), *blank] if found is None else [*self._valid, *found]
        return dict(zip(self.fields, told, strict=True))

    def lines(self, numbers: Sequence[str]) -> str:
        """Return the lines of the numbers, with what `answer` says."""
        with _whole_tables():
            told = self._lines.of(numbers)
        each = super().lines
        return "".join([line or each([number]) for line, number in zip(told, numbers, strict=True)])

    @property
    def _valid(self) -> list[str]:
        """The values before `_facts`, of a valid number."""
        return ["yes", *[""] * (len(self.fields) - len(self._facts) - 1)]

    def _invalid(self, number: str) -> list[str]:
        """Return the values before `_facts`, of a number that isn't valid."""
        del number
        return ["no"]


class PhoneValidation(_PlanSource):
    """Answers the product `phone-validation`. `valid` is yes or no; if no, `reason` is set and the rest is empty."""

    _facts = (
        Fact.REGION,
        Fact.COUNTRY_CODE,
        Fact.LINE_TYPE,
        Fact.NATIONAL,
        Fact.INTERNATIONAL,
        Fact.TIME_ZONES,
        Fact.PLACE,
    )
    fields = ("valid", "reason", *(fact.value for fact in _facts))

    def _invalid(self, number: str) -> list[str]:
        return ["no", _why_not(number)]


class CarrierLookup(_PlanSource):
    """Answers the product `carrier-lookup`. `valid` is yes or no; if no, the rest is empty."""

    _facts = (Fact.REGION, Fact.LINE_TYPE, Fact.CARRIER, Fact.PORTABLE)
    fields = ("valid", *(fact.value for fact in _facts))


DOWN = "+999000000000"
UNKNOWN = "unknown"
INVALID = "invalid"


class _Sandbox(Source):
    """Simulates what only live networks and platforms know: the same number always gets the same answer.

    There is no live network behind this service, so every row says `simulated` = `yes`. The rules, number by number:

    1. A text that is not E.164: the verdict is `invalid`, every other field is empty.
    2. +999000000000 (calling code 999 is assigned to nobody): the source is down. A task with it
       ends as failed and is refunded; a single check is a 503.
    3. The last two digits 00: the verdict and all other fields are `unknown`.
    4. The last two digits 01 to 05 force an answer, for tests and demonstrations; see each class.
    5. All others: H = sha256(slug + ":" + number); its first two bytes (big-endian) modulo 100 are the die
       for the verdict, its bytes 3 and 4 decide about the other fields; see each class.
    """

    fields: tuple[str, ...] = ()

    def __init__(self, slug: str) -> None:
        self._slug = slug

    def answer(self, number: str) -> dict[str, str]:
        """Return the sandbox's answer to the number. Raise `SourceDown` for `DOWN`."""
        if number == DOWN:
            raise SourceDown("The sandbox source is down, as it always is for +999000000000.")
        answer = dict.fromkeys(self.fields, "")
        if not is_e164(number):
            answer[self.fields[0]] = INVALID
        elif number.endswith("00"):
            answer = dict.fromkeys(self.fields, UNKNOWN)
        else:
            digest = hashlib.sha256(f"{self._slug}:{number}".encode()).digest()
            answer |= self._decide(number[-2:], int.from_bytes(digest[:2], "big") % 100, digest[2], digest[3])
        return answer | {"simulated": "yes"}

    def _decide(self, ending: str, die: int, byte3: int, byte4: int) -> dict[str, str]:
        raise NotImplementedError


class HlrLookup(_Sandbox):
    """Answers the product `hlr-lookup`.

    `status`: `connected` (die below 70), `absent` (below 85), `not in use` (below 95), else `unknown`. Unless connected
    or absent, the rest is empty. `ported`: yes for byte 3 below 64. `roaming`: yes for byte 4 below 13. `network`:
    Sandbox Mobile 1 to 4, by byte 3 modulo 4.

    Endings: 01 connected · 02 absent · 03 not in use · 04 connected and ported · 05 connected and roaming.
    """

    fields = ("status", "network", "ported", "roaming", "simulated")

    def _decide(self, ending: str, die: int, byte3: int, byte4: int) -> dict[str, str]:
        forced = {"01": "connected", "02": "absent", "03": "not in use", "04": "connected", "05": "connected"}
        rolled = "connected" if die < 70 else "absent" if die < 85 else "not in use" if die < 95 else UNKNOWN
        status = forced.get(ending, rolled)
        if status not in ("connected", "absent"):
            return {"status": status}
        return {
            "status": status,
            "network": f"Sandbox Mobile {byte3 % 4 + 1}",
            "ported": _yes(ending == "04" or (ending not in forced and byte3 < 64)),
            "roaming": _yes(ending == "05" or (ending not in forced and byte4 < 13)),
        }


class MessagingPresence(_Sandbox):
    """Answers the products `messaging-presence-…`.

    `registered`: `yes` (die below 62), `no` (below 95), else `unknown`. Only if registered: `business`: yes for byte 3
    below 26; `last_seen`: `within a day`, `within a week`, `within a month`, `long ago` or `hidden`, by byte 4 modulo
    5.

    Endings: 01 registered, no business · 02 not registered · 03 registered business.
    """

    fields = ("registered", "business", "last_seen", "simulated")

    _SEEN = ("within a day", "within a week", "within a month", "long ago", "hidden")

    def _decide(self, ending: str, die: int, byte3: int, byte4: int) -> dict[str, str]:
        forced = {"01": "yes", "02": "no", "03": "yes"}
        registered = forced.get(ending, "yes" if die < 62 else "no" if die < 95 else UNKNOWN)
        if registered != "yes":
            return {"registered": registered}
        return {
            "registered": "yes",
            "business": _yes(ending == "03" or (ending not in forced and byte3 < 26)),
            "last_seen": self._SEEN[byte4 % 5],
        }


class AccountSignals(_Sandbox):
    """Answers the product `account-signals`.

    `risk`: `low` (die below 60), `medium` (below 85), `high` (below 95), else `unknown`, and then the rest is empty.
    `accounts`: how many online accounts, 0 to 8, byte 3 modulo 9. `oldest_account_years`: 0 to 15, byte 4 modulo 16; 0
    if there is no account.

    Endings: 01 low · 02 medium · 03 high.
    """

    fields = ("risk", "accounts", "oldest_account_years", "simulated")

    def _decide(self, ending: str, die: int, byte3: int, byte4: int) -> dict[str, str]:
        forced = {"01": "low", "02": "medium", "03": "high"}
        rolled = "low" if die < 60 else "medium" if die < 85 else "high" if die < 95 else UNKNOWN
        risk = forced.get(ending, rolled)
        if risk == UNKNOWN:
            return {"risk": risk}
        accounts = byte3 % 9
        return {
            "risk": risk,
            "accounts": str(accounts),
            "oldest_account_years": str(byte4 % 16 if accounts else 0),
        }


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def standard_sources() -> Mapping[str, Source]:
    """Return one source for each slug of `products.CATALOGUE`."""
    plans = PlanReader()
    whatsapp, telegram = "messaging-presence-whatsapp", "messaging-presence-telegram"
    return {
        "phone-validation": PhoneValidation(plans),
        "carrier-lookup": CarrierLookup(plans),
        "hlr-lookup": HlrLookup("hlr-lookup"),
        whatsapp: MessagingPresence(whatsapp),
        telegram: MessagingPresence(telegram),
        "account-signals": AccountSignals("account-signals"),
    }

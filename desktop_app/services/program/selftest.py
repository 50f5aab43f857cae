"""Runs the main job in small, for `dialproof selftest`, with which a bundle is tested."""

from __future__ import annotations

import asyncio
import csv
import secrets
from collections.abc import Callable
from pathlib import Path

from desktop_app.core.calling.times import UNKNOWN
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.facts.offline import Offline
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.ports import Keys
from desktop_app.services.program.services import Services

# Three spellings of two numbers (from the ranges reserved for fiction), and one cell without a number.
LIST = "Name,Phone\nA,+442079460958\nB,020 7946 0958\nC,+442079460123\nD,call office\n"
EXPECTED = {"valid": 2, "duplicate": 1, "invalid": 1, "empty": 0}
# The expected rows of the result, in the list's order: name, number, number status, answer status.
ROWS = [
    ("A", "+442079460958", "valid", "answered"),
    ("B", "+442079460958", "duplicate", "answered"),
    ("C", "+442079460123", "valid", "answered"),
    ("D", "", "invalid", "not sent"),
]
COLUMNS = ("Name", "Phone (E.164)", "Number status", "Answer")
# A keyring entry that nobody can own: the domain is reserved for what doesn't exist (RFC 2606).
KEY_OF = "https://selftest.invalid"


class SelfTestFailedError(Exception):
    """A self-test result other than the expected one; the text says which."""


async def selftest(services: Services, keys: Keys | None, folder: Path, say: Callable[[str], None]) -> None:
    """Verify a small list through the local service, export it into `folder` and read it back; `say` what was checked.

    `keys`: None if the system keyring is to be left alone. Raise `SelfTestFailedError`, or the `DialproofError` of what
    could not be done.
    """
    batch = await _verified(services, folder, say)
    await _exported(services, batch, folder, say)
    reading = await services.balances.read(Connection())
    say(f"the balance was read: {reading.amount} {reading.currency}")
    checked = await services.checking.check(Connection(), "+442079460958")
    say(f"a single check was answered with {len(checked.answer)} fields")
    say(await _local_time_told(services))
    say(await keyring_checked(keys))


async def _verified(services: Services, folder: Path, say: Callable[[str], None]) -> str:
    source = folder / "selftest.csv"
    await asyncio.to_thread(source.write_text, LIST, encoding="utf-8")
    found = await services.intake.read(source, ReadOptions(country="GB"))
    counts = {name: getattr(found.understanding.counts, name) for name in EXPECTED}
    _expect("numbers", counts, EXPECTED)
    say("a list of 4 rows was read and normalised")
    batch = await services.preparing.prepare(BatchOrder(found.list_id, Connection(), "phone-validation"))
    await services.verification.run(batch.id, tries=4)
    outcome = services.verification.outcome(batch.id)
    _expect("answered", outcome.answered, 2)
    _expect("exit code", outcome.exit_code, 0)
    say("the local service answered 2 of 2 numbers")
    return batch.id


async def _exported(services: Services, batch: str, folder: Path, say: Callable[[str], None]) -> None:
    workbook, text = folder / "selftest.xlsx", folder / "result.csv"
    for output in (workbook, text):
        written = await services.exporting.export(batch, output)
        _expect(f"rows in {output.suffix}", written.rows, len(ROWS))
    _expect("the rows of the CSV file", await asyncio.to_thread(_rows, text), ROWS)
    again = (await services.intake.read(workbook, ReadOptions(country="GB"))).understanding
    named = {column.name for column in again.shape.columns}
    _expect("the columns that the workbook lacks", set(COLUMNS) - named, set())
    _expect("the workbook's rows", again.counts.rows, len(ROWS))
    say("XLSX and CSV were written, and have every row in its order when they are read back")


async def _local_time_told(services: Services) -> str:
    """Return what was told of a number's local time. Raise `SelfTestFailedError` if its time zone can't be read.

    Windows has no time zones, and Debian since 13 not this one's former name: the program brings both.
    """
    wanted = (Offline.TIME_ZONES, Offline.LOCAL_TIME)
    zones, local = (texts[0] for texts in await services.offline.of(["+917410410123"], wanted))
    _expect("the time zone of a number", zones, "Asia/Calcutta")
    _expect("whether its local time is unknown", local == UNKNOWN, False)
    return f"the local time of a number was told: {local} in {zones}"


def _rows(path: Path) -> list[tuple[str, ...]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [tuple(row.get(name, "") for name in COLUMNS) for row in csv.DictReader(file)]


async def keyring_checked(keys: Keys | None) -> str:
    """Write an entry of our own into the system keyring, read it back, and remove it. Return what happened.

    `keys`: None if a policy has the keyring left alone. Raise `SelfTestFailedError` if the entry is still there
    afterwards.
    """
    if keys is None:
        return "the system keyring was left alone, as the policy of this computer has it"
    kept = await keys.put(KEY_OF, secrets.token_urlsafe())
    await keys.forget(KEY_OF)
    if not kept:
        return "there is no system keyring that answers, so keys would last for one run"
    _expect("a key that was removed from the system keyring", await keys.get(KEY_OF), None)
    return "the system keyring took a key and gave it up again"


def _expect(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise SelfTestFailedError(f"{what}: {found!r} instead of {expected!r}")

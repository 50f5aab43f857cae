"""The main job in small, for `dialproof selftest`: what a bundle is tested with."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.connection import Connection
from desktop_app.core.table import ReadOptions
from desktop_app.services.desk import Desk
from desktop_app.services.preparing import BatchOrder

# Three ways to write two numbers (from the ranges that are kept for fiction), and one that is none.
LIST = "Name,Phone\nA,+442079460958\nB,020 7946 0958\nC,+442079460123\nD,call office\n"
EXPECTED = {"valid": 2, "duplicate": 1, "invalid": 1, "empty": 0}


class SelfTestFailedError(Exception):
    """Something came out other than it must."""


async def selftest(desk: Desk, folder: Path) -> list[str]:
    """Verify a small list through the local service and export it into `folder`; says what was checked."""
    source = folder / "selftest.csv"
    source.write_text(LIST, encoding="utf-8")
    found = await desk.intake.read(source, ReadOptions(country="GB"))
    counts = {name: getattr(found.understanding.counts, name) for name in EXPECTED}
    _expect("numbers", counts, EXPECTED)
    batch = await desk.preparing.prepare(BatchOrder(found.list_id, Connection(), "phone-validation"))
    await desk.verification.run(batch.id, tries=4)
    outcome = desk.verification.outcome(batch.id)
    _expect("answered", outcome.answered, 2)
    _expect("exit code", outcome.exit_code, 0)
    for output in (folder / "selftest.xlsx", folder / "result.csv"):
        written = await desk.exporting.export(batch.id, output)
        _expect(f"rows in {output.suffix}", written.rows, 4)
    reading = await desk.balances.read(Connection())
    checked = await desk.checking.check(Connection(), "+442079460958")
    return [
        "a list of 4 rows was read and normalised",
        "the local service answered 2 of 2 numbers",
        "XLSX and CSV were written",
        f"the balance was read: {reading.amount} {reading.currency}",
        f"a single check was answered with {len(checked.answer)} fields",
    ]


def _expect(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise SelfTestFailedError(f"{what}: {found!r} instead of {expected!r}")

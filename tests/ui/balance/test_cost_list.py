"""What each list cost as a file for whoever settles the accounts."""

from __future__ import annotations

import csv
import os
import stat
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.account.costs import TITLES
from desktop_app.ui.balance.page import BalancePage
from tests.ui.small_services import SmallServices, until

E = TaskEvent
WHOLE = (E.SEND, E.TAKEN, E.HEARD_COMPLETED, E.DOWNLOADED, E.ANSWERS_JOINED)
AT = datetime(2026, 3, 5, 9, 30, tzinfo=UTC)
FAR = "https://api.example.com/api/v1"


def sent(
    small: SmallServices,
    name: str,
    base_url: str = "local",
    charged: Charged | None = None,
    events: tuple[E, ...] = WHOLE,
) -> Batch:
    at = AT + timedelta(days=len(small.services.journal.batches(deleted=True)))
    product = "hlr" if base_url == FAR else "carrier-lookup"
    batch = Batch(f"b{at.day}", f"list of {name}", name, base_url, product, at, rows=10, price=Decimal("0.5"))
    small.services.journal.add_batch(batch, [NewTask("GB", Via.JSON, 0, 10)])
    (task,) = small.services.journal.tasks(batch.id)
    for event in events:
        small.services.journal.record(task.id, event, at, {}, sent_at=at, heard_at=at, balance_before=Decimal("100.5"))
    small.services.journal.update_batch(batch.id, charged=charged)
    return batch


async def save(page: BalancePage, path: Path) -> None:
    page.costs.save.click()
    await choose(page, path)


async def choose(page: BalancePage, path: Path) -> None:
    assert page.cost_list.dialog is not None
    page.cost_list.dialog.fileSelected.emit(str(path))
    page.cost_list.dialog.reject()
    await until(lambda: not page.cost_list.note.isHidden())


def read(path: Path, delimiter: str = ",") -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file, delimiter=delimiter))
    assert tuple(rows[0]) == TITLES
    return [dict(zip(TITLES, row, strict=True)) for row in rows[1:]]


async def test_each_batch_has_a_row_with_what_it_was_charged(
    small: SmallServices, page: BalancePage, tmp_path: Path
) -> None:
    journal = small.services.journal
    await small.services.session.save(Connection(FAR, "=Team", products="slug,name,price\nhlr,Live check,2\n"), None)
    # GIVEN lists of two connections: charged by the service, by a balance that is overdrawn, under way, not sent
    one = sent(small, "=cmd|' /C calc'!A1.csv", FAR, Charged(Decimal("1234.5"), "EUR", ChargedHow.SAID))
    journal.money.add_balance(BalanceEntry(FAR, AT + timedelta(minutes=5), Decimal("-4.25"), "EUR"))
    sent(small, "b.csv", "local", Charged(Decimal(7), "", ChargedHow.AT_LEAST))
    sent(small, "c.csv", "local", events=(E.SEND, E.TAKEN))
    sent(small, "d.csv", "local", events=())
    # AND one that was deleted
    gone = sent(small, "e.csv", FAR, Charged(Decimal(3), "EUR", ChargedHow.BALANCE))
    small.services.deleting.mark([gone.id])
    await small.services.deleting.purge()
    # WHEN the person saves it
    await save(page, tmp_path / "costs")
    # THEN it is there, for its owner alone, and nothing of it is a formula
    path = tmp_path / "costs.csv"
    assert "4 rows saved" in page.cost_list.note.text.text()
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    first, second, third, deleted = read(path)
    sent_at = AT.astimezone()
    assert first == {
        "Sent": f"{sent_at:%Y-%m-%d %H:%M}",
        "List": "'=cmd|' /C calc'!A1.csv",
        "Product": "Live check",
        "Connection": "'=Team",
        "Numbers sent": "10",
        "Charged": "1234.5",
        "How it is known": "Stated by the service",
        "Estimated": "5.0",
        "Currency": "EUR",
        "Balance before": "100.5",
        "Balance after": "-4.25",
        "Batch": one.id,
    }
    assert (second["Connection"], second["Charged"]) == ("Local service", "7")
    assert second["How it is known"] == "Stated by the service; there may be more"
    assert (third["List"], third["Charged"], third["How it is known"]) == ("c.csv", "", "Unknown")
    assert (third["Estimated"], third["Balance after"]) == ("5.0", "")
    assert (deleted["List"], deleted["Charged"], deleted["Currency"]) == ("deleted lists", "3", "EUR")


async def test_amounts_are_numbers_where_a_comma_is_the_decimal_sign(
    small: SmallServices, page: BalancePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop_app.ui.text.words.locale", lambda: QLocale("de_DE"))
    sent(small, "a.csv", "local", Charged(Decimal("1234.5"), "", ChargedHow.SAID))
    await save(page, tmp_path / "a.csv")
    (row,) = read(tmp_path / "a.csv", ";")
    assert row["Charged"] == "1234,5"
    # WHEN it can't be written, THEN another place is offered, and written to
    note = page.cost_list.note
    await save(page, tmp_path / "nowhere" / "a.csv")
    assert (note.elsewhere.isHidden(), note.open.isHidden(), page.costs.save.isEnabled()) == (False, True, True)
    note.elsewhere.click()
    await choose(page, tmp_path / "b.csv")
    assert note.text.text() == "1 row saved to “b.csv”."
    # AND the next one begins in that folder
    assert small.services.journal.setting(Setting.COSTS_FOLDER) == str(tmp_path)
    # AND one that is cancelled isn't written
    page.costs.save.click()
    page.cost_list.dialog.fileSelected.emit(str(tmp_path / "c.csv"))  # type: ignore[union-attr]
    assert not page.costs.save.isEnabled()
    page.cost_list.strip.cancel.click()
    assert note.text.text() == "Cancelled: nothing was written."
    assert (page.costs.save.isEnabled(), (tmp_path / "c.csv").exists()) == (True, False)

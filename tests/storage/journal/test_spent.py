"""What deleted batches cost stays as a month's sum, and nothing beside it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import Spent, spent_on
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.machine.home import open_home
from tests.secrets.searching import found_in
from tests.storage.samples import NOW, TASKS, full_batch

HOST = "https://host/api/v1"
MARCH = Spent(HOST, 2026, 3, "credits", Decimal(3))


def test_sums_are_by_connection_month_and_currency(journal: Journal) -> None:
    spent = [
        MARCH,
        replace(MARCH, amount=Decimal("0.5"), estimated=True),
        replace(MARCH, currency="USD", amount=Decimal(1)),
        replace(MARCH, month=11, amount=Decimal(9), partly=True),
        replace(MARCH, base_url="local", amount=Decimal(70)),
    ]
    for at, each in enumerate(spent):
        journal.add_batch(full_batch(f"b{at}"), TASKS)
        journal.delete_batch(f"b{at}", each)
    assert journal.money.spent(HOST) == [spent[3], spent[2], replace(MARCH, amount=Decimal("3.5"), estimated=True)]
    assert journal.money.spent("local") == [spent[4]]
    assert journal.money.spent("https://elsewhere") == []


def test_whoever_deletes_a_batch_twice_spent_it_once(journal: Journal) -> None:
    journal.add_batch(full_batch(), TASKS)
    for _ in range(2):
        journal.delete_batch("b1", MARCH)
    assert journal.money.spent(HOST) == [MARCH]


def test_nothing_else_of_the_list_is_left_on_the_disk(tmp_path: Path) -> None:
    home = open_home(tmp_path / "home")
    journal = open_journal(home, lambda: NOW)
    journal.add_batch(full_batch("4b1d0e5f", file="acme-leads.xlsx", title="Acme, March"), TASKS)
    journal.log("4b1d0e5f", "answer", NOW, {"number": "+447400123456"})
    texts = ["4b1d0e5f", "acme-leads", "Acme, March", "7400123456", "carrier-lookup", NOW.isoformat()]
    assert found_in(home.path, texts)
    journal.delete_batch("4b1d0e5f", MARCH)
    assert journal.erase()
    assert found_in(home.path, texts) == []
    assert journal.money.spent(HOST) == [MARCH]
    journal.close()


def test_a_batch_leaves_what_it_cost_as_far_as_anybody_knows() -> None:
    batch = Batch("b", "l", "f.csv", HOST, "hlr-lookup", NOW, price=Decimal(2))
    over = Task(1, "b", 1, "GB", "hlr-lookup", Via.JSON, 0, 7, TaskState.JOINED)
    unsent = replace(over, state=TaskState.PREPARED)
    here = NOW.astimezone()
    month = Spent(HOST, here.year, here.month, "", Decimal(0))
    # Nothing was sent; it was charged, or a part of it is known, or nothing; it wasn't sent to its end.
    assert spent_on(batch, [unsent]) is None
    for how, partly in ((ChargedHow.SAID, False), (ChargedHow.AT_LEAST, True)):
        known = replace(batch, charged=Charged(Decimal(5), "USD", how))
        assert spent_on(known, [over]) == replace(month, currency="USD", amount=Decimal(5), partly=partly)
    assert spent_on(batch, [over]) == replace(month, partly=True)
    assert spent_on(batch, [over, unsent]) == replace(month, amount=Decimal(14), estimated=True)

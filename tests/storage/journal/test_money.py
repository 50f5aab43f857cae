"""What the journal keeps of charges, and what it knows of an account's spending."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.charges import BalanceEntry, Reading, Spending
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.sqlite.columns import from_column

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
HERE, THERE = "https://here.example/api/v1", "https://there.example/api/v1"


def at(minute: float) -> datetime:
    return NOON + timedelta(minutes=minute)


def sent(journal: Journal, name: str, url: str, minute: float, *, heard: float | None, ended: bool) -> None:
    """A batch of one task that was sent and perhaps has failed since."""
    journal.add_batch(Batch(name, name, "a.csv", url, "hlr", at(minute)), [NewTask("GB", Via.JSON, 0, 5)])
    task = journal.tasks(name)[0]
    journal.record(task.id, TaskEvent.SEND, at(minute), {}, sent_at=at(minute), balance_before=Decimal(100))
    journal.record(task.id, TaskEvent.TAKEN, at(minute), {})
    if heard is not None:
        journal.note(task.id, heard_at=at(heard))
    if ended:
        journal.record(task.id, TaskEvent.HEARD_FAILED, at(minute), {})


def test_what_was_charged_is_kept_with_the_batch(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    journal.add_batch(Batch("b", "l", "a.csv", HERE, "hlr", NOON), [])
    assert journal.batch("b").charged is None
    amount = Charged(Decimal("0.10"), "€", ChargedHow.BALANCE)
    journal.update_batch("b", charged=amount)
    journal.close()
    journal = Journal(tmp_path / "journal.sqlite")
    assert journal.batch("b").charged == amount
    journal.update_batch("b", charged=None)
    assert journal.batch("b").charged is None
    journal.close()


BROKEN = ["", "[]", "{}", '"1"', "7", '{"amount": "1", "currency": "", "how": "guessed"}', '{"amount": "x"}']


@pytest.mark.parametrize("text", BROKEN)
def test_overwritten_text_is_noticed(text: str) -> None:
    # As `integrity_check` asks it of every row before a journal is trusted.
    with pytest.raises((ValueError, ArithmeticError)):
        from_column("charged", text)


def test_the_spending_of_an_account_is_all_that_others_may_have_been_charged(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    # GIVEN a batch, and beside it others before, meanwhile and after it, some elsewhere, a check and readings
    sent(journal, "own", HERE, 0, heard=5, ended=True)
    sent(journal, "long ago", HERE, -60, heard=-50, ended=True)
    sent(journal, "until then", HERE, -60, heard=1, ended=True)
    sent(journal, "still", HERE, -60, heard=-59, ended=False)
    sent(journal, "never heard of", HERE, 7, heard=None, ended=True)
    sent(journal, "elsewhere", THERE, 1, heard=2, ended=True)
    journal.checks.add(CheckEntry(0, HERE, at(3), "+447400123456", "", {}, None))
    journal.checks.add(CheckEntry(0, THERE, at(3), "+447400123456", "", {}, None))
    for state in (CheckState.REFUSED, CheckState.UNSENT):  # they cost nothing
        journal.checks.add(CheckEntry(0, HERE, at(3), "+447400123456", "", state=state))
    journal.checks.add(CheckEntry(0, HERE, at(-1), "+447400123456", "", state=CheckState.SENDING))
    for minute, url in ((-1, HERE), (8, HERE), (9, THERE)):
        journal.money.add_balance(BalanceEntry(url, at(minute), Decimal(90), "credits"))

    readings, spendings = journal.money.since([HERE], at(0), "own")

    assert readings == [Reading(at(8), Decimal(90), "credits"), Reading(at(7), Decimal(100))]
    assert spendings == [
        Spending(at(-60), at(1)),
        Spending(at(-60), None),
        Spending(at(7), at(7)),
        Spending(at(2), at(3)),
        Spending(at(-1), None),
    ]
    journal.close()


def test_only_a_doubt_that_was_sent_again_may_have_been_charged_twice(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    for batch_id in ("doubted", "sure"):
        sent(journal, batch_id, HERE, 0, heard=None, ended=False)
    task = journal.tasks("doubted")[0]
    journal.log("doubted", TaskEvent.DOUBTED.value, at(1), {}, task.id)
    assert not journal.money.resent("doubted")
    journal.log("doubted", TaskEvent.DECIDED_RESEND.value, at(2), {}, task.id)
    assert journal.money.resent("doubted")
    assert not journal.money.resent("sure")
    journal.close()

"""Detects a data folder that was put back to an older state: what it would send may have been sent and paid since.

Nothing in such a folder shows that. The account does: its balance is lower than the journal last knew it, and nothing
in the journal explains the difference. Others who spend from the same account look alike, so a person is asked once.
Who answers “send again” says that it was others, and isn't asked any more.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, Task, at_rest
from desktop_app.core.batches.submission import SENT
from desktop_app.core.money.estimate import Moving
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import Text, tr_text
from desktop_app.storage.journal.journal import Journal

# The first words of such a doubt.
_FALLEN = "the balance has fallen by "
_EPOCH = datetime.fromtimestamp(0, UTC)
# Time for which a person's word holds that others spend from an account.
_SHARED_FOR = timedelta(days=30)
# Time after a task was sent and ended within which its charge may still come.
_LATE = timedelta(hours=1)
# A fall about which no list was asked for this long is forgotten.
_FORGOTTEN = timedelta(days=7)


def addresses_of_account(journal: Journal, base_url: str) -> list[str]:
    """Return all known addresses of a connection's origin: they are one account, whatever is sent through which."""
    if base_url == LOCAL:
        return [LOCAL]
    return [url for url in {base_url, *_addresses(journal)} if _key(url) == _key(base_url)]


def _addresses(journal: Journal) -> set[str]:
    """Return the addresses of all connections, removed ones included, and of all batches."""
    kept = [*journal.setting(Setting.CONNECTIONS, []), *journal.setting(Setting.REMOVED_CONNECTIONS, [])]
    return {*(each["base_url"] for each in kept), *(each.base_url for each in journal.batches(deleted=True))} - {LOCAL}


def _with_same_key(journal: Journal, base_url: str) -> list[str]:
    """Return the addresses elsewhere that are used with the same key: what is spent there may fall from this account.

    They may as well have a balance of their own, so they only explain falls.
    """
    keys = journal.setting(Setting.KEYS_OF_ORIGINS, {})
    mine, own = keys.get(_key(base_url)), _key(base_url)
    return [url for url in _addresses(journal) if mine and keys.get(_key(url)) == mine and _key(url) != own]


def notice(
    journal: Journal, base_url: str, amount: Decimal | None, now: datetime, about_to_ask: Task | None = None
) -> None:
    """Compare a balance just read with the last one the journal knows, and store the fall that it can't explain.

    Call this before storing the new balance. A balance says nothing if it grew, or if something of ours may have moved
    it by an unknown amount. `about_to_ask`: a task that has begun, but of which nothing was asked yet.
    """
    if base_url == LOCAL or amount is None:
        return
    account, elsewhere = addresses_of_account(journal, base_url), _with_same_key(journal, base_url)
    last = _last_known(journal, account)
    if last is None or amount >= last[1] or shared(journal, base_url, now):
        return
    since, known = last
    lower = journal.money.newest_reading(elsewhere, since)
    if lower is not None and lower.amount < known:
        since, known = lower.at, lower.amount
    explained = _explained(journal, [*account, *elsewhere], since - _LATE, about_to_ask)
    if explained is None or (fell := known - amount - explained) <= 0:
        return
    falls = journal.setting(Setting.UNEXPLAINED_FALLS, {})
    before = falls.get(_key(base_url), {"fell": "0", "since": since.isoformat()})
    found = {"fell": str(Decimal(before["fell"]) + fell), "since": before["since"], "to": str(amount)}
    journal.save_setting(Setting.UNEXPLAINED_FALLS, {**falls, _key(base_url): {**found, "noticed": now.isoformat()}})


def doubt(journal: Journal, batch: Batch, task: Task, now: datetime) -> Text | None:
    """Return why a task about to be sent may have been sent before, judging by a noticed fall; None if nothing says so.

    A fall smaller than what the task would cost doesn't count.
    """
    fall = journal.setting(Setting.UNEXPLAINED_FALLS, {}).get(_key(batch.base_url))
    if fall is None or now - datetime.fromisoformat(fall["noticed"]) > _FORGOTTEN or not Decimal(fall["fell"]):
        return None
    price = _price(journal, batch)
    if price is not None and Decimal(fall["fell"]) < price * task.numbers:
        return None
    return tr_text(
        "the balance has fallen by {fell} since {since} UTC, which nothing in this journal explains; "
        "if the data folder was put back to an older state, this may have been sent since then",
        fell=f"{Decimal(fall['fell']):f}",
        since=f"{datetime.fromisoformat(fall['since']):%Y-%m-%d %H:%M}",
    )


def explained_by_others(journal: Journal, batch: Batch, task: Task, now: datetime) -> None:
    """Note that others spend from the account, because a person has a task sent that was in doubt for a fall."""
    falls, key = journal.setting(Setting.UNEXPLAINED_FALLS, {}), _key(batch.base_url)
    if task.message.startswith(_FALLEN) and key in falls:
        journal.save_setting(Setting.UNEXPLAINED_FALLS, {name: fall for name, fall in falls.items() if name != key})
        journal.save_setting(
            Setting.SHARED_ACCOUNTS, {**journal.setting(Setting.SHARED_ACCOUNTS, {}), key: now.isoformat()}
        )


def explained_by_task(journal: Journal, batch: Batch, task: Task) -> None:
    """Note that a task in doubt for a fall was in fact sent, and take its price off the fall.

    Without a price the whole fall stays, because the folder's other unsent tasks were likely sent as well.
    """
    falls, key, price = journal.setting(Setting.UNEXPLAINED_FALLS, {}), _key(batch.base_url), _price(journal, batch)
    if task.message.startswith(_FALLEN) and key in falls and price is not None:
        left = max(Decimal(0), Decimal(falls[key]["fell"]) - price * task.numbers)
        journal.save_setting(Setting.UNEXPLAINED_FALLS, {**falls, key: {**falls[key], "fell": str(left)}})


def shared(journal: Journal, base_url: str, now: datetime) -> bool:
    """Return True if a person has said within `_SHARED_FOR` that others spend from the account as well."""
    since = journal.setting(Setting.SHARED_ACCOUNTS, {}).get(_key(base_url))
    return since is not None and now - datetime.fromisoformat(since) < _SHARED_FOR


def _key(base_url: str) -> str:
    return str(Connection(base_url).origin)


def _last_known(journal: Journal, account: list[str]) -> tuple[datetime, Decimal] | None:
    """Return when the account's balance was last known, and the balance: as read, before a submission, or at a fall."""
    kept = [entry for url in account for entry in journal.money.balances(url, 1)]
    since = max((entry.at for entry in kept), default=_EPOCH)
    newest = journal.money.newest_reading(account, since)
    known = [(newest.at, newest.amount)] if newest else []
    if fall := journal.setting(Setting.UNEXPLAINED_FALLS, {}).get(_key(account[0])):
        known.append((datetime.fromisoformat(fall["noticed"]), Decimal(fall["to"])))
    return max(known, key=lambda each: (each[0], -each[1]), default=None)


def _explained(journal: Journal, account: list[str], since: datetime, about_to_ask: Task | None) -> Decimal | None:
    """Return what our own tasks may have been charged since then; None if that isn't known."""
    total = Decimal(0)
    for moving in journal.money.under_way(account, since):
        task = moving.task
        if task.sent_at is None or (about_to_ask and task.id == about_to_ask.id):
            continue
        # What was sent again may have been charged twice, and what was refused may have been charged all the same.
        sure = task.state in SENT and not journal.money.resent(task.batch_id)
        cost = _cost(journal, moving) if sure else None
        if cost is None:
            return None
        total += cost
    checked = any(made.at >= since for url in account for made in journal.checks.made(url, 1))
    return None if checked else total


def _cost(journal: Journal, moving: Moving) -> Decimal | None:
    task = moving.task
    if task.cost is not None and not task.estimated:
        return task.cost
    price = moving.price if moving.price is not None else _price(journal, journal.batch(task.batch_id))
    return None if price is None else price * task.numbers


def _price(journal: Journal, batch: Batch) -> Decimal | None:
    """Return what one number costs: by the price list, or as batches of the product were charged; None if unknown."""
    if batch.price is not None:
        return batch.price
    for other in journal.batches():
        if (other.base_url, other.product) == (batch.base_url, batch.product) and other.charged is not None:
            tasks = journal.tasks(other.id)
            if not at_rest(tasks):  # more is on its way than was charged then
                continue
            sent = sum(task.numbers for task in tasks if task.state in SENT)
            return other.charged.amount / sent if sent else None
    return None

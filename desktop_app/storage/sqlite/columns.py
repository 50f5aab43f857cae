"""Converts the journal's values to and from SQLite columns, and reads and writes its rows by field name."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import asdict, fields
from datetime import datetime
from decimal import Decimal
from enum import Enum
from typing import Any

from desktop_app.core.batches.batch import Batch, Hold, LoggedEvent, Task, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.results.reuse import Reused, ReusedFrom
from desktop_app.core.text.stored_text import FormerText, parts_of, text_from
from desktop_app.core.text.translatable import Text

_TIMES = {"created_at", "exported_at", "sent_at", "heard_at", "moved_at", "deleted_at", "at"}
_TIMES |= {"began_at", "ended_at", "tried_at"}
_AMOUNTS = {"cost", "balance_before", "balance_after", "amount", "price"}
# Details of events that former versions stored as English alone.
_SENTENCES = ("reason", "message")


def with_parts(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a row with the template and values of its message, if a message is among them."""
    if "message" not in values:
        return dict(values)
    parts = parts_of(values["message"])
    return {**values, "message_parts": None if parts is None else to_json(parts)}


def message_of(row: sqlite3.Row | Mapping[str, Any]) -> str:
    """Return the message of a task or check, with its template if that was stored."""
    return text_from(row["message"], _parts(row["message_parts"]))


def _parts(column: str | None) -> Any:
    try:
        return None if column is None else json.loads(column)
    except (ValueError, TypeError, RecursionError):  # damaged: the English alone counts
        return {}


def detail_columns(detail: Mapping[str, Any]) -> dict[str, str]:
    """Return an event's detail as JSON, and beside it template and values of the sentences in it, by name."""
    sentences = {name: parts_of(value) for name, value in detail.items() if isinstance(value, Text | FormerText)}
    return {"detail": to_json(dict(detail)), "detail_parts": to_json(sentences)}


def _detail_of(row: sqlite3.Row) -> dict[str, Any]:
    detail, parts = json.loads(row["detail"]), _parts(row["detail_parts"])
    if parts is None:
        parts = dict.fromkeys(_SENTENCES)
    told = parts.items() if isinstance(parts, dict) else ()
    return {
        **detail,
        **{name: text_from(detail[name], each) for name, each in told if isinstance(detail.get(name), str)},
    }


def to_column(value: Any) -> Any:
    """Return a value as SQLite stores it."""
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Charged):
        return to_json({"amount": value.amount, "currency": value.currency, "how": value.how})
    if isinstance(value, Reused):
        return to_json(asdict(value))
    return value


def to_json(value: Any) -> str:
    """Return details as JSON text, with decimals and times as text."""
    return json.dumps(value, ensure_ascii=False, default=str)


def from_column(name: str, value: Any) -> Any:
    """Convert a stored value by its column's name; raise `ValueError` or `ArithmeticError` if it is malformed."""
    if value is None:
        return None
    if name in _TIMES:
        return datetime.fromisoformat(value)
    if name in _AMOUNTS:
        return Decimal(value)
    if name == "charged":
        return _charged(value)
    if name == "reused":
        return _reused(value)
    return value


def _charged(text: str) -> Charged:
    try:
        message = json.loads(text)
        return Charged(Decimal(message["amount"]), message["currency"], ChargedHow(message["how"]))
    except (KeyError, TypeError) as error:
        raise ValueError("no amount") from error


def _reused(text: str) -> Reused:
    try:
        message = json.loads(text)
        times = {name: datetime.fromisoformat(message[name]) for name in ("oldest", "newest")}
        return Reused(**{**message, **times, "sources": tuple(ReusedFrom(**each) for each in message["sources"])})
    except (KeyError, TypeError) as error:
        raise ValueError("nothing that was reused") from error


# Read from the classes once: a batch may have a thousand tasks.
_NAMES: dict[type[Any], tuple[str, ...]] = {
    kind: tuple(field.name for field in fields(kind)) for kind in (Batch, Task, LoggedEvent)
}


def _values(kind: type[Any], row: sqlite3.Row | Mapping[str, Any]) -> dict[str, Any]:
    return {name: from_column(name, row[name]) for name in _NAMES[kind]}


def batch_of(row: sqlite3.Row | Mapping[str, Any]) -> Batch:
    """Build a batch from a row of `batches`."""
    values = _values(Batch, row)
    flags = {name: bool(row[name]) for name in ("raw_csv", "paused")}
    return Batch(**{**values, "via": Via(row["via"]), "hold": Hold(row["hold"]), **flags})


def task_of(row: sqlite3.Row | Mapping[str, Any]) -> Task:
    """Build a task from a row of `tasks`."""
    values = _values(Task, row)
    flags = {name: bool(row[name]) for name in ("again", "estimated")}
    told = {"message": message_of(row), "via": Via(row["via"]), "state": TaskState(row["state"])}
    return Task(**{**values, **told, **flags})


def event_of(row: sqlite3.Row) -> LoggedEvent:
    """Build an event from a row of `events` joined with its task's part."""
    values = _values(LoggedEvent, row)
    return LoggedEvent(**{**values, "detail": _detail_of(row)})


# --- Rows; names are checked before they go into a statement ---


def one(db: sqlite3.Connection, query: str, key: str | int) -> sqlite3.Row:
    """Return the row that a query finds by its key; raise `KeyError` if there is none."""
    row: sqlite3.Row | None = db.execute(query, (key,)).fetchone()
    if row is None:
        raise KeyError(key)
    return row


def insert(db: sqlite3.Connection, table: str, values: Mapping[str, Any]) -> int:
    """Add a row within the caller's transaction, and return its id; the table and names come from our own code."""
    stored = with_parts(values)
    marks = ", ".join("?" for _ in stored)
    query = f"INSERT INTO {table} ({', '.join(stored)}) VALUES ({marks})"  # noqa: S608 - names come from our dataclasses
    return db.execute(query, [to_column(value) for value in stored.values()]).lastrowid or 0


def update(
    db: sqlite3.Connection, table: str, key: str | int, changes: Mapping[str, Any], allowed: frozenset[str]
) -> None:
    """Change a row within the caller's transaction; raise `TypeError` for other names, `KeyError` for no row."""
    if unknown := changes.keys() - allowed:
        raise TypeError(f"no such field: {', '.join(sorted(unknown))}")
    if changes:
        stored = with_parts(changes)
        sets = ", ".join(f"{name} = ?" for name in stored)
        query = f"UPDATE {table} SET {sets} WHERE id = ?"  # noqa: S608 - names were checked against our dataclasses
        if not db.execute(query, [*map(to_column, stored.values()), key]).rowcount:
            raise KeyError(key)

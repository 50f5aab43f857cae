"""Values with every field filled, and none of them by its default."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal

from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.results.reuse import Reused, ReusedFrom

NOW = datetime(2026, 3, 4, 5, 6, 7, 890123, tzinfo=UTC)
LATER = NOW + timedelta(hours=1)
ELSEWHERE = datetime(2026, 3, 4, 10, 36, 7, tzinfo=timezone(timedelta(hours=5, minutes=30)))


def full_batch(batch_id: str = "b1", **changes: object) -> Batch:
    values: dict[str, object] = {
        "id": batch_id,
        "list_id": "l1",
        "file": "Kunden; “Ä” 'q'.xlsx",
        "base_url": "https://host/api/v1",
        "product": "carrier-lookup",
        "created_at": NOW,
        "rows": 1_048_575,
        "via": Via.FILE,
        "max_per_task": 10_000,
        "output": "/home/a b/out.csv",
        "raw_csv": True,
        "source_digest": "ab" * 32,
        "exported_at": LATER,
        "product_title": "Träger “A”",
        "price": Decimal("0.0040"),
        "title": "März; “Ä”",
        "note": "für 'q'\nzweite Zeile",
        "paused": True,
        "reused": Reused(30, 7, NOW, LATER, (ReusedFrom("b0", "Kunden; “Ä” 'q'.xlsx", 7),), "cd" * 32),
    }
    return Batch(**{**values, **changes})  # type: ignore[arg-type]


TASKS = [NewTask("GB", Via.JSON, 0, 700), NewTask("DE", Via.FILE, 0, 50_000), NewTask("DE", Via.FILE, 50_000, 3)]

# Every field that `record` and `note` may change, each with a value of its kind.
TASK_CHANGES = {
    "country": "FR",
    "product": "hlr-lookup",
    "via": Via.FILE,
    "first": 7,
    "numbers": 11,
    "remote_id": "t_0/ä?",
    "word": "Completed_With_Errors",
    "progress": 0.125,
    "message": "Zeile 1\nZeile 2; DROP TABLE tasks",
    "cost": Decimal("0.10"),
    "balance_before": Decimal("99987.50"),
    "balance_after": Decimal("1E+3"),
    "first_number": "+447…56",
    "last_number": "+447…57",
    "sent_at": NOW,
    "moved_at": LATER,
    "asked": 11,
    "heard_at": ELSEWHERE,
    "again": True,
    "answered": 9,
    "repeated": 2,
    "strangers": 3,
    "estimated": True,
}

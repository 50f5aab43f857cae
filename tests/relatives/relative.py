"""What makes a relative: how it reads requests, and how it says everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

ORIGIN = "http://service"  # stands in bodies for the address of the server
ELSEWHERE = "http://files"  # … and for the other host, which has the result files


@dataclass(frozen=True, slots=True)
class File:
    """A result as it is handed over."""

    content: bytes
    media_type: str = "text/csv"


@dataclass(frozen=True, slots=True)
class Reads:
    """Names under which a relative wants what it is sent; "" for what it must not get."""

    product: str = "product"
    country: str = "country"
    phones: str = "phones"
    upload: str = "file"
    upload_product: str = "product"
    upload_country: str = "country"
    phone: str = "phone"
    header: str | None = "number"
    plus: bool = True
    more: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Relative:
    """A service. Bodies may hold the task's id as "{id}", in text or by itself.

    `polls`: bodies of GET /tasks/{id}, the last one for good; `word` is the state as its last but one says it.
    `result`: a body with the file's address, None: the file itself comes, "": a redirect to it.
    `checked` is what of the realtime answer belongs to the number. `taught`: the dialect that it needs.
    `patience`: seconds that have to pass before a task is asked after, again and at first.
    """

    name: str
    accepted: Any
    polls: Sequence[Any]
    result: Any
    file: Callable[[Sequence[str]], File]
    balance: Any
    amount: Decimal
    check: Any
    checked: dict[str, Any]
    values: Sequence[str] = ("yes", "no")
    currency: str = ""
    accepted_status: int = 200
    task_id: Any = "t_1"
    reads: Reads = field(default_factory=Reads)
    paths: dict[str, str] = field(default_factory=dict)
    file_path: str = "/files/1"
    taught: str = ""
    upload_only: bool = False
    patience: float = 0.0

    def path(self, endpoint: str) -> str:
        """Below /api/v1."""
        usual = {
            "balance": "/balance", "detect": "/detect", "detect_file": "/detect/file", "task": "/tasks/{id}",
            "result": "/tasks/{id}/result", "check": "/realtime/check/phone",
        }  # fmt: skip
        return "/api/v1" + {**usual, **self.paths}[endpoint]

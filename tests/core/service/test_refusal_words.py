"""What a refusal is about, where only its words tell."""

from __future__ import annotations

import pytest

from desktop_app.core.service.refusal_words import count_in, names_least, names_most, names_the_balance, names_the_key

MOST = [
    "at most 1000 phones", "too many numbers", "The file is too large", "Maximum 10000 numbers per task",
    "body.phones: List should have at most 1000 items after validation, not 5000 (too_long)", "payload exceeds 1 MB",
]  # fmt: skip
LEAST = [
    "at least 500 numbers", "Minimum batch size is 1000", "too few phones: minimum 500",
    "body.phones: List should have at least 500 items after validation, not 3 (too_short)",
]  # fmt: skip
BALANCE = [
    "insufficient balance", "Not enough credits", "INSUFFICIENT_BALANCE", "Your balance is too low", "no credit left",
    "余额不足", "You do not have enough credits for this", "Credits exhausted", "not enough account balance",
    "no credits left to be charged", "Insufficient funds, nothing was charged",
]  # fmt: skip
KEY = [
    "Invalid API key", "api_key missing", "header.x-api-key: field required (missing)", "Unauthorized",
    "INVALID_API_KEY", "The API key has expired", "Missing required header X-API-Key",
]  # fmt: skip
NONE = [
    "unknown product", "rate limit exceeded for this number", "too many requests", "at most 5 requests per minute",
    "invalid token", "balance must not be a field", "", "country is not supported", "at least 1 number",
    "a task has at least 500 and at most 1000 numbers", "phones: not enough digits", "the key to success",
    "country XX is not known, no credits were charged", "invalid product: no credit has been deducted",
]  # fmt: skip


@pytest.mark.parametrize(
    ("about", "messages"),
    [(names_most, MOST), (names_least, LEAST), (names_the_balance, BALANCE), (names_the_key, KEY)],
)
def test_each_is_told_by_its_words_and_by_no_others(about: object, messages: list[str]) -> None:
    assert callable(about)
    others = [message for each in (MOST, LEAST, BALANCE, KEY, NONE) if each is not messages for message in each]
    assert [message for message in messages if not about(message)] == []
    assert [message for message in others if about(message)] == []


@pytest.mark.parametrize(
    ("message", "count"),
    [
        ("at most 1,000 phones", 1000), ("max 500 phone numbers", 500), ("at most 1 number", 1),
        ("maximum 1000 numbers, you sent 5000 numbers", None), ("at most 10 MB", None), ("too many numbers", None),
        ("List should have at most 1000 items after validation, not 5000", 1000), ("1.5 numbers", None),
        ("maximum of 10 000 rows", 10_000), ("9999999999 numbers", None),
    ],
)  # fmt: skip
def test_the_count_that_is_named(message: str, count: int | None) -> None:
    assert count_in(message) == count

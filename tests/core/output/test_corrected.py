"""What is told of a number whose text lacks a sign that was put back while the list was read."""

from __future__ import annotations

import pytest

from desktop_app.core.output.corrected import sign_put_back


@pytest.mark.parametrize(
    ("raw", "e164", "told"),
    [
        ("7400 123459", "+447400123459", ("07400 123459", "lost zero, as the column was read")),
        ("491713920012", "+491713920012", ("+491713920012", "lost plus, as the column was read")),
        ("07400 123459", "+447400123459", None),
        ("+447400123459", "+447400123459", None),
        ("600 123 456", "+34600123456", None),  # Spain has no 0 before its numbers
        ("(201) 555-0123", "+12015550123", None),
        ("Tel. 7400 123459", "+447400123459", None),
        ("nonsense", "", None),
        ("5", "+447400123459", None),
    ],
)
def test_a_sign_that_was_put_back_is_told(raw: str, e164: str, told: tuple[str, str] | None) -> None:
    assert sign_put_back(raw, e164) == told

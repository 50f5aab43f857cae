"""What is told of a restored journal: the same facts whatever happened, and nothing left unfilled."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from desktop_app.core.batches.restoration import PerhapsSent, Restoration

AT = datetime(2026, 3, 4, 5, 6, tzinfo=UTC)
COPIED = datetime(2026, 3, 4, 5, 0, tzinfo=UTC)
LISTS = (PerhapsSent("q3.xlsx", "d1"), PerhapsSent("q4.xlsx", "d2"))


@pytest.mark.parametrize("lists", [(), LISTS])
@pytest.mark.parametrize("parts", [0, 3])
@pytest.mark.parametrize("copied_at", [None, COPIED])
def test_every_case_is_told_and_kept(copied_at: datetime | None, parts: int, lists: tuple[PerhapsSent, ...]) -> None:
    restoration = Restoration(AT, copied_at, "/home/a b/damaged-1", parts, lists)
    text = " ".join(restoration.told())
    assert all(restoration.told())
    assert not set("{}\n") & set(text)
    assert "/home/a b/damaged-1" in text
    assert ("2026-03-04 05:00 UTC" in text) is (copied_at is not None)
    assert ("3 open task" in text) is bool(copied_at and parts)
    assert ("“q3.xlsx”, “q4.xlsx”" in text) is bool(lists)
    assert Restoration.from_json(json.loads(json.dumps(restoration.as_json()))) == restoration


def test_many_lists_are_counted_from_some_number_on() -> None:
    lists = tuple(PerhapsSent(f"{number}.csv", str(number)) for number in range(30))
    text = " ".join(Restoration(AT, COPIED, "x", 0, lists).told())
    assert "“9.csv”, + 20" in text
    assert "10.csv" not in text


def test_words_are_translated_before_they_are_filled_in() -> None:
    heard: list[str] = []

    def translate(text: str) -> str:
        heard.append(text)
        return text.upper().replace("{COPY}", "{copy}").replace("{PARTS}", "{parts}").replace("{FOLDER}", "{folder}")

    told = Restoration(AT, COPIED, "Folder", 2, ()).told(translate, lambda _moment: "noon")
    assert "noon" in told[0]
    assert "Folder" in told[2]
    assert all("{" in text for text in heard)

"""A long list changes from libphonenumber to the automaton on its way, and nobody can tell from the numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.numbers.phone import Normalised, normalise
from desktop_app.storage.machine.numbering_files import AUTOMATON_NAME, kept_automaton
from desktop_app.workers import list_rows as numbers_module
from desktop_app.workers.list_rows import Numbers, _at_hand, read_ahead

TEXTS = [
    "07400 123456",
    "+49 151 23456789",
    "call office",
    "0044 20 7946 0958",
    "12",
    "+1 (201) 555-0123",
    "020 7946 0958 ext 5",
]


def numbers(country: str | None, folder: Path) -> Numbers:
    """As `Numbers`, for short lists."""
    _at_hand.clear()
    return Numbers(country, folder, read_after=10, build_after=20)


def test_numbers_are_the_same_before_and_after_the_change(
    tmp_path: Path, automaton_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a folder without an automaton (what is built elsewhere is taken for built here, which takes seconds)
    monkeypatch.setattr(numbers_module, "compiled", lambda *, working: (working(), kept_automaton(automaton_folder))[1])
    reading = numbers("GB", tmp_path)
    # WHEN a list is long enough to have one built
    found = [reading(TEXTS[at % len(TEXTS)]) for at in range(60)]
    # THEN all numbers are libphonenumber's, and the automaton is kept
    assert found == [normalise(TEXTS[at % len(TEXTS)], "GB") for at in range(60)]
    assert (tmp_path / AUTOMATON_NAME).exists()
    # AND the next list takes it sooner
    reading = numbers("DE", tmp_path)
    for _ in range(10):
        reading(TEXTS[0])
    assert reading._quick is not None
    assert [reading(text) for text in TEXTS] == [normalise(text, "DE") for text in TEXTS]


def test_a_short_list_has_none_built(tmp_path: Path) -> None:
    reading = numbers(None, tmp_path)
    for _ in range(19):
        reading(TEXTS[1])
    assert reading._quick is None
    assert list(tmp_path.iterdir()) == []


def test_a_kept_one_is_at_hand_from_the_first_number(automaton_folder: Path) -> None:
    # GIVEN a folder that has an automaton, and a process that read it when it began
    _at_hand.clear()
    read_ahead(automaton_folder)
    # WHEN a list begins
    reading = Numbers("GB", automaton_folder)
    # THEN not even its first number takes the longer way
    assert reading._quick is not None
    assert reading.elsewhere("DE")._quick is not None
    assert [reading(text) for text in TEXTS] == [normalise(text, "GB") for text in TEXTS]


def test_reading_ahead_builds_none(tmp_path: Path) -> None:
    _at_hand.clear()
    read_ahead(tmp_path)
    assert _at_hand == {}
    assert list(tmp_path.iterdir()) == []


def test_columns_are_the_same_before_and_after_the_change(automaton_folder: Path) -> None:
    reading = numbers("GB", automaton_folder)
    before = reading.columns([*TEXTS, ""])
    for _ in range(20):
        reading(TEXTS[0])
    after = reading.columns([*TEXTS, ""])
    wanted = [*(normalise(text, "GB") for text in TEXTS), Normalised()]
    assert before.e164 == [each.e164 for each in wanted]
    # What is oddly written is left out: whoever asks looks at it closely.
    assert after.e164 == [
        each.e164 if "ext" not in text else "" for each, text in zip(wanted, [*TEXTS, ""], strict=True)
    ]
    assert after.region[0] == before.region[0] == "GB"

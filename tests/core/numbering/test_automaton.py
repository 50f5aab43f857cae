"""The automaton's bytes: whole and of this version, or refused."""

from __future__ import annotations

import json
import zlib
from array import array
from dataclasses import replace

import phonenumbers
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.numbering import Automaton, NumberingDamaged
from desktop_app.core.numbering import automaton as module
from desktop_app.core.numbering.meaning import Reading
from desktop_app.core.numbering.sealing import sealed, unpacked, unsealed

from .damage import JSON, one_byte_changed

SMALL = Automaton(
    rows=array("I", [0] * 10 + [2] * 10 + [2] * 10),
    labels=array("I", [0, 0, 1]),
    readings=(None, Reading("too long"), Reading("", "+44", 10, "GB", "mobile")),
    entries={"": 1, "?": 1, "GB": 1},
    international=0,
)


def repacked(change: dict[str, object], tables: bytes | None = None) -> bytes:
    """SMALL's bytes with parts of its head or its tables replaced, and a right checksum."""
    head, _, rest = unpacked(unsealed(module._MAGIC, SMALL.to_bytes()), 1 << 20).partition(b"\n")
    text = json.dumps({**json.loads(head), **change}).encode() + b"\n" + (rest if tables is None else tables)
    packed = zlib.compress(text)
    return sealed(module._MAGIC, packed)


def test_bytes_are_the_automaton(automaton: Automaton) -> None:
    assert Automaton.from_bytes(SMALL.to_bytes()) == SMALL
    assert Automaton.from_bytes(automaton.to_bytes()) == automaton
    assert len(automaton.to_bytes()) < 1 << 20


def test_its_bytes_are_the_same_whatever_the_order_of_its_making() -> None:
    turned = replace(SMALL, entries=dict(reversed([*SMALL.entries.items()])))
    assert turned.to_bytes() == SMALL.to_bytes()


def test_the_version_is_the_metadatas_and_the_words() -> None:
    own, metadata, words = module.version().split("/")
    assert (own, metadata) == ("3", phonenumbers.__version__)
    assert len(words) == 8


def test_no_two_states_are_equivalent(automaton: Automaton) -> None:
    states = {
        (label, *automaton.rows[10 * state : 10 * state + 10])
        for state, label in enumerate(automaton.labels)
        if automaton.rows[10 * state] != state
    }
    alone = [state for state in range(len(automaton.labels)) if automaton.rows[10 * state] == state]
    assert len(states) + len(alone) == len(automaton.labels)
    assert len({automaton.labels[state] for state in alone}) == len(alone)


def test_every_region_has_an_entry(automaton: Automaton) -> None:
    assert set(automaton.entries) == {*phonenumbers.SUPPORTED_REGIONS, "", "?", "001"}
    assert all(automaton.entries[region] for region in phonenumbers.SUPPORTED_REGIONS)


@pytest.mark.parametrize(
    "change",
    [
        {"version": "1/8.0.0"},
        {"version": None},
        {"states": 4},
        {"states": -3},
        {"states": "3"},
        {"states": True},
        {"entries": {"": 1, "?": 3}},
        {"entries": {"": 1, "?": -1}},
        {"entries": {"": 1, "?": 1.0}},
        {"entries": {"": 1}},
        {"entries": []},
        {"international": 3},
        {"international": True},
        {"international": None},
        {"readings": []},
        {"readings": {}},
        {"readings": [["", "+44", 10, "GB", "mobile"], None]},
        {"readings": [None, ["too long"]]},
        {"readings": [None, ["", "+44", "10", "GB", "mobile"]]},
        {"readings": [None, ["", "+44", -1, "GB", "mobile"]]},
        {"readings": [None, ["", "", 10, "GB", "mobile"]]},
        {"readings": [None, ["too long", "+44", 10, "GB", "mobile"]]},
        {"readings": [None, 1]},
    ],
)
def test_contradictions_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(NumberingDamaged):
        Automaton.from_bytes(repacked(change))


@pytest.mark.parametrize(
    "tables",
    [
        b"",
        b"\0" * 131,
        array("I", [0, 0, 9] + [0] * 30).tobytes(),
        array("I", [0, 0, 1] + [0] * 29 + [3]).tobytes(),
        array("I", [0, 0, 1, 1] + [0] * 29).tobytes(),
    ],
)
def test_tables_that_lead_nowhere_are_refused(tables: bytes) -> None:
    with pytest.raises(NumberingDamaged):
        Automaton.from_bytes(repacked({}, tables))


def test_unpacking_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_BYTES", 64)
    with pytest.raises(NumberingDamaged):
        Automaton.from_bytes(SMALL.to_bytes())


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    for begin in (b"", module._MAGIC):
        with pytest.raises(NumberingDamaged):
            Automaton.from_bytes(begin + data)


@given(st.integers(0, len(SMALL.to_bytes()) - 1), st.integers(1, 255))
def test_a_changed_byte_is_noticed(at: int, change: int) -> None:
    with pytest.raises(NumberingDamaged):
        Automaton.from_bytes(one_byte_changed(SMALL.to_bytes(), at, change))


@given(JSON)
def test_any_json_is_refused(head: object) -> None:
    packed = zlib.compress(json.dumps(head).encode() + b"\n")
    with pytest.raises(NumberingDamaged):
        Automaton.from_bytes(sealed(module._MAGIC, packed))

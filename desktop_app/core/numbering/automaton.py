"""Holds the finished automaton: a table of states, the meaning of each, and its serialised form."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import phonenumbers

from desktop_app.core.numbering.meaning import Reading
from desktop_app.core.numbering.plans import number_of, verdict_on
from desktop_app.core.numbering.sealing import NumberingDamaged, sealed, unpacked, unsealed
from desktop_app.core.numbers.phone import line_type_names
from desktop_app.core.numbers.problems import NumberProblem

BEYOND_STATE = 0  # the state of everything that is left to libphonenumber
NO_REGION = ""
UNKNOWN_REGION = "?"

_FORMAT = 3  # increase it also when verdicts of `core.numbers.phone` change but their words don't
_MAGIC = b"dialproof numbering\n"
_MOST_BYTES = 64 << 20  # unpacked; a real automaton has about 2 MB


@cache
def version() -> str:
    """Return the version of all that an automaton depends on: its format, the metadata, and `core.numbers.phone`."""
    some = [verdict_on(number_of(code, "2" * length)) for code in (1, 44) for length in range(2, 16)]
    words = repr(
        [sorted(line_type_names().items()), NumberProblem.NO_COUNTRY.value, NumberProblem.NO_SUCH_COUNTRY.value, some]
    )
    return f"{_FORMAT}/{phonenumbers.__version__}/{zlib.crc32(words.encode()):08x}"


@dataclass(frozen=True, slots=True)
class Automaton:
    """The tables: `rows[10 * state + digit]` is the next state, `readings[labels[state]]` the meaning of a state.

    States are numbers. `entries` has the start state for each default region, `international` is the one after a plus.
    """

    rows: array[int]
    labels: array[int]
    readings: tuple[Reading | None, ...]
    entries: Mapping[str, int]
    international: int

    def to_bytes(self) -> bytes:
        """Return the automaton in the form that `from_bytes` takes."""
        head = {
            "version": version(),
            "states": len(self.labels),
            "readings": self.readings,
            "entries": dict(sorted(self.entries.items())),  # the same bytes each time
            "international": self.international,
        }
        text = json.dumps(head, separators=(",", ":")).encode("ascii") + b"\n"
        packed = zlib.compress(text + _little(self.labels) + _little(self.rows), 6)
        return sealed(_MAGIC, packed)

    @classmethod
    def from_bytes(cls, data: bytes) -> Automaton:
        """Return the automaton in `data`. Raises NumberingDamaged unless `to_bytes` of this version made them."""
        try:
            head, _, tables = unpacked(unsealed(_MAGIC, data), _MOST_BYTES).partition(b"\n")
            found = json.loads(head)
            if found["version"] != version():
                raise NumberingDamaged("made for another version")
            return cls._checked(found, tables)
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise NumberingDamaged(str(error)) from error

    @classmethod
    def _checked(cls, found: dict[str, object], tables: bytes) -> Automaton:
        states, entries, international = found["states"], found["entries"], found["international"]
        if not isinstance(states, int) or not isinstance(entries, dict) or not isinstance(found["readings"], list):
            raise NumberingDamaged("malformed")
        width = array("I").itemsize
        if states < 1 or len(tables) != states * 11 * width:
            raise NumberingDamaged("tables of the wrong size")
        labels, rows = _native(tables[: states * width]), _native(tables[states * width :])
        readings = tuple(_reading(each) for each in found["readings"])
        starts = [international, *entries.values()]
        known = all(type(each) is int and 0 <= each < states for each in starts)
        if not known or not {NO_REGION, UNKNOWN_REGION} <= entries.keys():
            raise NumberingDamaged("an entry that leads nowhere")
        if max(rows) >= states or max(labels) >= len(readings) or any(rows[:10]) or readings[0] is not None:
            raise NumberingDamaged("a state that isn't there")
        return cls(rows, labels, readings, entries, starts[0])


def _reading(fields: object) -> Reading | None:
    if fields is None:
        return None
    if not isinstance(fields, list) or [type(each) for each in fields] != [str, str, int, str, str]:
        raise NumberingDamaged("a reading that isn't one")
    reading = Reading(*fields)
    if reading.kept < 0 or bool(reading.problem) == bool(reading.kept) or bool(reading.kept) != bool(reading.start):
        raise NumberingDamaged("a reading that contradicts itself")
    return reading


def _little(numbers: array[int]) -> bytes:
    """Return four bytes per number, little-endian on any machine."""
    if sys.byteorder == "big":
        numbers = array(numbers.typecode, numbers)
        numbers.byteswap()
    return numbers.tobytes()


def _native(data: bytes) -> array[int]:
    numbers = array("I", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers

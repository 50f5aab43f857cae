"""A search by SQLite and Python together, against Python's alone; and which rows there are."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from random import Random

import pytest

from desktop_app.core.text.search_text import digits_of_e164, folded, holds, spans
from desktop_app.storage.lists import orders as list_orders
from desktop_app.storage.lists.filters import Search, rows_sought, search_functions
from desktop_app.storage.lists.orders import Asked, in_order, row_numbers

# Letters that become others or more in lower case, what SQL, JSON and LIKE mind, and plain ones.
# fmt: off
ODD = ["\u212a", "\u0130", "ẞ", "Σ", "ς", "Å", "é", "É", "ﬁ", "💶", "\\", '"', "[", "]", ",", ", ", "%", "_", "!", "'",
       "\t", "\n", "\x1e", "\x1f", "\x7f", "/", " ", "k", "I", "i", "u", "0", "a", "B", "n"]
# fmt: on


def text(chance: Random, most: int = 6) -> str:
    return "".join(chance.choices(ODD, k=chance.randrange(most)))


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    """Rows of two cells each, and a value of an answer or none."""
    chance = Random(4)  # noqa: S311 - not for secrets
    connection = sqlite3.connect(":memory:")
    search_functions(connection)
    connection.execute("CREATE TABLE rows (row INTEGER PRIMARY KEY, cells TEXT, value TEXT)")
    for row in range(2, 400):
        cells = json.dumps([text(chance), text(chance)], ensure_ascii=False)
        connection.execute("INSERT INTO rows VALUES (?, ?, ?)", (row, cells, text(chance) if row % 3 else None))
    yield connection
    connection.close()


def test_a_search_finds_what_python_finds(db: sqlite3.Connection) -> None:
    chance = Random(5)  # noqa: S311 - the same
    rows = [
        (row, [*map(folded, json.loads(cells))], None if value is None else folded(value))
        for row, cells, value in db.execute("SELECT * FROM rows")
    ]
    found = 0
    for wanted in [*ODD, "\0", "a\0", "x" * 20_000, *(text(chance, 4) or "i" for _ in range(400))]:
        search, low = Search(wanted), folded(wanted)
        in_cells = [row for row, cells, _value in rows if any(low in cell for cell in cells)]
        in_value = [row for row, _cells, value in rows if value is not None and low in value]
        with rows_sought(db, wanted):
            pass
        for condition, right in ((search.in_rows(), in_cells), (search.in_text("value"), in_value)):
            query = f"SELECT row FROM rows WHERE {condition}"  # noqa: S608 - ours
            assert [each[0] for each in db.execute(query, search.values)] == right, wanted
            found += len(right)
    assert found > 1_000


@pytest.mark.parametrize(
    ("wanted", "there"),
    [
        ("muller", ["Müller", "MULLER", "Mu\u0308ller"]),
        ("Müller", ["Müller", "MULLER", "Mu\u0308ller"]),
        ("strasse 1", ["Hauptstraße 1", "STRASSE 1"]),
        ("lodz", ["Łódź"]),
        ("istanbul", ["İstanbul", "istanbul"]),
        ("ежик", ["Ёжик"]),
        ("07911123456", ["07911 123456", "(07911) 123-456", "+447911123456"]),
        ("07911 12 34 56", ["07911 123456", "(07911) 123-456", "+447911123456"]),
        ("+44 7911", ["+447911123456"]),
        ("0044 7911", ["+447911123456"]),
        ("7911-12", ["07911 123456", "(07911) 123-456", "+447911123456"]),
        ("1 234", ["07911 123456", "(07911) 123-456", "+447911123456", "1,234", "12-34"]),
        ("79 12", []),
    ],
)
def test_letters_are_found_without_accents_and_digits_however_spaced(wanted: str, there: list[str]) -> None:
    texts = ["Müller", "MULLER", "Mu\u0308ller", "Muler", "Hauptstraße 1", "STRASSE 1", "Łódź", "İstanbul", "istanbul",
             "Ёжик", "07911 123456", "(07911) 123-456", "+447911123456", "1,234", "12-34", "7,9,1,1"]  # fmt: skip
    found = [text for text in texts if holds(wanted, text) or (text[0] == "+" and _in_number(wanted, text))]
    assert found == [text for text in there if text != "1,234"]  # a comma parts numbers
    # AND where it stands is known
    assert all(
        text[first:past] and holds(wanted, text[first:past]) for text in found for first, past in spans(wanted, text)
    )


def _in_number(wanted: str, e164: str) -> bool:
    return any(digits and digits in e164 for digits in digits_of_e164(wanted))


def test_what_is_plainly_there_or_not_is_never_asked_of_python(db: sqlite3.Connection) -> None:
    asked: list[str] = []
    db.create_function("holds", 2, lambda _wanted, held: asked.append(held))
    # WHEN one searches for a plain word
    search = Search("Baba")
    db.execute(f"SELECT * FROM rows WHERE {search.in_text('value')}", search.values).fetchall()  # noqa: S608 - ours
    # THEN nothing is decided row by row but texts with other letters
    assert not [each for each in asked if each.isascii()]


@pytest.mark.parametrize("gone", ["row = 1", "row = 2", "row = 200", "row = 399", "1"])
def test_all_rows_are_those_that_are_there(db: sqlite3.Connection, gone: str) -> None:
    db.execute(f"DELETE FROM rows WHERE {gone}")  # noqa: S608 - ours
    left = [each[0] for each in db.execute("SELECT row FROM rows ORDER BY row")]
    assert list(row_numbers(db, Asked("rows", "1", {}), len(left))) == left
    assert list(row_numbers(db, Asked("rows", "row % 2", {}), len(left))) == [row for row in left if row % 2]


def test_a_long_list_comes_piece_by_piece_in_its_order() -> None:
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE rows (row INTEGER PRIMARY KEY, value TEXT)")
    # GIVEN rows far apart, as a sheet with gaps has them
    rows = [*range(5, 120_000, 1_000), 1_000_000]
    db.executemany("INSERT INTO rows VALUES (?, ?)", ((row, f"{row % 7}") for row in rows))
    found = row_numbers(db, Asked("rows", "row <> :but", {"but": 1_005}), len(rows))
    assert list(found) == [row for row in rows if row != 1_005]
    db.close()


@pytest.mark.parametrize("descending", [False, True])
def test_few_keys_are_sorted_as_many_are(
    db: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch, descending: bool
) -> None:
    # GIVEN texts with letters of every kind, some of them equal, and rows without any
    asked = Asked("rows", "row % 5", {})
    few = in_order(db, asked, "lower(value)", descending=descending)
    # WHEN so many differ that SQLite sorts them
    monkeypatch.setattr(list_orders, "_FEW", 1)
    # THEN the order is the same
    assert in_order(db, asked, "lower(value)", descending=descending) == few
    assert len(few) == 319

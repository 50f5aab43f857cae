"""A corrected list is what it would be if the corrected texts had been in the file, and can be taken back whole."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.results.reconciliation import Booked
from desktop_app.core.rows.corrections import Mended, MendOrder, ReadAs, Restore, Suggested, TakeSuggestions, TypeNumber
from desktop_app.core.rows.list_row import SentRange
from desktop_app.services.jobs import (
    BeginRound,
    CountSuggestions,
    Export,
    FindSuggestions,
    Join,
    MendRows,
    ReadFile,
    SelectSuggested,
)
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.mending.corrections import replaced_in
from desktop_app.workers.jobs import perform

GB = ReadOptions(country="GB", column="Mobile")
# Cells with their mended texts.
DAMAGED = {
    "0447400123456": "+447400123456",
    "+07400123457": "07400123457",
    "0740l 123458": "07401 123458",
    "9 07400 123459 call": "07400 123459",
}


class Read:
    """A list that was read into a folder."""

    def __init__(
        self, folder: Path, lines: Sequence[str], options: ReadOptions = GB, former: Path | None = None
    ) -> None:
        folder.mkdir(parents=True)
        source = folder.with_suffix(".csv")
        source.write_text("\n".join(["Name,Mobile,Home,Country", *lines]), "utf-8")
        self.folder = folder
        self.found: ImportSummary = perform(ReadFile(source, folder, options, former=former))

    def suggest(self) -> Suggested:
        after: int | None = 0
        while after is not None:
            after = perform(FindSuggestions(self.folder, after))
        return perform(CountSuggestions(self.folder))

    def mend(self, order: MendOrder | None) -> Mended:
        return perform(MendRows(self.folder, order))

    def rows(self) -> list[tuple[Any, ...]]:
        """Whatever the list says of its rows and numbers, but for the texts that were there."""
        columns = "row, e164, region, line_type, status, problem, first_row"
        with closing(sqlite3.connect(self.folder / "list.sqlite")) as db:
            rows = db.execute(f"SELECT {columns}, 0, 0 FROM rows ORDER BY row").fetchall()  # noqa: S608 - constants
            numbers = db.execute(f"SELECT {columns}, place, slot FROM row_numbers ORDER BY row, place").fetchall()  # noqa: S608 - the same
        return [*rows, *numbers]

    def summary(self) -> dict[str, Any]:
        """The list's counts as they are stored, but for what tells of corrections and of the texts themselves."""
        with closing(ListFile(self.folder)) as store:
            found = replace(store.understanding, corrected=0, corrections="", better_countries=[])
        told = asdict(found)
        told["problems"] = [(each["row"], each["problem"]) for each in told["problems"]]
        del told["shape"]  # how alike a column's cells are to numbers was told by the texts
        return told


def mixed(rows: int, *, several: bool, seed: int = 7) -> tuple[list[str], list[str]]:
    """Lines with damaged numbers, duplicates, several in a cell and blanks; and the same with the mended texts."""
    rng = random.Random(seed)  # noqa: S311 - a test
    damaged, mended = [], []
    for at in range(rows):
        cell = rng.choice([*DAMAGED, "07400 123456", "07400 123457", "07400123460", "n/a", "", "07400 1234"])
        home = rng.choice(["020 7946 0958", "", "020 7946 0959"]) if several else ""
        damaged.append(f'A{at},"{cell}",{home},')
        mended.append(f'A{at},"{DAMAGED.get(cell, cell)}",{home},')
    return damaged, mended


@pytest.mark.parametrize("several", [False, True])
def test_a_mended_list_is_the_list_that_its_mended_file_would_be(tmp_path: Path, several: bool) -> None:
    options = replace(GB, more_columns=("Home",)) if several else GB
    damaged, mended = mixed(120, several=several)
    one, other = Read(tmp_path / "one", damaged, options), Read(tmp_path / "other", mended, options)
    before, counted = one.rows(), one.summary()
    names = ("lost-plus", "wrong-plus", "letters", "words")
    assert {group.pattern for group in one.suggest().groups} >= {*names}
    done = one.mend(TakeSuggestions(names))
    assert done.changed == done.understanding.corrected == done.suggested.corrected
    assert not {group.pattern for group in done.suggested.groups} & {*names}
    assert one.rows() == other.rows()
    assert one.summary() == other.summary()
    assert one.mend(None).changed == done.changed
    assert (one.rows(), one.summary()) == (before, counted)


def test_each_step_is_undone_in_turn_however_they_lie_over_one_another(tmp_path: Path) -> None:
    damaged, _mended = mixed(60, several=True, seed=3)
    read = Read(tmp_path / "list", damaged, replace(GB, more_columns=("Home",)))
    read.suggest()
    row = next(each[0] for each in read.rows() if each[5])
    place = next(each[7] for each in read.rows()[60:] if each[0] == row and each[5])
    orders: list[MendOrder] = [
        TypeNumber(row, place, "07400 999999"),
        TakeSuggestions(("lost-plus", "letters")),
        TypeNumber(row, place, "020 7946 0958"),
        ReadAs(tuple(range(2, 40)), "IE"),
        Restore(tuple(range(2, 30))),
    ]
    states = [(read.rows(), read.summary())]
    for order in orders:
        changed = read.mend(order).changed
        if changed:
            states.append((read.rows(), read.summary()))
    assert len(states) >= 4
    for state in reversed(states[:-1]):
        read.mend(None)
        assert (read.rows(), read.summary()) == state
    assert read.mend(None).changed == 0


def test_what_is_typed_counts_only_if_it_is_one_number(tmp_path: Path) -> None:
    read = Read(tmp_path / "list", ["A,07400 1234,,", "B,07400 123456,,"])
    before = read.rows()
    done = read.mend(TypeNumber(2, 0, "07400 12345"))
    assert (done.changed, done.unchanged, done.problem) == (0, 1, "too short")
    assert read.mend(TypeNumber(2, 0, "07400 123456 / 07400 123457")).problem == "several numbers in one cell"
    assert read.rows() == before
    done = read.mend(TypeNumber(2, 0, " 07400 123456 "))
    assert (done.changed, done.understanding.counts.valid, done.understanding.counts.duplicate) == (1, 1, 1)
    assert [each[4] for each in read.rows()] == ["valid", "duplicate"]
    # What stood there again, or nothing: the correction is gone.
    assert read.mend(TypeNumber(2, 0, "07400 1234")).changed == 1
    assert read.rows() == before


def test_a_valid_number_is_changed_by_a_persons_word_alone(tmp_path: Path) -> None:
    read = Read(tmp_path / "list", ["A,07400 123456,,", "B,n/a,,", "C,07400 123456,,"])
    before = read.rows(), read.summary()
    assert read.mend(ReadAs((2, 3), "IE")).changed == 0  # among numbers with a problem it isn't meant
    assert (read.rows(), read.summary()) == before
    assert read.mend(TypeNumber(2, 0, "07400 123")).changed == 0
    assert (read.rows(), read.summary()) == before
    done = read.mend(TypeNumber(2, 0, "07400 123457"))
    assert (done.changed, done.understanding.counts.valid, done.understanding.counts.duplicate) == (1, 2, 0)
    assert [each[1] for each in read.rows()] == ["+447400123457", "", "+447400123456"]
    assert read.mend(TypeNumber(2, 0, "07400 123458")).changed == 1
    assert read.mend(TypeNumber(2, 0, "07400 123456")).changed == 1  # what stood there
    assert (read.rows(), read.summary()) == before
    assert read.mend(None).changed == read.mend(None).changed == read.mend(None).changed == 1
    assert (read.rows(), read.summary()) == before


def test_what_stands_in_place_of_a_valid_number_is_known_to_a_clean_list(tmp_path: Path) -> None:
    read = Read(tmp_path / "list", ["A,07400 123456,,", "B,0447400123457,,", "C,07400 123458 / 07400 123459,,"])
    read.suggest()
    read.mend(TakeSuggestions(("lost-plus",)))
    read.mend(TypeNumber(2, 0, "07400 123499"))
    read.mend(TypeNumber(4, 1, "07400 123498"))
    with closing(ListFile(read.folder)) as store:
        assert replaced_in(store.db, (2, 3, 4)) == {(2, 0): "07400 123499", (4, 1): "07400 123498"}
        assert replaced_in(store.db, (3,)) == {}


def test_valid_numbers_of_the_wrong_country_are_read_as_of_another(tmp_path: Path) -> None:
    lines = ["A,0676 4808873,,", "B,+49 30 1234567,,", "C,0676 4808874 or 030 1234567,,", "D,0676 480887,,"]
    read = Read(tmp_path / "list", lines, ReadOptions(country="DE", column="Mobile"))
    before = read.rows()
    assert {each[4] for each in before} <= {"valid", "duplicate"}
    done = read.mend(ReadAs((2, 3, 5), "AT"))
    assert [each[1] for each in read.rows()[:4]] == ["+436764808873", "+49301234567", before[2][1], "+43676480887"]
    assert (done.changed, done.unchanged, done.suggested.groups) == (2, 0, ())
    assert read.mend(ReadAs((2, 3, 5), "AT")).changed == 0
    assert read.mend(Restore((2, 5))).changed == 2
    assert read.rows() == before


@pytest.mark.parametrize("several", [False, True])
def test_a_list_with_other_valid_numbers_is_the_list_that_its_changed_file_would_be(
    tmp_path: Path, several: bool
) -> None:
    options = replace(GB, more_columns=("Home",)) if several else GB
    rng = random.Random(11)  # noqa: S311 - a test
    cells = ["07400 123456", "07400 123457", "07400 123458", "020 7946 0958", "n/a", ""]
    lines = [(rng.choice(cells), rng.choice(cells) if several else "") for _ in range(60)]
    typed = {at: rng.choice(cells[:4]) for at in range(5, 60, 3) if lines[at][0] not in ("", "n/a")}
    one = Read(tmp_path / "one", [f"A,{mobile},{home}," for mobile, home in lines], options)
    changed = [f"A,{typed.get(at, mobile)},{home}," for at, (mobile, home) in enumerate(lines)]
    other = Read(tmp_path / "other", changed, options)
    before = one.rows(), one.summary()
    for at, text in typed.items():
        one.mend(TypeNumber(at + 2, 0, text))
    assert (one.rows(), one.summary()) == (other.rows(), other.summary())
    one.mend(Restore(None))
    assert (one.rows(), one.summary()) == before


def test_corrections_of_before_are_taken_back_as_well(tmp_path: Path) -> None:
    """Lists of an earlier version have no place for the number that a cell holds."""
    read = Read(tmp_path / "list", ["A,07400 123456,,", "B,0447400123457,,"])
    before = read.rows()
    read.suggest()
    read.mend(TakeSuggestions(("lost-plus",)))
    with closing(sqlite3.connect(read.folder / "list.sqlite")) as db:
        for table in ("corrections", "corrections_before"):
            for column in ("was_e164", "was_region", "was_line_type"):
                db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        db.commit()
    assert read.mend(TypeNumber(2, 0, "07400 123499")).changed == 1
    assert read.mend(None).changed == 1
    assert read.mend(Restore(None)).changed == 1
    assert read.rows() == before


def test_a_rows_own_country_counts_for_what_is_typed(tmp_path: Path) -> None:
    lines = ["A,07400 123456,,GB", "B,0171 39,,DE", "C,0171 3920013,,DE", "D,07400 123457,,GB"]
    read = Read(tmp_path / "list", lines, ReadOptions(column="Mobile", country_column="Country"))
    read.mend(TypeNumber(3, 0, "0171 3920012"))
    assert read.rows()[1][1:3] == ("+491713920012", "DE")


def test_marked_rows_are_read_as_of_a_country(tmp_path: Path) -> None:
    read = Read(tmp_path / "list", ["A,085 123 4567,,", "B,085 123 4568,,", "C,n/a,,", "D,07400 123456,,"])
    done = read.mend(ReadAs((2, 4, 5), "IE"))
    assert (done.changed, done.unchanged, done.problem) == (1, 1, "not a phone number")
    assert [each[1] for each in read.rows()] == ["+353851234567", "", "", "+447400123456"]
    assert read.mend(ReadAs((3,), "IE")).changed == 1


def test_a_number_beside_other_digits_is_read_as_of_a_country_without_them(tmp_path: Path) -> None:
    lines = ["A,07400 123456,,", 'B,"room 202, 030 1234567",,', "C,Zi. 021/030 1234567,,", "D,Ann 05 030 1234567,,"]
    read = Read(tmp_path / "list", lines)
    before = read.rows()
    done = read.mend(ReadAs((3, 4, 5), "DE"))
    # THEN what is a number by itself is taken, and what may be two is suggested in both ways
    assert (done.changed, done.unchanged) == (2, 1)
    assert [each[1] for each in read.rows()] == ["+447400123456", "+49301234567", "+49301234567", ""]
    assert [(each.pattern, each.examples[0].e164) for each in done.suggested.groups] == [
        ("first-number", "+4950301234567"),
        ("second-number", "+49301234567"),
    ]
    assert read.mend(TakeSuggestions(("second-number",))).changed == 1
    assert read.rows()[3][1] == "+49301234567"
    read.mend(None)
    read.mend(None)
    assert read.rows() == before


def test_a_group_is_looked_at_and_taken_in_part(tmp_path: Path) -> None:
    read = Read(tmp_path / "list", ["A,0447400123456,,", "B,07400 123456,,", "C,0447400123457,,", "D,n/a,,"])
    (group,) = read.suggest().groups
    assert (group.pattern, group.count, group.countries) == ("lost-plus", 2, {"GB": 2})
    assert (group.examples[0].row, group.examples[0].raw, group.examples[0].e164) == (
        2,
        "0447400123456",
        "+447400123456",
    )
    assert [*perform(SelectSuggested(read.folder, ("lost-plus",)))] == [2, 4]
    done = read.mend(TakeSuggestions(("lost-plus",), (4,)))
    assert (done.changed, [each.count for each in done.suggested.groups]) == (1, [1])
    assert [*perform(SelectSuggested(read.folder, ("lost-plus",)))] == [2]


def test_corrections_are_carried_over_to_another_reading_of_the_file(tmp_path: Path) -> None:
    lines = ["A,0447400123456,,", "B,07400 1234,,", "C,0740l 123457,,"]
    then = Read(tmp_path / "then", lines)
    then.suggest()
    then.mend(TakeSuggestions(("lost-plus", "letters")))
    then.mend(TypeNumber(3, 0, "07400 123499"))
    now = Read(tmp_path / "now", lines, ReadOptions(column="Mobile", country="IE"), then.folder)
    assert (now.found.corrected, now.found.counts.valid) == (3, 3)
    assert [each[1] for each in now.rows()] == ["+447400123456", "+447400123499", "+447401123457"]
    assert Read(tmp_path / "again", lines, former=now.folder).found.corrected == 3


def test_mending_many_alike_takes_as_long_for_each_as_mending_few(tmp_path: Path) -> None:
    def taken(count: int) -> float:
        read = Read(tmp_path / f"{count}", [f"A{at},0447400{at:06},," for at in range(count)])
        began = time.process_time()
        (group,) = read.suggest().groups
        done = read.mend(TakeSuggestions((group.pattern,)))
        assert (group.count, done.changed, done.understanding.counts.valid) == (count, count, count)
        assert read.mend(None).understanding.counts.invalid == count
        return time.process_time() - began

    assert taken(32_000) < 2 * 8 * taken(4_000)


@pytest.mark.parametrize("shape", [OutputShape.TABLE, OutputShape.SPLIT, OutputShape.ORIGINAL])
def test_every_form_of_a_result_says_what_was_corrected_and_its_sums_agree(tmp_path: Path, shape: OutputShape) -> None:
    book = openpyxl.Workbook()
    assert book.active is not None
    for line in (
        ["Name", "Mobile"],
        ["A", "07400 123456"],
        ["B", "0447400123457"],
        ["C", "n/a"],
        ["D", "0740O 123456"],
    ):
        book.active.append(line)
    source, folder, output = tmp_path / "list.xlsx", tmp_path / "list", tmp_path / "out.xlsx"
    book.save(source)
    folder.mkdir()
    perform(ReadFile(source, folder, ReadOptions(country="GB")))
    assert perform(FindSuggestions(folder, 0)) is None
    assert perform(MendRows(folder, TakeSuggestions(("lost-plus", "letters")))).changed == 2
    assert perform(BeginRound(folder, "b1")) == {"GB": 2}
    (folder / "result").write_text("number,active\n+447400123456,yes\n+447400123457,no\n")
    sent = SentRange(1, "GB", 0, 2)
    perform(Join(folder, "b1", sent, folder / "result"))
    booked = Booked(rows=4, numbers=2, sent=2, answered=2, repeated=0, strangers=0, joined=(1,), moving=False)
    found = perform(Export(folder, "b1", output, OutputForm(shape), (sent,), booked, ()))
    assert (found.rows, found.valid, found.duplicate, found.invalid, found.disagreements) == (4, 2, 1, 1, ())
    written = openpyxl.load_workbook(output)
    told: dict[object, tuple[object, ...]] = {}
    for sheet in written.worksheets:
        header, *rows = sheet.iter_rows(values_only=True)
        if "Corrected" in header:
            name = header.index("Name")
            told |= {row[name]: (row[name + 1], *row[header.index("Corrected") :][:2]) for row in rows}
    assert told == {
        "A": ("07400 123456", None, None),
        "B": ("0447400123457", "+447400123457", "lost plus"),
        "C": ("n/a", None, None),
        "D": ("0740O 123456", "07400 123456", "letters for digits"),
    }


def test_a_row_that_names_its_country_is_never_suggested_another(tmp_path: Path) -> None:
    germans = [f"D{at},0171 39200{at:02d},,DE" for at in range(20)]
    british = [f"G{at},07400 1234{at:02d},,GB" for at in range(20)]
    read = Read(
        tmp_path / "list",
        [*germans, *british, "Ann,030 1234567,,GB", "Bob,030 1234568,,", "Eve,9 07400 123499 call,,GB"],
        ReadOptions(country="GB", column="Mobile"),
    )
    groups = read.suggest().groups
    assert [(group.pattern, [each.raw for each in group.examples]) for group in groups] == [
        ("words", ["9 07400 123499 call"]),
        ("country-DE", ["030 1234568"]),
    ]

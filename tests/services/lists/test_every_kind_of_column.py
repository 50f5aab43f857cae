"""All kinds of added columns at once, in every form of a result: the right cells stand under the right headers."""

from __future__ import annotations

import csv
from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.rows.corrections import TakeSuggestions, TypeNumber
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.sheets.output import original_workbook
from tests.services.world import CONNECTION, World, british, german

FINE, GONE, OTHER, MORE = *british(3), german(1)[0]
MENDED = "+447400123457"
ROWS = [
    ["Name", "Mobile", "Office"],
    ["Ann", FINE, GONE],
    ["Bob", MENDED[1:], MORE],
    ["Cem", GONE, ""],
    ["Dot", OTHER, "none"],
]


async def verified(world: World) -> Batch:
    """A workbook with two phone columns, a mended number and a suppressed one."""
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in ROWS:
        sheet.append(row)
    path = world.home / "people.xlsx"
    book.save(path)
    optouts = await world.intake.read(world.file([GONE], "optouts.csv"), ReadOptions())
    await world.suppression.add(optouts, "=Opt-outs", "asked for it")
    found = await world.intake.read(path, ReadOptions(column="Mobile", more_columns=("Office",)))
    await world.mending.suggest(found.list_id)
    done = await world.mending.mend(found.list_id, TakeSuggestions(("lost-plus",)))
    assert done.changed == 1
    batch = await world.preparing.prepare(BatchOrder(found.list_id, CONNECTION, "phone-validation"))
    await world.verification.run(batch.id, 1)
    assert sorted(world.service.sent_numbers()) == sorted([FINE, OTHER, MORE, MENDED])
    return batch


def table(path: Path, sheet: str) -> list[dict[str, str]]:
    """The rows of a file by their headers, each of which stands there once."""
    if path.suffix == ".csv":
        with path.open(encoding="utf-8-sig", newline="") as file:
            header, *rows = csv.reader(file)
    else:
        cells = openpyxl.load_workbook(path)[sheet].iter_rows(values_only=True)
        header, *rows = [["" if cell is None else str(cell) for cell in row] for row in cells]
    assert len(set(header)) == len(header)
    assert {len(row) for row in rows} <= {len(header)}
    return [dict(zip(header, row, strict=True)) for row in rows]


@pytest.mark.parametrize(
    ("shape", "name", "sheet"),
    [
        (OutputShape.TABLE, "out.csv", ""),
        (OutputShape.TABLE, "out.xlsx", "Results"),
        (OutputShape.ORIGINAL, "out.xlsx", "Sheet"),
        (OutputShape.SPLIT, "out.xlsx", "Good"),
        (OutputShape.SPLIT, "out.xlsx", "Suppressed"),
    ],
)
async def test_each_added_column_has_its_own_cells(
    world: World, tmp_path: Path, shape: OutputShape, name: str, sheet: str
) -> None:
    batch = await verified(world)
    offline = (Offline.REGION, Offline.NATIONAL)
    form = OutputForm(shape, verdicts=True, standard=True, offline=offline)
    written = await world.exporting.export(batch.id, tmp_path / name, form=form)
    assert (written.disagreements, written.suppressed, written.unsent) == ((), 1, 0)
    rows = {row["Name"]: row for row in table(tmp_path / name, sheet)}
    assert (sheet == "Suppressed", sheet == "Good") == (set(rows) == {"Cem"}, set(rows) == {"Ann", "Bob", "Dot"})
    if "Cem" in rows:
        cem = rows["Cem"]
        assert (cem["Phone (E.164)"], cem["Verdict"], cem["Suppressed by"].lstrip("'")) == (
            GONE,
            "suppressed",
            "=Opt-outs",
        )
        assert cem["Office: Phone (E.164)"] == ""
    if "Ann" in rows:
        ann, bob, dot = rows["Ann"], rows["Bob"], rows["Dot"]
        assert (ann["Phone (E.164)"], ann["Office: Phone (E.164)"]) == (FINE, GONE)
        assert (ann["Verdict"], ann["Office: Verdict"]) == ("good", "suppressed")
        assert ann["Suppressed by"].lstrip("'") == f"=Opt-outs ({GONE})"  # which of its numbers it is
        assert (bob["Mobile"], bob["Phone (E.164)"], bob["Office: Phone (E.164)"]) == (MENDED[1:], MENDED, MORE)
        assert (bob["Region (offline)"], bob["Office: Region (offline)"]) == ("GB", "DE")
        assert bob["National format (offline)"] == "07400 123457"
        assert (bob["Corrected"], ann["Corrected"], bob["Suppressed by"]) == (MENDED, "", "")
        assert bob["How corrected"] != ""
        assert (dot["Number status"], dot["Office: Number status"]) == ("valid", "invalid")
        assert dot["Office: Problem"] == "not a phone number"


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize(
    ("shape", "name", "sheet"),
    [
        (OutputShape.CLEAN, "out.csv", ""),
        (OutputShape.CLEAN, "out.xlsx", "Results"),
        (OutputShape.CLEAN_SHEET, "out.xlsx", "Clean list"),
    ],
)
async def test_a_clean_list_has_mended_numbers_and_no_suppressed_ones(
    world: World, tmp_path: Path, shape: OutputShape, name: str, sheet: str, *, beside: bool
) -> None:
    batch = await verified(world)
    form = OutputForm(shape, beside=beside, offline=(Offline.REGION,))
    written = await world.exporting.export(batch.id, tmp_path / name, form=form)
    assert (written.disagreements, written.kept) == ((), 3)
    rows = {row["Name"]: row for row in table(tmp_path / name, sheet)}
    own, other = ("Mobile: Phone (E.164)", "Office: Phone (E.164)") if beside else ("Mobile", "Office")
    assert [(row[own], row[other]) for row in rows.values()] == [(FINE, ""), (MENDED, MORE), (OTHER, "")]
    if beside:  # the suppressed number isn't left in its own cell either
        assert (rows["Ann"]["Office"], rows["Bob"]["Office"]) == ("", MORE)
    assert not any(GONE.removeprefix("+") in value for row in rows.values() for value in row.values())
    if name.endswith(".xlsx"):  # AND what isn't as it was is said
        about = openpyxl.load_workbook(tmp_path / name)["About"].iter_rows(max_col=2, values_only=True)
        (told,) = (str(text) for title, text in about if title == "Corrected by hand or by suggestion")
        own_cells = told.partition("as they were, but for ")[2]
        suppressed = "numbers in the phone column that are suppressed or were replaced."
        assert own_cells == (suppressed if beside else "the phone column, which has the numbers as E.164.")
    assert [row["Office: Region (offline)"] for row in rows.values()] == ["", "DE", ""]
    assert [row["Mobile: Region (offline)"] for row in rows.values()] == ["GB", "GB", "GB"]


@pytest.mark.parametrize("streamed", [False, True])
async def test_what_is_written_in_place_has_no_suppressed_number(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, streamed: bool
) -> None:
    # GIVEN cells with two numbers, one of which is suppressed, and a cell with nothing else
    if streamed:
        monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 0)
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    cells = [
        f"{FINE}; {GONE}",
        f"{GONE} or {OTHER}",
        GONE,
        f"{GONE} (Ann's)",
        f"office {FINE}",
        "room 202, 0171 4398524",
    ]
    for row in (["Mobile"], *([each] for each in cells)):
        sheet.append(row)
    book.save(world.home / "people.xlsx")
    optouts = await world.intake.read(world.file([GONE], "optouts.csv"), ReadOptions())
    await world.suppression.add(optouts, "Opt-outs", "asked for it")
    found = await world.intake.read(world.home / "people.xlsx", ReadOptions())
    assert (await world.mending.mend(found.list_id, TypeNumber(7, 0, MENDED))).changed == 1
    batch = await world.preparing.prepare(BatchOrder(found.list_id, CONNECTION, "phone-validation"))
    world.service.results["t_01"] = f"number,valid\n{FINE},yes\n{OTHER},yes\n{MENDED},yes\n".encode()
    await world.verification.run(batch.id, 1)
    form = OutputForm(OutputShape.ORIGINAL, in_place=True, verdicts=True)
    written = await world.exporting.export(batch.id, tmp_path / "out.xlsx", form=form)
    rows = table(tmp_path / "out.xlsx", "Sheet")
    # THEN each row is good by its other number, which stands there alone; a cell that would be blank isn't written
    assert [(row["Mobile"], row["Verdict"]) for row in rows] == [
        (FINE, "good"),
        (OTHER, "good"),
        (GONE, "suppressed"),
        (cells[3], "suppressed"),
        (cells[4], "good"),  # its word would be lost
        (MENDED, "good"),  # a person has looked at it
    ]
    # AND the row says which number is suppressed
    told = [f"Opt-outs ({GONE})", f"Opt-outs ({GONE})", "Opt-outs", "Opt-outs", "", ""]
    assert [row["Suppressed by"] for row in rows] == told
    assert all(row["Suppressed since"].startswith("20") for row in rows[:4])
    # AND what stayed is said, with its rows
    book = openpyxl.load_workbook(tmp_path / "out.xlsx")
    about = {f"{row[0]}": f"{row[1]}" for row in book["About"].iter_rows(values_only=True)}
    assert about["Suppressed numbers"] == (
        "1 number on suppression lists is still in your phone column, in the rows marked in the column "
        "“Suppressed by”; they must not be called."
    )
    assert about["Phone numbers with words in their cells"].startswith("2, in rows 5, 6: they stay")
    assert written.still_there == 1

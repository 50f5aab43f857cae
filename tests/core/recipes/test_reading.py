"""A recipe's text says all of it, and a mistake in it is told with its line."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import date, time
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.step_plan import read_step
from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.form import AS_TABLE, OutputShape
from desktop_app.core.recipes.reading import RecipeWrong, read_recipe
from desktop_app.core.recipes.recipe import (
    ListShape,
    OutputFile,
    Recipe,
    RecipeOutput,
    RunCap,
    RunTimes,
    name_problem,
)
from desktop_app.core.recipes.writing import written
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.text.file_names import possible_name

WHOLE = Recipe(
    "Weekly “customers”",
    ListShape(
        workbook=True, phones=("Mobile", 'Fixed "line"'), sheet="Sheet 1", country="GB", country_column="Land",
        header_row=3,
    ),
    "https://service.example/api/v1",
    "hlr-lookup",
    via=Via.FILE,
    max_per_task=500,
    mend=("lost-zero", "words"),
    suppression=False,
    days=30,
    refresh=True,
    then=(read_step("carrier-lookup for line type=mobile"),),
    rule=VerdictRule.from_saved([["line type", "voip", "doubtful"]]),
    output=RecipeOutput(
        "/data/done",
        "{name} {recipe} {date}",
        (
            OutputFile(".xlsx", replace(AS_TABLE, verdicts=True, offline=(Offline.REGION,), typed=True)),
            OutputFile(".csv", replace(AS_TABLE, shape=OutputShape.CLEAN, beside=True, delimiter=";")),
        ),
        (".pdf",),
    ),
    cap=RunCap(5000, Decimal("12.50")),
    watch="C:\\incoming",
    times=RunTimes((0, 4), (time(7, 30), time(18))),
)  # fmt: skip
LEAST = Recipe("A", ListShape(workbook=False, phones=("B",), header=False, columns=3), "local", "phone-validation")


@pytest.mark.parametrize("recipe", [WHOLE, LEAST, replace(LEAST, rule=VerdictRule(), output=RecipeOutput(files=()))])
def test_what_is_written_is_read_back(recipe: Recipe) -> None:
    assert read_recipe(written(recipe)) == recipe


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("recipe = 1", "recipe = 2", "line 3: recipe: it has to be a whole number from 1 to 1"),
        ('kind = "text"', 'kind = "pdf"', "kind: it has to be one of “workbook”, “text”"),
        ('phones = ["B"]', "phones = []", "phones: it has to be a list of different names in brackets"),
        ("columns = 3", "header_row = 2", "header_row: the list has no header"),
        ('product = "phone-validation"', "", "product: it is missing"),
        ('connection = "local"', 'connection = "http://evil.example"', "connection: "),
        ('connection = "local"', 'connection = "https://me:secret@host/api/v1"', "connection: "),
        ('via = "auto"', 'via = "pigeon"', "via: it has to be one of"),
        ("days = 0", "days = -1", "days: it has to be a whole number from 0 to 3650"),
        ("days = 0", 'then = ["hlr for"]', "then: "),
        ("days = 0", 'mend = ["everything"]', "mend: “everything” is no pattern"),
        ("days = 0", "day = 0", "section [send] has no “day”; did you mean “days”?"),
        ('name = "{name} {date}"', 'name = "../{name}"', "name: it has to be a file's name"),
        ('name = "{name} {date}"', 'name = "{name} {user}"', "name: it has to be a file's name"),
        ('name = "{name} {date}"', 'folder = "done"', "folder: it has to be a whole path in quotation marks"),
        ('format = "xlsx"', 'format = "exe"', "format: it has to be one of"),
        ('format = "xlsx"', 'format = "xlsx"\nhours = true', "hours"),
        ('shape = "table"', 'shape = "table"\n[[files]]\nshape = "table"', "two files would have the same name"),
        ('shape = "table"', 'shape = "table"\n[run]\nfolder = "/in"', "cap: a recipe that runs by itself needs"),
        ('shape = "table"', 'shape = "table"\n[cap]\nnumbers = 0', "numbers: it has to be a whole number from 1"),
        ('shape = "table"', 'shape = "table"\n[cap]\namount = "x"', "amount: it has to be an amount"),
        ('shape = "table"', 'shape = "table"\n[cap]\nnumbers = 1\n[run]\nat = ["7"]', "at: it has to be a time"),
        ('shape = "table"', 'shape = "table"\n[cap]\nnumbers = 1\n[run]\nat = ["07:00"]', "at: name the folder"),
        ('shape = "table"', 'shape = "table"\n[run]\nweekdays = []\nat = ["07:00"]', "weekdays: it has to be a list"),
        ('shape = "table"', 'shape = "table"\n[key]\nvalue = "x"', "there is no section “key”"),
        ("recipe = 1", "recipe = 1\nrecipe = 1", "line 4"),
    ],
)
def test_a_mistake_is_told_with_its_entry(before: str, after: str, words: str) -> None:
    text = written(LEAST)
    assert before in text
    with pytest.raises(RecipeWrong) as wrong:
        read_recipe(text.replace(before, after, 1))
    assert words in str(wrong.value)


@settings(max_examples=40)
@given(st.text(max_size=200) | st.dictionaries(st.text(max_size=5), st.text(max_size=5)).map(str))
def test_no_text_does_harm(text: str) -> None:
    for each in (text, f'recipe = 1\nname = "A"\n{text}', written(WHOLE) + text):
        with suppress(RecipeWrong):
            assert read_recipe(each).name


def test_names_of_files_say_list_day_and_recipe() -> None:
    assert WHOLE.output.names("c.list.xlsx", "Weekly", date(2026, 11, 23)) == [
        "c.list Weekly 2026-11-23.xlsx",
        "c.list Weekly 2026-11-23 clean.csv",
        "c.list Weekly 2026-11-23 report.pdf",
    ]
    copied = OutputFile(form=replace(AS_TABLE, shape=OutputShape.ORIGINAL))
    assert copied.name("a", ".xlsm") == "a in the workbook.xlsm"


@pytest.mark.parametrize("name", ["", " ", "a/b", "x" * 61, "a\nb", "a.", " a", 'a"b'])
def test_a_name_is_part_of_files_names(name: str) -> None:
    assert name_problem(name)
    assert not name_problem("Weekly customers (GB)")


@pytest.mark.parametrize("name", ["con", "NUL.xlsx", "Aux .2026.csv", "com1.toml", "lpt².pdf", "CONOUT$.csv"])
def test_a_name_that_windows_takes_for_a_device_is_made_another(name: str) -> None:
    assert possible_name(name) == f"_{name}"


@pytest.mark.parametrize("name", ["con log.xlsx", "console.csv", "com10.csv", "list.con", "nu.l", "a nul.csv"])
def test_other_names_stay(name: str) -> None:
    assert possible_name(name) == name

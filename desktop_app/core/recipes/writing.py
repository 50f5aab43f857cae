"""Writes a recipe as TOML that a person can read and change; `reading.read_recipe` turns it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from desktop_app.core.output.form import AS_TABLE, OutputForm
from desktop_app.core.profile.writing import toml_value
from desktop_app.core.recipes.recipe import WEEKDAYS, OutputFile, Recipe

_HEAD = """\
# A recipe of Dialproof. The guide's page “Recipes” explains each entry.
# No key and no phone number belongs in it.
"""
_ABOUT = {
    "list": "How the files look that it is for. sheet: the one that is read, * for all. country: of numbers that are\n"
    "# written nationally. columns: how many there are, where phones are letters.",
    "send": "What the numbers are sent for. days: answers of at most that age are taken over; refresh: those of the\n"
    "# recipe's former run. then: further steps. A key is never in this file.",
    "verdict": "By which the answers are judged: column, value, and good, doubtful, bad or unknown.",
    "output": "What is written. name: {name} is the list's, {date} the day, {recipe} the recipe's.",
    "cap": "The most that a run may send (numbers) or spend (amount). Without one it doesn't run by itself.",
    "run": "When it runs by itself: for new files of a folder, or at times (with file: for this one).",
}


def written(recipe: Recipe) -> str:
    """Return the recipe's text."""
    parts = [f"{_HEAD}recipe = 1\nname = {toml_value(recipe.name)}\n"]
    for section, values in _sections(recipe).items():
        if values:
            parts.append(_section(f"# {_ABOUT[section]}\n[{section}]", values))
    parts += [_section("[[files]]", _file_entries(each)) for each in recipe.output.files]
    return "\n".join(parts)


def _section(head: str, values: Mapping[str, Any]) -> str:
    return "\n".join([head, *(f"{name} = {toml_value(value)}" for name, value in values.items())]) + "\n"


def _sections(recipe: Recipe) -> dict[str, dict[str, Any]]:
    """Return the entries by section, without those that say nothing."""
    shape, output, times = recipe.shape, recipe.output, recipe.times
    found: dict[str, dict[str, Any]] = {
        "list": {
            "kind": "workbook" if shape.workbook else "text",
            "sheet": shape.sheet,
            "phones": list(shape.phones),
            "country": shape.country,
            "country_column": shape.country_column,
            "header": shape.header,
            "header_row": shape.header_row,
            "columns": shape.columns or None,
            "encoding": shape.encoding,
            "delimiter": shape.delimiter,
        },
        "send": {
            "connection": recipe.base_url,
            "product": recipe.product,
            "via": recipe.via.value,
            "max_per_task": recipe.max_per_task,
            "mend": list(recipe.mend),
            "suppression": recipe.suppression,
            "days": recipe.days,
            "refresh": recipe.refresh,
            "then": [str(each) for each in recipe.then],
        },
        "verdict": {},
        "output": {"folder": output.folder, "name": output.pattern, "reports": _plain(output.reports)},
        "cap": {
            "numbers": recipe.cap.numbers,
            "amount": None if recipe.cap.amount is None else f"{recipe.cap.amount:f}",
        },
        "run": {
            "folder": recipe.watch,
            "file": recipe.file,
            "weekdays": [WEEKDAYS[each] for each in times.weekdays] if times else [],
            "at": [f"{each:%H:%M}" for each in times.at],
        },
    }
    said = {name: {key: each for key, each in values.items() if _says(each)} for name, values in found.items()}
    if recipe.rule is not None:
        said["verdict"]["rule"] = recipe.rule.as_saved()
    return said


def _says(value: Any) -> bool:
    return value is not None and value not in ("", [])


def _plain(suffixes: tuple[str, ...]) -> list[str]:
    return [each.removeprefix(".") for each in suffixes]


def _file_entries(file: OutputFile) -> dict[str, Any]:
    """Return the entries of a file: its format and shape, and what isn't as usual."""
    form, usual = file.form, AS_TABLE
    entries: dict[str, Any] = {"format": file.suffix.removeprefix("."), "shape": form.shape.value}
    for name in FORM_ENTRIES:
        value = getattr(form, name)
        if value != getattr(usual, name):
            entries[name] = [each.value for each in value] if name == "offline" else value
    return entries


# What a person chooses of a file's form: all but the filter, what the program knows itself, and the calling hours,
# which are those of the settings at the time of the run.
_NOT_ENTRIES = {"shape", "shown", "unsent", "hours"}
FORM_ENTRIES = tuple(each.name for each in fields(OutputForm) if each.name not in _NOT_ENTRIES)

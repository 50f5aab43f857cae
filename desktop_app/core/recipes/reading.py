"""Reads a recipe from TOML, which anybody may have written, and reports each mistake with its line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import time
from typing import Any

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.step_plan import PlannedStep, read_step
from desktop_app.core.errors import UsageError
from desktop_app.core.facts.offline import Offline, saved_columns
from desktop_app.core.money.caps import amount_of
from desktop_app.core.numbers.mending import known_pattern
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.output.formats import FORMATS
from desktop_app.core.profile.checks import Check, Wrong, a_count, a_delimiter, a_switch, an_encoding
from desktop_app.core.profile.reading import ProfileWrong, checked_section, line_of, tables_in
from desktop_app.core.recipes.recipe import (
    DATE,
    NAME,
    RECIPE,
    USUAL_PATTERN,
    WEEKDAYS,
    ListShape,
    OutputFile,
    Recipe,
    RecipeOutput,
    RunCap,
    RunTimes,
    name_problem,
)
from desktop_app.core.recipes.writing import FORM_ENTRIES
from desktop_app.core.results.refresh import MOST_AGE
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.service.connection import LOCAL, check_base_url
from desktop_app.core.text.translatable import tr_text

_LONGEST = 32 * 1024
_MOST, _MOST_FILES, _MOST_NUMBERS = 100, 10, 100_000_000
_LONGEST_TEXT, _LONGEST_LABEL, _LONGEST_PATH = 200, 2_000, 4_000
_TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
_PLACE = re.compile(r"\{[^{}]*\}")


class RecipeWrong(ValueError):
    """Raised for a text that is no recipe; it says the line, the entry, and what is wrong with it."""


def read_recipe(text: str) -> Recipe:
    """Return the recipe in a text. Raise `RecipeWrong` for anything unknown or impossible: nothing is ignored."""
    if len(text) > _LONGEST:
        raise RecipeWrong(tr_text("it is too long for a recipe"))
    try:
        return _recipe(text, tables_in(text))
    except ProfileWrong as error:
        raise RecipeWrong(str(error)) from None


def _recipe(text: str, found: dict[str, Any]) -> Recipe:
    head = {name: found.pop(name) for name in _HEAD if name in found}
    told, files = checked_section(text, "", head, _HEAD), tuple(_files(text, found.pop("files", [])))
    for name, value in found.items():
        if name not in _SECTIONS:
            reason = tr_text("there is no section “{name}”; it may have {known}", name=name, known=", ".join(_SECTIONS))
            key = "" if isinstance(value, dict) else name
            raise ProfileWrong(line_of(text, "" if key else name, key), reason)
    parts = {name: checked_section(text, name, found.get(name, {}), known) for name, known in _SECTIONS.items()}
    for section, names in _NEEDED.items():
        for key in names:
            if key not in (parts[section] if section else told):
                raise ProfileWrong(line_of(text, section, ""), tr_text("{field}: it is missing", field=key))
    listed, send, output, run = parts["list"], parts["send"], parts["output"], parts["run"]
    if not listed.get("header", True) and "header_row" in listed:
        raise ProfileWrong(line_of(text, "list", "header_row"), tr_text("header_row: the list has no header"))
    recipe = Recipe(
        name=told["name"],
        shape=ListShape(workbook=listed.pop("kind"), **listed),
        base_url=send.pop("connection"),
        **send,
        rule=parts["verdict"].get("rule"),
        output=RecipeOutput(
            output.get("folder", ""), output.get("name", USUAL_PATTERN), files, output.get("reports", ())
        ),
        cap=RunCap(**parts["cap"]),
        watch=run.get("folder", ""),
        file=run.get("file", ""),
        times=RunTimes(run.get("weekdays", RunTimes().weekdays), run.get("at", ())),
    )
    _consistent(text, recipe)
    return recipe


def _consistent(text: str, recipe: Recipe) -> None:
    """Reject what can't be together: what runs by itself has a cap, and something to run with."""
    if recipe.unattended and not recipe.cap:
        reason = tr_text("cap: a recipe that runs by itself needs numbers or amount in a section [cap]")
        raise ProfileWrong(line_of(text, "run", ""), reason)
    if recipe.times and not (recipe.watch or recipe.file):
        raise ProfileWrong(line_of(text, "run", "at"), tr_text("at: name the folder or the file that is taken then"))
    if recipe.file and not recipe.times:
        raise ProfileWrong(line_of(text, "run", "file"), tr_text("file: say at which times it is taken"))
    if recipe.file and recipe.watch:
        raise ProfileWrong(line_of(text, "run", "file"), tr_text("file: there is a folder already"))


def _files(text: str, tables: Any) -> list[OutputFile]:
    """Return the files that are written. Their entries are called as in `OutputForm`."""
    line = line_of(text, "files", "")
    if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
        raise ProfileWrong(line, tr_text("write [[files]] above each file"))
    if len(tables) > _MOST_FILES:
        raise ProfileWrong(line, tr_text("there are more than {most} files", most=_MOST_FILES))
    found = []
    for table in tables:
        told = checked_section(text, "files", table, _FILE)
        found.append(OutputFile(told.pop("format", OutputFile().suffix), OutputForm(**told)))
    if len({(each.suffix, each.form.shape) for each in found}) < len(found):
        raise ProfileWrong(line, tr_text("two files would have the same name"))
    return found


# --- Checks ---


def _one_of(*words: str) -> Check:
    def check(value: Any) -> str:
        if value not in words:
            raise Wrong(tr_text("it has to be one of {words}", words=", ".join(f"“{each}”" for each in words)))
        return str(value)

    return check


def _then(check: Check, made: Callable[[Any], Any]) -> Check:
    """Return a check whose value is then made into something else."""
    return lambda value: made(check(value))


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > _LONGEST_TEXT or not value.isprintable():
        raise Wrong(tr_text("it has to be a short text in quotation marks"))
    return value


def _label(value: Any) -> str:
    """Return the name of a column or a sheet, which a person gave it: it may have line breaks."""
    if not isinstance(value, str) or not value.strip() or len(value) > _LONGEST_LABEL:
        raise Wrong(tr_text("it has to be a short text in quotation marks"))
    return value


def _list_of(check: Check, *, most: int = _MOST) -> Check:
    def checked(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise Wrong(tr_text("it has to be a list in brackets"))
        return tuple(check(each) for each in value)

    return checked


def _some(value: Any) -> tuple[str, ...]:
    found: tuple[str, ...] = _list_of(_label)(value)
    if not found or len(set(found)) < len(found):
        raise Wrong(tr_text("it has to be a list of different names in brackets"))
    return found


def _name(value: Any) -> str:
    name = _text(value)
    if problem := name_problem(name):
        raise Wrong(problem)
    return name


def _country(value: Any) -> str:
    text = _text(value).upper()
    if len(text) != 2 or not text.isascii() or not text.isalpha():
        raise Wrong(tr_text("it has to be a country of two letters, as in GB"))
    return text


def _connection(value: Any) -> str:
    text = _text(value).strip()
    if text.lower() == LOCAL:
        return LOCAL
    try:
        return check_base_url(text)
    except UsageError as error:
        raise Wrong(str(error)) from None


def _pattern(value: Any) -> str:
    text = _text(value).strip()
    if not known_pattern(text):
        raise Wrong(tr_text("“{name}” is no pattern that “dialproof inspect --suggest” names", name=text))
    return text


def _step(value: Any) -> PlannedStep:
    try:
        return read_step(_text(value))
    except UsageError as error:
        raise Wrong(str(error)) from None


def _rule(value: Any) -> VerdictRule:
    rule = VerdictRule.from_saved(value)
    if not isinstance(value, list) or len(rule.changes) != len(value):
        raise Wrong(tr_text("it has to be a list of column, value and verdict, as in {example}", example=_RULE))
    return rule


_RULE = '[["line type", "voip", "doubtful"]]'


def _path(value: Any) -> str:
    text = value if isinstance(value, str) else ""
    whole = text.startswith("/") or re.match(r"[A-Za-z]:[\\/]|\\\\", text)
    if not whole or len(text) > _LONGEST_PATH or "\0" in text:
        raise Wrong(tr_text("it has to be a whole path in quotation marks"))
    return text


def _file_name(value: Any) -> str:
    text = _text(value)
    unknown = [each for each in _PLACE.findall(text) if each not in {NAME, DATE, RECIPE}]
    if unknown or re.search(r'[\\/:*?"<>|]', text) or text != text.strip() or NAME not in text:
        more = f"{DATE}, {RECIPE}"
        raise Wrong(
            tr_text(
                "it has to be a file's name without its ending, with {name}; it may have {more}", name=NAME, more=more
            )
        )
    return text


def _amount(value: Any) -> Any:
    try:
        return amount_of(None if isinstance(value, bool) else value)
    except ValueError:
        raise Wrong(tr_text("it has to be an amount, as in 500 or 12.50")) from None


def _at(value: Any) -> time:
    if isinstance(value, time) and value.tzinfo is None:
        return value.replace(second=0, microsecond=0)
    found = _TIME.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise Wrong(tr_text("it has to be a time in quotation marks, as in “07:30”"))
    return time(int(found[1]), int(found[2]))


def _offline(value: Any) -> tuple[Offline, ...]:
    found = saved_columns(value)
    if not isinstance(value, list) or len(found) != len(value):
        raise Wrong(tr_text("it has to be a list of {words}", words=", ".join(each.value for each in Offline)))
    return found


_HEAD: Mapping[str, Check] = {"recipe": a_count(1, 1), "name": _name}
# Entries by section; the needed ones in `_NEEDED`. docs/guide/recipes.md explains each.
_SECTIONS: Mapping[str, Mapping[str, Check]] = {
    "list": {
        "kind": _then(_one_of("workbook", "text"), lambda kind: kind == "workbook"),
        "sheet": _label,
        "phones": _some,
        "country": _country,
        "country_column": _label,
        "header": a_switch,
        "header_row": a_count(1, 10_000),
        "columns": a_count(1, 20_000),
        "encoding": an_encoding,
        "delimiter": a_delimiter,
    },
    "send": {
        "connection": _connection,
        "product": _text,
        "via": _then(_one_of(*(each.value for each in Via)), Via),
        "max_per_task": a_count(1, _MOST_NUMBERS),
        "mend": _list_of(_pattern),
        "suppression": a_switch,
        "days": a_count(0, MOST_AGE),
        "refresh": a_switch,
        "then": _list_of(_step),
    },
    "verdict": {"rule": _rule},
    "output": {
        "folder": _path,
        "name": _file_name,
        "reports": _list_of(_then(_one_of("pdf", "xlsx"), lambda each: f".{each}")),
    },
    "cap": {"numbers": a_count(1, _MOST_NUMBERS), "amount": _amount},
    "run": {
        "folder": _path,
        "file": _path,
        "weekdays": _then(_some, _list_of(_then(_one_of(*WEEKDAYS), WEEKDAYS.index))),
        "at": _list_of(_at),
    },
}
_FILE: Mapping[str, Check] = {
    "format": _then(_one_of(*(each.suffix.removeprefix(".") for each in FORMATS)), lambda each: f".{each}"),
    "shape": _then(_one_of(*(each.value for each in OutputShape)), OutputShape),
    "delimiter": a_delimiter,
    "offline": _offline,
    **dict.fromkeys(set(FORM_ENTRIES) - {"delimiter", "offline"}, a_switch),
}
_NEEDED = {"": ("recipe", "name"), "list": ("kind", "phones"), "send": ("connection", "product")}

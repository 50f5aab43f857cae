"""Defines a recipe: how a list is read, what it is sent for, what is written of it, and when it runs by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, time
from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.step_plan import PlannedStep
from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.detection.table import ALL_SHEETS, Column, ImportSummary, ReadOptions, TableShape
from desktop_app.core.output.form import AS_TABLE, IN_WORKBOOK, OutputForm, OutputShape
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.text.file_names import possible_name
from desktop_app.core.text.translatable import tr_text

_TEXT_FORMATS = frozenset({"csv", "tsv", "txt"})


@dataclass(frozen=True, slots=True)
class ListShape:
    """How the files look that a recipe is for.

    `workbook`: a spreadsheet file, else a text one. `phones` and `country_column` are names of the header, or letters
    where there is none or a name stands there twice; `columns` is then how many columns there are, else 0. `sheet`: ""
    for the one with the numbers, `ALL_SHEETS` for all. `country_column` "": there is none. `header_row`: None for
    wherever it is found. `encoding` and `delimiter`: "" for detected.
    """

    workbook: bool
    phones: tuple[str, ...]
    sheet: str = ""
    country: str = ""
    country_column: str = ""
    header: bool = True
    header_row: int | None = None
    columns: int = 0
    encoding: str = ""
    delimiter: str = ""

    @classmethod
    def of(cls, understanding: ImportSummary, options: ReadOptions) -> ListShape:
        """Return the shape of a list that was read with these options."""
        shape = understanding.shape
        header = shape.header_row is not None
        named = [_name(column, shape) for column in shape.phone_columns]
        country = _name(shape.country_column, shape) if shape.country_column else ""
        return cls(
            workbook=_is_workbook(understanding),
            phones=tuple(named),
            sheet=understanding.sheet or "" if len(understanding.sheets) > 1 else "",
            country=options.country or "",
            country_column=country,
            header=header,
            header_row=options.header_row or None,
            columns=0 if _by_names([*named, country], shape) else len(shape.columns),
            encoding=options.encoding or "",
            delimiter=options.delimiter or "",
        )

    @property
    def options(self) -> ReadOptions:
        """How such a file is read: nothing that the recipe names is detected."""
        first, *more = self.phones
        return ReadOptions(
            sheet=self.sheet or None,
            column=first,
            country=self.country or None,
            encoding=self.encoding or None,
            delimiter=self.delimiter or None,
            more_columns=tuple(more),
            country_column=self.country_column,
            header_row=self.header_row if self.header else 0,
        )

    def difference(self, found: ImportSummary) -> str:
        """Return what is different in a file that was read; "" if it has this shape.

        Nothing is guessed: what could be meant otherwise is a difference, too.
        """
        if _is_workbook(found) is not self.workbook:
            return tr_text("it is a text file, not a workbook") if self.workbook else tr_text("it is a workbook")
        if missing := self._missing(found.shape):
            return tr_text("it has no column “{name}”", name=missing)
        if (found.shape.header_row is not None) is not self.header:
            return tr_text("it has no header") if self.header else tr_text("it has a header")
        if self.columns and len(found.shape.columns) != self.columns:
            return tr_text(
                "it has {count} columns instead of {wanted}", count=len(found.shape.columns), wanted=self.columns
            )
        if not self.sheet and found.other_sheets:
            return tr_text("several of its sheets have phone numbers")
        return ""

    def fits(self, found: ImportSummary) -> bool:
        """Return True if a file, however it was read, can be read as one of this shape."""
        shape = found.shape
        if _is_workbook(found) is not self.workbook or (shape.header_row is not None) is not self.header:
            return False
        if self.sheet not in {"", ALL_SHEETS} and self.sheet not in found.sheets:
            return False
        same = not self.columns or len(shape.columns) == self.columns
        return same and not self._missing(shape)

    def _missing(self, shape: TableShape) -> str:
        """Return the first column that a table lacks; "" if it has all."""
        names = {_folded(column.name) for column in shape.columns}
        letters = {column_letter(column.index).casefold() for column in shape.columns} if self.columns else set()
        wanted = (*self.phones, self.country_column)
        return next((each for each in wanted if each and _folded(each) not in names | letters), "")


def _is_workbook(understanding: ImportSummary) -> bool:
    return understanding.format not in _TEXT_FORMATS


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()


def _name(column: Column, shape: TableShape) -> str:
    """Return a column's name; its letter if it has none of its own."""
    alike = sum(_folded(each.name) == _folded(column.name) for each in shape.columns)
    unique = shape.header_row is not None and column.name.strip() and alike == 1
    return column.name if unique else column_letter(column.index)


def _by_names(named: Sequence[str], shape: TableShape) -> bool:
    names = {_folded(column.name) for column in shape.columns} if shape.header_row is not None else set()
    return all(_folded(each) in names for each in named if each)


# --- What is written ---

# Stands in the pattern of a file's name for the list's name, the day, and the recipe's.
NAME, DATE, RECIPE = "{name}", "{date}", "{recipe}"
USUAL_PATTERN = f"{NAME} {DATE}"
# The folder beside a list, where no other is named.
USUAL_FOLDER = "Verified"
_LONGEST_FILE = 200  # bytes of a file's name without its endings
# What follows the pattern in the name of each file.
_ENDINGS = {
    OutputShape.TABLE: "",
    OutputShape.SPLIT: " by outcome",
    OutputShape.ORIGINAL: " in the workbook",
    OutputShape.CLEAN: " clean",
    OutputShape.CLEAN_SHEET: " clean in the workbook",
}


@dataclass(frozen=True, slots=True)
class OutputFile:
    """A file that is written of each list; `suffix` is .xlsx or .csv. A copy of the list's workbook has its own."""

    suffix: str = ".xlsx"
    form: OutputForm = AS_TABLE

    def name(self, stem: str, source_suffix: str) -> str:
        """Return the file's name, after what the pattern gives."""
        copied = self.form.shape in IN_WORKBOOK and source_suffix.lower() in {".xlsx", ".xlsm"}
        return f"{stem}{_ENDINGS[self.form.shape]}{source_suffix if copied else self.suffix}"


@dataclass(frozen=True, slots=True)
class RecipeOutput:
    """What is written of each list. `folder`: "" for `USUAL_FOLDER` beside the list. `reports`: .pdf, .xlsx."""

    folder: str = ""
    pattern: str = USUAL_PATTERN
    files: tuple[OutputFile, ...] = (OutputFile(),)
    reports: tuple[str, ...] = ()

    def names(self, source: str, recipe: str, day: date) -> list[str]:
        """Return the names of the files, then of the reports, for a list read from the file `source`."""
        stem, dot, ending = source.rpartition(".")
        stem, ending = (stem, dot + ending) if stem else (source, "")
        filled = _short(self.pattern.replace(DATE, day.isoformat()).replace(RECIPE, recipe).replace(NAME, stem))
        named = [each.name(filled, ending) for each in self.files]
        return list(map(possible_name, [*named, *(f"{filled} report{suffix}" for suffix in self.reports)]))


def _short(name: str) -> str:
    """Return a name that leaves room for its endings: file systems take 255 bytes."""
    return name.encode()[:_LONGEST_FILE].decode(errors="ignore").rstrip(" .")


# --- How much, and when ---


@dataclass(frozen=True, slots=True)
class RunCap:
    """The most that a run may send or spend, its further steps included; None for no cap."""

    numbers: int | None = None
    amount: Decimal | None = None

    def __bool__(self) -> bool:
        """Return True if there is a cap."""
        return self != NO_RUN_CAP


NO_RUN_CAP = RunCap()
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


@dataclass(frozen=True, slots=True)
class RunTimes:
    """When a recipe runs by itself: on weekdays (0 is Monday), at times of the computer's own zone."""

    weekdays: tuple[int, ...] = tuple(range(7))
    at: tuple[time, ...] = ()

    def __bool__(self) -> bool:
        """Return True if there is any time."""
        return bool(self.at and self.weekdays)


@dataclass(frozen=True, slots=True)
class Recipe:
    """What was done with a list, under a name.

    `base_url` is the connection's. `mend`: patterns of suggestions that are taken. `suppression`: the lists apply.
    `days`: answers of at most that age are taken over, 0 for none; with `refresh` those of the recipe's former run
    alone. `then`: the steps that follow. `rule`: by which the answers are judged, None for the product's own at that
    time. `watch`: the folder whose new files are taken. `file`: the one that is taken at the times. With a folder and
    times, the folder is looked at then alone.
    """

    name: str
    shape: ListShape
    base_url: str
    product: str
    via: Via = Via.AUTO
    max_per_task: int | None = None
    mend: tuple[str, ...] = ()
    suppression: bool = True
    days: int = 0
    refresh: bool = False
    then: tuple[PlannedStep, ...] = ()
    rule: VerdictRule | None = None
    output: RecipeOutput = RecipeOutput()
    cap: RunCap = NO_RUN_CAP
    watch: str = ""
    file: str = ""
    times: RunTimes = field(default_factory=RunTimes)

    @property
    def unattended(self) -> bool:
        """True if it runs by itself: in a folder, or at times. It has to have a cap then."""
        return bool(self.watch or self.times)


# --- The recipes' names, and files ---

LONGEST_NAME = 60
_IMPOSSIBLE = frozenset('\\/:*?"<>|')


def name_problem(name: str) -> str:
    """Return why a recipe can't have this name; "" if it can. Names are parts of files' names."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        return tr_text("a recipe needs a short name on one line")
    if _IMPOSSIBLE & set(name) or name != name.strip() or name.endswith("."):
        return tr_text("a recipe's name can't have these signs: {signs}", signs=" ".join(sorted(_IMPOSSIBLE)))
    return ""


@dataclass(frozen=True, slots=True)
class RecipeFile:
    """A recipe's file by its `file` name; `problem` says why it has no recipe."""

    file: str
    recipe: Recipe | None
    problem: str = ""

    @property
    def title(self) -> str:
        """The name for a person: the recipe's, else the file's."""
        return self.recipe.name if self.recipe else self.file

"""Words for recipes: what one does, in plain sentences, when it runs by itself, and what became of its runs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QLocale

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.step_plan import PlannedStep
from desktop_app.core.batches.steps import read_conditions
from desktop_app.core.detection.table import ALL_SHEETS
from desktop_app.core.numbers.mending import (
    COUNTRY,
    LETTERS,
    LOST_PLUS,
    LOST_ZERO,
    PERHAPS,
    READINGS,
    TYPED,
    WORDS,
    WRONG_PLUS,
)
from desktop_app.core.output.form import OutputShape
from desktop_app.core.recipes.recipe import ListShape, OutputFile, Recipe, RecipeOutput, RunTimes
from desktop_app.core.recipes.runs import RunRecord, RunState
from desktop_app.core.results.standard_columns import standard_at
from desktop_app.core.results.standard_words import TITLES
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.program.services import Services
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.text.field_words import label_of, shown_value
from desktop_app.ui.text.product_words import ProductTitles, product_name
from desktop_app.ui.text.stored_words import shown
from desktop_app.ui.text.verdict_words import counts_words, verdict_word

_tr = words.translator("recipes")

_PATTERNS = tr_noop(
    {
        LOST_ZERO: "a lost 0",
        LOST_PLUS: "a lost +",
        WRONG_PLUS: "a + too many",
        LETTERS: "letters for digits",
        WORDS: "words around a number",
        READINGS[0]: "the first of several numbers",
        READINGS[1]: "the second of several numbers",
        READINGS[2]: "the third of several numbers",
    },
    "recipes",
)
_SHAPES = tr_noop(
    {
        OutputShape.TABLE: "all rows with their results",
        OutputShape.SPLIT: "a workbook split by outcome",
        OutputShape.ORIGINAL: "your own workbook with columns added",
        OutputShape.CLEAN: "a clean list of the good numbers",
        OutputShape.CLEAN_SHEET: "your own workbook with the clean list on a sheet",
    },
    "recipes",
)
# For each state of a run its words, icon and tone.
STATES: dict[RunState, tuple[str, str, str]] = {
    RunState.UNDER_WAY: (tr_noop("under way", "recipes"), "clock", "accent"),
    RunState.WAITING: (tr_noop("waits, and is tried again", "recipes"), "hourglass", "accent"),
    RunState.DONE: (tr_noop("done", "recipes"), "check", "success"),
    RunState.PARTLY: (tr_noop("partly answered", "recipes"), "half", "warning"),
    RunState.SAME: (tr_noop("the same file as before", "recipes"), "duplicate", "muted"),
    RunState.STOPPED: (tr_noop("stopped: you decide", "recipes"), "warning", "warning"),
    RunState.CAPPED: (tr_noop("stopped by its cap", "recipes"), "warning", "warning"),
    RunState.LATELY: (tr_noop("waits, as its numbers were sent lately", "recipes"), "hourglass", "warning"),
    RunState.REFUSED: (tr_noop("refused by the service", "recipes"), "alert", "danger"),
    RunState.UNREADABLE: (tr_noop("not read", "recipes"), "alert", "danger"),
    RunState.FAILED: (tr_noop("failed", "recipes"), "alert", "danger"),
    RunState.DELETED: (tr_noop("its list was deleted", "recipes"), "minus", "muted"),
    RunState.LEFT: (tr_noop("left as it is", "recipes"), "minus", "muted"),
}


# --- What a recipe does ---


def recipe_lines(recipe: Recipe, services: Services) -> list[str]:
    """Return what a run does, a sentence for each thing, in the order in which it does them."""
    lines = [
        _reading(recipe.shape),
        _mending(recipe.mend),
        _tr("Numbers on your suppression lists aren't sent.") if recipe.suppression else "",
        taking_over(recipe, services),
        _tr("Verifies the rest with {product}.").format(product=asked_words(recipe, services)),
        _steps(recipe.then, recipe.base_url, services),
        _tr("Judges the answers by the rule of this list.") if recipe.rule is not None and recipe.rule.changes else "",
        output_words(recipe.output),
        cap_words(recipe, services),
    ]
    return [line for line in lines if line]


def left_out_lines(batch: Batch, services: Services) -> list[str]:
    """Return a sentence for each thing that its recipe can't have: what was corrected by hand, and later steps."""
    sentence = _tr("Not kept: {product}. A recipe's step takes its numbers by the answers of the step just before it.")
    left = services.recipes.left_out(batch.id)
    by_hand = [_by_hand(each) for each in services.recipes.not_mended(batch.id)]
    return by_hand + [sentence.format(product=_product_words(each.product, each.base_url, services)) for each in left]


def asked_words(recipe: Recipe, services: Services) -> str:
    """Return “HLR lookup, through “Local service””."""
    return _product_words(recipe.product, recipe.base_url, services)


def steps_asked_words(recipe: Recipe, services: Services) -> str:
    """Return what is asked, with the further steps: “HLR lookup, through “Local service”. Then Carrier lookup.”."""
    return joining.after(asked_words(recipe, services), _steps(recipe.then, recipe.base_url, services))


def _product_words(product: str, base_url: str, services: Services) -> str:
    session = services.session
    title = product_name(ProductTitles(session).catalogue(base_url).title(product))
    connection = connection_title(session.connection(base_url))
    return _tr("{product} through “{connection}”").format(product=title, connection=connection)


def _reading(shape: ListShape) -> str:
    phones = joining.listed(joining.quoted(each) for each in shape.phones)
    sentence = _tr("Reads the numbers in {columns}.")
    if shape.sheet == ALL_SHEETS:
        sentence = _tr("Reads the numbers in {columns}, on all sheets.")
    elif shape.sheet:
        sentence = _tr("Reads the numbers in {columns}, on the sheet “{sheet}”.")
    country = ""
    if shape.country_column:
        country = _tr("Each row's country is in “{column}”.").format(column=shape.country_column)
    elif shape.country:
        country = _tr("National numbers are read with the country {country}.").format(country=_country(shape.country))
    return joining.sentences(sentence.format(columns=phones, sheet=shape.sheet), country)


def _mending(patterns: Iterable[str]) -> str:
    named = joining.listed(dict.fromkeys(pattern_words(each) for each in patterns))
    return _tr("Mends {patterns}.").format(patterns=named) if named else ""


def _by_hand(how: str) -> str:
    """Return that what was done by hand isn't kept; `how` as `Recipes.not_mended` has it."""
    if how == TYPED:
        return _tr("Not kept: the numbers that you typed. Type those of the next file there.")
    sentence = _tr(
        "Not kept: rows that you had read with the country {country}. Only you can say which these are: mark them in "
        "the next file."
    )
    return sentence.format(country=_country(how.removeprefix(COUNTRY)))


def _country(region: str) -> str:
    """Return a country's name in quotation marks: in many languages it would need an article otherwise."""
    return joining.quoted(region_name(region))


def pattern_words(pattern: str) -> str:
    """Return what a pattern mends: “a lost 0”."""
    plain = pattern.removeprefix(PERHAPS)
    if plain.startswith(COUNTRY):
        country = _country(plain.removeprefix(COUNTRY))
        return _tr("the country {country} for rows that name none").format(country=country)
    return _tr(_PATTERNS[plain]) if plain in _PATTERNS else plain


def taking_over(recipe: Recipe, services: Services) -> str:
    """Return which answers a run takes over by their age; "" for none."""
    age = recipe.days or (services.refreshing.days(recipe.product) if recipe.refresh else 0)
    if not age:
        return ""
    days = words.counted(age, "%n day", "%n days")
    sentence = _tr("Takes over answers that are at most {days} old, free.")
    if recipe.refresh:
        sentence = _tr("Takes over the last run's answers that are at most {days} old, free.")
    return sentence.format(days=days)


def _steps(steps: Iterable[PlannedStep], base_url: str, services: Services) -> str:
    """Return “Then HLR lookup, for “Line type: mobile”.” for each step; its service where that is another one."""
    catalogue, told = ProductTitles(services.session).catalogue(base_url), []
    for step in steps:
        asked = product_name(catalogue.title(step.product))
        if step.base_url not in ("", base_url):
            asked = _product_words(step.product, step.base_url, services)
        only = joining.listed(joining.quoted(condition_words(each)) for each in step.conditions)
        told.append(_tr("{product}, for {numbers}").format(product=asked, numbers=only) if only else asked)
    return joining.sentences(*(_tr("Then {step}.").format(step=each) for each in told))


def condition_words(condition: str) -> str:
    """Return which numbers of the step before a step's condition means: “Line type: mobile, VoIP”."""
    name = condition.partition("=")[0].strip()
    asked = read_conditions("", [condition], [name])
    if asked.verdicts:
        return joining.named(words.tr("Verdict", "results"), joining.listed(map(verdict_word, asked.verdicts)))
    if not asked.values:
        return words.tr("Unanswered", "results")
    standard = standard_at(asked.values[0].place)
    title = TITLES[standard] if standard else name
    return joining.named(label_of(title), joining.listed(shown_value(title, each.value) for each in asked.values))


def output_words(output: RecipeOutput) -> str:
    """Return which files are written, and where."""
    files = [file_words(each) for each in output.files]
    if output.reports:
        files.append(_tr("a report"))
    place = _tr("in “{folder}”").format(folder=output.folder)
    if not output.folder:
        place = _tr("in the folder Verified beside the list")
    if not files:
        return ""
    return _tr("Writes {files}, {place}.").format(files=joining.listed(files), place=place)


def file_words(file: OutputFile) -> str:
    """Return “a clean list of the good numbers (XLSX)”."""
    kind, form = file.suffix.removeprefix(".").upper(), file.form
    clean = form.shape in {OutputShape.CLEAN, OutputShape.CLEAN_SHEET}
    what = joining.listed(
        each
        for each in (
            _tr(_SHAPES[form.shape]),
            _tr("with the doubtful ones") if clean and form.doubtful else "",
            _tr("beside your own column") if clean and form.beside else "",
            _tr("with international numbers in place of yours") if form.in_place else "",
            _tr("each cell as it is") if form.raw else "",
        )
        if each
    )
    return _tr("{what} ({kind})").format(what=what, kind=kind)


def cap_words(recipe: Recipe, services: Services) -> str:
    """Return “Sends at most 5,000 numbers. Spends at most 50 credits.”; "" without a cap."""
    told, cap = [], recipe.cap
    if cap.numbers is not None:
        told.append(words.counted(cap.numbers, "Sends at most %n number.", "Sends at most %n numbers."))
    if cap.amount is not None:
        unit = services.balances.unit(services.session.connection(recipe.base_url))
        told.append(_tr("Spends at most {amount}.").format(amount=words.amount(cap.amount, unit)))
    return joining.sentences(*told)


# --- When it runs by itself ---


def times_words(times: RunTimes) -> str:
    """Return “Mon, Wed at 09:00”; "" for no time."""
    if not times:
        return ""
    at = joining.listed(f"{each:%H:%M}" for each in times.at)
    return _tr("{days} at {times}").format(days=weekday_words(times.weekdays), times=at)


def weekday_words(days: Iterable[int]) -> str:
    """Return the names of weekdays (0 is Monday), or that it is every day."""
    chosen = sorted(set(days))
    if len(chosen) == 7:
        return _tr("every day")
    if chosen == [0, 1, 2, 3, 4]:
        return _tr("on workdays")
    short = QLocale.FormatType.ShortFormat
    return joining.listed(words.locale().dayName(day + 1, short) for day in chosen)


def by_itself_words(recipe: Recipe) -> str:
    """Return when the recipe runs by itself; "" if it never does."""
    when = times_words(recipe.times)
    if recipe.watch:
        folder = joining.quoted(Path(recipe.watch).name or recipe.watch)
        if when:
            return _tr("New files in {folder}, {times}").format(folder=folder, times=when)
        return _tr("New files in {folder}").format(folder=folder)
    if when:
        return _tr("{file}, {times}").format(file=joining.quoted(Path(recipe.file).name), times=when)
    return ""


# --- What became of a run ---


def outcome_words(run: RunRecord) -> str:
    """Return what became of a run: its verdicts, which are all rows, or why it stopped."""
    judged = counts_words(run.figures.verdicts, every=True) if run.figures is not None else ""
    told = joining.named(joining.begun_large(_tr(STATES[run.state][0])), judged)
    return joining.sentences(joining.sentence(told), shown(run.message))


def run_line(run: RunRecord) -> str:
    """Return “customers.csv, today 14:03 – Done: 2,412 good, 180 bad”."""
    when = words.moment(run.began_at, datetime.now(UTC).astimezone())
    return _tr("{file}, {when} – {outcome}").format(file=file_of(run), when=when, outcome=outcome_words(run))


def halted_words(runs: Sequence[RunRecord]) -> str:
    """Return “2 files stopped: “a.csv”, “b.csv”.”; the newest of many."""
    files = [joining.quoted(file_of(each)) for each in runs[-_MOST_NAMED:][::-1]]
    if len(runs) > _MOST_NAMED:
        files.append("…")
    told = words.counted(len(runs), "%n file stopped: {files}.", "%n files stopped: {files}.")
    return told.format(files=joining.listed(files))


_MOST_NAMED = 3


def file_of(run: RunRecord) -> str:
    """Return the name of a run's file; what stands for it once the list was deleted."""
    return Path(run.file).name or _tr("a list that was deleted")


def written_words(run: RunRecord) -> str:
    """Return which files a run has written; "" for none."""
    written = run.outputs if run.figures is not None else ()  # before, they are only planned
    files = joining.listed(joining.quoted(Path(each).name) for each in written)
    return _tr("Written: {files}.").format(files=files) if files else ""

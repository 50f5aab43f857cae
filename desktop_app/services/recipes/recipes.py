"""Keeps recipes, makes them of lists that were sent, and finds those that a file is of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.step_plan import PlannedStep, step_as
from desktop_app.core.batches.steps import StepNumbers, conditions_of
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import RecipeBroken, RecipeMissing, UsageError
from desktop_app.core.numbers.mending import known_pattern
from desktop_app.core.output.form import AS_TABLE
from desktop_app.core.recipes.reading import RecipeWrong, read_recipe
from desktop_app.core.recipes.recipe import ListShape, OutputFile, Recipe, RecipeFile, RecipeOutput, name_problem
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.recipes.writing import written
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictRule
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import sentences, tr_text
from desktop_app.services.erasing.disk import owe, owed_logs
from desktop_app.services.lists.earlier import plan_of
from desktop_app.services.lists.exporting import keeps_types
from desktop_app.services.lists.results import Results
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_files import recipe_key
from desktop_app.storage.mending.corrections import corrections_in, done_by_hand
from desktop_app.storage.recipes.files import RecipeFiles

# What is noted of a recipe under its name.
_NOTED = (Setting.RECIPE_LOOKED, Setting.RECIPE_TRIED, Setting.RECIPE_MADE_OF)


class Recipes:
    """The recipes of a data folder."""

    def __init__(self, context: ServiceContext, results: Results, files: RecipeFiles) -> None:
        self._context = context
        self._results = results
        self._files = files

    def every(self) -> list[RecipeFile]:
        """Return all recipes by name, with those that can't be read and why."""
        return self._files.every()

    def named(self, name: str) -> Recipe:
        """Return a recipe. Raise `RecipeMissing`, or `RecipeBroken` if that is a file that can't be read."""
        found = self._file(name)
        if found.recipe is None:
            raise RecipeBroken(name=found.file, reason=found.problem)
        return found.recipe

    def path(self, name: str) -> Path:
        """Return where a recipe's file is, which a person may edit. Raise `RecipeMissing`."""
        return self._files.folder / self._file(name).file

    def _file(self, name: str) -> RecipeFile:
        wanted = name.strip().casefold()
        for each in self.every():
            if wanted in {each.title.casefold(), each.file.casefold(), each.file.casefold().removesuffix(".toml")}:
                return each
        raise RecipeMissing(name=name)

    def save(self, recipe: Recipe, made_of: str = "") -> None:
        """Write a recipe, in place of the one with its name; `made_of`: a batch of the list whose handling it keeps.

        Raise UsageError if it can't be one, as one that runs by itself without a cap.
        """
        if problem := name_problem(recipe.name):
            raise UsageError(reason=tr_text("“{name}” can't be the name: {reason}.", name=recipe.name, reason=problem))
        if recipe.unattended and not recipe.cap:
            raise UsageError(reason=tr_text("A recipe that runs by itself needs a cap."))
        if recipe.times and not (recipe.watch or recipe.file):
            raise UsageError(reason=tr_text("Name the folder or the file that the recipe takes at its times."))
        _check_text(recipe)
        self._files.save(recipe)
        looked = Setting.RECIPE_LOOKED.of(recipe.name)
        if recipe.times and self._context.journal.setting(looked, None) is None:  # a time of before isn't made up
            self._context.journal.save_setting(looked, self._context.time.now().isoformat())
        self._cap_anew(recipe.name, recipe.cap.amount)
        if made_of:
            self._context.journal.save_setting(
                Setting.RECIPE_MADE_OF.of(recipe.name), self._results.steps(made_of)[0].id
            )

    def rename(self, name: str, to: str) -> Recipe:
        """Give a recipe another name, which its runs have then, too. Raise UsageError if it can't have that."""
        former, recipe = self._file(name), replace(self.named(name), name=to)
        same = to.casefold() == former.title.casefold()
        if not same and any(each.title.casefold() == to.casefold() for each in self.every()):
            raise UsageError(reason=tr_text("There is a recipe “{name}” already.", name=to))
        with alone_with(self._context, former.title) as mine:
            if not mine:
                raise UsageError(reason=tr_text("“{name}” is running; rename it when it has ended.", name=former.title))
            self._rename(former, recipe, same=same)
        return recipe

    def _rename(self, former: RecipeFile, recipe: Recipe, *, same: bool) -> None:
        journal, to = self._context.journal, recipe.name
        owed = former.title in owed_logs(journal)
        for each in _NOTED:
            journal.save_setting(each.of(to), journal.setting(each.of(former.title), None))
        self.save(recipe)
        if not same:
            self._files.remove(former)
            self._forget(former.title)

        def renamed(logs: dict[str, str]) -> dict[str, str]:
            return {to if each == former.title else each: path for each, path in logs.items()}

        journal.change_setting(Setting.RECIPE_LOGS, renamed, {})
        journal.runs.rename(former.title, to)
        if owed:  # under its former name there is no sheet any more
            owe(journal, logs=[to])

    def remove(self, name: str) -> None:
        """Delete a recipe. Its runs stay known, so that a later one of its name doesn't pay for the same files."""
        found = self._file(name)
        self._files.remove(found)
        self._forget(found.title)

    def _forget(self, name: str) -> None:
        for each in _NOTED:
            self._context.journal.save_setting(each.of(name), None)

    def _cap_anew(self, name: str, amount: Decimal | None) -> None:
        """Have lists that are under way keep the recipe's cap as it is now."""
        for record in self._context.journal.runs.unfinished(name):
            if record.batch_id:
                self._context.journal.save_setting(
                    Setting.RUN_CAP.of(record.batch_id), None if amount is None else str(amount)
                )

    # --- What was done with a list ---

    def of_batch(self, batch_id: str, name: str = "") -> Recipe:
        """Return the recipe that says what was done with a list, named `name`; it isn't saved.

        Of a later step, it is that of the whole list, which has to be `up_to_date`. Raise `ListLost` if it is gone, or
        UsageError if it has no column of numbers.
        """
        batch, *_ = steps = self._results.steps(batch_id)
        journal = self._context.journal
        with closing(self._results.open(batch.id)) as store:
            understanding, options = store.understanding, store.options
            mended = {each.how for each in corrections_in(store.db)} - done_by_hand(store.db)
        if understanding.shape.phone_column is None:
            raise UsageError(reason=tr_text("“{name}” has no column of numbers.", name=batch.file))
        then, sent_by = self._followed(steps)[0], journal.setting(Setting.REFRESHED.of(batch.id), None)
        off = self._results.suppression.switched_off(batch.list_id)
        every = {each.id for each in self._results.suppression.every()}
        days = journal.setting(Setting.LATELY_TAKEN.of(batch.id), batch.reused.days if batch.reused else 0)
        form = replace(AS_TABLE, verdicts=True, steps=bool(then), typed=keeps_types(journal))
        return Recipe(
            name=name,
            shape=ListShape.of(understanding, options),
            base_url=batch.base_url,
            product=batch.product,
            via=batch.via,
            max_per_task=batch.max_per_task,
            mend=tuple(sorted(each for each in mended if known_pattern(each))),
            suppression=not (every and off >= every),
            days=days,
            refresh=sent_by is not None,
            then=then,
            rule=self._rule(batch.id),
            output=RecipeOutput(files=(OutputFile(form=form),)),
        )

    def left_out(self, batch_id: str) -> list[Batch]:
        """Return the later steps of a list that its recipe can't have.

        A recipe's step takes numbers by the answers of the step just before it, and what tells them has to be known.
        """
        return self._followed(self._results.steps(batch_id))[1]

    def not_mended(self, batch_id: str) -> list[str]:
        """Return how numbers of a list were corrected by hand: `TYPED`, or `COUNTRY` with the code of the one meant.

        A recipe repeats none of it: which rows are meant is for a person to say, in each file.
        """
        with closing(self._results.open(self._results.steps(batch_id)[0].id)) as store:
            return sorted(done_by_hand(store.db))

    def _followed(self, steps: Sequence[Batch]) -> tuple[tuple[PlannedStep, ...], list[Batch]]:
        """Return the steps that follow a list's first batch in its recipe, and those of its steps that can't."""
        first, plan = steps[0], plan_of(self._context.journal, steps[0].id)
        found, begun = (list(plan.steps), plan.begun) if plan else ([], ())
        before: str | None = (first.id, *begun)[-1]
        if len(begun) < len(found):  # what followed by hand came after another step than it would here
            before = None
        left: list[Batch] = []
        for batch in steps[1:]:
            if batch.id in begun:
                continue
            step = self._planned(batch, before, first.base_url)
            if step is None:
                left.append(batch)
                continue
            found.append(step)
            before = batch.id
        return tuple(found), left

    def _planned(self, batch: Batch, before: str | None, base_url: str) -> PlannedStep | None:
        """Return a step as it is planned after the batch `before`; None if it was for other numbers, or isn't known."""
        saved = self._context.journal.setting(Setting.STEP_NUMBERS.of(batch.id), None)
        numbers = StepNumbers.from_saved(saved) if isinstance(saved, dict) else None
        if numbers is None or numbers.after != before:
            return None
        with closing(self._results.open(before)) as store:
            conditions = conditions_of(numbers, store.result_columns(before))
        address = "" if batch.base_url == base_url else batch.base_url
        return None if conditions is None else step_as(batch.product, address, conditions)

    def _rule(self, batch_id: str) -> VerdictRule:
        """Return the rule of a batch's product as it is now, without what the connection's profile adds."""
        return replace(STANDARD_RULE, changes=self._results.rule(batch_id).changes)

    def matching(self, understanding: ImportSummary) -> list[Recipe]:
        """Return the recipes for files of the shape of one that was read, by name."""
        return [each.recipe for each in self.every() if each.recipe and each.recipe.shape.fits(understanding)]

    # --- What it came to ---

    def runs(self, name: str, most: int = 100) -> list[RunRecord]:
        """Return the newest runs of a recipe, the newest first."""
        return self._context.journal.runs.every(name, most)

    def halted(self, name: str) -> list[RunRecord]:
        """Return the runs of a recipe that ended without results and aren't settled, the oldest first."""
        return self._context.journal.runs.halted(name)

    def log(self, name: str) -> str:
        """Return the path of a recipe's log sheet; "" as long as it has none."""
        return str(self._context.journal.setting(Setting.RECIPE_LOGS, {}).get(name, ""))

    def newest_runs(self, most: int = 100) -> list[RunRecord]:
        """Return the newest runs of all recipes, the newest first."""
        return self._context.journal.runs.newest(most)


@contextmanager
def alone_with(context: ServiceContext, name: str) -> Iterator[bool]:
    """Own a recipe for the block; yield False if a run of it is under way, here or in another process."""
    with context.lists.claim(f"recipe-{recipe_key(name)}") as mine:
        yield mine


def _check_text(recipe: Recipe) -> None:
    """Raise UsageError for a recipe whose text couldn't be read again: nobody could use it, nor change it here."""
    for place in (recipe.watch, recipe.file, recipe.output.folder):
        if shown_name(place) != place:
            reason = tr_text("it isn't text in UTF-8")
            raise UsageError(
                reason=tr_text("“{name}” can't be the name: {reason}.", name=shown_name(place), reason=reason)
            )
    try:
        read_recipe(written(recipe))
    except RecipeWrong as error:
        raise UsageError(reason=sentences(str(error))) from error

"""Implements `run` and `recipes`: recipes with a file or what is new in their folder, and the recipes themselves."""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from desktop_app.cli.carrying import verdicts_in_words
from desktop_app.cli.listing import form_of
from desktop_app.cli.talking import Talk, counted
from desktop_app.core.errors import UsageError
from desktop_app.core.numbers.mending import pattern_in_words
from desktop_app.core.output.form import OutputShape
from desktop_app.core.recipes.recipe import OutputFile, Recipe, RecipeOutput
from desktop_app.core.recipes.runs import RunRecord, RunState, worst_code
from desktop_app.core.recipes.writing import written
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.program.services import Services
from desktop_app.services.recipes.watching import SETTLED

# What a person can do where a run has not ended, or waits for them.
_FURTHER = {
    RunState.WAITING: "{command} carries it on.",
    RunState.STOPPED: "“dialproof tasks” shows what waits for a decision; after that {command} goes on.",
    RunState.CAPPED: "Raise its cap, under [cap] in {path} or in the window; then {command} takes the file up again.",
    RunState.LATELY: "{command} takes it up again once these have answers, or after 24 hours; with --again they are "
    "paid for once more.",
    RunState.REFUSED: "Once the cause is gone, {command} carries it on.",
    RunState.FAILED: "{command} tries it again.",
}


# Why a later step of a list isn't in its recipe.
_NOT_KEPT = "A recipe's step takes its numbers by the answers of the step just before it."


async def run(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Run a recipe with a file, or with what is due of its folder or its file; the exit code is the gravest.

    Files of its folder that were stopped before and still wait for a person are named, and count for it.
    """
    recipe, path = services.recipes.named(arguments.recipe), services.recipes.path(arguments.recipe)
    if arguments.base_url not in {None, recipe.base_url}:
        reason = tr_text("The recipe “{name}” is for {address}.", name=recipe.name, address=recipe.base_url)
        raise UsageError(reason=reason)
    services.session.started_for(recipe.base_url)
    waiting: list[RunRecord] = []
    if arguments.file is not None:
        records = [await _with_file(services, recipe, arguments, talk)]
    elif recipe.watch or recipe.file:
        records = await services.recipe_watch.look(recipe, talk.progress, now=True, waits=partial(_waits, talk))
        waiting = await services.recipe_watch.waiting(recipe, records)
    else:
        raise UsageError(reason=tr_text("The recipe “{name}” has no folder: name a file.", name=recipe.name))
    lines = [line for record in records for line in _in_words(record, path)]
    lines = lines or [f"There is nothing new for the recipe “{recipe.name}”."]
    shown: dict[str, Any] = {"recipe": recipe.name, "runs": [_as_json(record) for record in records]}
    if waiting:
        shown["waiting"] = [_as_json(each) for each in waiting]
        lines += [f"{Path(each.file).name} still waits: {each.state.value}. {each.message}" for each in waiting]
        lines.append(f'“dialproof recipes show "{recipe.name}"” says what to do about each.')
    talk.answer(shown, lines)
    return worst_code([*records, *waiting])


def _waits(talk: Talk, files: int) -> None:
    told = f"{files} files may" if files > 1 else "A file may"
    talk.say(f"{told} still be written: waiting {SETTLED:.0f} seconds.")


async def _with_file(services: Services, recipe: Recipe, arguments: argparse.Namespace, talk: Talk) -> RunRecord:
    """Run a recipe with the file that was named; without a cap, a person has to agree first."""
    agreed = not recipe.cap and talk.can_ask and await talk.ask(_without_cap(recipe))
    return await services.recipe_runs.run(
        recipe, arguments.file, again=arguments.again, agreed=agreed, progress=talk.progress
    )


def _without_cap(recipe: Recipe) -> str:
    return f"The recipe “{recipe.name}” has no cap. Send all that is in the file for {recipe.product}?"


def _in_words(record: RunRecord, path: Path) -> list[str]:
    """Say what became of a run, and what can be done about it; `path`: of its recipe's text file."""
    lines = [f"{Path(record.file).name}: {record.state.value}. {record.message}".rstrip()]
    if figures := record.figures:
        paid = f", paid {figures.paid}" if figures.paid else ""
        lines.append(f"  {counted(figures.sent, 'number')} sent{paid}. {verdicts_in_words(figures.verdicts)}")
        lines += [f"  {output}" for output in record.outputs]
    elif figures := record.so_far:
        paid = f", paid {figures.paid}" if figures.paid else ""
        lines.append(f"  So far {counted(figures.sent, 'number')} sent{paid}.")
    if further := _FURTHER.get(record.state):
        command = f'“dialproof run "{record.recipe}" "{record.file}"”'
        lines.append(f"  {further.format(command=command, path=path)}")
    return lines


def _as_json(record: RunRecord) -> dict[str, Any]:
    figures = record.figures
    sums: dict[str, Any] = {}
    if figures is not None:
        verdicts = {verdict.value: count for verdict, count in figures.verdicts.each().items()}
        sums = {"rows": figures.rows, "sent": figures.sent, "paid": figures.paid, "verdicts": verdicts}
    elif record.so_far is not None:
        sums = {"sent": record.so_far.sent, "paid": record.so_far.paid}
    return {
        "file": record.file,
        "outcome": record.state.value,
        "message": record.message,
        "batch": record.batch_id or None,
        **sums,
        "outputs": list(record.outputs) if figures is not None else [],
    }


async def recipes(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """List the recipes, or save, show, rename or remove one."""
    actions = {None: _list, "save": _save, "show": _show, "rename": _rename, "remove": _remove}
    if arguments.action == "save":
        await services.verification.up_to_date(services.verification.find_batch(arguments.batch), talk.progress)
    actions[arguments.action](services, arguments, talk)
    return 0


def _list(services: Services, _arguments: argparse.Namespace, talk: Talk) -> None:
    every = services.recipes.every()
    usable = [each.recipe for each in every if each.recipe]
    broken = [f"{each.file}: {each.problem}" for each in every if each.recipe is None]
    lines = [_line(services, each) for each in usable]
    told = {"recipes": [_told(services, each) for each in usable], "unreadable": broken}
    talk.answer(told, [*lines, *broken] or ["There are no recipes yet: “dialproof recipes save NAME BATCH” makes one."])


def _line(services: Services, recipe: Recipe) -> str:
    parts = [f"{recipe.name}: {recipe.product} at {recipe.base_url}"]
    if recipe.watch or recipe.file:
        parts.append(f"takes {recipe.watch or recipe.file}")
    if runs := services.recipes.runs(recipe.name, 1):
        parts.append(f"last run {runs[0].began_at.astimezone():%Y-%m-%d %H:%M}, {runs[0].state.value}")
    return ", ".join(parts)


def _told(services: Services, recipe: Recipe) -> dict[str, Any]:
    runs = services.recipes.runs(recipe.name, 1)
    return {
        "name": recipe.name,
        "product": recipe.product,
        "connection": recipe.base_url,
        "folder": recipe.watch or None,
        "last": _as_json(runs[0]) if runs else None,
    }


def _save(services: Services, arguments: argparse.Namespace, talk: Talk) -> None:
    batch = services.verification.find_batch(arguments.batch)
    made = services.recipes.of_batch(batch.id, arguments.name)
    cap = replace(made.cap, numbers=arguments.most_numbers, amount=arguments.most_cost)
    folder, watch = (str(each.absolute()) if each else "" for each in (arguments.folder, arguments.watch))
    output = RecipeOutput(folder, files=_files(arguments, made), reports=tuple(f".{each}" for each in arguments.report))
    recipe = replace(made, cap=cap, output=output, watch=watch)
    services.recipes.save(recipe, batch.id)
    limit = "" if recipe.cap else " It has no cap, so it runs only while somebody is there to agree."
    words = [f"The recipe “{recipe.name}” is saved.{limit} “dialproof recipes show” tells where."]
    left = services.recipes.left_out(batch.id)
    words += [f"Then it asks {step}." for step in recipe.then]
    words += [f"Not kept: {each.product} (batch {each.id}). {_NOT_KEPT}" for each in left]
    by_hand = map(pattern_in_words, services.recipes.not_mended(batch.id))
    words += [f"Not kept, as it was done by hand: {each}. Mend the next file's rows there." for each in by_hand]
    told = {"then": [str(step) for step in recipe.then], "not_kept": [each.id for each in left]}
    talk.answer({**_told(services, recipe), **told}, words)


def _files(arguments: argparse.Namespace, made: Recipe) -> tuple[OutputFile, ...]:
    """Return the files that a recipe writes: the usual table, with a clean list if that is wanted."""
    (usual,), form = made.output.files, form_of(arguments)
    form = replace(form, typed=usual.form.typed if arguments.typed is None else arguments.typed)
    if form.shape is OutputShape.CLEAN:
        return (replace(usual, form=replace(usual.form, typed=form.typed)), OutputFile(form=form))
    return (OutputFile(form=replace(form, verdicts=True, steps=form.steps or usual.form.steps)),)


def _show(services: Services, arguments: argparse.Namespace, talk: Talk) -> None:
    recipe, path = services.recipes.named(arguments.name), services.recipes.path(arguments.name)
    runs = services.recipes.runs(recipe.name, 10)
    text = written(recipe).rstrip().split("\n")
    lines = [*text, "", f"# {path}", *(line for each in runs for line in _in_words(each, path))]
    if log := services.recipes.log(recipe.name):
        lines.insert(len(text) + 2, f"# its log sheet: {log}")
    shown = {**_told(services, recipe), "path": str(path), "log": log or None, "text": written(recipe)}
    talk.answer({**shown, "runs": [_as_json(each) for each in runs]}, lines)


def _rename(services: Services, arguments: argparse.Namespace, talk: Talk) -> None:
    recipe = services.recipes.rename(arguments.name, arguments.to)
    talk.answer(_told(services, recipe), f"The recipe is called “{recipe.name}” now.")


def _remove(services: Services, arguments: argparse.Namespace, talk: Talk) -> None:
    services.recipes.remove(arguments.name)
    talk.answer({"removed": arguments.name}, f"The recipe “{arguments.name}” is deleted; what it wrote stays.")

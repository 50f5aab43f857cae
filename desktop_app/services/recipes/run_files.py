"""Looks at the files that recipes run with, whether they are still the same, and at what runs have yet to finish."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Collection, Set
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from desktop_app.core.errors import DialproofError, FileMissing, FileNotReadable, OutputNotWritable
from desktop_app.core.errors.held_files import replace_file
from desktop_app.core.recipes.recipe import USUAL_FOLDER, Recipe
from desktop_app.core.recipes.runs import Cause, RunRecord, state_of
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.storage.recipes.runs import digest_of, path_key

_BLOCK = 1 << 20
_LAST = (1 << 63) - 1


def recipe_key(name: str) -> str:
    """Return what stands for a recipe in the names of files that say who works on it."""
    return hashlib.sha256(name.casefold().encode()).hexdigest()[:16]


def new_record(recipe: str, file: Path, cause: Cause, now: datetime) -> RunRecord:
    """Return the record of a run with a file, to be stored; it has ended already if the file can't be read."""
    whole = os.path.abspath(file)  # noqa: PTH100 - a link keeps the name that the person chose
    record = RunRecord(0, recipe, shown_name(whole), cause, now)
    with suppress(OSError):
        found = file.stat()
        record = replace(record, size=found.st_size, changed=changed_at(found))
    try:
        size, changed, digest = looked_at(file)
        record = replace(record, digest=digest, size=size, changed=changed)
        if record.file != whole:  # bytes that no database holds: it couldn't be carried on
            raise FileNotReadable(name=Path(record.file).name, reason=tr_text("its name isn't text"))
    except DialproofError as error:
        return record.ended(state_of(error.exit_code), str(error), now)
    return record


def looked_at(file: Path) -> tuple[int, int, str]:
    """Return a file's size in bytes, when it was changed, in nanoseconds since 1970, and its content's digest."""
    try:
        found, digest = file.stat(), hashlib.sha256()
        if not file.is_file():  # opening a pipe would block
            raise FileNotReadable(name=shown_name(file.name), reason=tr_text("it is not a file"))
        with file.open("rb") as opened:
            while block := opened.read(_BLOCK):
                digest.update(block)
    except FileNotFoundError:
        raise FileMissing(name=shown_name(file.name)) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise FileNotReadable(name=shown_name(file.name), reason=reason) from error
    return found.st_size, changed_at(found), digest.hexdigest()


def changed_at(found: os.stat_result) -> int:
    """Return when a file was changed, in nanoseconds since 1970, as far as the journal can hold it (the year 2262)."""
    return min(found.st_mtime_ns, _LAST)


def still_there(record: RunRecord) -> bool:
    """Return True if a run's file is as it was taken."""
    with suppress(OSError):
        found = Path(record.file).stat()
        return (found.st_size, changed_at(found)) == (record.size, record.changed)
    return False


# --- What a run writes, until it is whole ---


def beside_outputs(record: RunRecord) -> dict[Path, Path]:
    """Return for each folder that a run writes to the one for what isn't whole yet."""
    folders = {Path(each).parent for each in record.outputs}
    return {folder: unfinished(folder, f"{record.began_at} {record.id}") for folder in folders}


def unfinished(folder: Path, what: str) -> Path:
    """Return the folder for what isn't whole yet; no list is looked for in it."""
    return folder / f".dialproof-{digest_of(what)[:16]}"


def delete_folders(folders: Collection[Path]) -> None:
    """Delete folders with all that is in them, as far as that is possible."""
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


def output_folder(recipe: Recipe, file: Path) -> Path:
    """Return the folder that a run with a file writes to."""
    return Path(recipe.output.folder) if recipe.output.folder else file.absolute().parent / USUAL_FOLDER


def free_path(path: Path, taken: Set[str]) -> str:
    """Return a path that nothing has yet, with a count if need be; `taken`: those of others, by `path_key`."""
    free, count = path, 1
    while path_key(str(free)) in taken or os.path.lexists(free):
        count += 1
        free = path.with_name(f"{path.stem} ({count}){path.suffix}")
    return str(free)


def give_name(made: Path, path: Path, taken: Set[str]) -> Path:
    """Give a whole file its name, or the next free one, without replacing anything. Raise OutputNotWritable."""
    try:
        while True:
            free = Path(free_path(path, taken))
            with suppress(FileExistsError):  # it came this very moment
                try:
                    os.link(made, free)
                except FileExistsError:
                    raise
                except OSError:  # a file system without links
                    free.open("xb").close()
                    replace_file(made, free)
                return free
    except OSError as error:
        raise OutputNotWritable(name=path.name, reason=error.strerror or str(error)) from error


def make_folders(folders: Collection[Path]) -> None:
    """Make the folders that aren't there. Raise OutputNotWritable."""
    for folder in folders:
        if not folder.is_absolute():  # it is a path of another system, and would lead anywhere here
            raise OutputNotWritable(name=str(folder), reason=tr_text("the folder does not exist"))
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            raise OutputNotWritable(name=str(folder), reason=error.strerror or str(error)) from error

"""Reads, writes and deletes recipes: a text file each, in a folder of the data folder, for its owner alone."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from pathlib import Path

from desktop_app.core.errors.held_files import delete_file
from desktop_app.core.recipes.reading import RecipeWrong, read_recipe
from desktop_app.core.recipes.recipe import Recipe, RecipeFile
from desktop_app.core.recipes.writing import written
from desktop_app.core.text.file_names import possible_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.storage.machine.home import whole_file
from desktop_app.storage.sqlite.faults import folder_fault

_ENDING = ".toml"
_MOST_BYTES = 64 * 1024


class RecipeFiles:
    """The recipes of a folder, which may be missing. They are read anew each time: a person may edit them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[bytes, Recipe] = {}  # by their text: to understand it takes ten times as long as to read it

    def every(self) -> list[RecipeFile]:
        """Return all of them by name, those that can't be read last."""
        try:
            paths = sorted(path for path in self.folder.iterdir() if path.name.lower().endswith(_ENDING))
        except OSError:
            return []
        found: dict[str, RecipeFile] = {}
        before, self._known = self._known, {}
        for path in paths:
            each = self._read(path, before)
            key = each.title.casefold()
            if each.recipe is not None and key in found:
                reason = tr_text(
                    "“{name}” is the name of the recipe in “{file}”, too", name=each.title, file=found[key].file
                )
                each = RecipeFile(path.name, None, reason)
            found[key if each.recipe is not None else path.name] = each
        return sorted(found.values(), key=lambda each: (each.recipe is None, each.title.casefold()))

    def _read(self, path: Path, before: Mapping[bytes, Recipe]) -> RecipeFile:
        try:
            if not path.is_file():  # under that name there may be a pipe, say
                return RecipeFile(path.name, None, tr_text("it is no file"))
            with path.open("rb") as file:
                content = file.read(_MOST_BYTES + 1)
            if len(content) > _MOST_BYTES:
                return RecipeFile(path.name, None, tr_text("it is too long for a recipe"))
            recipe = self._known[content] = before.get(content) or read_recipe(content.decode("utf-8-sig"))
            return RecipeFile(path.name, recipe)
        except UnicodeDecodeError:
            return RecipeFile(path.name, None, tr_text("it isn't text in UTF-8"))
        except RecipeWrong as error:
            return RecipeFile(path.name, None, str(error))
        except OSError as error:
            return RecipeFile(path.name, None, tr_text("it can't be opened ({words})", words=error.strerror))

    def save(self, recipe: Recipe) -> None:
        """Write a recipe, in place of the one with its name. Raise a fault of the folder."""
        known = next((each.file for each in self.every() if _same(each, recipe.name)), None)
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            with whole_file(self.folder / (known or self._free_name(recipe.name))) as file:
                file.write(written(recipe).encode())
        except OSError as error:
            raise folder_fault(error, self.folder) from error

    def remove(self, file: RecipeFile) -> None:
        """Delete a recipe's file. Raise a fault of the folder."""
        try:
            delete_file(self.folder / file.file)
        except OSError as error:
            raise folder_fault(error, self.folder) from error

    def _free_name(self, name: str) -> str:
        plain = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "recipe"
        name = possible_name(f"{plain}{_ENDING}")
        taken = (self.folder / name).exists()
        return f"{plain}-{secrets.token_hex(3)}{_ENDING}" if taken else name


def _same(file: RecipeFile, name: str) -> bool:
    return file.recipe is not None and file.recipe.name.casefold() == name.casefold()

"""Errors of recipes: nothing was sent."""

from __future__ import annotations

from desktop_app.core.errors.input import InputError
from desktop_app.core.errors.refusals import CapReached


class RecipeMissing(InputError):
    """There is no recipe of that name."""

    what = "There is no recipe “{name}”."
    advice = "“dialproof recipes” names them."
    advice_window = "Choose another one."


class RecipeBroken(InputError):
    """A recipe's file can't be read: a person may have changed it."""

    what = "The recipe in “{name}” can't be read: {reason}."
    advice = "Correct that file in the folder “recipes” of the data folder, or save the recipe anew."


class OtherShape(InputError):
    """A file isn't as those that a recipe is for, or could be read in more than one way."""

    what = "“{name}” isn't a file as the recipe “{recipe}” is for: {reason}."
    meaning = "Nothing was sent."
    advice = "Verify it by hand, and save that as the recipe."


class RecipeUncapped(InputError):
    """A recipe without a cap would spend while nobody is there."""

    exit_code = 6
    what = "The recipe “{name}” has no cap, and nobody is here to agree to what it costs."
    meaning = "Nothing was sent."
    advice = "Give it one: numbers or amount under [cap] in its file, or in the window."
    advice_window = "Give it a cap."


class RunCapReached(CapReached):
    """What a run of a recipe would send is more than the recipe's cap. Nothing of that was sent."""

    what = "The cap of the recipe “{recipe}” is {cap} for a run, and “{name}” takes {needed}."
    meaning = "Nothing of that was sent."
    advice = "Raise the cap of the recipe, or verify the list by hand."
    advice_alone = "Raise the cap of the recipe, or verify the list by hand."

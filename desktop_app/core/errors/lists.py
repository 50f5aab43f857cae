"""Errors of a list that was read, but isn't what was asked for or needed."""

from __future__ import annotations

from desktop_app.core.errors.input import InputError


class SheetMissing(InputError):
    """The workbook has no sheet of that name."""

    what = "“{name}” has no sheet “{sheet}”. It has: {sheets}."
    advice = "Choose one of these."


class TextHasNoSheets(SheetMissing):
    """A sheet is named, and the list is a text file."""

    what = "“{name}” is a text file, and the sheet “{sheet}” was asked for: only workbooks have sheets."
    advice = "Save the list as a workbook (XLSX), or name no sheet; a recipe names it in its text file."


class ColumnMissing(InputError):
    """The table has no column of that name or letter."""

    what = "The list has no column “{column}”. It has: {columns}."
    advice = "Choose one of these, by name or by letter."


class HeaderMissing(InputError):
    """The row named as the header lies beyond the rows that are searched for one."""

    what = "Row {row} can't be the header: only the first {rows} rows are looked at."
    advice = "Choose the row in which the columns' names stand, or none."


class NoPhoneNumbers(InputError):
    """No column looks like phone numbers."""

    what = "No phone numbers were found in “{name}”."
    advice = "Name the column with the numbers, and the country of numbers written without a country code."


class NothingToSend(InputError):
    """There is a phone column, but no valid number in it."""

    what = "None of the numbers in “{name}” is valid, so there is nothing to send."
    advice = "Check the default country and the column with the numbers."


class AllSuppressed(NothingToSend):
    """Every number of the list that could be sent is on a suppression list."""

    what = "All numbers in “{name}” are on your suppression lists ({lists}), so nothing is sent."
    advice = "Look at the suppression lists in the settings."


class ValidSuppressed(AllSuppressed):
    """Every valid number of the list is on a suppression list, and others have a problem."""

    what = (
        "Every valid number in “{name}” is on your suppression lists ({lists}), so nothing is sent. "
        "Rows with a number that has a problem: {count}."
    )
    advice = (
        "Name the country that numbers without a country code are written in (“--country GB”, for example), "
        "or mend the others (“--mend”)."
    )
    advice_window = "Choose the country of the national numbers, or correct the rows with a problem."


class SuppressionBroken(InputError):
    """A suppression list's file is damaged: nothing is sent, because some of its numbers might be."""

    what = "The suppression list “{name}” can't be read, so nothing is sent."
    advice = "Delete it in the settings or by “dialproof suppress remove {name}”, and add its file again."
    advice_window = "Delete it in the settings, and add its file again."


class SuppressionMissing(InputError):
    """The organisation's policy names a suppression list that isn't here."""

    what = "Your organisation requires a suppression list that isn't here: {name}."
    advice = "Add its file under that name, in the settings or by “dialproof suppress add”."
    advice_window = "Add its file under that name in the settings."


class ReuseChanged(InputError):
    """Fewer earlier answers can be reused than a person was told, so more numbers would be sent and paid for."""

    what = "Some answers that “{name}” was to reuse are too old by now, or their list was deleted."
    advice = "Look at what would be sent and what it costs now, and send it again."


class SentBefore(InputError):
    """Numbers of the list were sent a short while ago, or wait in another batch: they would be paid twice."""

    exit_code = 6
    what = (
        "“{other}” (batch {batch}) has {count} of the {total} numbers in “{name}”, sent for {product} within the last "
        "24 hours or about to be."
    )
    advice = (
        "“dialproof export {batch} -o FILE” writes those answers for free; “--again” sends the list all the same, and "
        "they are paid for once more."
    )
    advice_window = (
        "Reuse their answers if that is offered and not chosen yet, "
        "or press the button again to pay for them once more."
    )


class SentAndEnded(SentBefore):
    """Numbers of the list were sent a short while ago, in a batch that can be refreshed with the list as it is now."""

    advice = (
        "“dialproof refresh {batch} INPUT -o FILE” takes those answers over for free and sends only the rest; "
        "“dialproof export {batch} -o FILE” writes them alone; “--again” sends the list all the same, and they are "
        "paid for once more."
    )


class SentWithoutAnswer(SentBefore):
    """As `SentAndEnded`, but that batch has no answer that tells anything of `unknown` of these numbers.

    A refresh would send `rest` numbers, these among them, so it asks, too.
    """

    advice = (
        "“dialproof refresh {batch} INPUT -o FILE --again” takes the other answers over for free and sends {rest}, "
        "which pays once more for the {unknown} without an answer that tells anything; "
        "“dialproof export {batch} -o FILE” writes all answers, free; “--again” sends the list all the same."
    )


class SentOfPart(SentBefore):
    """Numbers that a refresh or a step would send were sent a short while ago, or wait; `where` says in which batch."""

    what = (
        "Of the numbers in “{name}”, {total} would be sent; {count} of these went for {product} within the last "
        "24 hours or will go, {where}."
    )
    advice = "“--again” sends these {total} all the same, and pays for {count} of them once more."
    advice_window = "Press the button again to pay for them once more."


class SentInSeveral(SentBefore):
    """Numbers of the list were sent a short while ago, or wait, in several other batches."""

    what = (
        "{count} of the {total} numbers in “{name}” were sent for {product} within the last 24 hours or are about to "
        "be, most of them in “{other}” (batch {batch})."
    )
    advice = "“--again” sends the list all the same, and they are paid for once more."


class SentAndDeleted(SentBefore):
    """Numbers of the list were sent a short while ago, in a batch that was deleted since, with its answers."""

    what = (
        "A list that was deleted since had {count} of the {total} numbers in “{name}”, sent for {product} within the "
        "last 24 hours."
    )
    advice = "“--again” sends the list all the same, and they are paid for once more."
    advice_window = "Press the button again to pay for them once more."


class BegunForMore(InputError):
    """This list was begun before and has more numbers left to send than a person has agreed to now."""

    what = "“{name}” was begun before, and {count} of its numbers are still to be sent: more than was agreed to now."
    advice = "Carry it on in the task monitor, or delete it there and send the list anew."


class ListSent(InputError):
    """Rows of a list that was sent are to be corrected: its numbers have their places in the batch."""

    what = "“{name}” was sent, so its rows can't be corrected any more."
    meaning = "Nothing was changed."
    advice = "Open the file again and correct it there; the answers that this list has can be reused for free."


# --- Recipes ---


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

"""Errors of the command line's arguments, and of what was asked of a batch."""

from __future__ import annotations

from desktop_app.core.errors.root import DialproofError


class InputError(DialproofError):
    """Something is wrong with the list, or with how the program was called. Nothing was sent."""

    exit_code = 2
    meaning = "Nothing was sent, and your file is unchanged."


class UsageError(InputError):
    """An option with an impossible value."""

    what = "{reason}"
    advice = "See “dialproof --help”."
    advice_window = ""


class NumberInvalid(InputError):
    """A single number that libphonenumber doesn't accept."""

    what = "“{number}” is not a valid phone number ({problem})."
    advice = "Write it with its country code, as in +44 20 7946 0958."


class NumberSuppressed(InputError):
    """A single number that is on a suppression list, and that nobody has said to check all the same."""

    what = "{number} is on the suppression list {lists}, so it wasn't checked."
    advice = "Add --no-suppression to check it all the same, or take it off the list."
    advice_window = "Take it off the list to check it."


class BatchMissing(InputError):
    """The journal has no such batch or task, or not in the state that the request needs."""

    what = "{reason}"
    advice = "“dialproof tasks” lists them."
    advice_window = ""


class BatchBusy(InputError):
    """Another process works on the batch's list."""

    what = "“{name}” is being worked on by another Dialproof."
    meaning = "It goes on there."
    advice = "It is Dialproof's window, or another command: look there, or wait until it has finished."
    advice_window = "It is a command in a terminal, or run by a schedule. Wait until it has finished."


class ProfileBroken(InputError):
    """A connection's service profile can't be parsed."""

    what = "The service profile of “{name}” can't be read: {reason}."
    advice = "Correct the service profile of this connection in the settings, or clear it there."


class ProductsBroken(InputError):
    """A connection's product catalogue can't be parsed."""

    what = "The list of products of “{name}” can't be read: {reason}."
    meaning = "Nothing is sent through this connection until it is corrected; your lists are unchanged."
    advice = "Correct the products of this connection in the settings, or go back to those that come with the program."


class OutputNotWritable(InputError):
    """The result can't be written to this path."""

    what = "The result can't be written to “{name}”: {reason}."
    meaning = "The answers are kept; nothing is lost."
    advice = "Choose another place, or close the file if it is open elsewhere."


class OutputTaken(InputError):
    """Another batch's result is to go to this path, or was written there later."""

    what = "“{name}” is where the result of “{other}” (batch {other_batch}) is, or is to go."
    meaning = "Nothing is overwritten."
    advice = (
        "Name another file with “-o”. “dialproof export BATCH -o FILE” writes a batch's result elsewhere, for free; "
        "“dialproof tasks” lists them."
    )
    advice_window = ""


class WorkbookNotExtended(InputError):
    """The results can't be added to a copy of the list's own workbook."""

    what = "The results can't be added to a copy of “{name}”: {reason}."
    meaning = "The answers are kept; nothing is lost."
    advice = "Export them as an Excel workbook (XLSX) instead: it has every row and column of the list."


class PolicyBroken(InputError):
    """The organisation's policy can't be read, or others could have written it."""

    what = "The policy of this computer, “{name}”, can't be used: {reason}."
    meaning = "Dialproof doesn't start, so that nothing happens that your organisation doesn't want. Nothing was sent."
    advice = "Ask whoever looks after this computer to correct it."


class AddressFixed(InputError):
    """The computer's policy names the only service that may be used, and this is another one."""

    what = "Your organisation has set {base_url} as the only service."
    advice = "Use that one. Whoever looks after this computer can change its policy."


class SwitchedOff(InputError):
    """The computer's policy switches the feature off."""

    what = "“{name}” is switched off by your organisation."
    advice = "Whoever looks after this computer can change its policy."

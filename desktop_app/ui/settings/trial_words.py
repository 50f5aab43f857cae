"""Words for the steps of the connection test, and for the values one can point at."""

from __future__ import annotations

from desktop_app.core.dialect.trial import TEACHABLE, Step, Understood
from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.services.connections.trying import Tried
from desktop_app.ui.frame.trouble import brief_words
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("settings")


def title(step: Step) -> str:
    """Return a step's name for its tab."""
    return {Step.BALANCE: _tr("Balance"), Step.TASK: _tr("A task"), Step.CHECK: _tr("A single check")}[step]


def hint(step: Step) -> str:
    """Return the explanation of a step."""
    return {
        Step.BALANCE: _tr("Reads the balance of the account. It costs nothing."),
        Step.TASK: _tr("Asks after a task that the service has taken before, by its id. It costs nothing."),
        Step.CHECK: _tr("Checks one number, with its + and country code. The service may charge for it."),
    }[step]


def field(step: Step) -> str:
    """Return the label of a step's input; "" for none."""
    return {Step.BALANCE: "", Step.TASK: _tr("Id of the task"), Step.CHECK: _tr("Number, such as +447911123456")}[step]


def entry(name: str) -> str:
    """Return the name of an entry of [answers]."""
    return {
        "balance": _tr("balance"),
        "currency": _tr("currency"),
        "status": _tr("task's state"),
        "progress": _tr("progress"),
        "message": _tr("message"),
        "cost": _tr("cost"),
        "check": words.tr("Fields of the answer", "check"),
    }[name]


def this_is(name: str) -> str:
    """Return the button text for pointing at an entry of [answers]."""
    return {
        "balance": _tr("This is the balance"),
        "currency": _tr("This is the currency"),
        "status": _tr("This is the task's state"),
        "progress": _tr("This is the progress"),
        "message": _tr("This is the message"),
        "cost": _tr("This is the cost"),
        "check": _tr("This is the answer about the number"),
    }[name]


def outcome(tried: Tried, found: Understood, *, teaches: bool = True) -> tuple[str, bool]:
    """Return a step's outcome in words, and True if it succeeded; `found` interprets an answer that came.

    `teaches`: values can be pointed at.
    """
    if tried.spoken is None or not 200 <= tried.spoken.status < 300:
        return joining.sentences(*brief_words(tried.error)) if tried.error else _tr("No answer came."), False
    if isinstance(tried.error, AnswerNotUnderstood) and isinstance(tried.spoken.raw, str):
        nothing = _tr("There is no value to point at: check the connection's address.")

        wrong = _tr("Not understood: {}.").format(stored_words.shown(tried.error.params["reason"]))
        return joining.sentences(wrong, nothing), False
    if found.trouble:
        wrong = _tr("Not understood: {}.").format(stored_words.shown(found.trouble))
        return joining.sentences(wrong, _mending(tried.step, teaches=teaches)), False
    said = joining.listed(joining.named(entry(name), value) for name, value in found.found.items() if value)
    return joining.sentences(_tr("Understood."), joining.begun_large(said)), True


def _mending(step: Step, *, teaches: bool) -> str:
    if not teaches:
        return words.tr("Ask whoever looks after this computer to mend it.", "errors")
    return _tr("Choose the right value below, then press “{}”.").format(this_is(TEACHABLE[step][0]))

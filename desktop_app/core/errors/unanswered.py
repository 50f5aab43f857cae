"""Errors raised when no usable answer comes from the service."""

from __future__ import annotations

from desktop_app.core.errors.root import DialproofError


class ServiceUnreachable(DialproofError):
    """No usable answer came. Nothing is lost: the program can ask later about what was accepted."""

    exit_code = 5
    meaning = "Nothing is lost: what was sent is in the journal, and the batch can be carried on."


class NeverArrived(ServiceUnreachable):
    """DNS, connect, proxy or TLS failed: the request provably wasn't received."""

    what = "{origin} can't be reached ({reason})."
    advice = "Check the network and the connection's address, then try again; “dialproof resume” carries on a batch."
    advice_alone = advice_window = "Check the network and the connection's address, then try again."


class NoAnswer(ServiceUnreachable):
    """Reset, time-out or a 5xx on a request that may be repeated."""

    what = "{origin} did not answer properly ({reason})."
    advice = "Try again in a little while; the batch can be carried on."
    advice_alone = "Try again in a little while."


class CheckUnanswered(ServiceUnreachable):
    """A single check left this machine and no answer came back."""

    what = "No answer came for {number} ({reason})."
    meaning = "The check may have been charged all the same; the balance shows it."
    advice = "Look at the balance before you check the number again."


class AnswerNotUnderstood(ServiceUnreachable):
    """An answer came, but without what was asked for."""

    what = "The answer of {origin} was not understood: {reason}."
    advice = (
        "Check the connection's address. If it is right, teach Dialproof what the service calls things: "
        "“Test” in the connection's settings shows what it says."
    )
    advice_window = (
        "Check the connection: its address, and with “Test” what the service says. "
        "The names that the service uses can be set there."
    )


class AnswerTooLarge(AnswerNotUnderstood):
    """An answer that was cut off because it is larger than any expected one."""

    what = "The answer of {origin} is too large: {reason}."
    advice = advice_window = "Ask the service what it delivers there; fetching it again is free."


class ResultNotRead(ServiceUnreachable):
    """A task's result came several times, but the program can't find out how to read it."""

    what = "The result of task {task} can't be read: {reason}."
    advice = (
        "In the window, open the results of this batch and choose “Read results differently…”, where you see the "
        "file as it was received. If it isn't a result at all, ask the service."
    )


class UpdateNotRead(ServiceUnreachable):
    """The check for a new version failed."""

    what = "It can't be told whether there is a new version: {reason}."
    meaning = "Your lists have nothing to do with it."
    advice = "Try again later, or ask whoever gave you Dialproof."


class TimeIsUp(ServiceUnreachable):
    """The time limit that the person set has passed."""

    what = "The time of {seconds:g} seconds is up."
    advice = "“dialproof resume” carries on with what is open."
    advice_window = ""


class OutcomeUnknown(DialproofError):
    """A submission left this machine and no clear answer came back: a person decides."""

    exit_code = 6
    what = "It is not known whether the service accepted {count} submission(s) ({reason})."
    meaning = "They may have been charged, so they are not sent again by themselves."
    advice = "“dialproof tasks” shows them, “dialproof decide” settles them."
    advice_window = ""

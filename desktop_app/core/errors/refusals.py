"""Errors raised when the service says no, or when a person's own cap does."""

from __future__ import annotations

from desktop_app.core.errors.root import DialproofError


class ServiceRefused(DialproofError):
    """The service answered no, so it should have charged nothing.

    `core.service.refusal_words` decides what counts as no, `services.batches.refusals` what follows from it.
    """

    exit_code = 4
    meaning = "By its own word it took nothing of this request; what was accepted earlier goes on."


class KeyMissing(ServiceRefused):
    """No key is known for the connection's origin."""

    what = "There is no API key for {origin}."
    advice = "Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address."
    advice_alone = advice_window = "Enter the key in the settings under Connection."


class KeyLocked(KeyMissing):
    """The system keyring has a key for the connection's origin, but it is locked."""

    what = "The API key for {origin} is in the system keyring, which is locked."
    advice = "Unlock the keyring and try again, or set DIALPROOF_API_KEY for that address."
    advice_alone = advice_window = (
        "Unlock the keyring and try again, or enter the key in the settings under Connection."
    )


class KeyWithheld(KeyMissing):
    """A key was given for this run, but nobody has said that it is meant for the connection's origin."""

    what = "There is no API key for {origin}: the one in DIALPROOF_API_KEY was not used there before."
    advice = (
        "If it is meant for that address, run “dialproof resume --base-url {base_url}” with DIALPROOF_API_KEY set; "
        "or enter the key in the settings under Connection."
    )
    advice_alone = advice_window = "Enter the key in the settings under Connection."


class KeyRefused(ServiceRefused):
    """401 or 403."""

    what = "The service did not accept the API key ({status}). {message}"
    meaning = (
        "The key may be mistyped, expired or not meant for this. "
        "Nothing is lost; lists that wait go on with the right key."
    )
    advice = "Copy the key anew from your account at the service, and check that the account may use this product."
    advice_alone = advice_window = (
        "Copy the key anew from your account at the service, and enter it in the settings under Connection."
    )

    @property
    def forbidden(self) -> bool:
        """True for a 403: a key that may not do one thing may do another."""
        return self.params.get("status") == 403


class BalanceShort(ServiceRefused):
    """402."""

    what = "There is not enough credit. {message}"
    advice = "Add credit to the account, then carry on."


class QuotaSpent(BalanceShort):
    """The account's monthly, daily or plan allowance is spent. Waiting a minute doesn't restore it."""

    what = "The account's quota is used up. {message}"
    advice = "Raise the quota at the service, or wait until it is renewed, then send again."


class NotFound(ServiceRefused):
    """404: the service knows no such task or address."""

    what = "The service does not know what was asked for. {message}"
    advice = "Check the connection's address (it ends with the version, as in /api/v1) and the task's id."
    advice_alone = "Check the connection's address: it ends with the version, as in /api/v1."


class NoBalance(ServiceRefused):
    """The service profile says that there is no balance to be read: nothing was asked."""

    what = "This service has no balance that can be read."
    meaning = "What a list costs is reckoned from the prices of its products; nothing is in the way."
    advice = "Look at the balance in your account at the service."


class TooLarge(ServiceRefused):
    """413, or a limit on the numbers of a task named in another 4xx."""

    what = "The service takes fewer numbers in one task. {message}"
    advice = "Send the list in smaller tasks."

    @property
    def most(self) -> int | None:
        """The most numbers that the service takes in a task; None if it didn't say."""
        most: int | None = self.params.get("most")
        return most

    @property
    def named(self) -> bool:
        """True if a count or a size is named, which makes it certain that this is a limit."""
        return bool(self.params.get("named")) or self.most is not None


class TooFew(ServiceRefused):
    """A 4xx names a least count of numbers in a task. Smaller tasks would be refused even more surely."""

    what = "The service takes only larger tasks. {message}"
    advice = "Choose another product for these numbers, or verify them together with a longer list."


class Throttled(ServiceRefused):
    """429. `retry_after` is in seconds, None if the service gave none."""

    what = "The service asks to wait before the next request. {message}"
    advice = "Wait a minute and carry on."

    @property
    def retry_after(self) -> float | None:
        """The seconds until the service accepts requests again."""
        seconds: float | None = self.params.get("retry_after")
        return seconds


class ThrottledAgain(ServiceRefused):
    """429 for the same request, several times in a row."""

    what = "The service asked to wait {count} times in a row. {message}"
    advice = "Wait until the service takes requests again, then have it sent again."


class RequestRefused(ServiceRefused):
    """Any other 4xx: the service rejects the form of the request."""

    what = "The service refused the request ({status}). {message}"
    advice = "Check the product and the country, and what the service says."


class ChargedAllTheSame(ServiceRefused):
    """A number that goes one by one was refused, but the balance fell by its price."""

    exit_code = 6
    what = "A number may have been charged without an answer ({reason})."
    meaning = "It is not checked again by itself, since that might be charged, too."
    advice = "Look at the balance and ask the service before you have the rest sent again."


class CapReached(DialproofError):
    """A cap that a person or the organisation has set leaves no room for what comes next. Nothing of that was sent."""

    exit_code = 6
    what = "The cap of {cap} leaves too little: {spent} spent so far, and what is left costs {cost}."
    meaning = "What isn't sent yet waits. Nothing is lost."
    advice = "Raise the cap on the page Balance, under “Spend at most”; then carry on."
    advice_alone = "Raise the cap on the page Balance, under “Spend at most”."


class CapReachedForNow(CapReached):
    """A cap for a day or a month leaves no room until that is over. `until`: when it ends."""

    advice = (
        "It goes on by itself once that day or month is over, if the window is open then; "
        "or raise the cap on the page Balance, and carry on."
    )
    advice_alone = "Raise the cap on the page Balance, or wait until that day or month is over."


class CapOfRunReached(CapReached):
    """The cap of the recipe that a list is run by leaves no room for what comes next of it."""

    what = (
        "The cap of the recipe “{recipe}”, {cap}, leaves too little: "
        "{spent} spent so far, and what is left costs {cost}."
    )
    advice = "Raise the cap of the recipe under “Recipes…”, “Change…”; then carry on."
    advice_alone = "Raise the cap of the recipe under “Recipes…”, “Change…”."


class RunCapReached(CapReached):
    """What a run of a recipe would send is more than the recipe's cap. Nothing of that was sent."""

    what = "The cap of the recipe “{recipe}” is {cap} for a run, and “{name}” takes {needed}."
    meaning = "Nothing of that was sent."
    advice = "Raise the cap of the recipe, or verify the list by hand."
    advice_alone = "Raise the cap of the recipe, or verify the list by hand."


class CapNotKept(CapReached):
    """Nobody knows what was spent, or what is left costs, so that a cap can't be kept."""

    what = "The cap of {cap} can't be kept: nobody has said what a number costs."
    advice = "Enter the product's price, or take the cap away; then carry on."
    advice_alone = "Enter the product's price, or take the cap away."

"""The service said no."""

from __future__ import annotations

from desktop_app.core.errors.root import DialproofError


class ServiceRefused(DialproofError):
    """The service answered no. What it refused, it didn't charge."""

    exit_code = 4
    meaning = "Nothing was charged for this request; what was accepted earlier goes on."


class KeyMissing(ServiceRefused):
    """No key is known for the connection's origin."""

    what = "There is no API key for {origin}."
    advice = "Enter the key in the settings under Connection, or set DIALPROOF_API_KEY for that address."
    advice_alone = advice_window = "Enter the key in the settings under Connection."


class KeyLocked(KeyMissing):
    """The system keyring has a key for the connection's origin, and was not unlocked for it."""

    what = "The API key for {origin} is in the system keyring, which is locked."
    advice = "Unlock the keyring and try again, or set DIALPROOF_API_KEY for that address."
    advice_alone = advice_window = (
        "Unlock the keyring and try again, or enter the key in the settings under Connection."
    )


class KeyWithheld(KeyMissing):
    """A key was given for this run, and nobody has said that it is meant for the connection's origin."""

    what = "There is no API key for {origin}: the one in DIALPROOF_API_KEY was not used there before."
    advice = (
        "If it is meant for that address, run “dialproof resume --base-url {base_url}” with DIALPROOF_API_KEY set; "
        "or enter the key in the settings under Connection."
    )
    advice_alone = advice_window = "Enter the key in the settings under Connection."


class KeyRefused(ServiceRefused):
    """401 or 403."""

    what = "The service did not accept the API key ({status}). {message}"
    advice = "Check the key, and that the account may use this product."
    advice_alone = "Check the key, and what the account may do."

    @property
    def forbidden(self) -> bool:
        """Whether it is a 403: a key that may not do one thing may do another."""
        return self.params.get("status") == 403


class BalanceShort(ServiceRefused):
    """402."""

    what = "There is not enough credit. {message}"
    advice = "Add credit to the account, then carry on."


class NotFound(ServiceRefused):
    """404: the service knows no such task or address."""

    what = "The service does not know what was asked for. {message}"
    advice = "Check the connection's address (it ends with the version, as in /api/v1) and the task's id."
    advice_alone = "Check the connection's address: it ends with the version, as in /api/v1."


class TooLarge(ServiceRefused):
    """413, or a limit on the numbers of a task named in another 4xx."""

    what = "The service takes fewer numbers in one task. {message}"
    advice = "Send the list in smaller tasks."

    @property
    def most(self) -> int | None:
        """How many numbers it takes in a task; None where it didn't say."""
        most: int | None = self.params.get("most")
        return most


class TooFew(ServiceRefused):
    """A least count of numbers in a task named in a 4xx: smaller tasks would be refused all the more."""

    what = "The service takes only larger tasks. {message}"
    advice = "Choose another product for these numbers, or verify them together with a longer list."


class Throttled(ServiceRefused):
    """429. `retry_after` is in seconds, None where the service gave none."""

    what = "The service asks to wait before the next request. {message}"
    advice = "Wait a minute and carry on."

    @property
    def retry_after(self) -> float | None:
        """Seconds until the service wants to hear from us again."""
        seconds: float | None = self.params.get("retry_after")
        return seconds


class RequestRefused(ServiceRefused):
    """Any other 4xx: the request isn't as the service wants it."""

    what = "The service refused the request ({status}). {message}"
    advice = "Check the product and the country, and what the service says."

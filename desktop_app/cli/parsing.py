"""Has what all parsers of the command line share: errors in one line, common options, and arguments as values."""

from __future__ import annotations

import argparse
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any, Never

from desktop_app.core.errors import UsageError
from desktop_app.core.facts.offline import read_columns
from desktop_app.core.money.caps import amount_of
from desktop_app.core.service.connection import LOCAL


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line, and prints its help on terminals with small character sets, too."""

    def error(self, message: str) -> Never:
        """Print in one line what is wrong and what to do, and exit with code 2."""
        from desktop_app.cli.talking import one_line  # the window doesn't need it

        sentence = one_line(message[:1].upper() + message[1:].rstrip("."))
        self.exit(2, f"dialproof: {sentence}. See “{self.prog} --help”.\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        from desktop_app.cli.talking import printable  # the window doesn't need it

        stream = file or sys.stderr
        super()._print_message(printable(message, stream), stream)


class Version(argparse.Action):
    """Prints the program's version and exits."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> Never:
        """Print it, and end with code 0."""
        from importlib.metadata import PackageNotFoundError, version  # only this needs it

        try:
            found = version("dialproof")
        except PackageNotFoundError:
            found = "(not installed: it runs from its sources)"
        parser._print_message(f"dialproof {found}\n", sys.stdout)
        parser.exit()


def common_options(into: argparse.ArgumentParser, default: object) -> None:
    """Add the options that all commands and the window take. `SUPPRESS` keeps values that stood before the command."""
    into.add_argument(
        "--base-url",
        metavar="URL",
        type=an_address,
        default=default,
        help="the service with its version (/api/v1), or “local”",
    )
    into.add_argument(
        "--home", metavar="DIR", type=Path, default=default, help="where journal, lists and logs are kept"
    )
    quiet = default if default is argparse.SUPPRESS else False
    into.add_argument("--json", action="store_true", default=quiet, help="one JSON object on standard output")


# --- Arguments as values ---


def an_address(text: str) -> str:
    """Normalise a service's address as connections do, so that each spelling means the same service."""
    if text.strip().lower() == LOCAL:
        return LOCAL
    from desktop_app.core.service.connection import check_base_url

    try:
        return check_base_url(text)
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def a_step(text: str) -> object:
    """Return the step that is written as “PRODUCT for CONDITION”."""
    from desktop_app.core.batches.step_plan import read_step

    try:
        return read_step(text)
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error.params["reason"]).rstrip(".")) from None


def call_hours(text: str) -> str:
    """Return hours that were checked, as in “Mo-Fr 09:00-20:00”."""
    from desktop_app.core.calling.rules import read_hours

    try:
        read_hours([text])
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” isn't like “Mo-Fr 09:00-20:00” or “DE Mo-Fr 09:00-20:00”") from None
    return text


def offline_columns(text: str) -> object:
    """Return the columns of “type,region”, or of “all”."""
    try:
        return read_columns(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def mend_patterns(text: str) -> tuple[str, ...]:
    """Return the patterns of “lost-zero,words”."""
    from desktop_app.cli.mending import patterns_named

    try:
        return patterns_named(text)
    except UsageError as error:
        raise argparse.ArgumentTypeError(str(error.params["reason"]).rstrip(".")) from None


def a_slug(text: str) -> str:
    """Return a product's slug."""
    if not text.strip():
        raise argparse.ArgumentTypeError("it must be named")
    return text.strip()


def positive_int(text: str) -> int:
    """Return a whole number, 1 or more."""
    return _whole(text, 1, sys.maxsize, "a whole number, 1 or more")


def positive_float(text: str) -> float:
    """Return a number of seconds, more than 0."""
    wanted = f"“{text}” must be a number of seconds, more than 0"
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(wanted) from None
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(wanted)
    return value


def an_amount(text: str) -> Decimal:
    """Return an amount of money or credits, 0 or more."""
    try:
        return amount_of(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” must be an amount, as in 12.50") from None


def days(text: str) -> int:
    """Return how many days answers may be old."""
    from desktop_app.core.results.refresh import LEAST_AGE, MOST_AGE

    return _whole(text, LEAST_AGE, MOST_AGE, f"a whole number of days from {LEAST_AGE} to {MOST_AGE}")


def a_row(text: str) -> int:
    """Return a row's number; 0 for none."""
    return _whole(text, 0, sys.maxsize, "the number of a row, or 0")


def a_port(text: str) -> int:
    """Return a port; 0 for any that is free."""
    return _whole(text, 0, 65_535, "a whole number from 0 to 65535")


def _whole(text: str, least: int, most: int, wanted: str) -> int:
    value = int(text) if text.strip().lstrip("+-").isdecimal() else None
    if value is None or not least <= value <= most:
        raise argparse.ArgumentTypeError(f"“{text}” must be {wanted}")
    return value

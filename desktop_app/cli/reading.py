"""Reads the file that a command names, as its options say; asks for a protected workbook's password."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from desktop_app.cli.streams import as_file
from desktop_app.cli.talking import Talk
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import FileMissing, FileNotReadable, PasswordMissing, PasswordWrong, UsageError
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.program.services import Services


def read_options(arguments: argparse.Namespace) -> ReadOptions:
    """Return how the arguments want a file to be read."""
    names = ("sheet", "country", "encoding", "delimiter", "header_row")
    column, *more = arguments.column or [None]
    return ReadOptions(
        **{name: getattr(arguments, name) for name in names},
        column=column,
        more_columns=tuple(more),
        country_column="" if arguments.country_column == "none" else arguments.country_column,
    )


# A protected workbook's password comes from a file or a terminal, never from an argument or the environment.


# Excel takes 255 characters at most.
_LONGEST = 4096


async def read_asking(services: Services, arguments: argparse.Namespace, options: ReadOptions, talk: Talk) -> ReadList:
    """Read the list. On a terminal, ask for a protected workbook's password until it fits, or none is typed.

    Raise PasswordMissing and PasswordWrong if nobody can be asked, or if `--password-file` was given.
    """
    file: Path | None = arguments.password_file
    passwords = [] if file is None else [await asyncio.to_thread(_password_in, file)]
    async with as_file(arguments.input) as source:
        return await _read(services, source, options, talk, passwords, asking=file is None and talk.can_ask)


async def _read(  # noqa: PLR0913 - what is read, how, and who is asked
    services: Services, source: Path, options: ReadOptions, talk: Talk, passwords: list[Password], *, asking: bool
) -> ReadList:
    while True:
        try:
            return await services.intake.read(source, options, talk.progress, passwords=passwords)
        except (PasswordMissing, PasswordWrong) as error:
            if not asking:
                raise
            if isinstance(error, PasswordWrong):
                talk.error(error)
            typed = await talk.ask_secretly(f"Password of “{error.params['name']}”: ")
            if not typed:
                raise
            passwords.append(Password(typed))


def _password_in(file: Path) -> Password:
    """Return the first line of the file, in UTF-8, without its end.

    Raise FileMissing or FileNotReadable, and UsageError if the line is empty, too long or no text.
    """
    try:
        with file.open("rb") as opened:
            line = opened.readline(_LONGEST + 1)
    except FileNotFoundError:
        raise FileMissing(name=file.name) from None
    except OSError as error:
        raise FileNotReadable(name=file.name, reason=error.strerror or type(error).__name__) from None
    try:
        text = line.decode("utf-8-sig").rstrip("\r\n")
    except UnicodeDecodeError:
        text = ""  # not chained: the error would show its bytes
    if not text or len(line) > _LONGEST:
        raise UsageError(reason=tr_text("The first line of “{name}” is no password.", name=file.name))
    return Password(text)

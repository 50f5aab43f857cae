"""Parses `dialproof FILE…`: the window opens these lists if the first word is no command."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import unquote_to_bytes, urlsplit

from desktop_app.cli.arguments import COMMANDS
from desktop_app.cli.parsing import Parser, common_options
from desktop_app.core.errors import FileIsFolder, FileMissing

_WITH_A_VALUE = ("--base-url", "--home")


def opening(given: Sequence[str]) -> argparse.Namespace | None:
    """Return the window's options and `lists`; None if the arguments name a command, or nothing.

    A word without a dot or a folder that is no file counts as a misspelled command.
    """
    word = _first_word(given)
    if not word or word in COMMANDS or not _means_file(word):
        return None
    window = Parser(prog="dialproof", usage="%(prog)s [OPTION ...] FILE ...", allow_abbrev=False)
    common_options(window, default=None)
    end = given.index("--") if "--" in given else len(given)
    understood, words = window.parse_known_args(given[:end])
    wrong = next((word for word in words if word.startswith("-")), None)
    if wrong is not None:
        window.error(f"unrecognized option: {wrong}")
    try:
        understood.lists = [_path(word) for word in (*words, *given[end + 1 :])]
    except ValueError as error:
        window.error(str(error))
    understood.command = None
    return understood


def look_for(lists: Sequence[Path]) -> None:
    """Raise `FileMissing` or `FileIsFolder` for the first path that is no file. The importer checks the contents."""
    for path in lists:
        if os.path.isdir(path):  # noqa: PTH112 - the path's own raises for a name that is too long
            raise FileIsFolder(name=path.name)
        if not os.path.lexists(path):
            raise FileMissing(name=path.name)


def _first_word(given: Sequence[str]) -> str:
    words = iter(given)
    for word in words:
        if word == "--":
            return next(words, "")
        if word in _WITH_A_VALUE:
            next(words, "")
        elif not word.startswith("-"):
            return word
    return ""


def _means_file(word: str) -> bool:
    return any(mark in word for mark in (".", "/", os.sep)) or os.path.lexists(word)


def _path(word: str) -> Path:
    """Return the absolute path, for a process in another folder. Raise `ValueError` for a remote file's address."""
    if not word.lower().startswith("file:"):
        return Path(os.path.abspath(word))  # noqa: PTH100 - a link stays the name that the person chose
    address = urlsplit(word)
    if address.netloc not in {"", "localhost"}:
        raise ValueError(f"“{word}” is not on this computer")
    path = os.fsdecode(unquote_to_bytes(os.fsencode(address.path)))
    if "\0" in path:
        raise ValueError("a file's address has an impossible character")
    return Path(os.path.abspath(path.lstrip("/") if os.name == "nt" else path))  # noqa: PTH100 - as above

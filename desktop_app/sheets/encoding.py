"""Which encoding a text file is in: the byte order mark, strict UTF-8, UTF-16 by its NULs, then a hint."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from pathlib import Path

from desktop_app.core.errors import EncodingWrong, UsageError
from desktop_app.core.said import said
from desktop_app.sheets.heartbeat import beat
from desktop_app.sheets.script_guess import guessed_encoding

_CHUNK = 1 << 20
_HEAD = 1 << 16
_SAMPLE = 1 << 16

# UTF-32 first: its little-endian mark begins with that of UTF-16.
_WIDE_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def named_encoding(name: str) -> str:
    """Python's name of the text encoding that the person calls `name`. Raises UsageError for an unknown one."""
    try:
        found = codecs.lookup(name.strip()).name
        codecs.getincrementaldecoder(found)
        b"a".decode(found)  # says no to codecs such as base64, which aren't text
    except UnicodeError:
        return found
    except (LookupError, ValueError) as error:
        raise UsageError(reason=said("“{name}” is not the name of a text encoding.", name=name)) from error
    return found.removesuffix("-sig")


def detected_encoding(path: Path) -> str:
    """The encoding of the whole file; it has been read through, so that decoding it will not fail.

    Raises EncodingWrong where nothing fits.
    """
    with path.open("rb") as file:
        head = file.read(_HEAD)
    wide = wide_encoding(head)
    if wide:
        check_encoding(path, wide)
        return wide
    if decodes(path, "utf-8"):
        return "utf-8"
    for guess in guessed_encoding(_sample(path)):
        if decodes(path, guess):
            return guess
    raise EncodingWrong(name=path.name, encoding="UTF-8")


def check_encoding(path: Path, encoding: str) -> None:
    """Read the whole file in `encoding`, in pieces. Raises EncodingWrong where it doesn't fit."""
    if not decodes(path, encoding):
        raise EncodingWrong(name=path.name, encoding=shown_encoding(encoding))


def shown_encoding(name: str) -> str:
    """What Python calls it, as a person writes it: "UTF-8", "cp1252"."""
    return name.upper() if name.startswith("utf") else name


def decodes(path: Path, encoding: str) -> bool:
    """Whether the whole file is text in `encoding`; memory stays flat."""
    decoder = codecs.getincrementaldecoder(encoding)()
    try:
        for chunk in _chunks(path):
            decoder.decode(chunk)
        decoder.decode(b"", final=True)
    except UnicodeError:
        return False
    return True


def wide_encoding(head: bytes) -> str | None:
    """UTF-16 or UTF-32 by the mark that `head` begins with, or by its NULs; None for anything narrower."""
    return next((name for mark, name in _WIDE_MARKS if head.startswith(mark)), None) or _by_nulls(head)


def _by_nulls(head: bytes) -> str | None:
    """UTF-16 without a mark: Latin text has a NUL in every other byte."""
    pairs = len(head) // 2
    if pairs < 2:
        return None
    even, odd = head[: 2 * pairs : 2].count(0), head[1 : 2 * pairs : 2].count(0)
    if odd > 0.4 * pairs and even < 0.05 * pairs:
        return "utf-16-le"
    if even > 0.4 * pairs and odd < 0.05 * pairs:
        return "utf-16-be"
    return None


def _sample(path: Path) -> bytes:
    """The lines that say something about the encoding: those with bytes beyond ASCII, 64 KB of them."""
    found: list[bytes] = []
    size = 0
    for chunk in _chunks(path):
        for line in chunk.splitlines():
            if line.isascii():
                continue
            found.append(line[:4096])
            size += len(found[-1])
            if size > _SAMPLE:
                return b"\n".join(found)
    return b"\n".join(found)


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            beat()
            yield chunk

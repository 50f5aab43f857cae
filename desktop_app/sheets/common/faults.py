"""Turns errors of readers and of the system into those of core/errors."""

from __future__ import annotations

import errno
import warnings
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TypeVar

from desktop_app.core.decoding.fields import one_line as on_one_line
from desktop_app.core.detection.table import Row
from desktop_app.core.errors import DialproofError, FileBroken, FileMissing, FileNotReadable, OutputNotWritable
from desktop_app.core.text.translatable import Text, tr_text
from desktop_app.sheets.common.row_limits import batches_within_limits, within_limits

_LONGEST_REASON = 160
_UNSUMMED = tr_text("a part of it doesn't match its checksum")
_CUT = tr_text("the archive is cut off or damaged")
# Rows read in one go.
_BATCH = 256
T = TypeVar("T")


def os_reason(error: OSError) -> str:
    """Return the system's own words for an error, without the path."""
    text = error.strerror or type(error).__name__
    return text[:1].lower() + text[1:].rstrip(".")


def one_line(error: BaseException) -> str:
    """Describe an error in one short line: a library's message, or our words if that is of no use to a person."""
    if isinstance(error, zlib.error | zipfile.BadZipFile | EOFError):
        # Each library words it differently, with names of parts or numbers of states.
        return _UNSUMMED if "CRC" in str(error) else _CUT
    said_so = str(error)
    # A damaged file's bytes may stand in it, control characters among them.
    text = on_one_line(said_so, _LONGEST_REASON) or type(error).__name__
    return said_so if isinstance(said_so, Text) and said_so == text else text


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn every exception of a reader into a leaf of the error tree.

    Spreadsheet libraries raise every kind of exception at damaged bytes, a panic of compiled code (a bare
    BaseException) among them. All of them mean that the file is broken. Running out of memory and being interrupted
    mean something else.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # warnings for programmers about styles and the like
            yield
    except (DialproofError, MemoryError, KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except FileNotFoundError as error:
        raise FileMissing(name=path.name) from error
    except OSError as error:
        if error.errno in (None, errno.EINVAL):  # a library's own OSError, or a seek to an impossible place
            raise FileBroken(name=path.name, reason=one_line(error)) from error
        raise FileNotReadable(name=path.name, reason=os_reason(error)) from error
    except BaseException as error:
        raise FileBroken(name=path.name, reason=one_line(error)) from error


def read_in_batches(path: Path, rows: Iterator[Row]) -> Iterator[Row]:
    """Read `rows` some at a time under `reading`, so that errors of whoever uses them aren't taken for the reader's.

    Raises FileTooLarge as `within_limits` does.
    """
    return within_limits(path, in_batches(path, rows))


def checked_batches(path: Path, batches: Iterator[list[Row]]) -> Iterator[list[Row]]:
    """Read batches of rows under `reading`, as `read_in_batches` reads rows; no batch may be empty."""
    return batches_within_limits(path, _each_batch(path, batches))


def _each_batch(path: Path, batches: Iterator[list[Row]]) -> Iterator[list[Row]]:
    while True:
        with reading(path):
            batch = next(batches, None)
        if batch is None:
            return
        yield batch


def in_batches(path: Path, items: Iterator[T]) -> Iterator[T]:
    """Yield items read some at a time under `reading`; errors of whoever uses them aren't taken for the reader's."""
    while True:
        with reading(path):
            batch = list(islice(items, _BATCH))
        yield from batch
        if len(batch) < _BATCH:
            return


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn the system's refusals while writing into OutputNotWritable."""
    try:
        yield
    except OSError as error:
        raise OutputNotWritable(name=path.name, reason=os_reason(error)) from error

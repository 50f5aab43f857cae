"""Handles where lists come from and results go to: files, or `-` for standard input and output, both as CSV."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import IO, BinaryIO, cast

from desktop_app.core.errors import FileTooLarge, OutputNotWritable, UsageError
from desktop_app.core.output.formats import format_of
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.program.output_places import try_out

STANDARD = Path("-")
# The name of a list from standard input.
_NAME = "standard input.csv"
# The most bytes of a list from standard input, so that an endless one doesn't fill the disk.
_MOST = 2 << 30
_PIECE = 1 << 20


@asynccontextmanager
async def as_file(source: Path, most: int = _MOST) -> AsyncIterator[Path]:
    """Yield `source`, or for `-` a file with all of standard input. Raise `FileTooLarge` beyond `most`.

    An interrupt works even before the input ends.
    """
    if source != STANDARD:
        yield source
        return
    given = _bytes_of(sys.stdin)
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / _NAME
        await _in_thread(lambda: _copied(given, file, most))
        yield file


@contextmanager
def to_file(output: Path) -> Iterator[Path]:
    """Yield `output`, or for `-` a file that is copied to standard output at the end."""
    if output != STANDARD:
        yield output
        return
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "standard output.csv"
        yield file
        out = _bytes_of(sys.stdout)
        with file.open("rb") as written:
            try:
                while piece := written.read(_PIECE):
                    out.write(piece)
                out.flush()
            except OSError as error:
                silence_unread(sys.stdout, error)


def silence_unread(stream: IO[str], error: OSError) -> None:
    """Redirect a stream to nowhere whose reader went away: they have what they wanted. Raise any other error."""
    # Windows calls that an invalid argument.
    if not (isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)):
        raise error
    with suppress(OSError, ValueError):  # else Python would complain about it at exit
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _bytes_of(stream: object) -> BinaryIO:
    """Return the bytes behind a standard stream. Raise `UsageError` without one, as in the windowed program."""
    if stream is None or not hasattr(stream, "buffer"):
        raise UsageError(reason=tr_text("There is no standard input or output to use for “-”."))
    return cast(BinaryIO, stream.buffer)


def _copied(given: BinaryIO, file: Path, most: int) -> None:
    size = 0
    with file.open("xb") as copy:
        while piece := given.read(_PIECE):
            size += len(piece)
            if size > most:
                raise FileTooLarge(
                    name=_NAME, reason=tr_text("more than {size} GB came", size=f"{most / (1 << 30):.2g}")
                )
            copy.write(piece)


async def _in_thread(work: Callable[[], None]) -> None:
    """Run `work` in a daemon thread, because a read from a terminal can't be cancelled and would delay the exit."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(error: Exception | None) -> None:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(error)

    def run() -> None:
        error: Exception | None = None
        try:
            work()
        except Exception as fault:  # noqa: BLE001 - raised where it is waited for
            error = fault
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, error)

    threading.Thread(target=run, name="standard input", daemon=True).start()
    await done


# --- Output path, checked before payment ---


def check_output(output: Path, source: Path | None = None, *, as_json: bool = False, copy: bool = False) -> None:
    """Check that the result can be written. Raise `UsageError` or `OutputNotWritable` if not; `-` is always fine.

    `copy`: it is a copy of a workbook, whose suffix is judged with it.
    """
    if output == STANDARD:
        if as_json:
            raise UsageError(reason=tr_text("“-o -” and “--json” both want standard output; choose one of them."))
        return
    if not copy:
        format_of(output.name)
    check_place(output, source)


def check_place(output: Path, source: Path | None = None) -> None:
    """Check that a file can be written there, whatever its format, and isn't the list itself. Raise as above."""
    try:
        if source is not None and source.exists() and output.exists() and output.samefile(source):
            raise UsageError(
                reason=tr_text("“{name}” is the list itself; name another file for the result.", name=output.name)
            )
        try_out(output)
    except OSError as error:
        raise OutputNotWritable(name=str(output), reason=error.strerror or str(error)) from error

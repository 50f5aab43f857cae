"""Renders result files from the store when first asked for, and keeps them beside it.

CSV (RFC 4180, UTF-8 without BOM, CRLF): a header, then a row for each distinct number in the order sent: `number`, as
it was sent, and the product's fields. Values are what was sent and found, for programs to read; making them safe for a
spreadsheet is the importer's business.

TXT (UTF-8, LF): no header, `number` TAB verdict, the verdict being the product's leading field (`valid`,
`original_carrier`, `status`, `registered` or `risk`).
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import IO
from urllib.parse import quote, urlencode

from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.core.text.csv_text import csv_lines
from desktop_app.local_service.settings import product_of
from desktop_app.local_service.sources import Source
from desktop_app.local_service.tasks import TaskRecord, Tasks

# --- Links: whoever holds one may fetch that file until it expires, without a key ---


class ResultFormat(StrEnum):
    """The document's two result formats."""

    CSV = "csv"
    TXT = "txt"


class LinkWrong(Exception):
    """The signature isn't ours, or something it covers was changed."""


class LinkExpired(Exception):
    """The link was signed by us, and has expired."""


class LinkSigner:
    """Signs with HMAC-SHA256 over task id, format and expiry, under the store's own secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def path(self, task_id: str, form: ResultFormat, expires: int) -> str:
        """Return `/downloads/{task_id}?format=…&expires=…&signature=…`; `expires` in seconds since 1970."""
        query = {"format": form.value, "expires": expires, "signature": self._sign(task_id, form, str(expires))}
        return f"/downloads/{quote(task_id, safe='')}?{urlencode(query)}"

    def check(self, task_id: str, form: ResultFormat, expires: str, signature: str, now: float) -> None:
        """Raise `LinkWrong` or `LinkExpired`. `expires` as received: it is read as a number only if we signed it."""
        expected = self._sign(task_id, form, expires)
        if not hmac.compare_digest(expected.encode(), signature.encode("utf-8", "replace")):
            raise LinkWrong
        if now >= int(expires):
            raise LinkExpired

    def _sign(self, task_id: str, form: ResultFormat, expires: str) -> str:
        message = "\n".join((task_id, form.value, expires)).encode("utf-8", "replace")
        return hmac.new(self._secret, message, hashlib.sha256).hexdigest()


# --- Which bytes of a file a request asks for (RFC 9110, section 14), at most one range ---


_RANGE = re.compile(r"bytes=(\d{0,18})-(\d{0,18})", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Span:
    """Bytes `first` to `last`, both included. `partial` tells 206 from 200."""

    first: int
    last: int
    partial: bool

    @property
    def length(self) -> int:
        """The number of bytes."""
        return self.last - self.first + 1


class RangeNotSatisfiable(Exception):
    """The range begins past the file's end (416)."""


def span_of(size: int, etag: str, range_header: str | None, if_range: str | None) -> Span:
    """Return the span to send of a file of `size` bytes.

    That is the whole file if no range was asked for, if the range isn't understood or names several (a server may
    ignore both), or if `If-Range` names another version. Raise `RangeNotSatisfiable`.
    """
    whole = Span(0, size - 1, False)
    if range_header is None or (if_range is not None and if_range.strip() != etag):
        return whole
    match = _RANGE.fullmatch(range_header.strip())
    if match is None or match.groups() == ("", ""):
        return whole
    first, last = match.groups()
    if not first:
        return _suffix(size, int(last))
    if last and int(last) < int(first):
        return whole
    if int(first) >= size:
        raise RangeNotSatisfiable
    return Span(int(first), min(int(last), size - 1) if last else size - 1, True)


def _suffix(size: int, length: int) -> Span:
    if length == 0 or size == 0:
        raise RangeNotSatisfiable
    return Span(max(0, size - length), size - 1, True)


# --- The files ---


RENDERING = 1
"""Raise it when the same answers give other bytes: it is part of the ETag."""


@dataclass(frozen=True, slots=True)
class ResultFile:
    """A rendered file of `size` bytes; `etag` is quoted and strong."""

    path: Path
    size: int
    etag: str


class ResultFiles:
    """The rendered results of completed tasks, in one folder."""

    def __init__(self, folder: Path, tasks: Tasks, sources: Mapping[str, Source]) -> None:
        self._folder = folder
        self._tasks = tasks
        self._sources = sources
        self._lock = threading.Lock()

    def get(self, task: TaskRecord, form: ResultFormat) -> ResultFile:
        """Return the file of a completed task, and render it now if it isn't there."""
        path = self._path(task.id, form)
        with self._lock:
            if not path.exists():
                self._render(task, form, path)
        size = path.stat().st_size
        version = hashlib.sha256(f"{RENDERING} {task.id} {form} {size}".encode()).hexdigest()
        return ResultFile(path, size, f'"{version[:32]}"')

    def forget(self, task_id: str) -> None:
        """Delete the files of a task, also one that was cut off while it was written."""
        for file in self._folder.glob(f"{task_id}.*"):
            delete_file(file)

    def _path(self, task_id: str, form: ResultFormat) -> Path:
        return self._folder / f"{task_id}.{form}"

    def _render(self, task: TaskRecord, form: ResultFormat, path: Path) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = path.with_suffix(f".{secrets.token_hex(4)}.part")
        try:
            with open(  # noqa: PTH123 - readable by its owner only from its first moment
                os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8", newline=""
            ) as out:
                self._write(task, form, out)
                out.flush()
                os.fsync(out.fileno())
            replace_file(part, path)
        finally:
            delete_file(part)

    def _write(self, task: TaskRecord, form: ResultFormat, out: IO[str]) -> None:
        fields = self._sources[task.product].fields
        if form is ResultFormat.TXT:
            out.writelines(_verdicts(task, fields, self._tasks.rows(task)))
            return
        out.write(csv_lines([[name] for name in ("number", *fields)]))
        out.writelines(self._tasks.lines(task))


def _verdicts(task: TaskRecord, fields: tuple[str, ...], rows: Iterator[tuple[str, list[str]]]) -> Iterator[str]:
    product = product_of(task.product)
    verdict = fields.index(product.verdict) if product else 0
    for number, values in rows:
        yield f"{' '.join(number.split())}\t{values[verdict]}\n"

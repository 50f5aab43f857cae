"""Renders result files from the store when first asked for, and keeps them beside it.

CSV (RFC 4180, UTF-8 without BOM, CRLF): a header, then a row for each distinct number in the order sent: `number`, as
it was sent, and the product's fields. Values are what was sent and found, for programs to read; making them safe for a
spreadsheet is the importer's business.

TXT (UTF-8, LF): no header, `number` TAB verdict, the verdict being the product's leading field (`valid`,
`original_carrier`, `status`, `registered` or `risk`).
"""

from __future__ import annotations

import csv
import hashlib
import os
import secrets
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from desktop_app.local_service.links import ResultFormat
from desktop_app.local_service.products import product_of
from desktop_app.local_service.sources.source import Source
from desktop_app.local_service.tasks import TaskRecord, Tasks

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
        """Delete the files of a task."""
        for form in ResultFormat:
            self._path(task_id, form).unlink(missing_ok=True)

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
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)

    def _write(self, task: TaskRecord, form: ResultFormat, out: IO[str]) -> None:
        fields = self._sources[task.product].fields
        rows = self._tasks.rows(task)
        if form is ResultFormat.TXT:
            out.writelines(_lines(task, fields, rows))
            return
        writer = csv.writer(out)
        writer.writerow(("number", *fields))
        writer.writerows((number, *values) for number, values in rows)


def _lines(task: TaskRecord, fields: tuple[str, ...], rows: Iterator[tuple[str, list[str]]]) -> Iterator[str]:
    product = product_of(task.product)
    verdict = fields.index(product.verdict) if product else 0
    for number, values in rows:
        yield f"{' '.join(number.split())}\t{values[verdict]}\n"

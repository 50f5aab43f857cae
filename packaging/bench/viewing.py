"""The results as they are looked at: a page of rows, and the sorting and filtering that says which rows.

What counts is the first time a question is asked; how long it takes at its best stands beside it.
"""

from __future__ import annotations

import asyncio
import time
from array import array
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import TypeVar

from bench.run import Run
from bench.stage import Result
from bench.table import Line, at_most
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import AnswerStatus, ColumnValue, RowFilter
from desktop_app.services.jobs import WarmUp
from desktop_app.services.program.services import Services
from desktop_app.wiring.services import open_services

QUESTIONS = {
    "all rows, in the list's order": RowFilter(),
    "filter by number status": RowFilter(status=NumberStatus.DUPLICATE),
    "filter by answer": RowFilter(answer=AnswerStatus.ANSWERED),
    "filter by a result's value": RowFilter(values=(ColumnValue(4, "mobile"),)),
    "search": RowFilter(search="rookhope"),
    "sort by the raw number": RowFilter(sort="raw"),
    "sort by E.164, descending": RowFilter(sort="e164", descending=True),
    "sort by a cell": RowFilter(sort="cell:1"),
    "sort by a cell that differs in each row": RowFilter(sort="cell:0"),
    "sort by a result": RowFilter(sort="result:4"),
    "sort by a result that differs in each row": RowFilter(sort="result:6"),
    "sort by answer": RowFilter(sort="answer"),
    "filter and sort": RowFilter(status=NumberStatus.VALID, sort="e164"),
}
_MOST_SECONDS, _MOST_PAGE = 1.0, 1.0
_PAGE, _PAGES, _ROUNDS = 64, 300, 3
_Answer = TypeVar("_Answer")


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    home = run.home()
    found = run.once("viewing:asked", home=home["home"], batch_id=home["batch"])
    pages = found["pages"]
    note = f"{_PAGE} rows with their answers, anywhere in it; 99 of 100 take at most {pages['p99']:.2f} ms."
    yield at_most("a page of the sorted and filtered view", pages["median"], _MOST_PAGE, "{:.2f} ms", note)
    for what, (first, best) in found["seconds"].items():
        yield at_most(what, first, _MOST_SECONDS, "{:.2f} s", f"The first time; {best:.2f} s at its best.")


def asked(home: str, batch_id: str) -> Result:
    """Stage: every question's first and best time, asked as the window asks; and pages of a sorted view."""
    return asyncio.run(_asked(Path(home), batch_id))


async def _asked(home: Path, batch_id: str) -> Result:
    services = open_services(home)
    try:
        await services.quick.run(WarmUp())  # as it is long before anybody looks at results
        rows: array[int] = array("q")
        seconds = {}
        for what, question in QUESTIONS.items():
            seconds[what], rows = await _times(partial(services.results.select, batch_id, question))
            if not rows:
                raise ValueError(f"{what}: no rows were found")
        counts = "counts of a result's values, for the chart"
        seconds[counts], _counted = await _times(partial(services.results.tally, batch_id, 4))
        return {"seconds": seconds, "pages": _pages(services, batch_id, rows)}
    finally:
        await services.aclose()


async def _times(ask: Callable[[], Awaitable[_Answer]]) -> tuple[tuple[float, float], _Answer]:
    """How long a question takes the first time and at its best, and its answer."""
    times = []
    for _ in range(_ROUNDS):
        begun = time.perf_counter()
        answer = await ask()
        times.append(time.perf_counter() - begun)
    return (times[0], min(times)), answer


def _pages(services: Services, batch_id: str, rows: array[int]) -> dict[str, float]:
    """Milliseconds of pages in no order; `rows` are the last question's."""
    chance = Random(1)  # noqa: S311 - not for secrets
    sent = services.results.sent(batch_id)
    times = []
    with closing(services.results.open(batch_id)) as store:
        for _ in range(_PAGES):
            at = chance.randrange(max(1, len(rows) - _PAGE))
            begun = time.perf_counter()
            store.rows(rows[at : at + _PAGE], batch_id, sent)
            times.append(1000 * (time.perf_counter() - begun))
    return {"median": median(times), "p99": sorted(times)[int(0.99 * len(times))]}

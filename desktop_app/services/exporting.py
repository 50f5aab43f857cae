"""Results into a spreadsheet: every row of the list with its answer, or those that are filtered."""

from __future__ import annotations

from array import array
from pathlib import Path

from desktop_app.core.batch import Batch
from desktop_app.core.charge_line import charge_line
from desktop_app.core.marking import marked
from desktop_app.core.output_form import AS_TABLE, OutputForm
from desktop_app.core.reconciliation import Booked, Reconciliation
from desktop_app.core.reuse import REUSED_COLUMN
from desktop_app.services.failpoints import Moment
from desktop_app.services.ports import ExportOrder, WorkProgress
from desktop_app.services.results import Results
from desktop_app.services.session import shown_catalogue
from desktop_app.services.workbench import Workbench

SIGNALS = marked(
    "Results are signals about data quality. They do not prove identity, and do not replace legal, consent or "
    "compliance review.",
    "results",
)
SIMULATED = marked(
    "There is no live network behind this product in the local service: every answer is simulated.", "results"
)


class Exporting:
    """Writes results."""

    def __init__(self, bench: Workbench, results: Results) -> None:
        self._bench = bench
        self._results = results

    async def export(
        self,
        batch_id: str,
        output: Path,
        *,
        form: OutputForm = AS_TABLE,
        only: array[int] | None = None,
        progress: WorkProgress | None = None,
    ) -> Reconciliation:
        """Write a batch's results to XLSX or CSV (by the suffix); what is there is replaced when it is whole.

        `only`: the row numbers to write. Raises WorkbookNotExtended where the list's own workbook can't have
        columns added (OutputShape.ORIGINAL), OutputNotWritable, ListLost.
        Where sums disagree it is written all the same: the reconciliation says which, and so does the About sheet.
        """
        batch = self._bench.journal.batch(batch_id)
        order = ExportOrder(
            folder=self._bench.lists.folder(batch.list_id),
            batch_id=batch_id,
            output=output,
            form=form,
            sent=self._results.sent(batch_id),
            booked=Booked.of(batch, self._bench.journal.tasks(batch_id)),
            about=self._about(batch),
            only=only,
        )
        counts = await self._bench.worker.export(order, progress)
        self._bench.at(Moment.WRITTEN)
        if only is None and batch.output in ("", str(output)):  # another file doesn't stand for the promised one
            self._bench.journal.update_batch(batch_id, exported_at=self._bench.time.now())
        return counts

    async def save_problems(
        self, list_id: str, output: Path, progress: WorkProgress | None = None, *, delimiter: str = ","
    ) -> int:
        """Write the rows of a list that have a problem, to be sent back to whoever made it; how many there are.

        XLSX or CSV by the suffix. Raises OutputNotWritable, ListLost.
        """
        folder = self._bench.lists.folder(list_id)
        return await self._bench.worker.save_problems(folder, output, delimiter, progress)

    def _about(self, batch: Batch) -> tuple[tuple[str, str], ...]:
        connection = self._bench.session.connection(batch.base_url)
        products = shown_catalogue(connection)
        product = products.named(batch.product)
        service = connection.title if connection.local else batch.base_url
        lines = [
            ("Source", batch.file),
            ("Product", f"{batch.product_title or products.title(batch.product)} ({batch.product})"),
            ("Service", service),
            ("Submitted", f"{batch.created_at:%Y-%m-%d %H:%M} UTC"),
            *_own_words(batch),
            *_reused(batch),
            ("Charged", charge_line(batch, self._bench.journal.tasks(batch.id))),
            ("Exported", f"{self._bench.time.now():%Y-%m-%d %H:%M} UTC"),
            ("Note", SIGNALS),
        ]
        if product and product.simulated and connection.local:
            lines.append(("Simulated", SIMULATED))
        return tuple(lines)


def _own_words(batch: Batch) -> list[tuple[str, str]]:
    """What the person wrote about it."""
    return [each for each in (("Name", batch.title), ("Your note", batch.note)) if each[1]]


def _reused(batch: Batch) -> list[tuple[str, str]]:
    """Which answers are of before, and of which lists."""
    if (reused := batch.reused) is None:
        return []
    first, last = f"{reused.oldest:%Y-%m-%d}", f"{reused.newest:%Y-%m-%d}"
    when = f"on {first}" if first == last else f"from {first} to {last}"
    return [
        (
            "Answers reused",
            f"{reused.numbers} numbers of the same product, answered {when} (column “{REUSED_COLUMN}”)",
        ),
        ("Reused from", ", ".join(f"{each.file} ({each.numbers})" for each in reused.sources)),
    ]

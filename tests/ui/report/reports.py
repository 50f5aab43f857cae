"""Reports of lists that there aren't."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.money.list_charges import BatchCharge
from desktop_app.core.report.figures import BySource, Earlier, Group, ListFigures, Report, ReportStep, Saved
from desktop_app.core.results.comparison import Change
from desktop_app.core.results.verdict import VerdictCounts

JUNE, MAY = datetime(2025, 6, 3, 12, 4, tzinfo=UTC), datetime(2025, 5, 2, 9, 30, tzinfo=UTC)
BATCH = Batch(
    "b1", "l1", "customers.xlsx", "https://service.example/api/v1", "hlr-lookup", JUNE, price=Decimal("0.004")
)


def groups(values: Sequence[str], good: int = 60, bad: int = 20) -> tuple[Group, ...]:
    return tuple(Group(each, VerdictCounts(good=good, doubtful=7, bad=bad, unknown=5)) for each in values)


def added(parts: Sequence[Group]) -> VerdictCounts:
    names = VerdictCounts.__slots__
    return VerdictCounts(**{name: sum(getattr(each.verdicts, name) for each in parts) for name in names})


def report(
    countries: Sequence[str] = ("GB", "DE", "FR"),
    *,
    file: str = "customers.xlsx",
    column: str = "Campaign",
    sources: Mapping[str, int] = {"Web form": 60, "Trade fair": 30},
    compared: bool = True,
) -> Report:
    """A report on 92 rows a country, compared with the same list a month before."""
    by_country = (*groups(countries), Group("", VerdictCounts(problem=9)))
    whole = added(by_country)
    by_source = tuple(Group(name, VerdictCounts(good=count, bad=3)) for name, count in sources.items())
    before = Earlier(VerdictCounts(good=50, bad=20), {Change.SAME: 40, Change.CHANGED: 3, Change.NEW: 12})
    batch = replace(BATCH, file=file)
    return Report(
        batch=batch,
        made_at=JUNE,
        figures=ListFigures(
            whole,
            by_country,
            groups(["mobile", "fixed line"]),
            BySource(column, by_source) if sources else None,
            repeated=4,
            unfit=9,
            earlier=before if compared else None,
        ),
        steps=(
            ReportStep(
                batch,
                "HLR lookup",
                ProgressCounts(len(countries) * 92, len(countries) * 92, 0, 0, 0, 1.0),
                BatchCharge("HLR lookup", batch.base_url, Charged(Decimal("1.104"), "EUR", ChargedHow.SAID)),
                "Example",
                Saved(4, 9, 0, 0, batch.price),
            ),
        ),
        earlier=replace(BATCH, id="b0", created_at=MAY) if compared else None,
    )

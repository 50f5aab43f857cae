"""Suggests the runs that another one is likely to be compared with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

import phonenumbers

from desktop_app.core.batches.batch import Batch


class Likeness(IntEnum):
    """Ranks what two runs have in common; the greater, the likelier they are meant."""

    OTHER = 0
    SAME_PRODUCT = 1
    SAME_LIST = 2  # of another product
    SAME_NAME = 3  # and product: a list that comes again under its name
    SAME_FILE = 4  # and product

    @property
    def likely(self) -> bool:
        """True if both runs are of the same list."""
        return self >= Likeness.SAME_LIST


@dataclass(frozen=True, slots=True)
class OtherRun:
    """Another run, and what it has in common with the current one."""

    batch: Batch
    likeness: Likeness


def likeness(one: Batch, other: Batch) -> Likeness:
    """Compare two runs by product and source: first by the sources' digests, then by file names."""
    same_product = one.product == other.product
    same_file = one.list_id == other.list_id or bool(one.source_digest and one.source_digest == other.source_digest)
    if not (same_file or _name(one) == _name(other)):
        return Likeness.SAME_PRODUCT if same_product else Likeness.OTHER
    if not same_product:
        return Likeness.SAME_LIST
    return Likeness.SAME_FILE if same_file else Likeness.SAME_NAME


def other_runs(one: Batch, batches: Iterable[Batch], disjoint: Collection[str] = ()) -> list[OtherRun]:
    """Return the other runs except deleted ones and those `disjoint`: likeliest first, equals newest first."""
    others = (each for each in batches if each.id != one.id and each.deleted_at is None and each.id not in disjoint)
    found = [OtherRun(each, likeness(one, each)) for each in others]
    found.sort(key=lambda run: run.batch.created_at, reverse=True)
    found.sort(key=lambda run: run.likeness, reverse=True)
    return found


def in_other_countries(one: Batch, countries: Mapping[str, Collection[str]]) -> set[str]:
    """Return the runs that can share no number with this one, because no calling code is the same.

    `countries` has each run's countries (ISO 3166-1 alpha-2); a run that is missing there may share numbers. Countries
    alone aren't enough: a number of +44 or +1 may move to another of its countries in a later version of the metadata.
    """
    codes = {each: {_calling_code(country) for country in found} for each, found in countries.items()}
    here = codes.get(one.id)
    return set() if not here else {each for each, found in codes.items() if found and found.isdisjoint(here)}


def _calling_code(country: str) -> int:
    return phonenumbers.country_code_for_region(country)  # 0: no country's own, such as +800


def in_order(one: Batch, other: Batch) -> tuple[Batch, Batch]:
    """Return the earlier one and the later one."""
    return (one, other) if one.created_at <= other.created_at else (other, one)


def _name(batch: Batch) -> str:
    """Return the file name without its suffix: a CSV list may come as a workbook the next time."""
    name, dot, suffix = batch.file.rpartition(".")
    return (name if dot and name else suffix).casefold().strip()

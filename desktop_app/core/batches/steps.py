"""The steps of a list: another product, or service, for the numbers of an earlier batch that were answered so.

Each step is a batch of its own, of the same list; `after` leads from one to the one before it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import UsageError
from desktop_app.core.results.standard_columns import place_of, standard_at
from desktop_app.core.results.standard_words import TITLES, UNKNOWN, VALUES, Standard, plain, standard_value
from desktop_app.core.results.verdict_words import GRAVITY, Verdict
from desktop_app.core.rows.list_row import ColumnValue, by_column
from desktop_app.core.text.translatable import tr_text


@dataclass(frozen=True, slots=True)
class StepNumbers:
    """The numbers of a step: those of the batch `after` whose answer has what is asked for; nothing asked: all of them.

    `values` of one column are alternatives, and one of each column is needed; columns are standard ones or the
    service's own. `verdicts` are alternatives, too. `unanswered`: also those that have no answer.
    """

    after: str
    values: tuple[ColumnValue, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    unanswered: bool = False

    @property
    def by_answer(self) -> bool:
        """True if answers are asked for, not only whether there are any."""
        return bool(self.values or self.verdicts)

    def digest(self, list_digest: str) -> str:
        """Return a digest of these numbers of a list: a step is taken neither for the list nor for another step."""
        asked = sorted((each.place, each.value, each.own) for each in self.values)
        what = (list_digest, self.after, asked, sorted(self.verdicts), self.unanswered)
        return hashlib.sha256(repr(what).encode()).hexdigest()

    def as_saved(self) -> dict[str, Any]:
        """Return what JSON can hold."""
        values = [[each.place, each.value, each.own] for each in self.values]
        return {"after": self.after, "values": values, "verdicts": list(self.verdicts), "unanswered": self.unanswered}

    @classmethod
    def from_saved(cls, saved: Mapping[str, Any]) -> StepNumbers:
        """Return the numbers that `as_saved` wrote."""
        values = tuple(ColumnValue(*each) for each in saved["values"])
        return cls(saved["after"], values, tuple(map(Verdict, saved["verdicts"])), saved["unanswered"])


_VERDICTS = {each.value: each for each in GRAVITY}
_UNANSWERED, _VERDICT = "unanswered", "verdict"


def read_conditions(after: str, conditions: Iterable[str], names: Sequence[str]) -> StepNumbers:
    """Return the numbers that conditions mean, such as “line type=mobile”, “verdict=good,doubtful”, “unanswered”.

    `names` are the result columns of the batch before the step. Raise UsageError for what can't be meant.
    """
    values: list[ColumnValue] = []
    verdicts: list[Verdict] = []
    unanswered = False
    for condition in conditions:
        name, equals, said = condition.partition("=")
        wanted = [each.strip() for each in said.split(",")]
        if not equals and plain(name) == _UNANSWERED:
            unanswered = True
        elif equals and plain(name) == _VERDICT:
            verdicts += [_verdict(each) for each in wanted]
        elif equals:
            values += _of_column(name.strip(), wanted, names)
        else:
            example = "“line type=mobile”"
            raise UsageError(
                reason=tr_text("“{text}” is no condition: write {example}.", text=condition, example=example)
            )
    without = unanswered or (Verdict.UNKNOWN in verdicts and not values)
    return StepNumbers(after, tuple(values), tuple(verdicts), without)


def conditions_of(numbers: StepNumbers, names: Sequence[str]) -> tuple[str, ...] | None:
    """Return the conditions that mean these numbers; None if there are none, as for a value with a comma in it.

    `names` as for `read_conditions`.
    """
    told: list[str] = []
    for (place, own), values in by_column(numbers.values).items():
        standard = standard_at(place)
        if own or (standard is None and not 0 <= place < len(names)):
            return None
        told.append(f"{TITLES[standard] if standard else names[place]}={','.join(values)}")
    if numbers.verdicts:
        told.append(f"{_VERDICT}={','.join(numbers.verdicts)}")
    if numbers.unanswered and not (Verdict.UNKNOWN in numbers.verdicts and not numbers.values):
        told.append(_UNANSWERED)
    try:
        meant = read_conditions(numbers.after, told, names)
    except UsageError:
        return None
    return tuple(told) if meant.digest("") == numbers.digest("") else None


def _verdict(text: str) -> Verdict:
    if (found := _VERDICTS.get(text.casefold())) is None:
        raise UsageError(reason=_no_value(text, _VERDICT, _VERDICTS))
    return found


def _of_column(name: str, wanted: Sequence[str], names: Sequence[str]) -> list[ColumnValue]:
    """Return the values of a standard column, or of one of the service's own."""
    meaning = next((each for each in Standard if plain(name) in (plain(each), plain(TITLES[each]))), None)
    if meaning is None:
        if name not in names:
            known = ", ".join([*TITLES.values(), *names])
            raise UsageError(reason=tr_text("There is no column “{name}”; there are {known}.", name=name, known=known))
        return [ColumnValue(names.index(name), each) for each in wanted]
    known_values = VALUES.get(meaning)
    found = [standard_value(meaning, each, {}) if known_values else each for each in wanted]
    for value, text in zip(found, wanted, strict=True):
        if known_values and (not value or (value == UNKNOWN and plain(text) != UNKNOWN)):
            raise UsageError(reason=_no_value(text, TITLES[meaning], known_values))
    return [ColumnValue(place_of(meaning), value) for value in found]


def _no_value(text: str, name: str, known: Iterable[str]) -> str:
    return tr_text(
        "“{value}” is no value of “{name}”, which has {known}.", value=text, name=name, known=", ".join(known)
    )


@dataclass(frozen=True, slots=True)
class Beside:
    """Another step of the same list, whose answers stand beside a batch's own; `title` stands before their names."""

    batch_id: str
    title: str

    def named(self, names: Iterable[str]) -> list[str]:
        """Return the names of its columns as they stand beside others."""
        return [f"{self.title}: {name}" for name in names]


def steps_of(batch: Batch, batches: Iterable[Batch], after: Mapping[str, str]) -> list[Batch]:
    """Return all steps of the list that a batch is a step of, itself included, the first one first.

    `after` has the earlier batch of each step. Deleted batches, and those of another list, are left out.
    """
    here = {each.id: each for each in batches if each.list_id == batch.list_id and each.deleted_at is None}

    def first(batch_id: str) -> str:
        met = {batch_id}
        while (earlier := after.get(batch_id)) is not None and earlier not in met:
            met.add(earlier)
            batch_id = earlier
        return batch_id

    own = first(batch.id)
    return sorted((each for each in here.values() if first(each.id) == own), key=lambda each: each.created_at)


def besides(batch: Batch, steps: Sequence[Batch]) -> tuple[Beside, ...]:
    """Return the other steps with their titles."""
    titled = zip(steps, titles_of(steps), strict=True)
    return tuple(Beside(each.id, title) for each, title in titled if each.id != batch.id)


def titles_of(steps: Iterable[Batch]) -> list[str]:
    """Return the title of each step: the product, and a number where several have the same."""
    return told_apart([each.product_title or each.product for each in steps])


def told_apart(names: Sequence[str]) -> list[str]:
    """Return names with a number behind those that stand there before."""
    earlier = (names[:at].count(name) for at, name in enumerate(names))
    return [f"{name} ({same + 1})" if same else name for name, same in zip(names, earlier, strict=True)]

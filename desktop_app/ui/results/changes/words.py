"""Words for two runs and the changes between them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import ListLost
from desktop_app.core.results.comparison import Change, Compared, Likeness, NumberChange, OtherRun, step_text
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.connections.session import Session, shown_catalogue
from desktop_app.ui.parts.choices.option_popup import HEADING, Option
from desktop_app.ui.results.columns import shown_names
from desktop_app.ui.results.count_card import ALL, Kind
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.field_words import shown_value
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import product_name

_tr = words.translator("changes")

_ENDING = re.compile(r"(?<=.)\.[A-Za-z0-9]{1,5}$")  # ".xlsx"
_LIKENESS = tr_noop(
    {
        Likeness.SAME_FILE: "same file",
        Likeness.SAME_NAME: "same name",
        Likeness.EDITION: "another edition",
        Likeness.SAME_LIST: "same list, other product",
    }
)


def kinds() -> list[Kind]:
    """Return the cards: the kinds of changes."""
    unknown = _tr("In both lists, but unanswered in one of the runs or without a column to compare.")
    return [
        Kind(ALL, _tr("All numbers"), "sheet", "muted", _tr("Distinct numbers of both lists, each once.")),
        Kind(Change.CHANGED, _tr("Changed"), "refresh", "warning", _tr("Answered differently in the two runs.")),
        Kind(Change.SAME, _tr("Same"), "check", "success", _tr("Answered the same in both runs.")),
        Kind(Change.NEW, _tr("New"), "plus", "accent", _tr("Only in the later list.")),
        Kind(Change.GONE, _tr("No longer there"), "minus", "muted", _tr("Only in the earlier list.")),
        Kind(Change.UNKNOWN, _tr("Not comparable"), "half", "muted", unknown),
    ]


def title(change: Change) -> str:
    """Return one word for a kind of change."""
    return {
        Change.CHANGED: words.tr("Changed", "change of a number"),
        Change.SAME: words.tr("Same", "change of a number"),
        Change.NEW: words.tr("New", "change of a number"),
        Change.GONE: words.tr("No longer there", "change of a number"),
        Change.UNKNOWN: words.tr("Not comparable", "change of a number"),
    }[change]


def look(change: Change) -> tuple[str, str]:
    """Return a change's icon and tone."""
    return next((kind.icon, kind.tone) for kind in kinds() if kind.key == change)


def empty() -> str:
    """Return the words that stand for no value."""
    return words.tr("(empty)", "results")


def step_said(name: str, before: str, now: str) -> str:
    """Return "mobile → voip", the values of a field in words."""
    return step_text(shown_value(name, before), shown_value(name, now), empty())


def what_changed(change: NumberChange, fields: Sequence[str], names: Sequence[str], but: int | None = None) -> str:
    """Return each change of a number, without that of column `but`; or why there is none to show.

    `fields` are the compared columns as the service calls them, `names` as they are shown.
    """
    if change.change is Change.UNKNOWN:
        if change.before is None and change.now is None:
            return _tr("no answer in either run")
        if change.before is None:
            return _tr("no answer in the earlier run")
        return _tr("no answer in the later run") if change.now is None else _tr("no column to compare")
    old, new = change.before or (), change.now or ()
    each = (at for at in change.changed if at != but)
    return " · ".join(f"{names[at]}: {step_said(fields[at], old[at], new[at])}" for at in each)


def options(runs: Sequence[OtherRun], session: Session) -> list[Option]:
    """Return the runs to choose from, likely ones first."""
    likely = [run for run in runs if run.likeness.likely]
    others = [run for run in runs if not run.likeness.likely]
    if not likely or not others:
        return [_option(run, session) for run in runs]
    return [
        (HEADING, _tr("The same list")),
        *(_option(run, session) for run in likely),
        (HEADING, _tr("Other lists")),
        *(_option(run, session) for run in others),
    ]


def _option(run: OtherRun, session: Session) -> Option:
    batch = run.batch
    like = _LIKENESS.get(run.likeness)
    hint = when(batch) if like is None else f"{when(batch)} · {_tr(like)}"
    return batch.id, f"{list_title(batch)} · {product(batch, session)}", hint


def product(batch: Batch, session: Session) -> str:
    """Return the product's name at the time of the batch."""
    return product_name(batch.product_title or shown_catalogue(session.connection(batch.base_url)).title(batch.product))


def when(batch: Batch) -> str:
    """Return when the batch was sent, in local time."""
    at = batch.created_at.astimezone(datetime.now().astimezone().tzinfo)
    return f"{words.day(at)}, {words.clock(at)}"


def from_to(before: Batch, now: Batch, session: Session, *, with_product: bool = True, most: int = 0) -> str:
    """Return the two runs in a line, naming what they have in common once.

    `with_product`: name the products if list or product differ. `most`: the longest name in characters, 0 for any.
    """
    names = list_title(before), list_title(now)
    same = names[0] == names[1] and product(before, session) == product(now, session)
    if same:
        name, times = _short(names[1], most), (when(before), when(now))
        if not with_product:
            return _tr("{}: from {} to {}").format(name, *times)
        return _tr("{}, {}: from {} to {}").format(name, product(now, session), *times)
    about = [f"{product(each, session)}, {when(each)}" if with_product else when(each) for each in (before, now)]
    one, other = (f"{_short(name, most)} ({message})" for name, message in zip(names, about, strict=True))
    return _tr("from {} to {}").format(one, other)


def _short(name: str, most: int) -> str:
    """Shorten a name with more than `most` characters: drop the file extension, then the middle."""
    if not most or len(name) <= most:
        return name
    stem = _ENDING.sub("", name)
    return stem if len(stem) <= most else f"{stem[: most - most // 3 - 1]}…{stem[-(most // 3) :]}"


def none_words(change: Change) -> str:
    """Return the words for no number of a kind."""
    return {
        Change.CHANGED: _tr("No number has changed"),
        Change.SAME: _tr("No number has stayed the same"),
        Change.NEW: _tr("No number is new"),
        Change.GONE: _tr("No number has been removed"),
        Change.UNKNOWN: _tr("Every number can be compared"),
    }[change]


def since(before: bool, now: bool) -> str:
    """Return which of the runs has changed since the comparison."""
    if before and now:
        return _tr("Both runs have changed since.")
    return _tr("The later run has changed since.") if now else _tr("The earlier run has changed since.")


def trouble(error: Exception, own: Batch | None, other: Batch | None) -> str:
    """Return the words for a failed comparison, without what the error would mean for sending."""
    if isinstance(error, ListLost) and own is not None:
        lost = own if other is None or error.params["name"] in {own.file, own.list_id} else other
        return _tr("“{}” can't be compared: its stored list is missing or damaged.").format(list_title(lost))
    what, _meaning, advice = error_words(error)
    return joining.sentences(_tr("Nothing was compared."), what, advice)


def remarks(found: Compared) -> str:
    """Return what wasn't compared, and what was reused; "" for nothing."""
    texts = []
    if found.left_out:
        texts.append(_tr("Not compared: {}.").format(joining.listed(shown_names(found.left_out))))
    if found.before_only:
        texts.append(_tr("Only in the earlier run: {}.").format(joining.listed(shown_names(found.before_only))))
    if found.now_only:
        texts.append(_tr("Only in the later run: {}.").format(joining.listed(shown_names(found.now_only))))
    if found.reused:
        texts.append(
            words.counted(
                found.reused,
                "%n answer of the later run was reused, not asked again.",
                "%n answers of the later run were reused, not asked again.",
            )
        )
    return joining.sentences(*texts)

"""What is said of an export when it has been written."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.output_form import OutputForm
from desktop_app.core.reconciliation import Disagreement, Reconciliation
from desktop_app.ui import joining, words
from desktop_app.ui.results.counts import lacking
from desktop_app.ui.results.export_format import delimiter_words

_NAMED = 3  # of what could not be kept; the About sheet and the tip have all


def wrote(path: Path, form: OutputForm, counts: Reconciliation) -> str:
    """What is in the file, and whether its sums agree; of those that don't, the first."""
    rows = words.counted(counts.rows, "%n row", "%n rows")
    said = [words.tr("{} written to “{}”.", "export").format(rows, path.name)]
    if path.suffix.lower() == ".csv" and form.delimiter != ",":
        said.append(words.tr("Columns are separated by {}.", "export").format(delimiter_words(form.delimiter)))
    if counts.partial:
        template = words.tr("The list is not complete: {}.", "export")
        said.append(template.format(lacking(counts.unsent, counts.awaiting)))
    if counts.disagreements:
        said += _disagreeing(counts)
    else:
        said.append(_agreeing(counts))
        if counts.strangers:
            said.append(_strangers(counts.strangers))
    if counts.not_kept:
        said.append(_not_kept(counts.not_kept))
    return joining.sentences(*said)


def _agreeing(counts: Reconciliation) -> str:
    sent = words.counted(counts.sent, "%n number sent", "%n numbers sent")
    answered = words.number(counts.answered)
    if not counts.reused:
        return words.tr("{}, {} answered; the sums agree.", "export").format(sent, answered)
    template = words.tr("{}, {} answered, {} reused; the sums agree.", "export")
    return template.format(sent, answered, words.number(counts.reused))


def _strangers(count: int) -> str:
    return words.counted(
        count, "%n answer was for a number that was never sent.", "%n answers were for numbers that were never sent."
    )


def told(each: Disagreement) -> str:
    """Two sums that disagree."""
    return words.tr(each.words, "export").format(words.number(each.one), words.number(each.other))


def _disagreeing(counts: Reconciliation) -> list[str]:
    said = [words.tr("The sums do not agree: {}.", "export").format(told(counts.disagreements[0]))]
    if others := len(counts.disagreements) - 1:
        said.append(words.counted(others, "And %n other pair.", "And %n other pairs."))
    return [*said, words.tr("Look at its tasks in the Task monitor before you hand the file on.", "export")]


def _not_kept(features: tuple[str, ...]) -> str:
    named = joining.listed(words.tr(each, "export") for each in features[:_NAMED])
    others = len(features) - _NAMED
    if others > 0:
        named = words.tr("{} and {} more", "export").format(named, words.number(others))
    return words.tr("Your own file has what this copy could not keep: {}.", "export").format(named)

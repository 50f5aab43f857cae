"""Writes results: asks for the place, shows the progress, and says where they are."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.core.errors import DialproofError
from desktop_app.core.output.form import OutputForm
from desktop_app.core.output.formats import FORMATS, XLSX
from desktop_app.core.report.figures import FOUND_SOURCE, Report, SourceChoice
from desktop_app.core.results.reconciliation import Disagreement, Reconciliation
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.lists.exporting import keeps_types
from desktop_app.ui.batch.looks import lacking
from desktop_app.ui.export.export_format import (
    PLAIN,
    ExportFormat,
    delimiter_for,
    delimiter_words,
    name_filter,
    report_name,
    suggested_name,
)
from desktop_app.ui.export.file_work import FileOrder, FileWork, WrittenWords
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.verdict_words import counts_words

_UNSENT_NAME = tr_noop("{} – with columns", "export")


class UnsentList(NamedTuple):
    """A list that was never sent: its `file`'s name, and a text file's delimiter."""

    list_id: str
    file: str
    delimiter: str | None = None


class ExportWork(FileWork):
    """Writes a batch's results, or a part of them."""

    def __init__(self, context: PageContext, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__(context, "export", open_url)

    def ask(
        self,
        batch_id: str,
        form: ExportFormat = PLAIN[XLSX],
        only: array[int] | None = None,
        shown: RowFilter | None = None,
    ) -> None:
        """Ask where to write a batch's results, and write them.

        `only`: the row numbers to write, selected by `shown`, which the About sheet names.
        """
        if not self.may_ask():
            return
        services = self._context.services
        try:
            delimiter = delimiter_for(services.results.understanding(batch_id).delimiter)
        except DialproofError as error:
            self.say_trouble(error, self.note.hide)
            return
        ordered = replace(form.form(delimiter, typed=self.typed), shown=shown, offline=services.offline.chosen())
        file, partial = services.journal.batch(batch_id).file, services.results.progress(batch_id).partial
        self.ask_where(
            FileOrder(
                title=words.tr("Export results", "export"),
                name=suggested_name(file, form, some=only is not None, partial=partial),
                suffix=form.suffix(file),
                name_filter=form.name_filter(file),
                write=lambda path, progress: services.exporting.export(
                    batch_id, path, form=ordered, only=only, progress=progress
                ),
                written=lambda path, counts: _written(path, ordered, counts),
            )
        )

    def ask_unsent(self, opened: UnsentList, form: ExportFormat, only: array[int] | None) -> None:
        """Ask where to write a list that was never sent, with the columns for which nobody is asked, and write it."""
        if not self.may_ask():
            return
        services = self._context.services
        ordered = form.form(delimiter_for(opened.delimiter), typed=self.typed)
        ordered = replace(ordered, offline=services.offline.chosen(), unsent=True)
        named = replace(form, name=_UNSENT_NAME)
        self.ask_where(
            FileOrder(
                title=words.tr("Export the list without sending it", "offline"),
                name=suggested_name(opened.file, named, some=only is not None),
                suffix=form.suffix(opened.file),
                name_filter=form.name_filter(opened.file),
                write=lambda path, progress: services.exporting.export_unsent(
                    opened.list_id, path, form=ordered, only=only, progress=progress
                ),
                written=lambda path, counts: _written(path, ordered, counts),
            )
        )

    def ask_report(self, batch_id: str, suffix: str, source: SourceChoice = FOUND_SOURCE) -> None:
        """Ask where to write a report on a batch, and write it; `source`: by which of the list's columns."""
        services = self._context.services
        kind = name_filter(XLSX) if suffix == XLSX.suffix else f"PDF (*{suffix})"
        self.ask_where(
            FileOrder(
                title=words.tr("Write a report", "export"),
                name=report_name(services.journal.batch(batch_id).file, suffix),
                suffix=suffix,
                name_filter=kind,
                write=lambda path, progress: services.reporting.write(batch_id, path, source=source, progress=progress),
                written=_reported,
            )
        )

    @property
    def typed(self) -> bool:
        """True if the list's numbers and dates stay such in new workbooks; stored for all lists."""
        return keeps_types(self._context.services.journal)

    def keep_typed(self, typed: bool) -> None:
        """Store the choice for all later exports."""
        self._context.services.journal.save_setting(Setting.EXPORT_AS_TEXT, not typed)


# --- The note about a finished export ---


# Formats whose delimiter differs from list to list.
_DELIMITED = frozenset(each.suffix for each in FORMATS if each.delimited and not each.delimiter)
_NAMED = 3  # features that couldn't be kept; the About sheet and the tip list all


def _reported(path: Path, report: Report) -> WrittenWords:
    rows = words.counted(report.figures.verdicts.rows, "%n row", "%n rows")
    texts = [words.tr("Report on {} written to “{}”.", "export").format(rows, path.name)]
    if judged := counts_words(report.figures.verdicts, every=True):
        texts.append(words.tr("Verdicts: {}.", "export").format(judged))
    return WrittenWords(joining.sentences(*texts), "warning" if report.partial else "success")


def _written(path: Path, form: OutputForm, counts: Reconciliation) -> WrittenWords:
    details = [*map(told, counts.disagreements), *counts.not_kept]
    tone = "warning" if details or counts.partial or counts.still_there or counts.emptied else "success"
    return WrittenWords(wrote(path, form, counts), tone, details)


def wrote(path: Path, form: OutputForm, counts: Reconciliation) -> str:
    """Return what was written, and if its sums agree; of those that don't, the first."""
    rows = words.counted(counts.rows if counts.kept is None else counts.kept, "%n row", "%n rows")
    texts = [words.tr("{} written to “{}”.", "export").format(rows, path.name)]
    if counts.again:
        texts.append(
            words.counted(
                counts.again,
                "%n more row repeats a number, which is written once.",
                "%n more rows repeat a number, which is written once.",
            )
        )
    if path.suffix.lower() in _DELIMITED and form.delimiter != ",":
        texts.append(words.tr("Columns are separated by {}.", "export").format(delimiter_words(form.delimiter)))
    if form.unsent:
        texts.append(words.tr("Nothing was sent or paid.", "offline"))
    elif judged := counts_words(counts.verdicts, every=True):
        texts.append(words.tr("Verdicts: {}.", "export").format(judged))
    if counts.partial:
        template = words.tr("The list is not complete: {}.", "export")
        texts.append(template.format(lacking(counts.unsent, counts.awaiting)))
    if counts.disagreements:
        texts += _disagreeing(counts)
    elif not form.unsent:
        texts.append(_agreeing(counts))
        if counts.strangers:
            texts.append(_strangers(counts.strangers))
    if counts.not_kept:
        texts.append(_not_kept(counts.not_kept))
    if counts.still_there:
        texts.append(
            words.counted(
                counts.still_there,
                "%n suppressed number is still in your phone column, and must not be called.",
                "%n suppressed numbers are still in your phone column, and must not be called.",
            )
        )
    if counts.emptied:
        texts.append(
            words.counted(
                counts.emptied,
                "%n cell of your columns is empty: your file has a formula there, but not its result.",
                "%n cells of your columns are empty: your file has a formula there, but not its result.",
            )
        )
    return joining.sentences(*texts)


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
    """Return two sums that disagree."""
    return words.tr(each.words, "export").format(words.number(each.one), words.number(each.other))


def _disagreeing(counts: Reconciliation) -> list[str]:
    texts = [words.tr("The sums do not agree: {}.", "export").format(told(counts.disagreements[0]))]
    if others := len(counts.disagreements) - 1:
        texts.append(words.counted(others, "And %n other pair.", "And %n other pairs."))
    return [*texts, words.tr("Look at its tasks in the Task monitor before you hand the file on.", "export")]


def _not_kept(features: tuple[str, ...]) -> str:
    named = joining.listed(words.tr(each, "export") for each in features[:_NAMED])
    others = len(features) - _NAMED
    if others > 0:
        named = words.tr("{} and {} more", "export").format(named, words.number(others))
    return words.tr("Your own file has what this copy could not keep: {}.", "export").format(named)

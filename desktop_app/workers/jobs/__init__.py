"""Does the jobs of the child process: finds the function for a job by its type.

Small jobs are here: whatever is asked of a list that was read, and the comparison of two runs.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from time import monotonic
from typing import Any, TypeVar

from desktop_app.core.batches.batching import Unanswered
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.numbers.phone import normalise
from desktop_app.core.report.figures import ListFigures
from desktop_app.core.results.comparison import Compared, Step, change_cells, change_header
from desktop_app.core.results.refresh import RefreshSplit
from desktop_app.core.results.reuse import LATELY, SPANS, Known, oldest_allowed
from desktop_app.services import jobs
from desktop_app.services.jobs import Job
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.sheets.common.atomic_file import write_whole
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.output.writing import open_writer
from desktop_app.storage.lists import comparing as list_comparing
from desktop_app.storage.lists import rounds as list_rounds
from desktop_app.storage.lists import sharing as list_sharing
from desktop_app.storage.lists.comparing import PairedChanges
from desktop_app.storage.lists.file import ListFile, bring_up_to_date
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.reuse import BegunRound, KnownAnswers, begin_reusing, split_for_refresh
from desktop_app.storage.report.collecting import collect
from desktop_app.storage.sqlite.watching import watched
from desktop_app.workers.jobs import exporting, joining, mending, reading, result_source, suppressing
from desktop_app.workers.list_rows import read_ahead
from desktop_app.workers.row_store import wake_writer


def warm_up(_report: WorkProgress, _job: jobs.WarmUp) -> None:
    """Load what the first list will need: imports, libphonenumber's metadata, an automaton, the writer process."""
    import desktop_app.sheets.xlsx.excel_workbook  # noqa: F401 - openpyxl, for which no other child's start waits

    wake_writer()
    normalise("+442079460958")
    read_ahead()


def upgrade_list(report: WorkProgress, job: jobs.UpgradeList) -> None:
    """Upgrade a list completely, or not at all if cancelled. Raise `ListLost` if it is damaged, or `DiskFull`."""
    bring_up_to_date(job.folder, lambda done, total: report(Progress("Upgrading", done, total, unit="answers")))


def begin_round(_report: WorkProgress, job: jobs.BeginRound) -> dict[str, int]:
    """Number the valid numbers of a list for a batch. Return how many by country, or of `ANY_COUNTRY`."""
    only = _numbers_of(job)
    return list_rounds.begin_round(
        job.folder, job.batch_id, by_country=job.by_country, shuffled=job.shuffled, only=only
    )


def count_step(_report: WorkProgress, job: jobs.CountStep) -> dict[str, int]:
    """Return how many numbers a step has, by country."""
    found = _numbers_of(job)
    with ListFile(job.folder) as store:
        return list_rounds.count_numbers(store, found or ())


_OfStep = jobs.BeginRound | jobs.CountStep | jobs.CountKnownAnswers | jobs.BeginRoundReusing


def _numbers_of(job: _OfStep) -> Sequence[int] | None:
    """Return the ids of the numbers of a job's step; None if it is for the whole list."""
    if job.step is None:
        return None
    with ListFile(job.folder) as store:
        return AnsweredList(store, job.step.after, (), job.rule).chosen(job.step)


def count_sent_before(_report: WorkProgress, job: jobs.CountSentBefore) -> list[int | None]:
    """Count the numbers of a batch's round that each of the others has sent; each counts for the first that has it."""
    return list_sharing.sent_before(job.folder, job.batch_id, job.others, job.part)


def begin_again(_report: WorkProgress, job: jobs.BeginAgain) -> dict[str, int]:
    """Give the unanswered numbers of a batch new places. Return how many by country."""
    with ListFile(job.folder, writable=True) as store:
        return list_rounds.begin_again(store, job.batch_id, job.attempts)


def count_unanswered(_report: WorkProgress, job: jobs.CountUnanswered) -> Unanswered:
    """Return how many numbers of a batch have no answer although their tasks have ended."""
    with ListFile(job.folder) as store:
        return list_rounds.unanswered(store, job.batch_id, job.attempts)


def select_rows(_report: WorkProgress, job: jobs.SelectRows) -> array[int]:
    """Return the sorted row numbers that match a filter."""
    with ListFile(job.folder) as store:
        return AnsweredList(store, job.batch_id, job.sent, job.rule, job.steps).select(job.rows, job.calling)


def tally_values(_report: WorkProgress, job: jobs.TallyValues) -> dict[str, int]:
    """Return how often each value of a column occurs, each verdict, or each answer status."""
    what = job.what
    with ListFile(job.folder) as store:
        found = AnsweredList(store, job.batch_id, job.sent, job.rule, job.steps)
        if what.verdicts:
            return found.tally_verdicts(what.rows)
        return found.tally(what.result_column, what.rows) if what.own is None else found.tally_own(what.own, what.rows)


def tell_offline(_report: WorkProgress, job: jobs.TellOffline) -> list[list[str]]:
    """Return what is known of numbers without asking anybody, by columns."""
    return OfflineColumns(job.columns, job.calling).of(job.numbers)


def count_known_answers(report: WorkProgress, job: jobs.CountKnownAnswers) -> Known:
    """Return how many numbers of a list have an answer in the sources, by the greatest age in days."""
    only = _numbers_of(job)
    with ListFile(job.folder) as store, _told(report, store, len(job.sources)) as each:
        known = KnownAnswers(store, job.sources, each, only)
        known.gather(job.now, oldest_allowed(job.now, max(SPANS)))
        return known.counted(job.now, (LATELY, *SPANS))


def split_refresh(report: WorkProgress, job: jobs.SplitForRefresh) -> RefreshSplit:
    """Count the numbers of a list by what a refresh does with them."""
    with ListFile(job.folder) as store, _told(report, store, 1) as each:
        return split_for_refresh(store, job.source, job.now, job.days, each)


def begin_round_reusing(report: WorkProgress, job: jobs.BeginRoundReusing) -> BegunRound:
    """Fill in known answers for a batch, and number the rest of the list's valid numbers."""
    only = _numbers_of(job)
    with ListFile(job.folder, writable=True) as store, _told(report, store, len(job.order.sources)) as each:
        return begin_reusing(store, job.batch_id, job.order, each, only)


@contextmanager
def _told(report: WorkProgress, store: ListFile, sources: int) -> Iterator[Callable[[], None]]:
    """Report how many lists were searched, and that the job goes on. Raises if the parent cancelled the job."""
    done = 0

    def go_on() -> None:
        report(Progress("looking for known answers", done, sources, "lists"))

    def each() -> None:
        nonlocal done
        done += 1
        go_on()

    with watched(store.db, go_on):
        yield each


def compare(report: WorkProgress, job: jobs.Compare) -> Compared:
    """Compare all numbers of two runs."""
    return list_comparing.compare(
        job.pairing, job.left_out, lambda done, total: report(Progress("Comparing", done, total, unit="numbers"))
    )


def find_sharing(_report: WorkProgress, job: jobs.FindSharing) -> list[bool | None]:
    """Return for each other list True if it shares a number with this one; None if unknown in time."""
    end = monotonic() + job.seconds
    return list_sharing.sharing(job.folder, job.others, lambda: monotonic() > end)


def select_changes(_report: WorkProgress, job: jobs.SelectChanges) -> array[int]:
    """Return the sorted places that match a filter."""
    with closing(PairedChanges(job.pairing, job.columns, roomy=True)) as changes:
        return changes.select(job.wanted)


def count_steps(_report: WorkProgress, job: jobs.CountSteps) -> list[Step]:
    """Return the value changes of a column, from which to which, most frequent first."""
    with closing(PairedChanges(job.pairing, [job.column], roomy=True)) as changes:
        return changes.steps(job.column, job.most)


def collect_figures(report: WorkProgress, job: jobs.CollectFigures) -> ListFigures:
    """Count what a report says of a batch."""
    return collect(job.seen, job.source, job.earlier, lambda: report(Progress("Counting", 0, None)))


def write_report(_report: WorkProgress, job: jobs.WriteReport) -> None:
    """Write a report's workbook, or the page as it was drawn."""
    if job.drawn:
        write_whole(job.output, job.drawn)
        return
    from desktop_app.sheets.output.report_workbook import report_workbook  # openpyxl, for which no other job waits

    write_whole(job.output, report_workbook(job.page))


def export_changes(report: WorkProgress, job: jobs.ExportChanges) -> int:
    """Write a comparison to XLSX or CSV (by the suffix), one row per number, and return how many."""
    done, total = 0, None if job.only is None else len(job.only)

    def go_on() -> None:
        report(Progress("Writing", done, total))

    with (
        closing(PairedChanges(job.pairing, job.columns, roomy=True)) as changes,
        heard_by(go_on),
        watched(changes.lists.db, go_on),
        open_writer(job.output, delimiter=job.delimiter) as writer,
    ):
        names = [column.name for column in job.columns]
        writer.header(change_header(names, job.titles))
        for batch in changes.batches(job.only):
            go_on()
            rows = [change_cells(each, names) for each in batch]
            writer.columns(list(zip(*rows, strict=True)))
            done += len(batch)
        writer.about(job.about)
    return done


R = TypeVar("R")

# The function for each job takes a callable to report progress and the job, and returns what the job promises.
JOBS: dict[type[Job[Any]], Callable[[WorkProgress, Any], Any]] = {
    jobs.WarmUp: warm_up,
    jobs.ReadFile: reading.read_file,
    jobs.UpgradeList: upgrade_list,
    jobs.SaveProblems: exporting.save_problems,
    jobs.SaveTable: exporting.save_table,
    jobs.SaveSheet: exporting.save_sheet,
    jobs.TellOffline: tell_offline,
    jobs.FindSuggestions: mending.find_suggestions,
    jobs.CountSuggestions: mending.count_suggestions,
    jobs.SelectSuggested: mending.select_suggested,
    jobs.MendRows: mending.mend_rows,
    jobs.BeginRound: begin_round,
    jobs.CountStep: count_step,
    jobs.CountKnownAnswers: count_known_answers,
    jobs.SplitForRefresh: split_refresh,
    jobs.BeginRoundReusing: begin_round_reusing,
    jobs.CountSentBefore: count_sent_before,
    jobs.CountUnanswered: count_unanswered,
    jobs.BeginAgain: begin_again,
    jobs.WriteEdition: suppressing.write_edition,
    jobs.MarkSuppressed: suppressing.mark_suppressed,
    jobs.CountKeptBack: suppressing.count_kept_back,
    jobs.CountSuppressed: suppressing.count_suppressed,
    jobs.SetAside: suppressing.set_aside,
    jobs.DropPlaces: suppressing.drop_places,
    jobs.Join: joining.join,
    jobs.PreviewResult: result_source.preview_result,
    jobs.Reparse: joining.reparse,
    jobs.SelectRows: select_rows,
    jobs.TallyValues: tally_values,
    jobs.Export: exporting.export,
    jobs.CollectFigures: collect_figures,
    jobs.WriteReport: write_report,
    jobs.Compare: compare,
    jobs.FindSharing: find_sharing,
    jobs.SelectChanges: select_changes,
    jobs.CountSteps: count_steps,
    jobs.ExportChanges: export_changes,
}


def unheard(_progress: Progress) -> None:
    """Ignore the progress of a job."""


def perform(job: Job[R], report: WorkProgress = unheard) -> R:
    """Do a job in this process and return its result. `report` is called with its progress."""
    result: R = JOBS[type(job)](report, job)
    return result

"""Does the jobs of the child process: finds the function for a job by its type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from desktop_app.services import jobs
from desktop_app.services.jobs import Job
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.workers.jobs import comparing, exporting, joining, problem_rows, querying, reading, result_source

R = TypeVar("R")

# The function for each job takes a callable to report progress and the job, and returns what the job promises.
JOBS: dict[type[Job[Any]], Callable[[WorkProgress, Any], Any]] = {
    jobs.WarmUp: querying.warm_up,
    jobs.ReadFile: reading.read_file,
    jobs.UpgradeList: querying.upgrade_list,
    jobs.SaveProblems: problem_rows.save_problems,
    jobs.BeginRound: querying.begin_round,
    jobs.CountKnownAnswers: querying.count_known_answers,
    jobs.BeginRoundReusing: querying.begin_round_reusing,
    jobs.CountSentBefore: querying.count_sent_before,
    jobs.CountUnanswered: querying.count_unanswered,
    jobs.BeginAgain: querying.begin_again,
    jobs.Join: joining.join,
    jobs.PreviewResult: result_source.preview_result,
    jobs.Reparse: joining.reparse,
    jobs.SelectRows: querying.select_rows,
    jobs.TallyValues: querying.tally_values,
    jobs.Export: exporting.export,
    jobs.Compare: comparing.compare,
    jobs.FindSharing: comparing.find_sharing,
    jobs.SelectChanges: comparing.select_changes,
    jobs.CountSteps: comparing.count_steps,
    jobs.ExportChanges: comparing.export_changes,
}


def unheard(_progress: Progress) -> None:
    """Ignore the progress of a job."""


def perform(job: Job[R], report: WorkProgress = unheard) -> R:
    """Do a job in this process and return its result. `report` is called with its progress."""
    result: R = JOBS[type(job)](report, job)
    return result

"""Lists the jobs of the child process by name. Each takes a callable to report progress, and its own arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop_app.workers.jobs.comparing import compare, export_changes, select_changes, sharing, steps
from desktop_app.workers.jobs.exporting import export
from desktop_app.workers.jobs.joining import join, reread
from desktop_app.workers.jobs.previewing import preview_result
from desktop_app.workers.jobs.problem_rows import save_problems
from desktop_app.workers.jobs.querying import begin_again, begin_round, select, sent_before, tally, unanswered, warm_up
from desktop_app.workers.jobs.reading import read_list
from desktop_app.workers.jobs.reusing import begin_round_reusing, known_answers
from desktop_app.workers.jobs.upgrading import upgrade_list

JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (
        read_list,
        upgrade_list,
        begin_round,
        begin_again,
        sent_before,
        known_answers,
        begin_round_reusing,
        join,
        preview_result,
        reread,
        export,
        save_problems,
        select,
        tally,
        unanswered,
        warm_up,
        compare,
        sharing,
        select_changes,
        steps,
        export_changes,
    )
}

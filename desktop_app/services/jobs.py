"""Defines the jobs of the child process: what each is told, and the type of what it returns.

`workers.jobs` has the function that does each job.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from desktop_app.core.batches.batching import Attempts, Unanswered
from desktop_app.core.batches.judged_steps import ALONE, ListSteps
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.calling.times import Calling
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.form import OutputForm
from desktop_app.core.output.problem_rows import IN_ENGLISH, ProblemWords
from desktop_app.core.report.figures import FOUND_SOURCE, ListFigures, SourceChoice
from desktop_app.core.report.page import ReportPage
from desktop_app.core.results.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.results.answer_preview import ResultPreview
from desktop_app.core.results.comparison import ChangeFilter, Compared, ComparedColumn, Step
from desktop_app.core.results.reconciliation import Booked, Reconciliation
from desktop_app.core.results.refresh import RefreshSplit
from desktop_app.core.results.reuse import Known
from desktop_app.core.results.suppression import KeptBack, SuppressionList, SuppressionMarks
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictRule
from desktop_app.core.rows.corrections import Mended, MendOrder, Suggested
from desktop_app.core.rows.list_row import RowFilter, SentRange, ValueCount
from desktop_app.storage.lists.comparing import Pairing
from desktop_app.storage.lists.reuse import AnswerSource, BegunRound, ReuseOrder
from desktop_app.storage.lists.sharing import SentBatch
from desktop_app.storage.report.collecting import SeenRun
from desktop_app.storage.suppression.files import NewEdition
from desktop_app.storage.suppression.marks import Source

R_co = TypeVar("R_co", covariant=True)


class Job(Generic[R_co]):
    """A job with the type of its result. Its fields travel through a pipe, so they have to be picklable."""

    __slots__ = ()
    # True if even a fault of the program in the job is reported as an error of the file it reads.
    blames_file: ClassVar[bool] = False

    @property
    def foreign_file(self) -> str:
        """The name of the file that we didn't make and the job reads; "" if it reads our own files alone."""
        return ""


@dataclass(frozen=True, slots=True)
class WarmUp(Job[None]):
    """Start the process, and load what the first list needs."""


# --- Lists ---


@dataclass(frozen=True, slots=True)
class ReadFile(Job[ImportSummary]):
    """Read a file, normalise its numbers and store all of it as `folder/list.sqlite`.

    `passwords` are tried on protected workbooks, and are stored nowhere. `former`: a list of the same file, read
    otherwise; what was corrected there is corrected here, where the same text has a problem in the same cell.
    """

    source: Path
    folder: Path
    options: ReadOptions
    passwords: tuple[Password, ...] = ()
    former: Path | None = None

    @property
    def foreign_file(self) -> str:
        """The name of the chosen file."""
        return self.source.name


@dataclass(frozen=True, slots=True)
class UpgradeList(Job[None]):
    """Bring a list of an earlier version up to date, or leave it as it was. Raises `ListLost` if it is damaged."""

    folder: Path


@dataclass(frozen=True, slots=True)
class SaveProblems(Job[int]):
    """Write the rows of a list that have a problem, worst first, in these words, and count them."""

    folder: Path
    output: Path
    delimiter: str
    words: ProblemWords = IN_ENGLISH


@dataclass(frozen=True, slots=True)
class SaveTable(Job[None]):
    """Write titles and rows to a CSV file, each text as it is."""

    output: Path
    titles: tuple[str, ...]
    rows: list[tuple[str, ...]]
    delimiter: str


@dataclass(frozen=True, slots=True)
class SaveSheet(Job[None]):
    """Write titles and rows to a workbook, with numbers and dates in the columns `numeric`. Raise OutputNotWritable.

    `rows` are lists of texts in JSON: as one text they are handed over at once, however many they are.
    """

    output: Path
    titles: tuple[str, ...]
    rows: str
    numeric: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TellOffline(Job[list[list[str]]]):
    """Tell what is known of numbers in E.164 form without asking anybody: a column of texts for each of `columns`."""

    numbers: tuple[str, ...]
    columns: tuple[Offline, ...]
    calling: Calling | None = None


# --- Corrections ---


@dataclass(frozen=True, slots=True)
class FindSuggestions(Job[int | None]):
    """Find what could be put in place of some thousand numbers with a problem, those after a row, and store it.

    `countries` (ISO 3166-1 alpha-2), if there are any, are tried besides those of the list's numbers in place of those
    that would fit better. Returns the row after which to go on; None once all are through.
    """

    folder: Path
    after: int
    countries: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountSuggestions(Job[Suggested]):
    """Count what is suggested for the numbers that have a problem now, by pattern."""

    folder: Path


@dataclass(frozen=True, slots=True)
class SelectSuggested(Job["array[int]"]):
    """Find the sorted numbers of the rows for which one of these patterns suggests something."""

    folder: Path
    patterns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MendRows(Job[Mended]):
    """Correct rows as a person ordered, or undo the last order (None). All of it is done, or nothing."""

    folder: Path
    order: MendOrder | None


# --- Numbers of a batch ---


@dataclass(frozen=True, slots=True)
class BeginRound(Job[dict[str, int]]):
    """Number the valid numbers of a list for a batch, and count them by country, or as of `ANY_COUNTRY`.

    `shuffled`: at random, instead of in the list's order; the same batch gets the same places again. `step`: only the
    numbers of a step; `rule` judges the answers of the batch before it.
    """

    folder: Path
    batch_id: str
    by_country: bool = True
    shuffled: bool = False
    step: StepNumbers | None = None
    rule: VerdictRule = STANDARD_RULE


@dataclass(frozen=True, slots=True)
class CountStep(Job[dict[str, int]]):
    """Count the numbers of a step by country; `rule` judges the answers of the batch before it."""

    folder: Path
    step: StepNumbers
    rule: VerdictRule = STANDARD_RULE


@dataclass(frozen=True, slots=True)
class CountKnownAnswers(Job[Known]):
    """Count the numbers of a list that have an answer in `sources`, by days since it was made.

    `step`: only the numbers of a step; `rule` judges the answers of the batch before it.
    """

    folder: Path
    sources: tuple[AnswerSource, ...]
    now: datetime
    step: StepNumbers | None = None
    rule: VerdictRule = STANDARD_RULE


@dataclass(frozen=True, slots=True)
class SplitForRefresh(Job[RefreshSplit]):
    """Count the numbers of a list by what a refresh of the batch `source` does with them."""

    folder: Path
    source: AnswerSource
    now: datetime
    days: int


@dataclass(frozen=True, slots=True)
class BeginRoundReusing(Job[BegunRound]):
    """Fill in known answers for a batch, and number the rest of the list's valid numbers; `step`, `rule` as above."""

    folder: Path
    batch_id: str
    order: ReuseOrder
    step: StepNumbers | None = None
    rule: VerdictRule = STANDARD_RULE


@dataclass(frozen=True, slots=True)
class CountSentBefore(Job[list[int | None]]):
    """Count the numbers of a batch's round, or of a `part` of it, that each of `others` has.

    Each number counts for the first of `others` that has it. None: its list can't be read.
    """

    folder: Path
    batch_id: str
    others: tuple[SentBatch, ...]
    part: SentRange | None = None


@dataclass(frozen=True, slots=True)
class CountUnanswered(Job[Unanswered]):
    """Count the numbers of a batch that have no answer although their tasks have ended."""

    folder: Path
    batch_id: str
    attempts: Attempts


@dataclass(frozen=True, slots=True)
class BeginAgain(Job[dict[str, int]]):
    """Give the unanswered numbers of a batch places from `attempts.ends` on, and count them by country."""

    folder: Path
    batch_id: str
    attempts: Attempts


# --- Suppression lists ---


@dataclass(frozen=True, slots=True)
class WriteEdition(Job[SuppressionList]):
    """Make a suppression list of a file that was read, or add it to one. Raises `SuppressionBroken`."""

    edition: NewEdition


@dataclass(frozen=True, slots=True)
class MarkSuppressed(Job[SuppressionMarks]):
    """Mark the numbers of a list that are on these suppression lists. Raises `SuppressionBroken` for one of them.

    Those of others are kept as a proof: `until` says when these were deleted, by their id; seconds, as is `now`.
    """

    folder: Path
    sources: tuple[Source, ...]
    until: Mapping[str, int]
    now: int


@dataclass(frozen=True, slots=True)
class CountKeptBack(Job[KeptBack]):
    """Count the numbers of a list that have neither a place in a batch's round nor a reused answer."""

    folder: Path
    batch_id: str


@dataclass(frozen=True, slots=True)
class CountSuppressed(Job[int]):
    """Count the suppressed numbers of a range of a batch's places."""

    folder: Path
    batch_id: str
    country: str
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class SetAside(Job[int]):
    """Move the suppressed numbers of an unsent range to its end, and count them."""

    folder: Path
    batch_id: str
    country: str
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class DropPlaces(Job[None]):
    """Delete the places of a batch that are in none of the `ranges` of its tasks: country, first, count."""

    folder: Path
    batch_id: str
    ranges: tuple[tuple[str, int, int], ...]


# --- Results ---


@dataclass(frozen=True, slots=True)
class Joined:
    """The content of a result file: answers for sent numbers, repeated answers, and answers for numbers never sent.

    `differing` numbers have two different answers. For `unfinished` ones the file only says that the service works on
    them. For `lacking` ones neither it nor an earlier fetch says anything.
    """

    answered: int
    repeated: int
    strangers: int
    columns: tuple[str, ...]
    differing: int = 0
    unfinished: int = 0
    lacking: int = 0


@dataclass(frozen=True, slots=True)
class Join(Job[Joined]):
    """Read a result file as `form` says, and join its answers to the numbers of one task. Raises an `InputError`.

    What it lacks is taken from the task's earlier fetch, if there is one: a service may give less than it gave before.
    """

    blames_file = True
    folder: Path
    batch_id: str
    sent: SentRange
    file: Path
    form: ResultForm = FOUND_BY_ITSELF

    @property
    def foreign_file(self) -> str:
        """The name of the result file."""
        return self.file.name


@dataclass(frozen=True, slots=True)
class PreviewResult(Job[ResultPreview]):
    """Return how `form` reads a result file, or why it can't; nothing of it is stored. Raises `ListLost`."""

    blames_file = True
    folder: Path
    batch_id: str
    sent: SentRange
    file: Path
    form: ResultForm

    @property
    def foreign_file(self) -> str:
        """The name of the result file."""
        return self.file.name


@dataclass(frozen=True, slots=True)
class PartRead:
    """A task's answers after a re-read of the whole batch.

    `problem`: why its file doesn't fit, "" if it does. If it doesn't fit, the task keeps its `answered` old answers.
    """

    part: int
    answered: int
    repeated: int = 0
    strangers: int = 0
    problem: str = ""
    differing: int = 0


@dataclass(frozen=True, slots=True)
class Reparse(Job[tuple[PartRead, ...]]):
    """Read the results of a batch as `form` says; all of its answers change in one transaction, or none does.

    A task whose file can't be read that way keeps the answers it had. Raises `FileBroken` if none can be read.
    """

    blames_file = True
    folder: Path
    batch_id: str
    files: tuple[tuple[SentRange, Path], ...]
    form: ResultForm

    @property
    def foreign_file(self) -> str:
        """The batch's id, which the names of its result files begin with."""
        return self.batch_id


@dataclass(frozen=True, slots=True)
class SelectRows(Job["array[int]"]):
    """Find the sorted numbers of the rows that match a filter. `sent` are the ranges that left this machine.

    The columns of the other `steps` follow the batch's own, and all of them judge together. `calling`: what
    calling times are worked out by.
    """

    folder: Path
    batch_id: str
    sent: tuple[SentRange, ...]
    rows: RowFilter
    rule: VerdictRule = STANDARD_RULE
    steps: ListSteps = ALONE
    calling: Calling | None = None


@dataclass(frozen=True, slots=True)
class TallyValues(Job[dict[str, int]]):
    """Count how often each value of a column occurs, each verdict, or each answer status, as `what` says."""

    folder: Path
    batch_id: str
    sent: tuple[SentRange, ...]
    what: ValueCount
    rule: VerdictRule = STANDARD_RULE
    steps: ListSteps = ALONE


@dataclass(frozen=True, slots=True)
class Export(Job[Reconciliation]):
    """Write results to a spreadsheet: every row in its order, or `only` those.

    `sent` are the ranges that left this machine; `about` goes on the About sheet. `booked` is the journal's count, and
    the written rows have to agree with it. All `steps` judge; with `form.steps` the answers of the others stand
    beside its own. `calling`: what calling times are worked out by. `product`: what it is called.
    """

    folder: Path
    batch_id: str
    output: Path
    form: OutputForm
    sent: tuple[SentRange, ...]
    booked: Booked
    about: tuple[tuple[str, str], ...]
    only: array[int] | None = None
    rule: VerdictRule = STANDARD_RULE
    steps: ListSteps = ALONE
    calling: Calling | None = None
    product: str = ""


# --- Reports ---


@dataclass(frozen=True, slots=True)
class CollectFigures(Job[ListFigures]):
    """Count what a report says of a batch, compared with an `earlier` run if there is one.

    Raise UsageError if the list has no column that was named.
    """

    seen: SeenRun
    source: SourceChoice = FOUND_SOURCE
    earlier: SeenRun | None = None


@dataclass(frozen=True, slots=True)
class WriteReport(Job[None]):
    """Write a report to a file: the `page` as a workbook, or `drawn` as it is. Raise OutputNotWritable."""

    output: Path
    page: ReportPage
    drawn: bytes = b""


# --- Comparisons ---


@dataclass(frozen=True, slots=True)
class Compare(Job[Compared]):
    """Compare all numbers of two runs, except the columns `left_out`; None leaves out those about the look-up."""

    pairing: Pairing
    left_out: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class FindSharing(Job[list[bool | None]]):
    """Tell for each other list if it shares a number with this one; None if unknown after `seconds`."""

    folder: Path
    others: tuple[Path, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class SelectChanges(Job["array[int]"]):
    """Find the sorted places that match a filter."""

    pairing: Pairing
    columns: tuple[ComparedColumn, ...]
    wanted: ChangeFilter


@dataclass(frozen=True, slots=True)
class CountSteps(Job[list[Step]]):
    """Count the value changes of a column, from which to which, most frequent first, at most `most` of them."""

    pairing: Pairing
    column: ComparedColumn
    most: int


@dataclass(frozen=True, slots=True)
class ExportChanges(Job[int]):
    """Write a comparison, one row per number, and count the rows.

    `only` are places, `titles` name the two runs, `about` goes on the About sheet.
    """

    pairing: Pairing
    columns: tuple[ComparedColumn, ...]
    output: Path
    delimiter: str
    titles: tuple[str, str]
    about: tuple[tuple[str, str], ...]
    only: array[int] | None = None

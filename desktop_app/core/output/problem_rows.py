"""Makes the rows of the file that goes back to whoever made a list: what is wrong with each number, and what to do.

It is in the language of the person who hands it on; plain English unless its words are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.core.numbers.problems import advice_on, problem_of
from desktop_app.core.output.form import OURS, free_names
from desktop_app.core.output.row import JOINT, ROW, OutputBatch, numbered, rows_in_words


@dataclass(frozen=True, slots=True)
class ProblemWords:
    """The titles of sheets and columns, the lines of the sheet about them, and what problems and advice are called.

    `problems` has the words of the problems and `advice` those of the advice, by what they are in English; `in_country`
    is for numbers that aren't in use in a country. Without them problems are as they are stored. `nth`: as `numbered`
    takes it. `have_problems`: how many `{rows}` of `{every}` have a problem.
    """

    row: str = ROW
    problem: str = "Problem"
    what_to_do: str = "What to do"
    title: str = "Problem rows"
    about: str = "About"
    source: str = "Source"
    sheet: str = "Sheet"
    all_sheets: str = "all sheets, one below the other"
    read: str = "Read"
    rows: str = "Rows"
    have_problems: str = ""
    order: str = "Order"
    ordered: str = "Damaged numbers first, then the most frequent problems, then by row."
    nth: str = ""
    in_country: str = ""
    problems: Mapping[str, str] = field(default_factory=dict)
    advice: Mapping[str, str] = field(default_factory=dict)

    def of_problem(self, stored: str) -> str:
        """Return a problem; one of another version as it is stored."""
        problem, country = problem_of(stored)
        if problem is None or problem not in self.problems:
            return stored
        return self.in_country.format(country) if country else self.problems[problem]

    def of_advice(self, stored: Iterable[str]) -> str:
        """Return the advice on several problems of a row, without repetition."""
        return " ".join(dict.fromkeys(self.advice.get(each, each) for each in map(advice_on, stored)))

    def of_rows(self, rows: int, every: int) -> str:
        """Return how many rows of all have a problem."""
        if self.have_problems:
            return self.have_problems.format(rows=rows, every=every)
        have = "has" if rows == 1 else "have"
        return f"{rows} of the list's {rows_in_words(every)} {have} a phone number that can't be used."

    def count(self, rows: int) -> str:
        """Return a count of rows, beside what they are."""
        return f"{rows}" if self.have_problems else rows_in_words(rows)


IN_ENGLISH = ProblemWords()


def problem_header(columns: Sequence[str], words: ProblemWords = IN_ENGLISH, *, traced: bool = True) -> list[str]:
    """Return the column names. The list's own are unchanged; ` (Dialproof)` is added to ours if the list uses the name.

    The row's is left out if a number can't identify a row (not `traced`), as in a list of several sheets.
    """
    ours = ([words.row] if traced else []) + [words.problem, words.what_to_do]
    return [*free_names(columns, ours, OURS), *columns]


def problem_columns(
    batch: OutputBatch, phone_columns: Sequence[str], words: ProblemWords = IN_ENGLISH, *, traced: bool = True
) -> list[Sequence[str]]:
    """Return the columns: each row's number as the spreadsheet program counts, its problems, advice, and its own cells.

    `phone_columns` are the names of the list's phone columns. If there are several, the problem names its column.
    """
    ours = {problem: _told([(0, problem)], phone_columns, words) for problem in set(batch.problem)}
    told = [ours[problem] for problem in batch.problem]
    for place, several in batch.several.items():
        told[place] = _told([(number.slot, number.problem) for number, *_ in several], phone_columns, words)
    rows = [[f"{row}" for row in batch.row]] if traced else []
    return [*rows, [problems for problems, _ in told], [advice for _, advice in told], *batch.cells]


def _told(numbers: Sequence[tuple[int, str]], phone_columns: Sequence[str], words: ProblemWords) -> tuple[str, str]:
    """Return problems and advice. `numbers` has each number's phone column, as an index, and its problem or ""."""
    texts = []
    for slot, column in enumerate(phone_columns):
        problem = numbered([problem and words.of_problem(problem) for of, problem in numbers if of == slot], words.nth)
        if problem:
            texts.append(f"{column}: {problem}" if len(phone_columns) > 1 else problem)
    return JOINT.join(texts), words.of_advice([problem for _, problem in numbers if problem])

"""Describes a report in a person's words: what stands on its one page, and on the sheet of its workbook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from desktop_app.core.results.verdict_words import Verdict


@dataclass(frozen=True, slots=True)
class PageRow:
    """Rows of the list by verdict, beside `ReportPage.verdicts`; `share` is the good ones' share in words.

    `alone`: they have one value, and aren't all others together.
    """

    label: str
    counts: tuple[int, ...]
    share: str = ""
    alone: bool = True

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.counts)


@dataclass(frozen=True, slots=True)
class PageTable:
    """Counts by one thing: `title` says by what, `column` is the title of the first column."""

    title: str
    column: str
    rows: tuple[PageRow, ...]


@dataclass(frozen=True, slots=True)
class PageLine:
    """A name and what is said of it; `number` is the value where it is one, `unit` what follows it."""

    name: str
    value: str
    number: int | Decimal | None = None
    unit: str = ""


@dataclass(frozen=True, slots=True)
class PageSection:
    """Lines below a title."""

    title: str
    lines: tuple[PageLine, ...]


@dataclass(frozen=True, slots=True)
class ReportPage:
    """A report, worded.

    `verdicts` are the columns of all tables, each with its word. `whole` has all rows, and those of the run before if
    there is one; `tables` divide all rows. `sheet` names the workbook's sheet, `rows_word` the column with the sums.
    `letter`: the paper is Letter, not A4.
    """

    title: str
    subtitle: str
    sheet: str
    rows_word: str
    share_word: str
    verdicts: tuple[tuple[Verdict, str], ...]
    whole: PageTable
    tables: tuple[PageTable, ...]
    sections: tuple[PageSection, ...]
    notes: tuple[str, ...]
    language: str = "en"
    letter: bool = False

    def every_table(self) -> Iterator[PageTable]:
        """Yield the table of all rows, then those that divide them."""
        yield self.whole
        yield from self.tables


# Told apart in grey print, too, from dark to light: bad, problem, good, suppressed, unknown, doubtful, not sent.
_COLOURS = {
    Verdict.GOOD: "#2e8b57",
    Verdict.DOUBTFUL: "#f2c14e",
    Verdict.BAD: "#8c1c28",
    Verdict.UNKNOWN: "#a7b0bc",
    Verdict.NOT_SENT: "#e3e7ec",
    Verdict.PROBLEM: "#4f5b6b",
}
_OTHER_COLOUR = "#8680bb"
# The other colours of the page, which is white whatever the window's look: text, lesser text, lines, room of a bar.
PAPER_COLOURS = "#14181d", "#55606d", "#c9d0d8", "#f1f3f6"


def print_colour(verdict: Verdict) -> str:
    """Return the colour of a verdict on paper, as #rrggbb."""
    return _COLOURS.get(verdict, _OTHER_COLOUR)

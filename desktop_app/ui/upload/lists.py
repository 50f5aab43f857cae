"""Lists as the page has them: where they come from, their first rows while they are read, and one that is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QLocale

from desktop_app.core.batches.batch import PASTED
from desktop_app.core.countries.fit import familiar_first
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.rows.list_row import ListRow
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.file_names import list_name
from desktop_app.services.lists.intake import ReadList
from desktop_app.services.ports import FirstRows, OpenList
from desktop_app.services.program.services import Services
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.list_title import pasted_title

# A file, several files as one list, or pasted text.
Source = Path | tuple[Path, ...] | str


def source_in_words(source: Source) -> str:
    """Return the source's name for use within a sentence: a file's name is quoted."""
    return joining.quoted(source.name) if isinstance(source, Path) else source_name(source)


def source_name(source: Source) -> str:
    """Return the source's name for a person."""
    if isinstance(source, Path):
        return source.name
    if isinstance(source, str):
        return words.tr("the pasted numbers", "upload")
    return words.tr("{} lists as one", "upload").format(words.number(len(source)))


def title_of(source: Source) -> str:
    """Return the title of a list that wasn't read yet."""
    return pasted_title() if isinstance(source, str) else source_name(source)


@dataclass(frozen=True, slots=True)
class FirstList:
    """Has the interface of an open list for the first rows.

    `title` is for a person. `pasted`: the list comes from no file.
    """

    title: str
    first: FirstRows
    options: ReadOptions
    pasted: bool = False

    @property
    def understanding(self) -> ImportSummary:
        """The understanding of the list, without counts so far."""
        return self.first.understanding

    @property
    def count(self) -> int:
        """The number of rows read so far."""
        return len(self.first.rows)

    def page(self, first_row: int, count: int) -> Sequence[ListRow]:
        """Return `count` rows from `first_row` on (numbered as the person counts)."""
        start = first_row - self.understanding.shape.first_data_row
        return self.first.rows[start : start + count]

    def caption(self) -> str:
        """Return the words saying that these are only the first rows."""
        return words.counted(self.count, "The first row.", "The first %n rows.")


@dataclass(frozen=True, slots=True)
class OpenedList:
    """An open list; `size` is that of the original file, in bytes.

    `passwords` opened it, and are in memory only while it is on the page. `first_attempt` numbers the reading that
    brought it: a list that is read again keeps it.
    """

    list_id: str
    name: str
    size: int
    store: OpenList
    source: Source = ""
    passwords: tuple[Password, ...] = field(default=(), repr=False)
    first_attempt: int = 0

    @property
    def understanding(self) -> ImportSummary:
        """The understanding of the file."""
        return self.store.understanding

    @property
    def options(self) -> ReadOptions:
        """The options it was read with."""
        return self.store.options

    @property
    def pasted(self) -> bool:
        """True if it was text from the clipboard rather than a file."""
        return self.name == PASTED

    @property
    def title(self) -> str:
        """The list's name for a person."""
        return pasted_title() if self.pasted else list_name(self.name)

    def detail(self) -> str:
        """Return "12,480 rows · 1.4 MB"."""
        rows = words.counted(self.understanding.counts.rows, "%n row", "%n rows")
        return rows if self.pasted else f"{rows} · {words.file_size(self.size)}"

    def beside_no_country(self) -> list[str]:
        """Return the country column's cells in rows whose number lacks a country, among the first problems."""
        column = self.understanding.shape.country_column
        if column is None:
            return []
        lacking = [
            problem.row for problem in self.understanding.problems if problem.problem == NumberProblem.NO_COUNTRY
        ]
        cells = [found.row.cells for found in self.store.rows(lacking)]
        return [row[column.index] if column.index < len(row) else "" for row in cells]


def opened(services: Services, read: ReadList) -> OpenedList:
    """Open a list that was read; the caller closes its store."""
    size = file_size(services.intake.source(read.list_id))
    store = services.intake.open(read.list_id)
    found = store.understanding
    if len(found.better_countries) > 1:
        familiar = familiar_countries(found.countries, services.journal)
        found.better_countries = familiar_first(found.better_countries, familiar)
    return OpenedList(read.list_id, read.name, size, store)


def file_size(path: Path) -> int:
    """Return the file's size in bytes, 0 if it can't be read."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


# The countries relevant to a person: among those that fit a list's numbers equally, these are offered first.


def familiar_countries(in_list: Mapping[str, int], journal: Journal, system: QLocale | None = None) -> list[str]:
    """Return the countries most likely meant.

    They are those of the list's other numbers, the system's own, the one used last, and those of earlier lists.

    `in_list`: how many numbers of each country the list has. Codes are ISO 3166-1 alpha-2, the most likely first.
    """
    own = QLocale.territoryToCode((system or QLocale.system()).territory())
    earlier = Counter(code for codes in journal.countries().values() for code in codes)
    last = str(journal.setting(Setting.COUNTRY) or "")
    found = [*_most_first(in_list), own, last, *_most_first(earlier)]
    return [code for code in dict.fromkeys(found) if code]


def _most_first(counts: Mapping[str, int]) -> list[str]:
    return sorted(counts, key=lambda code: (-counts[code], code))

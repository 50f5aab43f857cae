"""What the Export menu offers, with the names of the files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.batches.batch import PASTED
from desktop_app.core.output.form import IN_WORKBOOK, OutputForm, OutputShape
from desktop_app.core.output.formats import CSV, FORMATS, XLSX, OutputFormat
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.lists.reporting import PDF
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import pasted_title

_MACROS = (".xlsm", ".xltm")
_SEPARATORS = tr_noop({",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars"}, "export")


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """A choice of the Export menu: a format of `core.output.formats`, and in which shape.

    `raw` leaves cells as they are, even those that a spreadsheet program would run. `some`: it can hold a part of the
    rows. `doubtful`: a clean list has the doubtful numbers, too; `beside`: its numbers in a column of their own.
    `in_place`: the workbook's copy has E.164 in the phone column. `name` is the file's name, formatted with the list's
    name. `title` and `hint`: where they aren't the format's.
    """

    file: OutputFormat
    title: str = ""
    hint: str = ""
    shape: OutputShape = OutputShape.TABLE
    raw: bool = False
    doubtful: bool = False
    beside: bool = False
    in_place: bool = False
    some: bool = True
    name: str = tr_noop("{} – results", "export")

    @property
    def text(self) -> str:
        """The menu text."""
        return words.tr(self.title or self.file.title, "export")

    @property
    def tip(self) -> str:
        """The explanation in the menu."""
        return words.tr(self.hint or self.file.hint, "export")

    @property
    def clean(self) -> bool:
        """True for a clean list."""
        return self.shape in (OutputShape.CLEAN, OutputShape.CLEAN_SHEET)

    @property
    def rare(self) -> bool:
        """True for a clean list in another form than the usual one."""
        return self.clean and (self.beside or self.doubtful or self.shape is OutputShape.CLEAN_SHEET)

    def suffix(self, file: str) -> str:
        """Return the suffix for the list in `file`: a workbook keeps its macros only with its own suffix."""
        macros = self.shape in IN_WORKBOOK and Path(file).suffix.lower() in _MACROS
        return ".xlsm" if macros else self.file.suffix

    def name_filter(self, file: str) -> str:
        """Return the name filter for the file dialog."""
        return name_filter(self.file, self.suffix(file))

    def form(self, delimiter: str, *, typed: bool = False) -> OutputForm:
        """Return the form to order; `delimiter` applies to text, `typed` to a new workbook."""
        text = self.file.delimited
        separator = delimiter if text else ","
        return OutputForm(
            self.shape,
            self.raw,
            separator,
            columns_alike=True,
            typed=typed and not text,
            doubtful=self.doubtful,
            beside=self.beside,
            in_place=self.in_place,
            verdicts=True,
            standard=True,
            steps=True,
        )


PLAIN = {each: ExportFormat(each) for each in FORMATS}
SPLIT = ExportFormat(
    XLSX,
    "Excel workbook, split by outcome…",
    "sheets for answered, unanswered, invalid and other rows, each with its row number in your list",
    OutputShape.SPLIT,
    some=False,
    name="{} – results by outcome",
)
ORIGINAL = ExportFormat(
    XLSX,
    "Original workbook with columns added…",
    "a copy of your own file with its sheets and formatting; your file stays as it is",
    OutputShape.ORIGINAL,
    some=False,
    name="{} – with results",
)
ORIGINAL_IN_PLACE = ExportFormat(
    XLSX,
    "Original workbook, with international numbers…",
    "the same, with E.164 in place of the numbers in your phone column; cells with suppressed numbers alone stay",
    OutputShape.ORIGINAL,
    in_place=True,
    some=False,
    name=tr_noop("{} – international", "export"),
)
RAW_CSV = ExportFormat(
    CSV, "CSV, cells as they are…", "every cell as it is, for other programs", raw=True, name="{} – raw results"
)
CLEAN, CLEAN_CSV, CLEAN_BESIDE, CLEAN_SHEET, CLEAN_DOUBTFUL = (
    ExportFormat(
        XLSX,
        "Good numbers (XLSX)…",
        "your columns with the good numbers alone, each once, in international format",
        OutputShape.CLEAN,
        some=False,
        name=tr_noop("{} – clean", "export"),
    ),
    ExportFormat(
        CSV,
        "Good numbers (CSV)…",
        "your columns with the good numbers alone, each once, in international format",
        OutputShape.CLEAN,
        some=False,
        name="{} – clean",
    ),
    ExportFormat(
        XLSX,
        "Good numbers, beside your column…",
        "as the clean list, with your numbers as they were and E.164 in a column after them",
        OutputShape.CLEAN,
        beside=True,
        some=False,
        name=tr_noop("{} – clean, beside", "export"),
    ),
    ExportFormat(
        XLSX,
        "Good numbers, as a sheet of your workbook…",
        "a copy of your own file, with the clean list on a sheet behind the others",
        OutputShape.CLEAN_SHEET,
        some=False,
        name=tr_noop("{} – with clean list", "export"),
    ),
    ExportFormat(
        XLSX,
        "Good and doubtful numbers…",
        "as the clean list, with the doubtful numbers, too",
        OutputShape.CLEAN,
        doubtful=True,
        some=False,
        name=tr_noop("{} – clean, with doubtful", "export"),
    ),
)
CLEAN_FORMATS = (CLEAN, CLEAN_CSV, CLEAN_BESIDE, CLEAN_SHEET, CLEAN_DOUBTFUL)
_SHAPES = (SPLIT, ORIGINAL, ORIGINAL_IN_PLACE, RAW_CSV)
# All that the menu offers: each format, and its other shapes after it.
EXPORT_FORMATS = tuple(
    each for file, plain in PLAIN.items() for each in (plain, *(shape for shape in _SHAPES if shape.file is file))
)
EXPORT_FORMATS += CLEAN_FORMATS

# The reports that the menu offers, by suffix.
REPORTS = tr_noop({PDF: "Report (PDF)…", XLSX.suffix: "Report with charts (XLSX)…"}, "export")
REPORT_HINT = tr_noop(
    "what came in, how good it is by country, line type and source, what it cost; without numbers of the list", "export"
)


def report_name(file: str, suffix: str) -> str:
    """Return "customers – report.pdf" for `customers.xlsx`."""
    list_name = pasted_title() if file == PASTED else Path(file).stem
    return words.tr("{} – report", "export").format(list_name) + suffix


def name_filter(file: OutputFormat, suffix: str = "") -> str:
    """Return a format's name filter for file dialogs: "Excel (*.xlsx)"; `suffix`: another than the format's."""
    return f"{words.tr(file.kind, 'export')} (*{suffix or file.suffix})"


def suggested_name(file: str, form: ExportFormat, *, some: bool = False, partial: bool = False) -> str:
    """Return "customers – results.xlsx" for `customers.xlsx`; each format, and a part of the rows, has its own name.

    `some`: only a part of the rows. `partial`: the list isn't complete.
    """
    name = words.tr(form.name, "export").format(pasted_title() if file == PASTED else Path(file).stem)
    if some and partial:
        name = words.tr("{} (partial, filtered)", "export").format(name)
    elif some:
        name = words.tr("{} (filtered)", "export").format(name)
    elif partial:
        name = words.tr("{} (partial)", "export").format(name)
    return name + form.suffix(file)


def delimiter_for(found: str | None) -> str:
    """Return the delimiter for CSV.

    It is the input's own (`found`) if that was text, else the one the system's spreadsheets expect.
    """
    if found in _SEPARATORS:
        return found
    return ";" if words.locale().decimalPoint() == "," else ","


def delimiter_words(delimiter: str) -> str:
    """Return the delimiter in words: "semicolons"."""
    return words.tr(_SEPARATORS[delimiter], "export")

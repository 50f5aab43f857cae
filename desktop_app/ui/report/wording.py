"""Says a report's figures in the person's language, with their numbers and dates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from decimal import Decimal
from pathlib import Path

from PySide6.QtCore import QLocale

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.steps import told_apart
from desktop_app.core.money.charged import Charged
from desktop_app.core.numbers.phone import masked_text
from desktop_app.core.report.figures import AppliedSuppression, Group, Report, ReportStep, Saved
from desktop_app.core.report.page import PageLine, PageRow, PageSection, PageTable, ReportPage
from desktop_app.core.results.comparison import Change
from desktop_app.core.results.standard_words import TITLES, Standard
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.text.file_names import shown_name
from desktop_app.services.lists.exporting import SIGNALS, SIMULATED
from desktop_app.ui.text import joining, languages, words
from desktop_app.ui.text.charge_words import charged_words, how_words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.number_words import line_type_word
from desktop_app.ui.text.product_words import product_name
from desktop_app.ui.text.verdict_words import verdict_word

_tr = words.translator("report")

# Countries whose paper is Letter (CLDR: paperSize US-Letter).
_LETTER = frozenset(["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"])
# Suppression lists with a line of their own: a report is one page.
_MOST_LISTS = 8
_SHEET_NAME, _NOT_IN_A_NAME = 31, str.maketrans(dict.fromkeys(r"[]:*?/\'"))  # as Excel takes a sheet's name


def page_of(report: Report) -> ReportPage:
    """Return a report's page in words."""
    when = words.local_time(report.steps[0].batch.created_at)
    title = _tr("Phone numbers of {list}").format(list=list_title(report.batch))
    return ReportPage(
        title=title,
        subtitle=" · ".join((joining.listed(_titles(report)), joining.listed(_services(report)), when)),
        sheet=_tr("Report").translate(_NOT_IN_A_NAME)[:_SHEET_NAME],
        rows_word=_tr("Rows"),
        share_word=_tr("Good (share)"),
        verdicts=tuple((verdict, joining.begun_large(verdict_word(verdict))) for verdict in Verdict),
        whole=PageTable(
            words.counted(report.figures.verdicts.rows, "%n row came in", "%n rows came in"),
            _tr("Run"),
            tuple(_runs(report)),
        ),
        tables=tuple(_tables(report)),
        sections=tuple(each for each in _sections(report) if each.lines),
        notes=tuple(_notes(report)),
        language=languages.spoken() or languages.ENGLISH,
        letter=QLocale.territoryToCode(words.locale().territory()) in _LETTER,
    )


def _row(label: str, verdicts: VerdictCounts, *, alone: bool = True) -> PageRow:
    counts = tuple(verdicts.each().values())
    return PageRow(label, counts, words.share(verdicts.good, verdicts.rows), alone)


def _runs(report: Report) -> Iterator[PageRow]:
    yield _row(_tr("This time"), report.figures.verdicts)
    if report.earlier is not None and report.figures.earlier is not None:
        before = _tr("Last time, {date}").format(date=words.day(report.earlier.created_at.astimezone()))
        yield _row(before, report.figures.earlier.verdicts)


def _tables(report: Report) -> Iterator[PageTable]:
    figures = report.figures
    country, kind = words.tr("Country", "check"), words.tr(TITLES[Standard.LINE_TYPE], "standard columns")
    yield _table(_tr("By country"), country, figures.countries, region_name, _tr("no country"))
    yield _table(_tr("By line type"), kind, figures.line_types, line_type_word, _tr("no line type"))
    if (source := figures.source) is not None:
        title = _tr("By “{column}”").format(column=source.column)
        yield _table(title, source.column, source.groups, masked_text, words.tr("(empty)", "results"))


def _table(title: str, column: str, groups: Sequence[Group], said: Callable[[str], str], nothing: str) -> PageTable:
    def named(value: str | None) -> str:
        return others() if value is None else said(value) if value else nothing

    rows = (_row(named(each.value), each.verdicts, alone=each.value is not None) for each in groups)
    return PageTable(title, column, tuple(rows))


def others() -> str:
    """Return what all groups are called that aren't shown alone."""
    return _tr("all others")


# --- What is said in lines ---


def _sections(report: Report) -> Iterator[PageSection]:
    yield PageSection(_tr("What was done with the data"), tuple(_done(report)))
    yield PageSection(_tr("What it cost and saved"), tuple(_money(report)))
    product = next((title for title, step in _each(report) if step.batch.id == report.batch.id), "")
    yield PageSection(joining.named(_tr("Compared with the last time"), product), tuple(_changes(report)))


def _count(name: str, count: int) -> PageLine:
    return PageLine(name, words.number(count), count)


def _titles(report: Report) -> list[str]:
    """Return the products of all steps, told apart."""
    return told_apart([product_name(each.product) for each in report.steps])


def _services(report: Report) -> list[str]:
    return list(dict.fromkeys(_service(each.charge.service) for each in report.steps))


def _service(address: str) -> str:
    return address or _tr("the local service, on this computer")


def _each(report: Report) -> list[tuple[str, ReportStep]]:
    """Return the steps with what stands behind the names of their lines: nothing where there is one."""
    titles = _titles(report) if len(report.steps) > 1 else [""]
    return list(zip(titles, report.steps, strict=True))


def _done(report: Report) -> Iterator[PageLine]:
    yield PageLine(_tr("List"), _file(report.batch))
    yield PageLine(_tr("Product"), joining.listed(_titles(report)))
    if report.sent:
        yield PageLine(_tr("Submitted to"), joining.listed(_services(report)))
        if accounts := dict.fromkeys(each.account for each in report.steps if each.account):
            yield PageLine(_tr("Account"), joining.listed(accounts))
        times = dict.fromkeys(words.local_time(each.batch.created_at) for each in report.steps)
        yield PageLine(_tr("Submitted"), joining.listed(times))
    for title, step in _each(report):
        progress = step.progress
        sent = progress.numbers - progress.reused - progress.unsent
        yield _count(joining.named(_tr("Numbers sent, each once"), title), max(0, sent))
        if progress.answered is not None:
            answered = max(0, progress.answered - progress.reused)
            yield _count(joining.named(_tr("Of these, answered"), title), answered)
        if progress.awaited:
            yield _count(joining.named(_tr("Answers still to come"), title), progress.awaited)
    if report.figures.corrected:
        yield _count(_tr("Numbers corrected by hand or by suggestion"), report.figures.corrected)
    yield from _suppressions(report.figures.suppressions)
    yield PageLine(_tr("Whole result written"), _written(report))
    yield PageLine(_tr("Report made"), words.local_time(report.made_at))


def _written(report: Report) -> str:
    """Say when all rows were last written with all their answers; parts of them and clean lists don't count."""
    batches = [each.batch for each in report.steps]
    if at := max((each.exported_at for each in batches if each.exported_at), default=None):
        return words.local_time(at)
    promised = next((each.output for each in batches if each.output), "")  # only that file counts then
    return _tr("not yet to “{file}”").format(file=shown_name(Path(promised).name)) if promised else _tr("not yet")


def _suppressions(lists: Sequence[AppliedSuppression]) -> Iterator[PageLine]:
    """Yield a line for each suppression list, those with most numbers first, and one for all beyond `_MOST_LISTS`."""
    ranked = sorted(lists, key=lambda each: -each.numbers)
    yield from map(_applied, ranked[:_MOST_LISTS])
    if rest := [joining.named(each.name, words.number(each.numbers)) for each in ranked[_MOST_LISTS:]]:
        yield PageLine(joining.named(_tr("Suppression list"), others()), joining.listed(rest))


def _applied(each: AppliedSuppression) -> PageLine:
    """Say of a suppression list how many numbers of this list are on it: “17, since 3 Oct 2026”."""
    since = _tr("since {date}").format(date=words.since(each.since)) if each.since else ""
    said = joining.listed((words.number(each.numbers), since))
    return PageLine(joining.named(_tr("Suppression list"), each.name), said, each.numbers, since)


def _file(batch: Batch) -> str:
    return list_title(batch)


def _money(report: Report) -> Iterator[PageLine]:
    saved = report.saved
    yield from _charged(report)
    for title, step in _each(report):
        yield from _exact(joining.named(_tr("Price of one number"), title), step.saved.price, step)
    yield _count(_tr("Not sent: repeated in the list"), saved.repeated)
    yield _count(_tr("Not sent: invalid numbers"), saved.unfit)
    reused = _tr("Not sent: answered by an earlier list")
    for title, step in _saving(report, lambda each: each.reused):
        yield _count(joining.named(reused, title), step.saved.reused)
    yield _count(_tr("Not sent: on a suppression list"), saved.suppressed)
    for title, step in _saving(report, lambda each: each.numbers):
        yield from _exact(joining.named(_tr("Saved at that price"), title), step.saved.amount, step)


def _saving(report: Report, numbers: Callable[[Saved], int]) -> list[tuple[str, ReportStep]]:
    """Return the steps, as in `_each`, that saved any such numbers; the first one if there is none."""
    every = _each(report)
    return [each for each in every if numbers(each[1].saved)] or every[:1]


def _exact(name: str, amount: Decimal | None, step: ReportStep) -> Iterator[PageLine]:
    """Yield an amount in a step's unit, if there is one."""
    if amount is not None:
        unit = step.charge.charged.currency if step.charge.charged else ""
        yield PageLine(name, words.exact_amount(amount, unit), amount, words.unit_name(unit))


def _charged(report: Report) -> Iterator[PageLine]:
    """Yield what all steps cost together, by service and unit, and what each cost; and how that is known."""
    over = all(each.charge.over for each in report.steps)
    name = words.tr("Charged", "charges") if over else words.tr("Charged so far", "charges")
    if not report.sent:
        yield PageLine(name, _tr("nothing: no number was sent"))
        return
    every = report.charged
    several = len({each.service for each in every}) > 1
    for each in every:
        yield _amount(joining.named(name, _service(each.service) if several else ""), each.charged)
    for title, step in _each(report):
        if title and step.charge.sent:
            yield _amount(joining.named(name, title), step.charge.charged)
    known = [(each.batch, each.charge.charged) for each in report.steps if each.charge.charged is not None]
    if hows := dict.fromkeys(how_words(batch, charged) for batch, charged in known):
        yield PageLine(_tr("How that is known"), joining.listed(hows))


def _amount(name: str, charged: Charged | None) -> PageLine:
    if charged is None:
        return PageLine(name, words.tr("unknown", "charges"))
    return PageLine(name, charged_words(charged), charged.amount, words.unit_name(charged.currency))


def _changes(report: Report) -> Iterator[PageLine]:
    if report.earlier is None or (found := report.figures.earlier) is None:
        return
    yield PageLine(_tr("Compared with"), joining.listed((_file(report.earlier), _day(report.earlier.created_at))))
    for name, change in (
        (_tr("Numbers in both, same answer"), Change.SAME),
        (_tr("Numbers in both, other answer"), Change.CHANGED),
        (_tr("Numbers in both, without two answers"), Change.UNKNOWN),
        (_tr("New numbers"), Change.NEW),
        (_tr("Numbers no longer there"), Change.GONE),
    ):
        yield _count(name, found.changes.get(change, 0))


def _day(moment: datetime) -> str:
    return words.day(moment.astimezone())


def _notes(report: Report) -> Iterator[str]:
    if report.partial:
        yield _tr("The list was not complete when this report was made: there may be more answers.")
    yield _tr("Each row of the list is counted once, by its best number; no number of it stands in this report.")
    if report.figures.verdicts.problem:
        yield _tr("A problem is a row without a number that can be sent: invalid or empty.")
    if report.simulated:
        yield words.tr(SIMULATED, "results")
    yield words.tr(SIGNALS, "results")

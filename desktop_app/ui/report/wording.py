"""Says a report's figures in the person's language, with their numbers and dates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from PySide6.QtCore import QLocale

from desktop_app.core.batches.batch import Batch
from desktop_app.core.numbers.phone import masked_text
from desktop_app.core.report.figures import Group, Report
from desktop_app.core.report.page import PageLine, PageRow, PageSection, PageTable, ReportPage
from desktop_app.core.results.comparison import Change
from desktop_app.core.results.standard_words import TITLES, Standard
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
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
_SHEET_NAME, _NOT_IN_A_NAME = 31, str.maketrans(dict.fromkeys(r"[]:*?/\'"))  # as Excel takes a sheet's name


def page_of(report: Report) -> ReportPage:
    """Return a report's page in words."""
    when = words.local_time(report.batch.created_at)
    title = _tr("Phone numbers of {list}").format(list=list_title(report.batch))
    return ReportPage(
        title=title,
        subtitle=" · ".join((product_name(report.product), _service(report), when)),
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
    share = verdicts.good / verdicts.rows if verdicts.rows else None
    return PageRow(label, counts, words.percent(share), alone)


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
    yield PageSection(_tr("Compared with the last time"), tuple(_changes(report)))


def _count(name: str, count: int) -> PageLine:
    return PageLine(name, words.number(count), count)


def _service(report: Report) -> str:
    return report.service or _tr("the local service, on this computer")


def _done(report: Report) -> Iterator[PageLine]:
    batch, progress = report.batch, report.progress
    yield PageLine(_tr("List"), _file(batch))
    yield PageLine(_tr("Product"), joining.listed((product_name(report.product), *report.steps)))
    if report.sent:
        yield PageLine(_tr("Submitted to"), _service(report))
        if report.account:
            yield PageLine(_tr("Account"), report.account)
        yield PageLine(_tr("Submitted"), words.local_time(batch.created_at))
    sent = progress.numbers - progress.reused - progress.waiting - progress.refused
    yield _count(_tr("Numbers sent, each once"), max(0, sent))
    if progress.answered is not None:
        yield _count(_tr("Of these, answered"), max(0, progress.answered - progress.reused))
    if progress.awaited:
        yield _count(_tr("Answers still to come"), progress.awaited)
    written = words.local_time(batch.exported_at) if batch.exported_at else _tr("not yet")
    yield PageLine(_tr("Result written"), written)
    yield PageLine(_tr("Report made"), words.local_time(report.made_at))


def _file(batch: Batch) -> str:
    return list_title(batch)


def _money(report: Report) -> Iterator[PageLine]:
    batch, saved = report.batch, report.saved
    unit = report.charged.currency if report.charged else ""
    named = words.unit_name(unit)
    name = words.tr("Charged", "charges") if report.over else words.tr("Charged so far", "charges")
    if not report.sent:
        yield PageLine(name, _tr("nothing: no number was sent"))
    elif report.charged is None:
        yield PageLine(name, words.tr("unknown", "charges"))
    else:
        yield PageLine(name, charged_words(report.charged), report.charged.amount, named)
        yield PageLine(_tr("How that is known"), how_words(batch, report.charged))
    if batch.price is not None:
        yield PageLine(_tr("Price of one number"), words.exact_amount(batch.price, unit), batch.price, named)
    for name, count in (
        (_tr("Not sent: repeated in the list"), saved.repeated),
        (_tr("Not sent: no valid number"), saved.unfit),
        (_tr("Not sent: answered by an earlier list"), saved.reused),
        (_tr("Not sent: on a suppression list"), saved.suppressed),
    ):
        yield _count(name, count)
    if saved.amount is not None:
        yield PageLine(_tr("Saved at that price"), words.exact_amount(saved.amount, unit), saved.amount, named)


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
    progress = report.progress
    if progress.partial:
        yield _tr("The list was not complete when this report was made: there may be more answers.")
    yield _tr("Each row of the list is counted once, by its best number; no number of it stands in this report.")
    if report.simulated:
        yield words.tr(SIMULATED, "results")
    yield words.tr(SIGNALS, "results")

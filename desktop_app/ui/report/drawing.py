"""Draws a report on one page of paper, as a PDF file whose text can be selected.

Lengths are points (1/72 inch). What is too long for its room is continued below it, or elided at its end; a table that
is too long has its last rows together in one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtSvg import QSvgRenderer

from desktop_app.core.report.page import (
    PAPER_COLOURS,
    PageLine,
    PageRow,
    PageSection,
    PageTable,
    ReportPage,
    print_colour,
)
from desktop_app.ui.look import icons, theme
from desktop_app.ui.report.wording import others
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.verdict_words import LOOKS

_RESOLUTION = 720
_UNIT = _RESOLUTION / 72  # device pixels of a point
_MARGIN, _GAP = 40.0, 22.0
_INK, _MUTED, _LINE, _TRACK = map(QColor, PAPER_COLOURS)
_ROW, _BAR, _LINE_HEIGHT = 14.5, 7.5, 12.5
_MOST_ROWS = 24
_SIZE, _MOST_LINES = 8.5, 4  # of a name or a value
_CUT = "\N{HORIZONTAL ELLIPSIS}"
# With what stands between its digits in any language: “12,480”, “2026-11-28”.
_FIGURE = re.compile(r"\d(?:[.,:’'\-\u00a0\u202f]?\d)*")
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


def pdf_of(page: ReportPage) -> bytes:
    """Return the report's page as a PDF file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(QPageLayout(_paper(page), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    writer.setTitle(page.title)
    writer.setCreator("Dialproof")
    painter = QPainter(writer)
    try:
        draw_page(painter, page)
    finally:
        painter.end()
        buffer.close()
    return bytes(data.data())


def draw_page(painter: QPainter, page: ReportPage) -> None:
    """Draw the page with ten units of the painter a point: the whole of A4 is 5,950 × 8,420."""
    extent = _paper(page).size(QPageSize.Unit.Point)
    _Drawing(painter, float(extent.width()), float(extent.height())).draw(page)


def _paper(page: ReportPage) -> QPageSize:
    return QPageSize(QPageSize.PageSizeId.Letter if page.letter else QPageSize.PageSizeId.A4)


class _Drawing:
    def __init__(self, painter: QPainter, width: float, height: float) -> None:
        self._painter = painter
        self._left, self._right, self._bottom = _MARGIN, width - _MARGIN, height - _MARGIN
        self._y = _MARGIN
        family = theme.own_family()
        self._family = family or QFont().family()

    def draw(self, page: ReportPage) -> None:
        """Draw the page from top to bottom, the notes at its foot."""
        foot = self._notes(page.notes)
        self._head(page)
        self._whole(page)
        lines = self._sections_height(page.sections)
        self._tables(page, self._bottom - foot - lines - _GAP)
        self._sections(page.sections)

    # --- Text and shapes, in points ---

    def _font(self, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        font = QFont(self._family)
        font.setPixelSize(round(size * _UNIT))
        font.setWeight(weight)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        font.setFeature(QFont.Tag("calt"), 0)  # as in the window; digits of equal width couldn't be selected as digits
        return font

    def _text(  # noqa: PLR0913, PLR0917 - a text, its room and its look
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float = _SIZE,
        weight: QFont.Weight = QFont.Weight.Normal,
        colour: QColor = _INK,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        """Write one line, elided to its room, its top at y."""
        font = self._font(size, weight)
        short = elided(text, QFontMetricsF(font), width * _UNIT)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        room = QRectF(x * _UNIT, y * _UNIT, width * _UNIT, 2 * size * _UNIT)
        self._painter.drawText(room, int(align | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextSingleLine), short)

    def _width(self, text: str, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> float:
        return QFontMetricsF(self._font(size, weight)).horizontalAdvance(text) / _UNIT

    def _wrapped(self, text: str, width: float) -> list[str]:
        """Return a text in lines that fit, the last of at most `_MOST_LINES` with all that is left."""
        layout, option = QTextLayout(text, self._font(_SIZE)), QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        starts: list[int] = []
        while len(starts) < _MOST_LINES and (line := layout.createLine()).isValid():
            line.setLineWidth(width * _UNIT)
            starts.append(2 * line.textStart())
        layout.endLayout()
        units = text.encode("utf-16-le", "surrogatepass")  # Qt counts these
        parts = (units[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True))
        return [part.decode("utf-16-le", "surrogatepass").strip() for part in parts]

    def _rule(self, y: float, left: float | None = None, right: float | None = None) -> None:
        self._painter.setPen(QPen(_LINE, 0.6 * _UNIT))
        ends = (self._left if left is None else left, self._right if right is None else right)
        self._painter.drawLine(QPointF(ends[0] * _UNIT, y * _UNIT), QPointF(ends[1] * _UNIT, y * _UNIT))

    def _bar(self, page: ReportPage, row: PageRow, room: QRectF, most: int) -> None:
        """Draw a row's counts one after the other; the whole room is for `most` rows."""
        x = room.left()
        for (verdict, _), count in zip(page.verdicts, row.counts, strict=True):
            width = room.width() * count / most if most else 0
            if width:
                self._fill(QRectF(x, room.top(), width, room.height()), QColor(print_colour(verdict)))
                x += width

    def _fill(self, room: QRectF, colour: QColor) -> None:
        scaled = QRectF(room.left() * _UNIT, room.top() * _UNIT, room.width() * _UNIT, room.height() * _UNIT)
        self._painter.fillRect(scaled, colour)
        if room.width() > 2:  # a line between parts, which grey print may show alike
            self._painter.setPen(QPen(QColor("white"), 0.5 * _UNIT))
            self._painter.drawLine(scaled.topRight(), scaled.bottomRight())

    # --- The parts of the page ---

    def _notes(self, notes: Sequence[str]) -> float:
        """Write the notes at the foot of the page, and return their height."""
        font, text = self._font(7.5), "  ".join(notes)
        self._painter.setFont(font)
        self._painter.setPen(_MUTED)
        wrap = int(Qt.TextFlag.TextWordWrap | _LEFT)
        width = (self._right - self._left) * _UNIT
        needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 9999), wrap, text).height() / _UNIT
        top = self._bottom - needed
        self._painter.drawText(QRectF(self._left * _UNIT, top * _UNIT, width, (needed + 1) * _UNIT), wrap, text)
        self._rule(top - 6)
        return needed + 14

    def _head(self, page: ReportPage) -> None:
        width = self._right - self._left
        self._text(page.title, self._left, self._y, width, 17, QFont.Weight.DemiBold)
        self._text(page.subtitle, self._left, self._y + 25, width, 9, colour=_MUTED)
        self._y += 42
        self._rule(self._y)
        self._y += 10

    def _whole(self, page: ReportPage) -> None:
        """Draw all rows in one bar, and those of the run before, with what their colours mean."""
        self._text(page.whole.title, self._left, self._y, self._right - self._left, 12, QFont.Weight.DemiBold)
        self._y += 20
        names = min(130.0, max(self._width(row.label, 8.5) for row in page.whole.rows) + 8)
        most = max((row.total for row in page.whole.rows), default=0)
        for at, row in enumerate(page.whole.rows):
            height = 8.0 if at else 15.0
            self._text(row.label, self._left, self._y + height / 2 - 5.5, names)
            room = QRectF(self._left + names, self._y, self._right - self._left - names, height)
            self._fill(room, _TRACK)
            self._bar(page, row, room, most)
            self._y += height + 5
        self._legend(page)

    def _legend(self, page: ReportPage) -> None:
        first = page.whole.rows[0]
        across = 3
        column = (self._right - self._left) / across
        self._y += 3
        for at, ((verdict, word), count) in enumerate(zip(page.verdicts, first.counts, strict=True)):
            x, y = self._left + at % across * column, self._y + at // across * 14
            self._fill(QRectF(x, y + 1.5, 8, 8), QColor(print_colour(verdict)))
            self._sign(LOOKS.get(verdict, ("help", ""))[0], QRectF(x + 11, y + 0.7, 9.5, 9.5))
            share = words.share(count, first.total) if count else ""
            said = joining.named(word, joining.listed((words.number(count), share)))
            self._text(said, x + 23, y, column - 27, 8.5, QFont.Weight.Medium)
        self._y += -(-len(page.verdicts) // across) * 14 + _GAP / 2

    def _sign(self, icon: str, room: QRectF) -> None:
        drawing = QSvgRenderer()
        drawing.load(QByteArray(icons.recoloured(icon, _INK.name())))
        scaled = QRectF(room.left() * _UNIT, room.top() * _UNIT, room.width() * _UNIT, room.height() * _UNIT)
        drawing.render(self._painter, scaled)

    def _tables(self, page: ReportPage, bottom: float) -> None:
        """Draw the first table on the left and the others on the right, as many rows as there is room for."""
        width = self._half
        top, room = self._y, bottom - self._y
        first, *more = page.tables
        ends = [self._table(page, first, self._left, top, width, room)]
        y = top
        for at, table in enumerate(more):
            left = len(more) - at
            y = self._table(page, table, self._left + width + _GAP, y, width, (bottom - y) / left)
            ends.append(y)
        self._y = max(ends)

    def _table(  # noqa: PLR0913, PLR0917 - a table and its room
        self, page: ReportPage, table: PageTable, x: float, y: float, width: float, room: float
    ) -> float:
        """Draw a table no higher than `room`; return where it ends."""
        fits = max(1, min(_MOST_ROWS, int((room - 20 - _GAP / 2) / _ROW)))
        rows = _shortened(table.rows, fits)
        label, figures = width * 0.4, 38.0
        bars = width - label - 2 * figures - 6
        self._text(table.title, x, y, label + bars, 9.5, QFont.Weight.DemiBold)
        right = partial(self._text, size=7.5, colour=_MUTED, align=_RIGHT)
        right(page.rows_word, x + width - 2 * figures, y + 1.5, figures)
        right(page.verdicts[0][1], x + width - figures, y + 1.5, figures)
        y += 15
        self._rule(y - 1, x, x + width)
        y += 2
        most = max((row.total for row in rows if row.alone), default=0)
        for row in rows:
            self._text(row.label, x, y, label - 6)
            if row.alone:  # the sum of many would make the others' bars small
                self._bar(page, row, QRectF(x + label, y + 2, bars, _BAR), most)
            self._text(words.number(row.total), x + width - 2 * figures - 6, y, figures + 6, align=_RIGHT)
            self._text(row.share, x + width - figures, y, figures, align=_RIGHT)
            y += _ROW
        return y + _GAP / 2

    def _columns(self, sections: Sequence[PageSection]) -> list[list[PageSection]]:
        """Return the sections of the left column, the first one, and those of the right one."""
        return [[*sections[:1]], [*sections[1:]]]

    def _sections_height(self, sections: Sequence[PageSection]) -> float:
        heights = (
            sum(20 + sum(map(self._line_height, each.lines)) + _GAP / 2 for each in column)
            for column in self._columns(sections)
        )
        return max(heights, default=0)

    @property
    def _half(self) -> float:
        return (self._right - self._left - _GAP) / 2

    def _said(self, line: PageLine) -> tuple[list[str], list[str], float]:
        """Return a line's name and value, each in as many lines as it takes, and the value's width."""
        beside = self._half - self._width(line.name, _SIZE) - 9  # where the name is short, the value has its room
        room = min(self._width(line.value, _SIZE) + 1, max(self._half * 0.62, beside))
        return self._wrapped(line.name, self._half - room - 8), self._wrapped(line.value, room), room

    def _line_height(self, line: PageLine) -> float:
        name, value, _ = self._said(line)
        return max(len(name), len(value)) * _LINE_HEIGHT

    def _sections(self, sections: Sequence[PageSection]) -> None:
        width = self._half
        for place, column in enumerate(self._columns(sections)):
            x, y = self._left + place * (width + _GAP), self._y
            for section in column:
                self._text(section.title, x, y, width, 9.5, QFont.Weight.DemiBold)
                y += 15
                self._rule(y - 1, x, x + width)
                y += 2
                for line in section.lines:
                    name, value, room = self._said(line)
                    for at, text in enumerate(name):
                        self._text(text, x, y + at * _LINE_HEIGHT, width - room - 8, colour=_MUTED)
                    for at, text in enumerate(value):
                        self._text(text, x + width - room, y + at * _LINE_HEIGHT, room, align=_RIGHT)
                    y += max(len(name), len(value)) * _LINE_HEIGHT
                y += _GAP / 2


def elided(text: str, metrics: QFontMetricsF, room: float) -> str:
    """Return a text, cut at its end where it has no room, and never within a figure: “12…” isn't 12,480."""
    short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    end = len(short.removesuffix(_CUT))
    whole = (each.start() for each in _FIGURE.finditer(text) if each.start() < end < each.end())
    return short if short == text else text[: next(whole, end)] + _CUT


def _shortened(rows: Sequence[PageRow], most: int) -> list[PageRow]:
    """Return the first rows, and the others together as the last one where there are more than `most`."""
    if len(rows) <= most:
        return [*rows]
    rest = rows[most - 1 :]
    counts = tuple(map(sum, zip(*(row.counts for row in rest), strict=True)))
    share = words.share(counts[0], sum(counts)) if sum(counts) else ""
    return [*rows[: most - 1], PageRow(f"{others()} ({words.number(len(rest))})", counts, share, alone=False)]

"""Shows the counts of rows by kind: a bar, its filtering legend, reasons, countries and line types."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QVBoxLayout, QWidget

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.numbers.problems import DAMAGED, worst_first
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.bars import Share, StackedBar
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.mirroring import margins, placed
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.text.number_words import line_type_word, problem_advice, problem_look, problem_word
from desktop_app.ui.upload.reading.reading_progress import ReadingProgress
from desktop_app.ui.upload.rows.count_lines import (
    INDENT,
    NUMBERS,
    PADDING,
    CountButton,
    CountLine,
    CountLines,
    by_count,
    weighted,
)
from desktop_app.ui.upload.rows.row_filters import Shown, with_problem, with_status

KINDS = {
    NumberStatus.VALID: (tr_noop("valid", "upload"), "success"),
    NumberStatus.DUPLICATE: (tr_noop("duplicates, sent once", "upload"), "violet"),
    NumberStatus.EMPTY: (tr_noop("empty", "upload"), "muted"),
    NumberStatus.INVALID: (tr_noop("invalid", "upload"), "danger"),  # last, because its reasons stand below it
}
_REASONS = 4  # reasons shown at first


class ListCounts(QWidget):
    """Emits `filter_wanted(Shown)` when the person wants to see some rows, or all again.

    `pinned` duplicates the line of the invalid rows, for when that is scrolled out of sight.
    """

    filter_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.reading = ReadingProgress()
        self.bar = StackedBar()
        self.bar.setCursor(Qt.CursorShape.PointingHandCursor)
        self.bar.chosen.connect(self._share_chosen)
        self.buttons = {status: self._button(status) for status in KINDS}
        self.pinned = self._button(NumberStatus.INVALID)  # a substitute for that line while it is scrolled out of sight
        self.reasons = CountLines(_REASONS)
        self.countries = CountSection(words.tr("Countries", "upload"))
        self.line_types = CountSection(words.tr("Line types", "upload"))
        self._facets = (self.reasons, self.countries, self.line_types)
        for facet in self._facets:
            facet.filter_wanted.connect(self.filter_wanted)
            facet.made.connect(self._set_tab_order)
        self.beside = Label("", "small", wrap=True)  # wrapped, so that its words don't widen the panel
        self.beside.setContentsMargins(*margins(PADDING + INDENT, 2, PADDING, 2))
        self.beside.hide()
        self.reading.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        legend = QVBoxLayout()
        legend.setSpacing(0)
        for status, button in self.buttons.items():
            legend.addWidget(button)
            if status is NumberStatus.INVALID:
                legend.addWidget(self.beside)
                legend.addWidget(self.reasons)
        sections = QVBoxLayout()
        sections.setSpacing(0)
        sections.addWidget(self.countries)
        sections.addWidget(self.line_types)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(indented(self.reading, self.bar))
        column.addLayout(legend)
        column.addLayout(sections)

    def show_counting(self, name: str) -> None:
        """Show the reading progress of the list called `name` in place of the counts."""
        self.bar.hide()
        self.reading.begin(name)
        self.reading.show()
        for button in (*self.buttons.values(), self.pinned):
            button.set_count(None)
        self.buttons[NumberStatus.VALID].setText(words.tr(KINDS[NumberStatus.VALID][0], "upload"))
        for facet in self._facets:
            facet.set_lines(())
        self.beside.hide()
        QWidget.setTabOrder(self.reading.cancel, self.buttons[NumberStatus.VALID])
        self.show_filter(None)

    def show_list(self, found: ImportSummary) -> None:
        """Show the counts of a list, without a filter."""
        self._end_reading()
        self._show_kinds(found)
        self.reasons.set_lines(_reasons(found))
        self.beside.setText(_beside_words(found))
        self.beside.setVisible(sum(found.reasons.values()) > found.counts.invalid)
        self.countries.set_lines(
            [
                _numbers(region_name(name), count, RowFilter(region=name))
                for name, count in by_count(found.countries, region_name)
            ]
        )
        self.line_types.set_lines(
            [
                _numbers(line_type_word(name), count, RowFilter(line_type=name))
                for name, count in by_count(found.line_types, line_type_word)
            ]
        )
        self._set_tab_order()
        self.show_filter(None)

    def _show_kinds(self, found: ImportSummary) -> None:
        """Show the counts by kind; without a number column rows are "not counted" rather than empty."""
        known, shares = found.shape.phone_column is not None, []
        self.buttons[NumberStatus.VALID].setText(_valid_words(found))
        for status, (text, colour) in KINDS.items():
            count = getattr(found.counts, status.value)
            if known:
                self.buttons[status].set_count(count)
                shares.append(Share(words.tr(text, "upload"), count, colour))
            else:
                self.buttons[status].set_uncounted()
        self.pinned.set_count(found.counts.invalid if known else None)
        self.bar.set_shares(shares)

    def _end_reading(self) -> None:
        self.reading.cancel.clearFocus()  # otherwise the focus would jump to an unrelated next button
        self.reading.hide()
        self.bar.show()

    def _set_tab_order(self) -> None:
        """Set the Tab order to the visual order, because newly made lines would come last."""
        legend = list(self.buttons.values())
        until = list(self.buttons).index(NumberStatus.INVALID) + 1
        sections = [part for each in (self.countries, self.line_types) for part in (each.header, *each.lines.parts())]
        order = [*legend[:until], *self.reasons.parts(), *legend[until:], *sections]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def show_filter(self, shown: Shown) -> None:
        """Mark the count of the filter that the preview shows."""
        for status, button in self.buttons.items():
            button.setChecked(with_status(status) == shown)
        self.pinned.setChecked(with_status(NumberStatus.INVALID) == shown)
        for facet in self._facets:
            facet.show_filter(shown)

    def _share_chosen(self, share: Share) -> None:
        """Click the legend's line of the same colour."""
        next(self.buttons[status] for status, (_text, colour) in KINDS.items() if colour == share.colour_role).click()

    def _button(self, status: NumberStatus) -> CountButton:
        text, colour = KINDS[status]
        button = CountButton(words.tr(text, "upload"), colour)
        button.clicked.connect(lambda checked: self.filter_wanted.emit(with_status(status) if checked else None))
        return button


def _valid_words(found: ImportSummary) -> str:
    """Return the words for valid rows, with the count of numbers if rows have several each."""
    if found.numbers == found.counts.valid:
        return words.tr(KINDS[NumberStatus.VALID][0], "upload")
    numbers = words.counted(found.numbers, "%n number", "%n numbers")
    return words.tr("valid rows ({})", "upload").format(numbers)


def _beside_words(found: ImportSummary) -> str:
    if found.counts.invalid:
        return words.tr("Problems, some of them beside a valid number:", "upload")
    return words.tr("In rows that also have a valid number:", "upload")


def _reasons(found: ImportSummary) -> list[CountLine]:
    """Return the lines of the reasons: damage done by Excel first, as one line; then the most frequent."""
    lost = [problem for problem in found.reasons if problem in DAMAGED]
    reasons = {**found.reasons}
    if lost:
        together = sum(reasons.pop(problem) for problem in lost)
        reasons[lost[0]] = together
    return [_reason(problem, reasons[problem]) for problem in worst_first(reasons)]


def _reason(problem: str, count: int) -> CountLine:
    icon, tone = problem_look(problem)
    word, advice = problem_word(problem), problem_advice(problem)
    return CountLine(word, count, with_problem(problem), icon, tone, advice)


def _numbers(text: str, count: int, of: RowFilter) -> CountLine:
    return CountLine(text, count, (of,), unit=NUMBERS)


def indented(*parts: QWidget) -> QVBoxLayout:
    """Return a column layout with its parts indented like the legend's colours."""
    made = QVBoxLayout()
    made.setContentsMargins(PADDING, 0, PADDING, 0)
    made.setSpacing(theme.S)
    for part in parts:
        made.addWidget(part)
    return made


# --- A foldable part of the counts: a title with a summary, and the lines below it ---


_LINES, _HEADER_HEIGHT, _GAP = 5, 24, 12


class CountSection(QWidget):
    """Emits `filter_wanted(Shown)`. Stays open or folded from list to list."""

    filter_wanted = Signal(object)
    made = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()
        self.header = SectionHeader(title)
        self.header.toggled.connect(self._unfold)
        self.lines = CountLines(_LINES)
        self.lines.filter_wanted.connect(self.filter_wanted)
        self.lines.made.connect(self.made)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.lines)
        self.set_lines(())

    def set_lines(self, lines: Sequence[CountLine]) -> None:
        """Show the lines in this order; hide the section if there are none."""
        self.lines.set_lines(lines)
        self.header.set_gist(_gist(lines))
        self._unfold(self.header.isChecked())
        self.setVisible(bool(lines))

    def show_filter(self, shown: Shown) -> None:
        """Mark the filter shown by the preview; unfold the section if the filter is one of its own."""
        self.lines.show_filter(shown)
        if shown is not None and shown in self.lines.all_shown():
            self.header.setChecked(True)

    def _unfold(self, unfolded: bool) -> None:
        self.lines.setVisible(unfolded)


class SectionHeader(QPushButton):
    """The title with a chevron; while folded, the summary beside it."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._gist = ""
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty("kind", "link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_gist(self, gist: str) -> None:
        """Set the summary."""
        self._gist = gist
        self.setAccessibleName(joining.named(self.text(), gist))
        self.setToolTip(gist)
        self.update()

    def gist(self) -> str:
        """Return the summary."""
        return self._gist

    def sizeHint(self) -> QSize:
        """Return room for the title; the summary takes any width left."""
        return QSize(2 * PADDING + INDENT + self.fontMetrics().horizontalAdvance(self.text()) + 40, _HEADER_HEIGHT)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw background and focus ring by the style, the rest directly."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        whole, way = self.rect(), self.layoutDirection()
        inner = whole.adjusted(PADDING, 0, -PADDING, 0)
        chevron = placed(QRect(inner.left() - 2, inner.center().y() - 6, 14, 14), whole, way)
        icons.paint(painter, chevron, "chevron-down" if self.isChecked() else "chevron-right", "muted")
        painter.setFont(weighted(self.font(), QFont.Weight.Medium))
        painter.setPen(theme.colour("text"))
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        room = inner.adjusted(INDENT, 0, 0, 0)
        painter.drawText(placed(room, whole, way), middle | int(Qt.AlignmentFlag.AlignLeft), self.text())
        if self.isChecked():
            return
        room = room.adjusted(painter.fontMetrics().horizontalAdvance(self.text()) + _GAP, 0, 0, 0)
        painter.setPen(theme.colour("muted"))
        painter.setFont(weighted(self.font(), QFont.Weight.Normal))
        short = painter.fontMetrics().elidedText(self._gist, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(placed(room, whole, way), middle | int(Qt.AlignmentFlag.AlignRight), short)


def _gist(lines: Sequence[CountLine]) -> str:
    """Return the summary: "United Kingdom, Germany" or "United Kingdom +7"."""
    if len(lines) > 2:
        return words.tr("{} +{}", "upload").format(lines[0].text, words.number(len(lines) - 1))
    return joining.listed(line.text for line in lines)

"""The preview: the list's rows with the columns of numbers marked."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import cast

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QMenu, QStyleOptionViewItem, QWidget

from desktop_app.core.detection.table import Column as TableColumn
from desktop_app.core.detection.table import ImportSummary, ReadOptions, TableShape
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.suppression import Suppressing
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnsweredRow, ListRow
from desktop_app.services.ports import FirstRows, OpenList
from desktop_app.ui.batch.offline_cells import KEY, OfflineCells
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.tables.cell_delegate import PADDING, CellDelegate
from desktop_app.ui.parts.tables.data_table_model import Column, DataTableModel
from desktop_app.ui.parts.tables.paged_table import PagedTable
from desktop_app.ui.parts.tables.table import Table, title_width, without_sliver
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.number_words import (
    e164_words,
    problem_word,
    status_icon,
    status_tip,
    status_tone,
    status_words,
)
from desktop_app.ui.text.verdict_words import LOOKS, suppressed_words, verdict_word
from desktop_app.ui.upload.lists import FirstList
from desktop_app.ui.upload.reading.import_choices import one_line

PAGE = 64
# Pages kept: a few screens around the current position.
_KEPT = 24
ROW, PHONE, E164, STATUS = "row", "phone", "e164", "status"


class PreviewModel(DataTableModel[ListRow]):
    """Columns: `#`, the numbers with their verdicts, those of `offline`, then the list's other columns in order."""

    def __init__(
        self, store: OpenList | FirstList, parent: QObject | None = None, offline: OfflineCells | None = None
    ) -> None:
        own = [] if offline is None else offline.columns()
        self._suppressed: dict[int, dict[str, tuple[Suppressing, ...]]] = {}  # by row and number, of rows in sight
        columns = self._marked(_columns(store.understanding))
        at = next((at + 1 for at, column in enumerate(columns) if column.key == STATUS), len(columns))
        super().__init__([*columns[:at], *own, *columns[at:]], parent)
        self._offline = offline
        if offline is not None:
            offline.never_called = lambda row: self._suppressed.get(row.row, {})
        self._store = store
        self._first = store.understanding.shape.first_data_row
        self._total = store.count if isinstance(store, FirstList) else store.understanding.counts.rows
        self._only: array[int] | None = None
        self._pages: OrderedDict[int, Sequence[ListRow]] = OrderedDict()

    def grow(self, whole: OpenList) -> bool:
        """Continue with the whole list whose beginning is shown, keeping selection and position.

        Return False and do nothing if the whole list isn't the same table.
        """
        before, total = self._total, whole.understanding.counts.rows
        columns = self._more_columns(whole.understanding)
        if not self.may_grow or columns is None or not 0 < before <= total:
            return False
        if columns:
            self.beginInsertColumns(QModelIndex(), len(self.columns), len(self.columns) + len(columns) - 1)
            self.columns += columns
            self.endInsertColumns()
        if total > before:
            self.beginInsertRows(QModelIndex(), before, total - 1)
        self._store, self._total = whole, total
        self._pages.clear()
        if total > before:
            self.endInsertRows()
        self.dataChanged.emit(self.index(0, 0), self.index(before - 1, len(self.columns) - 1))
        return True

    def shows_other(self, offline: Sequence[Column[ListRow]]) -> bool:
        """Return True if the columns for which nobody is asked are others than these."""
        mine = [column.key for column in self.columns if column.key.startswith(KEY)]
        return mine != [column.key for column in offline]

    def show_only(self, rows: array[int] | None) -> None:
        """Show the rows with these numbers; None: all."""
        self.beginResetModel()
        self._only = rows
        self._pages.clear()
        self.endResetModel()

    @property
    def understanding(self) -> ImportSummary:
        """The understanding of the list, without counts while the list may grow."""
        return self._store.understanding

    @property
    def may_grow(self) -> bool:
        """True if it shows only the beginning of a list."""
        return isinstance(self._store, FirstList)

    def _more_columns(self, found: ImportSummary) -> list[Column[ListRow]] | None:
        """Return the columns that only later rows have, or None if the first ones differ from the current ones."""
        columns = _columns(found)
        mine = [(column.key, column.title) for column in self.columns]
        same = found.shape.first_data_row == self._first and mine == [
            (column.key, column.title) for column in columns[: len(mine)]
        ]
        return columns[len(mine) :] if same else None

    def row_count(self) -> int:
        """Return the number of all rows, or of those the filter leaves."""
        return self._total if self._only is None else len(self._only)

    def row_at(self, at: int) -> ListRow | None:
        """Return a row from its page; a page not in memory is read by key (some 0.2 ms)."""
        page, place = divmod(at, PAGE)
        rows = self._pages.get(page)
        if rows is None:
            rows = self._pages[page] = self._read(page * PAGE)
            while len(self._pages) > _KEPT:
                self._pages.popitem(last=False)
        else:
            self._pages.move_to_end(page)
        return rows[place] if 0 <= place < len(rows) else None

    def _read(self, start: int) -> Sequence[ListRow]:
        # Rows follow each other without gaps, blank ones included.
        found: Sequence[ListRow]
        if isinstance(self._store, FirstList):
            found = self._store.page(self._first + start, min(PAGE, self._total - start))
        else:
            first = self._first + start
            here = range(first, first + min(PAGE, self._total - start))
            rows = self._store.rows(here if self._only is None else self._only[start : start + PAGE])
            found = [each.row for each in rows]
            for each in rows:
                self._note_suppressed(each)
        if self._offline is not None:
            self._offline.look_up(found)
        return found

    # --- Suppressed numbers ---

    def mark_anew(self) -> None:
        """Show which rows are suppressed now."""
        self._pages.clear()
        self._suppressed.clear()
        if self.row_count():
            self.dataChanged.emit(self.index(0, 0), self.index(self.row_count() - 1, len(self.columns) - 1))

    def _note_suppressed(self, found: AnsweredRow) -> None:
        if any(answer.suppressed for answer in found.all_answers):
            both = zip(found.row.all_numbers, found.all_answers, strict=True)
            lists = {number.e164: answer.suppressed for number, answer in both if answer.suppressed}
            self._suppressed[found.row.row] = lists

    def _marked(self, columns: Sequence[Column[ListRow]]) -> list[Column[ListRow]]:
        """Return the columns, of which the numbers' verdict says what is suppressed."""
        return [self._with_suppressed(column) if column.key == STATUS else column for column in columns]

    def _with_suppressed(self, column: Column[ListRow]) -> Column[ListRow]:
        icon, tone = LOOKS[Verdict.SUPPRESSED]
        return replace(
            column,
            text=self.said_of,
            icon=lambda row: icon if self._whole(row) else status_icon(row),
            tone=lambda row: tone if self._whole(row) else status_tone(row),
            tip=self.tip_of,
        )

    def said_of(self, row: ListRow) -> str:
        """Return what is said of a row's numbers: “suppressed”, or their status."""
        return verdict_word(Verdict.SUPPRESSED) if self._whole(row) else status_words(row)

    def tip_of(self, row: ListRow) -> str:
        """Return more of it: which suppression lists each number is on, and what its problem means."""
        each = self._suppressed.get(row.row, {}).items()
        lists = (joining.named(number, suppressed_words(found)) for number, found in each)
        return "\n".join(filter(None, [*lists, status_tip(row)]))

    def _whole(self, row: ListRow) -> bool:
        """Return True if none of a row's numbers is sent, because they are suppressed."""
        found = self._suppressed.get(row.row)
        return found is not None and all(each.e164 in found for each in row.all_numbers if each.e164)

    def phone_columns(self) -> tuple[int, ...]:
        """Return the positions of the phone columns."""
        return tuple(at for at, column in enumerate(self.columns) if column.key == PHONE)

    def marked_columns(self) -> tuple[int, ...]:
        """Return the positions of the phone columns and of the columns with the numbers' verdicts."""
        return tuple(at for at, column in enumerate(self.columns) if column.key in {PHONE, E164, STATUS})

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the titles; for screen readers, mark the column with the numbers."""
        if role == Qt.ItemDataRole.AccessibleTextRole and 0 <= section < len(self.columns):
            title = self.columns[section].title
            if self.columns[section].key == PHONE:
                return words.tr("{}, the column with the numbers", "upload").format(title)
            return title
        return super().headerData(section, orientation, role)


def _columns(found: ImportSummary) -> list[Column[ListRow]]:
    shape = found.shape
    phones = shape.phone_columns
    others = [
        Column(f"cell:{column.index}", _title(column.name), _cell(column.index))
        for column in shape.columns
        if column not in phones
    ]
    number: Column[ListRow] = Column(ROW, "#", lambda row: words.number(row.row), tone=lambda _row: "muted", right=True)
    numbers: list[Column[ListRow]] = [
        Column(PHONE, _title(column.name), _cell(column.index)) for column in shape.phone_columns
    ]
    return [number, *numbers, *(_verdict_columns() if phones else ()), *others]


def _verdict_columns() -> list[Column[ListRow]]:
    return [
        Column(E164, "E.164", e164_words, tip=_several_tip),
        Column(
            STATUS,
            words.tr("Number", "upload"),
            status_words,
            icon=status_icon,
            tone=status_tone,
            tip=status_tip,
        ),
    ]


def _several_tip(row: ListRow) -> str:
    return status_tip(row) if row.numbers else ""


def _title(name: str) -> str:
    return one_line(name) if name.strip() else ""


def _cell(at: int) -> Callable[[ListRow], str]:
    return lambda row: row.cells[at] if at < len(row.cells) else ""


# --- The table ---


_MARK = 2

_NUMBERS = TableColumn(0, "")
_NOTHING = ImportSummary("", None, None, None, [], TableShape(None, (_NUMBERS,), _NUMBERS))
_BLANK = ListRow(1, ("",), "", "", "", "", NumberStatus.VALID, "")


@dataclass(frozen=True, slots=True)
class TableState:
    """Holds the rows of a table that shows others for a while; column widths and position are in pixels."""

    model: PreviewModel
    selection: QItemSelectionModel
    widths: list[int]
    wanted: list[int]
    fitted: list[int]
    room: int
    place: QPoint


class PreviewTable(PagedTable):
    """A table whose columns are as wide as their first rows need, with a tint below the numbers."""

    def __init__(self) -> None:
        super().__init__(words.tr("Preview of the list", "upload"))
        self._warm = False
        self.more_actions: Callable[[QMenu], None] = lambda _menu: None
        self._wanted: list[int] = []  # by the columns' contents
        self._fitted: list[int] = []  # by contents and available room; a column that differs was resized by the person
        self._room = 0
        self._marking = MarkedDelegate(self)
        self.setItemDelegate(self._marking)
        header = MarkedHeader(self)
        header.setSectionsClickable(False)
        self.setHorizontalHeader(header)
        self._header = header

    def row_menu(self) -> QMenu:
        """Return the context menu, with what else can be done with the rows."""
        menu = super().row_menu()
        self.more_actions(menu)
        return menu

    def show_rows(self, model: PreviewModel) -> None:
        """Show another list."""
        self.clear()
        self._take(model)
        model.modelReset.connect(self._widen)
        self._fit(model)
        self.scrollToTop()

    def warm_up(self) -> None:
        """Make Qt build now, while nobody waits, what it would build on first use with a noticeable delay."""
        if self.model() is None and not self._warm:
            self._warm = True
            self.show_rows(PreviewModel(FirstList("", FirstRows(_NOTHING, (_BLANK,)), ReadOptions())))
            self.grab()
            self.clear()

    def grow(self, whole: OpenList) -> bool:
        """Show the whole list whose beginning is shown, without a jump; return False if that isn't possible.

        Fit the columns to all of it then, unless a person is already working in the table.
        """
        model = self.model()
        touched = self._touched()
        if not isinstance(model, PreviewModel) or not model.grow(whole):
            return False
        if not touched:
            self._fit(model)
        return True

    def clear(self) -> None:
        """Show nothing, and request no more rows."""
        before = self.model()
        self.setModel(None)
        if before is not None:
            before.deleteLater()

    def save_state(self) -> TableState:
        """Release the rows without closing them; `restore_state` shows them just as they were."""
        header = self.horizontalHeader()
        saved = TableState(
            cast(PreviewModel, self.model()),
            self.selectionModel(),
            [header.sectionSize(at) for at in range(header.count())],
            self._wanted,
            self._fitted,
            self._room,
            QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value()),
        )
        self.setModel(None)
        return saved

    def restore_state(self, saved: TableState) -> None:
        """Restore the rows, their selection, and the scroll position."""
        self.clear()
        self._take(saved.model)
        fresh = self.selectionModel()
        self.setSelectionModel(saved.selection)
        fresh.deleteLater()
        for at, width in enumerate(saved.widths):
            self.horizontalHeader().resizeSection(at, width)
        self._wanted, self._fitted, self._room = saved.wanted, saved.fitted, saved.room
        self._share_anew()  # the window may have another width
        self.doItemsLayout()  # otherwise the scroll bars don't reach that far yet
        self.horizontalScrollBar().setValue(saved.place.x())
        self.verticalScrollBar().setValue(saved.place.y())

    def _take(self, model: PreviewModel) -> None:
        self.setModel(model)
        marked = self._marking.marked = model.marked_columns()
        self._header.mark(model.phone_columns(), marked)

    def _fit(self, model: PreviewModel) -> None:
        """Set all columns to the widths of their contents."""
        self._wanted, self._fitted = wanted_widths(model, self.fontMetrics().horizontalAdvance), []
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew: the same list has the same widths in the same room, whatever happened before."""
        super().resizeEvent(event)
        self._share_anew()

    def _share_anew(self) -> None:
        """Share the width if the room has changed; otherwise keep what a filter has widened."""
        if self._room != self._sure_room():
            self._share()

    def _share(self) -> None:
        """Avoid a sliver of a column at the edge, unless the person has resized a column."""
        model, header = self.model(), self.horizontalHeader()
        if isinstance(model, PreviewModel) and not self._pulled():
            self._room = self._sure_room()
            titles = [title_width(header, column.title) for column in model.columns]
            widths = without_sliver(self._wanted, titles, self._room)
            self._fitted = [self._set_width(at, width) for at, width in enumerate(widths)]

    def _sure_room(self) -> int:
        """Return the pixels for the columns beside the scroll bar, even while there are too few rows for one."""
        return self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()

    def _widen(self) -> None:
        """Widen columns for other rows of the same list; never narrow one.

        Columns that the person resized stay as they are.
        """
        model, header = self.model(), self.horizontalHeader()
        if isinstance(model, PreviewModel):
            wanted, last = wanted_widths(model, self.fontMetrics().horizontalAdvance), len(self._fitted) - 1
            for at, width in enumerate(wanted[: len(self._fitted)]):
                self._wanted[at] = max(self._wanted[at], width)
                # The last column stretches: its width changes without the person.
                if width > header.sectionSize(at) and (at == last or header.sectionSize(at) == self._fitted[at]):
                    self._fitted[at] = self._set_width(at, width)

    def _set_width(self, at: int, width: int) -> int:
        """Set a column's width and return the resulting one in pixels: the header has a minimum."""
        self.horizontalHeader().resizeSection(at, width)
        return self.horizontalHeader().sectionSize(at)

    def _touched(self) -> bool:
        """Return True if the person resized a column, scrolled, or marked a row.

        The last column stretches by itself.
        """
        elsewhere = self.horizontalScrollBar().value() or self.verticalScrollBar().value()
        marked = self.selectionModel() is not None and self.selectionModel().hasSelection()
        return self._pulled() or bool(elsewhere) or marked

    def _pulled(self) -> bool:
        header = self.horizontalHeader()
        return [header.sectionSize(at) for at in range(len(self._fitted))][:-1] != self._fitted[:-1]


class MarkedDelegate(CellDelegate):
    """Draws the cells of the columns `marked` on a tinted background."""

    marked: tuple[int, ...] = ()

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """Return the field in which a number is typed, with a name for screen readers."""
        editor = super().createEditor(parent, option, index)
        row = index.model().index(index.row(), 0).data()
        editor.setAccessibleName(words.tr("The number of row {}, corrected", "upload").format(row))
        return editor

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the tint, then the cell as usual."""
        if index.column() in self.marked:
            painter.fillRect(option.rect, theme.colour("window"))
        super().paint(painter, option, index)


class MarkedHeader(QHeaderView):
    """A header with the numbers' title in full colour and a line in the accent colour below it."""

    def __init__(self, table: Table) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        before = table.horizontalHeader()
        self.setFixedHeight(before.height())
        self.setHighlightSections(False)
        self.setStretchLastSection(True)
        self.setMinimumSectionSize(before.minimumSectionSize())
        self.setDefaultSectionSize(before.defaultSectionSize())
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._phones: tuple[int, ...] = ()
        self._marked: tuple[int, ...] = ()

    def mark(self, phones: tuple[int, ...], marked: tuple[int, ...]) -> None:
        """Set the columns with the numbers, and those that belong to them."""
        self._phones, self._marked = phones, marked
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803 - Qt's names
        """Extend the tint to the top; draw only the numbers' own title differently."""
        if logicalIndex in self._marked:
            painter.fillRect(rect, theme.colour("window"))
        if logicalIndex not in self._phones:
            painter.save()
            super().paintSection(painter, rect, logicalIndex)
            painter.restore()
            return
        title = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal) or "")
        font = self._strong()
        room = rect.adjusted(PADDING, 0, -PADDING, 0)
        painter.save()
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        short = QFontMetrics(font).elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), short)
        painter.fillRect(QRect(rect.left(), rect.bottom() - _MARK + 1, rect.width(), _MARK), theme.colour("accent"))
        painter.restore()

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:  # noqa: N802, N803 - Qt's names
        """Return the usual size, a little wider for the bolder title."""
        wanted = super().sectionSizeFromContents(logicalIndex)
        return wanted + QSize(8, 0) if logicalIndex in self._phones else wanted

    def _strong(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font


# --- Preferred widths of the preview's columns, by rows and counts ---


_MEASURED = 20  # first and last rows that are measured
_LONGEST = 80  # letters that are measured
_NARROWEST, _WIDEST = 64, 220
_LEAST = {ROW: 48, PHONE: 120}
_LEAST_AT_FIRST = {E164: 136, STATUS: 188}  # while rows of any kind may come
_WIDEST_OF = {E164: 264}  # two numbers
_WIDEST_OF_SEVERAL = 150  # phone columns, so that what became of the numbers stays in sight
_LAST_ROW = 1_048_576  # of a sheet


def wanted_widths(model: PreviewModel, measure: Callable[[str], int]) -> list[int]:
    """Return the widths for the first and last rows shown now, in pixels; `measure` returns a text's width."""
    count = model.row_count()
    places = {*range(min(_MEASURED, count)), *range(max(0, count - _MEASURED), count)}
    rows = [row for at in places if (row := model.row_at(at)) is not None]
    return [_width(model, column, rows, measure) for column in model.columns]


def _width(model: PreviewModel, column: Column[ListRow], rows: Sequence[ListRow], measure: Callable[[str], int]) -> int:
    texts = [column.title, *map(column.text, rows), *_expected(model, column.key)]
    width = max(measure(text[:_LONGEST]) for text in texts) + 2 * PADDING + 6
    width += icons.SIZE + theme.S if column.key == STATUS else 0
    made_for = 0 if column.known is None else column.width  # for values that come later
    least = max(_LEAST.get(column.key, _NARROWEST), _LEAST_AT_FIRST.get(column.key, 0) if model.may_grow else 0)
    several = column.key == PHONE and len(model.phone_columns()) > 1
    return max(least, made_for, min(width, _WIDEST_OF_SEVERAL if several else _WIDEST_OF.get(column.key, _WIDEST)))


def _expected(model: PreviewModel, key: str) -> Iterator[str]:
    """Yield texts that rows outside the measured ones will show."""
    if key == ROW and model.may_grow:
        yield words.number(_LAST_ROW)  # so that rows to come don't move what somebody looks at
    elif key == STATUS:
        yield from map(problem_word, model.understanding.reasons)

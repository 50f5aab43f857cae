"""What lists and months cost, as tables and a file; and the most that may be spent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from decimal import Decimal

from PySide6.QtCore import QDate, QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QHeaderView, QWidget

from desktop_app.core.money.caps import Caps, CapSpan, CapUsed
from desktop_app.core.money.charged import ChargedHow, how_known
from desktop_app.core.output.formats import CSV
from desktop_app.core.service.settings import Setting
from desktop_app.services.account.costs import BatchCost, Costs, MonthCost
from desktop_app.ui.export.export_format import name_filter
from desktop_app.ui.export.file_work import FileOrder, rows_saved
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.fields import AmountField, by_organisation
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.tables.cell_delegate import PADDING
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table, title_width
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.charge_words import how_words
from desktop_app.ui.text.list_title import list_title
from desktop_app.ui.text.product_words import product_name

_tr = words.translator("balance")

# Where a list's name would have fewer pixels than that, these columns give it theirs, one after the other.
_LEAST_NAME = 152
_GIVE_WAY = ("estimate", "product", "before")


class CostsCard(Card):
    """Shows the table, or a note if it is empty. `why_unknown(batch_id)` returns why a charge is unknown.

    Emits `save_wanted` for saving the costs to a file.
    """

    save_wanted = Signal()

    def __init__(self, why_unknown: Callable[[str], str]) -> None:
        super().__init__()
        self._why_unknown = why_unknown
        title = _tr("What each list cost")
        self.setAccessibleName(title)
        self.set_low(False)
        self.model = ListTableModel(cost_columns(datetime.now().astimezone()), identity=lambda row: row.batch.id)
        self.table = Table(title, self.model)
        self.table.sort_by_header()
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        self.about = Label("", "small", wrap=True)
        self.about.setContentsMargins(PADDING, theme.S, PADDING, theme.XS)
        self.empty = Label(_tr("No list was sent through this connection yet."), "muted", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.save = Button(_tr("Save as CSV…"), "link", clicked=self.save_wanted.emit)
        self.save.setToolTip(_tr("What every list cost, across all connections, for whoever does the accounts"))
        head = QHBoxLayout()
        head.setContentsMargins(PADDING, 0, PADDING, 0)  # in line with the cells
        head.addWidget(Label(title, "heading"), 1)
        head.addWidget(self.save)
        self.body.addLayout(head)
        self.body.addWidget(self.empty, 1)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.about)
        self.body.setAlignment(head, Qt.AlignmentFlag.AlignTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns to the new width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Hide columns if it is narrow: the estimate first, the balance before last.

        No amount is cut off: its column is as wide as the longest.
        """
        header, columns = self.table.horizontalHeader(), self.model.columns[1:]
        measure = self.table.fontMetrics().horizontalAdvance
        widths = {column.key: max(column.width, title_width(header, column.title)) for column in columns}
        for column in (each for each in columns if each.right):
            message = max((measure(column.text(row)) for row in self.model.rows), default=0) + 2 * PADDING + 1
            widths[column.key] = max(widths[column.key], message)
            self.table.setColumnWidth(self.model.column_at(column.key), widths[column.key])
        room = self.width() - _LEAST_NAME - sum(widths.values())
        for key in _GIVE_WAY:
            self.table.setColumnHidden(self.model.column_at(key), room < 0)
            room += widths[key] if room < 0 else 0

    def set_low(self, low: bool) -> None:
        """Reduce the margins in a low window in favour of rows."""
        self.body.setContentsMargins(1, theme.S if low else theme.M, 1, theme.RADIUS)
        self.body.setSpacing(0 if low else theme.S)

    def show_rows(self, rows: Sequence[BatchCost]) -> None:
        """Show the rows, newest first."""
        self.model.set_rows(rows)
        self._make_room()
        self.table.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self._chosen(self.table.currentIndex())

    def _chosen(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        """Show the source of the chosen cost, for keyboard users; the tool tip has it, too."""
        row = self.model.row_at(index.row()) if index.isValid() else None
        self.about.setVisible(row is not None)
        if row is None:
            return
        told = tip_of(row)
        if row.cost is None and row.over:
            told = joining.after(told, self._why_unknown(row.batch.id))
        self.about.setText(_tr("{list}: {how}").format(list=list_title(row.batch), how=told))


# --- What each list cost, as a file ---


def costs_order(costs: Costs) -> FileOrder[int]:
    """Return the order to save what every list cost."""
    point = words.locale().decimalPoint()
    return FileOrder(
        title=_tr("Save what the lists cost"),
        name=f"Dialproof costs {datetime.now():%Y-%m-%d}{CSV.suffix}",
        suffix=CSV.suffix,
        name_filter=name_filter(CSV),
        write=lambda path, progress: costs.save(path, point, progress),
        written=rows_saved,
        folder=Setting.COSTS_FOLDER,
    )


# --- What each month cost, lists and single checks, beside the amount ---


class MonthsCard(Card):
    """Hidden if nothing was sent."""

    def __init__(self) -> None:
        super().__init__(_tr("Cost by month"))
        self._rows: list[KeyValue] = []
        self.note = Label("", "small", wrap=True)
        self.body.addWidget(self.note)
        self.hide()

    def show_months(self, months: Sequence[MonthCost]) -> None:
        """Show the months, newest first, each with the cost of its single checks."""
        for row in self._rows:
            self.body.removeWidget(row)
            row.deleteLater()
        self._rows = [row for each in months for row in _rows(each)]
        for at, row in enumerate(self._rows):
            self.body.insertWidget(1 + at, row)
        notes = [_tr("≈ partly estimated from prices") if any(m.estimated for m in months) else ""]
        notes += [_tr("≥ at least; some costs unknown") if any(m.partly and m.cost for m in months) else ""]
        self.note.setText(" · ".join(filter(None, notes)))
        self.note.setVisible(bool(self.note.text()))
        self.setVisible(bool(months))

    def shown(self) -> list[str]:
        """Return the amounts as shown."""
        return [row.value() for row in self._rows]


def _rows(month: MonthCost) -> list[KeyValue]:
    rows = [KeyValue(_name(month), month_words(month))]
    if month.checks:
        name = words.counted(month.checks, "including %n single check", "including %n single checks")
        rows.append(KeyValue(name, checks_words(month), below=True))
    return rows


def _name(month: MonthCost) -> str:
    return words.locale().toString(QDate(month.year, month.month, 1), _tr("MMMM yyyy"))


# --- The words and columns ---


def cost_words(row: BatchCost) -> str:
    """Return "11,690", "≈ 11,690" for an estimate, "≥ 11,690" if only a part of it is known."""
    if row.cost is None:
        return _tr("unknown") if row.over else words.NOTHING
    sign = "≥ " if row.partly else "≈ " if row.estimated else ""
    return sign + words.number(row.cost)


def cost_columns(now: datetime) -> list[Column[BatchCost]]:
    """Return the table's columns; `now` only supplies the time zone."""
    zone = now.tzinfo
    return [
        Column("file", _tr("List"), _title, width=184, sort=lambda r: _title(r).casefold()),
        Column("product", _tr("Product"), _product, width=128),
        Column(
            "date",
            _tr("Sent"),
            lambda r: words.moment(r.batch.created_at, datetime.now(zone)),
            width=112,  # “yesterday 12:04”
            tone=lambda _: "muted",
            sort=lambda r: r.batch.created_at,
        ),
        Column("numbers", _tr("Numbers"), lambda r: words.number(r.numbers), right=True, width=80, sort=_numbers),
        Column("cost", _tr("Cost"), cost_words, right=True, width=92, tip=tip_of, sort=lambda r: r.cost),
        _amounts("estimate", _tr("Estimated"), lambda r: r.estimate, width=88),
        _amounts("before", _tr("Balance before"), lambda r: r.balance_before, width=120),
    ]


def _amounts(key: str, title: str, amount: Callable[[BatchCost], Decimal | None], *, width: int) -> Column[BatchCost]:
    """Return a muted column beside the cost."""
    return Column(
        key, title, lambda r: words.number(amount(r)), right=True, width=width, tone=lambda _: "muted", sort=amount
    )


def _title(row: BatchCost) -> str:
    return list_title(row.batch)


def _product(row: BatchCost) -> str:
    return product_name(row.product.name) if row.product else row.batch.product


def _numbers(row: BatchCost) -> int:
    return row.numbers


def tip_of(row: BatchCost) -> str:
    """Return the source of a cost, or what replaces it."""
    if row.charged is not None:
        return how_words(row.batch, row.charged, under_way=not row.over)
    if row.cost is None and row.over:
        if row.estimate is None:
            return _tr("Neither the answers nor the balance says how much")
        return _tr("Unknown; estimated {} when it was sent").format(words.number(row.estimate))
    if row.cost is None:
        return _tr("No price is known")
    return _tr("From the prices when it was sent") if row.estimated else words.tr(how_known(ChargedHow.SAID), "charges")


def checks_words(month: MonthCost) -> str:
    """Return the cost of a month's single checks with a known price."""
    if month.unpriced == month.checks:
        return _tr("unknown")
    return ("≥ " if month.unpriced else "≈ ") + words.amount(month.checks_cost, month.currency)


def month_words(month: MonthCost) -> str:
    """Return "11,690 credits", with "≈" if partly estimated, "≥" if partly unknown; or that it is unknown."""
    if month.partly and not month.cost:
        return _tr("unknown")
    sign = "≥ " if month.partly else "≈ " if month.estimated else ""
    return sign + words.amount(month.cost, month.currency)


# --- The most that may be spent, and what is spent of it ---


_MOST_CAPPED = 1_000_000_000


class CapsCard(Card):
    """Emits `changed(everywhere, Caps)` once the person has finished typing, `place_chosen(everywhere)` before."""

    changed = Signal(bool, object)
    place_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__(_tr("Spend at most"))
        self.place = ChoiceButton(accessible_name=_tr("Where the caps hold"))
        everywhere = True, _tr("At all connections"), _tr("with the same unit")
        places = [(False, _tr("At this connection"), ""), everywhere]
        self.place.set_options(places, False)
        self.place.chosen.connect(self._choose_place)
        # The connection whose caps the fields show, None for all of them; "" before any.
        self._shown: str | None = ""
        names = {CapSpan.LIST: _tr("A list"), CapSpan.DAY: _tr("A day"), CapSpan.MONTH: _tr("A month")}
        self.fields = {span: self._field(name) for span, name in names.items()}
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.S)
        grid.setVerticalSpacing(theme.XS)
        grid.setColumnStretch(1, 1)
        for row, (span, name) in enumerate(names.items()):
            grid.addWidget(Label(name, "muted"), row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self.fields[span], row, 1)
        self.note = Label("", "small", wrap=True)
        self._shown_with = QWidget()
        self._shown_with.setLayout(grid)
        grid.setContentsMargins(0, 0, 0, 0)
        self.add(self.place, self._shown_with, self.note)

    def _field(self, name: str) -> AmountField:
        field = AmountField(_tr("Spend at most: {}").format(name), _MOST_CAPPED)
        field.setSpecialValueText(_tr("no cap"))
        field.setKeyboardTracking(False)
        field.setSingleStep(100)
        field.valueChanged.connect(self._typed)
        return field

    @property
    def everywhere(self) -> bool:
        """True if the caps on all connections are shown."""
        return self.place.current() is True

    def _choose_place(self, everywhere: bool) -> None:
        for field in self.fields.values():
            field.interpretText()  # what is being typed is meant for the place that was shown
        self.place_chosen.emit(everywhere)

    def _typed(self) -> None:
        amounts = {span.value: field.amount() for span, field in self.fields.items() if field.amount()}
        self.changed.emit(self._shown is None, Caps(**amounts))

    def show_none(self) -> None:
        """Say that the local service has no caps."""
        self.place.hide()
        self._shown_with.hide()
        self.note.setText(_tr("The local service takes no money, so there is nothing to cap."))
        self.note.show()

    def show_caps(self, caps: Caps, used: Sequence[CapUsed], fixed: Caps, unit: str, base_url: str) -> None:
        """Show a person's own caps, what is spent of those that hold here, and what the organisation has `fixed`.

        `base_url`: of the connection in use.
        """
        before, self._shown = self._shown, None if self.everywhere else base_url
        self.place.show()
        self._shown_with.show()
        for span, field in self.fields.items():
            amount = caps.of(span)
            if self._shown != before or not field.hasFocus():  # somebody may be typing into it
                field.blockSignals(True)
                field.setValue(float(amount or 0))
                field.blockSignals(False)
            field.setSuffix(f" {words.unit_name(unit)}" if unit else "")
        self.note.setText(joining.sentences(*map(spent_words, _widest(used)), _fixed_words(fixed, unit)))
        self.note.setVisible(bool(self.note.text()))


def _widest(used: Sequence[CapUsed]) -> list[CapUsed]:
    """Return one cap for the day and one for the month: what is spent at all connections, if that is counted."""
    found = {each.span: each for each in sorted(used, key=lambda each: each.everywhere)}
    return [found[span] for span in (CapSpan.DAY, CapSpan.MONTH) if span in found]


def spent_words(used: CapUsed) -> str:
    """Return what was spent today or this month."""
    if used.spent is None:
        return _tr("Nobody has said what a number costs, so nothing is sent.")
    spent = words.number(used.spent)
    return (_tr("Today: {} spent.") if used.span is CapSpan.DAY else _tr("This month: {} spent.")).format(spent)


def _fixed_words(fixed: Caps, unit: str) -> str:
    names = {CapSpan.LIST: _tr("a list {}"), CapSpan.DAY: _tr("a day {}"), CapSpan.MONTH: _tr("a month {}")}
    told = [names[span].format(words.amount(most, unit)) for span in CapSpan if (most := fixed.of(span)) is not None]
    return _tr("{}: {}.").format(by_organisation(), joining.listed(told)) if told else ""

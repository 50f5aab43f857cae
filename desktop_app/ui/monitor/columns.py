"""The columns of the tree, for batches and for the tasks below them."""

from __future__ import annotations

from datetime import datetime, timedelta

from desktop_app.core.batches.status import BatchStatus, Line
from desktop_app.core.money.charged import ChargedHow
from desktop_app.ui.batch.looks import all_words, name
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import file_title

_tr = words.translator("monitor")

FIRST = "name"  # it stands first and is always shown
AT_FIRST_HIDDEN = ("rate", "cost", "sent", "connection", "note")  # until a person wants them


def columns(timing: BatchTiming) -> list[Column[Line]]:
    """Return all columns; `width` is what each needs to be readable."""

    def service(line: Line) -> str:
        return timing.service(line.batch.base_url) if isinstance(line, BatchStatus) else ""

    def cost(line: Line) -> str:
        if not isinstance(line, BatchStatus):
            return "" if line.cost is None else ("≈ " if line.estimated else "") + words.number(line.cost)
        known = timing.charged(line)
        sign = "≥ " if known and known.how is ChargedHow.AT_LEAST else ""
        return f"{sign}{words.amount(known.amount, known.currency)}" if known else ""

    return [
        Column("name", _tr("Batch"), name, tip=lambda line: "\n".join(filter(None, (_name_tip(line), service(line))))),
        Column("product", _tr("Product"), _product, width=132, tip=_product),
        Column("numbers", _tr("Numbers"), lambda line: words.number(line.numbers), right=True, width=92),
        Column(
            "state",
            _tr("State"),
            lambda line: timing.look(line).text,
            width=120,
            icon=lambda line: timing.look(line).icon,
            tone=lambda line: timing.look(line).tone,
            tip=timing.message,
            among=all_words(),
        ),
        Column(
            "progress",
            _tr("Progress"),
            lambda line: words.percent(line.share_answered),
            width=84,
            progress=lambda line: line.share_answered,
            tone=lambda line: timing.look(line).tone,
        ),
        Column("left", _tr("Time left"), timing.left, width=90, tone=_muted),
        Column("heard", _tr("Last update"), timing.heard, width=88, tone=_muted, tip=timing.heard_exactly),
        Column("rate", _tr("Rate"), timing.rate, width=124, tone=_muted),
        Column("cost", _tr("Charged"), cost, right=True, width=120),
        Column(
            "sent",
            _tr("Sent"),
            timing.sent,
            width=120,
            tone=_muted,
            tip=timing.sent_exactly,
            among=_longest(timing.now()),
        ),
        Column("connection", _tr("Connection"), service, width=132, tip=service, tone=_muted),
        Column("note", _tr("Note"), _note, width=160, tip=_note, tone=_muted),
    ]


def _longest(now: datetime) -> tuple[str, ...]:
    """Return the longest words for a moment: "yesterday 10:58 PM" is longer than any date."""
    late = now.replace(hour=22, minute=58)
    return tuple(words.moment(then - timedelta(days=1), now) for then in (late, late.replace(hour=10)))


def _product(line: Line) -> str:
    return line.product_title if isinstance(line, BatchStatus) else ""


def _name_tip(line: Line) -> str:
    """Return the title, with the file's own name below if a person chose the title."""
    if isinstance(line, BatchStatus) and line.batch.title:
        return f"{line.batch.title}\n{file_title(line.batch)}"
    return name(line)


def _note(line: Line) -> str:
    return line.batch.note.replace("\n", " ") if isinstance(line, BatchStatus) else ""


def _muted(_line: Line) -> str:
    return "muted"

"""Draws the shell with a sample of every part, to be looked at.

    python -m tests.ui.show.gallery out-folder [--dark] [--high] [--wait]

Works with QT_QPA_PLATFORM=offscreen; `--wait` leaves the window open instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.errors import NeverArrived
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, EmptyState
from desktop_app.ui.parts.bars import ProgressStrip, Share, StackedBar
from desktop_app.ui.parts.button import Button, ChipRow
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.fields import NumberField
from desktop_app.ui.parts.label import ElidedLabel, KeyValue, Label, line
from desktop_app.ui.parts.layout.card import Card, button_row
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from tests.ui.looking.camera import Camera
from tests.ui.show.studio import Studio, arguments, take_pictures

FOCUSED = 16


@dataclass(frozen=True)
class Number:
    row: int
    name: str
    raw: str
    e164: str
    state: str
    words: str
    city: str


NUMBERS = [
    Number(2, "Amelia Hart", "07911 123456", "+447911123456", "valid", "valid", "Leeds"),
    Number(3, "B. Okafor", "+234 803 123 4567", "+2348031234567", "valid", "valid", "Lagos"),
    Number(4, "Chen Wei", "0086 139 1234 5678", "+8613912345678", "valid", "valid", "上海"),
    Number(5, "D. Rossi", "4.47911E+11", "", "warning", "digits lost in Excel", "Roma"),
    Number(6, "E. Novák", "+420 601 123 456", "+420601123456", "valid", "valid", "Praha"),
    Number(7, "Amelia Hart", "+44 7911 123456", "+447911123456", "duplicate", "same as row 2", "Leeds"),
    Number(8, "F. García", "call office", "", "invalid", "not a phone number", "Madrid"),
    Number(9, "G. Müller", "0049 (0)151 23456789", "+4915123456789", "valid", "valid", "Köln"),
    Number(10, "H. Ito", "+81 90-1234-5678", "+819012345678", "valid", "valid", "東京"),
    Number(11, "I. Silva", "+55 11 96123-4567", "+5511961234567", "valid", "valid", "São Paulo"),
    Number(12, "J. Dubois", "06 12 34 56 78", "", "invalid", "too short for GB", "Lyon"),
    Number(13, "K. Nowak", "+48 512 345 678", "+48512345678", "valid", "valid", "Gdańsk"),
]
LOOKS = {
    "valid": ("check", "success"),
    "warning": ("warning", "warning"),
    "duplicate": ("duplicate", "violet"),
    "invalid": ("cross", "danger"),
}
COLUMNS: list[Column[Number]] = [
    Column("row", "#", lambda n: str(n.row), width=52, tone=lambda _: "muted", sort=lambda n: n.row),
    Column("name", "Name", lambda n: n.name, width=104),
    Column("raw", "Mobile", lambda n: n.raw, width=172),
    Column("e164", "E.164", lambda n: n.e164, width=140),
    Column(
        "state",
        "Number",
        lambda n: n.words,
        width=168,
        icon=lambda n: LOOKS[n.state][0],
        tone=lambda n: LOOKS[n.state][1],
    ),
    Column("city", "City", lambda n: n.city),
]


@dataclass(frozen=True)
class Job:
    name: str
    product: str
    numbers: str
    icon: str
    tone: str
    state: str
    part: float | None
    left: str
    heard: str


JOBS = [
    Job("customers Q3.xlsx", "Carrier lookup", "11,690", "dot", "accent", "Processing", 0.71, "1 min 20 s", "now"),
    Job("leads-june.csv", "HLR lookup", "48,000", "warning", "warning", "Needs you", 0.6, "", "11:58"),
    Job("panel 2026.ods", "Phone validation", "1,048,575", "check", "success", "Completed", 1.0, "", "11:40"),
    Job("waiting.csv", "Phone validation", "312", "circle", "muted", "Waiting", 0.0, "3 min", "—"),
    Job("old-crm.xls", "WhatsApp presence and more", "2,040", "cross", "danger", "Failed", 0.33, "", "9:31"),
]
JOB_COLUMNS: list[Column[Job]] = [
    Column("name", "Batch", lambda j: j.name, width=190),
    Column("product", "Product", lambda j: j.product, width=150),
    Column("numbers", "Numbers", lambda j: j.numbers, right=True, width=100),
    Column("state", "State", lambda j: j.state, icon=lambda j: j.icon, tone=lambda j: j.tone, width=130),
    Column("progress", "Progress", lambda _: "", progress=lambda j: j.part, tone=lambda j: j.tone, width=110),
    Column("left", "Time left", lambda j: j.left, tone=lambda _: "muted", width=100),
    Column("heard", "Last update", lambda j: j.heard, tone=lambda _: "muted"),
]


def page() -> tuple[QWidget, QVBoxLayout]:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(*theme.PAGE_MARGINS)
    column.setSpacing(theme.M - 4)
    return made, column


def choice(label: str, value: str, others: list[str] | None = None) -> ChoiceButton:
    made = ChoiceButton(label, accessible_name=label or "Product")
    made.set_options([(text, text) for text in [value, *(others or [])]], value)
    return made


def upload_page() -> QWidget:
    made, column = page()
    column.addLayout(
        button_row(
            ElidedLabel("customers Q3.xlsx", "title"),
            Label("12,480 rows · 1.4 MB", "muted"),
            None,
            Button("Choose another…"),
        )
    )
    countries = [f"Country {n}" for n in range(40)]
    column.addLayout(
        button_row(
            choice("Sheet", "Customers", ["Old"]),
            choice("Header", "row 1"),
            choice("Numbers in", "Mobile"),
            choice("National numbers", "United Kingdom", countries),
            None,
        )
    )
    both = QHBoxLayout()
    both.setSpacing(theme.M - 4)
    table = Table("Preview", ListTableModel(COLUMNS, NUMBERS))
    table.selectRow(3)
    both.addWidget(Card.around(table), 1)
    both.addWidget(summary())
    column.addLayout(both, 1)
    return made


def summary() -> Card:
    card = Card("Before you send")
    card.setFixedWidth(328)
    shares = [
        Share("valid", 11902, "success"),
        Share("duplicates, sent once", 247, "violet"),
        Share("invalid", 311, "danger"),
        Share("empty", 20, "muted"),
    ]
    card.add(StackedBar(shares))
    for share in shares:
        card.add(KeyValue(share.text, f"{share.count:,}", swatch=share.colour_role))
    card.add(Banner("warning", "14 numbers lost digits in Excel", "Show"))
    card.add(line(), Label("Product", "caption"), choice("", "Carrier lookup"))
    reuse = QCheckBox("Reuse 212 answers of the last 30 days")
    reuse.setChecked(True)
    card.add(reuse)
    card.body.addStretch()
    for key, value in (
        ("To send", "11,690 numbers in 4 tasks"),
        ("Cost", "11,690 credits"),
        ("Balance after", "88,297 credits"),
    ):
        card.add(KeyValue(key, value))
    verify = Button("Verify 11,690 numbers", "primary")
    verify.setProperty("scale", "large")
    card.add(verify)
    return card


def monitor_page() -> QWidget:
    made, column = page()
    search = QLineEdit()
    search.setPlaceholderText("Search file, task or note")
    search.setFixedWidth(260)
    chips = ChipRow([("all", "All"), ("running", "Running"), ("needs", "Needs you"), ("done", "Done")], "all")
    chips.set_counts({"all": 14, "running": 2, "needs": 1, "done": 11})
    column.addLayout(button_row(search, chips, None, Button("Pause all", icon="pause")))
    column.addWidget(
        Banner(
            "warning",
            "The line broke while task 3 of “leads-june.csv” was being sent. It may have been accepted.",
            "Decide…",
        )
    )
    column.addWidget(Card.around(Table("Batches", ListTableModel(JOB_COLUMNS, JOBS))), 1)
    strip = ProgressStrip()
    strip.show_work("Writing customers Q3 verified.xlsx", 0.37, 80)
    column.addWidget(strip)
    return made


def controls_page() -> QWidget:
    made, column = page()
    card = Card("Controls")
    busy = Button("Send", "primary")
    busy.set_busy(True, "Sending…")
    off = Button("Disabled")
    off.setEnabled(False)
    primary_off = Button("Disabled", "primary")
    primary_off.setEnabled(False)
    card.body.addLayout(
        button_row(
            Button("Primary", "primary"),
            Button("Secondary"),
            Button("Icon", icon="refresh"),
            Button("Delete", "danger", icon="trash"),
            Button("Link", "link"),
            off,
            primary_off,
            busy,
            None,
        )
    )
    spin = NumberField("Warn below", 0, 99_999, 1200)
    combo = QComboBox()
    combo.addItems(["One", "Two"])
    radio = QRadioButton("Light")
    radio.setChecked(True)
    box = QCheckBox("Unchecked")
    third = QCheckBox("Partly")
    third.setTristate(True)
    third.setCheckState(Qt.CheckState.PartiallyChecked)
    field = QLineEdit("https://api.example.com")
    card.body.addLayout(button_row(field, spin, combo, radio, QRadioButton("Dark"), box, third, None))
    big = QLineEdit("+44 7911 123456")
    big.setProperty("scale", "display")
    card.add(big)
    bar = QProgressBar()
    bar.setValue(40)
    bar.setTextVisible(False)
    card.add(bar)
    card.add(Banner("danger", "The key was refused"), Banner("success", "Connected in 80 ms"))
    card.add(Banner("accent", "Results are signals about data quality, not proof of identity."))
    figures = QHBoxLayout()
    figures.addWidget(Label("8,310", "figure"))
    figures.addWidget(Label("answered", "muted"))
    figures.addStretch()
    card.body.addLayout(figures)
    column.addWidget(card)
    column.addStretch()
    return made


def empty_page() -> QWidget:
    made, column = page()
    column.addWidget(
        EmptyState(
            "upload",
            "Drop a spreadsheet here",
            "XLSX, XLS, ODS, CSV or text, up to 1,048,576 rows. Or paste numbers with Ctrl+V.",
            [Button("Choose file…", "primary"), Button("Try the sample list")],
        )
    )
    return made


def build() -> Shell:
    shell = Shell()
    pages: list[tuple[str, Callable[[], QWidget]]] = [
        ("Balance", controls_page),
        ("Batch upload", upload_page),
        ("Task monitor", monitor_page),
        ("Single check", empty_page),
    ]
    for title, make in pages:
        shell.add_page(title, make())
    shell.set_count(2, 2, "2 batches running")
    shell.set_connection("Local service", "success")
    shell.set_credits("99,987", "credits")
    shell.set_rates([("reading", 118, 120), ("sending lists", 29, 30), ("single checks", 180, 180)])
    shell.set_notice("Answers come from the local service.", "Connect your account", lambda: None)
    return shell


def pictures(shell: Shell, camera: Camera) -> None:
    """Each page; the ring of the focus on some; an error on top."""
    for at, name in enumerate(("controls", "upload", "monitor", "empty")):
        shell.show_page(at)
        camera.take(f"gallery-{name}", shell)
    shell.show_page(0)
    for step in range(1, FOCUSED + 1):
        shell.focusNextChild()
        if step % 4 == 0:
            camera.take(f"gallery-focus-{step:02}", shell)
    shell.show_error(NeverArrived(origin="https://api.example.com", reason="no route to host"))
    camera.take("gallery-error", shell)


async def draw(studio: Studio) -> None:
    shell = build()
    shell.show()
    shell.activateWindow()
    if studio.wanted.wait:
        await studio.until_closed(shell)
    await asyncio.sleep(0.3)
    pictures(shell, studio.camera)


if __name__ == "__main__":
    parser = arguments()
    parser.add_argument("--wait", action="store_true")
    take_pictures(draw, parser.parse_args())

"""A list that is read differently: its columns, countries, encoding, sheets, and what is said of them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.parts.choices.option_popup import TickPopup
from desktop_app.ui.upload.page import SAMPLE_OPTIONS
from tests.ui.show import lists_to_show
from tests.ui.upload_states.coming import text
from tests.ui.upload_states.stage import Stage


async def no_country(stage: Stage) -> None:
    path = stage.place / "national numbers, without any country code, from the new shop system.txt"
    path.write_text("Telefon\n" + "".join(f"0171 23{n:05}\n" for n in range(900)))
    stage.services.journal.save_setting("country", "")
    stage.page.open_file(path)
    await stage.idle()


async def wrong_country(stage: Stage) -> None:
    stage.page.model.read(lists_to_show.german_numbers(stage.place), SAMPLE_OPTIONS)
    await stage.idle()


async def encodings(stage: Stage) -> None:
    stage.page.open_file(lists_to_show.german_numbers(stage.place))
    await stage.idle()
    stage.page.view.corrections.encoding.open_options()
    await stage.idle()


async def header(stage: Stage) -> None:
    await text(stage)
    stage.page.view.corrections.header.open_options()


async def columns(stage: Stage) -> None:
    options = replace(SAMPLE_OPTIONS, column="Mobile", more_columns=("Work phone",))
    stage.page.model.read(lists_to_show.several_columns(stage.place), options)
    await stage.idle()


async def column_choice(stage: Stage) -> None:
    stage.page.model.read(lists_to_show.several_columns(stage.place), replace(SAMPLE_OPTIONS, column="Mobile"))
    await stage.idle()
    stage.page.view.corrections.column.open_options()
    (popup,) = stage.page.view.corrections.column.findChildren(TickPopup)
    popup._tick(popup._list.item(2))


async def more_columns(stage: Stage) -> None:
    """Another column has numbers, too."""
    stage.page.model.read(lists_to_show.several_columns(stage.place), replace(SAMPLE_OPTIONS, column="Mobile"))
    await stage.idle()


async def ticks_left(stage: Stage) -> None:
    """The options were closed with other ticks."""
    await column_choice(stage)
    (popup,) = stage.page.view.corrections.column.findChildren(TickPopup)
    popup.close()
    await stage.idle()


async def country_column(stage: Stage) -> None:
    options = ReadOptions(column="Telefon", country_column="Land")
    stage.page.model.read(lists_to_show.country_column(stage.place), options)
    await stage.idle()


async def country_choice(stage: Stage) -> None:
    await wrong_country(stage)
    stage.page.view.corrections.country.open_options()


async def long_names(stage: Stage) -> None:
    options = replace(SAMPLE_OPTIONS, country="BA", column=lists_to_show.LONG, country_column="Bosnia and Herzegovina")
    stage.page.model.read(lists_to_show.long_names(stage.place), options)
    await stage.idle()


async def sheets(stage: Stage) -> None:
    stage.page.model.read(lists_to_show.twenty_sheets(stage.place), SAMPLE_OPTIONS)
    await stage.idle()
    stage.page.view.corrections.sheet.open_options()


async def hint_pile(stage: Stage) -> None:
    """More than two things are to be said: it was verified before, lacks a country, and can't be read otherwise."""
    path = lists_to_show.without_country(stage.place)
    if not any(batch.file == path.name for batch in stage.services.journal.batches()):
        read = await stage.services.intake.read(path, ReadOptions())
        order = BatchOrder(read.list_id, stage.services.session.current(), "phone-validation")
        await stage.services.verification.run((await stage.services.preparing.prepare(order)).id)
    stage.page.open_file(path)
    await stage.idle()
    stage.page.view.corrections.encoding._choose("utf-8")
    await stage.idle()


async def mendable(stage: Stage) -> None:
    """Patterns of what could be meant by numbers with a problem."""
    path = stage.place / "mendable.csv"
    lines = [f"N{at},0447400{at:06}" for at in range(214)]
    lines += [f"M{at},+44 7400 {at:06}" for at in range(300, 420)]
    lines += ["O1,0740O 123458", "O2,0740l 123459", "P,085 123 4567", "Q,n/a", "R,4.47400E+11"]
    path.write_text("\n".join(["Name,Mobile", *lines]), "utf-8")
    stage.page.model.read(path, SAMPLE_OPTIONS)
    await stage.idle()
    await stage.idle()


async def mended(stage: Stage) -> None:
    """The largest pattern taken: what was corrected stands beside the next one."""
    await mendable(stage)
    stage.page.view.mend.button.click()
    await stage.idle()


async def typing(stage: Stage) -> None:
    """A number being typed where it stands."""
    await mendable(stage)
    table = stage.page.view.table
    table.setFocus()
    table.selectRow(3)
    QTest.keyClick(table, Qt.Key.Key_F2)


async def row_menu(stage: Stage) -> None:
    """What can be done with a row that has a problem."""
    await mendable(stage)
    table = stage.page.view.table
    table.selectRow(3)
    table.row_menu().popup(table.viewport().mapToGlobal(QPoint(240, 160)))

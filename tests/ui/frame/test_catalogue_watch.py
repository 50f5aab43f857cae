"""A text that the translators' list lacks is found while tests run, with the line that asked for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.restoration import PerhapsSent, Restoration
from desktop_app.core.numbers.phone import line_type_names
from desktop_app.core.output.form import NO_WORKBOOK, ONE_OF_SEVERAL, PROTECTED, TOO_MANY_CELLS
from desktop_app.core.output.formats import FORMATS
from desktop_app.core.service.products import STANDARD
from desktop_app.services.lists.exporting import SIGNALS, SIMULATED
from desktop_app.ui.commands.catalogue import CATALOGUE
from desktop_app.ui.export.export_format import EXPORT_FORMATS
from desktop_app.ui.text.field_words import KNOWN
from tests.ui.looking.catalogue_watch import ROOT, CatalogueWatch, in_catalogue, missing

AT = datetime(2025, 6, 3, tzinfo=UTC)
CODE = """
def _tr(text):
    return translate("balance", text)


def shown(text):
    return _tr(text)
"""


def shown_by(watch: CatalogueWatch) -> Callable[[str], None]:
    """A function of the program that asks for a text as its files do."""
    made: dict[str, Any] = {"translate": watch.translate}
    exec(compile(CODE, str(ROOT / "desktop_app" / "ui" / "shown.py"), "exec"), made)  # noqa: S102 - the lines above
    found: Callable[[str], None] = made["shown"]
    return found


def test_a_text_that_is_in_no_list_is_said_once_with_its_line(qapp: QApplication) -> None:  # noqa: ARG001 - translators need it
    # GIVEN a watch over what is asked for
    watch = CatalogueWatch()
    shown = shown_by(watch)
    # WHEN the program asks for a text that is in the list, and for one that isn't
    assert [shown("Balance"), shown("Forgotten")] == [None, None]  # it leaves both to others
    # THEN that one is named, and only once
    assert missing() == ["“Forgotten” (balance) isn't in the translators' list: desktop_app/ui/shown.py:7"]
    shown("Forgotten")
    assert missing() == []


def test_texts_of_qt_and_of_the_tests_themselves_are_none_of_its_business(qapp: QApplication) -> None:  # noqa: ARG001 - the same
    watch = CatalogueWatch()
    watch.translate("QDialogButtonBox", "Forgotten")
    watch.translate("balance", "Forgotten")
    assert missing() == []


def tables() -> Iterator[tuple[str, str]]:
    """Texts that stand in tables of the core and of the window, with the context in which each is shown."""
    for command in CATALOGUE.values():
        yield from (("commands", each) for each in (command.words, command.sheet, command.group.value))
        yield "command search", command.also
    for product in STANDARD:
        yield from (("products", each) for each in (product.name, product.family))
    for form in EXPORT_FORMATS:
        yield from (("export", each) for each in (form.title, form.hint, form.name) if each)
    for file in FORMATS:
        yield from (("export", each) for each in (file.title, file.hint, file.kind))
    yield from (("line types", each) for each in line_type_names().values())
    yield from (("check", each) for label in KNOWN.values() for each in label)
    yield from (
        ("results", SIGNALS),
        ("results", SIMULATED),
        ("export", NO_WORKBOOK),
        ("export", ONE_OF_SEVERAL),
        ("export", PROTECTED),
        ("export", TOO_MANY_CELLS),
    )
    for parts, copied_at in ((1, AT), (0, AT), (0, None)):
        told: list[str] = []
        lists = (PerhapsSent("a.csv", "0"),)
        Restoration(AT, copied_at, "folder", parts, lists).told(lambda text, told=told: told.append(text) or text)  # type: ignore[misc]
        yield from (("errors", each) for each in told)


def test_every_text_of_a_table_is_in_the_list_also_where_no_test_shows_it() -> None:
    assert [key for key in tables() if key[1] and not in_catalogue(key)] == []

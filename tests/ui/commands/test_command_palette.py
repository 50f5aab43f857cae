from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.commands.binding import bind
from desktop_app.ui.commands.command_palette import CommandPalette, Entry, commands, fitting
from tests.ui.widgets import added, on_screen

given: list[str] = []


def entry(kind: str, text: str, hint: str = "", also: str = "", icon: str = "") -> Entry:
    return Entry(kind, text, lambda: given.append(text), hint, icon, also)


OFFERED = [
    entry("Commands", "Choose a list…", "Ctrl+O", "open file"),
    entry("Commands", "Go to Balance", "Alt+1"),
    *(entry("Lists", f"customers {at}.xlsx", "Carrier lookup · 12:04", icon="file") for at in range(8)),
    entry("Connections", "Use “Team”"),
]


def opened(qtbot: QtBot) -> tuple[QMainWindow, CommandPalette]:
    given.clear()
    window = QMainWindow()
    window.setCentralWidget(QLineEdit())
    window.resize(900, 620)
    qtbot.addWidget(window)
    on_screen(qtbot, window)
    palette = CommandPalette(window, OFFERED)
    with qtbot.waitExposed(palette):
        palette.open()
    return window, palette


def test_with_nothing_typed_it_shows_everything_but_older_lists_below_headings(qtbot: QtBot) -> None:
    window, palette = opened(qtbot)
    shown = palette.shown()
    assert shown[0].startswith("Choose a list…")
    assert sum("customers" in text for text in shown) == 5
    assert shown[-1] == "Use “Team”"
    headings = [text for at in range(palette.list.count()) if (text := palette.list.item(at).text()) not in shown]
    assert headings == ["Commands", "Lists", "Connections"]
    # AND it has names for who can't see it, and stays within the window
    assert palette.search.accessibleName()
    assert palette.list.accessibleName()
    # AND the window behind it is darker while it is open
    assert palette._shade.isVisible()
    assert palette._shade.size() == window.size()
    palette.hide()
    assert not palette._shade.isVisible()
    palette.close()


def test_no_heading_is_the_last_line_that_is_seen(qtbot: QtBot) -> None:
    _window, palette = opened(qtbot)
    texts = [palette.list.item(at).text() for at in range(palette.list.count())]
    lists = texts.index("Lists")
    assert (palette._rows_shown(lists), palette._rows_shown(lists + 1), palette._rows_shown(lists + 2)) == (3, 3, 5)
    palette.close()


def test_typing_narrows_it_and_enter_does_what_is_marked_once_it_has_gone(qtbot: QtBot) -> None:
    _window, palette = opened(qtbot)
    QTest.keyClicks(palette.search, "bal")
    assert [text.split("   ")[0] for text in palette.shown()] == ["Go to Balance"]
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert given == []  # only when the focus is back where it was
    qtbot.waitUntil(lambda: given == ["Go to Balance"])
    assert not QApplication.activePopupWidget()


def test_arrows_move_in_the_list_from_the_field_and_pass_over_headings(qtbot: QtBot) -> None:
    _window, palette = opened(qtbot)
    for _ in range(2):
        QTest.keyClick(palette.search, Qt.Key.Key_Down)
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: given == ["customers 0.xlsx"])


def test_a_click_takes_one_and_escape_none(qtbot: QtBot) -> None:
    _window, palette = opened(qtbot)
    heading = palette.list.visualItemRect(palette.list.item(0)).center()
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=heading)
    assert palette.isVisible()  # a heading does nothing
    place: QPoint = palette.list.visualItemRect(palette.list.item(2)).center()
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: given == ["Go to Balance"])
    _window, palette = opened(qtbot)
    QTest.keyClick(palette.search, Qt.Key.Key_Escape)
    assert not QApplication.activePopupWidget()
    assert given == []


def test_what_fits_nowhere_is_said(qtbot: QtBot) -> None:
    _window, palette = opened(qtbot)
    QTest.keyClicks(palette.search, "qqq")
    assert palette.shown() == []
    assert palette.nothing.text() == "Nothing matches “qqq”."
    assert palette.nothing.isVisible()
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert palette.isVisible()
    palette.close()


def test_what_may_be_charged_is_not_done_by_an_enter_that_does_not_name_it(qtbot: QtBot) -> None:
    # GIVEN a page whose first command sends a list, with its price
    given.clear()
    window, part = QWidget(), QWidget()
    qtbot.addWidget(window)
    part.setParent(window)
    bind("upload.send", part, lambda: given.append("sent"), detail=lambda: "HLR lookup · 96 credits")
    bind("upload.sheet", part, lambda: given.append("sheet"))
    window.show()
    offered = commands(window)[0]
    assert [(each.text, each.hint) for each in offered] == [
        ("Verify the list", "HLR lookup · 96 credits · Ctrl+Enter"),
        ("Choose the sheet…", ""),
    ]
    palette = CommandPalette(window, offered)

    def marked(typed: str) -> str:
        palette.search.setText(typed)
        item = palette.list.currentItem()
        return item.text().split("   ")[0] if item else ""

    # THEN Enter alone does the next one, and so it does after too little was typed
    assert [marked(typed) for typed in ("", "v", "ve", "ver", "s")] == [
        "Choose the sheet…", "", "", "Verify the list", "Choose the sheet…"
    ]  # fmt: skip
    # AND where another fits as well, that is meant
    free = Entry("Commands", "Close the list without sending it", lambda: None)
    assert fitting([*offered, free], "list")[0] == free
    palette.close()


def test_lists_are_found_by_name_however_old_they_are() -> None:
    assert [each.text for each in fitting(OFFERED, "cust 7")] == ["customers 7.xlsx"]
    assert [each.text for each in fitting(OFFERED, "open")] == ["Choose a list…"]


def test_only_what_can_be_done_just_now_is_offered_each_once(qtbot: QtBot) -> None:
    window, part = QWidget(), QWidget()
    qtbot.addWidget(window)
    part.setParent(window)
    for owner in (window, part):
        bind("upload.open", owner, lambda: None)
    bind("results.export", part, lambda: None)
    bind("window.page", window, lambda: None, at=1, title="Batch upload")
    bind("upload.send", window, lambda: None, when=lambda: False)
    window.show()
    # THEN what belongs to what is seen is told from what can be done everywhere
    here, everywhere = commands(window)
    assert [(each.text, each.hint) for each in here] == [("Export…", "Ctrl+S")]
    assert [each.text for each in everywhere] == ["Go to Batch upload", "Choose file…"]
    part.hide()
    assert commands(window)[0] == []


class OtherWords(QTranslator):
    """A language that knows settings by other words."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:  # noqa: ARG002 - Qt's signature
        return "Vorlieben" if (context, text) == ("command search", "preferences options") else None


def test_a_command_is_found_by_the_words_of_the_person_s_language_and_by_the_english_ones(qtbot: QtBot) -> None:
    # GIVEN a window in another language
    window = added(qtbot, QWidget())
    bind("window.settings", window, lambda: None)
    window.show()
    language = OtherWords()
    QCoreApplication.installTranslator(language)
    try:
        offered = commands(window)[1]
    finally:
        QCoreApplication.removeTranslator(language)
    # THEN either word finds it
    for wanted in ("vorlieb", "preferences"):
        assert [each.text for each in fitting(offered, wanted)] == ["Settings…"]

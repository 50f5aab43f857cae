from __future__ import annotations

from decimal import Decimal
from functools import partial

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.banner import Banner, EmptyState, UndoBanner
from desktop_app.ui.parts.bars import ProgressStrip, Share, StackedBar
from desktop_app.ui.parts.button import Button, ChipRow, icon_button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_delegate import OptionRole
from desktop_app.ui.parts.choices.option_popup import Option, OptionPopup
from desktop_app.ui.parts.fields import AmountField, NumberField
from desktop_app.ui.parts.label import DatedLabel, ElidedLabel, KeyValue
from desktop_app.ui.parts.layout.card import Card
from tests.ui.widgets import added, on_screen

COUNTRIES: list[Option] = [(f"C{n}", f"Country {n}", f"+{n}") for n in range(30)]


def test_no_part_opens_a_window_of_its_own_while_it_is_made(themed: QApplication) -> None:
    before = {widget for widget in themed.topLevelWidgets() if widget.isVisible()}
    made = [
        Banner("warning", "Look", "Show", lambda: None),
        EmptyState("upload", "Nothing yet", "Drop a file", [Button("Choose")]),
        ProgressStrip(),
        Card("Heading"),
    ]
    assert {widget for widget in themed.topLevelWidgets() if widget.isVisible()} == before
    assert len(made) == 4


def test_a_busy_button_says_so_and_comes_back_as_it_was(qtbot: QtBot) -> None:
    clicks: list[int] = []
    button = added(qtbot, Button("Verify", "primary", clicked=lambda: clicks.append(1)))
    button.set_busy(True, "Sending…")
    button.set_busy(True, "Sending…")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.busy, button.text(), clicks) == (True, "Sending…", [])
    button.set_busy(False)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.busy, button.text(), clicks) == (False, "Verify", [1])


def test_a_button_that_was_disabled_while_it_had_the_focus_has_it_back_unless_the_next_one_was_used(
    qtbot: QtBot,
) -> None:
    window = added(qtbot, QWidget())
    column = QVBoxLayout(window)
    button, following = Button("Export…"), QLineEdit()
    column.addWidget(button)
    column.addWidget(following)
    on_screen(qtbot, window)
    window.activateWindow()
    # WHEN it is disabled while it has the focus THEN that comes back with it
    button.setFocus()
    button.setDisabled(True)
    assert window.focusWidget() is following
    button.setEnabled(True)
    assert window.focusWidget() is button
    # AND it doesn't where the person has begun to type into what Qt gave it to
    button.setEnabled(False)
    QTest.keyClicks(following, "4")
    button.setEnabled(True)
    assert window.focusWidget() is following
    # AND not where the focus was elsewhere all the time
    button.setEnabled(False)
    button.setEnabled(True)
    assert window.focusWidget() is following


def test_words_of_a_button_that_have_no_room_are_shortened_and_kept_in_the_tip(qtbot: QtBot) -> None:
    button = added(qtbot, Button("Die unbeantworteten noch einmal senden…", "primary"))
    button.resize(button.sizeHint())
    whole = button.grab()
    assert button.toolTip() == ""
    button.resize(120, button.height())
    assert button.grab().toImage() != whole.copy(0, 0, 120, button.height()).toImage()
    assert button.toolTip() == button.text()
    # AND so are other words, above a tip of its own, which is all that is left where there is room
    button.setToolTip("Ctrl+R")
    button.setText("Alle Nummern noch einmal senden…")
    button.grab()
    assert button.toolTip() == "Alle Nummern noch einmal senden…\nCtrl+R"
    button.resize(button.sizeHint())
    button.grab()
    assert button.toolTip() == "Ctrl+R"


def test_a_button_of_an_icon_has_a_name(qtbot: QtBot) -> None:
    button = added(qtbot, icon_button("gear", "Settings"))
    assert button.accessibleName() == button.toolTip() == "Settings"


def opened(button: ChoiceButton) -> tuple[OptionPopup, QLineEdit, QListWidget]:
    """Its options, with the search above the list."""
    button.show()
    button.open_options()
    (popup,) = button.findChildren(OptionPopup)
    return popup, popup.findChildren(QLineEdit)[0], popup.findChildren(QListWidget)[0]


def test_a_short_choice_is_a_list_without_a_search(qtbot: QtBot) -> None:
    button = added(qtbot, ChoiceButton("Sheet"))
    button.set_options([(1, "Q3 & Q4"), (2, "Old")], 1)
    assert button.accessibleName() == "Sheet: Q3 & Q4"
    chosen = QSignalSpy(button.chosen)
    popup, search, options = opened(button)
    assert not search.isVisibleTo(popup)
    assert [options.item(at).data(OptionRole.CHOSEN) for at in range(2)] == [True, False]
    QTest.keyClick(options, Qt.Key.Key_Down)
    QTest.keyClick(options, Qt.Key.Key_Space)
    assert (button.current(), chosen.count(), chosen.at(0)) == (2, 1, [2])
    assert not button.grab().isNull()


def test_a_long_choice_is_searched_by_typing(qtbot: QtBot) -> None:
    button = added(qtbot, ChoiceButton("Country", placeholder="Choose"))
    button.set_options(COUNTRIES, None)
    assert button.value_text() == "Choose"
    _, search, options = opened(button)
    QTest.keyClicks(search, "country 2")
    visible = [options.item(at).text() for at in range(options.count()) if not options.item(at).isHidden()]
    assert len(visible) == 11
    QTest.keyClick(search, Qt.Key.Key_Down)
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert button.current() == "C20"


def test_a_search_without_hits_chooses_nothing(qtbot: QtBot) -> None:
    button = added(qtbot, ChoiceButton("Country"))
    button.set_options(COUNTRIES, "C3")
    popup, search, _ = opened(button)
    QTest.keyClicks(search, "nowhere")
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert button.current() == "C3"
    popup.close()


def test_chips_choose_one_and_say_how_many(qtbot: QtBot) -> None:
    row = added(qtbot, ChipRow([("all", "All"), ("done", "Done")], "all"))
    row.set_counts({"all": 14, "done": 11})
    with qtbot.waitSignal(row.chosen) as heard:
        row._chips["done"].click()
    assert heard.args == ["done"]
    assert row.current() == "done"
    assert row._chips["done"].text().split() == ["Done", "11"]
    row.choose("all")
    assert row.current() == "all"


def test_every_share_can_be_seen_and_the_bar_is_full(qtbot: QtBot) -> None:
    bar = added(
        qtbot,
        StackedBar([Share("valid", 1_000_000, "success"), Share("invalid", 1, "danger"), Share("empty", 0, "muted")]),
    )
    widths = bar.widths(200)
    assert len(widths) == 2
    assert min(widths) >= 4
    assert sum(widths) == pytest.approx(198)
    assert bar.accessibleName().startswith("valid ")
    assert not bar.grab().isNull()
    bar.set_shares([])
    assert bar.widths(200) == []
    assert not bar.grab().isNull()


def test_key_and_value_are_said_together(qtbot: QtBot) -> None:
    row = added(qtbot, KeyValue("Cost", "1 credit", swatch="success"))
    row.set_value("11,690 credits", "warning")
    assert row.value() == "11,690 credits"
    assert row._value.accessibleName() == "Cost: 11,690 credits"


def test_long_names_are_shortened_and_kept_in_the_tip(qtbot: QtBot) -> None:
    label = added(qtbot, ElidedLabel("customers of the whole year 2026 final.xlsx", "title"))
    label.resize(120, 30)
    label.grab()
    assert label.toolTip() == label.text()
    label.resize(900, 30)
    label.grab()
    assert label.toolTip() == ""


def test_beside_a_date_the_name_alone_is_shortened(qtbot: QtBot) -> None:
    label = added(qtbot, DatedLabel("", "small"))
    label.tell("The agency's account for surveys", "28 Nov 2026, 12:01")
    assert label.shortened(900) == label.text() == "The agency's account for surveys · 28 Nov 2026, 12:01"
    short = label.shortened(220)
    name, dot, when = short.partition(" · ")
    assert (name[0], "…" in name, dot + when) == ("T", True, " · 28 Nov 2026, 12:01")
    assert label.fontMetrics().horizontalAdvance(short) <= 220
    # AND a name without a date is shortened as any other
    label.tell("customers of the whole year 2026 final.xlsx")
    assert label.shortened(120).endswith("xlsx")


def test_progress_says_what_how_far_and_how_long(qtbot: QtBot) -> None:
    strip = added(qtbot, ProgressStrip())
    assert not strip.isVisible()
    strip.show_work("Reading list.xlsx")
    assert strip.isVisible()
    strip.show_work("Reading list.xlsx", 0.37, 80)
    assert strip._how_far.text() == "37 % · 1 min 20 s left"
    with qtbot.waitSignal(strip.cancelled):
        strip.cancel.click()


def test_work_that_advances_tells_the_time_left_once_that_is_known(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("desktop_app.ui.parts.bars.monotonic", lambda: now[0])
    strip = added(qtbot, ProgressStrip())
    now[0] += 500  # idle
    strip.begin_work("Writing a.xlsx")
    assert (strip._what.text(), strip._how_far.text()) == ("Writing a.xlsx", "")
    strip.advance(0.0)
    now[0] += 0.5
    strip.advance(0.1)
    assert strip._how_far.text() == "10 %"  # too early to tell
    now[0] += 2
    strip.advance(0.5)
    assert (strip._what.text(), strip._how_far.text()) == ("Writing a.xlsx", "50 % · 5 s left")
    strip.begin_work("Writing b.xlsx")
    strip.advance(0.5)
    assert strip._how_far.text() == "50 %"


def test_a_banner_changes_its_tone(qtbot: QtBot) -> None:
    banner = added(qtbot, Banner("warning", "Look", "Show", lambda: None))
    banner.set_text("All well", "success")
    assert (banner.text(), banner.property("tone"), banner.accessibleName()) == ("All well", "success", "All well")
    assert banner.button.isVisibleTo(banner)


def test_a_banners_buttons_stand_below_its_words_where_these_would_be_squeezed(qtbot: QtBot) -> None:
    said = "900 rows have a number without country code. With “Germany”, 100 % are valid."
    banner = on_screen(qtbot, added(qtbot, Banner("warning", said, "Use Germany", lambda: None, closed=lambda: None)))
    more = Button("Choose…", "link")
    banner.add_action(more)

    def laid_out(width: int, *, below: bool) -> bool:
        there = banner.close_button.x() > width - 60
        return there and (banner.button.y() > banner._text.geometry().bottom()) is below

    for width, wanted in ((900, False), (360, True), (900, False)):
        banner.setFixedWidth(width)
        qtbot.waitUntil(partial(laid_out, width, below=wanted))
        banner.adjustSize()
        assert banner._text.height() >= banner._text.heightForWidth(banner._text.width())
        # AND the cross stays beside the words
        assert banner.close_button.x() > banner._text.geometry().right()
    # WHEN there are few words, THEN the buttons stay beside them at any width
    banner.set_text("Not saved")
    banner.setFixedWidth(360)
    qtbot.waitUntil(partial(laid_out, 360, below=False))


def test_a_deletion_can_be_taken_back_until_the_time_is_up(qtbot: QtBot) -> None:
    taken_back: list[str] = []
    undo = added(qtbot, UndoBanner("Undo", lambda: taken_back.append("it")))
    assert undo.isHidden()
    undo._timer.setInterval(20)
    undo.offer("“A” is deleted.")
    assert undo.isVisible()
    undo.button.click()
    assert taken_back == ["it"]
    # THEN the time is up once for each wait, and never after the end
    over = QSignalSpy(undo.over)
    undo.wait()
    qtbot.waitUntil(lambda: over.count() == 1)
    undo.offer("“B” is deleted.")
    undo.end()
    qtbot.wait(60)
    assert over.count() == 1
    assert undo.isHidden()


def test_a_number_field_has_a_name(qtbot: QtBot) -> None:
    field = added(qtbot, NumberField("Warn below", 0, 99_999, 1200, suffix="credits"))
    assert field.accessibleName() == "Warn below"
    assert field.value() == 1200


@pytest.mark.parametrize(
    ("language", "typed", "amount", "shown"),
    [
        ("de", "12.50", "12.5", "12,50 U.S. $"),
        ("de", "12,50", "12.5", "12,50 U.S. $"),
        ("de", "1.250", "1250", "1.250 U.S. $"),
        ("de", "1.234.5", "1234.5", "1.234,50 U.S. $"),
        ("en", "0,5", "0.5", "0.50 U.S. $"),
        ("en", "1,250.5", "1250.5", "1,250.50 U.S. $"),
    ],
)
def test_decimals_of_an_amount_are_never_taken_for_thousands(
    qtbot: QtBot, language: str, typed: str, amount: str, shown: str
) -> None:
    field = added(qtbot, AmountField("Most that a run may spend", 1_000_000))
    field.setLocale(QLocale(language))
    field.setSuffix(" U.S. $")
    field.selectAll()
    QTest.keyClicks(field.lineEdit(), typed)
    assert field.amount() == Decimal(amount)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.amount(), field.text()) == (Decimal(amount), shown)


@pytest.mark.parametrize("focused", [False, True])
def test_the_wheel_is_the_pages_and_changes_no_number(qtbot: QtBot, focused: bool) -> None:
    page = added(qtbot, QWidget())
    within = QVBoxLayout(page)
    whole, amount = NumberField("Numbers", 0, 1_000, 30), AmountField("Most for a list", 1_000)
    amount.setValue(600)
    within.addWidget(whole)
    within.addWidget(amount)
    page.show()
    for part in (whole, amount):
        if focused:
            part.setFocus()
        at = QPointF(part.rect().center())
        keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
        no_phase = Qt.ScrollPhase.NoScrollPhase
        turned = QWheelEvent(at, part.mapToGlobal(at), QPoint(), QPoint(0, -120), buttons, keys, no_phase, False)
        QApplication.sendEvent(part, turned)
        assert not turned.isAccepted()
    assert (whole.value(), amount.amount()) == (30, Decimal(600))


def test_hints_may_come_while_the_options_are_open(qtbot: QtBot) -> None:
    button = added(qtbot, ChoiceButton("Country"))
    button.set_options(COUNTRIES, "C3", lead=1)
    opening = QSignalSpy(button.opening)
    popup, _, options = opened(button)
    button.set_hints({"C3": "+44"})
    assert (opening.count(), options.item(3).text()) == (1, "Country 3   +44")
    assert not popup.grab().isNull()
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    button.set_hints({"C4": "+45"})
    assert button._options[4] == ("C4", "Country 4", "+45")


def test_a_dated_file_its_product_and_a_hint_are_whole_in_a_pop_up(qtbot: QtBot) -> None:
    run = "debtors-2026-11-28.xlsx · Phone validation", "28 Nov 2026, 18:13 · same list, other product"
    popup = added(qtbot, OptionPopup([("one", *run), ("two", "short")], "one", ChoiceButton()))
    popup.open_at(popup.pos(), 200)
    options = popup.findChildren(QListWidget)[0]
    assert options.viewport().width() >= options.sizeHintForColumn(0)


def test_what_was_typed_may_be_an_option_and_hints_may_stand_in_line(qtbot: QtBot) -> None:
    typed = lambda text: (int(text), f"row {text}") if text.isdigit() else None  # noqa: E731 - as it is used
    popup = added(qtbot, OptionPopup([(1, "row 1", "Name · Mobile")], 1, ChoiceButton(), typed=typed))
    popup.align_hints()
    popup.open_at(popup.pos(), 280)
    search, options = popup.findChildren(QLineEdit)[0], popup.findChildren(QListWidget)[0]
    QTest.keyClicks(search, "12")
    assert [options.item(at).text() for at in range(options.count()) if not options.item(at).isHidden()] == ["row 12"]
    QTest.keyClick(search, Qt.Key.Key_Backspace)
    shown = [options.item(at).text() for at in range(options.count()) if not options.item(at).isHidden()]
    assert shown == ["row 1   Name · Mobile"]
    assert not popup.grab().isNull()
    chosen = QSignalSpy(popup.chosen)
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert chosen.at(0) == [1]


def test_what_leads_has_a_line_below_it(qtbot: QtBot) -> None:
    button = added(qtbot, ChoiceButton("Sheet"))
    button.set_options([("*", "All sheets"), ("a", "A"), ("b", "B")], "a", lead=1)
    popup, _, options = opened(button)
    assert [options.item(at).data(OptionRole.LINE_BELOW) for at in range(3)] == [True, False, False]
    popup.close()


@pytest.mark.parametrize("options", [COUNTRIES, COUNTRIES[:3]], ids=["long", "short"])
def test_escape_leaves_the_options_and_nothing_of_the_page(qtbot: QtBot, options: list[Option]) -> None:
    # GIVEN a page for which Escape means something, too
    page = added(qtbot, QWidget())
    shortcut = QShortcut(QKeySequence("Escape"), page, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
    left = QSignalSpy(shortcut.activated)
    button = ChoiceButton("Country")
    button.setParent(page)
    button.set_options(options, "C1")
    on_screen(qtbot, page)
    button.open_options()
    (popup,) = button.findChildren(OptionPopup)
    # WHEN it is pressed in the options
    QTest.keyClick(popup.focusWidget(), Qt.Key.Key_Escape)
    # THEN only these are left
    assert (popup.isVisible(), left.count()) == (False, 0)


def test_options_get_wider_with_what_comes_while_they_are_open_and_stay_in_the_window(qtbot: QtBot) -> None:
    # GIVEN a narrow choice at the end of a window
    window = added(qtbot, QWidget())
    window.resize(600, 300)
    button = ChoiceButton("Encoding")
    button.setParent(window)
    button.set_options([("utf-8", "UTF-8"), ("cp1252", "Western European (cp1252)")], "cp1252")
    button.setGeometry(400, 20, 160, 32)
    on_screen(qtbot, window)
    button.open_options()
    (popup,) = button.findChildren(OptionPopup)
    narrow = popup.width()
    # WHEN long hints come
    button.set_hints({"cp1252": "Zoë · Müller · Ångström"})
    # THEN there is room for them, towards the window's middle
    assert popup.width() > narrow
    end = button.mapToGlobal(QPoint(button.width(), 0)).x() - 1
    assert popup.geometry().right() == end
    popup.close()


def test_an_amount_keeps_its_number_whatever_its_unit(qtbot: QtBot) -> None:
    row = added(qtbot, KeyValue("Balance after this list", "about 12,345,678,901.123456 prepaid verification units"))
    row.resize(row.minimumSizeHint().width(), row.sizeHint().height())
    row.show()
    QApplication.processEvents()
    amount = row._value
    assert QLabel.text(amount).startswith("about 12,345,678,901.123456")
    assert QLabel.text(amount).endswith("…")
    assert amount.toolTip() == amount.text() == row.value()
    # AND with room for it the unit, too
    row.resize(900, 30)
    QApplication.processEvents()
    assert (QLabel.text(amount), amount.toolTip()) == (row.value(), "")

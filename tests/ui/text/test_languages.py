"""Which language the window speaks, and how it writes dates, times and numbers where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.service.settings import Setting
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import open_home
from desktop_app.ui.settings.dialog import LanguageCard
from desktop_app.ui.text import languages, words

THEN = datetime(2025, 6, 3, 14, 4, 31)


@pytest.fixture
def as_before(themed: QApplication) -> Iterator[QApplication]:
    """English again afterwards, with the numbers of before."""
    before = QLocale()
    yield themed
    languages.speak(themed, languages.ENGLISH)
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT", "de"], "de"),
        (["pt-PT", "en"], "pt_BR"),
        (["zh-Hans-SG", "zh"], "zh_CN"),
        (["zh-Hant-TW", "fr-CA"], "fr"),
        (["sw-KE", "es-MX"], "es"),
        (["sw-KE"], "en"),
        ([], "en"),
    ],
)
def test_the_first_of_the_persons_languages_that_is_there_is_spoken(wanted: list[str], spoken: str) -> None:
    assert languages.best_language(wanted) == spoken


def test_every_language_speaks_and_leaves_no_trace_of_the_one_before(as_before: QApplication) -> None:
    message = {}
    for code in languages.LANGUAGES:
        assert languages.speak(as_before, code) == code == languages.spoken()
        message[code] = (words.tr("Task monitor", "window"), QCoreApplication.translate("QShortcut", "Esc"))
        assert len(languages._installed) == (0 if code == "en" else 2)
        for each in languages._installed:
            assert not each.isEmpty()
    assert message["en"][0] == "Task monitor"
    assert len({text for text, _key in message.values()}) == len(message)


@pytest.mark.parametrize(
    ("locale", "day", "short", "clock", "amount"),
    [
        ("en_GB", "3 Jun 2025", "3 Jun", "14:04:31", "12,480.50"),
        ("en_US", "Jun 3, 2025", "Jun 3", "2:04:31 PM", "12,480.50"),
        ("de_DE", "3. Juni 2025", "3. Juni", "14:04:31", "12.480,50"),
        ("es_MX", "3 de jun de 2025", "3 de jun", "2:04:31 p.m.", "12,480.50"),
        ("pt_BR", "3 de jun. de 2025", "3 de jun.", "14:04:31", "12.480,50"),
        ("zh_CN", "2025年6月3日", "6月3日", "14:04:31", "12,480.50"),
        ("hu_HU", "2025. jún. 3.", "jún. 3.", "14:04:31", "12 480,50"),
    ],
)
@pytest.mark.usefixtures("as_before")
def test_dates_times_and_numbers_are_those_of_the_place(
    locale: str,
    day: str,
    short: str,
    clock: str,
    amount: str,
) -> None:
    QLocale.setDefault(QLocale(locale))
    told = (words.day(THEN), words.day(THEN, with_year=False), words.clock(THEN, seconds=True), words.number(12480.5))
    assert [text.replace("\u202f", " ").replace("\xa0", " ") for text in told] == [day, short, clock, amount]


def test_a_chosen_language_is_kept_and_spoken_from_the_next_start(
    qtbot: QtBot,
    as_before: QApplication,
    tmp_path: Path,
) -> None:
    languages.speak(as_before)
    with closing(open_journal(open_home(tmp_path), lambda: datetime.now(UTC))) as journal:
        # GIVEN the settings of somebody who has chosen nothing
        card = LanguageCard(journal)
        qtbot.addWidget(card)
        assert card.choice.current() == languages.SYSTEM
        before = card.note.text()
        assert card.restart.isHidden()
        # WHEN a language is chosen
        card.choice.set_current("fr")
        card.choice.chosen.emit("fr")
        # THEN it is kept, and the card says when it takes effect
        assert journal.setting(Setting.LANGUAGE, "") == "fr"
        assert card.note.text() != before
        assert not card.restart.isHidden()
        # AND still where the settings are opened once more, until it is what is spoken
        again = LanguageCard(journal)
        qtbot.addWidget(again)
        assert (again.choice.current(), again.note.text()) == ("fr", card.note.text())
        # AND not where the chosen one is what is spoken already
        for code in (languages.SYSTEM, languages.meant(languages.SYSTEM)):
            again.choice.chosen.emit(code)
            assert again.note.text() == before
            assert again.restart.isHidden()


def test_the_card_says_whom_numbers_follow(as_before: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    system = QLocale.system().language()
    with closing(open_journal(open_home(tmp_path), lambda: datetime.now(UTC))) as journal:
        message = {}
        for code in (languages.SYSTEM, "de", "fr"):
            journal.save_setting(Setting.LANGUAGE, code)
            languages.speak(as_before, code)
            card = LanguageCard(journal)
            qtbot.addWidget(card)
            message[code] = card.note.text(), QLocale().language() == system
    # THEN a card that names the language is one whose numbers it writes
    notes = {follows: text for text, follows in message.values()}
    assert message[languages.SYSTEM][1]
    assert not message["de"][1] or not message["fr"][1]
    assert "CSV" in notes[True]
    assert message["de"][1] or "dieser Sprache" in message["de"][0]
    assert message["fr"][1] or "cette langue" in message["fr"][0]

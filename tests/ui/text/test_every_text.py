"""Every text of the window is translated and has room, also where words are longer, at 100 and at 200 %."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.label import ElidedLabel, Label
from desktop_app.ui.text import words
from tests.ui.looking.pseudo_language import PseudoLanguage, untranslated
from tests.ui.looking.visible_text import texts_in
from tests.ui.looking.walk import faults, walked
from tests.ui.looking.widest_language import WidestLanguage

ROOT = Path(__file__).parents[3]
# At 200 % it has the room that Qt's own screen without a display has at 100 %: dialogs are never larger than that.
_SCREEN = {"name": "large", "x": 0, "y": 0, "width": 1_600, "height": 1_200, "logicalDpi": 96, "dpr": 1}


def test_the_language_nobody_speaks_brackets_what_is_translated_and_keeps_its_placeholders(
    themed: QApplication,  # noqa: ARG001 - translators need an application
) -> None:
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    try:
        assert words.tr("Balance") == "⟦Baalaancee⟧"
        assert words.tr("{name} of {}").format("a", name="b") == "⟦b oof a⟧"
        assert words.counted(2, "%n row", "%n rows") == "⟦2 roows⟧"
        assert words.counted(12480, "%n row", "%n rows") == f"⟦{words.number(12480)} roows⟧"
    finally:
        QCoreApplication.removeTranslator(language)
    assert untranslated("⟦Baalaancee: ⟦no⟧⟧ · 12 Leeds") == ["Leeds"]


def test_what_is_not_translated_or_cut_off_is_found(qtbot: QtBot, themed: QApplication) -> None:  # noqa: ARG001 - with the theme's font
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    plain, narrow = Label("Forgotten"), QPushButton("⟦Naarroow⟧")
    wrapped, shortened = Label("⟦Seeveeraal wooords⟧", wrap=True), ElidedLabel("⟦Shoorteeneed bee itseelf⟧")
    for at, each in enumerate((plain, narrow, wrapped, shortened)):
        each.setParent(window)
        each.move(0, 40 * at)
        each.resize(40 if each is not plain else 200, 20)
    window.show()
    found = [fault for seen in texts_in(window) for fault in faults(seen)]
    assert [fault.split(", ")[0] + ", " + fault.split(", ")[1] for fault in found if "tool tip" not in fault] == [
        "not translated, Label",
        "cut off, QPushButton",
        "cut off, Label",
    ]


@pytest.fixture
def larger_in_the_widest_words(tmp_path: Path) -> subprocess.Popen[str]:
    """The same walk at 200 %, in a process of its own, since the scale is chosen before there is a window."""
    folder = tmp_path / "larger"
    folder.mkdir()
    screen = folder / "screen.json"
    screen.write_text(json.dumps({"screens": [_SCREEN]}), "utf-8")
    platform = f"offscreen:configfile={screen.name}"  # relative: Qt ends a path at a drive's colon
    env = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": platform, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.ui.looking.walk", str(folder), "--widest"]
    return subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # noqa: S603 - our own walk


def test_every_text_is_translated_and_has_room_in_every_language(
    themed: QApplication, tmp_path: Path, larger_in_the_widest_words: subprocess.Popen[str]
) -> None:
    assert walked(themed, tmp_path) == []
    (tmp_path / "widest").mkdir()
    assert walked(themed, tmp_path / "widest", language=WidestLanguage(themed.font())) == []
    message, trouble = larger_in_the_widest_words.communicate(timeout=600)
    assert (message.splitlines(), larger_in_the_widest_words.returncode) == ([], 0), trouble


def test_of_each_text_the_widest_translation_is_seen(themed: QApplication) -> None:
    widest = WidestLanguage(themed.font())
    QCoreApplication.installTranslator(widest)
    try:
        room = QFontMetrics(themed.font()).horizontalAdvance
        assert room(words.tr("Task monitor", "window")) > room("Task monitor")
        assert "12" in words.counted(12, "%n number", "%n numbers")
        assert QCoreApplication.translate("QShortcut", "Esc") == "Esc"
    finally:
        QCoreApplication.removeTranslator(widest)

"""The sections of the settings are found by what stands in them, in the language of the window and in English."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.commands.binding import bind
from desktop_app.ui.commands.command_palette import commands, fitting

SECTIONS = ("settings.connections", "settings.appearance", "settings.language", "settings.privacy", "window.about")


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("en", "language", "Language…"),
        ("en", "german", "Language…"),
        ("en", "deutsch", "Language…"),
        ("en", "español", "Language…"),
        ("de", "französisch", "Sprache…"),
        ("zh_CN", "english", "语言…"),
        ("en", "dark", "Light or dark…"),
        ("en", "appearance", "Light or dark…"),
        ("en", "contrast", "Light or dark…"),
        ("en", "network", "Manage connections…"),
        ("en", "products", "Manage connections…"),
        ("en", "lists", "Privacy and deletion…"),
        ("en", "updates", "About Dialproof"),
        ("de", "sprache", "Sprache…"),
        ("de", "language", "Sprache…"),
        ("de", "erschein", "Hell oder dunkel…"),
        ("de", "dark", "Hell oder dunkel…"),
        ("de", "netzwerk", "Verbindungen verwalten…"),
        ("es", "idioma", "Idioma…"),
        ("fr", "langue", "Langue…"),
        ("pt_BR", "escuro", "Claro ou escuro…"),
        ("zh_CN", "语言", "语言…"),
    ],
)
def test_a_section_is_found(
    speak: Callable[[str], object], qtbot: QtBot, language: str, typed: str, found: str
) -> None:
    speak(language)
    window = QWidget()
    qtbot.addWidget(window)
    for name in SECTIONS:
        bind(name, window, lambda: None)
    window.show()
    here, everywhere = commands(window)
    assert found in [entry.text for entry in fitting([*here, *everywhere], typed)][:2]

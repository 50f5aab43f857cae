"""A language that nobody speaks, so that what is translated is told from what isn't."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from tests.ui.looking.pseudo_language import PseudoLanguage


@pytest.fixture
def spoken(themed: QApplication) -> Iterator[None]:  # noqa: ARG001 - translators need an application
    """Another language."""
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    yield
    QCoreApplication.removeTranslator(language)

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application(themed: QApplication) -> QApplication:
    """Without one Qt can't say which keys are this system's own."""
    return themed

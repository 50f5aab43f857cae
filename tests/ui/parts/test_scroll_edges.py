"""What goes on below the edge fades there, and no more of it than must be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop_app.ui.monitor.panel.chosen import Summary
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from tests.ui.monitor.filled_monitor import fill
from tests.ui.monitor_stage import Stage

WORDS = QColor("black")


def drawn(*, ruled: bool) -> tuple[QImage, int]:
    """Above words that are black all over, and where their lower edge is."""
    area, words = QScrollArea(), QWidget()
    words.setStyleSheet("background: black")
    words.setFixedSize(100, 300)
    area.setWidget(words)
    edges = ScrollEdges(area, ruled=ruled)
    area.resize(120, 100)
    area.grab()  # lays it out
    assert edges.more_below
    return area.grab().toImage(), edges.geometry().bottom()


@pytest.mark.parametrize("ruled", [False, True])
def test_a_line_of_words_is_read_right_down_to_the_edge(ruled: bool) -> None:
    image, bottom = drawn(ruled=ruled)
    assert image.pixelColor(50, bottom - 10) == WORDS
    faded = image.pixelColor(50, bottom).lightness()
    # Above a line it goes on beneath it; else it has gone before it could be cut.
    assert (120 < faded < 200) if ruled else faded > 220


async def test_the_monitors_summary_ends_at_the_line_above_the_buttons(stage: Stage) -> None:
    fill(stage)
    await stage.idle()
    panel = stage.monitor.panel
    (summary,) = panel.findChildren(Summary)
    end = summary.viewport().mapTo(panel, QPoint(0, summary.viewport().height())).y()
    assert end == panel.buttons.mapTo(panel, QPoint(0, 0)).y()

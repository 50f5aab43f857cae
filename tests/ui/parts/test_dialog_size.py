from __future__ import annotations

import pytest

from desktop_app.ui.parts.layout.dialog_size import spare


@pytest.mark.parametrize(("ratio", "wanted"), [(1.0, 0), (2.0, 0), (1.25, 1), (1.5, 1), (1.75, 1)])
def test_between_whole_scales_a_dialog_asks_for_a_pixel_more(ratio: float, wanted: int) -> None:
    """The desktop gives it whole pixels of the screen: one less than its words need, and it scrolls."""
    assert spare(ratio) == wanted

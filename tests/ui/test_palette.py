from __future__ import annotations

import pytest

from desktop_app.ui.palette import DARK, LIGHT, Palette, contrast

BOTH = pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
TONES = ("accent", "success", "warning", "danger", "violet")
TEXT, NON_TEXT = 4.5, 3.0  # WCAG 2.2, 1.4.3 (AA) and 1.4.11


def test_contrast_is_the_one_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@BOTH
@pytest.mark.parametrize("role", ["text", "muted", *TONES])
@pytest.mark.parametrize("ground", ["window", "surface", "raised", "neutral_soft", "selection"])
def test_texts_can_be_read_on_every_ground(palette: Palette, role: str, ground: str) -> None:
    assert contrast(getattr(palette, role), getattr(palette, ground)) >= TEXT


@BOTH
@pytest.mark.parametrize("tone", TONES)
def test_texts_can_be_read_on_their_own_soft_ground(palette: Palette, tone: str) -> None:
    assert contrast(getattr(palette, tone), palette.soft(tone)) >= TEXT
    assert contrast(palette.text, palette.soft(tone)) >= TEXT


@BOTH
def test_words_on_filled_buttons_can_be_read_in_every_state(palette: Palette) -> None:
    for fill in (palette.accent, palette.accent_hover, palette.accent_pressed):
        assert contrast(palette.accent_text, fill) >= TEXT
    assert contrast(palette.danger_text, palette.danger) >= TEXT


@BOTH
def test_check_boxes_and_focus_rings_can_be_seen(palette: Palette) -> None:
    for ground in (palette.window, palette.surface):
        assert contrast(palette.edge, ground) >= NON_TEXT
        assert contrast(palette.accent, ground) >= NON_TEXT
    assert contrast(palette.accent_text, palette.accent) >= NON_TEXT  # the ring inside the primary button


@BOTH
def test_every_role_is_a_colour(palette: Palette) -> None:
    assert all(palette.colour(role).isValid() for role in palette.roles())
    assert palette.soft("unheard of") == palette.neutral_soft

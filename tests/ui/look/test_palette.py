from __future__ import annotations

import re
from pathlib import Path

import pytest

import desktop_app.ui
from desktop_app.ui.look.palette import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Palette, chosen, contrast
from desktop_app.ui.look.style_sheet import style_sheet
from desktop_app.ui.look.theme import sizes
from tests.ui.looking.style_rules import Rule, in_force, rules

ALL = (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK)
EACH = pytest.mark.parametrize("palette", ALL, ids=[palette.name for palette in ALL])
TONES = ("accent", "success", "warning", "danger", "violet")
GROUNDS = ("window", "surface", "raised", "neutral_soft", "selection")
SOFT = tuple(f"{tone}_soft" for tone in TONES)
TEXT, NON_TEXT = 4.5, 3.0  # WCAG 2.2, 1.4.3 (AA) and 1.4.11
ENHANCED = 7.0  # WCAG 2.2, 1.4.6 (AAA)


def of(palette: Palette, ink: str, ground: str) -> float:
    return contrast(getattr(palette, ink), getattr(palette, ground))


def test_contrast_is_the_one_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@EACH
@pytest.mark.parametrize("ink", ["text", "muted", *TONES])
@pytest.mark.parametrize("ground", [*GROUNDS, "border"])
def test_texts_can_be_read_on_every_ground(palette: Palette, ink: str, ground: str) -> None:
    """`border` is the ground of chips and pills that are pointed at; with high contrast it never is."""
    if palette.high and ground == "border":
        return
    assert of(palette, ink, ground) >= TEXT


@EACH
@pytest.mark.parametrize("ground", SOFT)
def test_texts_and_links_can_be_read_on_soft_grounds(palette: Palette, ground: str) -> None:
    for ink in ("text", "muted", "accent", ground.removesuffix("_soft")):
        assert of(palette, ink, ground) >= TEXT


@pytest.mark.parametrize("palette", [HIGH_LIGHT, HIGH_DARK], ids=["light", "dark"])
def test_high_contrast_is_the_enhanced_one(palette: Palette) -> None:
    for ground in ("window", "surface", "raised", "neutral_soft"):
        assert min(of(palette, ink, ground) for ink in ("text", "muted", *TONES)) >= ENHANCED
        assert min(of(palette, edge, ground) for edge in ("border", "control", "edge")) >= NON_TEXT
        assert of(palette, "disabled", ground) >= TEXT
    assert min(of(palette, ink, "selection") for ink in ("text", "muted")) >= ENHANCED


@EACH
def test_what_is_no_text_can_be_told_from_its_ground(palette: Palette) -> None:
    # GIVEN focus rings, the mark of a chosen row, check boxes, fields, the bars of charts and of progress
    for ground in (*GROUNDS, *SOFT):
        assert of(palette, "accent", ground) >= NON_TEXT
    for ground in GROUNDS:
        assert of(palette, "edge", ground) >= NON_TEXT
        assert of(palette, "disabled", ground) >= NON_TEXT
    for bar in ("muted", *TONES):
        assert min(of(palette, bar, ground) for ground in ("surface", "neutral_soft")) >= NON_TEXT
    assert of(palette, "accent_text", "accent") >= NON_TEXT  # the ring inside the primary button, the tick in its box


@EACH
def test_words_of_the_style_sheet_can_be_read_in_every_state(palette: Palette) -> None:
    # GIVEN each rule that says a colour or a ground, with all that holds where it does
    seen = 0
    sheet = rules(style_sheet(palette, sizes()))
    for rule in sheet:
        looks = in_force(rule, sheet)
        if rule.part or "color" not in looks or looks["color"] == "transparent":
            continue
        grounds = [looks["background"]] if looks.get("background", "transparent") != "transparent" else []
        # THEN the words are seen on it; where there is none, on whatever lies below
        for ground in grounds or _below(palette):
            assert contrast(looks["color"], ground) >= _least(rule, palette), (str(rule), looks["color"], ground)
            seen += 1
    assert seen > 100


@EACH
def test_fields_and_the_focus_can_be_seen_in_every_state(palette: Palette) -> None:
    sheet = rules(style_sheet(palette, sizes()))
    focused = [rule for rule in sheet if "focus" in rule.states and "disabled" not in rule.states and not rule.part]
    assert len(focused) >= 15
    for rule in focused:
        border = in_force(rule, sheet).get("border", "none")
        if border != "none":
            edge = in_force(rule, sheet).get("border-color") or border.split()[-1]
            assert min(contrast(edge, ground) for ground in _below(palette)) >= NON_TEXT, str(rule)
    for kind in ("QLineEdit", "QComboBox", "QSpinBox", "QPlainTextEdit"):
        edge = in_force(Rule(kind), sheet)["border"].split()[-1]
        assert min(contrast(edge, ground) for ground in _below(palette)) >= NON_TEXT
        # AND what stands in an empty one can be read; Qt would draw it half transparent
        hint = in_force(Rule(kind), sheet)["placeholder-text-color"]
        assert contrast(hint, palette.surface) >= _least(Rule(kind), palette)


def _below(palette: Palette) -> tuple[str, str]:
    return palette.window, palette.surface


def _least(rule: Rule, palette: Palette) -> float:
    """What can't be used must be readable, too, though nobody asks for that."""
    if "disabled" in rule.states:
        return TEXT if palette.high else NON_TEXT
    return ENHANCED if palette.high else TEXT


@EACH
def test_every_role_is_a_colour(palette: Palette) -> None:
    assert all(palette.colour(role).isValid() for role in palette.roles())
    assert palette.soft("unheard of") == palette.neutral_soft
    assert chosen(dark=palette.dark, high=palette.high) is palette


def test_every_colour_that_is_painted_with_is_one_of_the_palette() -> None:
    folder = Path(desktop_app.ui.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.name != "palette.py")
    named = set(re.findall(r'theme\.(?:colour|painted)\("(\w+)"\)', source))
    assert len(named) > 8
    assert named <= set(LIGHT.roles())
    # THEN nobody paints with a colour of their own
    assert re.findall(r'"#[0-9a-fA-F]{6}"', source) == []

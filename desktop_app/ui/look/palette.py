"""The window's colours, named by meaning: light and dark, each also with high contrast."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Palette(NamedTuple):  # a dataclass of so many fields would take 2 ms before the first paint
    """Colours as #rrggbb. Text has a contrast of 4.5:1 on every background, 7:1 with high contrast (tested)."""

    dark: bool
    high: bool  # high contrast
    window: str  # behind everything
    surface: str  # cards, header, fields
    raised: str  # hover on a surface
    border: str  # lines between and around
    control: str  # the edge of a button, which is recognised by its words
    edge: str  # the edge of a field or check box: 3:1
    text: str
    muted: str
    hint: str  # placeholders, which must not be mistaken for typed text
    disabled: str  # 3:1, beyond what is required: people read what they can't press yet
    accent: str
    accent_hover: str
    accent_pressed: str
    accent_text: str  # on `accent`
    accent_soft: str
    success: str
    success_soft: str
    warning: str
    warning_soft: str
    danger: str
    danger_soft: str
    danger_text: str  # on `danger`
    violet: str  # duplicates
    violet_soft: str
    neutral_soft: str  # chips and tracks
    selection: str  # a selected row
    found: str  # behind a search match

    def colour(self, role: str) -> QColor:
        """Return the colour of a role, such as "accent"; "#rrggbb" stands for itself."""
        return QColor(role if role.startswith("#") else getattr(self, role))

    def roles(self) -> list[str]:
        """Return the names of all colours."""
        return [name for name in self._fields if name not in {"dark", "high"}]

    @property
    def name(self) -> str:
        """The palette's name in the setting: "light", "dark", "high-light" or "high-dark"."""
        return ("high-" if self.high else "") + ("dark" if self.dark else "light")

    def soft(self, tone: str) -> str:
        """Return the background for a tone: `warning_soft` for "warning", `neutral_soft` for unknown ones."""
        return str(getattr(self, f"{tone}_soft", self.neutral_soft))


LIGHT = Palette(
    dark=False,
    high=False,
    window="#f6f7f9",
    surface="#ffffff",
    raised="#f1f3f6",
    border="#e2e5ea",
    control="#cfd4dc",
    edge="#7d8594",
    text="#171a20",
    muted="#596171",
    hint="#596171",
    disabled="#7f8796",
    accent="#2457d6",
    accent_hover="#1d4abc",
    accent_pressed="#173d9e",
    accent_text="#ffffff",
    accent_soft="#e8eefc",
    success="#17734a",
    success_soft="#e4f4ec",
    warning="#8f5300",
    warning_soft="#fff4e0",
    danger="#b3261e",
    danger_soft="#fdecea",
    danger_text="#ffffff",
    violet="#6b4fbb",
    violet_soft="#f0ecfb",
    neutral_soft="#e9ecf1",
    selection="#e8eefc",
    found="#ffeab0",
)

DARK = Palette(
    dark=True,
    high=False,
    window="#14171c",
    surface="#1c2027",
    raised="#252a33",
    border="#2d333d",
    control="#3d4552",
    edge="#778193",
    text="#e6e9ee",
    muted="#9aa4b4",
    hint="#9aa4b4",
    disabled="#757f90",
    accent="#7c9dff",
    accent_hover="#93afff",
    accent_pressed="#6889ee",
    accent_text="#0d1530",
    accent_soft="#232d4a",
    success="#5fc98f",
    success_soft="#1a3328",
    warning="#f0b45c",
    warning_soft="#33291a",
    danger="#ff8a80",
    danger_soft="#3a2124",
    danger_text="#2b0907",
    violet="#b6a1ff",
    violet_soft="#2c2645",
    neutral_soft="#2a303a",
    selection="#28324c",
    found="#54430f",
)

HIGH_LIGHT = Palette(
    dark=False,
    high=True,
    window="#ffffff",
    surface="#ffffff",
    raised="#ebebeb",
    border="#6e6e6e",
    control="#1f1f1f",
    edge="#000000",
    text="#000000",
    muted="#333333",
    hint="#595959",
    disabled="#666666",
    accent="#0037a6",
    accent_hover="#002d87",
    accent_pressed="#00226b",
    accent_text="#ffffff",
    accent_soft="#e3ebff",
    success="#00522a",
    success_soft="#dff5e8",
    warning="#663800",
    warning_soft="#fff0d1",
    danger="#8f0a0a",
    danger_soft="#ffe5e3",
    danger_text="#ffffff",
    violet="#4a1f94",
    violet_soft="#ece4fb",
    neutral_soft="#e6e6e6",
    selection="#cfdcff",
    found="#ffe699",
)

HIGH_DARK = Palette(
    dark=True,
    high=True,
    window="#000000",
    surface="#0a0a0a",
    raised="#242424",
    border="#8f8f8f",
    control="#e0e0e0",
    edge="#ffffff",
    text="#ffffff",
    muted="#d6d6d6",
    hint="#a3a3a3",
    disabled="#a3a3a3",
    accent="#a8c2ff",
    accent_hover="#c2d4ff",
    accent_pressed="#8fb0ff",
    accent_text="#000000",
    accent_soft="#14254d",
    success="#7ee0a6",
    success_soft="#0a2b19",
    warning="#ffcb70",
    warning_soft="#332100",
    danger="#ffb3ab",
    danger_soft="#3d0d0d",
    danger_text="#000000",
    violet="#cfc0ff",
    violet_soft="#27184a",
    neutral_soft="#2b2b2b",
    selection="#1c3a7a",
    found="#5a4700",
)


def chosen(*, dark: bool, high: bool = False) -> Palette:
    """Return one of the four palettes."""
    return ((LIGHT, DARK), (HIGH_LIGHT, HIGH_DARK))[high][dark]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

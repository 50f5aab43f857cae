"""The design language in one place: font, sizes, the current colours, and their transfer to Qt."""

from __future__ import annotations

import atexit
import sys
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from PySide6.QtCore import QObject, Qt, QTemporaryDir, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.look.palette import LIGHT, Palette, chosen
from desktop_app.ui.look.resources import resource
from desktop_app.ui.look.style_sheet import Sizes, style_sheet

SMALLEST_BODY, LARGEST_BODY = 13, 20  # pixels; the system's own size applies between these
# Answers of fontconfig and Qt when no desktop has chosen a font.
_GENERIC = {"", "sans", "sans serif", "sans-serif", "dejavu sans", "bitstream vera sans", "helvetica", "fixed"}
_STAND_FOR = frozenset({"ms shell dlg", "ms shell dlg 2", "segoe ui", "system"})
_INTER_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")


def interface_font(system: QFont) -> QFont:
    """Return the font for body text, with digits of equal width if it has them, and without ligatures."""
    font = QFont(system)
    if (sys.platform.startswith("linux") and _is_generic(system)) or not _is_there(system):
        family = own_family()
        if family:
            font = QFont(family)
            font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)  # letters keep their spacing
    font.setPixelSize(body_size(system))
    font.setFeature(QFont.Tag("tnum"), 1)
    # Inter's would make "12x24.csv" look like "12×24.csv", but a cell must look as it is
    font.setFeature(QFont.Tag("calt"), 0)
    return font


def body_size(system: QFont) -> int:
    """Return the size of body text in pixels: the system's own, which follows its text size setting."""
    return min(LARGEST_BODY, max(SMALLEST_BODY, QFontInfo(system).pixelSize()))


def _is_generic(system: QFont) -> bool:
    return system.family().lower() in _GENERIC or QFontInfo(system).family().lower() in _GENERIC


def _is_there(system: QFont) -> bool:
    """Return True if the system has the font it names; otherwise Qt substitutes any other, perhaps with serifs.

    Wine names Windows' "MS Shell Dlg 2" and "Segoe UI" without having them; so may a container, or a remote session.
    Names that begin with a dot are macOS' own, which it lists nowhere.
    """
    wanted, found = system.family().lower(), QFontInfo(system).family().lower()
    return not wanted or wanted.startswith(".") or found.startswith(wanted) or wanted in _aliases(found)


def _aliases(family: str) -> frozenset[str]:
    """Return the names that stand for a font without being its own; Windows' dialogs use these."""
    return _STAND_FOR if family in {"segoe ui", "tahoma", "microsoft sans serif"} else frozenset()


@cache
def own_family() -> str:
    """Load our own copy even if the system has Inter: listing many fonts takes a tenth of the start."""
    families: list[str] = []
    for name in _INTER_FILES:
        file = resource("fonts", name)
        if file.is_file():
            families += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    return "Inter" if "Inter" in families else ""


# The 8-pixel grid, with one half step for what belongs together.
XS: Final = 4
S: Final = 8
M: Final = 16
L: Final = 24
PAGE_MARGINS: Final = (L, M, L, L)
CARD_MARGINS: Final = (M + XS, M, M + XS, M + XS)
ROW_HEIGHT: Final = 34
CONTROL_HEIGHT: Final = 32
RADIUS: Final = 6  # controls
CARD_RADIUS: Final = 8

SETTINGS: Final = ("system", "light", "dark", "high-light", "high-dark")


class _State:
    palette: Palette = LIGHT
    colours: ClassVar[dict[str, QColor]] = {}  # a repaint asks thousands of times
    body: int = SMALLEST_BODY
    system_font: QFont | None = None
    images: ControlImages | None = None


def current() -> Palette:
    """Return the current palette."""
    return _State.palette


def colour(role: str) -> QColor:
    """Return the current colour of a role, such as "muted", as a copy that may be changed."""
    return QColor(painted(role))


def painted(role: str) -> QColor:
    """Return the current colour of a role for painters, uncopied.

    A table asks thousands of times in each frame.
    """
    known = _State.colours.get(role)
    if known is None:
        known = _State.colours[role] = _State.palette.colour(role)
    return known


def sizes() -> Sizes:
    """Return two text sizes and one display size, in pixels."""
    body = _State.body
    return Sizes(small=body - 1, body=body, display=round(body * 1.55))


def apply(app: QApplication, dark: bool, high: bool = False) -> None:
    """Apply Fusion, the palette, the font and the one style sheet. May be called again at any time."""
    if _State.system_font is None or _State.images is None:
        _State.system_font = QFont(app.font())
        _State.images = ControlImages()
    _State.palette = chosen(dark=dark, high=high)
    _State.colours.clear()
    font = interface_font(_State.system_font)
    _State.body = font.pixelSize()
    if not app.property("fusion"):  # `first_paint.application` has set it at the start
        app.setStyle("Fusion")
    app.setPalette(qt_palette(_State.palette))
    app.setStyleSheet(style_sheet(_State.palette, sizes(), _State.images.folder(_State.palette)))
    # Last: with its first style sheet Qt gives menus, tool tips, messages and tables fonts of the system's own.
    app.setFont(font)


def qt_palette(palette: Palette) -> QPalette:
    """Return the same colours under Qt's names, for whatever the style sheet doesn't draw."""
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.window,
        role.WindowText: palette.text,
        role.Base: palette.surface,
        role.AlternateBase: palette.raised,
        role.Text: palette.text,
        role.Button: palette.surface,
        role.ButtonText: palette.text,
        role.BrightText: palette.danger,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.accent_text,
        role.Accent: palette.accent,
        role.Link: palette.accent,
        role.LinkVisited: palette.violet,
        role.ToolTipBase: palette.raised,
        role.ToolTipText: palette.text,
        role.PlaceholderText: palette.hint,
        role.Light: palette.raised,
        role.Midlight: palette.raised,
        role.Mid: palette.control,
        role.Dark: palette.control,
        role.Shadow: palette.border,
    }
    made = QPalette()
    for name, value in colours.items():
        made.setColor(name, QColor(value))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, name, QColor(palette.disabled))
    return made


def set_role(widget: QWidget, **properties: str | bool) -> None:
    """Set the properties the style sheet uses (`role=`, `kind=`, `tone=`…) and redraw the widget."""
    for name, value in properties.items():
        widget.setProperty(name, value)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


class Appearance(QObject):
    """Follows the system's colour scheme and contrast, or the person's choice (`SETTINGS`)."""

    changed = Signal()

    def __init__(self, app: QApplication, setting: str = "system") -> None:
        super().__init__(app)
        self._app = app
        self.setting = setting
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._apply()

    @property
    def dark(self) -> bool:
        """True if the dark colours are in force."""
        return current().dark

    def choose(self, setting: str) -> None:
        """Follow the system or force one of the others."""
        self.setting = setting if setting in SETTINGS else "system"
        self._apply()

    def _system_changed(self) -> None:
        if self.setting == "system":
            self._apply()

    def _apply(self) -> None:
        high, _, scheme = self.setting.rpartition("-")
        forced = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(scheme)
        hints = self._app.styleHints()
        hints.setColorScheme(forced or Qt.ColorScheme.Unknown)  # title bars and native dialogs follow
        found = forced or hints.colorScheme()
        apply(self._app, found == Qt.ColorScheme.Dark, bool(high) if forced else wants_contrast(hints))
        self.changed.emit()


def wants_contrast(hints: object) -> bool:
    """Return True if the system asks for high contrast, by Qt's `QStyleHints`, which know it since Qt 6.10."""
    told = getattr(hints, "accessibility", None)
    return told is not None and bool(told().contrastPreference() == Qt.ContrastPreference.HighContrast)


# The few pictures that a style sheet takes from files only: arrows, tick, dash and disc, in the palette's colours.


# The file's name, then the icon it is drawn from and the role of its colour.
_PICTURES = {
    "chevron-down": ("chevron-down", "muted"),
    "chevron-up": ("chevron-up", "muted"),
    "tick": ("tick", "accent_text"),
    "minus": ("minus", "accent_text"),
    "check": ("check", "accent"),
    "check-disabled": ("check", "disabled"),
    "radio": ("radio", "accent"),  # Qt's own thick round border has corners at 200 %
    "radio-disabled": ("radio", "disabled"),
}


class ControlImages:
    """A folder of recoloured pictures for the life of the process."""

    def __init__(self) -> None:
        self._folder = QTemporaryDir()
        atexit.register(self._folder.remove)  # nothing at the end of a process has Qt remove it

    def folder(self, palette: Palette) -> str:
        """Return the folder of the pictures for `palette`, with forward slashes as style sheets need them."""
        folder = Path(self._folder.path()) / palette.name
        if not folder.is_dir():
            folder.mkdir(parents=True)
            for name, (icon, role) in _PICTURES.items():
                source = resource("icons", f"{icon}.svg").read_text("utf-8")
                coloured = source.replace("currentColor", palette.colour(role).name())
                (folder / f"{name}.svg").write_text(coloured, "utf-8")
        return folder.as_posix()

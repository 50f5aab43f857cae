"""Our own line icons, drawn in the current colours while painting, so that they follow a change of theme."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop_app.ui.look import theme
from desktop_app.ui.look.resources import resource

SIZE = 16
# Icons that point forward or back are mirrored for right-to-left languages.
_OPPOSITE = {"arrow-left": "arrow-right", "arrow-right": "arrow-left", "chevron-right": "chevron-left"}


def icon(name: str, colour_role: str = "text") -> QIcon:
    """Return an icon of `resources/icons/` in a palette colour; it is greyed while its control is disabled."""
    _source(name)  # fails here for a wrong name, rather than while painting
    return QIcon(_Engine(name, colour_role))


def pixmap(name: str, colour_role: str = "text", size: int = SIZE, ratio: float = 1.0) -> QPixmap:
    """Return the icon as a picture of `size` logical pixels, sharp at `ratio` device pixels each."""
    return _pixmap(_as_read(name), theme.colour(colour_role).name(), round(size * ratio), ratio)


def paint(painter: QPainter, rect: QRect, name: str, colour_role: str) -> None:
    """Draw the icon into `rect`, at the painter's own resolution."""
    ratio = painter.device().devicePixelRatio()
    size = min(rect.width(), rect.height())
    if name in _OPPOSITE:
        name = _as_read(name)
    drawn = _pixmap(name, theme.colour(colour_role).name(), round(size * ratio), ratio)
    target = QRect(0, 0, size, size)
    target.moveCenter(rect.center())
    if ratio == int(ratio):
        painter.drawPixmap(target, drawn)
    else:
        painter.drawPixmap(_whole_pixel(painter, target.topLeft()), drawn)


def _as_read(name: str) -> str:
    return _OPPOSITE[name] if name in _OPPOSITE and QGuiApplication.isRightToLeft() else name


def _whole_pixel(painter: QPainter, point: QPoint) -> QPointF:
    """Return the nearest position on a device pixel: at 125 or 150 % a picture between two pixels is blurred."""
    place = painter.deviceTransform()
    corner = place.map(QPointF(point))
    back, _ = place.inverted()
    return back.map(QPointF(round(corner.x()), round(corner.y())))


def recoloured(name: str, colour: str) -> bytes:
    """Return the SVG itself in one colour, for the style sheet's few pictures."""
    return _source(name).replace("currentColor", colour).encode()


def app_icon() -> QIcon:
    """Return the program's own icon."""
    return QIcon(str(resource("icons", "app.svg")))


@lru_cache(maxsize=128)
def _source(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text("utf-8")


@lru_cache(maxsize=512)
def _pixmap(name: str, colour: str, pixels: int, ratio: float) -> QPixmap:
    drawn = QPixmap(pixels, pixels)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    drawing = QSvgRenderer()
    drawing.load(recoloured(name, colour))
    drawing.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn


class _Engine(QIconEngine):
    def __init__(self, name: str, colour_role: str) -> None:
        super().__init__()
        self._name = name
        self._colour_role = colour_role

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._colour_role)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:  # noqa: ARG002 - Qt's signature
        paint(painter, rect, self._name, self._role(mode))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:  # noqa: ARG002 - Qt's signature
        """Return the icon as a square at the start of `size`; any rest of the width is a gap before the text."""
        name, pixels = _as_read(self._name), min(size.width(), size.height())
        square = _pixmap(name, theme.colour(self._role(mode)).name(), pixels, 1.0)
        if size.width() == size.height():
            return square
        wide = QPixmap(size)
        wide.fill(Qt.GlobalColor.transparent)
        painter = QPainter(wide)
        left = size.width() - square.width() if QGuiApplication.isRightToLeft() else 0
        painter.drawPixmap(left, (size.height() - square.height()) // 2, square)
        painter.end()
        return wide

    def _role(self, mode: QIcon.Mode) -> str:
        return "disabled" if mode == QIcon.Mode.Disabled else self._colour_role

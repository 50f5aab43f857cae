"""What was asked, when and where, beside the name of the list: whichever there is room for."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop_app.ui.parts.label import ElidedLabel


class AboutLabel(ElidedLabel):
    """Where there is no room the date goes first, and as a whole: half of one is read as another."""

    def __init__(self) -> None:
        super().__init__("", "muted")
        self._dateless = ""

    def tell(self, product: str, when: str, connection: str) -> None:
        """These three, in this order."""
        self._dateless = f"{product} · {connection}"
        self.setText(f"{product} · {when} · {connection}")

    def dateless_width(self) -> int:
        """What it takes without the date, in pixels."""
        return self.fontMetrics().horizontalAdvance(self._dateless) + 2

    def shortened(self, width: int) -> str:
        """What is drawn in a room of `width` pixels."""
        metrics = self.fontMetrics()
        if metrics.horizontalAdvance(self.text()) <= width:
            return self.text()
        return metrics.elidedText(self._dateless, Qt.TextElideMode.ElideMiddle, width)


def shared(room: int, name: tuple[int, int], about: tuple[int, int]) -> tuple[int, int]:
    """Pixels for the name and for what stands beside it; of each what it needs at least and what it takes whole.

    The name gives way first; the other then loses its date at once.
    """
    (least_name, whole_name), (least, whole) = name, about
    if least_name + whole > room:
        whole = min(least, max(0, room - least_name))
    return min(whole_name, max(least_name, room - whole)), whole

"""What came of a comparison, opened when it is first read and let go of when nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.core.comparison import NumberChange
from desktop_app.core.errors import DialproofError
from desktop_app.services.comparing import Comparing, Comparison
from desktop_app.services.ports.comparing import OpenPairing


class ChangesReader:
    """Pages of changes by place; `failed(error)` where the comparison or one of its lists is gone."""

    def __init__(self, comparing: Comparing, comparison: Comparison, failed: Callable[[Exception], object]) -> None:
        self._comparing, self.comparison, self._failed = comparing, comparison, failed
        self._opened: OpenPairing | None = None

    def rows(self, places: Sequence[int]) -> list[NumberChange]:
        """The numbers at these places."""
        try:
            if self._opened is None:
                self._opened = self._comparing.open(self.comparison)
            return self._opened.rows(places)
        except DialproofError as error:
            self._failed(error)
            return []

    def close(self) -> None:
        """Let go of the files; the next read opens them again."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    def discard(self) -> None:
        """Nobody looks any more: what came of it is deleted."""
        self.close()
        self._comparing.discard(self.comparison)

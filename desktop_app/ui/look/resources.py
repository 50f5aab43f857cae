"""Locates what comes with the program besides its code: icons, fonts, the sample list, languages and the guide."""

from __future__ import annotations

from functools import cache
from pathlib import Path

# As importlib.resources.files("desktop_app") would say, whose import costs a thirtieth of the way to the first paint.
_PACKAGE = Path(__file__).resolve().parents[2]


@cache
def resources() -> Path:
    """Return their folder: `_resources` in the package, as wheels and bundles have it, or `resources` in a checkout."""
    packed = _PACKAGE / "_resources"
    return packed if packed.is_dir() else _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """Return the path of one of them ("icons", "app.svg")."""
    return resources().joinpath(*parts)

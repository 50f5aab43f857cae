"""The few pictures a style sheet can only take from files: arrows, tick, dash and disc, in the palette's colours."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTemporaryDir

from desktop_app.ui.palette import Palette
from desktop_app.ui.resources import resource

# The file's name there, then the icon it is drawn from and the role of its colour.
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
    """A folder of recoloured pictures for the life of the process; Qt removes it."""

    def __init__(self) -> None:
        self._folder = QTemporaryDir()

    def folder(self, palette: Palette) -> str:
        """Where the pictures for `palette` are, with forward slashes as style sheets want them."""
        folder = Path(self._folder.path()) / palette.name
        if not folder.is_dir():
            folder.mkdir(parents=True)
            for name, (icon, role) in _PICTURES.items():
                source = resource("icons", f"{icon}.svg").read_text("utf-8")
                coloured = source.replace("currentColor", palette.colour(role).name())
                (folder / f"{name}.svg").write_text(coloured, "utf-8")
        return folder.as_posix()

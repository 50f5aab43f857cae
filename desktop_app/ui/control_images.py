"""The few pictures a style sheet can only take from files: arrows, tick and dash, in the palette's colours."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTemporaryDir

from desktop_app.ui.palette import Palette
from desktop_app.ui.resources import resource

_ROLES = {
    "chevron-down": "muted",
    "chevron-up": "muted",
    "tick": "accent_text",
    "minus": "accent_text",
    "check": "accent",
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
            for name, role in _ROLES.items():
                source = resource("icons", f"{name}.svg").read_text("utf-8")
                coloured = source.replace("currentColor", palette.colour(role).name())
                (folder / f"{name}.svg").write_text(coloured, "utf-8")
        return folder.as_posix()

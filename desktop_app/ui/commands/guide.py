"""Opens the guide in the browser: pages that packaging/guide makes of docs/, beside the program."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.ui import words
from desktop_app.ui.resources import resource


def open_guide(page: str, say: Callable[[str], None], open_url: Callable[[QUrl], bool] | None = None) -> None:
    """Open the guide at its page about one of the window's ("results"). `say` hears where that can't be.

    `open_url` is the system's way to open an address.
    """
    path = resource("guide", "guide", f"{page}.html")
    if not path.is_file():
        say(words.tr("The guide isn't there. Start Dialproof from its sources with packaging/dev.py run.", "shell"))
    elif not (open_url or QDesktopServices.openUrl)(QUrl.fromLocalFile(str(path))):
        say(words.tr("The system has no program to open “{}”.", "export").format(path))

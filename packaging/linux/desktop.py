"""Menu entries, icons and metainfo below a `share` folder, as desktops look for them."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bundle import facts

FILES = Path(__file__).with_name("files")
ICON = facts.ROOT / "resources" / "icons" / "app.svg"
# Pixels; the sizes of hicolor's own folders that desktops draw (panels, menus, launchers, at one and two-fold density).
SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
# Two, since the first program by name becomes the default of a type that has none: so the one that has the types comes
# last, and who opens lists with a spreadsheet program goes on to do so. It isn't shown in menus.
ENTRIES = ("dialproof.desktop", "zz-dialproof-open.desktop")
METAINFO = f"{facts.IDENTIFIER}.metainfo.xml"


def lay_out(share: Path, command: str, epoch: int) -> None:
    """Everything, for the program that `command` starts, released at `epoch` (seconds since 1970)."""
    values = {
        "COMMAND": command,
        "IDENTIFIER": facts.IDENTIFIER,
        "PUBLISHER": facts.PUBLISHER,
        "LICENCE": facts.LICENCE,
        "VERSION": facts.VERSION,
        "DATE": datetime.fromtimestamp(epoch, UTC).date().isoformat(),
    }
    for name in ENTRIES:
        fill(name, share / "applications" / name, values)
    fill("metainfo.xml", share / "metainfo" / METAINFO, values)
    draw_icons(share / "icons" / "hicolor")


def fill(name: str, into: Path, values: Mapping[str, str]) -> None:
    """Write a file of `files/` with each `@NAME@` in it replaced."""
    text = (FILES / name).read_text("utf-8")
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    into.parent.mkdir(parents=True, exist_ok=True)
    into.write_text(text, "utf-8", newline="\n")


def draw_icons(theme: Path) -> None:
    """The program's icon in every size, and as it is for all others."""
    from icons.drawing import png  # needs Qt

    for side in SIDES:
        place = theme / f"{side}x{side}" / "apps" / f"{facts.PROGRAM}.png"
        place.parent.mkdir(parents=True)
        place.write_bytes(png(side))
    scalable = theme / "scalable" / "apps" / f"{facts.PROGRAM}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(ICON, scalable)

"""A Windows of its own, by Wine, in which installers are run: what stands on its disk and in its registry."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

MISSING = [name for name in ("wine", "wineserver", "wixl", "msibuild", "msiinfo") if not shutil.which(name)]
WINE, WINESERVER = (shutil.which(name) or name for name in ("wine", "wineserver"))
# What Wine writes by itself at any time: devices that it finds, its own settings, and files that come and go.
_OF_WINE = re.compile(r"\[(System|Hardware|Software\\Wine|Software\\Microsoft\\Windows NT)\b")
_PASSING = re.compile(
    r"windows/temp|users/[^/]+/(AppData/Local/)?Temp|windows/inf|ProgramData/Microsoft/Crypto", re.IGNORECASE
)
_WITHIN = 300  # seconds


class Machine:
    """Drive C: and the registry of a prefix of Wine's; `home` stands for the home of the person on this system."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.c = place / "prefix" / "drive_c"
        home = place / "home"
        home.mkdir(parents=True)
        kept = {name: value for name, value in os.environ.items() if re.fullmatch(r"PATH|LANG|LC_\w+|DISPLAY", name)}
        # Menus and desktop of this system are left alone.
        own = {"HOME": str(home), "WINEPREFIX": str(self.c.parent), "WINEDLLOVERRIDES": "winemenubuilder.exe=d"}
        self.env = {**kept, **own, "WINEDEBUG": "-all"}
        self.run("wineboot", "-i")
        self.version("win10")
        (self.person,) = [path for path in (self.c / "users").iterdir() if path.name != "Public"]
        # Folders of Windows, not links to a home; as everywhere, something hidden stands in the desktop's.
        self.desktop = self.person / "Desktop"
        if self.desktop.is_symlink():
            self.desktop.unlink()
            self.desktop.mkdir()
        (self.desktop / "desktop.ini").touch()

    def run(self, *command: str, more: Mapping[str, str] | None = None) -> int:
        """Run a program of Windows that neither reads nor prints, and return its exit code."""
        nothing = subprocess.DEVNULL
        env = {**self.env, **(more or {})}
        return subprocess.run(  # noqa: S603 - of a Windows of its own
            [WINE, *command], env=env, stdin=nothing, stdout=nothing, stderr=nothing, check=False, timeout=_WITHIN
        ).returncode

    def told(self, *command: str, more: Mapping[str, str] | None = None) -> str:
        """Run a program of Windows and return what it prints; raises `CalledProcessError`."""
        # Pipes: Wine gives a process no usable standard handles where they are files or closed.
        env = {**self.env, **(more or {})}
        return subprocess.run(  # noqa: S603 - of a Windows of its own
            [WINE, *command], env=env, input="", capture_output=True, text=True, check=True, timeout=_WITHIN
        ).stdout

    def settle(self) -> None:
        """Wait until nothing runs, and the registry is in its files."""
        subprocess.run([WINESERVER, "-w"], env=self.env, check=True, timeout=_WITHIN)  # noqa: S603

    def end(self) -> None:
        """End whatever runs."""
        subprocess.run([WINESERVER, "-k"], env=self.env, check=False, timeout=_WITHIN)  # noqa: S603
        self.settle()

    def version(self, name: str) -> None:
        """Be another version of Windows: win7, win10."""
        self.run("winecfg", "-v", name)

    def msiexec(self, what: str, package: Path | str, *properties: str) -> int:
        """Run Windows Installer without a window and return its exit code; `package`: a file, or a product's code."""
        named = f"Z:{package}".replace("/", "\\") if isinstance(package, Path) else package
        # The last eight bits are all that this system hands on.
        return self.run("msiexec", what, named, *properties, "/qn")

    def files(self) -> dict[str, bytes | None]:
        """Every file below C: that doesn't come and go with its content, and every folder."""
        found = {path.relative_to(self.c).as_posix(): path for path in self.c.rglob("*")}
        # Those of Windows itself are many and don't matter: their names do.
        return {
            name: path.read_bytes() if path.is_file() and not name.startswith("windows/") else None
            for name, path in found.items()
            if not _PASSING.match(name)
        }

    def registry(self) -> dict[str, set[str]]:
        """Each key with its values: of the person (HKCU), and of the machine (HKLM)."""
        found = {}
        self.settle()
        for root, name in (("HKCU", "user.reg"), ("HKLM", "system.reg")):
            text = (self.c.parent / name).read_text("utf-8", "replace").replace("\\\n", "")
            for block in text.split("\n\n"):
                key, *values = block.split("\n")
                if key.startswith("[") and not _OF_WINE.match(key.replace("\\\\", "\\")):
                    path = key[1:].rpartition("]")[0].replace("\\\\", "\\")
                    found[f"{root}\\{path}"] = {value for value in values if value and not value.startswith("#")}
        return found


def gained(before: Mapping[str, object], after: Mapping[str, object]) -> set[str]:
    """What is there afterwards and wasn't before, or has another content."""
    return {name for name in after if name not in before or before[name] != after[name]}

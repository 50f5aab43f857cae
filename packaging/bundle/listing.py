"""Every file of a bundle with its SHA-256, and what differs between two of them."""

from __future__ import annotations

import hashlib
from fnmatch import fnmatch
from pathlib import Path

FILE = "files.txt"
# Files that may differ between two builds of the same sources, as patterns, each with its reason.
MAY_DIFFER: dict[str, str] = {
    "*.app/Contents/_CodeSignature/*": "a signature has the time of signing in it (macOS)",
}


def listed(folder: Path) -> dict[str, str]:
    """Every file's path and digest; of a link, where it leads."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = f"-> {path.readlink().as_posix()}"
        elif path.is_file():
            found[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def write(out: Path, files: dict[str, str]) -> Path:
    """As `sha256sum --check` reads it, links below as remarks."""
    lines = [f"{digest}  {name}\n" for name, digest in files.items() if not digest.startswith("->")]
    lines += [f"# {name} {digest}\n" for name, digest in files.items() if digest.startswith("->")]
    path = out / FILE
    path.write_text("".join(lines), "utf-8", newline="\n")
    return path


def differences(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """The files that only one of the two has, or that differ without a reason of `MAY_DIFFER`."""
    names = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
    return [name for name in names if not any(fnmatch(name, pattern) for pattern in MAY_DIFFER)]

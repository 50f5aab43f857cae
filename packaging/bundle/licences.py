"""All that is somebody else's in the bundle, each part with its licence's texts where they are installed."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.metadata import Distribution, distribution
from pathlib import Path

from bundle import facts, parts

TEXTS = Path(__file__).with_name("texts")
# Their wheels have no licence text in them; LGPL 3 is written as an addition to GPL 3.
_OF_QT = {"pyside6-essentials", "shiboken6"}
_LGPL = [TEXTS / "LGPL-3.0.txt", TEXTS / "GPL-3.0.txt", TEXTS / "Qt.txt", TEXTS / "Qt-notices.txt"]


class NoLicence(Exception):
    """A part goes into the bundle whose licence text is nowhere to be found."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something of somebody else's in the bundle. `kind`: "pypi", "deb" or "generic", as package URLs call them."""

    name: str
    version: str
    licence: str
    kind: str
    texts: list[Path] = field(default_factory=list, compare=False)


def all_parts(carried: Iterable[Path]) -> list[Part]:
    """Every part, by name; `carried`: the system's libraries in the bundle, by the paths they were copied from.

    Raises `NoLicence` where such a library is of no package that this system knows.
    """
    installed = parts.distributions()
    found = [_installed(each) for each in installed]
    found += [_python(), _bootloader(), _font(), *inside_wheels(installed), *of_system(carried)]
    return sorted(found, key=lambda part: (part.name.lower(), part.version))


def _installed(part: Distribution) -> Part:
    name = parts.normal_name(part.name)
    texts = [Path(str(part.locate_file(file))) for file in part.files or [] if _is_licence(str(file))]
    return Part(name, part.version, licence_of(part), "pypi", _LGPL if name in _OF_QT else sorted(texts))


def _is_licence(file: str) -> bool:
    folder, _, name = file.replace("\\", "/").rpartition("/")
    return ".dist-info" in folder and name.upper().startswith(("LICEN", "COPYING", "NOTICE", "AUTHORS"))


def licence_of(part: Distribution) -> str:
    """A distribution's licence: the SPDX expression, or what it says in its own words."""
    message = part.metadata
    told = next((message[name] for name in ("License-Expression", "License") if name in message), "")
    classes = [each.rpartition(" :: ")[2] for each in message.get_all("Classifier") or [] if "License ::" in each]
    return told if told and "\n" not in told else ", ".join(classes) or "see its text"


def _python() -> Part:
    version = ".".join(map(str, sys.version_info[:3]))
    places = [Path(sys.base_prefix, "LICENSE.txt"), Path(shutil.__file__).with_name("LICENSE.txt")]
    places.append(Path(f"/usr/share/doc/python3.{sys.version_info[1]}/copyright"))
    return Part("python", version, "Python-2.0", "generic", [path for path in places if path.is_file()][:1])


def _bootloader() -> Part:
    maker = _installed(distribution("pyinstaller"))
    return Part("pyinstaller-bootloader", maker.version, "GPL-2.0-or-later with an exception", "generic", maker.texts)


def _font() -> Part:
    return Part("inter", "4", "OFL-1.1", "generic", [facts.ROOT / "resources" / "fonts" / "OFL.txt"])


def inside_wheels(installed: Iterable[Distribution]) -> list[Part]:
    """Libraries that wheels bring along: OpenSSL (cryptography), ISA-L (isal), ICU (Qt, on Linux)."""
    found = []
    for part in installed:
        name = parts.normal_name(part.name)
        if name == "cryptography":
            from cryptography.hazmat.backends.openssl.backend import backend

            version = backend.openssl_version_text().split()[1]
            apache = [text for text in _installed(part).texts if text.name == "LICENSE.APACHE"]
            found.append(Part("openssl", version, "Apache-2.0", "generic", apache))
        if name == "isal":
            from isal import ISAL_VERSION

            text = Path(str(part.locate_file("isal/isa-l/LICENSE")))
            found.append(Part("isa-l", ISAL_VERSION, "BSD-3-Clause", "generic", [text]))
        if name == "pyside6-essentials":
            folder = Path(str(part.locate_file("PySide6/Qt/lib")))
            found += [
                Part("icu", _icu_version(library), "Unicode-DFS-2016", "generic", [TEXTS / "ICU.txt"])
                for library in folder.glob("libicuuc.so.*")
            ]
    return found


def _icu_version(library: Path) -> str:
    """As the library itself says it; its functions have the first number in their names."""
    numbers = (ctypes.c_uint8 * 4)()
    getattr(ctypes.CDLL(str(library)), f"u_getVersion_{library.suffix[1:]}")(numbers)
    return ".".join(map(str, numbers[:2]))


def of_system(carried: Iterable[Path]) -> list[Part]:
    """The packages that the system's libraries come from, as Debian and its kin can tell."""
    owners = {path: _package(path) for path in carried}
    if unknown := sorted(str(path) for path, name in owners.items() if not name):
        raise NoLicence(f"No package is known of {', '.join(unknown)}, so neither is its licence.")
    made = []
    for name in dict.fromkeys(owners.values()):
        version = _said("dpkg-query", "-W", "-f", "${Version}", name)
        plain = name.partition(":")[0]
        made.append(Part(plain, version, "see its text", "deb", [Path("/usr/share/doc", plain, "copyright")]))
    return made


def _package(path: Path) -> str:
    if not shutil.which("dpkg-query"):
        return ""
    # Debian's own record may have a file under /lib or under /usr/lib, which are the same.
    for name in (str(path), str(path.resolve()), str(path.resolve()).removeprefix("/usr")):
        if owner := _said("dpkg-query", "-S", name).partition(": ")[0]:
            return owner
    return ""


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()

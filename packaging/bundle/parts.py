"""Which parts go into the bundle, and which of those that PyInstaller finds by itself don't."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import Distribution, PackagePath, distribution
from pathlib import Path

from packaging.requirements import Requirement

from bundle.facts import ROOT

# Imported by a name that stands in no import statement, so PyInstaller can't see them.
HIDDEN_IMPORTS = [
    # keyring asks its entry points, and falls back to these: fail says that there is none
    "keyring.backends.SecretService",
    "keyring.backends.Windows",
    "keyring.backends.macOS",
    "keyring.backends.chainer",
    "keyring.backends.fail",
    "keyring.backends.null",
    # uvicorn takes its parts by names of its settings; the local service sets loop, HTTP and lifespan so
    "uvicorn.lifespan.on",
    "uvicorn.loops.asyncio",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.logging",
    # FastAPI asks for it only when a form comes in
    "python_multipart",
    "truststore",
    # isal's compiled halves import each other
    "isal.igzip_lib",
    # zoneinfo asks it for the zones that the system lacks: all of them on Windows, some names on new Debians
    "tzdata",
]
# Compiled by mypyc, so that PyInstaller sees no import statement in it and no data.
_OPAQUE = "chardet"
_NOT_OF_OPAQUE = re.compile(r"chardet/(__main__|cli|equivalences|evaluation)\.")
# Found by somebody's optional import, and never reached by this program.
EXCLUDED_MODULES = [
    "IPython",
    "PIL",
    "PySide6.QtDBus",  # named by PyInstaller for Qt's library of that name, which stays; nobody imports it
    "_pydecimal",  # decimal in Python, for where there is none in C
    "anyio._backends._trio",
    "cffi",  # cryptography needs its compiled half alone; with it come pycparser and distutils, a compiler's
    "curses",
    "distutils",
    "doctest",
    "lib2to3",
    "lxml",  # openpyxl and httpx do without, and it would be another compiled parser
    "numpy",
    "pandas",
    "pdb",
    "pip",
    "pycparser",
    "pydantic.mypy",
    "pydantic.v1",  # FastAPI looks whether a model is one of these, and does without
    "pydoc",
    "pydoc_data",
    "pytest",
    "readline",  # nobody types into this Python, and its library is under the GPL
    "setuptools",
    "tkinter",
    "unittest",
]
# The metadata of short numbers (112, 999), which phonenumbers loads only when it is asked about one; and its tables of
# places and carriers, which the program has as one of its own (`core/numbering/areas.py`).
UNUSED_MODULES = re.compile(r"phonenumbers\.(shortdata\.region_|geocoder|geodata|carrier)")
# The program is a Widgets one: what follows is for QML, for devices without a desktop, or drags such things along.
UNUSED_FILES = re.compile(
    r"""
      libqgtk3                              # a theme that draws our Fusion no better and needs all of GTK
    | egldeviceintegrations | lib(qeglfs|qlinuxfb|qvnc|qvkkhr|qminimal|Qt6Egl)  # no desktop
    | (lib)?Qt6?(Quick|Qml|VirtualKeyboard|Pdf|OpenGL|WaylandCompositor)        # QML, its keyboard, pictures of PDF
    | plugins/wayland-graphics-integration-client                               # all of them ask for Qt's OpenGL
    | plugins/wayland-shell-integration/(?!libxdg) | libQt6WlShell              # of cars; desktops have xdg-shell
    | plugins/(generic|networkinformation|tls|platforminputcontexts/libqtvirtual)  # httpx speaks TLS, not Qt
    | plugins/imageformats/(?!(lib)?q(svg|ico))                                 # all pictures are SVG
    | opengl32sw | d3dcompiler              # OpenGL by software, on Windows
    | plugins/platforms/q(direct2d|minimal)\.       # of Windows' platforms, qwindows and qoffscreen stay
    | plugins/styles                        # of Windows and macOS; ours is Fusion, from the first moment on
    | certifi/cacert\.pem                   # the system's own certificates are trusted (truststore)
    | chardet/models/training_metadata       # for who trains it anew
    | tzdata/zoneinfo/(tzdata\.zi|leapseconds|\w+\.tab)$  # sources and tables, which Python reads none of
    """,
    re.VERBOSE,
)
# Part of each Linux desktop, and to be the desktop's own: they fit its server, its fonts, its bus, its logins and its
# drivers. PySide6's wheel leaves them to the system, too; the .deb depends on them.
OF_THE_DESKTOP = re.compile(
    r"^lib(X11|X11-xcb|Xau|Xdmcp|bsd|md|dbus-1|systemd|gcrypt|gpg-error|cap|lz4|glib-2\.0|gthread-2\.0|pcre2-8|"
    r"fontconfig|freetype|gssapi_krb5|krb5|k5crypto|krb5support|keyutils|com_err|stdc\+\+|gcc_s)\.so"
)
LANGUAGES = ("de", "es", "fr", "pt_BR", "zh_CN")
# What spec_values.py writes of them goes in: what PyInstaller's hooks copy names folders of the machine that builds.
_METADATA = re.compile(r"\.(dist|egg)-info/")
OUR_METADATA = "own-metadata"
_QT_TRANSLATION = re.compile(r"translations/\w+\.qm$")


def is_wanted(name: str, source: str = "") -> bool:
    """Whether a file that PyInstaller found, by its name in the bundle and where it comes from, goes in."""
    name = name.replace("\\", "/")
    if _METADATA.search(name):
        return OUR_METADATA in Path(source).parts
    if "PySide6" in name and _QT_TRANSLATION.search(name):
        return name.endswith(tuple(f"/qtbase_{language}.qm" for language in LANGUAGES))
    return not UNUSED_FILES.search(name) and not OF_THE_DESKTOP.search(name)


def own_modules() -> list[str]:
    """Every module of the program, found by its file: child processes import their work by its name."""
    files = sorted((ROOT / "desktop_app").rglob("*.py"))
    return [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in files]


def opaque_modules() -> list[str]:
    """The modules of the library that PyInstaller can't look into, the shared ones beside its package included."""
    names = {
        str(file).split(".")[0].replace("/", ".").removesuffix(".__init__")
        for file in _opaque_files((".py", ".so", ".pyd"))
    }
    return sorted(names)


def opaque_data() -> list[tuple[str, str]]:
    """Its data, each file with its folder in the bundle."""
    return [(str(file.locate()), str(file.parent)) for file in _opaque_files((".bin",))]


def _opaque_files(suffixes: tuple[str, ...]) -> list[PackagePath]:
    files = distribution(_OPAQUE).files or []
    return [file for file in files if file.suffix in suffixes and not _NOT_OF_OPAQUE.match(file.as_posix())]


def project_requirements() -> list[Requirement]:
    """What pyproject.toml asks for on this system."""
    import tomllib

    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    return _applying(named, set())


def distributions() -> list[Distribution]:
    """Every installed part that the program needs on this system, by name."""
    found: dict[str, Distribution] = {}
    waiting = project_requirements()
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        wanted = waiting.pop()
        part = distribution(wanted.name)
        name = normal_name(part.name)
        if (name, frozenset(wanted.extras)) in seen:
            continue
        seen.add((name, frozenset(wanted.extras)))
        found[name] = part
        waiting += _applying(part.requires or [], wanted.extras)
    return [found[name] for name in sorted(found)]


def normal_name(name: str) -> str:
    """A distribution's name as it is compared (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _applying(named: Iterable[str], extras: set[str]) -> list[Requirement]:
    """Those that this system needs, with any of these extras or without."""
    requirements = [Requirement(each) for each in named]
    return [each for each in requirements if _applies(each, extras)]


def _applies(requirement: Requirement, extras: set[str]) -> bool:
    return requirement.marker is None or any(requirement.marker.evaluate({"extra": each}) for each in {"", *extras})

"""What the system has to bring along: the libraries that Qt is linked against, the tests' programs, and a screen."""

from __future__ import annotations

import contextlib
import ctypes
import shutil
import socket
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from dev_apt import Apt, say

# Soname to package, newest name first. This is what readelf shows of QtGui, QtWidgets, QtNetwork, QtDBus, QtSvg and the
# xcb, wayland and offscreen platforms in PySide6-Essentials 6.11, less what each Debian has (libc, libstdc++, zlib).
LIBRARIES: dict[str, tuple[str, ...]] = {
    "libGL.so.1": ("libgl1",),
    "libEGL.so.1": ("libegl1",),
    "libX11.so.6": ("libx11-6",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libbrotlidec.so.1": ("libbrotli1",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libwayland-egl.so.1": ("libwayland-egl1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-glx.so.0": ("libxcb-glx0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libzstd.so.1": ("libzstd1",),
}

# What tests start themselves: a screen, keys and clicks on it, a session bus, and on that a keyring and what a screen
# reader speaks through; and what makes an MSI.
PROGRAMS: dict[str, tuple[str, ...]] = {
    "Xvfb": ("xvfb",),
    "xdotool": ("xdotool",),
    "dbus-run-session": ("dbus",),
    "gnome-keyring-daemon": ("gnome-keyring",),
    "openbox": ("openbox",),
    "at-spi-bus-launcher": ("at-spi2-core",),
    "readelf": ("binutils",),
    "wixl": ("wixl",),
    "msibuild": ("msitools",),
}

# A font for each script that reports are drawn in and that few servers have, by its file.
FONTS: dict[str, tuple[str, ...]] = {"wqy-microhei.ttc": ("fonts-wqy-microhei",)}

# What making the bundle starts: PyInstaller looks into libraries and strips them, and packages ask for what they need.
BUILD_PROGRAMS: dict[str, tuple[str, ...]] = dict.fromkeys(("objdump", "objcopy", "strip", "readelf"), ("binutils",))
# What makes a Python for Windows, runs the tests on it, and makes the MSI of a bundle.
WINDOWS_PROGRAMS: dict[str, tuple[str, ...]] = {
    "wine": ("wine",),
    "x86_64-w64-mingw32-gcc": ("gcc-mingw-w64-x86-64-posix",),
    "Xvfb": ("xvfb",),
    "openbox": ("openbox",),
    "wixl": ("wixl",),
    "msibuild": ("msitools",),
}

WINDOW_SYSTEMS = {"xcb", "wayland", "wayland-egl"}
ANSWER_WITHIN = 3.0


def loads(soname: str) -> bool:
    """Say whether the loader finds this library, for this interpreter's architecture."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing(wanted: Mapping[str, tuple[str, ...]], there: Callable[[str], bool]) -> dict[str, tuple[str, ...]]:
    """Return what is not there, with the packages that would bring it."""
    return {name: packages for name, packages in wanted.items() if not there(name)}


def program_there(name: str) -> bool:
    """Say whether a program stands on PATH, or where Debian keeps those of administrators and of other programs."""
    return shutil.which(name) is not None or any(Path(place, name).exists() for place in ("/usr/sbin", "/usr/libexec"))


def font_there(name: str) -> bool:
    """Say whether a font stands where systems keep them."""
    return any(
        next(Path(place).rglob(name), None) is not None for place in ("/usr/share/fonts", "/usr/local/share/fonts")
    )


def add_missing(purpose: str, absent: Mapping[str, tuple[str, ...]], apt: Apt) -> bool:
    """Install what is absent; where that is not possible say what to do, and return False."""
    if not absent:
        return True
    if not apt.present:
        say(f"{purpose} needs what this system lacks: {', '.join(absent)}. Install it with the system's own packages.")
        return False
    packages = list(dict.fromkeys(apt.known(candidates) for candidates in absent.values()))
    failure = apt.install(packages)
    if failure:
        say(f"{purpose} needs system packages that are missing. {failure}")
    return failure is None


def add_libraries(apt: Apt) -> bool:
    """See to it that Qt's libraries are there; return False where some still are not."""
    return _add("The window", missing(LIBRARIES, loads), apt)


def add_for_tests(apt: Apt) -> bool:
    """See to it that Qt's libraries and the programs that tests start are there: asked for at once."""
    absent = missing(LIBRARIES, loads) | missing(PROGRAMS, program_there) | missing(FONTS, font_there)
    return _add("A part of the tests", absent, apt)


def add_for_bundle(apt: Apt) -> bool:
    """See to it that Qt's libraries, which PyInstaller follows, and the programs that make the bundle are there."""
    return _add("The bundle", missing(LIBRARIES, loads) | missing(BUILD_PROGRAMS, program_there), apt)


def add_for_windows(apt: Apt) -> bool:
    """See to it that Wine, the compiler and an X server are there; return False where some still are not."""
    return _add("What is for Windows", missing(WINDOWS_PROGRAMS, program_there), apt)


def _add(purpose: str, absent: Mapping[str, tuple[str, ...]], apt: Apt) -> bool:
    return not sys.platform.startswith("linux") or add_missing(purpose, absent, apt)


def x_addresses(display: str) -> Iterable[tuple[socket.AddressFamily, str | tuple[str, int]]]:
    """Yield the sockets that a DISPLAY such as `:0`, `unix:1.0` or `host:10.0` stands for."""
    host, colon, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if display.startswith("/"):
        yield socket.AF_UNIX, display
    if not colon or not number.isdigit():
        return
    if host in {"", "unix"}:
        yield socket.AF_UNIX, f"/tmp/.X11-unix/X{number}"  # noqa: S108 - X servers have their sockets there
        yield socket.AF_UNIX, f"\0/tmp/.X11-unix/X{number}"
    else:
        yield socket.AF_INET, (host, 6000 + int(number))


def wayland_address(env: Mapping[str, str]) -> str:
    """Return the path of the Wayland socket that the environment names."""
    return str(Path(env.get("XDG_RUNTIME_DIR", "/"), env["WAYLAND_DISPLAY"]))


def answers(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    """Say whether something listens there."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_STREAM) as connection:
        connection.settimeout(ANSWER_WITHIN)
        connection.connect(address)
        return True
    return False


def x_lets_in(display: str) -> bool:
    """Say whether the X server takes us as a client (another person's does not); True where that can't be asked."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused


def no_screen(env: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Return why a window can't be shown, or None where it can.

    A stale DISPLAY is as good as none, so the screen is knocked at and not only looked up. A Qt platform that draws
    without a window system (offscreen, vnc) was asked for by somebody, and counts as a screen.
    """
    if not platform.startswith("linux"):
        return None
    chosen = env.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if chosen and chosen not in WINDOW_SYSTEMS:
        return None
    display, wayland = env.get("DISPLAY", ""), env.get("WAYLAND_DISPLAY", "")
    if wayland and answers(socket.AF_UNIX, wayland_address(env)):
        return None
    if display and any(answers(*address) for address in x_addresses(display)) and x_lets_in(display):
        return None
    if display or wayland:
        return f"The screen {display or wayland} can't be opened"
    return "There is no screen here"

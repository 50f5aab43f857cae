"""A person's hands on Windows: keys and mouse by `SendInput`, as from a keyboard, to whatever window takes them."""

from __future__ import annotations

import ctypes
import sys
from ctypes import wintypes
from typing import Any

# Virtual keys, winuser.h; those of letters and digits are their own.
_KEYS = {
    "ctrl": 0x11,
    "alt": 0x12,
    "Tab": 0x09,
    "Return": 0x0D,
    "Escape": 0x1B,
    "space": 0x20,
    "Down": 0x28,
    "F4": 0x73,
    "Menu": 0x5D,
    "shift": 0x10,
    "Home": 0x24,
    "End": 0x23,
}
_MOUSE, _KEYBOARD, _UP, _UNICODE = 0, 1, 2, 4
_BUTTONS = {"left": (0x02, 0x04), "right": (0x08, 0x10)}  # down, up


class _Mouse(ctypes.Structure):
    _fields_ = (
        ("x", wintypes.LONG),
        ("y", wintypes.LONG),
        ("data", wintypes.DWORD),
        ("flags", wintypes.DWORD),
        ("time", wintypes.DWORD),
        ("extra", ctypes.c_void_p),
    )


class _Key(ctypes.Structure):
    _fields_ = (
        ("virtual", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("flags", wintypes.DWORD),
        ("time", wintypes.DWORD),
        ("extra", ctypes.c_void_p),
    )


class _Either(ctypes.Union):
    _fields_ = (("mouse", _Mouse), ("key", _Key))


class _Input(ctypes.Structure):
    _fields_ = (("kind", wintypes.DWORD), ("of", _Either))


if sys.platform == "win32":
    _USER: Any = ctypes.WinDLL("user32")
else:
    _USER: Any = None


def press(names: str) -> None:
    """Press keys together, such as "ctrl+o"."""
    keys = [_KEYS.get(name) or ord(name.upper()) for name in names.split("+")]
    _send([_key(virtual=key) for key in keys] + [_key(virtual=key, flags=_UP) for key in reversed(keys)])


def write(text: str) -> None:
    """Type a text; each letter as what it is, whatever the keyboard's layout."""
    _send([_key(scan=ord(letter), flags=flags) for letter in text for flags in (_UNICODE, _UNICODE | _UP)])


def move(x: int, y: int) -> None:
    """Move the pointer to a pixel of the screen."""
    if not _USER.SetCursorPos(x, y):
        raise OSError("the pointer can't be moved")
    _send([_Input(_MOUSE, _Either(mouse=_Mouse(flags=0x01)))])  # it has moved by nothing: so everybody hears of it


def hold(button: str = "left") -> None:
    """Press a button of the mouse and keep it down."""
    _send([_Input(_MOUSE, _Either(mouse=_Mouse(flags=_BUTTONS[button][0])))])


def release(button: str = "left") -> None:
    """Let it go."""
    _send([_Input(_MOUSE, _Either(mouse=_Mouse(flags=_BUTTONS[button][1])))])


def title_in_front() -> str:
    """Return the title of the window that has the keyboard."""
    text = ctypes.create_unicode_buffer(256)
    _USER.GetForegroundWindow.restype = wintypes.HWND
    _USER.GetWindowTextW(wintypes.HWND(_USER.GetForegroundWindow()), text, len(text))
    return text.value


def _key(virtual: int = 0, scan: int = 0, flags: int = 0) -> _Input:
    return _Input(_KEYBOARD, _Either(key=_Key(virtual, scan, flags)))


def _send(events: list[_Input]) -> None:
    if _USER.SendInput(len(events), (_Input * len(events))(*events), ctypes.sizeof(_Input)) != len(events):
        raise OSError("keys and mouse are locked")

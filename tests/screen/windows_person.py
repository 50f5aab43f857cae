"""A person at a window of Windows: finds things by role and name within the program, and uses them as from outside.

What is seen is what a screen reader is told (`QAccessible`); keys and mouse are Windows' own (`hands.py`). What the
person does is a generator in the program's own loop: it yields what it waits for.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from tests.screen import hands

Role = QAccessible.Role
Story = Generator[Callable[[], Any], Any, None]
_PATIENCE = 120.0  # seconds
_MOST_STEPS = 60


@dataclass(frozen=True, slots=True)
class Thing:
    """As it was when it was looked at; `x` and `y`: its middle, in pixels of the screen."""

    role: QAccessible.Role
    name: str
    x: int
    y: int
    focused: bool


def things() -> Iterator[Thing]:
    """All that can be used in what is in front: a pop-up, else a dialog, else the window."""
    front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    tops = [front] if front else [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    for top in tops:
        yield from _within(QAccessible.queryAccessibleInterface(top), top)


def _within(found: QAccessibleInterface | None, top: QWidget) -> Iterator[Thing]:
    if found is None or not found.isValid() or found.state().invisible:
        return
    if not found.state().disabled:
        middle, ratio = found.rect().center(), top.devicePixelRatio()
        name = found.text(QAccessible.Text.Name)
        yield Thing(found.role(), name, int(middle.x() * ratio), int(middle.y() * ratio), bool(found.state().focused))
    for at in range(found.childCount()):
        yield from _within(found.child(at), top)


def find(role: QAccessible.Role, name: str) -> Thing | None:
    """Return the first thing of this role and name, which may have `*` in it."""
    return next((thing for thing in things() if thing.role == role and fnmatchcase(thing.name, name)), None)


def wait(role: QAccessible.Role, name: str) -> Story:
    """Wait until it is there and not greyed."""
    yield partial(find, role, name)


def in_front(title: str) -> Story:
    """Wait until a window with this title has the keyboard."""
    yield lambda: fnmatchcase(hands.title_in_front(), title)


def click(role: QAccessible.Role, name: str, button: str = "left") -> Story:
    """Click it once it is there, and stands still."""
    before, thing = None, (yield partial(find, role, name))
    while before != thing:
        before, thing = thing, (yield partial(find, role, name))
    hands.move(thing.x, thing.y)
    hands.hold(button)
    hands.release(button)


def step_to(key: str, role: QAccessible.Role, name: str) -> Story:
    """Press Tab or an arrow until this has the keyboard."""
    passed = []
    for _ in range(_MOST_STEPS):
        now = _focus()
        if now and now.role == role and fnmatchcase(now.name, name):
            return
        passed.append(now.name if now else "")
        hands.press(key)
        yield partial(_moved, now)
    raise AssertionError(f"{key} doesn't lead to {role} “{name}”, only to {passed}")


def _moved(before: Thing | None) -> bool:
    now = _focus()
    return now is not None and now != before


def _focus() -> Thing | None:
    focused = [thing for thing in things() if thing.focused]
    return focused[-1] if focused else None  # a table's cell comes after the table


def fill_in(title: str, text: str) -> Story:
    """Type into the field that a dialog of the system begins with, in place of what is there, and Return."""
    yield from in_front(title)
    hands.press("Home")
    hands.press("shift+End")
    hands.write(text)
    hands.press("Return")
    yield lambda: not fnmatchcase(hands.title_in_front(), title)


def live(story: Story, owner: QWidget) -> None:
    """Begin a story; the process ends with code 3 where what it waits for doesn't come."""
    waiting: list[tuple[Callable[[], Any], float]] = []
    timer = QTimer(owner)

    def go_on() -> None:
        if waiting and not (found := waiting[-1][0]()):
            if time.monotonic() > waiting[-1][1]:
                _give_up(story)
            return
        try:
            condition = story.send(found if waiting else None)
        except StopIteration:
            timer.stop()
            return
        except Exception:  # noqa: BLE001 - the window would tell it, and wait
            traceback.print_exc()
            os._exit(3)
        waiting[:] = [(condition, time.monotonic() + _PATIENCE)]

    timer.timeout.connect(go_on)
    timer.start(100)


def _give_up(story: Any) -> None:
    inner = story
    while inner.gi_yieldfrom is not None:
        inner = inner.gi_yieldfrom
    there = ", ".join(f"{thing.role.name} “{thing.name}”" for thing in things() if thing.name)
    print(
        f"{inner.__name__} {inner.gi_frame.f_locals} in {story.__name__}, line {story.gi_frame.f_lineno}: it never "
        f"came; in front is “{hands.title_in_front()}”; there is {there}",
        file=sys.stderr,
        flush=True,
    )
    os._exit(3)

"""What the binding puts off is there as soon as somebody asks; in a process of its own, since pytest loads it all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BEGIN = """
import sys
import desktop_app.ui

def late():
    return sorted(name for name, module in sys.modules.items() if getattr(module, "put_off", False))
"""
PUT_OFF = ["inspect", "ipaddress", "shibokensupport.signature.mapping", "shibokensupport.signature.parser", "traceback"]


def said(script: str) -> list[str]:
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", BEGIN + script], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True,
        timeout=240, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_nothing_is_loaded_that_nobody_asks_for() -> None:
    (names,) = said("print(*late())")
    assert {*PUT_OFF} <= {*names.split()}


def test_looking_through_the_modules_loads_none() -> None:
    script = """
before = late()
found = [getattr(module, "__file__", None) or getattr(module, "__path__", None) for module in sys.modules.values()]
print(late() == before != [])
"""
    assert said(script) == ["True"]


def test_a_wrong_argument_is_said_as_ever() -> None:
    script = """
from PySide6.QtCore import QObject, QTimer
try:
    QTimer.singleShot("soon", None, 3)
except TypeError as error:
    print(error)
try:
    QObject(colour=1)
except AttributeError as error:
    print(error)
print(QTimer.start.__doc__)
"""
    wrong, types, supported, *signatures, unknown, one, two = said(script)
    assert wrong == "'PySide6.QtCore.QTimer.singleShot' called with wrong argument types:"
    assert types == "  PySide6.QtCore.QTimer.singleShot(str, NoneType, int)"
    assert supported == "Supported signatures:"
    assert all("singleShot(msec: int, " in each for each in signatures)
    assert len(signatures) > 1
    assert "colour" in unknown
    assert {one, two} == {"start(self, msec: int, /) -> None", "start(self, /) -> None"}


def test_a_module_that_was_put_off_is_the_module() -> None:
    script = """
import inspect, ipaddress, tempfile, textwrap, traceback
from inspect import signature
print(signature(late), inspect.signature is signature, inspect.__file__ == signature.__code__.co_filename)
print(ipaddress.ip_address("127.0.0.1").is_loopback, textwrap.dedent("  a"), bool(tempfile.gettempdir()))
try:
    inspect.nothing_of_this_name
except AttributeError as error:
    print(error)
try:
    from inspect import nothing_of_this_name
except ImportError as error:
    print(type(error).__name__)
try:
    1 / 0
except ZeroDivisionError:
    print(traceback.format_exc().splitlines()[-1])
print([name for name in late() if "." not in name])
"""
    assert said(script) == [
        "() True True",
        "True a True",
        "module 'inspect' has no attribute 'nothing_of_this_name'",
        "ImportError",
        "ZeroDivisionError: division by zero",
        "[]",
    ]


def test_threads_that_ask_at_once_get_the_same() -> None:
    script = """
import inspect
from threading import Barrier, Thread
begin, found = Barrier(8), []
def ask():
    begin.wait()
    found.append(inspect.Signature)
threads = [Thread(target=ask) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(found), len(set(found)))
"""
    assert said(script) == ["8 1"]

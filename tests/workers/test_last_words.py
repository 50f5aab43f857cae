"""What a child process says on standard error comes to its parent, and onto nobody's terminal."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest

from desktop_app.workers.last_words import LastWords, StandardError
from desktop_app.workers.spawning import spawned

LONG = b"x" * 100_000


def speak(words: StandardError) -> None:
    words.take()
    os.write(2, LONG + b"by its descriptor, ")
    if sys.platform == "win32":  # as compiled Rust does
        kernel32 = ctypes.WinDLL("kernel32")
        kernel32.GetStdHandle.restype = ctypes.c_void_p
        handle = ctypes.c_void_p(kernel32.GetStdHandle(-12))
        assert kernel32.WriteFile(handle, b"by its handle", 13, ctypes.byref(ctypes.c_uint32()), None)
    else:
        os.write(2, b"by its handle")
    os._exit(1)


def test_the_end_of_what_it_said_is_heard_and_shown_nowhere(capfd: pytest.CaptureFixture[str]) -> None:
    words = LastWords()
    process = spawned(__name__, "speak", (words.for_child,), "speaker")
    words.for_child.close()
    process.join(60)
    said = words.said()
    assert said == (LONG + b"by its descriptor, by its handle")[-len(said) :]
    assert 1_000 < len(said) < len(LONG)
    assert capfd.readouterr() == ("", "")

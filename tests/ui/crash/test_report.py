"""What is handed on of a fault: where it happened, and nothing of anybody's data, computer or key."""

from __future__ import annotations

import pytest

from desktop_app.ui.crash.report import Fault, fault_of, framed, program_details, short_path

SECRET = "+447400123456 Anna Schmidt"


def broken(value: str) -> Exception:
    def fail() -> None:
        try:
            int(value)
        except ValueError as error:
            raise KeyError(value) from error

    with pytest.raises(KeyError) as caught:
        fail()
    return caught.value


def test_a_fault_names_classes_and_places_but_no_data() -> None:
    fault = fault_of(broken(SECRET))
    text = str(fault)
    assert text.splitlines()[0] == "KeyError ← ValueError"
    assert fault.frames[-1].startswith("test_report.py:")
    assert fault.frames[-1].endswith(" in fail")
    assert SECRET not in text
    assert "447400" not in text
    assert "/" not in fault.frames[-1]


def test_the_same_fault_is_known_again() -> None:
    first, second = fault_of(broken("a")), fault_of(broken("b"))
    assert first.signature == second.signature
    assert str(first.again()).splitlines()[0] == "KeyError ← ValueError (× 2)"


def test_the_frames_of_a_child_process_are_among_them() -> None:
    class ChildError(Exception):
        frames = (
            "ValueError\n"
            '  File "/home/anna/x/desktop_app/workers/jobs/reading.py", line 12, in read_list\n'
            f'    parse("{SECRET}")\n'
        )

    frames = fault_of(ChildError()).frames
    assert frames == ("ValueError", "desktop_app/workers/jobs/reading.py:12 in read_list")


def test_what_a_crash_wrote_is_cut_to_what_may_be_told() -> None:
    text = (
        "Fatal Python error: Segmentation fault\n\n"
        "Current thread 0x00007f (most recent call first):\n"
        '  File "/home/anna/.venv/lib/python3.11/site-packages/qasync/__init__.py", line 5 in run\n'
    )
    assert framed(text).splitlines()[-1] == "qasync/__init__.py:5 in run"
    assert "anna" not in framed(text)


def test_paths_are_the_same_on_every_computer() -> None:
    assert short_path(r"C:\Users\anna\desktop_app\ui\frame\shell.py") == "desktop_app/ui/frame/shell.py"
    assert short_path("/usr/lib/python3.11/asyncio/tasks.py") == "tasks.py"


def test_a_deep_fault_and_a_long_chain_have_an_end() -> None:
    def deep(left: int) -> None:
        if left:
            deep(left - 1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as caught:
        deep(200)
    assert len(fault_of(caught.value).frames) == 40
    chain: Exception = ValueError()
    for _ in range(50):
        above = ValueError()
        above.__cause__ = chain
        chain = above
    assert fault_of(chain).name.count("←") == 4
    assert str(Fault("X", ())) == "X"


def test_the_details_have_versions() -> None:
    assert "Python 3" in program_details()
    assert "Qt 6" in program_details()

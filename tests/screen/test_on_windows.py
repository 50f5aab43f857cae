"""The program in a real window of Windows, by keys and mouse as they come from a person's hands."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.screen.desktop import ROOT, wait_for
from tests.screen.main_job import LIST, PEOPLE, records
from tests.systems import by_wine

pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="Windows only: its keys, mouse and screen")
_SECONDS = 600  # of a story; its own waits end before


@pytest.fixture(params=[100, 200], ids="{} %".format)
def scaled(request: pytest.FixtureRequest) -> Iterator[dict[str, str]]:
    """Variables for a program that is shown at that many percent."""
    own = {**os.environ, "QT_QPA_PLATFORM": "windows", "PYTHONUTF8": "1"}
    if by_wine():
        with _dots_per_inch(96 * request.param // 100):
            yield own
    else:  # Windows asks for a new session for it
        yield {**own, "QT_SCALE_FACTOR": str(request.param / 100)}


@contextmanager
def _dots_per_inch(wanted: int) -> Iterator[None]:
    """Have programs that are started meanwhile told so by the system."""
    place = [r"HKCU\Control Panel\Desktop", "/v", "LogPixels", "/f"]
    subprocess.run(["reg", "add", *place, "/t", "REG_DWORD", "/d", str(wanted)], check=True)  # noqa: S603, S607
    try:
        yield
    finally:
        subprocess.run(["reg", "delete", *place], check=True)  # noqa: S603, S607


def started(env: dict[str, str], story: str, place: Path) -> subprocess.Popen[str]:
    """Start the program with somebody at it, over the data folder below `place`."""
    (place / "people.csv").write_text(LIST, encoding="utf-8")
    arguments = [story, str(place / "data"), str(place / "people.csv"), str(place / "answers.csv")]
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "tests.screen.windows_job", *arguments],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def lived(env: dict[str, str], story: str, place: Path) -> None:
    """The same until its end, which is in order; nothing is said on the way."""
    process = started(env, story, place)
    out, said = process.communicate(timeout=_SECONDS)
    assert (process.returncode, out) == (0, ""), said


@pytest.mark.parametrize("hands", ["keys", "mouse"])
def test_a_list_goes_from_file_to_file(scaled: dict[str, str], hands: str, tmp_path: Path) -> None:
    lived(scaled, hands, tmp_path)
    answered = [(row["Name"], row["Answer"] == "answered") for row in records(tmp_path / "answers.csv", ";")]
    assert answered == PEOPLE


def test_a_second_start_brings_the_open_window_to_the_front_with_its_list(tmp_path: Path) -> None:
    # GIVEN an open window
    env = {**os.environ, "QT_QPA_PLATFORM": "windows", "PYTHONUTF8": "1"}
    first = started(env, "covered", tmp_path)
    try:
        assert first.stdout is not None
        assert first.stdout.readline().strip() == "covered", first.communicate()
        # WHEN the program is started once more over its folder, with a list
        command = [sys.executable, "-m", "desktop_app", "--home", str(tmp_path / "data"), str(tmp_path / "people.csv")]
        again = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=240, check=False)  # noqa: S603
        # THEN the first one is in front again, and has the list
        opens = b"The window is open already and was brought to the front. It opens the list that was named."
        assert again.returncode == 0
        assert opens in again.stderr
        wait_for(lambda: bool(list((tmp_path / "data").glob("lists/*/source/people.csv"))), 120, "the list")
        assert first.communicate(timeout=_SECONDS) == ("in front\n", "")
        assert first.returncode == 0
    finally:
        first.kill()


def test_a_list_is_dragged_over_from_another_program(scaled: dict[str, str], tmp_path: Path) -> None:
    lived(scaled, "dragged", tmp_path)
    (taken,) = (tmp_path / "data").glob("lists/*/source/people.csv")
    assert taken.read_text("utf-8") == LIST


def test_the_key_that_is_saved_in_the_window_stands_in_the_credential_store(tmp_path: Path) -> None:
    # The script saves a connection in the settings dialog; then another program asks the system for its key.
    script = Path(__file__).with_name("save_a_key.py")
    env = {**os.environ, "QT_QPA_PLATFORM": "windows", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(script), str(tmp_path / "data")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=_SECONDS, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    for file in (tmp_path / "data").rglob("*"):
        if file.is_file():
            assert b"sesame-9431" not in file.read_bytes(), file

"""What `dialproof selftest` would find wrong; that it finds nothing here is a test of the single window's."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import subprocess
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.core.service.policy import Feature, Policy
from desktop_app.services.program.selftest import KEY_OF, SelfTestFailedError, keyring_checked
from desktop_app.ui.look import resources
from desktop_app.ui.start.equipment import missing_equipment
from desktop_app.wiring.selftest import close_log, keys_under

PACKAGING = str(Path(__file__).resolve().parents[2] / "packaging")
if PACKAGING not in sys.path:
    sys.path.append(PACKAGING)

from guide import making  # noqa: E402 - beside the scripts of packaging/


@pytest.fixture
def unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files that come with the program, to be damaged."""
    folder = tmp_path / "resources"
    shutil.copytree(resources.resources(), folder)
    monkeypatch.setattr(resources, "resources", lambda: folder)
    return folder


@pytest.mark.qt_log_ignore("Cannot read file", "DirectWrite face from font data")  # Qt says it, too
def test_whatever_is_missing_of_the_windows_files_is_named(qtbot: QtBot, unpacked: Path) -> None:
    # GIVEN a bundle with all of them: languages are compiled by packaging/dev.py, and may not be here
    assert qtbot
    compiled = ("the translation dialproof_", "the list of what is said")
    making.make(Path(__file__).resolve().parents[2], unpacked / "guide")
    assert [each for each in missing_equipment() if not each.startswith(compiled)] == []
    # WHEN one of each kind is lost or damaged
    (unpacked / "translations" / "dialproof_de.qm").write_bytes(b"no translation")
    (unpacked / "translations" / "reasons.json").write_bytes(b"[]")
    (unpacked / "icons" / "key.svg").write_text("<svg", "utf-8")
    (unpacked / "fonts" / "Inter-Bold.otf").write_bytes(b"no font")
    (unpacked / "samples" / "customers.xlsx").unlink()
    (unpacked / "guide" / "guide" / "results.html").write_bytes(b"")
    (unpacked / "providers" / "twilio.toml").unlink()
    # THEN each is named
    named = ["the translation dialproof_de", "the list of what is said"]
    named += ["the icon key.svg", "the font Inter-Bold.otf", "the sample list", "the guide", "the services"]
    found = missing_equipment()
    assert [each for each in found if each in named] == named
    # AND so is a kind of which nothing is there
    shutil.rmtree(unpacked / "icons")
    shutil.rmtree(unpacked / "fonts")
    assert {"the icons", "the fonts"} <= set(missing_equipment())


def test_the_log_in_the_folder_that_goes_is_closed_and_no_other(tmp_path: Path) -> None:
    # GIVEN logs in the folder of the test, and elsewhere
    root, places = logging.getLogger(), (tmp_path / "test", tmp_path / "other")
    for place in places:
        place.mkdir()
    within, elsewhere = (RotatingFileHandler(place / "log", encoding="utf-8") for place in places)
    for handler in (within, elsewhere):
        root.addHandler(handler)
    # WHEN the test is over
    close_log(places[0])
    # THEN nothing holds the folder, which Windows would not delete else
    left = [each for each in (within, elsewhere) if each in root.handlers]
    root.removeHandler(elsewhere)
    elsewhere.close()
    assert left == [elsewhere]
    assert within.stream is None


_LOOK = """
from PySide6.QtWidgets import QApplication
from desktop_app.ui.look import theme
app = QApplication(["dialproof", "-platform", "offscreen"])
for dark in (False, True):
    theme.apply(app, dark=dark)
print(theme._State.images.folder(theme.current()))
"""


def test_a_window_that_has_ended_leaves_no_temporary_files(tmp_path: Path) -> None:
    places = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(tmp_path))
    command = [sys.executable, "-c", _LOOK]
    done = subprocess.run(  # noqa: S603 - this interpreter
        command, env={**os.environ, **places}, capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)
    assert list(tmp_path.iterdir()) == []


class Ring:
    """`services.ports.Keys` over a keyring that takes keys or doesn't, and gives them up or doesn't."""

    given = False

    def __init__(self, *, answers: bool, forgets: bool) -> None:
        self.answers = answers
        self.forgets = forgets
        self.kept: dict[str, str] = {}

    async def get(self, origin: str, *, anew: bool = False) -> str | None:  # noqa: ARG002 - `Keys`
        return self.kept.get(origin)

    async def has(self, origin: str) -> bool:
        return origin in self.kept

    def entrust(self, origin: str, *, first: bool = False) -> None:
        raise AssertionError((origin, first))

    async def put(self, origin: str, key: str) -> bool:
        self.kept[origin] = key
        return self.answers

    async def forget(self, origin: str) -> None:
        if self.forgets:
            del self.kept[origin]


@pytest.mark.parametrize(("answers", "said"), [(True, "took a key"), (False, "there is no system keyring")])
def test_the_keyring_is_left_as_it_was(answers: bool, said: str) -> None:
    ring = Ring(answers=answers, forgets=True)
    assert said in asyncio.run(keyring_checked(ring))
    assert ring.kept == {}


def test_a_keyring_that_the_policy_switches_off_is_left_alone() -> None:
    assert keys_under(Policy()) is not None
    keys = keys_under(Policy(off=frozenset({Feature.SAVED_KEYS})))
    assert "left alone" in asyncio.run(keyring_checked(keys))


def test_a_keyring_that_keeps_what_was_removed_fails_the_test() -> None:
    # GIVEN one that says it took a key, and doesn't give it up
    ring = Ring(answers=True, forgets=False)
    # WHEN it is tried, THEN that is a fault
    with pytest.raises(SelfTestFailedError, match="removed from the system keyring"):
        asyncio.run(keyring_checked(ring))
    # AND what stays behind is under a name that can be nobody's
    assert list(ring.kept) == [KEY_OF]

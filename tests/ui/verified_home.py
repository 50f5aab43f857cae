"""A data folder with the sample list, verified by the local service: it takes seconds, so it is made once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop_app.ui.look import theme
from tests.ui.monitor_stage import Stage, play

_made: list[Path] = []


@pytest.fixture(scope="session")
def verified(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """It as it was made, for whichever folder of tests asks first: each test has a copy."""
    if _made:
        return _made[0]
    if not qapp.styleSheet():
        theme.apply(qapp, dark=False)

    async def story(stage: Stage) -> None:
        await stage.verify("carrier-lookup")

    home = tmp_path_factory.mktemp("verified") / "home"
    play(home, story)
    for log in home.glob("rates.sqlite*"):  # else whoever takes a copy waits until the minute of these requests is over
        log.unlink()
    _made.append(home)
    return home


@pytest.fixture
def home(verified: Path, tmp_path: Path) -> Path:
    return shutil.copytree(verified, tmp_path / "home")

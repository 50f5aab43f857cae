"""The first, in this process, and others beside it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.ui.start.single_instance import SoleWindow, sole_window
from tests.ui.single_instance.starts import Starts


@pytest.fixture(autouse=True)
def session_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a killed first leaves stays out of the system's temporary folder."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


@pytest.fixture
def starts() -> Iterator[Starts]:
    made = Starts()
    yield made
    made.end()


@pytest.fixture
def raised() -> list[str | None]:
    """The activation token of each time that the window was asked to come to the front."""
    return []


@pytest.fixture
def handed() -> list[Path]:
    """All lists that the window was asked to open."""
    return []


@pytest.fixture
def sole(
    tmp_path: Path, qtbot: QtBot, raised: list[str | None], handed: list[Path]  # noqa: ARG001 - needs Qt
) -> Iterator[SoleWindow]:  # fmt: skip
    """The first, in this process: it answers whenever the test lets Qt's loop run."""

    def called(lists: tuple[Path, ...]) -> None:
        raised.append(os.environ.get("XDG_ACTIVATION_TOKEN"))
        handed.extend(lists)

    held = sole_window(tmp_path)
    assert held is not None
    with held:
        held.listen(called)
        yield held

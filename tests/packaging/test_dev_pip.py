"""How pip is found for an environment made without it, and how what pip is set up with is handed to uv."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.dev_scripts import load

pip, bundle, apt_module = (load(name) for name in ("dev_pip", "dev_bundle", "dev_apt"))


def test_uv_asks_the_index_that_pip_would_ask(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # GIVEN pip's own settings, in a file, and above them a variable
    settings = tmp_path / "pip.conf"
    settings.write_text(
        "[global]\nindex-url = https://a.example/%28x\ncert = /a.pem\n[install]\nindex-url = https://b.example"
    )
    monkeypatch.setenv("PIP_CONFIG_FILE", str(settings))
    monkeypatch.setenv("PIP_CERT", "/env.pem")
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    # WHEN pip says what it is set up with
    message = apt_module.quietly([sys.executable, "-m", "pip", "config", "list"]).output
    # THEN uv gets the same
    expected = {"HOME": "/home/ann", "UV_DEFAULT_INDEX": "https://b.example", "SSL_CERT_FILE": "/env.pem"}
    assert bundle.for_uv(message, {"HOME": "/home/ann", "PYTHONHOME": "/other"}) == expected
    assert bundle.for_uv("global.timeout='60'", {}) == {}


class Refusing:
    """Commands of which none succeeds."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, command: Sequence[str]) -> Any:
        self.asked.append(" ".join(command))
        return apt_module.Done(1, "refused")


def test_when_every_way_fails_each_ones_reason_is_told_and_what_to_do(tmp_path: Path) -> None:
    run = Refusing()
    apt = apt_module.Apt(run, Path(__file__), root=False)
    told = pip.give_pip(tmp_path / "python", apt, run)
    assert "sudo apt-get install python3-venv" in told
    assert [told.index(way) for way in ("system's wheel", "system's pip", "system's package")]


def test_the_first_way_that_works_is_the_last_tried(tmp_path: Path) -> None:
    asked: list[list[str]] = []

    def run(command: Sequence[str]) -> Any:
        asked.append(list(command))
        return apt_module.Done(0, "")

    apt = apt_module.Apt(Refusing(), Path("/nonexistent"), root=False)
    assert pip.give_pip(tmp_path / "python", apt, run) is None
    assert len(asked) == 1


def test_a_wheel_installs_itself_and_nothing_from_elsewhere(tmp_path: Path) -> None:
    wheel = tmp_path / "pip-25.0-py3-none-any.whl"
    told = "import pathlib, sys\npathlib.Path(sys.argv[-1]).with_name('told').write_text(' '.join(sys.argv[1:]))"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("pip/__main__.py", told)
    pip.from_system_wheel(Path(sys.executable), apt_module.quietly, tmp_path)
    assert (tmp_path / "told").read_text() == f"install --quiet --no-index --no-deps {wheel}"
    with pytest.raises(pip.NotThisWay, match="there is none"):
        pip.from_system_wheel(Path(sys.executable), apt_module.quietly, tmp_path / "empty")

"""The .deb on this system: installed, started from its menu entry, offered for lists, and gone without a trace."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from linux.desktop import ENTRIES
from linux.making import make

from tests.screen.desktop import MISSING, Desktop, desktop, wait_for

NEEDED = ("dpkg", "dpkg-deb", "gio", "gtk-launch", "update-desktop-database")
LACKING = [*MISSING, *(name for name in NEEDED if not shutil.which(name))]
pytestmark = [
    pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}"),
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can install packages"),
    pytest.mark.skipif(Path("/opt/dialproof").exists(), reason="Dialproof is installed here already"),
]
PLACES = ("opt", "usr", "etc", "var")
# What belongs to dpkg, to the triggers of other packages and to their caches, or to whatever else runs meanwhile.
OF_OTHERS = re.compile(
    r"/var/(lib/dpkg|lib/systemd|log|cache|tmp|spool)/|mimeinfo\.cache$|icon-theme\.cache$|/__pycache__/"
)
SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@pytest.fixture(scope="module")
def package(bundle: Path) -> Path:
    """Made of the bundle, where that is newer."""
    newest = (bundle / "files.txt").stat().st_mtime
    made = [path for path in (*bundle.glob("*.deb"), *bundle.glob("*.tar.xz")) if path.stat().st_mtime > newest]
    return next(path for path in made or make(bundle) if path.suffix == ".deb")


@pytest.fixture(scope="module")
def before() -> dict[str, int]:
    return files()


@pytest.fixture(scope="module")
def installed(package: Path, before: dict[str, int]) -> Iterator[Path]:
    """The command, while the package is installed."""
    assert before
    done = dpkg("--install", str(package))
    try:
        if "dependency problems" in done.stderr:
            pytest.skip(f"this system lacks what it needs: {done.stderr}")
        assert done.returncode == 0, done.stderr
        yield Path("/usr/bin/dialproof")
    finally:
        dpkg("--purge", "dialproof")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Desktop]:
    with desktop(tmp_path) as made:
        yield made


def dpkg(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run("dpkg", *arguments)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)  # noqa: S603 - of the system


def files() -> dict[str, int]:
    """Every file that the system has, with its size."""
    found: dict[str, int] = {}
    for place in PLACES:
        for folder, _folders, names in os.walk(f"/{place}"):
            paths = [Path(folder, name) for name in names]
            found |= {str(path): path.lstat().st_size for path in paths if not OF_OTHERS.search(str(path))}
    return found


def test_its_size(package: Path, installed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = {path.suffix: path.stat().st_size / 1e6 for path in package.parent.glob("*dialproof*") if path.is_file()}
    program = Path("/opt/dialproof/dialproof"), *Path("/opt/dialproof/_internal").rglob("*")  # licences come on top
    unpacked = sum(path.lstat().st_size for path in program if not path.is_dir()) / 1e6
    with capsys.disabled():
        told = ", ".join(f"{suffix} {size:.1f} MB" for suffix, size in sizes.items())
        print(f"\n{told}; unpacked {unpacked:.1f} MB in /opt")
    assert installed.resolve() == Path("/opt/dialproof/dialproof")
    assert max(sizes.values()) <= 50
    assert unpacked <= 150


def test_every_file_is_as_it_was_packed(installed: Path) -> None:
    assert installed.exists()
    assert dpkg("--verify", "dialproof").stdout == ""


def test_lists_can_be_opened_with_it(installed: Path) -> None:
    assert installed.exists()
    assert ENTRIES[1] in run("gio", "mime", SPREADSHEET).stdout
    if shutil.which("desktop-file-validate"):
        done = run("desktop-file-validate", *(f"/usr/share/applications/{name}" for name in ENTRIES))
        assert (done.returncode, done.stdout) == (0, "")


def test_it_starts_from_its_menu_entry_and_opens_what_is_dropped_on_it(installed: Path, screen: Desktop) -> None:
    assert installed.exists()
    # GIVEN a list, and a person's desktop
    dropped = screen.place / "two words.csv"
    dropped.write_text("Mobile\n+447911123456\n", "utf-8")
    # WHEN the menu entry is started with it, as a drop on the icon does
    screen.start("env", f"DIALPROOF_HOME={screen.home}", "gtk-launch", ENTRIES[0], str(dropped))
    # THEN the window comes, known as the entry's, and has the list
    wait_for(lambda: bool(screen.window()), 60, "the window")
    assert screen.of_class("Dialproof") == screen.windows()
    wait_for(lambda: bool(list(screen.home.glob(f"lists/*/source/{dropped.name}"))), 60, "the list")
    # AND a second list, opened with the other entry, comes to the same window
    second = screen.place / "second.csv"
    second.write_text("Mobile\n+447911123457\n", "utf-8")
    screen.start("env", f"DIALPROOF_HOME={screen.home}", "gtk-launch", ENTRIES[1], str(second))
    wait_for(lambda: bool(list(screen.home.glob(f"lists/*/source/{second.name}"))), 60, "the second list")
    assert len(screen.windows()) == 1
    screen.close_window()
    wait_for(lambda: not screen.windows(), 30, "the end of the window")


def test_it_comes_off_without_a_trace(installed: Path, before: dict[str, int]) -> None:
    # GIVEN everything that the tests above left
    assert installed.exists()
    # WHEN it is removed THEN the system's files are what they were
    done = dpkg("--remove", "dialproof")
    assert done.returncode == 0, done.stderr
    after = files()
    assert {path for path in after.keys() ^ before.keys() if "dialproof" in path.lower()} == set()
    assert sorted(after.keys() - before.keys()) == []
    assert not Path("/opt/dialproof").exists()

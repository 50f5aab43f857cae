"""The bundle's own test where people have it: odd folders, nothing writable, no Python, no rights, no keyring."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen.desktop import WITH_SECRETS

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights are taken away as POSIX has them")
NOBODY = 65534
AS_NOBODY = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--no-new-privs", "--"]
CHECKS = [
    "the window opened",
    "languages, icons, fonts",
    "a list of 4 rows",
    "answered 2 of 2",
    "XLSX and CSV",
    "the balance",
    "a single check",
    "the local time",
    "keyring",
]


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A folder that others may enter, which those of pytest are not."""
    folder = Path(tempfile.mkdtemp(prefix="dp"))
    folder.chmod(0o755)
    yield folder
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def copied(program: Path, place: Path) -> Path:
    """The program in a folder with an odd name, where nothing can be written any more."""
    folder = place / "Prüfungen für 電話 – Списки (2)" / "dialproof"
    shutil.copytree(program.parent, folder, symlinks=True)
    for path in [*folder.rglob("*"), folder]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return folder / program.name


def run(command: list[str], home: Path, *wrapper: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": str(home / "nothing"), "HOME": str(home), "TMPDIR": str(home), "LANG": "C.UTF-8", **more}
    return subprocess.run(  # noqa: S603 - the program under test
        [*wrapper, *command], env=env, cwd=home, capture_output=True, text=True, check=False, timeout=300
    )


def person(place: Path, name: str) -> Path:
    """A home of its own, for somebody without rights where the tests have them all."""
    home = place / name
    home.mkdir(mode=0o700)
    if os.geteuid() == 0:
        os.chown(home, NOBODY, NOBODY)
    return home


@pytest.fixture
def without_rights() -> list[str]:
    """How a command is started as nobody; as it is, where the tests are nobody special themselves."""
    if os.geteuid() != 0:
        return []
    found = shutil.which("setpriv")
    if found is None:
        pytest.skip("setpriv takes the rights away, and isn't installed")
    return [found, *AS_NOBODY[1:]]


def test_the_self_test_passes_for_a_person_without_rights_or_python(
    copied: Path, place: Path, without_rights: list[str]
) -> None:
    # GIVEN the program in an odd folder that is read-only, a person without rights, no Python on PATH, and a system
    # without time zones
    home = person(place, "Zoë Ünlü")
    before = {path: path.lstat().st_mtime_ns for path in copied.parent.rglob("*")}
    # WHEN it tests itself
    done = run([str(copied), "selftest"], home, *without_rights, PYTHONTZPATH="")
    # THEN all that it is asked for was checked
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    for at, check in enumerate(CHECKS):
        assert lines[at].startswith("ok: "), lines
        assert check in lines[at], lines
    # AND its folder is as it was
    assert {path: path.lstat().st_mtime_ns for path in copied.parent.rglob("*")} == before


def test_a_long_list_is_read_with_the_automaton_that_came_with_the_program(
    copied: Path, place: Path, without_rights: list[str]
) -> None:
    # GIVEN a list that is long enough to have the automaton built
    home = person(place, "long")
    source = home / "numbers.csv"
    lines = ["Name,Mobile", *(f"N{at},+4479{11_000_000 + at}" for at in range(60_000))]
    source.write_text("\n".join(lines), "utf-8")
    source.chmod(0o644)
    # WHEN the command line looks at it
    done = run([str(copied), "inspect", str(source), "--json", "--home", str(home / "data")], home, *without_rights)
    # THEN every number was understood, in child processes
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["numbers"] == {"valid": 60_000, "invalid": 0, "empty": 0, "duplicate": 0}
    # AND no automaton was built, since the bundle has one of its own metadata
    assert len([*copied.parent.rglob("numbering.bin")]) == 1
    assert not [*home.rglob("numbering.bin")]


def test_where_that_automaton_is_damaged_one_is_built_for_the_person(
    program: Path, place: Path, without_rights: list[str]
) -> None:
    # GIVEN a bundle with a damaged automaton, in a folder that nobody may write
    folder = place / "damaged"
    shutil.copytree(program.parent, folder, symlinks=True)
    (shipped,) = folder.rglob("numbering.bin")
    shipped.write_bytes(shipped.read_bytes()[:-1])
    home = person(place, "unlucky")
    source = home / "numbers.csv"
    source.write_text("\n".join(f"+4479{11_000_000 + at}" for at in range(60_000)), "utf-8")
    source.chmod(0o644)
    # WHEN a long list is looked at
    asked = [str(folder / program.name), "inspect", str(source), "--json", "--home", str(home / "data")]
    done = run(asked, home, *without_rights)
    # THEN every number is understood, and the person's cache has an automaton for the next list
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["numbers"]["valid"] == 60_000
    assert [path.name for path in (home / ".cache").rglob("numbering.bin")] == ["numbering.bin"]


def test_what_is_missing_is_a_sentence_and_an_exit_code(program: Path, place: Path) -> None:
    # GIVEN a bundle that lost a language on its way
    folder = place / "broken"
    shutil.copytree(program.parent, folder, symlinks=True)
    lost = next(folder.rglob("dialproof_fr.qm"))
    lost.unlink()
    home = place / "somebody"
    home.mkdir()
    # WHEN it tests itself
    done = run([str(folder / program.name), "selftest"], home)
    # THEN it says what
    assert done.returncode == 1
    assert done.stderr == "dialproof: The self-test failed: the translation dialproof_fr can't be read\n"


@pytest.mark.skipif(not shutil.which("gnome-keyring-daemon"), reason="not installed: gnome-keyring-daemon")
def test_a_key_goes_into_the_secret_service_and_out_again(program: Path, place: Path) -> None:
    # GIVEN a session with an open keyring
    home = place / "keys"
    home.mkdir(mode=0o700)
    session = ["dbus-run-session", "--", "bash", "-c", WITH_SECRETS, "session", str(program), "selftest"]
    # WHEN the program tests itself in it
    done = run(session, home, PATH=os.environ["PATH"], XDG_RUNTIME_DIR=str(home))
    # THEN its own back end reached it
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok: the system keyring took a key and gave it up again" in done.stdout


def test_it_brings_its_own_python(program: Path) -> None:
    # GIVEN the folder, WHEN its files are looked at, THEN none leads out of it
    for path in program.parent.rglob("*"):
        if path.is_symlink():
            assert path.resolve().is_relative_to(program.parent.resolve()), path
    # AND nothing in it names the folder that it was built in
    root = str(Path(__file__).resolve().parents[2]).encode()
    named = [path for path in program.parent.rglob("*") if path.is_file() and root in path.read_bytes()]
    assert named == []
    assert sys.prefix.encode() not in program.read_bytes()

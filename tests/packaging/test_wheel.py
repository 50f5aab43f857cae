"""What pip makes of the sources is the whole program: window, command line and self-test run from the wheel alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import venv
from collections.abc import Iterator
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest
import shipped
from bundle import facts

from tests.packaging.dev_scripts import load

program = load("dev_environment").program
FIRST_PAINT_SECONDS = 120


def pip(*arguments: str | Path) -> None:
    """Run pip, which may fetch nothing; what it builds with is installed already."""
    command = [sys.executable, "-m", "pip", "--quiet", *map(str, arguments)]
    done = subprocess.run(command, env={**os.environ, "PIP_NO_INDEX": "1"}, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.returncode == 0, done.stderr


def wheel_of(sources: Path, place: Path) -> Path:
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", place, sources)
    (found,) = place.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    return wheel_of(facts.ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist of this checkout."""
    place = tmp_path_factory.mktemp("sdist")
    build = "import sys; from hatchling.build import build_sdist; build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(place)], cwd=facts.ROOT, check=True)  # noqa: S603 - our own
    (found,) = place.glob("*.tar.gz")
    return found


def checkout() -> set[str]:
    """What a wheel has to have of this checkout, beside its metadata."""
    resources = facts.ROOT / "resources"
    modules = {path.relative_to(facts.ROOT).as_posix() for path in (facts.ROOT / "desktop_app").rglob("*.py")}
    # Languages are shipped compiled, and another test may be making something at this moment.
    files = {path.relative_to(resources).as_posix() for path in resources.rglob("*") if path.is_file()}
    shown = {name for name in files if not name.endswith(".ts") and ".new" not in name}
    return modules | {f"{shipped.PLACE}/{name}" for name in shown}


def test_the_wheel_has_all_that_the_checkout_has(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == checkout()
    # AND that is something of everything
    for each in (
        "fonts/Inter-Bold.otf",
        "guide/index.html",
        "samples/customers.xlsx",
        "translations/dialproof_de.qm",
        "numbering/areas.bin",
        "numbering/numbering.bin",
        "providers/twilio.toml",
    ):
        assert f"{shipped.PLACE}/{each}" in names


def test_the_wheel_says_whose_it_is_and_under_which_terms(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        folder = f"{wheel.name.removesuffix('-py3-none-any.whl')}.dist-info"
        told = message_from_bytes(archive.read(f"{folder}/METADATA"))
        assert archive.read(f"{folder}/licenses/LICENSE") == facts.LICENCE_FILE.read_bytes()
        assert f"{folder}/licenses/resources/fonts/OFL.txt" in archive.namelist()
    assert (told["License-Expression"], told["Author"], told["Version"]) == (
        facts.LICENCE,
        facts.PUBLISHER,
        facts.VERSION,
    )
    # AND nobody puts it where all can have it before the owner has chosen a licence
    assert ("Private :: Do Not Upload" in told.get_all("Classifier", [])) == facts.LICENCE.startswith("LicenseRef-")


def test_the_sdist_has_what_is_made_so_that_a_wheel_is_made_of_it_without_qt(
    sdist: Path, wheel: Path, tmp_path: Path
) -> None:
    # GIVEN the sdist THEN nothing in it is older than what it is made of, so that nothing has to be compiled
    with tarfile.open(sdist) as archive:
        assert len({each.mtime for each in archive.getmembers() if each.isfile()}) == 1
    # AND the wheel that is made of it is the checkout's, byte for byte
    assert wheel_of(sdist, tmp_path).read_bytes() == wheel.read_bytes()


def test_qt_is_asked_for_where_languages_have_to_be_compiled(tmp_path: Path) -> None:
    # GIVEN sources as git has them, with nothing made
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(facts.ROOT / name, tmp_path)
    for name, unwanted in (("packaging", "__pycache__"), ("resources/translations", "*.qm")):
        shutil.copytree(facts.ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns(unwanted, "reasons.json"))
    # WHEN pip asks what it takes to build THEN the compiler is among it, and otherwise it isn't
    ask = "from hatchling.build import get_requires_for_build_wheel as asked; print(*asked())"
    for sources, wanted in ((tmp_path, True), (facts.ROOT, False)):
        done = subprocess.run([sys.executable, "-c", ask], cwd=sources, capture_output=True, text=True, check=True)  # noqa: S603 - our own
        assert ("pyside6-essentials" in done.stdout) == wanted
        # AND the metadata that the numbering plans are compiled from is wanted either way
        assert "phonenumbers" in done.stdout


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, and the libraries of the one that runs the tests; it knows no checkout."""
    place = tmp_path_factory.mktemp("somebody") / "environment"
    venv.create(place, symlinks=os.name == "posix")
    python = program(place, "python")
    pip("--python", python, "install", "--no-deps", wheel)
    site = subprocess.run(  # noqa: S603 - our own
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    # A path in a .pth is searched, but no .pth in it is read: the one that leads to the checkout has no effect.
    Path(site.strip(), "libraries.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return place


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """The variables of a person with a data folder and no checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DIALPROOF", "COV_"))}
    return kept | {"QT_QPA_PLATFORM": "offscreen", "DIALPROOF_HOME": str(tmp_path / "home")}


def run(command: list[str | Path], env: dict[str, str], place: Path) -> str:
    done = subprocess.run(  # noqa: S603 - the program under test
        command, env=env, cwd=place, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_from_the_wheel_alone_the_program_tests_itself_and_verifies_the_sample(
    installed: Path, env: dict[str, str], tmp_path: Path
) -> None:
    dialproof = program(installed, "dialproof")
    found = "from importlib.resources import files; print(files('desktop_app') / '_resources/samples/customers.xlsx')"
    (sample,) = installed.rglob("_resources/samples/customers.xlsx")
    assert run([program(installed, "python"), "-c", found], env, tmp_path) == f"{sample}\n"
    assert run([dialproof, "--version"], env, tmp_path) == f"dialproof {facts.VERSION}\n"
    told = run([dialproof, "selftest"], env, tmp_path)
    assert "ok: languages, icons, fonts, the sample list, the guide and the services are there" in told
    run([dialproof, "verify", sample, "-o", "out.xlsx", "--country", "GB", "--yes"], env, tmp_path)
    assert (tmp_path / "out.xlsx").stat().st_size > sample.stat().st_size


def test_from_the_wheel_alone_the_first_long_list_waits_for_nothing(
    installed: Path, env: dict[str, str], tmp_path: Path
) -> None:
    # GIVEN a person without a cache, and a list that is long enough to have an automaton built
    source = tmp_path / "numbers.csv"
    source.write_text("\n".join(["Mobile", *(f"+4479{11_000_000 + at}" for at in range(60_000))]), "utf-8")
    caches = {name: str(tmp_path / "own") for name in ("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_CACHE_HOME")}
    # WHEN the command line looks at it
    told = run([program(installed, "dialproof"), "inspect", source, "--json"], {**env, **caches}, tmp_path)
    # THEN every number is understood
    assert json.loads(told)["numbers"]["valid"] == 60_000
    # AND none was built: the wheel has one of the installed metadata
    assert not [*tmp_path.rglob("numbering.bin")]


@pytest.fixture
def window(installed: Path, env: dict[str, str], tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The window, being started."""
    process = subprocess.Popen(  # noqa: S603 - the program under test
        [program(installed, "dialproofw")], env=env, cwd=tmp_path, stderr=subprocess.PIPE, text=True
    )
    yield process
    process.kill()
    process.communicate()


def test_from_the_wheel_alone_the_window_opens(window: subprocess.Popen[str], tmp_path: Path) -> None:
    # `storage/machine/last_run.py` notes that the program runs when its window was painted first
    deadline = time.monotonic() + FIRST_PAINT_SECONDS
    while not (tmp_path / "home" / "logs" / "running").exists():
        assert window.poll() is None, window.communicate()[1]
        assert time.monotonic() < deadline
        time.sleep(0.05)

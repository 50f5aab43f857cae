"""CPython for Windows with what the locks name, run by Wine: made once in `.windows/`, for `dev.py test --windows`.

Everything comes from public packages. Windows wheels of panda3d carry python311.dll, the compiled modules of the
standard library and their DLLs; the library's .py files are those of the Python that runs this, which must be a 3.11,
too. Qt asks for Windows 10's icuuc.dll and compiled Rust for bcryptprimitives.dll, both of which Wine 8 lacks: they are
small stubs in `wine/`. Modules with the stable ABI want python3.dll, which hands everything on to python311.dll.

`.windows/python` is that Python, `.windows/prefix` Wine's own folder; `by_wine.py` runs it.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from windows import by_wine
from windows.by_wine import PLACE, ROOT

STUBS = Path(__file__).resolve().parent / "wine"
LOCKS = (ROOT / "packaging/locks/run.txt", ROOT / "packaging/locks/dev.txt")
VERSION = (3, 11)
LIBRARY = "python{}{}".format(*VERSION)
COMPILER, READER = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-objdump"
# These have no wheel on the index: one for every system is built of their sources.
FROM_SOURCES = {"odfpy"}
# By which the locks' conditions are judged: pip would judge them by the system that it runs on.
MARKERS = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "python_version": "3.11",
    "python_full_version": "3.11.9",
}


class CannotMake(Exception):
    """The Python can't be made here; the text says why."""


def make_outdated(say: Callable[[str], None]) -> None:
    """Make the Python if it isn't there, or if something that it is made of has changed."""
    stamp, wanted = PLACE / "made.txt", _stamp()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    say("Making a Python for Windows in .windows/, which takes some minutes …")
    if sys.version_info[:2] != VERSION:
        raise CannotMake("It takes Python 3.11 to start this: the standard library comes from the one that runs it.")
    by_wine.stop()
    for name in ("python", "prefix", "work"):
        shutil.rmtree(PLACE / name, ignore_errors=True)
    work = PLACE / "work"
    work.mkdir(parents=True)
    home = PLACE / "python"
    _compiled_parts(home, work)
    _library(home)
    _stubs(home, work)
    packages = home / "Lib" / "site-packages"
    install(LOCKS, packages, work)
    _checkout(packages)
    _prefix(home)
    shutil.rmtree(work)
    stamp.write_text(wanted, "utf-8")


def _stamp() -> str:
    sources = [Path(__file__), *LOCKS, *sorted(STUBS.iterdir())]
    return f"{ROOT} {hashlib.sha256(b''.join(path.read_bytes() for path in sources)).hexdigest()}\n"


def _call(*command: str | Path, cwd: Path | None = None) -> str:
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        last = "\n".join((done.stderr or done.stdout).splitlines()[-8:])
        raise CannotMake(f"{Path(command[0]).name} failed:\n{last}")
    return done.stdout


# --- its parts ---


def _compiled_parts(home: Path, work: Path) -> None:
    """Unpack what is made of C: DLLs beside python.exe, modules and what they alone need in DLLs."""
    for_windows = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:"]
    _pip("download", "--no-deps", "--require-hashes", *for_windows, "-d", work, "-r", STUBS / "python.txt")
    (home / "DLLs").mkdir(parents=True)
    with zipfile.ZipFile(next(work.glob("panda3d-*.whl"))) as wheel:
        for item in wheel.namelist():
            name = item.rpartition("/")[2]
            if not item.startswith("deploy_libs/") or not name or name.startswith("api-ms"):
                continue
            module = name.endswith(".pyd") or name.startswith(("libffi", "libcrypto", "libssl", "sqlite3", "tcl", "tk"))
            (home / "DLLs" / name if module else home / name).write_bytes(wheel.read(item))


def _library(home: Path) -> None:
    """Copy the standard library's .py files."""
    others = shutil.ignore_patterns("site-packages", "lib-dynload", "test", "__pycache__", "_sysconfigdata*")
    shutil.copytree(sysconfig.get_path("stdlib"), home / "Lib", ignore=others)
    (home / "Lib" / "site-packages").mkdir()


def _stubs(home: Path, work: Path) -> None:
    """Compile python.exe and what Wine lacks."""
    compile_ = [COMPILER, "-O1", f'-DLIBRARY=L"{LIBRARY}.dll"']
    _call(*compile_, "-municode", STUBS / "python.c", "-o", home / "python.exe")
    _call(*compile_, "-municode", "-mwindows", STUBS / "pythonw.c", "-o", home / "pythonw.exe")
    _call(*compile_, "-shared", STUBS / "icuuc.c", "-o", home / "icuuc.dll")
    _call(*compile_, "-shared", STUBS / "bcryptprimitives.c", "-o", home / "bcryptprimitives.dll", "-ladvapi32")
    names = _call(READER, "-p", home / f"{LIBRARY}.dll").partition("Ordinal/Name Pointer")[2]
    exported = sorted(set(re.findall(r"\[ *\d+\].* (_?Py\w*)$", names, re.MULTILINE)))
    handed_on = "".join(f"  {name} = {LIBRARY}.{name}\n" for name in exported)
    (work / "python3.def").write_text(f'LIBRARY "python3.dll"\nEXPORTS\n{handed_on}', "ascii")
    (work / "nothing.c").write_text("int nothing;\n", "ascii")
    bare = [COMPILER, "-shared", "-nostdlib", "-Wl,--entry=0"]
    _call(*bare, "-o", home / "python3.dll", "nothing.c", "python3.def", cwd=work)


def install(locks: Iterable[Path], packages: Path, work: Path) -> None:
    """Install what the locks name for Windows, with their hashes; files of work go into a folder."""
    wheels, sources = list[str](), list[str]()
    for line in for_windows(*(lock.read_text("utf-8") for lock in locks)):
        (sources if line.partition("==")[0] in FROM_SOURCES else wheels).append(line)
    (work / "wheels.txt").write_text("\n".join(wheels), "utf-8")
    (work / "sources.txt").write_text("\n".join(sources), "utf-8")
    alone = ["--no-deps", "--require-hashes"]
    system = ["--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp", "--only-binary", ":all:"]
    _pip("install", "--target", packages, *alone, *system, "-r", work / "wheels.txt")
    if sources:
        _pip("wheel", *alone, "--no-build-isolation", "--use-pep517", "-w", work / "built", "-r", work / "sources.txt")
    for wheel in (work / "built").glob("*-none-any.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)


def _checkout(packages: Path) -> None:
    """Have the Python find the checkout itself."""
    (packages / "dialproof-checkout.pth").write_text(f"D:\\{ROOT.name}\n", "utf-8")
    # The program's own entry, as pip made it in the environment that runs this: its version is read from there.
    for entry in Path(sysconfig.get_path("purelib")).glob("dialproof-*.dist-info"):
        shutil.copytree(entry, packages / entry.name)


def for_windows(*locks: str) -> list[str]:
    """Return the lines of locks that hold for Windows, without their conditions, each with its hashes."""
    from packaging.requirements import Requirement

    found = {}
    for line in "\n".join(locks).replace("\\\n", " ").splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        wanted, _, hashes = line.partition(" --hash")
        requirement = Requirement(wanted)
        if requirement.marker is None or requirement.marker.evaluate(MARKERS):
            found[requirement.name] = f"{requirement.name}{requirement.specifier} --hash{' '.join(hashes.split())}"
    return list(found.values())


def _pip(*arguments: str | Path) -> None:
    _call(sys.executable, "-m", "pip", arguments[0], "--quiet", "--no-input", *arguments[1:])


def _prefix(home: Path) -> None:
    """Make Wine's folder, as Windows 10, with the drives that `by_wine` speaks of."""
    by_wine.call("wineboot", "-i")
    prefix = PLACE / "prefix"
    for library in home.glob("*.dll"):  # found by whatever a bundle starts, too
        shutil.copy(library, prefix / "drive_c" / "windows" / "system32")
    drive = prefix / "dosdevices" / "d:"
    drive.unlink(missing_ok=True)
    drive.symlink_to(ROOT.parent)
    by_wine.call("winecfg", "-v", "win10")
    for name in ("TEMP", "TMP"):
        by_wine.call("reg", "add", r"HKCU\Environment", "/v", name, "/d", r"T:\Temp", "/f")
    by_wine.stop()

"""The packages for Linux, made of a bundle of three files; the real one's are in tests/bundle/test_deb.py."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from bundle import facts
from linux import command_line, making
from linux.archive import write_archive
from linux.desktop import ENTRIES, FILES, METAINFO, SIDES, lay_out
from linux.needs import NeedUnknown, depends, packages
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop_app.ui.notices.freedesktop import DESKTOP_ENTRY

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="they are made on Linux")
EPOCH = 1_700_000_000
# What the importer reads, by the names that shared-mime-info has for them.
EXCEL = "application/vnd.ms-excel"
TYPES = {
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.oasis.opendocument.spreadsheet",
    EXCEL,
    f"{EXCEL}.sheet.macroEnabled.12",
    f"{EXCEL}.sheet.binary.macroEnabled.12",
    "text/csv",
    "text/tab-separated-values",
    "text/plain",
}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """A folder with a bundle and a licence: a script that says what it was given, and a program of the system."""
    folder = tmp_path / "out"
    inside = folder / "dialproof" / "_internal"
    inside.mkdir(parents=True)
    program = folder / "dialproof" / "dialproof"
    program.write_text('#!/bin/sh\necho "$@"\n')
    program.chmod(0o700)
    shutil.copyfile(shutil.which("true") or "/bin/true", inside / "libtrue.so")
    (folder / "THIRD-PARTY-LICENCES").mkdir()
    (folder / "THIRD-PARTY-LICENCES" / "index.txt").write_text("none\n")
    os.utime(folder / "dialproof", (EPOCH, EPOCH))
    return folder


def entry(path: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text("utf-8"))
    return parser["Desktop Entry"]


def checked(*command: str) -> str:
    """What the tool says, where it is installed; the test fails where it says no."""
    if not shutil.which(command[0]):
        return ""
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - a checker of the system
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below, with its content."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- what desktops read ---------------------------------------------------------------------------


def test_the_window_is_known_by_its_menu_entry() -> None:
    # GIVEN what the program calls itself: on X11, on Wayland, and in its notices
    asked = (
        "from desktop_app.ui.start.first_paint import application as a; "
        "print(a().applicationName(), a().desktopFileName())"
    )
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(facts.ROOT)}
    command = [sys.executable, "-c", asked]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    window_class, entry_id = done.stdout.split()
    # THEN the entry has the same
    shown = entry(FILES / "dialproof.desktop")
    assert shown["StartupWMClass"] == shown["Name"] == window_class == facts.NAME
    assert ENTRIES[0] == f"{DESKTOP_ENTRY}.desktop" == f"{facts.PROGRAM}.desktop" == f"{entry_id}.desktop"
    assert shown["Icon"] == facts.PROGRAM


def test_lists_are_opened_with_it_and_no_default_is_taken() -> None:
    shown, opens = (entry(FILES / name) for name in ENTRIES)
    assert "MimeType" not in shown
    assert set(opens["MimeType"].rstrip(";").split(";")) == TYPES
    assert (opens["NoDisplay"], opens["InitialPreference"]) == ("true", "0")
    assert shown["Exec"] == opens["Exec"] == "@COMMAND@ %F"


@pytest.mark.skipif(not (shutil.which("gio") and shutil.which("update-desktop-database")), reason="no desktop's tools")
def test_beside_a_spreadsheet_program_it_is_offered_and_not_the_default(tmp_path: Path) -> None:
    # GIVEN a system on which nobody has chosen a program for spreadsheets
    applications = tmp_path / "share" / "applications"
    applications.mkdir(parents=True)
    calc = (FILES / ENTRIES[1]).read_text("utf-8").replace("@COMMAND@", "true")
    (applications / "org.example.Calc.desktop").write_text(calc, "utf-8")
    for name in ENTRIES:
        text = (FILES / name).read_text("utf-8").replace("@COMMAND@", "true")
        (applications / name).write_text(text, "utf-8")
    checked("update-desktop-database", str(applications))
    # WHEN its desktop is asked what opens them
    env = {"PATH": os.environ["PATH"], "XDG_DATA_DIRS": str(applications.parent), "HOME": str(tmp_path)}
    command = ["gio", "mime", EXCEL]
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout  # noqa: S603 - of the system
    # THEN it is the other, and ours is among those that can
    default, _, offered = told.partition("\n")
    assert default.endswith(": org.example.Calc.desktop")
    assert ENTRIES[1] in offered


def test_what_desktops_read_is_whole_and_valid(tmp_path: Path, qtbot: QtBot) -> None:
    assert qtbot
    lay_out(tmp_path, "/usr/bin/dialproof", EPOCH)
    # icons of the size that their folder says
    for side in SIDES:
        image = QImage(str(tmp_path / "icons" / "hicolor" / f"{side}x{side}" / "apps" / "dialproof.png"))
        assert (image.width(), image.height()) == (side, side)
        assert image.hasAlphaChannel()
    assert (tmp_path / "icons" / "hicolor" / "scalable" / "apps" / "dialproof.svg").is_file()
    # metainfo that names this version and the entry
    metainfo = tmp_path / "metainfo" / METAINFO
    root = ET.parse(metainfo).getroot()  # noqa: S314 - our own
    assert root.findtext("id") == facts.IDENTIFIER
    assert root.findtext("project_license") == facts.LICENCE
    assert root.findtext("launchable") == ENTRIES[0]
    release = root.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": facts.VERSION, "date": "2023-11-14"}
    # and nothing left to be filled in
    assert not any(b"@" in text for text in tree(tmp_path / "applications").values())
    checked("desktop-file-validate", *(str(tmp_path / "applications" / name) for name in ENTRIES))
    checked("appstreamcli", "validate", "--no-net", str(metainfo))


# --- what a terminal knows ---


def test_the_manual_page_has_every_command_and_option_and_the_exit_codes(tmp_path: Path) -> None:
    page = tmp_path / "dialproof.1"
    page.write_text(command_line.manual(EPOCH), "utf-8")
    # a page so wide that no word is divided, nothing struck twice; without a terminal its hyphens may be minus signs
    command = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-rHY=0", "-rLL=300n", "-P-cbu", str(page)]
    text = " ".join((checked(*command) or page.read_text("utf-8").replace("\\-", "-")).replace("\u2212", "-").split())
    assert f"{facts.NAME} {facts.VERSION} 2023-11-14" in text or not shutil.which("groff")
    assert "dialproof export BATCH (-o OUTPUT | --into COPY)" in text
    assert "dialproof verify INPUT -o OUTPUT" in text
    for name, subcommand in command_line.commands().items():
        assert f" {name} " in text
        assert [word for each in subcommand._actions for word in each.option_strings if word not in text] == []
    for each in ("130 interrupted;", "DIALPROOF_API_KEY", "auto|json|file", "what to verify (default: "):
        assert each in text


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("dialproof ver", ["verify"]),
        ("dialproof customers", []),
        ("dialproof --base-url local --js", ["--json"]),
        ("dialproof verify --co", ["--column", "--country", "--country-column"]),
        ("dialproof verify list.csv --via ", ["auto", "json", "file", "realtime"]),
        ("dialproof verify --password-file ", []),
        (
            "dialproof decide task --",
            ["--help", "--base-url", "--home", "--json", "--arrived", "--resend", "--leave", "--again"],
        ),
        ("dialproof serve ex", []),
    ],
)
def test_bash_completes_commands_options_and_choices(typed: str, offered: list[str]) -> None:
    words = " ".join(f"'{word}'" for word in typed.split(" "))
    asked = f'COMP_WORDS=({words}); COMP_CWORD={typed.count(" ")}; _dialproof; printf "%s\\n" "${{COMPREPLY[@]}}"'
    assert checked("bash", "-c", f"{command_line.completion()}\n{asked}").split() == offered


# --- what the system has to bring -----------------------------------------------------------------------


def test_what_the_bundle_links_and_does_not_carry_is_asked_for(out: Path) -> None:
    (libc,) = depends(out / "dialproof")
    assert libc.startswith("libc6 (>= 2.")
    names = packages(["libglib-2.0.so.0", "libgthread-2.0.so.0", "libxcb.so.1", "libm.so.6"])
    assert names == ["libglib2.0-0t64 | libglib2.0-0", "libxcb1"]
    with pytest.raises(NeedUnknown, match=r"libunheard\.so\.1"):
        packages(["libunheard.so.1"])


# --- the two packages ------------------------------------------------------------------------------------------


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb isn't installed")
def test_the_deb_has_everything_in_its_place_and_is_the_same_each_time(out: Path) -> None:
    made = [path.read_bytes() for _ in range(2) for path in making.make(out)]
    assert made[:2] == made[2:]
    package = str(next(out.glob("*.deb")))
    listed = checked("dpkg-deb", "--contents", package).splitlines()
    found = {line.split(maxsplit=5)[5]: line.split() for line in listed}
    assert {line[1] for line in found.values()} == {"root/root"}
    assert found["./opt/dialproof/dialproof"][0] == "-rwxr-xr-x"
    assert found["./opt/dialproof/_internal/libtrue.so"][0] == "-rw-r--r--"
    assert "./usr/bin/dialproof -> ../../opt/dialproof/dialproof" in found
    assert {f"./usr/share/applications/{name}" for name in ENTRIES} <= set(found)
    assert "./opt/dialproof/THIRD-PARTY-LICENCES/index.txt" in found
    assert not any(name.startswith(("./etc", "./var", "./home")) for name in found)
    control = checked("dpkg-deb", "--field", package)
    assert f"Version: {facts.VERSION}\n" in control
    assert "Depends: libc6 (>= 2." in control
    assert {"./usr/share/man/man1/dialproof.1.gz", "./usr/share/bash-completion/completions/dialproof"} <= set(found)
    # the licence in pyproject.toml and LICENSE's words are the package's
    checked("dpkg-deb", "--extract", package, str(out / "extracted"))
    licence = (out / "extracted" / "usr" / "share" / "doc" / "dialproof" / "copyright").read_text("utf-8")
    assert f"\nLicense: {facts.LICENCE}\n Dialproof\n Copyright" in licence
    assert [line for line in licence.splitlines()[5:] if not line.startswith((" ", "License:", "Copyright:"))] == []
    # no scripts run as root at its coming and going
    assert {path.name for path in _control_of(package, out)} == {"control", "md5sums"}


def _control_of(package: str, place: Path) -> list[Path]:
    checked("dpkg-deb", "--control", package, str(place / "control"))
    return list((place / "control").iterdir())


def test_the_archive_puts_itself_into_a_persons_menu_and_out_again(out: Path, tmp_path: Path) -> None:
    # GIVEN the archive, unpacked in a folder with spaces by somebody who has a menu entry of another program
    home = tmp_path / "some body"
    other = home / ".local" / "share" / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("theirs")
    with tarfile.open(write_archive(out / "dialproof", tmp_path, EPOCH)) as archive:
        assert {(each.uid, each.mtime) for each in archive.getmembers()} == {(0, EPOCH)}
        if hasattr(tarfile, "data_filter"):  # since Python 3.11.4
            archive.extraction_filter = tarfile.data_filter
        archive.extractall(home)  # noqa: S202 - our own archive
    folder = home / f"dialproof-{facts.VERSION}"
    before = tree(home)
    env = {"PATH": os.environ["PATH"], "HOME": str(home)}

    def install(*arguments: str) -> None:
        command = [str(folder / "install-for-me"), *arguments]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - our own
        assert (done.returncode, done.stderr) == (0, "")

    # WHEN it is installed, twice THEN the entries start the program where it is, and so does the command
    for _ in range(2):
        install()
    for name in ENTRIES:
        assert entry(other.parent / name)["Exec"] == f'"{folder}/dialproof" %F'
    assert (home / ".local" / "share" / "icons" / "hicolor" / "48x48" / "apps" / "dialproof.png").is_file()
    link = home / ".local" / "bin" / "dialproof"
    message = subprocess.run([link, "a b"], capture_output=True, text=True, check=True).stdout  # noqa: S603 - the script above
    assert message == "a b\n"
    # AND a former version, taken out, leaves them alone
    former = home / "dialproof-0.0.1"
    former.mkdir()
    shutil.copy(folder / "install-for-me", former)
    shown = (other.parent / ENTRIES[0]).read_text("utf-8")
    command = [str(former / "install-for-me"), "--remove"]
    subprocess.run(command, env=env, capture_output=True, check=True)  # noqa: S603 - our own
    assert (other.parent / ENTRIES[0]).read_text("utf-8") == shown
    assert link.readlink() == folder / "dialproof"
    shutil.rmtree(former)
    # AND somebody's own command of that name stays, where a former version's link is replaced
    for leads, leads_then in (
        ("/home/me/bin/own", "/home/me/bin/own"),
        ("/old/dialproof-0.0.1/dialproof", folder / "dialproof"),
    ):
        link.unlink()
        link.symlink_to(leads)
        install()
        assert link.readlink() == Path(leads_then)
    # AND when it is taken out again, nothing of it stays but the folder that was unpacked
    install("--remove")
    assert not link.is_symlink()
    after = tree(home)
    after.pop(".local/share/applications/mimeinfo.cache", None)  # the desktop's own
    assert after == before

"""The data folder: named, made for its owner only, or refused in words; its files are written whole or not at all."""

from __future__ import annotations

import os
import stat
import time
from pathlib import Path

import pytest

from desktop_app.core.errors import FolderNotUsable, FolderOfAnother, FolderWasOpen
from desktop_app.storage.machine.home import open_home, whole_file
from tests.systems import for_its_owner_alone, posix_only


def test_the_folders_are_made_for_the_owner_only(tmp_path: Path) -> None:
    home = open_home(tmp_path / "a" / "home")
    for folder in (home.path, home.lists, home.logs):
        assert for_its_owner_alone(folder)
    assert sorted(each.name for each in home.path.iterdir()) == ["lists", "logs"]


def test_the_environment_names_the_folder_and_an_option_goes_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIALPROOF_HOME", str(tmp_path / "env"))
    assert open_home().path == tmp_path / "env"
    assert open_home(tmp_path / "option").path == tmp_path / "option"


def test_without_any_name_it_is_the_persons_own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DIALPROOF_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert open_home().path.name == "dialproof"


def test_a_relative_name_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert open_home(Path("here")).path == tmp_path / "here"


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    home = open_home(tmp_path / "home")
    (home.lists / "x").write_text("kept")
    assert open_home(tmp_path / "home") == home
    assert (home.lists / "x").read_text() == "kept"


def test_every_place_lies_within_the_folder(tmp_path: Path) -> None:
    home = open_home(tmp_path / "home")
    places = [home.journal, home.rates, home.lists, home.logs, home.local_service, home.recipes, home.suppression]
    assert len(set(places)) == 7
    assert all(home.path in place.parents for place in places)


def test_a_file_in_its_place_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("x")
    with pytest.raises(FolderNotUsable, match="home"):
        open_home(tmp_path / "home")


@posix_only("permission bits")
@pytest.mark.skipif(os.name == "posix" and os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_can_not_be_written_is_said_in_words(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(FolderNotUsable):
        open_home(tmp_path / "home")


posix = posix_only("permission bits; access lists have tests of their own")


@posix
@pytest.mark.parametrize("mode", [0o777, 0o775, 0o757, 0o1777])
def test_a_folder_that_others_could_write_in_is_closed_and_told_of_once(tmp_path: Path, mode: int) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    folder.chmod(mode)
    assert isinstance(open_home(folder).exposed, FolderWasOpen)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert open_home(folder).exposed is None


@posix
def test_a_folder_that_others_may_only_look_into_stays_so_and_what_is_in_it_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    for each in (folder, folder / "lists", folder / "local-service", folder / "backups", folder / "suppression"):
        each.mkdir()
        each.chmod(0o755)
    home = open_home(folder)
    assert home.exposed is None
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
    assert {each.name: oct(stat.S_IMODE(each.stat().st_mode)) for each in folder.iterdir()} == dict.fromkeys(
        ("lists", "logs", "local-service", "backups", "suppression"), "0o700"
    )


@posix
def test_a_folder_of_somebody_else_is_told_of_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = open_home(tmp_path / "home")
    if os.getuid() == 0:  # whose folders are anybody's to trust
        os.chown(home.path, 4_711, -1)
    monkeypatch.setattr(os, "geteuid", lambda: 4_712)
    for _ in range(2):
        assert isinstance(open_home(home.path).exposed, FolderOfAnother)


def test_an_error_leaves_the_former_file_and_nothing_unfinished(tmp_path: Path) -> None:
    path = tmp_path / "result.csv"
    path.write_bytes(b"before")
    with pytest.raises(ZeroDivisionError), whole_file(path) as file:
        file.write(b"half" * (1 // 0))
    assert path.read_bytes() == b"before"
    assert [*tmp_path.iterdir()] == [path]


def test_what_killed_processes_left_goes_and_what_others_write_stays(tmp_path: Path) -> None:
    path, old, new = (tmp_path / name for name in ("a[1].csv", "a[1].csv.1.part", "a[1].csv.2.part"))
    for part in (old, new):
        part.write_bytes(b"half")
    long_ago = time.time() - 7200
    os.utime(old, (long_ago, long_ago))
    with whole_file(path) as file:
        file.write(b"whole")
    assert path.read_bytes() == b"whole"
    assert for_its_owner_alone(path)
    assert {each.name for each in tmp_path.iterdir()} == {path.name, new.name}

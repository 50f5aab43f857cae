"""When the environment is left alone, filled again or made anew, and how system packages are asked for."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.dev_scripts import ROOT, load

apt_module, environment, system = (load(name) for name in ("dev_apt", "dev_environment", "dev_system"))


class Recorder:
    """Stands in for the commands: keeps what was asked for, and answers by a word in it."""

    def __init__(self, codes: dict[str, int] | None = None, output: str = "") -> None:
        self.codes, self.output = codes or {}, output
        self.asked: list[str] = []

    def __call__(self, command: Sequence[str]) -> Any:
        self.asked.append(" ".join(command))
        code = next((code for word, code in self.codes.items() if word in self.asked[-1]), 0)
        return apt_module.Done(code, self.output)

    def saw(self, word: str) -> int:
        return sum(word in asked for asked in self.asked)


class Commands(Recorder):
    """Makes environments as far as a path goes, and installs nothing."""

    def __init__(self, codes: dict[str, int] | None = None) -> None:
        super().__init__(codes, f"{sys.implementation.cache_tag}\n")

    def __call__(self, command: Sequence[str]) -> Any:
        done = super().__call__(command)
        if "-m venv" in self.asked[-1] and done.code == 0:
            python = environment.program(Path(command[-1]), "python")
            python.parent.mkdir(parents=True)
            python.touch(0o755)
            (Path(command[-1]) / "pyvenv.cfg").write_text(f"command = {self.asked[-1]}\n")
        return done


def no_apt() -> Any:
    return apt_module.Apt(Recorder(), Path("/nonexistent"), root=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'a'\n")
    (tmp_path / environment.LOCKS).mkdir(parents=True)
    for name in ("run", "dev"):
        (tmp_path / environment.LOCKS / f"{name}.txt").write_text("a==1 --hash=sha256:0")
    return tmp_path


def prepare(root: Path, group: str = "", codes: dict[str, int] | None = None) -> Commands:
    commands = Commands(codes)
    environment.prepare(root, group, no_apt(), commands)
    return commands


def test_the_first_start_makes_and_fills_and_the_second_does_nothing(root: Path) -> None:
    first = prepare(root)
    # Only what the lock names, with its hashes; then the program itself, with nothing that pip would choose.
    assert [first.saw(word) for word in ("-m venv", "--require-hashes", "run.txt", "-e .")] == [1, 1, 1, 1]
    assert [each for each in first.asked if "-e ." in each and "--no-deps" not in each] == []
    assert prepare(root).asked == []


def test_newer_locks_are_installed(root: Path) -> None:
    prepare(root)
    (root / environment.LOCKS / "run.txt").write_text("a==2 --hash=sha256:0")
    assert prepare(root).saw("run.txt") == 1


def test_a_system_that_the_locks_have_no_files_for_gets_what_the_project_allows(
    root: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # GIVEN an index without a locked version for this system, and tools of which one brings others along
    (root / "pyproject.toml").write_text(
        "[dependency-groups]\nbuild = ['b>=1']\ndev = [{ include-group = 'build' }, 'c>=2']\n"
    )
    commands = Commands({"--require-hashes": 1})
    commands.output = f"ERROR: {environment.NOT_FOR_THIS_SYSTEM} for a==1"
    environment.prepare(root, "dev", no_apt(), commands)
    assert commands.saw("b>=1 c>=2 -e .") == 1
    assert "The locks have no files for this system" in capfd.readouterr().err


def test_files_with_other_hashes_are_never_installed(root: Path) -> None:
    commands = Commands({"--require-hashes": 1})
    commands.output = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES"
    with pytest.raises(environment.CannotPrepare, match="DO NOT MATCH"):
        environment.prepare(root, "", no_apt(), commands)
    assert commands.saw("-e .") == 0


def test_a_changed_project_is_installed_again_into_the_same_environment(root: Path) -> None:
    prepare(root)
    (root / "pyproject.toml").write_text("[project]\nname = 'b'\n")
    again = prepare(root)
    assert (again.saw("-m venv"), again.saw("-e .")) == (0, 1)


def test_the_tests_tools_are_added_once_and_serve_the_program_too(root: Path) -> None:
    prepare(root)
    assert prepare(root, "dev").saw("dev.txt") == 1
    assert prepare(root).asked == []


@pytest.mark.parametrize("change", [{"python": "cpython-39 linux"}, {"root": "/elsewhere"}])
def test_an_environment_of_another_python_or_place_is_made_anew(root: Path, change: dict[str, str]) -> None:
    prepare(root)
    stamp = root / ".venv" / environment.STAMP
    stamp.write_text(json.dumps(json.loads(stamp.read_text()) | change))
    (root / ".venv" / "rest").touch()
    assert prepare(root).saw("-m venv") == 1
    assert not (root / ".venv" / "rest").exists()


def test_an_interrupted_installation_begins_from_nothing(root: Path) -> None:
    prepare(root)
    (root / ".venv" / environment.STAMP).write_text(json.dumps(environment.AT_WORK))
    assert prepare(root).saw("-m venv") == 1


def test_a_failed_installation_keeps_the_environment_and_tells_why(root: Path) -> None:
    with pytest.raises(environment.CannotPrepare, match="pip could not install"):
        prepare(root, codes={"-e .": 1})
    assert environment.read_stamp(root / ".venv") is None
    again = prepare(root)
    assert (again.saw("-m venv"), again.saw("-e .")) == (0, 1)


def test_an_environment_whose_python_is_gone_is_made_anew(root: Path) -> None:
    prepare(root)
    environment.program(root / ".venv", "python").unlink()
    assert prepare(root, codes={"import pip": 127}).saw("-m venv") == 1


def test_one_made_by_hand_is_kept_and_a_copied_one_is_not(root: Path) -> None:
    prepare(root)
    (root / ".venv" / environment.STAMP).unlink()
    assert prepare(root).saw("-m venv") == 0
    (root / ".venv" / environment.STAMP).unlink()
    (root / ".venv" / "pyvenv.cfg").write_text("command = /usr/bin/python3 -m venv --clear /home/else/a b/.venv\n")
    assert prepare(root).saw("-m venv") == 1


def test_a_file_in_the_environments_place_makes_way(root: Path) -> None:
    (root / ".venv").write_text("not a folder")
    assert prepare(root).saw("-m venv") == 1


def test_the_origin_is_read_with_its_blanks_and_without_options() -> None:
    settings = "home = /usr/bin\ncommand = /opt/my python -m venv --clear --without-pip /home/a b/.venv\n"
    assert environment.made_for(settings) == Path("/home/a b/.venv")
    assert environment.made_for("home = /usr/bin\n") is None


def test_variables_that_lead_pip_elsewhere_are_dropped() -> None:
    before = {"PIP_TARGET": "x", "PYTHONHOME": "x", "PIP_INDEX_URL": "kept", "PATH": "kept"}
    assert environment.for_pip(before) == {"PIP_INDEX_URL": "kept", "PATH": "kept", "PIP_USER": "0"}
    assert environment.for_python({"PYTHONHOME": "x", "PIP_TARGET": "kept"}) == {"PIP_TARGET": "kept"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such lock")
def test_a_second_start_waits_for_the_first(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    hold = "import fcntl, sys, time; f = open(sys.argv[1]); fcntl.flock(f, 2); print(1, flush=True); time.sleep(0.5)"
    command = [sys.executable, "-c", hold, str(root / "pyproject.toml")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as first:  # noqa: S603 - our own Python
        assert first.stdout is not None
        first.stdout.readline()
        with environment.alone(root / "pyproject.toml"):
            assert first.wait(5) == 0
    assert "waiting" in capfd.readouterr().err


# --- system packages -----------------------------------------------------------------------------------------------


def test_only_what_is_missing_is_named() -> None:
    wanted = {"liba.so.1": ("a",), "libb.so.2": ("b64", "b")}
    assert system.missing(wanted, lambda name: name == "liba.so.1") == {"libb.so.2": ("b64", "b")}


def test_the_loader_is_asked_for_libraries() -> None:
    assert not system.loads("libno-such-library.so.9")
    if sys.platform.startswith("linux"):
        assert system.loads("libc.so.6")


def test_root_installs_after_fetching_the_list_once() -> None:
    run = Recorder()
    apt = apt_module.Apt(run, Path(__file__), root=True)
    assert [apt.install(["a"]), apt.install(["b"])] == [None, None]
    assert [run.saw("sudo"), run.saw("apt-get update"), run.saw("install")] == [0, 1, 2]
    assert "env DEBIAN_FRONTEND=noninteractive" in run.asked[0]


def test_sudo_is_used_once_a_person_agreed_and_asked_about_once() -> None:
    # GIVEN somebody at a terminal, who says yes
    run, questions = Recorder(), list[str]()

    def yes(question: str) -> bool:
        questions.append(question)
        return True

    apt = apt_module.Apt(run, Path(__file__), root=False, ask=yes)
    assert [apt.install(["a"]), apt.install(["b"])] == [None, None]
    # THEN what will be run was named, once
    assert len(questions) == 1
    assert "sudo apt-get install --no-install-recommends a\n" in questions[0]
    assert run.asked[-1].startswith("sudo env DEBIAN_FRONTEND=noninteractive apt-get install")


@pytest.mark.parametrize("answers", [False, True])
def test_rights_that_sudo_still_has_are_not_used_in_silence(answers: bool) -> None:
    # GIVEN sudo that would ask for no password, and a person who says no, or nobody at a terminal
    run = Recorder({} if answers else {"sudo --version": 1})
    apt = apt_module.Apt(run, Path(__file__), root=False, ask=lambda _: False)
    assert "sudo apt-get install --no-install-recommends a" in apt.install(["a"])
    assert "sudo apt-get install --no-install-recommends b" in apt.install(["b"])
    # THEN nothing is installed
    assert run.asked == ["sudo --version"]


def test_whoever_said_yes_before_is_not_asked() -> None:
    run = Recorder()
    apt = apt_module.Apt(run, Path(__file__), root=False, allowed=True, ask=lambda _: pytest.fail("asked"))
    assert apt.install(["a"]) is None
    assert run.asked[-1].startswith("sudo env DEBIAN_FRONTEND=noninteractive apt-get install")


def test_nobody_is_asked_where_no_terminal_is() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import dev_apt; print(dev_apt.asked_on_terminal('?'))"],
        cwd=ROOT / "packaging",
        input="y\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("False\n", "")


def test_without_rights_the_command_is_told_and_nothing_done(capfd: pytest.CaptureFixture[str]) -> None:
    run = Recorder({"sudo": 1, "apt-cache": 100})
    apt = apt_module.Apt(run, Path(__file__), root=False, ask=lambda _: pytest.fail("there is no sudo to agree to"))
    assert not system.add_missing("The window", {"libb.so.2": ("b64", "b"), "libc.so.3": ("b64", "b")}, apt)
    assert "sudo apt-get install --no-install-recommends b\n" in capfd.readouterr().err
    assert run.saw("update") == 0


def test_apt_gets_reason_is_told() -> None:
    apt = apt_module.Apt(Recorder({" install ": 100}, "E: no room\n\n"), Path(__file__), root=True)
    assert "E: no room" in apt.install(["a"])


def test_a_release_has_one_of_a_packages_names() -> None:
    assert apt_module.Apt(Recorder(), Path(__file__)).known(("b64", "b")) == "b64"
    assert apt_module.Apt(Recorder({"show": 100}), Path(__file__)).known(("b64", "b")) == "b"


def test_other_systems_are_told_the_libraries(capfd: pytest.CaptureFixture[str]) -> None:
    assert not system.add_missing("The window", {"libb.so.2": ("b",)}, no_apt())
    assert "libb.so.2" in capfd.readouterr().err
    assert system.add_missing("The window", {}, no_apt())


def test_a_command_that_does_not_exist_is_an_outcome() -> None:
    assert apt_module.quietly(["/nonexistent/command"]).code == 127
    assert apt_module.quietly([sys.executable, "-c", "print(1)"]) == (0, "1\n")
    assert apt_module.last_lines("a\n\nb\nc\n", 2) == "b\nc"

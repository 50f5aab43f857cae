"""From the command line of dev.py to the program's: arguments, exit codes, signals, the way without a screen."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.dev_scripts import SCRIPT, load

dev, commands, environment, system = (load(n) for n in ("dev", "dev_commands", "dev_environment", "dev_system"))
dev_bundle = load("dev_bundle")
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="screens are asked for on Linux only")

PROGRAM = """
import json, os, pathlib, sys, time
if "-o" in sys.argv:
    pathlib.Path(sys.argv[sys.argv.index("-o") + 1]).write_text("result")
if "serve" in sys.argv:
    try:
        print("ready", flush=True)
        time.sleep(30)
    except KeyboardInterrupt:
        sys.exit(130)
print(json.dumps([sys.argv[1:], os.getcwd()]))
sys.exit(int(os.environ.get("ENDS_WITH", "0")))
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone whose environment is ready: a Python that finds a program which tells how it was called."""
    root = tmp_path / "clone"
    shutil.copytree(SCRIPT.parent, root / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "pyproject.toml").write_text("[project]")
    venv.create(root / ".venv", symlinks=os.name == "posix")
    site = next((root / ".venv").glob("**/site-packages"))
    (site / "desktop_app").mkdir()
    (site / "desktop_app" / "__main__.py").write_text(PROGRAM)
    stamp = environment.wanted_stamp(root, "")
    (root / ".venv" / environment.STAMP).write_text(environment.json.dumps(stamp._asdict()))
    return root


def call(clone: Path, *arguments: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    variables = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}}
    return subprocess.run(  # noqa: S603 - our own script
        [sys.executable, clone / "packaging" / "dev.py", *arguments],
        cwd=cwd,
        env={**variables, **env},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_arguments_folder_exit_code_and_output_are_the_programs_own(clone: Path, tmp_path: Path) -> None:
    arguments = ["verify", "my list.xlsx", "-o", "out.xlsx", "--json", "--", "-h", "*", ""]
    done = call(clone, "run", *arguments, cwd=tmp_path, ENDS_WITH="3")
    assert environment.json.loads(done.stdout) == [arguments, str(tmp_path)]
    assert (done.returncode, done.stderr) == (3, "")


def test_a_module_lying_in_the_callers_folder_is_not_run(clone: Path, tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit('mistaken for the standard library')")
    assert call(clone, "run", "inspect", "a.csv", cwd=tmp_path).returncode == 0


def test_an_environment_is_ready_until_its_requirements_change(clone: Path) -> None:
    assert environment.is_ready(clone, "")
    assert not environment.is_ready(clone, "dev")
    (clone / "pyproject.toml").write_text("[project]\nname = 'x'")
    assert not environment.is_ready(clone, "")


def test_a_ready_environment_costs_next_to_nothing(clone: Path, tmp_path: Path) -> None:
    def took() -> float:
        began = time.monotonic()
        call(clone, "run", "inspect", "a.csv", cwd=tmp_path)
        return time.monotonic() - began

    # 0.1 s where it was measured; the limit only notices that something heavy is done at each start. What else the
    # machine does may hold up one or the other.
    assert any(took() < 2 for _ in range(5))


@ON_LINUX
def test_without_a_screen_the_sample_is_verified_on_the_terminal(clone: Path, tmp_path: Path) -> None:
    done = call(clone, "run", cwd=tmp_path)
    (told, folder), result = environment.json.loads(done.stdout), tmp_path / commands.RESULT
    sample = clone / "resources" / "samples" / "customers.xlsx"
    assert told == ["verify", str(sample), "-o", str(result), "--country", "GB", "--yes"]
    assert (done.returncode, folder, result.read_text()) == (0, str(tmp_path), "result")
    assert "no screen" in done.stderr


@ON_LINUX
def test_without_a_screen_options_go_to_the_sample_and_a_list_is_told_of(clone: Path, tmp_path: Path) -> None:
    done = call(clone, "run", "--home", "my data", "--debug", cwd=tmp_path)
    assert environment.json.loads(done.stdout)[0][-3:] == ["--home", "my data", "--debug"]
    # GIVEN a list for the window THEN it isn't taken for an option, and no other is verified in its place
    done = call(clone, "run", "--home", "x", "list.xlsx", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "list.xlsx can't be opened" in done.stderr


@ON_LINUX
def test_the_samples_exit_code_is_passed_on(clone: Path, tmp_path: Path) -> None:
    done = call(clone, "run", cwd=tmp_path, ENDS_WITH="5", DISPLAY=":6789")
    assert done.returncode == 5
    assert ":6789 can't be opened" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="sends a POSIX signal")
def test_ctrl_c_reaches_the_program_and_its_exit_code_comes_back(clone: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(clone / "packaging" / "dev.py"), "run", "serve"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - the same
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(90) == 130


def test_a_command_that_is_waited_for_gets_signals_and_gives_codes_as_in_a_shell() -> None:
    assert commands.wait_for([sys.executable, "-c", "raise SystemExit(6)"], os.environ) == 6
    if os.name == "posix":
        killed = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
        assert commands.wait_for([sys.executable, "-c", killed], os.environ) == 128 + signal.SIGTERM
        ends_its_parent = "import os, signal, time; os.kill(os.getppid(), signal.SIGTERM); time.sleep(30)"
        assert commands.wait_for([sys.executable, "-c", ends_its_parent], os.environ) == 128 + signal.SIGTERM


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["--home", "verify"], True),
        (["--home=x"], True),
        (["selftest"], True),
        (["verify", "list.xlsx"], False),
        (["--home", "x", "tasks"], False),
        (["--help"], False),
        (["serve", "--port", "0"], False),
    ],
)
def test_only_what_opens_a_window_needs_qts_libraries(arguments: list[str], window: bool) -> None:
    assert commands.wants_window(arguments) is window


def test_the_bundles_tests_are_its_own_unless_others_are_named() -> None:
    assert dev_bundle.chosen([]) == ["tests/bundle"]
    assert dev_bundle.chosen(["-k", "deb"]) == ["tests/bundle", "-k", "deb"]
    named = [f"{Path(__file__)}::test_a", "-q"]
    assert dev_bundle.chosen(named) == named


@ON_LINUX
def test_a_screen_counts_only_if_it_answers(tmp_path: Path) -> None:
    assert "no screen" in system.no_screen({})
    assert ":6789" in system.no_screen({"DISPLAY": ":6789"})
    assert system.no_screen({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert system.no_screen({"QT_QPA_PLATFORM": "xcb"}) is not None
    assert system.no_screen({}, platform="darwin") is None
    wayland = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-0"}
    assert "wayland-0" in system.no_screen(wayland)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert system.no_screen(wayland) is None


@pytest.mark.parametrize(
    ("display", "last"),
    [(":1", "\0/tmp/.X11-unix/X1"), ("unix:2.0", "\0/tmp/.X11-unix/X2"), ("desk:10.0", ("desk", 6010)), ("?", None)],
)
def test_a_display_stands_for_sockets(display: str, last: Any) -> None:
    addresses = [address for _, address in system.x_addresses(display)]
    assert (addresses[-1] if addresses else None) == last


def test_the_result_goes_to_the_first_folder_that_can_be_written(tmp_path: Path) -> None:
    assert commands.writable_result([tmp_path / "none", tmp_path]) == tmp_path / commands.RESULT
    with pytest.raises(environment.CannotPrepare):
        commands.writable_result([tmp_path / "none"])


def test_pytest_gets_paths_as_the_caller_meant_them(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").touch()
    meant = ["-k", "x", "test_a.py::test_b", "--maxfail", "3"]
    there = str(tmp_path / "tests" / "test_a.py")
    assert commands.absolute_paths(meant, tmp_path / "tests", tmp_path) == [*meant[:2], f"{there}::test_b", *meant[3:]]
    assert commands.absolute_paths(["tests"], tmp_path, tmp_path) == ["tests"]


TRIAL = """
import json, os, sys
print(json.dumps([sys.argv[1:], os.getcwd()]))
sys.exit(int(os.environ.get("ENDS_WITH", "0")))
"""


@pytest.mark.parametrize("count", [["--kills", "3"], ["--kills=3"], ["--fuzz", "3"]])
def test_trials_are_made_instead_of_the_checks(clone: Path, tmp_path: Path, count: list[str]) -> None:
    trial = clone / "tests" / count[0].strip("-").partition("=")[0]
    trial.mkdir(parents=True)
    (trial / "__main__.py").write_text(TRIAL)
    stamp = environment.wanted_stamp(clone, "dev")
    (clone / ".venv" / environment.STAMP).write_text(environment.json.dumps(stamp._asdict()))
    arguments = [*count, "--seed", "7"]
    done = call(clone, "test", *arguments, cwd=tmp_path, ENDS_WITH="1")
    assert environment.json.loads(done.stdout) == [arguments, str(clone)]
    assert (done.returncode, done.stderr) == (1, "")


def test_every_command_that_dev_knows_can_be_carried_out_and_is_in_its_help(tmp_path: Path) -> None:
    told = call(SCRIPT.parent.parent, "--help", cwd=tmp_path).stdout
    assert all(f"dev.py {command} " in told and hasattr(commands, command) for command in dev.COMMANDS)
    assert all(f"dev.py test {option} N " in told for option in commands.TRIALS)


def test_what_tests_start_keeps_what_it_compiled() -> None:
    given = {"PYTHONDONTWRITEBYTECODE": "1", "PATH": "here"}
    assert commands.compiled_once(given) == {"PATH": "here"}


def test_every_check_runs_though_one_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    steps = [(f"step {code}", [sys.executable, "-c", f"raise SystemExit({code})"]) for code in (0, 2, 0)]
    assert commands.run_checks(steps, os.environ, tmp_path) == ["step 2"]
    assert capfd.readouterr().err.count(" s\n") == 3


def test_an_old_python_gets_a_sentence_that_names_a_newer_one(tmp_path: Path) -> None:
    assert dev.too_old((3, 11), []) is None
    assert "3.11 or newer, and this is 3.9" in dev.too_old((3, 9), [str(tmp_path)])
    (tmp_path / "python3.12").touch(0o755)
    assert "python3.12" in dev.too_old((3, 9), [str(tmp_path)])


def test_the_parts_that_a_minimal_python_lacks_are_seen() -> None:
    assert dev.parts_missing() == []
    assert dev.parts_missing(("json", "no_such_module")) == ["no_such_module"]


@pytest.mark.parametrize(("arguments", "code", "words"), [(["bake"], 2, "no command 'bake'"), ([], 2, "")])
def test_wrong_usage(tmp_path: Path, arguments: list[str], code: int, words: str) -> None:
    done = call(SCRIPT.parent.parent, *arguments, cwd=tmp_path)
    assert done.returncode == code
    assert words in done.stderr

"""The commands of dev.py, once it is certain that the Python is whole and new enough."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import dev_bundle
import dev_system
from dev_apt import Apt, quietly, say
from dev_arguments import OFF_SCREEN_COMMANDS, agreed_to_packages, options_alone, wants_window
from dev_environment import CannotPrepare, for_python, is_ready, prepare, program
from dev_resources import make_outdated

SAMPLE = Path("resources", "samples", "customers.xlsx")
SAMPLE_COUNTRY = "GB"
RESULT = "dialproof-sample-result.xlsx"
INTERRUPTED = 130
# Opens what the window opens, and is killed by Qt where a library or the screen is missing.
PROBE = "from PySide6.QtWidgets import QApplication; QApplication([])"


def start(root: Path, command: str, arguments: list[str]) -> int:
    """Carry out a command of dev.py and return the exit code."""
    allowed, arguments = agreed_to_packages(arguments)
    try:
        return COMMANDS[command](root, arguments, Apt(allowed=allowed))
    except CannotPrepare as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        say("Interrupted.")
        return INTERRUPTED


# --- run -----------------------------------------------------------------------------------------------------------


def run(root: Path, arguments: list[str], apt: Apt) -> int:
    """Start the program; where its window is wanted and there is no screen, verify the sample list on the terminal."""
    if wants_window(arguments) and OFF_SCREEN_COMMANDS.isdisjoint(arguments):
        obstacle = dev_system.no_screen(os.environ)
        if obstacle:
            return run_sample(root, prepare(root, "", apt), obstacle, options_alone(arguments))
    first = not is_ready(root, "")
    python = prepare(root, "", apt)
    if wants_window(arguments):
        # Some of the libraries matter only to one window system, so Qt itself has the last word.
        if not dev_system.add_libraries(apt) and quietly([str(python), "-c", PROBE]).code:
            return 1 if arguments else run_sample(root, python, "The window can't be opened")
        make_outdated(root, python)
    elif first:
        make_outdated(root, python)  # the environment's own `dialproof` opens the window, too
    return replace_by([str(python), "-P", "-m", "desktop_app", *arguments], for_python(os.environ))


def replace_by(command: Sequence[str], env: Mapping[str, str]) -> int:
    """Become the program, so that signals and its exit code need nobody to pass them on."""
    if os.name == "posix":
        os.execve(command[0], list(command), dict(env))  # noqa: S606 - no shell is wanted
    return wait_for(command, env)


def writable_result(folders: Sequence[Path]) -> Path:
    """Return where the sample's result can be written: in the first folder that lets us."""
    for folder in folders:
        result = folder / RESULT
        if os.access(result if result.exists() else folder, os.W_OK):
            return result
    raise CannotPrepare(f"No folder can be written for {RESULT}.")


def run_sample(root: Path, python: Path, obstacle: str, options: Sequence[str] = ()) -> int:
    """Verify the sample list on the terminal, which shows the program at work where no window can be opened."""
    result = writable_result([Path.cwd(), Path.home(), Path(tempfile.gettempdir())])
    say(f"{obstacle}, so the sample list is verified on the terminal instead of opening the window.")
    sample = ["verify", str(root / SAMPLE), "-o", str(result), "--country", SAMPLE_COUNTRY, "--yes", *options]
    # The program itself says where the result is.
    return wait_for([str(python), "-P", "-m", "desktop_app", *sample], for_python(os.environ))


def wait_for(command: Sequence[str], env: Mapping[str, str], cwd: Path | None = None) -> int:
    """Run a command on this terminal and return its exit code as a shell would.

    Ctrl-C reaches the command from the terminal itself: here it only must not end the waiting. An end asked for by
    the system goes to this process alone, so that is handed on.
    """
    child: list[subprocess.Popen[bytes]] = []

    def hand_on(number: int, _frame: FrameType | None) -> None:
        for process in child:
            process.send_signal(number)

    # Handlers, not SIG_IGN: that one would be inherited by the command.
    before = {
        signal.SIGINT: signal.signal(signal.SIGINT, lambda *_: None),
        signal.SIGTERM: signal.signal(signal.SIGTERM, hand_on),
    }
    try:
        child.append(subprocess.Popen(list(command), env=dict(env), cwd=cwd))
        code = child[0].wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 128 - code if code < 0 else code


# --- test ----------------------------------------------------------------------------------------------------------

# All tests at once: four processes, each file in one of them, since many tests wait more than they compute. In their
# own order: xdist would sort them by their number of tests, and some of the longest files, which have few, come last.
SIDE_BY_SIDE = ["-n", "4", "--dist", "loadfile", "--no-loadscope-reorder"]


def absolute_paths(arguments: Sequence[str], start_folder: Path, root: Path) -> list[str]:
    """Return pytest's arguments with the paths that were meant from another folder than the root, where pytest runs."""
    if start_folder == root:
        return list(arguments)
    found = []
    for argument in arguments:
        path, colons, test_name = argument.partition("::")
        there = start_folder / path
        found.append(f"{there}{colons}{test_name}" if not argument.startswith("-") and there.exists() else argument)
    return found


def checks(venv: Path) -> list[tuple[str, list[str]]]:
    """Return the checks before pytest: a name and a command for each."""
    python = str(program(venv, "python"))
    return [
        ("ruff check", [python, "-m", "ruff", "check", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("lint-imports", [str(program(venv, "lint-imports"))]),
    ]


def run_checks(steps: Sequence[tuple[str, list[str]]], env: Mapping[str, str], root: Path) -> list[str]:
    """Run every check, tell each one's outcome and time, and return the names of those that failed."""
    failed = []
    for name, command in steps:
        say(f"== {name}")
        began = time.monotonic()
        code = wait_for(command, env, root)
        if code == INTERRUPTED:
            raise KeyboardInterrupt
        say(f"== {name}: {'passed' if code == 0 else f'FAILED (exit code {code})'} in {time.monotonic() - began:.1f} s")
        failed += [name] if code else []
    return failed


# Asked for instead of checks and tests: rounds of kills, or damaged files. Each package reads the arguments, and says
# what came of it.
TRIALS = {"--kills": "tests.kills", "--fuzz": "tests.fuzz"}


def wanted_trial(arguments: Sequence[str]) -> str | None:
    """Return the module of the trial that the arguments ask for."""
    options = [argument.partition("=")[0] for argument in arguments]
    return next((module for option, module in TRIALS.items() if option in options), None)


def trial(root: Path, module: str, arguments: list[str], apt: Apt) -> int:
    """Kill the program, or have it read damaged files, as often as the arguments say."""
    python = prepare(root, "dev", apt)
    return wait_for([str(python), "-m", module, *arguments], for_python(os.environ), root)


def compiled_once(env: Mapping[str, str]) -> dict[str, str]:
    """Return the variables without the one that has each of the hundreds of processes that tests start compile anew."""
    return {name: value for name, value in env.items() if name != "PYTHONDONTWRITEBYTECODE"}


@contextmanager
def tests_compiled(python: Path, chosen: Sequence[str], env: Mapping[str, str], root: Path) -> Iterator[None]:
    """Have pytest compile all tests meanwhile: else each of its processes would compile each of them on its own."""
    collecting = [str(python), "-m", "pytest", "--collect-only", "-qq", *chosen]
    with subprocess.Popen(collecting, env=dict(env), cwd=root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        yield


def test(root: Path, arguments: list[str], apt: Apt) -> int:
    """Run all checks, then pytest, whose summary is the last line; fail if any of them failed."""
    if "--bundle" in arguments:
        others = [each for each in arguments if each != "--bundle"]
        return dev_bundle.test(root, absolute_paths(others, Path.cwd(), root), wait_for, apt)
    if "--windows" in arguments:
        return test_on_windows(root, [each for each in arguments if each != "--windows"], apt)
    module = wanted_trial(arguments)
    if module is not None:
        return trial(root, module, arguments, apt)
    python = prepare(root, "dev", apt)
    # What is lacking is said; the tests that need it say so again, the others run.
    dev_system.add_for_tests(apt)
    make_outdated(root, python)
    env = {"QT_QPA_PLATFORM": "offscreen", **compiled_once(for_python(os.environ))}
    chosen = absolute_paths(arguments, Path.cwd(), root)
    with tests_compiled(python, chosen, env, root):
        failed = run_checks(checks(root / ".venv"), env, root)
    say(f"== pytest (before it: {', '.join(failed)} FAILED)" if failed else "== pytest (all checks before it passed)")
    code = wait_for([str(python), "-m", "pytest", *(chosen or SIDE_BY_SIDE)], env, root)
    return code or (1 if failed else 0)


def test_on_windows(root: Path, arguments: list[str], apt: Apt) -> int:
    """Run the tests on a Python for Windows, by Wine; packaging/windows makes it."""
    python = prepare(root, "dev", apt)
    if not dev_system.add_for_windows(apt):
        return 1
    make_outdated(root, python)
    places = os.pathsep.join((str(root / "packaging"), str(root)))
    env = {**for_python(os.environ), "PYTHONPATH": places}
    return wait_for([str(python), "-P", "-m", "windows.wine_tests", *arguments], env, root)


# --- bench, bundle, screenshots, translations -----------------------------------------------------------------------


def bench(root: Path, arguments: list[str], apt: Apt) -> int:
    """Measure the program against the plain stack; packaging/bench reads the arguments."""
    python = prepare(root, "dev", apt)
    dev_system.add_libraries(apt)
    make_outdated(root, python)
    return own_package(root, python, "bench", arguments)


def bundle(root: Path, arguments: list[str], apt: Apt) -> int:
    """Make what is installed where there is no Python; packaging/bundle reads the arguments."""
    return dev_bundle.bundle(root, arguments, wait_for, apt)


def screenshots(root: Path, arguments: list[str], apt: Apt) -> int:
    """Take pictures of every screen; packaging/screenshots reads the arguments."""
    python = prepare(root, "dev", apt)
    dev_system.add_for_tests(apt)  # the X server; without one pictures are taken off screen
    make_outdated(root, python)
    return own_package(root, python, "screenshots", arguments)


def translations(root: Path, arguments: list[str], apt: Apt) -> int:
    """Bring the files of every language up to date; packaging/translations reads the arguments."""
    python = prepare(root, "dev", apt)
    dev_system.add_libraries(apt)  # Qt's compiler needs them, too
    return own_package(root, python, "translations", arguments)


def own_package(root: Path, python: Path, name: str, arguments: list[str]) -> int:
    """Run a package of this folder."""
    places = os.pathsep.join((str(root / "packaging"), str(root)))
    env = {**for_python(os.environ), "PYTHONPATH": places, "QT_QPA_PLATFORM": "offscreen"}
    # From the caller's folder, which files may be named from; -P: its modules are not run.
    return wait_for([str(python), "-P", "-m", name, *arguments], env)


COMMANDS: dict[str, Callable[[Path, list[str], Apt], int]] = {
    "run": run,
    "test": test,
    "bench": bench,
    "bundle": bundle,
    "screenshots": screenshots,
    "translations": translations,
}

"""`dev.py bundle` and `dev.py test --bundle`: an environment of the lock's own, what is built in it, and its tests.

With `--windows` the bundle for Windows and its MSI, on Linux (packaging/windows/wine_bundle.py).
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import dev_environment
import dev_resources
import dev_system
from dev_apt import Apt, Done, last_lines, quietly, say
from dev_environment import LOCKS, CannotPrepare, for_pip, for_python, make, program

LOCK = LOCKS / "bundle.txt"
# Each lock's dependency group of pyproject.toml; the locks behind the first take its versions over.
GROUPS = {"run": "build", "dev": "dev", "bundle": "bundle"}
ENVIRONMENT = Path("build", "bundle-environment")
STAMP = "locked.txt"
Waiter = Callable[[list[str], Mapping[str, str], Path | None], int]


def prepare(root: Path, apt: Apt) -> Path:
    """Return the Python of an environment that has what the lock names, with the hashes it names, and no more."""
    venv = root / ENVIRONMENT
    python, stamp = program(venv, "python"), venv / STAMP
    wanted = f"{sys.version}\n{venv}\n{hashlib.sha256((root / LOCK).read_bytes()).hexdigest()}\n"
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return python
    say(f"Installing what {LOCK} names into {ENVIRONMENT} …")
    venv.parent.mkdir(exist_ok=True)
    make(venv, apt, _run)
    only_these = ["--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(root / LOCK)]
    done = _run([str(python), "-m", "pip", "install", "--quiet", "--no-input", *only_these])
    if done.code:
        raise CannotPrepare(f"pip could not install what stands in {LOCK}:\n{last_lines(done.output)}")
    stamp.write_text(wanted, "utf-8")
    return python


def bundle(root: Path, arguments: list[str], wait_for: Waiter, apt: Apt) -> int:
    """Make the bundle; packaging/bundle reads the arguments. With --lock only the locks are made anew."""
    if "--lock" in arguments:
        return lock(root, apt, wait_for)
    if "--windows" in arguments:
        return for_windows(root, [each for each in arguments if each != "--windows"], wait_for, apt)
    python = prepare(root, apt)
    dev_system.add_for_bundle(apt)
    places = os.pathsep.join((str(root / "packaging"), str(root)))
    env = {**for_python(os.environ), "PYTHONPATH": places}
    return wait_for([str(python), "-P", "-m", "bundle", *arguments], env, None)


def for_windows(root: Path, arguments: list[str], wait_for: Waiter, apt: Apt) -> int:
    """Make the bundle for Windows by Wine, and its MSI; with --try run the MSI's tests with it."""
    python = dev_environment.prepare(root, "dev", apt)
    if not dev_system.add_for_windows(apt):
        return 1
    dev_resources.make_outdated(root, python)
    places = os.pathsep.join((str(root / "packaging"), str(root)))
    env = {**for_python(os.environ), "PYTHONPATH": places, "QT_QPA_PLATFORM": "offscreen"}
    others = [each for each in arguments if each != "--try"]
    code = wait_for([str(python), "-P", "-m", "windows.wine_bundle", *others], env, root)
    if code or "--try" not in arguments:
        return code
    env["DIALPROOF_WINDOWS_BUNDLE"] = str(root / "build" / "bundle-windows")
    return wait_for([str(python), "-m", "pytest", "tests/packaging/test_msi.py"], env, root)


def lock(root: Path, apt: Apt, wait_for: Waiter) -> int:
    """Write the newest versions that pyproject.toml allows into the locks, for all systems and Pythons at once.

    uv can do that, where pip's own tools write a lock for the system they run on. No index's address gets in.
    """
    venv = root / "build" / "lock-environment"
    venv.parent.mkdir(exist_ok=True)
    make(venv, apt, _run)
    done = _run([str(program(venv, "python")), "-m", "pip", "install", "--quiet", "--no-input", "uv"])
    if done.code:
        raise CannotPrepare(f"uv could not be installed:\n{last_lines(done.output)}")
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade", "--no-header", "--quiet"]
    command = [str(program(venv, "uv")), "pip", "compile", "pyproject.toml", *options]
    env = for_uv(_run([str(program(venv, "python")), "-m", "pip", "config", "list"]).output, os.environ)
    for name, group in GROUPS.items():
        same = [] if name == "run" else ["--constraint", str(LOCKS / "run.txt")]
        code = wait_for([*command, "--group", group, *same, "-o", str(LOCKS / f"{name}.txt")], env, root)
        if code:
            return code
    return 0


def _run(command: Sequence[str]) -> Done:
    return quietly(command, for_pip(os.environ))


def for_uv(settings: str, env: Mapping[str, str]) -> dict[str, str]:
    """Return variables by which uv asks the index that pip would ask, with the same certificates.

    `settings` is what `pip config list` prints: "global.index-url='…'" from a file, ":env:.cert='…'" from a variable.
    """
    found: dict[str, str] = {}
    for section in ("global", "install", ":env:"):  # the weightiest last
        for name, value in re.findall(rf"^{section}\.([a-z-]+)=('.*'|\".*\")$", settings, re.MULTILINE):
            found[name] = str(ast.literal_eval(value))
    asked = {"UV_DEFAULT_INDEX": found.get("index-url"), "SSL_CERT_FILE": found.get("cert")}
    return for_python(env) | {name: value for name, value in asked.items() if value}


def test(root: Path, arguments: list[str], wait_for: Waiter, apt: Apt) -> int:
    """Make the bundle, then run the tests that speak of it; `arguments` go to pytest."""
    code = bundle(root, [], wait_for, apt)
    if code:
        return code
    python = dev_environment.prepare(root, "dev", apt)
    dev_system.add_for_tests(apt)
    dev_resources.make_outdated(root, python)
    env = {**for_python(os.environ), "DIALPROOF_BUNDLE": str(root / "build" / "bundle"), "QT_QPA_PLATFORM": "offscreen"}
    return wait_for([str(python), "-m", "pytest", *chosen(arguments)], env, root)


def chosen(arguments: list[str]) -> list[str]:
    """pytest's arguments for the bundle's own tests, unless they name others."""
    named = any(Path(each.partition("::")[0]).exists() for each in arguments if not each.startswith("-"))
    return arguments if named else ["tests/bundle", *arguments]

"""The workflows of a public CI, as far as they can be looked at here: nothing here has run there."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import dev_bundle
import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SYSTEMS = {"linux", "windows", "macos"}
SIGNING = ROOT / "packaging" / "signing_keys.sh"
# Something that an outsider may choose, put into a script, would be run with it.
OUTSIDE = re.compile(r"\$\{\{\s*(github\.(event|ref|head_ref|base_ref|actor)|secrets\.)")


def workflow(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((WORKFLOWS / name).read_text("utf-8"))
    return read


def steps(name: str) -> Iterator[dict[str, Any]]:
    for job in workflow(name)["jobs"].values():
        yield from job.get("steps", [])


def test_every_change_runs_what_readme_says() -> None:
    commands = [step["run"] for step in steps("ci.yml") if "run" in step]
    assert commands == ["python3 packaging/dev.py test"]
    assert commands[0] in (ROOT / "README.md").read_text("utf-8")


def test_all_three_systems_are_built_tried_and_packed() -> None:
    job = workflow("release.yml")["jobs"]["bundle"]
    assert {each["system"] for each in job["strategy"]["matrix"]["include"]} == SYSTEMS
    run = [step.get("run", "") for step in job["steps"]]
    order = [
        "packaging/signing_keys.sh",
        "dev.py bundle",
        "selftest",
        "${{ matrix.python }} -m ${{ matrix.system }} build/bundle",
        "sbom",
    ]
    found = [next(at for at, text in enumerate(run) if wanted in text) for wanted in order]
    assert found == sorted(found)
    # Icons are drawn by Qt: each system's installer is made by the Python that has it.
    ends = {"windows": "Scripts/python.exe", "linux": "bin/python", "macos": "bin/python"}
    for each in job["strategy"]["matrix"]["include"]:
        assert each["python"] == f"{dev_bundle.ENVIRONMENT.as_posix()}/{ends[each['system']]}"
    # What is said of the oldest Linux is said of what Linux is built on.
    oldest = next(each["runner"] for each in job["strategy"]["matrix"]["include"] if each["system"] == "linux")
    message = (ROOT / "docs" / "installing-on-linux.md").read_text("utf-8")
    assert oldest.replace("ubuntu-", "Ubuntu ") in message
    # Each of these is a package beside the bundle's.
    assert all((ROOT / "packaging" / system / "__main__.py").is_file() for system in SYSTEMS)


def test_the_msi_is_made_on_linux_of_the_bundle_of_windows_and_tried_there() -> None:
    jobs = workflow("release.yml")["jobs"]
    assert [jobs[name]["runs-on"].partition("-")[0] for name in ("msi", "tried-msi")] == ["ubuntu", "windows"]
    assert (jobs["msi"]["needs"], jobs["tried-msi"]["needs"]) == ("bundle", "msi")
    assert "tried-msi" in jobs["release"]["needs"]
    # What one job hands on is what the next one takes.
    handed_on = {each["with"]["name"]: each["with"]["path"] for each in steps("release.yml") if "upload" in str(each)}
    taken = {each["with"].get("name"): each["with"]["path"] for each in steps("release.yml") if "download" in str(each)}
    assert handed_on["bundle-for-msi"].rstrip("/") == taken["bundle-for-msi"] == "build/bundle"
    assert "unsigned-msi" in handed_on.keys() & taken.keys()
    # AND the draft takes what is signed and tried, of all systems, and nothing else
    (draft,) = (each["with"]["pattern"] for each in jobs["release"]["steps"] if "download" in str(each))
    drafted = {name for name in handed_on if fnmatch(name, draft)}
    assert drafted == {"release-${{ matrix.runner }}", "release-windows-msi"}
    # AND it is signed before it is tried: what is installed is what is handed on
    run = [each["run"] for each in jobs["tried-msi"]["steps"] if "run" in each]
    assert run[1:] == ["python -m windows dist", "python -m windows.try_msi dist/*.msi"]


def test_only_the_draft_may_write_and_only_steps_that_sign_see_secrets() -> None:
    for path in WORKFLOWS.glob("*.yml"):
        assert workflow(path.name)["permissions"] == {"contents": "read"}
        writing = [name for name, job in workflow(path.name)["jobs"].items() if "permissions" in job]
        assert writing == (["release"] if path.name == "release.yml" else [])
    # One in each of the jobs that sign: the bundles', and the MSI's.
    told = [step["name"] for step in steps("release.yml") if "secrets." in str(step)]
    assert told == ["Signing keys, where there are any"] * 2


def test_the_sources_are_tested_from_the_oldest_python_on_and_bundles_have_the_newest() -> None:
    (matrix,) = (job["strategy"]["matrix"]["python"] for job in workflow("ci.yml")["jobs"].values())
    assert PROJECT["requires-python"] == f">={matrix[0]}"
    classed = [each.rpartition(" :: ")[2] for each in PROJECT["classifiers"] if "Python :: 3." in each]
    assert [classed[0], classed[-1]] == matrix
    for name in ("release.yml", "audit.yml"):
        set_up = [each["with"]["python-version"] for each in steps(name) if "setup-python" in each.get("uses", "")]
        assert set(set_up) == {matrix[-1]}


def test_no_release_is_made_of_what_has_a_known_vulnerability() -> None:
    jobs = workflow("release.yml")["jobs"]
    assert jobs["audit"]["uses"] == "./.github/workflows/audit.yml"
    assert "audit" in jobs["release"]["needs"]
    # GIVEN the locks THEN all of them are looked at, with nothing installed that stands in them
    (script,) = (each["run"] for each in steps("audit.yml") if "pip_audit" in each.get("run", ""))
    assert "for lock in packaging/locks/*.txt" in script
    assert "--disable-pip" in script
    # AND on each system that the locks name something for: pip-audit leaves out what is for another one
    wanted = {"win32": "windows", "darwin": "macos", "linux": "ubuntu"}
    named = set(
        re.findall(r"sys_platform == '(\w+)'", (ROOT / "packaging" / "locks" / "bundle.txt").read_text("utf-8"))
    )
    runners = [
        each.partition("-")[0] for each in workflow("audit.yml")["jobs"]["audit"]["strategy"]["matrix"]["runner"]
    ]
    assert {wanted[system] for system in named} <= set(runners)


@pytest.mark.parametrize("name", ["audit.yml", "ci.yml", "release.yml"])
def test_scripts_are_sound_and_hold_nothing_from_outside(name: str) -> None:
    for step in steps(name):
        script = step.get("run", "")
        assert not OUTSIDE.search(script)
        # The expressions that are left are the matrix's own words.
        plain = re.sub(r"\$\{\{ matrix\.\w+ \}\}", "word", script)
        assert run(["bash", "-n"], plain).stderr == ""
    # A commit of each action, which nobody can put another in the place of, and its version for whoever reads it.
    used = re.findall(r"^\s*- uses: (.*)$", (WORKFLOWS / name).read_text("utf-8"), re.MULTILINE)
    assert used
    assert [each for each in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)] == []


def run(command: list[str], message: str = "", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, input=message, env=env, text=True, capture_output=True, check=False)  # noqa: S603


def run_signing(system: str, tmp_path: Path, **secrets: str) -> subprocess.CompletedProcess[str]:
    told = tmp_path / "told"
    env = {"PATH": "/usr/bin:/bin", "RUNNER_TEMP": str(tmp_path), "GITHUB_ENV": str(told), "GITHUB_PATH": str(told)}
    return run(["bash", str(SIGNING), system], env=env | secrets)


@pytest.mark.parametrize("system", sorted(SYSTEMS))
def test_without_secrets_nothing_is_signed_and_nothing_fails(system: str, tmp_path: Path) -> None:
    # An empty secret is how a public CI says that there is none.
    done = run_signing(system, tmp_path, WINDOWS_CERTIFICATE="", MACOS_CERTIFICATE="")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not list(tmp_path.iterdir())


def test_a_certificate_that_can_not_be_read_ends_the_release(tmp_path: Path) -> None:
    # GIVEN a store that says nothing of what it took THEN no release goes on unsigned
    store = tmp_path / "bin" / "powershell"
    store.parent.mkdir()
    store.write_text("#!/bin/sh\necho\n", "utf-8")
    store.chmod(0o755)
    done = run_signing("windows", tmp_path, WINDOWS_CERTIFICATE="AAAA", PATH=f"{store.parent}:/usr/bin:/bin")
    assert done.returncode == 1
    assert "could not be read" in done.stderr
    assert not (tmp_path / "told").exists()


def test_a_secret_that_can_not_be_used_ends_the_release(tmp_path: Path) -> None:
    done = run_signing("windows", tmp_path, WINDOWS_CERTIFICATE="no base64!", WINDOWS_PASSWORD="secret")
    assert done.returncode != 0
    assert "secret" not in done.stdout + done.stderr

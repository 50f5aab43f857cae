"""What stands beside the sources for who works on them or tells of a fault: each is what its reader understands."""

from __future__ import annotations

import re
import shutil
import subprocess
from typing import Any

import pytest
import yaml
from bundle import facts

from tests.packaging.dev_scripts import load

checks = load("dev_commands").checks
TEMPLATES = facts.ROOT / ".github" / "ISSUE_TEMPLATE"


def read(*parts: str) -> Any:
    return yaml.safe_load(facts.ROOT.joinpath(*parts).read_text("utf-8"))


@pytest.mark.skipif(not (facts.ROOT / ".git").exists(), reason="these sources have no history")
def test_files_are_the_same_bytes_on_every_system() -> None:
    # GIVEN how git checks files out where lines end with two characters
    git = shutil.which("git") or "git"
    listed = subprocess.run([git, "-C", facts.ROOT, "ls-files", "--eol"], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    found = [line.split("\t") for line in listed.stdout.splitlines()]
    # THEN a text keeps its line feeds, and only lists have others
    wrong = [name for told, name in found if "i/crlf" in told and not name.startswith("resources/samples/")]
    assert wrong == []
    changed = [name for told, name in found if "i/lf" in told and "eol=lf" not in told]
    assert changed == []
    # AND what has no text isn't touched
    assert [name for told, name in found if "i/-text" in told and "attr/-text" not in told] == []


def test_hooks_before_a_commit_are_checks_of_the_suite_and_fetch_nothing() -> None:
    (local,) = read(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    suite = {" ".join(command).rpartition("-m ")[2].split("/")[-1] for _, command in checks(facts.ROOT / ".venv")}
    for hook in local["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].removesuffix(" --force-exclude").split()[:2] in [each.split()[:2] for each in suite]


def test_what_tells_of_a_fault_is_asked_for_and_weaknesses_are_told_privately() -> None:
    asked = {}
    for path in sorted(TEMPLATES.glob("*.yml")):
        if path.name == "config.yml":
            assert read(".github", "ISSUE_TEMPLATE", path.name) == {"blank_issues_enabled": False}
            continue
        form = read(".github", "ISSUE_TEMPLATE", path.name)
        assert form["name"]
        assert form["description"]
        fields = {each["id"]: each["attributes"] for each in form["body"] if each["type"] != "markdown"}
        assert all(each["label"] for each in fields.values())
        asked[path.stem] = set(fields)
    assert asked == {
        "fault": {"steps", "happened", "details", "log", "installed"},
        "wish": {"work", "example"},
    }
    assert "SECURITY.md" in (TEMPLATES / "fault.yml").read_text("utf-8")
    assert "Report a vulnerability" in (facts.ROOT / "SECURITY.md").read_text("utf-8")


def test_newer_libraries_and_actions_are_told() -> None:
    updates = read(".github", "dependabot.yml")["updates"]
    assert [(each["package-ecosystem"], each["directory"]) for each in updates] == [
        ("pip", "/"),
        ("github-actions", "/"),
    ]


def test_documents_speak_of_this_version() -> None:
    # GIVEN the version's one place THEN it is the newest that the changelog tells of, with its day
    told = re.findall(r"^## (\S+) - (\d{4}-\d\d-\d\d)$", (facts.ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert told[0][0] == facts.VERSION
    # AND files that are handed out are named with it
    named = re.findall(
        r"dialproof[-_](\d+\.\d+\.\d+)", (facts.ROOT / "docs" / "installing-on-linux.md").read_text("utf-8")
    )
    assert set(named) == {facts.VERSION}

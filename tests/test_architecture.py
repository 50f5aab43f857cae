"""The architecture is a test: the rings of ARCHITECTURE.md hold, and nothing blocks the window."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "desktop_app").rglob("*.py"))


def test_every_layer_knows_only_what_lies_further_in() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own linter
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_is_a_drawer_for_anything(source: Path) -> None:
    assert source.stem not in {"utils", "helpers", "common", "manager", "logic", "misc"}


def test_no_modal_loop_is_ever_started() -> None:
    """`exec()` inside an asyncio task kills another task for good (qasync)."""
    modal = {
        "exec",
        "exec_",
        "getOpenFileName",
        "getOpenFileNames",
        "getSaveFileName",
        "question",
        "warning",
        "critical",
        "information",
    }
    found = [
        f"{source.relative_to(ROOT)}:{node.lineno}"
        for source in SOURCES
        if "ui" in source.parts
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in modal
        and not (isinstance(node.func.value, ast.Name) and node.func.value.id in {"log", "logger"})
    ]
    assert found == []


def test_widgets_have_no_async_def() -> None:
    """Only `ui.frame.runner`, the window's main coroutine (`ui.start.application`) and its end (`ui.frame.window`)."""
    found = [
        f"{source.relative_to(ROOT)}:{node.lineno}"
        for source in SOURCES
        if "ui" in source.parts and source.stem not in {"runner", "application", "window"}
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.AsyncFunctionDef)
    ]
    assert found == []


def test_no_text_of_the_window_is_taken_for_markup() -> None:
    """Rich text loads what it names: a file, a device, a share of somebody else's. So there is none.

    Tool tips and boxes are plain text by the style sheet, labels by `ui.parts.label`.
    """
    rich = {"setHtml", "insertHtml", "appendHtml", "setMarkdown", "QTextBrowser", "RichText", "AutoText"}
    found = []
    for source in (path for path in SOURCES if "ui" in path.parts):
        here = str(source.relative_to(ROOT / "desktop_app" / "ui"))
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QLabel"
            name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
            if name in rich or made or (name == "setStyleSheet" and here != "look/theme.py"):
                found.append(f"{here}: {ast.unparse(node)}")
    assert found == []
    sheet = (ROOT / "desktop_app" / "ui" / "look" / "style_sheet.py").read_text("utf-8")
    assert "QToolTip, QMessageBox QLabel { qproperty-textFormat: PlainText; }" in sheet

"""The architecture is a test: the rings of ARCHITECTURE.md hold, and nothing blocks the window."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import grimp

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "desktop_app").rglob("*.py"))
# How the house stood when this was written. A number goes down with each mend; the share of imports rose twice, with
# many features at a time: recipes bring services together that knew nothing of each other.
MOST_PIECES, MOST_IN_A_FOLDER, MOST_IMPORT_LINES = 70, 16, 0.079


def test_every_layer_knows_only_what_lies_further_in() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own linter
    assert done.returncode == 0, done.stdout


@cache
def tree(source: Path) -> ast.Module:
    """The module as it is parsed; nobody changes it."""
    return ast.parse(source.read_text("utf-8"))


def test_no_module_is_a_drawer_for_anything() -> None:
    drawers = {"utils", "helpers", "common", "manager", "logic", "misc"}
    assert [source for source in SOURCES if source.stem in drawers] == []


def test_every_module_says_what_it_is() -> None:
    said = {source: ast.get_docstring(tree(source)) for source in SOURCES}
    assert [source for source, words in said.items() if words is not None and len(words.split()) <= 2] == []


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
        for node in ast.walk(tree(source))
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
        for node in ast.walk(tree(source))
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
        for node in ast.walk(tree(source)):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QLabel"
            name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
            if name in rich or made or (name == "setStyleSheet" and here != "look/theme.py"):
                found.append(f"{here}: {ast.unparse(node)}")
    assert found == []
    sheet = (ROOT / "desktop_app" / "ui" / "look" / "style_sheet.py").read_text("utf-8")
    assert "QToolTip, QMessageBox QLabel { qproperty-textFormat: PlainText; }" in sheet


def test_settings_of_the_journal_stand_in_their_table() -> None:
    """A key in quotation marks would be known to one module alone: `core.service.settings` has them all."""
    found = [
        f"{source.relative_to(ROOT)}:{node.lineno}"
        for source in SOURCES
        for node in ast.walk(tree(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"setting", "save_setting"}
        and node.args
        and isinstance(node.args[0], ast.Constant | ast.JoinedStr)
    ]
    assert found == []


# --- how the house stands ---


@cache
def imports() -> dict[str, set[str]]:
    """What each module imports, inside functions included, for type checking alone left out."""
    graph = grimp.build_graph("desktop_app", exclude_type_checking_imports=True, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_no_modules_import_each_other_in_a_circle() -> None:
    TopologicalSorter(imports()).prepare()  # raises CycleError, which names them


def test_few_modules_are_a_piece_of_their_neighbour() -> None:
    """A module that one other alone imports, from the same folder, belongs into it, unless it hides something."""
    importers = Counter(each for found in imports().values() for each in found)
    pieces = {
        each
        for module, found in imports().items()
        for each in found
        if importers[each] == 1 and Path(*each.split(".")).parent == _folder(module)
    }
    assert len(pieces) <= MOST_PIECES, sorted(pieces)


def _folder(module: str) -> Path:
    path = Path(*module.split("."))
    return path if (ROOT / path).is_dir() else path.parent


def test_no_folder_is_too_full_to_be_looked_through() -> None:
    files = Counter(path.parent for path in SOURCES if path.name != "__init__.py")
    assert {str(folder.relative_to(ROOT)): n for folder, n in files.items() if n > MOST_IN_A_FOLDER} == {}


def test_imports_take_a_small_part_of_the_lines() -> None:
    lines = taken = 0
    for source in SOURCES:
        lines += source.read_text("utf-8").count("\n")
        taken += sum(
            (node.end_lineno or node.lineno) - node.lineno + 1
            for node in ast.walk(tree(source))
            if isinstance(node, ast.Import | ast.ImportFrom)
        )
    assert taken / lines <= MOST_IMPORT_LINES

"""Every text of the program that is translated, read from its sources.

Qt's own tool doesn't follow `_tr`, `counted` and the error tree, which have their texts where they are written once:

    words.tr("Balance", "balance")             a text and its context
    _tr("Balance")                             the same: each file's `_tr = words.translator("balance")` names it
    words.counted(3, "%n row", "%n rows")      a text with the forms for numbers
    tr_noop({...}), tr_n_noop(one, many)    texts of a table, which are translated where they are shown
    what = "The file “{name}” is empty."       of an error
    tr_text("it has more than {count} tables")    a reason, which an error is given
    Command("upload.sheet", "Choose the sheet…")  an object that holds texts (HOLDERS)
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ERROR_TEXTS = {"what", "meaning", "advice", "advice_alone", "advice_window"}
# Objects whose texts are translated where they are shown: context by the argument's place, or its name.
HOLDERS: dict[str, dict[int | str, str]] = {
    "Command": {1: "commands", 4: "command search", "also": "command search", "sheet": "commands"},
    "Disagreement": {0: "export"},
    "ExportFormat": {1: "export", 2: "export", "name": "export"},
    "OutputFormat": {1: "export", 2: "export", 3: "export"},
    "ProblemTexts": {2: "problems", 3: "problems", 4: "problems"},
    "Product": {1: "products", 2: "products"},
}
WORDS = "words"  # the context of `words.tr` without one, and of what is counted


@dataclass
class Source:
    """A text to be translated: where it stands, and whether its translation has forms for numbers."""

    places: list[str]
    plural: bool = False


Texts = dict[tuple[str, str], Source]


def texts(root: Path) -> Texts:
    """By context and text, sorted; `root`: the project's folder. Raises `ValueError` for a context it can't read."""
    found: Texts = {}
    for path in sorted((root / "desktop_app").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for context, text, plural in _of_file(ast.parse(path.read_text("utf-8")), file):
            source = found.setdefault((context, text), Source([], plural))
            if file not in source.places:
                source.places.append(file)
    return dict(sorted(found.items()))


def _of_file(tree: ast.Module, file: str) -> Iterator[tuple[str, str, bool]]:
    own = _own_context(tree) or WORDS
    if "/core/errors/" in file:
        yield from _of_errors(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _of_call(node, own, file)


def _of_call(call: ast.Call, own: str, file: str) -> Iterator[tuple[str, str, bool]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = [argument.value if isinstance(argument, ast.Constant) else None for argument in call.args]
    match name:
        case "tr" | "_tr" if given and isinstance(given[0], str):
            yield _context(call, file) or (own if name == "_tr" else WORDS), given[0], False
        case "counted" if len(given) > 2 and isinstance(given[2], str):
            yield WORDS, given[2], True
        case "tr_n_noop" if len(given) == 2 and isinstance(given[1], str):
            yield WORDS, given[1], True
        case "tr_text" if given and isinstance(given[0], str):
            yield "reasons", given[0], False
        case "tr_noop" if given:
            named = _context(call, file) or own
            yield from ((named, text, False) for text in _values(call.args[0]))
        case _ if name in HOLDERS:
            for place, value in [*enumerate(call.args), *((each.arg, each.value) for each in call.keywords)]:
                if context := HOLDERS[name].get(place or 0):
                    yield from ((context, text, False) for text in _values(value))


def _context(call: ast.Call, file: str) -> str:
    """The second argument, "" where there is none. Raises `ValueError` for one that can't be read here."""
    given = [each.value for each in call.args[1:2] if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    if call.keywords or len(given) != len(call.args[1:]):
        raise ValueError(f"{file}:{call.lineno}: the context has to be a text in quotes, by its place")
    return given[0] if given else ""


def _values(node: ast.expr) -> Iterator[str]:
    """The texts of a mark: itself, those of a tuple or list, a dict's values."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Dict(values=parts):
            for part in parts:
                yield from _values(part)


def _own_context(tree: ast.Module) -> str | None:
    """Return the context in the file's `_tr = words.translator("context")`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "_tr":
            constants = [each.value for each in ast.walk(node.value) if isinstance(each, ast.Constant)]
            return next((value for value in constants if isinstance(value, str)), None)
    return None


def _of_errors(tree: ast.Module) -> Iterator[tuple[str, str, bool]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.ClassDef):
            continue
        for line in node.body:
            target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
            value = getattr(line, "value", None)
            named = isinstance(target, ast.Name) and target.id in ERROR_TEXTS
            if named and isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                yield "errors", value.value, False

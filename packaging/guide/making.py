"""Makes the pages of the guide out of docs/: what `resources/guide` has is what the window opens in a browser.

Each document becomes a page of its own with a list of all pages, and no page loads anything from elsewhere. The
standard library is enough, so that `dev.py` makes it before anything is installed.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
from collections.abc import Callable, Container
from html import escape
from pathlib import Path

from guide.markdown import inline, to_html

INDEX = "README.md"
_COPIED = (".png", ".json")  # shown in a page, or led to
_FOR_DEVELOPERS = ("decisions/", "libraries.md", "where.md")  # no part of the guide
_LINK = re.compile(r"\]\((?P<target>[^()#\s]+\.md)(?:#[^()\s]*)?\)")
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


class LeadsNowhere(Exception):
    """A document links to a file that isn't part of the guide; the text says which."""


def folder(root: Path) -> Path:
    """Return where the pages stand."""
    return root / "resources" / "guide"


def outdated(root: Path) -> bool:
    """Return whether a page is missing or left over, or older than what it is made of or made by."""
    made = {path.relative_to(folder(root)).as_posix(): path for path in folder(root).rglob("*") if path.is_file()}
    sources = _sources(root)
    if made.keys() != sources.keys():
        return True
    makers = max(path.stat().st_mtime_ns for path in Path(__file__).parent.glob("*.py"))
    newest = max(makers, *(path.stat().st_mtime_ns for path in sources.values()))
    return min(path.stat().st_mtime_ns for path in made.values()) < newest


def make(root: Path, place: Path | None = None) -> None:
    """Make every page anew, in `place` or `folder(root)`. Raises `LeadsNowhere`, and then what was there stays."""
    place = place or folder(root)
    new = place.with_name(f"{place.name}.new{os.getpid()}")  # another may make it at the same time
    shutil.rmtree(new, ignore_errors=True)
    try:
        _write(root, new)
        shutil.rmtree(place, ignore_errors=True)
        new.replace(place)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def make_outdated(root: Path) -> None:
    """Make the pages if one of them is outdated."""
    if outdated(root):
        make(root)


def page_name(document: str) -> str:
    """Return the page of a document, both by their paths below docs/ ("guide/results.md")."""
    return "index.html" if document == INDEX else f"{document.removesuffix('.md')}.html"


def _sources(root: Path) -> dict[str, Path]:
    """Return what each file of the guide is made of."""
    docs = root / "docs"
    files = sorted(path for path in docs.rglob("*") if path.suffix in {".md", *_COPIED})
    names = {
        path: name for path in files if not (name := path.relative_to(docs).as_posix()).startswith(_FOR_DEVELOPERS)
    }
    return {page_name(name) if path.suffix == ".md" else name: path for path, name in names.items()}


def _write(root: Path, new: Path) -> None:
    sources = _sources(root)
    titles = _titles(root / "docs")
    for name, source in sources.items():
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            page = _page(name, source.read_text("utf-8"), titles, sources.keys())
            (new / name).write_text(page, "utf-8", newline="\n")
        else:
            shutil.copyfile(source, new / name)


def _titles(docs: Path) -> dict[str, str]:
    """Return each page's title as Markdown, in the order in which the index leads to them."""
    index = (docs / INDEX).read_text("utf-8")
    documents = [INDEX, *dict.fromkeys(found["target"] for found in _LINK.finditer(index))]
    if lost := [name for name in documents if not (docs / name).is_file()]:
        raise LeadsNowhere(f"{INDEX}: {', '.join(lost)}")
    found = {name: _TITLE.search((docs / name).read_text("utf-8")) for name in documents}
    return {page_name(name): title[1] for name, title in found.items() if title}


def _target(page: str, known: Container[str]) -> Callable[[str], str]:
    """Return what turns a link of a document into one of its page."""

    def turned(target: str) -> str:
        if target.startswith(("https://", "#")):
            return target
        path, mark, anchor = target.partition("#")
        here = posixpath.dirname(page)
        document = posixpath.normpath(posixpath.join(here, path))
        name = page_name(document) if document.endswith(".md") else document
        if name not in known:
            raise LeadsNowhere(f"{page}: {target}")
        return f"{posixpath.relpath(name, here or '.')}{mark}{anchor}"

    return turned


def _page(name: str, text: str, titles: dict[str, str], known: Container[str]) -> str:
    here = posixpath.dirname(name) or "."
    items = [
        f'<li><a href="{escape(posixpath.relpath(page, here))}"{_HERE if page == name else ""}>{inline(title)}</a></li>'
        for page, title in titles.items()
    ]
    title = re.sub(r"<[^>]*>", "", inline(titles.get(name, "Dialproof")))
    return _FRAME.format(title=title, style=_STYLE, items="\n".join(items), body=to_html(text, _target(name, known)))


_HERE = ' aria-current="page"'
_FRAME = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{title} · Dialproof</title>
<style>{style}</style>
</head>
<body>
<nav aria-label="Pages of the guide">
<ul>
{items}
</ul>
</nav>
<main>
{body}
</main>
</body>
</html>
"""
_STYLE = """
:root { color-scheme: light dark; --ground: #ffffff; --side: #f5f6f8; --text: #1c2430; --line: #d9dee5;
  --accent: #1f5fd0; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181f; --side: #1b2029; --text: #e6eaf0; --line: #313947;
  --accent: #7fb0ff; } }
* { box-sizing: border-box; }
body { margin: 0; display: flex; min-height: 100vh; background: var(--ground); color: var(--text);
  font: 16px/1.6 Inter, "Segoe UI", system-ui, -apple-system, sans-serif; }
nav { flex: 0 0 17rem; background: var(--side); border-right: 1px solid var(--line); padding: 1.5rem 0;
  font-size: 14px; }
nav ul { list-style: none; margin: 0; padding: 0; position: sticky; top: 1.5rem; }
nav a { display: block; padding: .3rem 1.25rem; color: var(--text); text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
main { flex: 1 1 auto; min-width: 0; max-width: 54rem; padding: 1.5rem 2.5rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.25; margin: .5rem 0 1rem; }
h2 { font-size: 1.35rem; margin: 2.2rem 0 .8rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.6rem 0 .4rem; }
a { color: var(--accent); }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
code { font: .9em ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; background: var(--side);
  padding: .1em .3em; border-radius: 4px; }
pre { background: var(--side); border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem;
  overflow-x: auto; }
pre code { background: none; padding: 0; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--line); padding: .35rem .7rem; text-align: left; vertical-align: top; }
th { background: var(--side); }
@media (max-width: 50rem) { body { display: block; } nav { border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 1rem 1.25rem 3rem; } }
@media print { nav { display: none; } }
"""

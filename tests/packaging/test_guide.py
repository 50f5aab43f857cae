"""The guide that the window opens: its pages say what docs/ says, lead to each other, and ask nobody for anything."""

from __future__ import annotations

import os
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from guide import making
from guide.markdown import to_html
from markdown_it import MarkdownIt

from tests.docs.markdown import DOCUMENTS, GUIDE, ROOT

REFERENCE = MarkdownIt("commonmark", {"html": False}).enable("table")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("made") / "guide"
    making.make(ROOT, place)
    return place


class Page(HTMLParser):
    """What a page leads to, what it loads, and by which names it is linked to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.names: list[str] = []
        self.tags: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            assert not name.startswith("on")
            if name == "id":
                self.names.append(value or "")
            elif name == "href" and tag == "a":
                self.links.append(value or "")
            elif name in {"src", "href", "action", "data", "srcset"}:
                self.loaded.append(value or "")


def plain(html: str) -> str:
    """HTML without the names of headings, and with spaces and quotation marks written one way."""
    html = re.sub(r'(<h\d) id="[^"]*"', r"\1", html).replace("&quot;", '"').replace("&#x27;", "'")
    return re.sub(r"\s*\n\s*(?=</?(li|[ou]l|p|t[rhd]|h\d|pre|table|thead|tbody)\b)", "", html).strip()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_document_becomes_what_markdown_means(document: Path) -> None:
    text = document.read_text("utf-8")
    assert plain(to_html(text)) == plain(REFERENCE.render(text))


@pytest.mark.parametrize(
    "text",
    [
        "# <script>alert(1)</script> & “quotes”",
        'a <b onclick="x">bold</b> & <!-- --> `<i>` **<u>**',
        '[a"b](javascript:"alert(1)")',
        '![a" onerror="x](p"q.png)',
        "| <a> | b\\|c |\n| --- | :-: |\n| `</td>` | <b> |",
        "```html\n</code></pre><script>\n```",
        "* one\n* <two>\n\n  below\n  * three",
        "2. two\n3. three **bold *and* italic**",
    ],
)
def test_nothing_of_a_text_becomes_markup(text: str) -> None:
    found = to_html(text)
    written = re.findall(r"<(?!/)([a-z]+\d?)", found)
    known = {"h1", "p", "code", "strong", "em", "a", "img", "table", "thead", "tbody", "tr", "th", "td", "pre"}
    assert {*written} <= known | {"ul", "ol", "li"}
    assert not re.search(r"<[^>]*\s(on\w+)=", re.sub(r'"[^"]*"', '""', found))


def test_every_link_leads_to_a_place_that_is_there(pages: Path) -> None:
    found = {path: Page(path) for path in pages.rglob("*.html")}
    assert len(found) == len(GUIDE)
    missing = []
    for path, page in found.items():
        assert len(page.names) == len({*page.names}), path
        for link in (*page.links, *page.loaded):
            if link.startswith("https://"):
                continue
            target, _, name = unquote(link).partition("#")
            to = (path.parent / target).resolve() if target else path
            if not to.is_file() or (name and name not in found[to].names):
                missing.append((path.name, link))
    assert missing == []
    # AND each page is a click away from each other one
    for path, page in found.items():
        led_to = {(path.parent / link.partition("#")[0]).resolve() for link in page.links if "://" not in link}
        assert {*found} - led_to - {path} == set()


def test_a_page_loads_its_pictures_and_nothing_else(pages: Path) -> None:
    for path in pages.rglob("*.html"):
        page = Page(path)
        assert not page.tags & {"script", "iframe", "object", "embed", "form", "base", "video", "audio"}
        assert [each for each in page.loaded if not each.endswith(".png")] == []
        assert "@import" not in path.read_text("utf-8")
        assert not re.search(r"url\s*\(", path.read_text("utf-8"))


def test_it_is_made_anew_when_a_document_has_changed(tmp_path: Path) -> None:
    # GIVEN a few documents
    docs = tmp_path / "docs"
    (docs / "guide").mkdir(parents=True)
    (docs / "README.md").write_text("# Index\n\n[Results](guide/results.md#two)\n", "utf-8")
    (docs / "guide" / "results.md").write_text("# Results & more\n\n## Two\n\n[Back](../README.md)\n", "utf-8")
    assert making.outdated(tmp_path)
    making.make_outdated(tmp_path)
    made = making.folder(tmp_path)
    assert not making.outdated(tmp_path)
    page = (made / "guide" / "results.html").read_text("utf-8")
    assert '<a href="../index.html">Back</a>' in page
    assert "<title>Results &amp; more · Dialproof</title>" in page
    assert 'href="guide/results.html#two"' in (made / "index.html").read_text("utf-8")
    # WHEN one is changed, or goes
    later = (made / "index.html").stat().st_mtime_ns + 1_000_000
    os.utime(docs / "guide" / "results.md", ns=(later, later))
    assert making.outdated(tmp_path)
    # THEN it is made anew; one that leads nowhere stops it, and what was there stays
    (docs / "guide" / "results.md").unlink()
    with pytest.raises(making.LeadsNowhere, match="results"):
        making.make_outdated(tmp_path)
    assert page == (made / "guide" / "results.html").read_text("utf-8")
    (docs / "README.md").write_text("# Index\n", "utf-8")
    making.make_outdated(tmp_path)
    assert [path.name for path in made.rglob("*")] == ["index.html"]
    assert [path.name for path in made.parent.iterdir()] == ["guide"]

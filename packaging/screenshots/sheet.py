"""All pictures on one page, light and dark side by side, each a link to itself at full size."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

NAME = "index.html"
_STYLE = """
body { font: 14px system-ui, sans-serif; margin: 24px; color: #171a20; background: #f6f7f9; }
h2 { margin: 32px 0 8px; }
figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top; }
img { width: 560px; border: 1px solid #cfd4dc; border-radius: 6px; display: block; }
figcaption { color: #596171; padding: 4px 0; }
"""


def write_sheet(folder: Path) -> Path:
    """Write the page beside the folders of the pictures, and return it."""
    page = folder / NAME
    title = "<!doctype html><meta charset=utf-8><title>Dialproof, screen by screen</title>"
    page.write_text(f"{title}<style>{_STYLE}</style>\n" + "\n".join(_parts(folder)), "utf-8")
    return page


def _parts(folder: Path) -> Iterator[str]:
    for group in sorted({picture.parent for picture in folder.rglob("*.png")}):
        name = group.relative_to(folder).as_posix()
        scale, _, series = name.partition("/")
        yield f"<h2>{escape(series)}, {escape(scale)} %</h2>"
        for picture in sorted(group.glob("*.png"), key=lambda path: path.stat().st_mtime_ns):
            place = escape(f"{name}/{picture.name}", quote=True)
            caption = escape(picture.stem)
            yield f'<figure><a href="{place}"><img loading=lazy src="{place}"></a><figcaption>{caption}</figure>'

"""The command that takes pictures of every screen: what it would take, and the page with all of them."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from screenshots import __main__ as command
from screenshots.catalogue import DOCUMENTED, LOOKS, SCALES, SERIES, Job
from screenshots.screen import screen
from screenshots.sheet import write_sheet
from screenshots.small import write_small

ROOT = Path(__file__).parents[2]
PICTURE = b"\x89PNG"


def test_every_series_is_a_script_and_every_script_a_series() -> None:
    folder = ROOT / "tests" / "ui" / "show"
    scripts = {f"tests.ui.show.{path.stem}" for path in (*folder.glob("show_*.py"), folder / "gallery.py")}
    assert set(SERIES.values()) == scripts
    assert all(importlib.util.find_spec(module) for module in scripts)


def test_every_picture_that_a_document_shows_can_be_taken_anew() -> None:
    texts = "".join(path.read_text("utf-8") for path in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")))
    shown = set(re.findall(r"images/([\w-]+)\.png", texts))
    assert shown <= set(DOCUMENTED)
    assert {path.stem for path in (ROOT / "docs" / "images").glob("*.png")} == set(DOCUMENTED)


def test_the_arguments_say_what_is_taken_and_a_failure_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # GIVEN a series that takes a picture, and one that fails
    for name, text in (("draws", f"open(sys.argv[1] + '/a.png', 'wb').write({PICTURE!r})"), ("fails", "sys.exit(3)")):
        (tmp_path / f"{name}.py").write_text(f"import os, sys; os.makedirs(sys.argv[1], exist_ok=True)\n{text}\n")
        monkeypatch.setitem(SERIES, name, name)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    out = tmp_path / "out"
    wanted = [str(out), "--only", "draws", "--look", "high-dark", "--scale", "150", "--screen", "none"]
    assert command.main(wanted) == 0
    assert (out / "150" / "draws" / "a.png").read_bytes() == PICTURE
    # WHEN one of them fails THEN its name is told, and the others are on the page all the same
    assert command.main([*wanted, "--only", "fails"]) == 1
    assert "FAILED: fails, high-dark, 150 %" in capsys.readouterr().err
    assert 'src="150/draws/a.png"' in (out / "index.html").read_text("utf-8")


def test_a_documents_picture_has_fewer_colours_and_its_surfaces_as_they_are(tmp_path: Path) -> None:
    # GIVEN a picture whose lines are no multiple of four, with a surface and more other colours than a palette has
    picture = QImage(30, 40, QImage.Format.Format_RGB32)
    picture.fill(0xFFF5F7F9)
    for at in range(300):
        picture.setPixel(at % 30, at // 30, 0xFF000000 | at * 811)
    picture.save(str(tmp_path / "taken.png"))
    # WHEN it is made smaller THEN it has a palette, and the surface and a frequent neighbour are where they were
    write_small(tmp_path / "taken.png", tmp_path / "small.png")
    small = QImage(str(tmp_path / "small.png"))
    assert small.format() == QImage.Format.Format_Indexed8
    assert {small.pixel(x, y) for x in range(30) for y in range(10, 40)} == {0xFFF5F7F9}
    assert small.pixel(7, 0) == 0xFF000000 | 7 * 811


def test_a_small_icons_colour_does_not_become_another_one(tmp_path: Path) -> None:
    # GIVEN more frequent shades of grey and blue than a palette has colours, and a single amber pixel
    picture = QImage(64, 32, QImage.Format.Format_RGB32)
    for at in range(64 * 32):
        shade = at % 300
        picture.setPixel(at % 64, at // 64, 0xFF000000 | (shade % 256) * 0x010101 | (shade // 256) * 0xFF)
    picture.setPixel(5, 5, 0xFF8A4B00)
    picture.save(str(tmp_path / "taken.png"))
    write_small(tmp_path / "taken.png", tmp_path / "small.png")
    assert QImage(str(tmp_path / "small.png")).pixel(5, 5) == 0xFF8A4B00


def test_looks_and_scales_reach_the_script() -> None:
    assert Job("monitor", "high-dark", 200).arguments("out")[-2:] == ["--high", "--dark"]
    assert [Job("monitor", "light", scale).folder for scale in SCALES] == [f"{scale}/monitor" for scale in SCALES]
    assert set(LOOKS) == {"light", "dark", "high-light", "high-dark"}


def test_no_screen_is_asked_for_where_none_is_wanted() -> None:
    with screen(wanted=False) as own:
        assert own == {"QT_QPA_PLATFORM": "offscreen"}


def test_names_of_pictures_are_no_markup(tmp_path: Path) -> None:
    folder = tmp_path / "100" / "monitor"
    folder.mkdir(parents=True)
    (folder / "a&b.png").write_bytes(PICTURE)
    assert "100/monitor/a&amp;b.png" in write_sheet(tmp_path).read_text("utf-8")

"""How a list comes onto the page, or doesn't."""

from __future__ import annotations

import asyncio
from pathlib import Path

from desktop_app.services.ports import FirstRows, Progress
from desktop_app.ui.upload.page import SAMPLE_OPTIONS
from tests.sheets.builders import protected, xlsx
from tests.ui.upload_states.stage import SAMPLES, Stage


async def start(stage: Stage) -> None:
    while stage.page.strip.isVisible():
        stage.page.strip.skip.click()
    stage.page.model.close()
    await stage.idle()


async def recent(stage: Stage) -> None:
    for name in ("customers.csv", "customers.xlsx"):
        stage.page.open_file(SAMPLES / name)
        await stage.idle()
        stage.page.model.sending.propose("hlr-lookup" if name.endswith("csv") else "carrier-lookup")
        stage.page.model.verify()
        await stage.idle()


async def dropping(stage: Stage) -> None:
    stage.page.show_held(True)
    await stage.idle()


async def hovering(stage: Stage) -> None:
    await sample(stage)
    stage.page.show_held(True)


async def sample(stage: Stage) -> None:
    stage.page.start.sample_wanted.emit()
    await stage.idle()


async def text(stage: Stage) -> None:
    stage.page.open_file(SAMPLES / "customers.csv")
    await stage.idle()


async def pasted(stage: Stage) -> None:
    rows = "".join(f"Customer {n}\t+447400{n:06}\n" for n in range(30))
    stage.page.open_paste(f"Name\tMobile\n{rows}Ana\tn/a\n")
    await stage.idle()


async def no_column(stage: Stage) -> None:
    path = stage.place / "cities.csv"
    path.write_text("City,Inhabitants\nLeeds,many\nYork,few\nBath,some\n")
    stage.page.open_file(path)
    await stage.idle()


async def failed(stage: Stage) -> None:
    path = stage.place / "report.pdf"
    path.write_bytes(b"%PDF-1.7 not a list")
    stage.page.open_file(path)
    await stage.idle()


async def password_asked(stage: Stage) -> None:
    """A protected workbook was chosen."""
    path = protected(xlsx(stage.place / "customers Q3.xlsx", [["Mobile"], ["+447911123456"]]), "right")
    stage.page.open_file(path)
    await stage.idle()


async def password_wrong(stage: Stage) -> None:
    """Its password was mistyped."""
    await password_asked(stage)
    stage.page.password.field.setText("wrong")
    stage.page.password.open.click()
    await stage.idle()


async def encoding_failed(stage: Stage) -> None:
    await text(stage)
    stage.page.view.corrections.encoding._choose("utf-8")
    await stage.idle()


def many_rows(place: Path, count: int) -> Path:
    path = place / f"panel {count}.csv"
    if not path.exists():
        lines = (f"{n},Customer {n},0{7400000000 + n * 37 % 99999999},Leeds,{n * 13 % 999}.50\n" for n in range(count))
        path.write_text("Id,Name,Mobile,City,Amount\n" + "".join(lines))
    return path


async def on_its_way(stage: Stage) -> None:
    """Nothing is known yet of a list in a slow place."""
    stage.page.model.read(stage.place / "panel of a far away share.xlsx", SAMPLE_OPTIONS)
    stage.runner.cancel("upload.read")
    for megabytes in range(20):
        stage.page.model.report(Progress("Copying", megabytes << 20, 64 << 20, "bytes"))
        await asyncio.sleep(0.1)


async def reading(stage: Stage, name: str = "panel 2026.csv") -> None:
    """The first rows of a long list, a fifth of which was read."""
    path = stage.place / name
    path.write_text("".join(many_rows(stage.place, 2_000).read_text().splitlines(keepends=True)[:203]))
    found = await stage.services.intake.read(path, SAMPLE_OPTIONS)
    store = stage.services.intake.open(found.list_id)
    first = FirstRows(found.understanding, tuple(store.page(2, 200)))
    store.close()
    stage.services.intake.discard(found.list_id)
    stage.page.model.read(path, SAMPLE_OPTIONS)
    stage.runner.cancel("upload.read")
    stage.page.model.report(None, first)
    for at in range(25):
        stage.page.model.report(Progress("Reading", 8_244 * at, part=at / 125))
        await asyncio.sleep(0.1)


async def reading_over_another(stage: Stage) -> None:
    """It is cancelled: the list of before is there again."""
    await sample(stage)
    await reading(stage)
    stage.runner.start("upload.read", asyncio.sleep(9))
    stage.page.model.cancel(by_person=True)


async def cancelled(stage: Stage) -> None:
    """There was no list before."""
    stage.page.model.read(many_rows(stage.place, 200_000), SAMPLE_OPTIONS)
    stage.page.model.cancel(by_person=True)


async def many(stage: Stage) -> None:
    stage.services.journal.save_setting("country", "GB")
    stage.page.open_file(many_rows(stage.place, 200_000))
    await stage.idle()
    stage.page.view.table.scrollToBottom()
    await stage.idle()


async def reading_again(stage: Stage) -> None:
    await many(stage)
    stage.page.view.corrections.country._choose("DE")
    await asyncio.sleep(2)


def some_lists(stage: Stage) -> list[Path]:
    broken = stage.place / "a letter.pdf"
    broken.write_bytes(b"%PDF-1.7 not a list")
    more = stage.place / "new customers of the northern branch, second quarter.txt"
    more.write_text("".join(f"+4474001{n:05}\n" for n in range(700)))
    return [SAMPLES / "customers.xlsx", SAMPLES / "customers.csv", more, broken]


async def several(stage: Stage) -> None:
    stage.page.open_files(some_lists(stage))
    await stage.idle()


async def as_one(stage: Stage) -> None:
    stage.page.open_files(some_lists(stage)[:3])
    stage.page._views.several.as_one.click()
    await stage.idle()


async def in_turn(stage: Stage) -> None:
    stage.page.open_files(some_lists(stage))
    stage.page._views.several.in_turn.click()
    await stage.idle()


async def in_turn_waiting(stage: Stage) -> None:
    await in_turn(stage)
    stage.page.model.cancel(by_person=True)
    stage.page.model.close()
    stage.page.model.cancel(by_person=True)
    await stage.idle()

"""Draws the Batch upload page with real lists in each of its states, to be looked at.

    python -m tests.ui.show.show_upload folder [--state name …] [--dark] [--size 900x560] [--wait]

Works with QT_QPA_PLATFORM=offscreen; `--wait` leaves the window open in the last state instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from PySide6.QtWidgets import QApplication

from tests.ui.show.studio import Studio, arguments, take_pictures
from tests.ui.upload_states import coming, corrected, counted, sent
from tests.ui.upload_states.stage import Stage

# In the order in which they are shown, which some build on: what a list was answered before, for one.
STATES: dict[str, Callable[[Stage], Awaitable[None]]] = {
    each.__name__: each
    for each in (
        coming.start,
        coming.dropping,
        coming.sample,
        coming.recent,
        counted.invalid,
        counted.damaged,
        sent.simulated,
        sent.short,
        coming.text,
        coming.pasted,
        sent.again,
        sent.locked,
        sent.price_unknown,
        sent.unit_unknown,
        sent.too_few,
        sent.products,
        sent.products_broken,
        sent.products_local,
        corrected.no_country,
        coming.no_column,
        coming.password_asked,
        coming.password_wrong,
        coming.failed,
        coming.encoding_failed,
        coming.on_its_way,
        coming.reading,
        coming.reading_over_another,
        coming.cancelled,
        coming.many,
        coming.reading_again,
        coming.hovering,
        counted.problems,
        counted.one_problem,
        counted.facets,
        counted.saved,
        corrected.wrong_country,
        corrected.hint_pile,
        corrected.encodings,
        corrected.mendable,
        corrected.mended,
        corrected.typing,
        corrected.row_menu,
        corrected.header,
        corrected.columns,
        corrected.column_choice,
        corrected.ticks_left,
        corrected.more_columns,
        corrected.country_column,
        corrected.country_choice,
        corrected.long_names,
        corrected.sheets,
        coming.several,
        coming.as_one,
        coming.in_turn,
        coming.in_turn_waiting,
        sent.small_list,
        sent.one_by_one,
        sent.way_choice,
        sent.too_small_for_tasks,
        sent.reuse_offered,
        sent.reuse_options,
        sent.reused,
        sent.every_choice,
        sent.all_reused,
    )
}


async def draw(studio: Studio) -> None:
    stage, wanted = Stage(studio.folder), studio.wanted
    studio.resize(stage.shell, "")
    stage.shell.show()
    stage.shell.activateWindow()
    for name in wanted.state or STATES:
        await coming.start(stage)
        stage.page.show_held(False)
        stage.shell.strip.clear()
        await STATES[name](stage)
        for _ in range(wanted.tabs):
            stage.shell.focusNextChild()
        await asyncio.sleep(0.1)
        studio.camera.take(name, stage.shell)
        if popup := QApplication.activePopupWidget():
            popup.close()
    if wanted.wait:
        await studio.until_closed(stage.shell)
    stage.page.discard_unsent()
    await stage.runner.aclose()
    await stage.services.aclose()
    left = [path.name for path in (studio.folder / "home" / "lists").iterdir() if path.is_dir()]
    print("lists left:", len(left))


if __name__ == "__main__":
    parser = arguments()
    parser.add_argument("--state", nargs="*", choices=list(STATES))
    parser.add_argument("--tabs", type=int, default=0, help="press Tab so often, to see focus rings")
    parser.add_argument("--wait", action="store_true")
    take_pictures(draw, parser.parse_args())

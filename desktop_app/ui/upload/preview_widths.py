"""How wide the preview's columns want to be, by what is in the rows and what was counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from desktop_app.core.list_row import ListRow
from desktop_app.ui import icons, theme, words
from desktop_app.ui.parts.cell_delegate import PADDING
from desktop_app.ui.parts.data_table_model import Column
from desktop_app.ui.upload.preview_model import E164, PHONE, ROW, STATUS, PreviewModel
from desktop_app.ui.upload.problem_words import problem_word

_MEASURED = 20  # first and last rows that tell how wide a column wants to be
_LONGEST = 80  # letters that are measured
_NARROWEST, _WIDEST = 64, 220
_LEAST = {ROW: 48, PHONE: 120}
_LEAST_AT_FIRST = {E164: 136, STATUS: 188}  # while rows of any kind may come
_WIDEST_OF = {E164: 264}  # two numbers
_WIDEST_OF_SEVERAL = 150  # phone columns, so that what became of the numbers stays in sight
_LAST_ROW = 1_048_576  # of a sheet


def wanted_widths(model: PreviewModel, measure: Callable[[str], int]) -> list[int]:
    """For what is in the first and the last rows that are shown now, in pixels; `measure` that of a text."""
    count = model.row_count()
    places = {*range(min(_MEASURED, count)), *range(max(0, count - _MEASURED), count)}
    rows = [row for at in places if (row := model.row_at(at)) is not None]
    return [_width(model, column, rows, measure) for column in model.columns]


def _width(model: PreviewModel, column: Column[ListRow], rows: Sequence[ListRow], measure: Callable[[str], int]) -> int:
    texts = [column.title, *map(column.text, rows), *_expected(model, column.key)]
    width = max(measure(text[:_LONGEST]) for text in texts) + 2 * PADDING + 6
    width += icons.SIZE + theme.S if column.key == STATUS else 0
    least = max(_LEAST.get(column.key, _NARROWEST), _LEAST_AT_FIRST.get(column.key, 0) if model.may_grow else 0)
    several = column.key == PHONE and len(model.phone_columns()) > 1
    return max(least, min(width, _WIDEST_OF_SEVERAL if several else _WIDEST_OF.get(column.key, _WIDEST)))


def _expected(model: PreviewModel, key: str) -> Iterator[str]:
    """What other rows say than those that are measured."""
    if key == ROW and model.may_grow:
        yield words.number(_LAST_ROW)  # so the rows that come move nothing that somebody looks at
    elif key == STATUS:
        yield from map(problem_word, model.understanding.reasons)

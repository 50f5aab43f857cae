"""Lists of texts as JSON: whatever stands in them, `json.dumps` would write the same."""

from __future__ import annotations

import json
from random import Random

from desktop_app.core.rows.chunk_building import json_list, json_lists

SIGNS = ["a", "é", '"', "\\", "\n", "\x00", "\x1e", "\x1f", "\x7f", "\u2028", "\ud800", "😀", "], [", '", "', " ", ""]


def test_lists_are_what_json_has() -> None:
    chance = Random(5)  # noqa: S311 - reproducible on purpose, no secret
    for every in (1, 30, 3_000):  # what has to be escaped stands everywhere, here and there, hardly anywhere
        signs = [*SIGNS, *["plain"] * every]
        rows = [
            ["".join(chance.choices(signs, k=chance.randrange(4))) for _ in range(chance.randrange(6))]
            for _ in range(600)
        ]
        wanted = [json.dumps(row, ensure_ascii=False) for row in rows]
        assert json_lists(rows) == wanted
        assert [json_list(row) for row in rows] == wanted
    assert json_lists([]) == []
    assert json_lists([[]]) == ["[]"]
    assert json_lists([[""]]) == ['[""]']

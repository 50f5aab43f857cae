"""The SQL of questions about a list: its rows beside their answers, with one number a row or with several."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from desktop_app.core.list_row import AnswerStatus, RowFilter
from desktop_app.core.phone import NumberStatus

# Beside a number, its answer; `sent.e164` is null where it never left this machine.
_ANSWERED = """LEFT JOIN answers ON answers.batch = :batch AND answers.e164 = {of}.e164 AND {of}.e164 <> ''
    LEFT JOIN temp.sent ON sent.e164 = {of}.e164"""
_STATE = f"""CASE WHEN answers.e164 IS NOT NULL THEN '{AnswerStatus.ANSWERED}'
    WHEN sent.e164 IS NOT NULL THEN '{AnswerStatus.UNANSWERED}' ELSE '{AnswerStatus.NOT_SENT}' END"""
_ROWS = f"rows {_ANSWERED.format(of='rows')}"
_NUMBERS = f"row_numbers {_ANSWERED.format(of='row_numbers')}"
_PLACES = "answers ON answers.batch = :batch AND answers.e164 = {of}.e164 AND {of}.e164 <> ''"

# The numbers of a row that has several, in their order.
NUMBERS_OF_ROW = f"""SELECT row_numbers.*, {_STATE} AS answer, answers.fields FROM {_NUMBERS}
    WHERE row_numbers.row = :row ORDER BY place"""  # noqa: S608 - constants


@dataclass(frozen=True, slots=True)
class RowsSql:
    """Expressions over `joined`, every row with the answer of the number that stands for it.

    `answer` is the row's answer status. `beside`: every answer at each place where its number stands.
    `distinct` counts the numbers. `any_number` is a condition on `row_numbers` beside their answers that
    holds for any of a row's numbers, "" where rows have one number each.
    """

    joined: str
    answer: str
    beside: str
    distinct: str
    any_number: str = ""


PLAIN = RowsSql(
    joined=_ROWS,
    answer=_STATE,
    beside=f"rows JOIN {_PLACES.format(of='rows')}",
    distinct="SELECT COUNT(DISTINCT e164) FROM rows WHERE e164 <> ''",
)
_ALL_NUMBERS = """(SELECT e164 FROM rows WHERE row NOT IN (SELECT row FROM row_numbers)
    UNION ALL SELECT e164 FROM row_numbers)"""
_SEVERAL = RowsSql(
    joined=f"{_ROWS} LEFT JOIN temp.row_states ON row_states.row = rows.row",
    answer=f"COALESCE(row_states.answer, {_STATE})",
    beside=f"{_ALL_NUMBERS} AS each_number JOIN {_PLACES.format(of='each_number')}",
    distinct=f"SELECT COUNT(DISTINCT e164) FROM {_ALL_NUMBERS} WHERE e164 <> ''",  # noqa: S608 - constants
    any_number=f"EXISTS (SELECT 1 FROM {_NUMBERS} WHERE row_numbers.row = rows.row AND {{}})",  # noqa: S608 - the same
)


def answered_rows(db: sqlite3.Connection, batch_id: str) -> RowsSql:
    """For a list in which rows have several numbers; their answer states are gathered in `temp.row_states`."""
    states = f"""
        INSERT INTO temp.row_states SELECT row,
            CASE WHEN SUM(answer = '{AnswerStatus.UNANSWERED}') THEN '{AnswerStatus.UNANSWERED}'
                 WHEN SUM(answer = '{AnswerStatus.ANSWERED}') THEN '{AnswerStatus.ANSWERED}'
                 ELSE '{AnswerStatus.NOT_SENT}' END
        FROM (SELECT row_numbers.row AS row, {_STATE} AS answer FROM {_NUMBERS}) GROUP BY row
    """  # noqa: S608 - constants
    db.execute("CREATE TEMP TABLE row_states (row INTEGER PRIMARY KEY, answer TEXT NOT NULL)")
    db.execute(states, {"batch": batch_id})
    return _SEVERAL


def conditions(rows: RowFilter, sql: RowsSql) -> tuple[str, dict[str, object]]:
    """What a filter asks, and its values by name."""
    parts: list[str] = ["1"]
    values: dict[str, object] = {}

    def add(condition: str, name: str, value: object, any_number: str = "") -> None:
        either = f"({condition} OR {sql.any_number.format(any_number)})" if any_number and sql.any_number else condition
        parts.append(either)
        values[name] = value

    if rows.status is not None:
        add("rows.status = :status", "status", NumberStatus(rows.status).value)
    if rows.answer is not None:
        add(f"{sql.answer} = :answer", "answer", AnswerStatus(rows.answer).value)
    if rows.problem:
        add("rows.problem = :problem", "problem", rows.problem)
    for name in ("region", "line_type"):
        if wanted := getattr(rows, name):
            add(_of_valid("rows", name), name, wanted, _of_valid("row_numbers", name))
    if rows.search:
        held = "holds(:search, row_numbers.e164, '[]', answers.fields)"
        add("holds(:search, rows.e164, rows.cells, answers.fields)", "search", rows.search.lower(), held)
    if rows.result_column is not None:
        column = f"COALESCE(json_extract(answers.fields, '$[{int(rows.result_column)}]'), '')"
        answered = f"(answers.e164 IS NOT NULL AND {column} = :value)"
        add(answered, "value", rows.result_value, answered)
    return " AND ".join(parts), values


def _of_valid(table: str, column: str) -> str:
    return f"({table}.{column} = :{column} AND {table}.e164 <> '')"

"""Fills answers of other batches into a `list.sqlite`, taking for each number the newest one allowed.

Attaches the other lists one after the other and reads them in file order. Results go into temporary tables of some
hundred bytes a number: `temp.wanted` has the list's numbers by E.164, `temp.known` the answer chosen for each. Where
all answers are the list's own, a number's id is enough to find its answer, and `temp.wanted` is a view; where they are
those of one batch, so is `temp.known`. In the list itself, `reused` stores for each filled-in number the batch its
answer is from and when the answer was made.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

from desktop_app.core.errors import ListLost
from desktop_app.core.results.refresh import RefreshSplit
from desktop_app.core.results.reuse import (
    INCONCLUSIVE,
    REUSED_COLUMN,
    REUSED_PART,
    Known,
    left_to_send,
    marking,
    oldest_allowed,
    verdict_columns,
)
from desktop_app.core.results.verdict import Judge, VerdictRule
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.storage.lists.answers import answers_with
from desktop_app.storage.lists.file import ListFile, attach
from desktop_app.storage.lists.rounds import CHOSEN, choose, number_those_left
from desktop_app.storage.lists.sql import (
    NEW_NUMBERS,
    NOT_SUPPRESSED,
    PLACE_BITS,
    SEVERAL_NEW_NUMBERS,
    BatchSql,
    answers_table,
)
from desktop_app.storage.results.verdicts import VerdictSql
from desktop_app.storage.sqlite.database import transaction

# SQLite's errors for a list that is gone, damaged, or changed while it was read: such a list is skipped.
_GIVES_NOTHING = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_ERROR}
_PRIMARY = 0xFF


@dataclass(frozen=True, slots=True)
class AnswerSource:
    """The answers of a batch, in the list in `folder`; `made` has their times by task, `newest` the last of them.

    Answers of tasks that `made` lacks aren't taken, except those that the batch itself reused: the list has their
    dates. With a `rule`, answers whose verdict is unknown aren't taken. With `since`, all that were made since are
    taken, conclusive or not, for numbers that no other source has an answer of.
    """

    batch_id: str
    folder: Path
    made: Mapping[int, datetime]
    newest: datetime
    rule: VerdictRule | None = None
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class OtherAnswers:
    """The answers of a source: their `table` in `schema`, and their `values`, each with its place and name.

    `several`: its rows may have several numbers. `took_over`: some of its answers are from other batches. `verdict` is
    the SQL for an answer's verdict; "" where answers aren't judged.
    """

    source: AnswerSource
    schema: str
    table: str
    values: Sequence[tuple[int, str]]
    several: bool
    took_over: bool
    verdict: str = ""

    @property
    def conclusive(self) -> str:
        """The SQL condition that an answer is conclusive: it isn't blank, and its verdict is known."""
        if not self.values:
            return "0"
        filled = " OR ".join(f"answers.c{place} <> ''" for place, _ in self.values)
        if self.source.since is not None:
            return f"({filled})"
        if self.verdict:
            return f"({filled}) AND {self.verdict} <> '{Verdict.UNKNOWN}'"
        verdicts = [self.values[at][0] for at in verdict_columns([name for _, name in self.values])]
        words = ", ".join(f"'{word}'" for word in INCONCLUSIVE)
        return " AND ".join([f"({filled})", *(f"lower(trim(answers.c{at})) NOT IN ({words})" for at in verdicts)])

    def found(self, *, by_id: bool = False) -> Iterator[str]:
        """Yield its answers of wanted numbers as subqueries with `id`, `at`, and the number's `wanted` and `country`.

        `temp.span` says how old they may be. `by_id`: they are of the list itself, whose rows have one number at most.
        """
        made = "CROSS JOIN temp.made AS made ON made.part = answers.part"
        if by_id:
            yield self._of_wanted(f"temp.wanted CROSS JOIN {self.table} AS answers ON answers.id = wanted.id {made}")
        else:
            yield self._of_wanted(f"{self.table} AS answers {made} {self._with_numbers()}")
        if self.took_over:
            taken = f"""(SELECT id, at FROM {self.schema}.reused WHERE batch = (SELECT batch FROM temp.span)) AS made
                CROSS JOIN {self.table} AS answers ON answers.id = made.id AND answers.part = {REUSED_PART}"""  # noqa: S608 - constants
            numbers = "CROSS JOIN temp.wanted ON wanted.id = answers.id" if by_id else self._with_numbers()
            yield self._of_wanted(f"{taken} {numbers}")

    def _of_wanted(self, answers: str) -> str:
        return f"""(SELECT answers.id AS id, made.at AS at, wanted.id AS wanted, wanted.country AS country
            FROM {answers} CROSS JOIN temp.span ON made.at BETWEEN span.oldest AND span.now
            WHERE {self.conclusive})"""  # noqa: S608 - constants and numbers

    def _with_numbers(self) -> str:
        """Return the joins from answers to the wanted numbers, by E.164."""
        row, number, beside = "answers.id", "rows.e164", ""
        if self.several:  # a number's place in its row is above the bits of the row
            row = f"(answers.id & {(1 << PLACE_BITS) - 1})"
            number = "COALESCE(own.e164, rows.e164)"
            beside = f"LEFT JOIN {self.schema}.row_numbers AS own"
            beside += f" ON own.row = {row} AND own.place = answers.id >> {PLACE_BITS}"
        rows = f"CROSS JOIN {self.schema}.rows AS rows ON rows.row = {row} {beside}"
        return f"{rows} CROSS JOIN temp.wanted ON wanted.e164 = {number}"


def has_taken_over(db: sqlite3.Connection) -> bool:
    """Return True if a list has answers of other batches, and so the table that records them."""
    return bool(db.execute("SELECT 1 FROM main.sqlite_schema WHERE name = 'reused'").fetchone())


def _took_over(db: sqlite3.Connection, batch_id: str) -> bool:
    """Return True if a batch of a list has answers of other batches."""
    query = "SELECT 1 FROM main.reused WHERE batch = ? LIMIT 1"
    return has_taken_over(db) and bool(db.execute(query, (batch_id,)).fetchone())


@contextmanager
def attached(store: ListFile, source: AnswerSource) -> Iterator[OtherAnswers]:
    """Attach a source's list as `source` for the block, unless it is this one.

    Raise `ListLost` if it is gone or has no such answers.
    """
    with closing(ListFile(source.folder)) as other:  # upgrades a list of an earlier version
        number, several = other.reading(source.batch_id), other.several
        names = other.result_columns(source.batch_id)
        took_over = _took_over(other.db, source.batch_id)
    if number is None:
        raise ListLost(name=source.folder.name)
    with _schema(store, source.folder) as schema:
        table = f"{schema}.{answers_table(number)}"
        values = [(place, name) for place, name in enumerate(names) if name != REUSED_COLUMN]
        verdict = _verdict(store.db, source, table, names, several=several)
        yield OtherAnswers(source, schema, table, values, several, took_over, verdict)


@contextmanager
def _schema(store: ListFile, folder: Path) -> Iterator[str]:
    """Return the name by which a list can be read for the block."""
    if folder == store.folder:
        yield "main"
        return
    attach(store.db, "source", folder)
    try:
        yield "source"
    finally:
        store.db.execute("DETACH source")


def _verdict(db: sqlite3.Connection, source: AnswerSource, table: str, names: Sequence[str], *, several: bool) -> str:
    """Return the SQL for the verdict of an answer; "" where no rule was given, or it says nothing of these columns."""
    judge = Judge(names, source.rule) if source.rule is not None else None
    if judge is None or not judge.telling:
        return ""
    return VerdictSql(db, BatchSql(table, len(names), several), judge).of_answer()


@contextmanager
def unreadable() -> Iterator[None]:
    """Ignore a list that can't be read; raise errors of our own list, and requests to stop."""
    try:
        yield
    except ListLost:
        return
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & _PRIMARY not in _GIVES_NOTHING:
            raise


# --- Taking over answers ---


_AT_A_TIME = 10_000
_REUSED = """CREATE TABLE IF NOT EXISTS reused (
    batch TEXT, id INTEGER, source TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (batch, id)) WITHOUT ROWID"""
# A row of `temp.known`.
_KNOWN = """SELECT found.wanted AS id, found.country, found.at, {source} AS source, found.id AS answer
    FROM {found} AS found"""
_NEWER = """UPDATE SET at = excluded.at, source = excluded.source, answer = excluded.answer
        WHERE excluded.at > known.at"""

GoOn = Callable[[], None]


@dataclass(frozen=True, slots=True)
class ReuseOrder:
    """The choice of answers to fill in: those of `sources` made at most `days` before `now`, and not after it.

    The remaining numbers get their places `by_country`, or all in one sequence; `shuffled`: at random.
    """

    sources: tuple[AnswerSource, ...]
    now: datetime
    days: int
    by_country: bool = True
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class FilledIn:
    """The count of distinct numbers by the batch their answer is from, the answers' dates, and the numbers' digest."""

    sources: Mapping[str, int]
    oldest: datetime
    newest: datetime
    digest: str


@dataclass(frozen=True, slots=True)
class BegunRound:
    """The numbers that have a place to be sent from, by country; and what was filled in, None if nothing was."""

    counts: dict[str, int]
    filled_in: FilledIn | None


class KnownAnswers:
    """The answers known for a list's numbers, gathered from one source after the other; calls `each` after each.

    `only`: the ids of the numbers that are asked for; None: all.
    """

    def __init__(
        self,
        store: ListFile,
        sources: Sequence[AnswerSource],
        each: GoOn = lambda: None,
        only: Sequence[int] | None = None,
    ) -> None:
        self.store, self.db = store, store.db
        self._each = each
        self._all = sources
        self.sources: list[AnswerSource] = []
        db = self.db
        db.execute("PRAGMA temp_store = MEMORY")  # keep numbers out of the system's temporary folder
        db.execute("CREATE TEMP TABLE made (part INTEGER PRIMARY KEY, at INTEGER)")
        db.execute("CREATE TEMP TABLE span (batch TEXT, oldest INTEGER, now INTEGER)")
        db.execute("CREATE TEMP TABLE known (id INTEGER PRIMARY KEY, country TEXT, at INTEGER, source INTEGER, answer)")
        self.by_id = not store.several and all(self.own(each) for each in sources)
        self.seen = False  # True if `temp.known` is a view
        self._want(only)

    def own(self, source: AnswerSource) -> bool:
        """Return True if a source's answers are in this list."""
        return source.folder == self.store.folder

    def _want(self, only: Sequence[int] | None) -> None:
        wanted = ["1"]
        if only is not None:
            choose(self.store, only)
            wanted.append(CHOSEN)
        if self.store.marks.numbers:
            wanted.append(NOT_SUPPRESSED)
        numbers = SEVERAL_NEW_NUMBERS if self.store.several else NEW_NUMBERS
        query = f"SELECT e164, id, region AS country FROM ({numbers}) WHERE {' AND '.join(wanted)}"  # noqa: S608 - constants
        if self.by_id:
            self.db.execute(f"CREATE TEMP VIEW wanted AS {query}")
            return
        self.db.execute("CREATE TEMP TABLE wanted (e164 TEXT PRIMARY KEY, id INTEGER, country TEXT) WITHOUT ROWID")
        self.db.execute(f"INSERT OR IGNORE INTO temp.wanted {query} ORDER BY e164")

    def gather(self, now: datetime, oldest: datetime) -> None:
        """Find the newest answer of each number; skip a source whose list is lost or damaged."""
        (wanted,) = self.db.execute("SELECT COUNT(*) FROM temp.wanted").fetchone()
        for source in sorted(self._all, key=lambda each: (each.since is None, each.newest), reverse=True):
            if not self._may_add(source, wanted):
                continue
            self.sources.append(source)
            with unreadable(), attached(self.store, source) as other:
                self._look(source, oldest if source.since is None else source.since, now)
                if self.by_id and len(self._all) == 1:
                    self._see(other)
                else:
                    self._take(other)
            self._each()

    def _look(self, source: AnswerSource, oldest: datetime, now: datetime) -> None:
        """Say which answers `OtherAnswers.found` finds: of a source, neither too old nor of the future."""
        self.db.execute("DELETE FROM temp.span")
        self.db.execute("INSERT INTO temp.span VALUES (?, ?, ?)", (source.batch_id, _seconds(oldest), _seconds(now)))
        self.db.execute("DELETE FROM temp.made")
        rows = [(part, _seconds(at)) for part, at in source.made.items()]
        self.db.executemany("INSERT INTO temp.made VALUES (?, ?)", rows)

    def _see(self, other: OtherAnswers) -> None:
        """Have all that is found be known, without storing it."""
        found = " UNION ALL ".join(_KNOWN.format(found=each, source=0) for each in other.found(by_id=True))
        self.seen = True
        self.db.execute("DROP TABLE temp.known")
        self.db.execute(f"CREATE TEMP VIEW known AS {found}")

    def _take(self, other: OtherAnswers) -> None:
        met = _NEWER if other.source.since is None else "NOTHING"
        for each in other.found(by_id=self.by_id):
            found = _KNOWN.format(found=each, source=len(self.sources) - 1)
            self.db.execute(f"INSERT INTO temp.known {found} WHERE 1 ON CONFLICT (id) DO {met}")

    def _may_add(self, source: AnswerSource, wanted: int) -> bool:
        """Return True if a source can add anything."""
        known, oldest = self.db.execute("SELECT COUNT(*), MIN(at) FROM temp.known").fetchone()
        newer = source.since is None and bool(known and _seconds(source.newest) > oldest)
        return known < wanted or newer

    def counted(self, now: datetime, spans: Sequence[int]) -> Known:
        """Count the known answers for each number of days, by country."""
        sums = ", ".join(f"SUM(at >= {_seconds(now - timedelta(days=days))})" for days in spans)
        rows = self.db.execute(f"SELECT country, {sums} FROM temp.known GROUP BY country").fetchall()  # noqa: S608 - numbers
        return Known({days: {row[0]: row[at] for row in rows if row[at]} for at, days in enumerate(spans, 1)})


def split_for_refresh(
    store: ListFile, source: AnswerSource, now: datetime, days: int, each: GoOn = lambda: None
) -> RefreshSplit:
    """Count the numbers of a list by what a refresh of the batch `source` does with them. Raise `ListLost`."""
    db = store.db
    known = KnownAnswers(store, [source], each)
    known.gather(now, datetime.fromtimestamp(0, UTC))
    query = "SELECT country, COUNT(*), SUM(at >= ?) FROM temp.known GROUP BY country"
    found = db.execute(query, (_seconds(oldest_allowed(now, days)),)).fetchall()
    answered, countries = sum(row[1] for row in found), {row[0]: row[2] for row in found}
    (numbers,) = db.execute("SELECT COUNT(*) FROM temp.wanted").fetchone()
    fresh, wanted = sum(countries.values()), {}
    if fresh < numbers:
        wanted = dict(map(tuple, db.execute("SELECT country, COUNT(*) FROM temp.wanted GROUP BY country")))
    met = numbers if known.own(source) else _met(store, source)
    return RefreshSplit(fresh, answered - fresh, met - answered, numbers - met, left_to_send(wanted, countries))


def _met(store: ListFile, source: AnswerSource) -> int:
    """Count the wanted numbers that another list has."""
    with closing(ListFile(source.folder)) as other:
        several = other.several
    with _schema(store, source.folder) as schema:
        found: int = store.db.execute(_MET.format(numbers=_new_numbers(schema, several=several))).fetchone()[0]
        return found


_MET = "SELECT COUNT(*) FROM ({numbers}) AS former CROSS JOIN temp.wanted ON wanted.e164 = former.e164"


def _new_numbers(schema: str, *, several: bool) -> str:
    numbers = SEVERAL_NEW_NUMBERS if several else NEW_NUMBERS
    return re.sub(r"FROM (rows|row_numbers)\b", rf"FROM {schema}.\1", numbers)


def begin_reusing(
    store: ListFile, batch_id: str, order: ReuseOrder, each: GoOn = lambda: None, only: Sequence[int] | None = None
) -> BegunRound:
    """Fill in the known answers for a batch, and give its other numbers a place within their country.

    `only`: the ids of the batch's numbers; None: all of the list.
    """
    db = store.db
    _forget(db, batch_id)
    known = KnownAnswers(store, order.sources, each, only)
    known.gather(order.now, oldest_allowed(order.now, order.days))
    table = ""
    for place, source in enumerate(known.sources):
        if db.execute("SELECT 1 FROM temp.known WHERE source = ? LIMIT 1", (place,)).fetchone():
            with unreadable(), attached(store, source) as other, transaction(db):
                table = _copy(known, batch_id, other, place)
            each()
    left = "1" if only is None else CHOSEN
    if table:
        left += f" AND id NOT IN (SELECT id FROM {table} WHERE part = {REUSED_PART})"  # noqa: S608 - numbers
    counts = number_those_left(store, batch_id, left, by_country=order.by_country, shuffled=order.shuffled)
    return BegunRound(counts, _filled_in(known, batch_id) if table else None)


def _forget(db: sqlite3.Connection, batch_id: str) -> None:
    """Delete what an interrupted attempt left; nobody else uses it until the journal has the batch."""
    with transaction(db):
        db.execute(_REUSED)
        db.execute("DELETE FROM reused WHERE batch = ?", (batch_id,))
        found = db.execute("SELECT number FROM batches WHERE batch = ?", (batch_id,)).fetchone()
        if found:
            db.execute(f"DELETE FROM answers_{int(found[0])} WHERE part = {REUSED_PART}")  # noqa: S608 - numbers


def _copy(known: KnownAnswers, batch_id: str, other: OtherAnswers, place: int) -> str:
    """Store the answers of one source with their numbers; return the table they are in.

    Answers that have become inconclusive since they were gathered aren't taken.
    """
    names = [*(name for _, name in other.values), REUSED_COLUMN]
    table, columns = answers_with(known.store, batch_id, REUSED_PART, names)
    known.db.create_function("marking", 1, cache(lambda at: marking(_moment(at))), deterministic=True)
    answers = f"CROSS JOIN {other.table} AS answers ON answers.id = known.answer"
    # An answer that the source itself reused keeps its first origin.
    before = f"(SELECT source FROM {other.schema}.reused WHERE batch = :other AND id = known.answer)"  # noqa: S608 - constants
    first = f"COALESCE({before}, :other)" if other.took_over else ":other"
    still = "" if known.seen else f"{answers} AND {other.conclusive}"
    values = {"batch": batch_id, "other": other.source.batch_id, "place": place}
    known.db.execute(
        f"""INSERT OR IGNORE INTO main.reused SELECT :batch, known.id, {first}, known.at
        FROM temp.known AS known {still} WHERE known.source = :place""",  # noqa: S608 - the same
        values,
    )
    # A view isn't gone through again: there an answer has the id of its number.
    taken = "(SELECT id, at, id AS answer, :place AS source FROM main.reused WHERE batch = :batch) AS known"
    if not known.seen:
        taken = "temp.known AS known CROSS JOIN main.reused AS taken ON taken.batch = :batch AND taken.id = known.id"
    copied = ", ".join([*(f"answers.c{at}" for at, _ in other.values), "marking(known.at)"])
    known.db.execute(
        f"""INSERT OR IGNORE INTO main.{table} (id, part, {", ".join(columns)})
        SELECT known.id, {REUSED_PART}, {copied} FROM {taken} {answers} WHERE known.source = :place""",  # noqa: S608 - the same
        values,
    )
    return table


def _filled_in(known: KnownAnswers, batch_id: str) -> FilledIn | None:
    query = """SELECT source, COUNT(*), MIN(at), MAX(at) FROM main.reused WHERE batch = ?
        GROUP BY source ORDER BY 2 DESC, 1"""
    rows = known.db.execute(query, (batch_id,)).fetchall()
    if not rows:
        return None
    oldest, newest = min(row[2] for row in rows), max(row[3] for row in rows)
    return FilledIn({row[0]: row[1] for row in rows}, _moment(oldest), _moment(newest), _digest(known, batch_id))


def _digest(known: KnownAnswers, batch_id: str) -> str:
    found = hashlib.sha256()
    # The order that takes no sorting: that of the ids, which a list read anew has again, or that of the table.
    taken, order = ("temp.wanted CROSS JOIN main.reused", "e164")
    if known.by_id:
        taken, order = ("main.reused CROSS JOIN temp.wanted", "reused.id")
    query = f"SELECT e164 FROM {taken} ON reused.id = wanted.id WHERE reused.batch = ? ORDER BY {order}"  # noqa: S608 - constants
    cursor = known.db.execute(query, (batch_id,))
    while rows := cursor.fetchmany(_AT_A_TIME):
        found.update("".join(f"{row[0]}\n" for row in rows).encode())
    return found.hexdigest()


def _seconds(at: datetime) -> int:
    return int(at.timestamp())


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)

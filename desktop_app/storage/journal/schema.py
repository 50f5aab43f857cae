"""The journal's tables, small and precious: what was sent, what came back, and when.

Times are ISO 8601 in UTC, amounts are decimals as text, details are JSON.
"""

from __future__ import annotations

MIGRATIONS = (
    """
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE batches (
        id TEXT PRIMARY KEY, list_id TEXT NOT NULL, file TEXT NOT NULL, base_url TEXT NOT NULL,
        product TEXT NOT NULL, created_at TEXT NOT NULL, rows INTEGER NOT NULL, via TEXT NOT NULL,
        max_per_task INTEGER, output TEXT NOT NULL, raw_csv INTEGER NOT NULL, source_digest TEXT NOT NULL,
        exported_at TEXT);
    CREATE TABLE tasks (
        id INTEGER PRIMARY KEY, batch_id TEXT NOT NULL REFERENCES batches(id), part INTEGER NOT NULL,
        country TEXT NOT NULL, product TEXT NOT NULL, via TEXT NOT NULL, first INTEGER NOT NULL,
        numbers INTEGER NOT NULL, state TEXT NOT NULL, remote_id TEXT NOT NULL DEFAULT '',
        word TEXT NOT NULL DEFAULT '', progress REAL, message TEXT NOT NULL DEFAULT '', cost TEXT,
        balance_before TEXT, balance_after TEXT, first_number TEXT NOT NULL DEFAULT '',
        last_number TEXT NOT NULL DEFAULT '', sent_at TEXT, heard_at TEXT, UNIQUE (batch_id, part));
    CREATE TABLE events (
        id INTEGER PRIMARY KEY, batch_id TEXT NOT NULL, task_id INTEGER, at TEXT NOT NULL,
        kind TEXT NOT NULL, detail TEXT NOT NULL);
    CREATE INDEX events_by_batch ON events (batch_id, id);
    CREATE TABLE balances (
        id INTEGER PRIMARY KEY, base_url TEXT NOT NULL, at TEXT NOT NULL, amount TEXT NOT NULL,
        currency TEXT NOT NULL);
    CREATE TABLE checks (
        id INTEGER PRIMARY KEY, base_url TEXT NOT NULL, at TEXT NOT NULL, number TEXT NOT NULL,
        product TEXT NOT NULL, answer TEXT NOT NULL, remaining INTEGER)
    """,
    # Answers joined before are counted in the events alone; a task that was joined twice gets its last count.
    """
    ALTER TABLE tasks ADD COLUMN again INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tasks ADD COLUMN answered INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tasks ADD COLUMN repeated INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tasks ADD COLUMN strangers INTEGER NOT NULL DEFAULT 0;
    UPDATE tasks SET (answered, repeated, strangers) = (
        SELECT COALESCE(json_extract(detail, '$.answered'), 0), COALESCE(json_extract(detail, '$.repeated'), 0),
            COALESCE(json_extract(detail, '$.never_sent'), 0)
        FROM events
        WHERE batch_id = tasks.batch_id AND task_id = tasks.id AND kind = 'answers joined' ORDER BY id DESC LIMIT 1)
    WHERE EXISTS (SELECT 1 FROM events
        WHERE batch_id = tasks.batch_id AND task_id = tasks.id AND kind = 'answers joined')
    """,
    # Checks are written before they are sent: those of single numbers, and those of lists (by their place).
    """
    ALTER TABLE checks ADD COLUMN state TEXT NOT NULL DEFAULT 'answered';
    ALTER TABLE checks ADD COLUMN message TEXT NOT NULL DEFAULT '';
    ALTER TABLE checks ADD COLUMN batch_id TEXT NOT NULL DEFAULT '';
    ALTER TABLE checks ADD COLUMN country TEXT NOT NULL DEFAULT '';
    ALTER TABLE checks ADD COLUMN place INTEGER;
    ALTER TABLE checks ADD COLUMN slot INTEGER;
    CREATE UNIQUE INDEX checks_by_place ON checks (batch_id, country, place) WHERE batch_id <> ''
    """,
    # The reading of the results that a person chose for a batch.
    """
    ALTER TABLE batches ADD COLUMN result_form TEXT NOT NULL DEFAULT ''
    """,
    # The batch's charge, as JSON; NULL if it isn't known.
    """
    ALTER TABLE batches ADD COLUMN charged TEXT
    """,
    # Flag: the task's cost is the service's estimate. Not known for older tasks.
    """
    ALTER TABLE tasks ADD COLUMN estimated INTEGER NOT NULL DEFAULT 0
    """,
    # A list of 300 numbers makes 300 checks: neither the history nor a start may read all of them.
    """
    CREATE INDEX checks_single ON checks (id) WHERE batch_id = '';
    CREATE INDEX checks_under_way ON checks (batch_id) WHERE state = 'sending';
    CREATE INDEX checks_by_time ON checks (at)
    """,
    # The product's title and price in the price list at that time; not known for older batches.
    """
    ALTER TABLE batches ADD COLUMN product_title TEXT NOT NULL DEFAULT '';
    ALTER TABLE batches ADD COLUMN price TEXT
    """,
    # A person's title and note, and what they paused (a setting before) and deleted. Older tasks only have the time
    # when they were last heard of.
    """
    ALTER TABLE batches ADD COLUMN title TEXT NOT NULL DEFAULT '';
    ALTER TABLE batches ADD COLUMN note TEXT NOT NULL DEFAULT '';
    ALTER TABLE batches ADD COLUMN paused INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE batches ADD COLUMN deleted_at TEXT;
    UPDATE batches SET paused = 1 WHERE id IN (
        SELECT each.value FROM settings, json_each(settings.value) AS each WHERE name = 'paused batches');
    DELETE FROM settings WHERE name = 'paused batches';
    ALTER TABLE tasks ADD COLUMN moved_at TEXT;
    UPDATE tasks SET moved_at = COALESCE(heard_at, sent_at)
    """,
    # The answers of earlier lists that a batch reused, as JSON; NULL for none.
    """
    ALTER TABLE batches ADD COLUMN reused TEXT
    """,
    # The cost of deleted batches: sums by month ("2026-11", in the person's time zone) and nothing else.
    """
    CREATE TABLE spent (
        base_url TEXT NOT NULL, month TEXT NOT NULL, currency TEXT NOT NULL, amount TEXT NOT NULL,
        estimated INTEGER NOT NULL, partly INTEGER NOT NULL, PRIMARY KEY (base_url, month, currency)) WITHOUT ROWID
    """,
    # Template and values of the English sentences, as JSON (`core/text/stored_text.py`); NULL for older ones.
    """
    ALTER TABLE tasks ADD COLUMN message_parts TEXT;
    ALTER TABLE checks ADD COLUMN message_parts TEXT;
    ALTER TABLE events ADD COLUMN detail_parts TEXT
    """,
    # Why a batch waits. A connection that has delivered answers before needs no trial (`core.batches.trial`).
    """
    ALTER TABLE batches ADD COLUMN hold TEXT NOT NULL DEFAULT '';
    INSERT OR IGNORE INTO settings
        SELECT DISTINCT 'trial of ' || CASE tasks.via WHEN 'realtime' THEN 'checks ' ELSE 'tasks ' END || base_url,
            '{"reading": "", "task": null}'
        FROM tasks JOIN batches ON batches.id = batch_id WHERE tasks.state = 'joined' AND tasks.answered > 0
    """,
    # Numbers asked of a task whose checks are beside its list, because the list is long.
    """
    ALTER TABLE tasks ADD COLUMN asked INTEGER NOT NULL DEFAULT 0
    """,
    # Runs of recipes (`core/recipes/runs.py`): no number of anybody, and once a list is deleted no name of it.
    """
    CREATE TABLE recipe_runs (
        id INTEGER PRIMARY KEY, recipe TEXT NOT NULL, file TEXT NOT NULL, cause TEXT NOT NULL, began_at TEXT NOT NULL,
        state TEXT NOT NULL, digest TEXT NOT NULL, size INTEGER NOT NULL, changed INTEGER NOT NULL, ended_at TEXT,
        batch_id TEXT NOT NULL, message TEXT NOT NULL, message_parts TEXT, outputs TEXT NOT NULL, figures TEXT,
        tries INTEGER NOT NULL, tried_at TEXT);
    CREATE INDEX recipe_runs_by_recipe ON recipe_runs (recipe, id)
    """,
    # What was sent and paid by a run that ended without results.
    """
    ALTER TABLE recipe_runs ADD COLUMN so_far TEXT
    """,
    # What was refused and then left counted as sent.
    """
    UPDATE tasks SET state = 'dropped' WHERE state = 'left' AND 'refused' = (
        SELECT kind FROM events WHERE batch_id = tasks.batch_id AND task_id = tasks.id AND kind IN (
            'refused', 'doubted', 'taken', 'answered in the reply', 'decided: it arrived', 'journal restored')
        ORDER BY id DESC LIMIT 1)
    """,
    # What was in doubt, sent again, refused and then left may have arrived the first time: it counts as sent.
    """
    UPDATE tasks SET state = 'left' WHERE state = 'dropped' AND EXISTS (
        SELECT 1 FROM tasks AS whole JOIN events ON events.batch_id = whole.batch_id AND events.task_id = whole.id
        WHERE whole.batch_id = tasks.batch_id AND whole.country = tasks.country AND whole.again = tasks.again
            AND whole.first <= tasks.first AND whole.first + whole.numbers >= tasks.first + tasks.numbers
            AND events.kind IN ('doubted', 'journal restored'))
    """,
)

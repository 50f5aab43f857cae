"""When to ask after a task again: quickly while it is young, slowly when it is old, fair among many."""

from __future__ import annotations

# Seconds before the first, second, … question; the last one repeats.
_STEPS = (0.4, 0.8, 1.5, 3.0, 5.0, 8.0, 12.0, 20.0, 30.0)
# Questions that are always quick, however many tasks there are: most small tasks are done by then.
_QUICK = 2
# A share of the 120 reads a minute; the rest is for results, balances and the person's own questions.
_POLLS_PER_SECOND = 1.6
_NEARLY_DONE = 0.9


def next_delay(asked: int, live: int, progress: float | None) -> float:
    """Seconds to wait before asking again.

    `asked` is how often the task was asked after, `live` how many tasks share the limit,
    `progress` 0..1 where the service tells it.
    """
    delay = _STEPS[min(asked, len(_STEPS) - 1)]
    if progress is not None and progress >= _NEARLY_DONE:
        delay = min(delay, 3.0)
    if asked < _QUICK:
        return delay
    return max(delay, live / _POLLS_PER_SECOND)


def retry_delay(failures: int) -> float:
    """Seconds before a request that provably never arrived, or a read, is tried again: 1, 2, 4 … 30."""
    return float(min(30, 2 ** max(0, failures - 1)))

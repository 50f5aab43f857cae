"""What the window is told of a batch that was just written."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.batch import Batch
from desktop_app.ui import words
from desktop_app.ui.context import PageContext
from desktop_app.ui.list_title import list_title


def hand_over(
    context: PageContext, batch: Batch, say: Callable[[str], None], *, carried_on: bool, another_follows: bool
) -> None:
    """Have it sent; the monitor shows it, unless the next list is on the page already: then the page says so.

    `carried_on`: the same list was begun before, and it is that batch. Where all its answers are known there is nothing
    to send, and its results are shown.
    """
    if batch.reused and not context.desk.journal.tasks(batch.id):
        _show_known(context, batch, say, another_follows=another_follows)
        return
    if another_follows and not carried_on:
        say(words.tr("“{}” is being verified. Here is the next list.", "upload").format(list_title(batch)))
    context.run_batch(batch.id)
    if not another_follows:
        context.show_monitor(batch.id)
    if carried_on:  # at the end: what is noted of a list goes when another page is brought to the front
        text = words.tr("“{}” was begun before and is carried on: nothing is sent twice.", "upload")
        context.show_info(text.format(list_title(batch)))


def _show_known(context: PageContext, batch: Batch, say: Callable[[str], None], *, another_follows: bool) -> None:
    if another_follows:
        said = words.tr("Every answer of “{}” was known already: nothing was sent. Here is the next list.", "upload")
        say(said.format(list_title(batch)))
    else:
        context.open_results(batch.id)
        context.show_info(words.tr("Every answer was known already: nothing was sent, nothing was paid.", "upload"))

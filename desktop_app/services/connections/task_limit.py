"""Decides which numbers may be in one task, and how many.

This depends on what the person set or the profile says, on the product's own sizes, and on what the service was found
to take.
"""

from __future__ import annotations

from contextlib import suppress

from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.batching import ANY_SIZE, Sizes
from desktop_app.core.errors import ProductsBroken, ProfileBroken
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.connections.session import catalogue_of, has_tasks, profile_of
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal


def task_sizes(context: ServiceContext, batch: Batch) -> Sizes:
    """Return how many numbers a task of a batch may have. Raise `ProfileBroken` or `ProductsBroken`."""
    if batch.via is Via.REALTIME:  # its numbers go one by one
        return ANY_SIZE
    return sizes_at(context, context.session.connection(batch.base_url), batch.product, batch.max_per_task)


def way_of(connection: Connection, slug: str, via: Via) -> Via:
    """Return how numbers are handed to a service: as a person chose, else as the product says.

    A service with single checks alone has one way. Raise `ProductsBroken`.
    """
    if not has_tasks(connection):
        return Via.REALTIME
    return catalogue_of(connection).asked(slug).via if via is Via.AUTO else via


def sizes_at(context: ServiceContext, connection: Connection, slug: str, wanted: int | None) -> Sizes:
    """Return how many numbers a task may have, before there is a batch; `wanted` is the person's choice or None."""
    product, profile = catalogue_of(connection).named(slug), profile_of(connection)
    learned: int | None = context.journal.setting(_name(connection.base_url))
    texts = (learned, profile.most_numbers, product.maximum if product else None)
    most = min((size for size in texts if size), default=None)
    return Sizes(wanted, most, (product.minimum if product else None) or profile.least_numbers)


def by_country(connection: Connection, via: Via) -> bool:
    """Return True if a task holds numbers of one country alone, as it must if its request may name a country.

    Checks one by one cost the same either way, and keep to their country. Raise `ProfileBroken`.
    """
    profile = profile_of(connection)
    used = {Via.JSON: ["detect"], Via.FILE: ["detect_file"], Via.AUTO: ["detect", "detect_file"]}
    return via is Via.REALTIME or any(map(profile.tells_country, used[via]))


def smaller(context: ServiceContext, batch: Batch, numbers: int, message: int | None = None) -> Sizes:
    """Return the sizes for the parts of a task of `numbers` that was too large: what the service `said` it takes.

    If it didn't say: half of the task, but not below the least size if that is smaller than the task.
    """
    least, told = None, message is not None and 0 < message < numbers  # a limit of zero can't be meant
    with suppress(ProfileBroken, ProductsBroken):  # the refusal is written down all the same
        least = task_sizes(context, batch).least
    half = (numbers + 1) // 2
    kept = least if least and half < least < numbers else half
    return Sizes(most=message if told else kept, least=least)


def learn_most(journal: Journal, batch: Batch, most: int | None) -> None:
    """Remember for the batch's connection what its service was found to take; None: what was learned is wrong."""
    journal.save_setting(_name(batch.base_url), most)


def _name(base_url: str) -> str:
    return Setting.MOST_NUMBERS.of(base_url)

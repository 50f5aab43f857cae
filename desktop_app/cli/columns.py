"""Implements `columns`: a list with the columns for which nobody is asked, without sending it."""

from __future__ import annotations

import argparse

from desktop_app.cli import carrying
from desktop_app.cli.listing import counts_in_words
from desktop_app.cli.reading import read_asking, read_options
from desktop_app.cli.streams import STANDARD, check_output, to_file
from desktop_app.cli.talking import Talk
from desktop_app.core.errors import NoPhoneNumbers
from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.form import OutputForm
from desktop_app.services.program.services import Services


async def columns(services: Services, arguments: argparse.Namespace, talk: Talk) -> int:
    """Read a list and write it with these columns. Send nothing, and keep nothing."""
    check_output(arguments.output, arguments.input, as_json=arguments.json)
    found = await read_asking(services, arguments, read_options(arguments), talk)
    try:
        if found.understanding.shape.phone_column is None:
            raise NoPhoneNumbers(name=found.name)
        if arguments.output != STANDARD:
            carrying.say_what_is_replaced(services, str(arguments.output.absolute()), talk)
        form = OutputForm(raw=arguments.raw, offline=arguments.offline or tuple(Offline))
        with to_file(arguments.output) as file:
            written = await services.exporting.export_unsent(found.list_id, file, form=form, progress=talk.progress)
    finally:
        services.intake.discard(found.list_id)
    for each in written.disagreements:
        talk.say(f"dialproof: The sums of “{arguments.output.name}” do not agree: {each}.")
    counts = found.understanding.counts
    shown = {
        "rows": counts.rows,
        "numbers": {
            "valid": counts.valid,
            "invalid": counts.invalid,
            "empty": counts.empty,
            "duplicate": counts.duplicate,
        },
        "offline": [each.value for each in form.offline],
        "output": str(arguments.output),
    }
    words = [counts_in_words(found.understanding), f"Nothing was sent. The list is in {arguments.output}"]
    talk.answer(shown, words)
    return 0

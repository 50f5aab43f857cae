"""Each service that comes with the program, from `connect` to the file with the answers, asked over a real line."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.service.connection import Connection
from desktop_app.storage.journal.journal import Journal
from tests.providers.answers import IN_COMMON, TOLD, look_at, look_at_charge, many, unknown
from tests.providers.eight import EIGHT
from tests.providers.served import Served
from tests.providers.strict import Mock
from tests.secrets.searching import found_in, spellings
from tests.thorough import some

from .haste import minutes_as_seconds
from .program import Program
from .tables import records, text_list


# The others go the same way in the window (tests/ui/frame/test_eight_services.py).
@pytest.mark.parametrize("kind", some(EIGHT, 1), ids=lambda kind: kind.slug)
def test_a_list_goes_through_a_service_that_was_connected(
    kind: type[Mock], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minutes_as_seconds(monkeypatch.setattr)
    mock = kind()
    count, lacking = many(mock), unknown(mock, many(mock))
    with closing(Served(mock)) as served:
        program = Program(tmp_path, served.key, served.base_url)
        assert program.call("connect", mock.slug, "--name", "Ours", "--json").json["name"] == "Ours"
        source, out = text_list(tmp_path / "list.csv", "Mobile", *mock.numbers(count)), tmp_path / "out.csv"
        run = program.call("verify", source, "-o", out, "--product", mock.product, "--yes", "--json")
    assert run.code == (3 if lacking else 0), run.err
    assert (run.json["submitted"], run.json["answered"]) == (count, count - lacking)
    look_at(mock, records(out), TOLD[mock.slug])
    with closing(Journal(program.home / "journal.sqlite")) as journal:
        (connection,), (batch,) = journal.setting("connections", []), journal.batches()
    assert connection["base_url"] == served.base_url
    look_at_charge(mock, Connection(connection["base_url"], profile=connection["dialect"]), batch.charged)
    # THEN the columns that services have in common say the same, and the verdict
    standard = tmp_path / "standard.csv"
    assert program.call("export", batch.id, "-o", standard, "--standard", "--verdict").code == run.code
    look_at(mock, records(standard), IN_COMMON[mock.slug])
    # AND no part of the key is in the home
    assert found_in(tmp_path, [form for part in mock.parts for form in spellings(part)]) == []

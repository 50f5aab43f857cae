"""The same list twice: one batch or a question, and nothing is paid for twice unless somebody says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop_app.services.batches.verification import Verification

from .fake_service import FakeService, unknown_of
from .program import Program, ended
from .tables import national, records, small_list, text_list, uk


def test_a_second_verify_is_a_question_with_a_way_on(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = small_list(tmp_path)
    first = program.call("verify", source, "-o", tmp_path / "out.csv", "--json")
    assert first.code == 0
    (batch,) = program.call("tasks", "--json").json["batches"]
    again = program.call("verify", source, "-o", tmp_path / "out.csv", "--json")
    assert (again.code, again.out, len(service.submissions)) == (6, "", 1)
    assert "has 3 of the 3 numbers in “list.csv”, sent for phone-validation within the last 24 hours" in again.fault
    assert f"“dialproof export {batch['id']} -o FILE”" in again.fault
    assert "“--again”" in again.fault
    assert f"“dialproof refresh {batch['id']} INPUT -o FILE”" in again.fault
    assert len(program.call("tasks", "--json").json["batches"]) == 1
    assert [each.name for each in (program.home / "lists").iterdir() if each.is_dir()] != []
    meant = program.call("verify", source, "-o", tmp_path / "out.csv", "--again", "--json")
    assert (meant.code, len(service.submissions)) == (0, 2)


def test_what_the_question_names_first_sends_the_new_numbers_alone(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    first = text_list(tmp_path / "list-1.csv", "Mobile", *(uk(n) for n in range(3)))
    newer = text_list(tmp_path / "list-2.csv", "Mobile", *(uk(n) for n in range(4)))
    assert program.call("verify", first, "-o", tmp_path / "out.csv").code == 0
    (batch,) = program.call("tasks", "--json").json["batches"]
    asked = program.call("verify", newer, "-o", tmp_path / "out.csv")
    assert asked.code == 6
    assert f"“dialproof refresh {batch['id']} INPUT -o FILE” takes those answers over" in asked.err
    service.submissions.clear()
    assert program.call("refresh", batch["id"], newer, "-o", tmp_path / "out.csv", "--yes").code == 0
    assert service.numbers == [uk(3)]


def test_where_a_refresh_would_ask_the_same_it_is_named_with_what_it_needs(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a list of four numbers, one of which the service knew nothing of
    service.result = unknown_of(uk(1))
    source = text_list(tmp_path / "list-1.csv", "Mobile", *(uk(n) for n in range(4)))
    newer = text_list(tmp_path / "list-2.csv", "Mobile", *(uk(n) for n in range(5)))
    output = "-o", tmp_path / "out.csv"
    assert program.call("verify", source, *output).code == 0
    (batch,) = program.call("tasks", "--json").json["batches"]
    # WHEN a newer file of it is verified the same day
    asked = program.call("verify", newer, *output)
    # THEN the refresh that is advised says what it sends and needs
    assert asked.code == 6
    assert f"“dialproof refresh {batch['id']} INPUT -o FILE --again”" in asked.err
    assert "sends 2, which pays once more for the 1 without an answer" in asked.err
    # AND without that, its own question counts its own numbers
    refused = program.call("refresh", batch["id"], newer, *output)
    assert refused.code == 6
    assert "Of the numbers in “list-2.csv”, 2 would be sent; 1 of these went" in refused.err
    assert f"in “list-1.csv” (batch {batch['id']}). “--again” sends these 2 all the same" in refused.err
    assert "the list all the same" not in refused.err
    service.submissions.clear()
    assert program.call("refresh", batch["id"], newer, *output, "--again").code == 0
    assert sorted(service.numbers) == [uk(1), uk(4)]


@pytest.mark.parametrize("options", [(), ("--country", "GB"), ("--country", "FR")])
def test_the_same_numbers_in_another_file_or_read_otherwise(
    program: Program, service: FakeService, tmp_path: Path, options: tuple[str, ...]
) -> None:
    listed = text_list(tmp_path / "a.csv", "Name,Mobile", *(f"N{n},{national(n)}" for n in range(4)))
    assert program.call("verify", listed, "-o", tmp_path / "a.xlsx", "--country", "GB").code == 0
    other = text_list(tmp_path / "b.csv", "\ufeffMobile;Name", *(f"{uk(n)};N{n}" for n in range(3)))
    run = program.call("verify", other, "-o", tmp_path / "b.xlsx", *options)
    assert (run.code, len(service.submissions)) == (6, 1)
    assert "3 of the 3 numbers in “b.csv”" in run.err
    assert "refresh" not in run.err  # its columns are others
    assert not (tmp_path / "b.xlsx").exists()


def test_two_starts_at_the_same_moment_pay_once(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = small_list(tmp_path, 20)
    text_list(tmp_path / "other.csv", "\ufeffMobile", *(uk(n) for n in range(1, 21)))
    for attempt in range(3):
        service.submissions.clear()
        started = [
            program.start("verify", each, "-o", f"{attempt}{at}.csv", "--product", f"p{attempt}")
            for at, each in enumerate((source, source, tmp_path / "other.csv"))
        ]
        runs = [ended(each) for each in started]
        # What was paid, before all else.
        assert len(service.numbers) == len(set(service.numbers)) == 20, runs
        codes = {each.code for each in runs}
        # The same list meets the other start's batch before it (nothing to do but its own file), under way, or behind.
        assert 0 in codes, runs
        assert codes <= {0, 2, 6}, runs
        written = [(program.folder / f"{attempt}{at}.csv").exists() for at, _ in enumerate(runs)]
        assert written == [each.code == 0 for each in runs], runs


def test_what_another_start_wants_written_elsewhere_leaves_this_ones_file_where_it_was_ordered(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, other = Verification.run, tmp_path / "other.csv"

    async def met(self: Verification, batch_id: str, *args: Any, **more: Any) -> None:
        await run(self, batch_id, *args, **more)
        # As a start of the same list does that finds this batch answered and not written yet.
        self._context.journal.update_batch(batch_id, output=str(other))

    monkeypatch.setattr(Verification, "run", met)
    first = program.call("verify", small_list(tmp_path), "-o", tmp_path / "out.csv")
    assert first.code == 0
    assert ((tmp_path / "out.csv").exists(), other.exists()) == (True, False)
    # AND what it says is where that is
    assert f"The result is in {tmp_path / 'out.csv'}" in first.out
    assert str(other) not in first.out


def test_the_local_service_takes_no_money_and_asks_nothing(alone: Program, tmp_path: Path) -> None:
    source = small_list(tmp_path)
    for _ in range(2):
        assert alone.call("verify", source, "-o", tmp_path / "out.csv").code == 0
    assert len(alone.call("tasks", "--json").json["batches"]) == 2
    assert [row["Answer"] for row in records(tmp_path / "out.csv")] == ["answered"] * 3

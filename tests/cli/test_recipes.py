"""`dialproof recipes` and `dialproof run`: what was done with a list is done with the next one, by nobody."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from desktop_app.services.recipes import watching
from desktop_app.services.recipes.running import RecipeRuns

from .fake_service import FakeService, held
from .program import Program, ended
from .tables import records, small_list, uk, workbook


@pytest.fixture
def batch(program: Program, tmp_path: Path) -> str:
    """A list that was verified."""
    source = small_list(tmp_path, 3, first=50)
    done = program.call("verify", source, "-o", tmp_path / "first.csv")
    assert done.code == 0, done
    (found,) = program.call("tasks", "--json").json["batches"]
    return str(found["id"])


def test_a_list_becomes_a_recipe_and_the_next_file_is_run(
    program: Program, service: FakeService, batch: str, tmp_path: Path
) -> None:
    # GIVEN what was done with a list, under a name
    saved = program.call(
        "recipes",
        "save",
        "Weekly",
        batch,
        "--most-numbers",
        "5",
        "--folder",
        tmp_path / "out",
        "--clean",
        "--report",
        "xlsx",
    )
    assert saved.code == 0, saved
    file = program.home / "recipes" / "weekly.toml"
    assert file.stat().st_mode & 0o077 == 0 or os.name == "nt"
    assert service.key not in file.read_text("utf-8")
    assert uk(50) not in file.read_text("utf-8")
    # WHEN the next file comes
    sent = len(service.numbers)
    run = program.call("run", "weekly", small_list(tmp_path, 4, name="next.csv"), "--json")
    # THEN it is sent, and written with its report and the log
    assert run.code == 0, run
    (told,) = run.json["runs"]
    assert (told["outcome"], told["rows"], told["sent"]) == ("done", 4, 4)
    assert sum(told["verdicts"].values()) == 4
    assert sorted(service.numbers[sent:]) == [uk(at) for at in range(1, 5)]
    table, clean, report = (Path(each) for each in told["outputs"])
    assert report.exists()
    assert clean.exists()
    assert table.parent == tmp_path / "out"
    assert len(records(table)) == 4
    assert (tmp_path / "out" / "Weekly log.xlsx").exists()
    # AND once more it isn't
    again = program.call("run", "Weekly", tmp_path / "next.csv")
    assert again.code == 0
    assert "same content. “next.csv” has the content of “next.csv” of " in again.out
    # AND more than the cap isn't either
    over = program.call("run", "Weekly", small_list(tmp_path, 6, first=20, name="many.csv"))
    assert over.code == 6
    assert "The cap of the recipe “Weekly” is 5 numbers for a run, and “many.csv” takes 6 numbers." in over.out
    many = tmp_path / "many.csv"
    assert f'then “dialproof run "Weekly" "{many}"” takes the file up again.' in over.out
    assert str(file) in over.out
    assert len(service.numbers) == sent + 4
    # AND once the cap is raised, the command that was named takes it up
    file.write_text(file.read_text("utf-8").replace("numbers = 5", "numbers = 6"), "utf-8")
    assert program.call("run", "Weekly", many).code == 0
    assert len(service.numbers) == sent + 10
    assert f"# its log sheet: {tmp_path / 'out' / 'Weekly log.xlsx'}" in program.call("recipes", "show", "Weekly").out


def test_a_killed_run_goes_on_and_each_number_is_sent_once(
    program: Program, service: FakeService, batch: str, tmp_path: Path
) -> None:
    program.call("recipes", "save", "Weekly", batch, "--most-numbers", "9", "--folder", tmp_path / "out")
    source, sent = small_list(tmp_path, 4, name="next.csv"), len(service.submissions)
    # GIVEN a run that is killed while the service works on its numbers
    waiting, gate = threading.Event(), threading.Event()
    service.always("task", held(gate, first=waiting.set))
    process = program.start("run", "Weekly", source)
    assert waiting.wait(60)
    process.kill()
    ended(process)
    service.mended()
    gate.set()
    assert program.call("recipes", "--json").json["recipes"][0]["last"]["outcome"] == "under way"
    # WHEN somebody has carried the list on, and it is called again
    assert program.call("resume").code == 0
    run = program.call("run", "Weekly", source, "--json")
    # THEN it is done, and nothing was sent again
    assert run.code == 0, run
    (told,) = run.json["runs"]
    assert (told["outcome"], told["sent"]) == ("done", 4)
    assert len(service.submissions) == sent + 1
    assert len(records(Path(told["outputs"][0]))) == 4


def test_what_is_new_in_the_folder_is_run(
    program: Program, service: FakeService, batch: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "SETTLED", 0.5)
    folder = tmp_path / "incoming"
    folder.mkdir()
    saved = program.call("recipes", "save", "Folder", batch, "--most-numbers", "9", "--watch", folder)
    assert saved.code == 0, saved
    assert program.call("run", "Folder").out == "There is nothing new for the recipe “Folder”.\n"
    small_list(folder, 2, first=70, name="one.csv")
    workbook(folder / "two.xlsx", Sheet=[["Name", "Mobile"], ["A", uk(90)]])
    small_list(folder, 12, first=40, name="three.csv")
    run = program.call("run", "Folder", "--json")
    # THEN the worst for money is the exit code, whatever else came of others
    assert run.code == 6
    assert {Path(each["file"]).name: each["outcome"] for each in run.json["runs"]} == {
        "one.csv": "done",
        "two.xlsx": "not read",
        "three.csv": "over the cap",
    }
    assert "3 files may still be written: waiting" in run.err
    assert "waiting" not in run.json
    assert uk(90) not in service.numbers
    listed = program.call("recipes", "--json").json["recipes"]
    assert [(each["name"], each["folder"]) for each in listed] == [("Folder", str(folder))]


def test_files_that_wait_for_a_person_are_named_until_they_are_settled(
    program: Program, service: FakeService, batch: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a folder with a file over the cap and one of another shape, which a first look has stopped
    monkeypatch.setattr(watching, "SETTLED", 0.5)
    folder = tmp_path / "incoming"
    folder.mkdir()
    program.call("recipes", "save", "Folder", batch, "--most-numbers", "9", "--watch", folder)
    odd = workbook(folder / "two.xlsx", Sheet=[["Name", "Mobile"], ["A", uk(90)]])
    small_list(folder, 12, first=40, name="three.csv")
    sent = len(service.submissions)
    assert program.call("run", "Folder").code == 6
    # WHEN a scheduler looks again, with nothing new
    again = program.call("run", "Folder")
    # THEN both are named with the reason, and the exit code is that of the worse one
    assert again.code == 6
    nothing, *waiting, further = again.out.splitlines()
    assert nothing == "There is nothing new for the recipe “Folder”."
    assert sorted(line.split(".", 2)[1] for line in waiting) == [
        "csv still waits: over the cap",
        "xlsx still waits: not read",
    ]
    assert "“three.csv” takes 10 numbers" in again.out
    assert further == '“dialproof recipes show "Folder"” says what to do about each.'
    # AND in JSON beside what was run now
    small_list(folder, 2, first=70, name="one.csv")
    told = program.call("run", "Folder", "--json")
    assert told.code == 6
    assert [Path(each["file"]).name for each in told.json["runs"]] == ["one.csv"]
    assert sorted(Path(each["file"]).name for each in told.json["waiting"]) == ["three.csv", "two.xlsx"]
    # AND what a person has settled isn't: a file is gone, another is left as it is
    odd.unlink()
    left = program.call("run", "Folder", "--json")
    assert (left.code, [Path(each["file"]).name for each in left.json["waiting"]]) == (6, ["three.csv"])
    with closing(sqlite3.connect(program.home / "journal.sqlite")) as db, db:
        db.execute("UPDATE recipe_runs SET state = 'left as it is' WHERE file LIKE '%three.csv'")
    settled = program.call("run", "Folder")
    assert (settled.code, settled.out) == (0, "There is nothing new for the recipe “Folder”.\n")
    assert len(service.submissions) == sent + 1


def test_recipes_are_renamed_shown_and_removed_and_a_damaged_one_stops_no_other(program: Program, batch: str) -> None:
    assert program.call("recipes").out == "There are no recipes yet: “dialproof recipes save NAME BATCH” makes one.\n"
    assert program.call("recipes", "save", "One", batch).code == 0
    (program.home / "recipes" / "broken.toml").write_text('recipe = 1\nname = "B"\n[send]\nproduct = 7\n', "utf-8")
    listed = program.call("recipes").out
    assert "One: phone-validation at " in listed
    assert "broken.toml: line 4: product: it has to be a short text in quotation marks" in listed
    assert program.call("recipes", "rename", "One", "Two").code == 0
    shown = program.call("recipes", "show", "Two").out
    assert 'name = "Two"' in shown
    refused = program.call("run", "broken", "x.csv").refused(2)
    assert refused.startswith("The recipe in “broken.toml” can't be read: line 4: product: it has to be")
    assert program.call("recipes", "remove", "Two").code == 0
    assert program.call("run", "Two", "x.csv").refused(2) == "There is no recipe “Two”. “dialproof recipes” names them."


def test_without_a_cap_and_a_person_nothing_goes(program: Program, batch: str, tmp_path: Path) -> None:
    program.call("recipes", "save", "Free", batch)
    assert program.call("run", "Free", small_list(tmp_path, 2)).refused(6) == (
        "The recipe “Free” has no cap, and nobody is here to agree to what it costs. "
        "Give it one: numbers or amount under [cap] in its file, or in the window."
    )
    assert "needs a cap" in program.call("recipes", "save", "W", batch, "--watch", tmp_path).refused(2)
    assert "has no folder: name a file" in program.call("run", "Free").refused(2)


def test_what_became_of_a_run_is_said_though_its_recipe_was_removed_meanwhile(
    program: Program, batch: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.call("recipes", "save", "Weekly", batch, "--most-numbers", "2")
    assert program.call("run", "weekly", small_list(tmp_path, 2, name="first.csv")).code == 0
    assert "\nfirst.csv: done. " in program.call("recipes", "show", "weekly").out
    begin = RecipeRuns.run

    async def removed(*arguments: Any, **more: Any) -> Any:
        (program.home / "recipes" / "weekly.toml").unlink()
        return await begin(*arguments, **more)

    monkeypatch.setattr(RecipeRuns, "run", removed)
    run = program.call("run", "weekly", small_list(tmp_path, 6, name="next.csv"))
    assert (run.code, "Raise its cap, under [cap] in" in run.out) == (6, True), run

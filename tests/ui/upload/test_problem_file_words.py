"""The file that goes back to whoever made a list is in the language of the person who sends it back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.numbers.problems import NumberProblem, advice_on
from desktop_app.core.output.problem_rows import ProblemWords
from desktop_app.ui.text.languages import LANGUAGES
from desktop_app.ui.text.number_words import problem_file_words
from tests.ui.small_services import SmallServices


async def test_titles_problems_and_advice_are_in_the_persons_language(
    small: SmallServices, tmp_path: Path, speak: Callable[[str], object]
) -> None:
    source, back = tmp_path / "list.csv", tmp_path / "zurück.xlsx"
    source.write_text("Name,Mobile\nAda,+447400000001\nBo,123\nCy,4.47E+11\nDi,+447400000003; 12345\n", "utf-8")
    read = await small.services.intake.read(source, ReadOptions())
    speak("de")
    assert await small.services.exporting.save_problems(read.list_id, back, words=problem_file_words()) == 3
    book = openpyxl.load_workbook(back)
    rows = [list(row) for row in book["Problemzeilen"].iter_rows(values_only=True)]
    about = {row[0].value: row[1].value for row in book["Über diese Datei"].iter_rows()}
    book.close()
    assert rows[0] == ["Zeile", "Problem", "Was zu tun ist", "Name", "Mobile"]
    words = problem_file_words()
    assert rows[1][:2] == [4, words.problems[NumberProblem.SCIENTIFIC_NOTATION]]
    assert rows[1][2] == words.advice[NumberProblem.SCIENTIFIC_NOTATION.advice]
    assert any(str(row[1]).startswith("2. Nummer: ") for row in rows)
    assert about["Zeilen"] == "3 von 4 haben eine Nummer, die nicht verwendet werden kann"
    assert about["Datei"] == "list.csv"


@pytest.mark.parametrize("code", [each for each in LANGUAGES if each != "en"])
def test_every_problem_and_its_advice_has_its_words(code: str, speak: Callable[[str], object]) -> None:
    speak(code)
    words = problem_file_words()
    for each in NumberProblem:
        assert words.of_problem(each) != each
        assert words.of_advice([each]) != advice_on(each)
    assert words.of_problem(NumberProblem.NOT_IN_USE.in_country("GB")).count("GB") == 1
    assert words.of_problem("of a later version") == "of a later version"
    for title in (words.title, words.about):
        assert len(title) <= 31
        assert not set(title) & set("[]:*?/\\<&'")


def test_in_english_the_file_is_as_the_command_line_has_it(speak: Callable[[str], object]) -> None:
    speak("en")
    assert problem_file_words() == ProblemWords()

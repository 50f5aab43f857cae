from __future__ import annotations

from desktop_app.core.text.own_words import MOST_NOTE, MOST_TITLE, own_note, own_title


def test_a_title_is_one_line_of_text_and_bounded() -> None:
    assert own_title("  March\n leads\t2 \x00", "list.csv") == "March leads 2"
    assert len(own_title("x" * 999, "list.csv")) == MOST_TITLE
    assert own_title("list.csv", "list.csv") == ""
    assert own_title(" \n ", "list.csv") == ""


def test_what_turns_round_the_words_beside_it_is_left_out_and_joined_letters_stay() -> None:
    assert own_title("a\u202eb\u2066c", "f") == "abc"
    assert own_title("می\u200cخواهم", "f") == "می\u200cخواهم"


def test_a_note_keeps_its_lines() -> None:
    assert own_note("one\r\n\r\ntwo\rthree\x07 \ud800") == "one\n\ntwo\nthree"
    assert len(own_note("y" * 9_999)) == MOST_NOTE

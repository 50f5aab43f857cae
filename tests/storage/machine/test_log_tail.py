"""The end of a log, read while it is written and turned over."""

from __future__ import annotations

from pathlib import Path

from desktop_app.storage.machine.log_tail import LogTail


def test_the_newest_lines_and_then_what_comes(tmp_path: Path) -> None:
    log = tmp_path / "dialproof.log"
    log.write_bytes(b"one\ntwo\nhal")
    tail = LogTail(log)
    first = tail.read()
    assert (first.lines, first.anew) == (("one", "two"), True)
    # WHEN the line is finished and another one comes
    with log.open("ab") as file:
        file.write(b"f\nthree\n")
    then = tail.read(first.mark)
    assert (then.lines, then.anew) == (("half", "three"), False)
    assert tail.read(then.mark).lines == ()


def test_of_a_long_log_the_end_is_read_and_what_was_turned_over_before_a_short_one(tmp_path: Path) -> None:
    log = tmp_path / "dialproof.log"
    log.write_text("".join(f"line {at:06}\n" for at in range(100_000)), newline="\n")
    lines = LogTail(log, most=1000).read().lines
    assert len(lines) == 83
    assert (lines[0], lines[-1]) == ("line 099917", "line 099999")
    # WHEN the log is turned over
    mark = LogTail(log, most=1000).read().mark
    log.rename(tmp_path / "dialproof.log.1")
    log.write_text("new\n")
    piece = LogTail(log, most=1000).read(mark)
    assert piece.anew
    assert piece.lines[-2:] == ("line 099999", "new")
    assert len("\n".join(piece.lines)) < 1000


def test_a_flood_since_the_last_look_is_read_from_its_end(tmp_path: Path) -> None:
    log = tmp_path / "dialproof.log"
    log.write_text("one\n")
    tail = LogTail(log, most=100)
    mark = tail.read().mark
    with log.open("a") as file:
        file.writelines(f"line {at:06}\n" for at in range(1000))
    piece = tail.read(mark)
    assert (piece.anew, piece.lines[-1]) == (True, "line 000999")


def test_bytes_of_no_text_and_no_log_at_all(tmp_path: Path) -> None:
    log = tmp_path / "dialproof.log"
    assert LogTail(log).read().lines == ()
    log.write_bytes(b"\xff\xfe broken\n")
    assert LogTail(log).read().lines == ("\ufffd\ufffd broken",)
    assert LogTail(log).folder == tmp_path

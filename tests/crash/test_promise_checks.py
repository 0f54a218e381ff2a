"""The crash oracle reads what a letter says from the text of its message only."""

import pytest

from tests.crash.promise_checks import says, stands_in


@pytest.mark.parametrize(
    ("words", "heading"),
    [
        ("5FF8913F board 8 ", "5FF8913F board 8 "),
        ("5FF8913F board 8 paused", "5FF8913F board 8 "),
        ("5FF8913F board 8 paused,resumed", "5FF8913F board 8 resumed"),
        ("5FF8913F board 8 paused,resumed", "5FF8913F board 8 paused,resumed"),
        ("5FF8913F board 8 table-started,undone", "5FF8913F board 8 table-started"),
        ("5FF8913F board 8 joined,table-started,a,b", "5FF8913F board 8 joined,table-started,b"),
    ],
)
def test_an_edit_keeps_the_notices_of_before(words: str, heading: str) -> None:
    assert says(words, heading)


@pytest.mark.parametrize(
    "words",
    [
        "5FF8913F board 7 paused,resumed",
        "5FF8913F final 8 resumed",
        "771AA612 board 8 resumed",
        "5FF8913F board 8 ",
        "5FF8913F board 8 resumed,paused",
        "5FF8913F board 8 table-started,resumed",
    ],
)
def test_other_words_tell_another_letter(words: str) -> None:
    assert not says(words, "5FF8913F board 8 resumed")


def test_a_newer_edit_keeps_a_letter_readable() -> None:
    edits = ["5FF8913F board 8 asks", "5FF8913F board 9 asks", "5FF8913F board 10 asks,paused"]
    assert stands_in(edits, "5FF8913F board 9 ")


def test_an_older_edit_hides_a_letter() -> None:
    edits = ["5FF8913F board 9 ", "5FF8913F board 8 asks"]
    assert not stands_in(edits, "5FF8913F board 9 ")
    assert not stands_in(["5FF8913F board 8 asks"], "5FF8913F board 9 ")

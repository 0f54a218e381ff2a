"""The harness's people go on acting, whatever happens to their tables."""

from random import Random

import msgspec
import pytest

from tests.crash.people import Crowd
from tests.crash.process_protocol import Seen, SeenCup

PLAYING = Seen(
    code="0000000A",
    version=5,
    status="playing",
    seated=(101, 102),
    owing=(101,),
    invited=(),
    proposal=None,
    paused=False,
)


def pressed_at(table: Seen, presses: int = 200) -> list[str]:
    """The deeds of the people of one table."""
    crowd = Crowd(Random(1), 1)
    crowd.note(table)
    return [asked.deed for n in range(1, presses + 1) if (asked := crowd.press(n)) is not None]


def test_people_press_at_a_table_that_everybody_has_left() -> None:
    left = msgspec.structs.replace(PLAYING, seated=(), owing=(), proposal=7)
    assert {"answer", "take-over", "play"} <= set(pressed_at(left))


@pytest.mark.parametrize(
    "waits",
    [{"status": "lobby"}, {"paused": True}, {"owing": ()}, {"status": "finished"}],
)
def test_time_runs_out_only_where_a_person_owes_a_decision(waits: dict[str, object]) -> None:
    crowd = Crowd(Random(1), 1)
    crowd.let_time_run_out()
    crowd.note(PLAYING)
    assert crowd.press(1) is None
    crowd.note(msgspec.structs.replace(PLAYING, version=6, **waits))
    assert crowd.press(2) is not None


def test_what_was_seen_before_does_not_hide_what_is_newer() -> None:
    """Answers of several processes may overtake each other."""
    crowd = Crowd(Random(1), 1)
    crowd.let_time_run_out()
    crowd.note(msgspec.structs.replace(PLAYING, version=6, paused=True))
    crowd.note(PLAYING)
    assert crowd.press(1) is not None


CUP = SeenCup(
    code="0000000B",
    version=3,
    status="entry",
    opened_by=101,
    entered=(101, 102),
    tables=(),
)


def pressed_at_cup(cup: SeenCup | None, cups: int = 1) -> set[tuple[str, str | None]]:
    """The deeds of people, where one cup is kept going; each with its code."""
    crowd = Crowd(Random(1), 1, cups)
    crowd.note(PLAYING)
    if cup is not None:
        crowd.note_cup(cup)
    asked = [crowd.press(n) for n in range(1, 4000)]
    return {(each.deed, each.code) for each in asked if each is not None and "cup" in each.deed}


def test_nobody_thinks_of_cups_where_none_are_kept_going() -> None:
    assert pressed_at_cup(CUP, cups=0) == set()


def test_people_open_a_cup_enter_it_begin_it_and_look_at_it() -> None:
    assert pressed_at_cup(None) == {("open-cup", None)}
    anywhere = {"leave-cup", "remove-from-cup", "call-off-cup"}
    entry = {(deed, CUP.code) for deed in ("enter-cup", "begin-cup", *anywhere)}
    assert pressed_at_cup(CUP) == entry
    playing = msgspec.structs.replace(CUP, status="playing")
    assert pressed_at_cup(playing) == {(deed, CUP.code) for deed in ("watch-cup", *anywhere)}
    over = msgspec.structs.replace(CUP, status="finished")
    assert pressed_at_cup(over) == {("open-cup", None)}


def test_at_the_tables_of_a_cup_people_play() -> None:
    crowd = Crowd(Random(1), 1, 1)
    crowd.note_cup(msgspec.structs.replace(CUP, status="playing", tables=(PLAYING,)))
    asked = [crowd.press(n) for n in range(1, 200)]
    assert ("play", PLAYING.code) in {(each.deed, each.code) for each in asked if each is not None}

"""The harness's people go on acting, whatever happens to their tables."""

from random import Random

import msgspec
import pytest

from tests.crash.people import Crowd
from tests.crash.process_protocol import Seen

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

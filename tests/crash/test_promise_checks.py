"""The crash oracle finds what is wrong with the posts of a table, and nothing else."""

from collections.abc import Sequence

import pytest

from core.game import Seat
from model.message import Message as Kept
from model.message import Ring, Subject, Wish
from model.table import Status, Table
from tests.crash.platform_double import Message
from tests.crash.promise_checks import Kept as State
from tests.crash.promise_checks import of_posts
from tests.storage.sample_rows import ANNA, CAFFE, PIAZZA, changed, full_table

TABLE = changed(full_table("F0LL"), status=Status.PLAYING, version=21)
CALL = f"@{ANNA}/11"
RING = Ring(ANNA, Seat(0), 11)


def post(number: int, *said: str, place: int = CAFFE, has_buttons: bool = False) -> Message:
    """A post of the table, which has said this one after the other."""
    words = [f"F0LL {one}" for one in said]
    return Message(number, f"place:{place}", number, words, has_buttons=has_buttons)


def states(*wishes: tuple[int, Wish], shows: bool = True) -> Sequence[State]:
    """What was kept of its posts: a version of the table for each wish, all fulfilled at last."""
    kept, found = Kept(Subject("table", TABLE.id), CAFFE, 0), []
    for version, wish in wishes:
        kept = kept.wished(0, wish)
        found.append(State(TABLE.id, version, kept))
    done = kept.arrived(2, kept.wanted, 0, as_sent=True)
    return [*found, State(TABLE.id, 21, done)] if shows else found


FIRST = post(1, "board 19 ", "board 20 ")
NEWEST = post(2, f"board 20  {CALL}", "board 21 ", has_buttons=True)
COURSE = states((20, Wish(news=True, rings=(RING,))), (21, Wish()))


def wrong(posts: Sequence[Message], course: Sequence[State] = COURSE, table: Table = TABLE) -> str:
    return "\n".join(of_posts(table, course, posts))


def test_nothing_is_wrong_with_the_newest_post_in_its_place_alone_with_controls() -> None:
    assert wrong([FIRST, NEWEST]) == ""
    over = changed(TABLE, status=Status.FINISHED)
    assert wrong([FIRST, changed(NEWEST, has_buttons=False)], table=over) == "", "a rematch's"


@pytest.mark.parametrize(
    ("posts", "fault"),
    [
        ([FIRST], "with controls stand []"),
        ([changed(FIRST, has_buttons=True), NEWEST], "with controls stand"),
        ([FIRST, NEWEST, post(3, "board 21 ")], "not the newest"),
        ([FIRST, changed(NEWEST, lane=f"place:{PIAZZA}")], "not the newest in its place"),
        ([FIRST, post(2, f"board 20  {CALL}", has_buttons=True)], "version 21 is not shown"),
        ([post(1, "board 20 ", "board 19 "), NEWEST], "a post went back"),
        ([post(1, "board 21 "), NEWEST], "out of order"),
        ([post(1, f"board 19  {CALL}"), NEWEST], "called twice"),
        ([FIRST, post(2, "board 20 ", "board 21 ", has_buttons=True)], "never called"),
    ],
)
def test_what_is_wrong_with_posts_is_found(posts: Sequence[Message], fault: str) -> None:
    assert fault in wrong(posts)


def test_whoever_waits_for_a_call_or_needs_none_was_not_forgotten() -> None:
    silent = [FIRST, post(2, "board 20 ", "board 21 ", has_buttons=True)]
    waits = states((20, Wish(news=True, rings=(RING,))), shows=False)
    assert wrong(silent, waits) == ""
    answered = states((20, Wish(news=True, rings=(changed(RING, asked=10),))))
    assert wrong(silent, answered) == ""

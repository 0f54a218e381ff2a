"""The rulebook's example of three turns, played on a map where it can be told hex by hex.

A        h . . f o f h
B       . . . o f f h .
C      f h h h . f . o .
D     . . . . o . f . h .
E    . . o . . . f . . f o
F   . o . f o . . o f . f .
G  f h . h f f o . . h f f h
H   . . h o . f . o . o . f
J    o h h . f o h . . h f
K     . . o f h . o . . f
L      . . . f . . f . o
M       f . h . . . f .
N        f . . . f o f
"""

from msgspec.structs import replace

from core.game import Seat
from games.la_strada.board import MOST_DAYS, shape
from games.la_strada.game import LA_STRADA
from games.la_strada.legality import links
from games.la_strada.moves import TurnEnded
from games.la_strada.state import State
from tests.games.la_strada.positions import (
    END,
    at,
    build,
    cost,
    events,
    is_allowed,
    names,
    path,
    play,
    view,
    world,
)
from tests.perft.perft import perft

LAID = (0, 15, 3, 10, 7, 12)
GREY, BLACK = Seat(0), Seat(1)
KINDS = {"H8": "town", "F8": "city", "F5": "village", "G7": "hamlet", "E3": "city"}

FIRST_TURN = world(
    shops=("K6", "B2", "N2"), cubes={1: "E3 G7"}, kinds=KINDS, laid=LAID, days=(6, 0, 0)
)


def _next_turn_of_grey(state: State) -> State:
    """The others let their turns go by; a turn of grey that is over needs no end."""
    while True:
        state = play(state, END)
        if state.turn == GREY:
            return state


def _after_first_turn() -> State:
    return _next_turn_of_grey(play(FIRST_TURN, build("K6-J7-H8"), build("H8-G8-F8")))


def _after_second_turn() -> State:
    return _next_turn_of_grey(play(_after_first_turn(), build("F8-F7-F6-F5"), build("H8-H7-G7")))


def test_first_turn_a_straight_hill_to_a_town_and_a_bent_plain_to_a_city() -> None:
    assert shape(*path("K6-J7-H8")) == "straight"
    assert shape(*path("H8-G8-F8")) == "bend"
    after = play(FIRST_TURN, build("K6-J7-H8"))
    assert after.days[GREY] == 6 - 4
    told = events(after, build("H8-G8-F8"))
    assert told[1] == TurnEnded(GREY, 2, 0, by_itself=True)
    assert view(play(after, build("H8-G8-F8"))).seats[GREY].gold == 4 + 5


def test_second_turn_the_second_city_is_out_of_reach_so_a_village_and_a_hamlet_are_linked() -> None:
    state = _after_first_turn()
    assert state.days[GREY] == 6
    assert not any(road[-1] == at("E3") for road in links(state, GREY, 6))
    assert any(road[-1] == at("E3") for road in links(state, GREY, MOST_DAYS))
    after = play(state, build("F8-F7-F6-F5"))
    assert (after.turn, after.days[GREY], after.tiles[GREY]) == (GREY, 2, (15, 8, 4))
    told = events(after, build("H8-H7-G7"))
    assert told[1] == TurnEnded(GREY, 2, 0, by_itself=True)
    after = play(after, build("H8-H7-G7"))
    assert after.tiles[GREY] == (18 - 1 - 3, 8, 4)
    assert view(after).seats[GREY].gold_by_kind == (1, 3, 4, 5)
    assert view(after).seats[BLACK].gold_by_kind == (1, 0, 0, 5)


def test_third_turn_grey_goes_the_long_way_and_black_can_pass_only_by_the_village() -> None:
    state = _after_second_turn()
    assert state.days[GREY] == 6
    short, long = "F5-F4-E3", "F5-E5-D4-D3-E3"
    assert (cost(short, LAID), cost(long, LAID)) == (3, 6)
    assert is_allowed(state, build(short))
    assert is_allowed(state, build(long))
    assert view(play(state, build(long))).seats[BLACK].gold_by_kind == (1, 0, 0, 4)
    assert _ways_of_black_to(play(state, build(short)), "F8") == ["E3-E4-E5-E6-E7-F8"]
    blocked = play(state, build(long))
    assert _ways_of_black_to(blocked, "F8") == []
    assert _ways_of_black_to(blocked, "F5")


def _ways_of_black_to(state: State, name: str) -> list[str]:
    """Black's links of at most ten days to this settlement."""
    ways = links(state, BLACK, MOST_DAYS)
    return [names(road) for road in ways if road[-1] == at(name)]


def test_lines_of_play_counted_by_hand() -> None:
    """With three days I can build one link, or end.

    The rival then has one plain tile and two links, to D2 over C2 or D3, or ends. The third player
    has no tile: each of these lines is over before a third move.
    """
    state = replace(world(days=(3, 0, 0)), tiles=((18, 8, 5), (1, 0, 0), (0, 0, 0)))
    assert perft(LA_STRADA, state, 1) == 2
    assert perft(LA_STRADA, state, 2) == 2 * 3
    assert perft(LA_STRADA, state, 3) == 2 * 3

"""R-1 and R-2: components and setup."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt

import pytest

from core.rng import Rng
from games.stratego4.armies import (
    ARMIES_OF_VERSION_1,
    BEHIND_PONDS,
    FORMATIONS,
    Army,
    drawn,
    drawn_in_version_1,
    mirrored,
)
from games.stratego4.board import (
    ARMY,
    CANNON,
    COUNTS,
    CROSS,
    LIEUTENANT,
    PIECES,
    RANKS,
    SCOUT,
    SERGEANT,
    SPACE_NAMES,
    THREEFOLD,
    TOP_OF_SLIDER,
    Board,
    Rank,
)
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import ArmyReady, Arrange, BattleBegan
from games.stratego4.state import State
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    READY,
    RIVAL,
    THIRD,
    begun,
    code,
    flag,
    named,
    play,
    space,
    swap,
    view,
)
from tests.games.whole_games import seed_from

BOARDS = pytest.mark.parametrize("board", [CROSS, THREEFOLD], ids=lambda board: board.name)


def _ranks(state: State, seat: int) -> tuple[int, ...]:
    board = CROSS if len(state.flags) == CROSS.seats else THREEFOLD
    return tuple(state.cells[each] & 15 for each in board.zones[seat])


def _line(board: Board, start: str, towards: str) -> list[str]:
    lines = [[SPACE_NAMES[each] for each in line] for line in board.lines[space(start)]]
    return next([start, *line] for line in lines if line[0] == towards)


# -- R-1 ---------------------------------------------------------------------------------------


def test_r_1_1_three_or_four_play_and_four_may_be_teams() -> None:
    for seats in (3, 4):
        assert len(view(begun(seats)).seats) == seats
    for seats in (2, 5):
        with pytest.raises(ValueError, match="three or four"):
            begun(seats)
    assert view(begun(4, Options(teams=True))).options.teams


def test_r_1_2_an_army_has_twenty_pieces_of_nine_ranks() -> None:
    assert len(ARMY) == PIECES == 20
    assert [COUNTS[rank] for rank in RANKS] == [1, 1, 2, 2, 3, 3, 4, 1, 3]


def test_r_1_3_the_slider_goes_from_nought_to_six() -> None:
    assert TOP_OF_SLIDER == 6
    assert len(view(begun()).flags) == 4


def test_r_1_4_the_cross_has_133_cells_of_which_nine_are_the_castle() -> None:
    assert len(CROSS.spaces) == 133 - 9 + 2
    assert named(CROSS.spaces) >= {"a4", "a10", "d1", "m10", "j13", "g5", "ring", "turret"}
    assert not named(CROSS.spaces) & {"a3", "c3", "f6", "g7", "k11"}


def test_r_1_5_the_board_for_three_has_three_sectors_of_33_spaces() -> None:
    assert len(THREEFOLD.spaces) == 3 * 33 + 2
    assert named(THREEFOLD.spaces) >= {"b1", "f1", "a2", "g5", "h5", "n3", "p1", "u5"}
    assert not named(THREEFOLD.spaces) & {"a1", "g1", "h1", "o1", "u1", "a6"}


@BOARDS
def test_r_1_6_the_ring_is_next_to_twelve_spaces_and_the_turret(board: Board) -> None:
    assert len(board.beside[board.ring]) == 12 + 1
    assert board.beside[board.turret] == (board.ring,)
    for exit_ in board.beside[board.ring]:
        assert board.ring in board.beside[exit_]


@BOARDS
def test_r_1_7_ponds_are_next_to_nothing_for_pieces(board: Board) -> None:
    assert len(board.ponds) == 2 * board.seats
    for pond in board.ponds:
        assert board.beside[pond] == ()
        assert not any(pond in near for near in board.beside)


@BOARDS
def test_r_1_8_a_zone_has_21_spaces_with_its_recruitment_space_in_the_middle(board: Board) -> None:
    for zone, middle, back in zip(board.zones, board.recruitment, board.flags, strict=True):
        assert len({*zone, middle}) == PIECES + 1
        assert back == zone[16]
        beside = {SPACE_NAMES[each] for each in board.beside[middle]}
        assert beside == {SPACE_NAMES[zone[place]] for place in (3, 9, 10, 16)}


def test_r_1_9_lines_go_straight_and_across_the_joints_as_drawn() -> None:
    assert _line(CROSS, "d1", "d2") == [f"d{row}" for row in range(1, 14)]
    assert _line(CROSS, "g3", "g4") == ["g3", "g4", "g5", "ring", "turret"]
    assert _line(THREEFOLD, "e1", "f1")[:5] == ["e1", "f1", "p1", "p2", "p3"]
    assert _line(THREEFOLD, "g4", "g3")[:5] == ["g4", "g3", "g2", "p1", "q1"]
    assert _line(THREEFOLD, "e2", "f2")[:4] == ["e2", "f2", "g2", "o2"]


# -- R-2 ---------------------------------------------------------------------------------------


def test_r_2_1_seats_go_clockwise_and_partners_sit_opposite() -> None:
    assert [SPACE_NAMES[at] for at in CROSS.flags] == ["g1", "a7", "g13", "m7"]
    state = play(begun(4, Options(teams=True)), READY, READY, READY, READY)
    first = view(state).first
    assert first is not None
    moved = play(state, next(STRATEGO4.legal_moves(state, first)))
    assert view(moved).turn == (first + 1) % 4


def test_r_2_2_all_deploy_at_once_and_fill_their_zones_but_for_the_middle() -> None:
    state = begun()
    assert STRATEGO4.to_act(state) == {ME, RIVAL, THIRD, FOURTH}
    for seat in range(4):
        assert sorted(_ranks(state, seat), reverse=True) == list(ARMY)
        assert not state.cells[CROSS.recruitment[seat]]


def test_r_2_3_each_has_a_formation_and_may_change_it_until_ready() -> None:
    ranks = FORMATIONS["oak"]
    state = play(begun(), Arrange(ranks))
    assert _ranks(state, ME) == ranks
    state = play(state, swap("d3 e3"))
    assert _ranks(state, ME)[:2] == (ranks[1], ranks[0])
    state = play(state, READY)
    assert STRATEGO4.to_act(state) == {RIVAL, THIRD, FOURTH}
    assert code(state, swap("d3 e3"), ME) == "ready"
    assert code(state, READY, ME) == "ready"


def test_r_2_4_the_piece_on_the_flag_space_bears_the_flag() -> None:
    state = play(begun(), READY, READY, READY, READY)
    assert [flag(state, seat) for seat in range(4)] == [("g1", 0), ("a7", 1), ("g13", 2), ("m7", 3)]


def test_r_2_5_the_lot_says_who_begins_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(1, 24):
        state = play(begun(4, seed=seed), READY, READY, READY)
        told = STRATEGO4.apply(state, FOURTH, READY).told
        assert told[0].event == ArmyReady(FOURTH, 0)
        assert isinstance(told[1].event, BattleBegan)
        firsts.add(told[1].event.first)
    assert firsts == {0, 1, 2, 3}


def test_r_2_6_sliders_begin_at_nought() -> None:
    assert [seat.slider for seat in view(begun()).seats] == [0, 0, 0, 0]


# -- Formations --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(FORMATIONS))
def test_a_formation_is_an_army_with_a_low_bearer_and_guns_behind_ponds(key: str) -> None:
    ranks = FORMATIONS[key]
    assert sorted(ranks, reverse=True) == list(ARMY)
    assert ranks[16] in (4, 5), "low, but not the lowest"
    assert ranks[2] == ranks[4] == CANNON
    assert ranks[:7].count(Rank(3)) < COUNTS[Rank(3)], "some scouts are kept back"


Drawing = Callable[[Board, Rng], tuple[Army, Rng]]
DRAWN = 20_000


def _armies(board: Board, draw: Drawing = drawn, many: int = DRAWN) -> Iterator[Army]:
    """Armies drawn one after the other from one seed."""
    rng = Rng(seed_from(5))
    for _ in range(many):
        army, rng = draw(board, rng)
        yield army


@BOARDS
def test_r_2_3_a_drawn_army_can_be_played_as_it_stands(board: Board) -> None:
    bearer = board.zones[0].index(board.flags[0])
    for army in _armies(board, many=500):
        assert sorted(army, reverse=True) == list(ARMY)
        assert army[bearer] >= SERGEANT


def _telling(board: Board, draw: Drawing) -> list[tuple[int, Rank]]:
    """Places and ranks that the code of a drawing tells more than twice as well as an even spread.

    R-2.2 allows every arrangement, so the even spread is the twenty pieces shuffled over the twenty
    places: a rank of which there are n stands at a place in n of 20 armies. A bound on that answers
    both questions: which rank stands at a place, and at which of the places a rank is.
    """
    found = Counter(stood for army in _armies(board, draw) for stood in enumerate(army))
    return [
        (place, rank)
        for (place, rank), times in found.items()
        if times / DRAWN > 2 * COUNTS[rank] / PIECES
    ]


@BOARDS
def test_no_place_and_no_rank_of_a_drawn_army_can_be_told_from_the_code(board: Board) -> None:
    assert _telling(board, drawn) == []


@BOARDS
def test_who_knows_a_piece_of_a_drawn_army_knows_little_of_the_others(board: Board) -> None:
    """No drawing shines through: little more than twice even, and as much as chance may stray."""
    armies = list(_armies(board, many=6000))
    for known in range(0, PIECES, 3):
        for rank in (SCOUT, SERGEANT, LIEUTENANT, CANNON):
            left = Counter(ARMY) - Counter([rank])
            fitting = [army for army in armies if army[known] == rank]
            for place in set(range(PIECES)) - {known}:
                for other, times in Counter(army[place] for army in fitting).items():
                    even = left[other] / (PIECES - 1)
                    stray = 4 * sqrt(2 * even / len(fitting))
                    assert times / len(fitting) <= 2.25 * even + stray, (known, rank, place, other)


@BOARDS
def test_armies_of_games_begun_under_version_1_are_drawn_as_they_were(board: Board) -> None:
    known = [each for ranks in ARMIES_OF_VERSION_1.values() for each in (ranks, mirrored(ranks))]
    for army in _armies(board, drawn_in_version_1, many=40):
        assert sorted(army, reverse=True) == list(ARMY)
        assert all(army[at] == CANNON for at in BEHIND_PONDS[board.name])
        assert min(sum(a != b for a, b in zip(army, each, strict=True)) for each in known) <= 10

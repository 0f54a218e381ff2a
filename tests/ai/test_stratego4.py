"""What computer players of Stratego 4 infer about hidden pieces, and do in simple positions."""

from typing import Any

import pytest
from msgspec.structs import replace

from ai.base import unhurried
from ai.search import Horizon, Playouts, reward
from ai.stratego4 import ExpertSense, Judgement, Sortie, Stratego4Sense, greedy_move
from ai.stratego4_estimates import (
    Beliefs,
    Race,
    SeenBoard,
    beats,
    outlook,
    peril,
    steps_between,
    victory,
)
from core.game import Seat
from games.stratego4.board import (
    CANNON,
    CAPTAIN,
    CROSS,
    GENERAL,
    MARSHAL,
    RANKS,
    SCOUT,
    SPY,
    THREEFOLD,
    Board,
    Rank,
    Space,
)
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import BeReady, FireCannon, Move, MovePiece
from games.stratego4.state import TOLD, State
from games.stratego4.view import Options, PieceView, View
from tests.games.stratego4.positions import ME, RIVAL, THIRD, begun, space, world


def _seen(state: State) -> View:
    return STRATEGO4.view_for(state, ME)


def _plays(state: State) -> Move:
    return greedy_move(_seen(state), list(STRATEGO4.legal_moves(state, ME)))


def _moved_from(move: Move) -> Space:
    assert isinstance(move, MovePiece)
    return move.start


def _step(start: str, to: str) -> MovePiece:
    return MovePiece(space(start), space(to))


def _piece(view: View, at: str) -> PieceView:
    return next(piece for piece in view.pieces if piece.space == space(at))


def _believed(view: View, piece: PieceView) -> dict[Rank, float]:
    chances = Beliefs(view).chances(piece)
    return {rank: chance for rank, chance in zip(RANKS, chances, strict=True) if chance}


# --- beliefs -------------------------------------------------------------------------------------


def test_what_is_beaten_or_told_is_none_of_the_unknown() -> None:
    view = _seen(world({ME: "9g1", RIVAL: "3c5 9c6"}))
    believed = _believed(view, _piece(view, "c5"))
    assert believed == {SCOUT: pytest.approx(0.5), MARSHAL: pytest.approx(0.5)}


@pytest.mark.parametrize(
    ("seen", "ranks"),
    [
        ({"turned": True, "longest": 1}, {CAPTAIN}),
        ({"longest": 4}, {SCOUT}),
        ({"longest": 2}, {CAPTAIN, SCOUT}),
    ],
)
def test_how_a_piece_moved_says_what_it_is(seen: dict[str, Any], ranks: set[Rank]) -> None:
    view = _seen(world({ME: "9g1", RIVAL: "9c10"}, whole=(RIVAL,)))
    piece = replace(_piece(view, "c5"), moved=True, **seen)
    assert set(_believed(view, piece)) == ranks


def test_what_stays_behind_a_pond_is_rather_a_cannon_and_what_goes_there_most_likely() -> None:
    view = _seen(world({ME: "9g1", RIVAL: "9c10"}, whole=(RIVAL,)))
    waiting, elsewhere = _piece(view, "c6"), _piece(view, "c5")
    chances = [
        _believed(view, piece)[CANNON]
        for piece in (elsewhere, waiting, replace(waiting, moved=True))
    ]
    assert chances == sorted(chances)
    assert chances[0] < 3 / 20 < chances[1] < 1 / 2 < chances[2] < 1


def test_whoever_bears_the_own_flag_is_hardly_of_the_lowest() -> None:
    view = _seen(world({ME: "9g1", RIVAL: "9c10"}, whole=(RIVAL,)))
    bearer = replace(_piece(view, "a7"), flag=RIVAL)
    believed = _believed(view, bearer)
    assert 0 < believed[SCOUT] + believed[SPY] + believed[CANNON] < 0.1


def test_what_came_out_is_rather_marshal_or_general_where_the_strong_lead() -> None:
    view = _seen(world({ME: "9g1", RIVAL: "4e5"}, whole=(RIVAL,)))
    moved = replace(_piece(view, "e5"), moved=True)
    plain, wary = (
        dict(zip(RANKS, Beliefs(view, lead).chances(moved), strict=True)) for lead in (False, True)
    )
    assert wary[MARSHAL] > 2 * plain[MARSHAL]
    assert wary[GENERAL] > 2 * plain[GENERAL]
    rest = _piece(view, "c5")
    assert Beliefs(view, strong_lead=True).chances(rest) == Beliefs(view).chances(rest)


def test_in_the_memory_game_an_army_that_seems_used_up_may_be_anything() -> None:
    view = _seen(world({ME: "9g1", RIVAL: "3c5"}, options=Options(memory=True)))
    forgotten = replace(view.seats[RIVAL], lost=tuple(sorted(RANKS, reverse=True)) * 4)
    seats = (view.seats[ME], forgotten, *view.seats[2:])
    assert len(_believed(replace(view, seats=seats), _piece(view, "c5"))) == len(RANKS)


def test_chances_of_a_duel_add_up_and_follow_the_ranks() -> None:
    even = tuple(1 / len(RANKS) for _ in RANKS)
    for rank in RANKS:
        duel = outlook(rank, even)
        assert duel.win + duel.tie + duel.lose == pytest.approx(1)
        assert duel.win * len(RANKS) == pytest.approx(sum(beats(rank, other) for other in RANKS))
    assert peril(MARSHAL, tuple(float(rank == SPY) for rank in RANKS)) == 1


# --- races ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", [CROSS, THREEFOLD])
def test_every_flag_begins_six_steps_from_the_turret(board: Board) -> None:
    steps = steps_between(board.seats, board.turret)
    assert [steps[flag] for flag in board.flags] == [6] * board.seats


def test_who_stands_in_the_way_makes_it_longer() -> None:
    free = SeenBoard(_seen(world({ME: "5g3"}, flags={ME: "g3"})))
    full = SeenBoard(_seen(world({ME: "5g3 4g4 4f3 4h3", RIVAL: "3f5"}, flags={ME: "g3"})))
    ways = [Race(field, field.there(space("g3")), 24) for field in (free, full)]
    assert [race.left for race in ways] == [4, 5]
    assert space("g4") in ways[1].path


def test_a_flag_on_the_ring_is_stopped_by_neighbours_cannons_and_scouts_in_reach() -> None:
    alone = SeenBoard(_seen(world({ME: "5ring", RIVAL: "4a4"}, flags={ME: "ring"})))
    beaten = SeenBoard(_seen(world({ME: "5ring", RIVAL: "6e7"}, flags={ME: "ring"})))
    shot = SeenBoard(_seen(world({ME: "5ring", RIVAL: "1c6"}, flags={ME: "ring"})))
    hidden = SeenBoard(_seen(world({ME: "5ring", RIVAL: "1c6 4d5"}, flags={ME: "ring"})))
    ring = space("ring")
    assert alone.stop(RIVAL, ring, Rank(5)) == 0
    assert beaten.stop(RIVAL, ring, Rank(5)) == 1
    assert shot.stop(RIVAL, ring, Rank(5)) == 1
    assert 0.5 < hidden.stop(RIVAL, ring, Rank(5)) < 1


# --- play ----------------------------------------------------------------------------------------


def test_a_flag_beside_the_turret_goes_in() -> None:
    state = world({ME: "5ring 9g3", RIVAL: "9e7"}, whole=(RIVAL,), flags={ME: "ring"})
    first = Stratego4Sense().candidates(_seen(state), list(STRATEGO4.legal_moves(state, ME)))[0]
    assert first == _plays(state) == _step("ring", "turret")


def test_the_last_who_can_stop_a_flag_does() -> None:
    armies = {ME: "7f5", RIVAL: "5ring 5c4"}
    assert _plays(world(armies, flags={RIVAL: "ring"})) == _step("f5", "ring")


def test_a_cannon_stops_it_too() -> None:
    armies = {ME: "1f3 2a4", RIVAL: "5ring 5c4"}
    shot = FireCannon(space("f3"), space("ring"))
    assert _plays(world(armies, flags={RIVAL: "ring", ME: "d1"})) == shot


def test_the_flag_does_not_walk_into_a_stronger_piece() -> None:
    armies = {ME: "3g5 4d1", RIVAL: "9g13 4e5", THIRD: "9e7"}
    state = world(armies, flags={ME: "g5"})
    assert _plays(state) != _step("g5", "ring")


def test_a_lost_flag_is_taken_back() -> None:
    armies = {ME: "6d4 5j1", RIVAL: "5c4"}
    state = world(armies, flags={ME: "d5"}, lying=(ME,), taken=(ME,))
    assert _plays(state) == _step("d4", "d5")


def test_a_cannon_goes_where_its_shots_fall_on_the_ring_and_stays() -> None:
    assert _plays(world({ME: "1e3 9j1", RIVAL: "9c10"})) == _step("e3", "f3")
    assert _moved_from(_plays(world({ME: "1f3 9j1", RIVAL: "9c10"}))) != space("f3")


def test_others_make_way_for_a_cannon() -> None:
    assert _moved_from(_plays(world({ME: "1e3 5f3 4f2", RIVAL: "9c10"}))) == space("f3")


def test_nobody_stays_where_recruits_come() -> None:
    blocked = world({ME: "5g1 4g3 4d1", RIVAL: "9c10"}, flags={ME: "g1"})
    assert _plays(blocked) != _step("g1", "g2")
    free = world({ME: "5g1 4d1", RIVAL: "9c10"}, flags={ME: "g1"})
    assert _plays(free) == _step("g1", "g2")
    assert _moved_from(_plays(world({ME: "4g2 4d1 4f1", RIVAL: "9c10"}))) == space("g2")


def test_a_captured_flag_is_not_dropped_to_beat_a_scout() -> None:
    armies = {ME: "6d5 5g1", RIVAL: "3e6 9b10"}
    state = world(armies, flags={ME: "g1", RIVAL: "d5"}, taken=(RIVAL,))
    judgement = Judgement(_seen(state))
    dropping = [MovePiece(space("d5"), space(to), leave_flag=True) for to in ("e6", "d4", "c6")]
    assert set(dropping) <= set(STRATEGO4.legal_moves(state, ME))
    assert all(judgement.value(move) < 0 for move in dropping)


def test_when_nothing_has_happened_for_long_an_attack_is_dared() -> None:
    armies = {ME: "8d5 4g2 5g1", RIVAL: "5c5"}

    def gained(quiet: int) -> float:
        state = world(armies, flags={ME: "g1"}, whole=(RIVAL,), quiet=quiet)
        return Judgement(_seen(state)).value(_step("d5", "c5"))

    assert gained(0) < gained(2) < gained(4) == gained(40)


def test_a_duel_counts_the_more_the_longer_it_is_overdue() -> None:
    def gained(judges: type[Judgement], quiet: int) -> float:
        state = world({ME: "8d5 4g2 5g1", RIVAL: "5c5"}, flags={ME: "g1"}, quiet=quiet)
        return judges(_seen(state)).value(_step("d5", "c5"))

    assert gained(Sortie, 4) < gained(Sortie, 12) < gained(Sortie, 20) < gained(Sortie, 40)
    assert gained(Judgement, 4) == gained(Judgement, 40)


@pytest.mark.parametrize("leader", [GENERAL, MARSHAL])
def test_marshal_and_general_leave_home_and_others_make_way(leader: Rank) -> None:
    state = world({ME: f"{leader}g2 4g3 5g1", RIVAL: "9c10"}, flags={ME: "g1"})
    been = bytearray(state.proofs)
    been[space("g2")] = 1
    home, abroad = (Sortie(_seen(each)) for each in (state, replace(state, proofs=bytes(been))))
    for move in (_step("g2", "f2"), _step("g3", "g4"), _step("g3", "f3")):
        assert home.value(move) > abroad.value(move)


def test_who_does_not_stand_before_the_marshal_need_not_make_way() -> None:
    shut = Sortie(_seen(world({ME: "9g2 4g3 5g1 4e3", RIVAL: "9c10"}, flags={ME: "g1"})))
    free = Sortie(_seen(world({ME: "9g2 4h3 5g1 4e3", RIVAL: "9c10"}, flags={ME: "g1"})))
    assert shut.value(_step("e3", "e4")) == pytest.approx(free.value(_step("e3", "e4")))
    assert shut.value(_step("g3", "g4")) > free.value(_step("h3", "h4")) + 1


def test_the_spy_goes_for_a_marshal_that_showed_itself() -> None:
    state = world({ME: "2e4 5g1", RIVAL: "9d9 4c5"}, flags={ME: "g1"})
    shown = bytearray(state.proofs)
    shown[space("d9")] = TOLD
    nearer = _step("e4", "e5")
    hidden, told = (
        Judgement(_seen(each)).value(nearer)
        for each in (state, replace(state, proofs=bytes(shown)))
    )
    assert told > hidden


def test_the_spy_stalks_what_came_out_but_rather_a_marshal_that_showed_itself() -> None:
    army = {ME: "2e4 5g1", RIVAL: "4d9 9i3"}
    state = world(army, flags={ME: "g1"}, whole=(RIVAL,))
    out, shown = bytearray(state.proofs), bytearray(state.proofs)
    out[space("d9")] = 1
    shown[space("d9")], shown[space("i3")] = 1, TOLD
    north, east = _step("e4", "e5"), _step("e4", "e3")
    hidden, stalked, hunted = (
        Sortie(_seen(replace(state, proofs=bytes(proofs)))) for proofs in (state.proofs, out, shown)
    )
    assert stalked.value(north) > hidden.value(north)
    assert hunted.value(east) - hidden.value(east) > stalked.value(north) - hidden.value(north)


def test_a_computer_is_ready_at_once() -> None:
    assert _plays(begun()) == BeReady()


def test_a_flag_on_the_ring_promises_as_much_as_it_is_likely_to_stay_there() -> None:
    """It is the rival's turn: it can do nothing, has a piece of unknown rank beside it, or more."""
    hopes = [
        victory(
            SeenBoard(_seen(world({ME: "5ring 4d1", RIVAL: army}, flags={ME: "ring"}, turn=RIVAL)))
        )
        for army in ("4a4", "4e7 6a4 3a5", "7e7")
    ]
    assert hopes[0] > 0.8 > hopes[1] > hopes[2]


def test_partners_race_together() -> None:
    options = Options(teams=True)
    state = world({ME: "5g3", THIRD: "5ring"}, flags={THIRD: "ring"}, options=options)
    promise, expert = (
        [sense.promise(lambda seat: STRATEGO4.view_for(state, seat), s) for s in _ALL]
        for sense in (Stratego4Sense(), ExpertSense())
    )
    assert promise[ME] == pytest.approx(promise[THIRD])
    assert promise[ME] > 0.5 > promise[RIVAL]
    assert expert == promise, "what was fitted to four alone misleads partners"


def test_to_the_expert_a_flag_on_its_way_comes_before_a_cannon() -> None:
    state = world({ME: "1d3 5h2 4j1", RIVAL: "9c10"}, flags={ME: "h2"})
    view, legal = _seen(state), list(STRATEGO4.legal_moves(state, ME))
    for sense, start in ((Stratego4Sense(), "d3"), (ExpertSense(), "h2")):
        assert _moved_from(sense.candidates(view, legal)[0]) == space(start)
        assert _moved_from(sense.habit(view, legal, float)) == space(start)


def test_a_victory_of_partners_is_worth_as_much_as_one_alone() -> None:
    """Otherwise the search would rather keep a flag before the turret than bring it in."""
    armies: dict[Seat, str] = {ME: "5ring", THIRD: "5g3"}
    playouts = Playouts(STRATEGO4, Stratego4Sense(), Horizon(1), 0, unhurried(1), reward)
    team, alone = (
        playouts.rewards(world(armies, flags={ME: "ring"}, options=Options(teams=teams)), _ALL)
        for teams in (True, False)
    )
    assert team[ME] == team[THIRD] == alone[ME] > alone[THIRD] == team[RIVAL]


_ALL = tuple(map(Seat, range(4)))

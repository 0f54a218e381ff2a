"""Imagined states fit what was seen, and all fitting ones are equally likely."""

from collections import Counter

from core.rng import Rng
from games.stratego4.board import ARMY
from games.stratego4.game import STRATEGO4
from games.stratego4.state import State
from games.stratego4.view import Options
from tests.games.stratego4.positions import (
    FOURTH,
    ME,
    RIVAL,
    THIRD,
    begun,
    move,
    play,
    stands,
    swap,
    view,
    world,
)
from tests.games.whole_games import seed_from


def _imagined(state: State, viewer: int | None, times: int = 200) -> list[State]:
    seen = view(state, viewer)
    return [STRATEGO4.imagine(seen, Rng(seed_from(number))) for number in range(times)]


def _ranks_on(worlds: list[State], name: str) -> Counter[int]:
    found = [stands(each, name) for each in worlds]
    return Counter(piece[1] for piece in found if piece is not None)


def test_own_and_told_ranks_are_as_they_are_and_others_as_the_beaten_allow() -> None:
    state = world({ME: "7e5 9e6", RIVAL: "4c9 8c8 3c5"})
    worlds = _imagined(state, ME)
    assert set(_ranks_on(worlds, "e5")) == {7}
    for name in ("c9", "c8", "c5"):
        assert set(_ranks_on(worlds, name)) == {3, 4, 8}
    assert all(each.lost == state.lost for each in worlds)


def test_every_deal_is_equally_likely() -> None:
    state = world({ME: "7e5", RIVAL: "4c9 8c8 3c5"})
    deals = Counter(
        tuple(stands(each, name) for name in ("c9", "c8", "c5"))
        for each in _imagined(state, ME, 600)
    )
    assert len(deals) == 6
    assert min(deals.values()) > 60


def test_who_turned_is_a_captain_and_who_ran_far_a_scout() -> None:
    state = world({ME: "7e5", RIVAL: "6c9 3c5 9k9 4a9"}, turn=RIVAL)
    state = play(state, move("c9 d10"))
    worlds = _imagined(state, ME)
    assert set(_ranks_on(worlds, "d10")) == {6}
    assert set(_ranks_on(worlds, "c5")) == {3, 4, 9}
    ran = play(world({ME: "7e5", RIVAL: "6c9 3c5 9k9"}, turn=RIVAL), move("c5 d5"))
    assert set(_ranks_on(_imagined(ran, THIRD), "d5")) == {3, 6, 9}
    far = play(world({ME: "7e12", RIVAL: "6c9 3c5 9k9"}, turn=RIVAL), move("c5 h5"))
    assert set(_ranks_on(_imagined(far, THIRD), "h5")) == {3}


def test_two_steps_straight_on_are_a_captains_or_a_scouts_as_often_as_deals_allow() -> None:
    """One captain, two scouts and a general, one of them quick: one third and two thirds."""
    state = world({ME: "7e12", RIVAL: "6c9 3c5 3c6 8k9"}, turn=RIVAL)
    found = _ranks_on(_imagined(play(state, move("c5 e5")), ME, 900), "e5")
    assert set(found) == {3, 6}
    assert 230 < found[6] < 370


def test_several_quick_ones_share_what_captains_and_scouts_there_are() -> None:
    state = world({ME: "7e12", RIVAL: "6c9 3c5 6a9 4k9", THIRD: "", FOURTH: ""}, turn=RIVAL)
    state = play(state, move("c5 e5"), move("e12 e11"), move("c9 e9"))
    found: Counter[tuple[int, ...]] = Counter()
    for each in _imagined(state, ME):
        found[tuple((stands(each, name) or (0, 0))[1] for name in ("e5", "e9"))] += 1
    assert set(found) == {(6, 6), (3, 6), (6, 3)}


def test_while_deploying_rivals_may_have_any_army() -> None:
    state = play(begun(), swap("d3 e3"))
    worlds = _imagined(state, ME, 60)
    assert len({each.cells for each in worlds}) == 60
    for each in worlds:
        assert [c for c in each.cells if c >> 4 == 1] == [c for c in state.cells if c >> 4 == 1]
        for seat in (1, 2, 3):
            ranks = [cell & 15 for cell in each.cells if cell >> 4 == seat + 1]
            assert sorted(ranks, reverse=True) == list(ARMY)


def test_in_the_memory_game_what_was_told_is_forgotten_and_proofs_are_not() -> None:
    armies = {ME: "7e5", RIVAL: "9e6 6c9 3a9"}
    state = play(world(armies, options=Options(memory=True)), move("e5 e6"))
    assert set(_ranks_on(_imagined(state, ME), "e6")) == {3, 6, 9}
    state = play(world({ME: "7e5", RIVAL: "9e6 6c9 3a9"}), move("e5 e6"))
    assert set(_ranks_on(_imagined(state, ME), "e6")) == {9}


def test_while_somebody_recruits_it_is_still_the_movers_turn() -> None:
    state = world({ME: "4e5 5d1", RIVAL: "7e6"}, sliders={RIVAL: 5})
    due = play(state, move("e5 e6"))
    for each in _imagined(due, None, 5):
        assert (each.turn, each.recruiter, each.cause) == (ME, RIVAL, "slider")

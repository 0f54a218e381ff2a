"""Imagined states keep what was seen in the stack, and vary in the rest."""

from collections import Counter

from core.rng import Rng
from games.strada_romana.board import WAGONS
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.state import State
from tests.games.strada_romana.positions import LOOK, choose, play, view, wagon, world
from tests.games.whole_games import seed_from


def _imagined(state: State, viewer: int | None, times: int = 120) -> list[State]:
    seen = view(state, viewer)
    return [STRADA_ROMANA.imagine(seen, Rng(seed_from(number))) for number in range(times)]


def test_to_the_public_any_tile_may_be_anywhere() -> None:
    state = world(kept=[(0, "ballio"), (1, "sosia")])
    worlds = _imagined(state, None)
    assert {w.removed for w in worlds} == set(range(10))
    assert {w.kept[0] for w in worlds} == set(range(10))
    assert {w.kept[1] for w in worlds} == set(range(10))


def test_who_looked_first_knows_which_tile_is_removed() -> None:
    state = play(world(), LOOK, choose("ballio"), LOOK, choose("sosia"))
    worlds = _imagined(state, 0)
    assert {w.removed for w in worlds} == {wagon("demetrius")}
    assert {w.kept[0] for w in worlds} == {wagon("ballio")}
    left = set(range(10)) - {wagon("demetrius"), wagon("ballio")}
    assert {w.kept[1] for w in worlds} == left


def test_who_looked_second_knows_two_tiles_of_which_one_is_removed() -> None:
    state = play(world(), LOOK, choose("ballio"), LOOK, choose("sosia"))
    found = Counter((w.removed, w.kept) for w in _imagined(state, 1, 400))
    ballio, sosia, demetrius = map(wagon, ("ballio", "sosia", "demetrius"))
    assert set(found) == {(demetrius, (ballio, sosia)), (ballio, (demetrius, sosia))}
    assert min(found.values()) > 140, "both are equally likely"


def test_between_two_looks_of_ones_own_others_took_what_is_gone() -> None:
    state = play(world(seats=3), LOOK, choose("ballio"), LOOK, choose("sosia"))
    state = play(state, LOOK, choose("tranio"), LOOK, choose("plotus"))
    worlds = _imagined(state, 0)
    both = (wagon("sosia"), wagon("tranio"))
    assert {w.kept[1:3] for w in worlds} == {both, both[::-1]}
    assert {w.kept[3] for w in worlds} == {wagon("plotus")}


def test_who_is_looking_knows_what_was_taken_since() -> None:
    state = play(world(seats=3), LOOK, choose("ballio"), LOOK, choose("sosia"))
    state = play(state, LOOK, choose("tranio"), LOOK)
    for imagined in _imagined(state, 0):
        assert set(imagined.kept[1:]) == {wagon("sosia"), wagon("tranio")}
        assert imagined.looking
    assert len({w.kept for w in _imagined(state, 1)}) > 4


def test_the_bag_is_imagined_in_any_order_but_holds_what_it_holds() -> None:
    state = world()
    worlds = _imagined(state, 0)
    assert len({w.tile_bag for w in worlds}) == len(worlds)
    assert len({w.cube_bag for w in worlds}) == len(worlds)
    assert all(sorted(w.tile_bag) == sorted(state.tile_bag) for w in worlds)
    assert all(sorted(w.cube_bag) == sorted(state.cube_bag) for w in worlds)


def test_all_that_is_seen_is_imagined_as_it_is() -> None:
    """After any number of looks the imagined world looks the same to its viewer."""
    state = world(seats=3)
    for name in WAGONS[:4] + WAGONS[5:9]:
        state = play(state, LOOK, choose(name))
        for viewer in (None, 0, 1, 2):
            for imagined in _imagined(state, viewer, 5):
                assert view(imagined, viewer) == view(state, viewer)

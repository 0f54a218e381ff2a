"""Wagon tiles and passing. Rules: R-7, R-8."""

from collections import Counter

from msgspec.structs import replace

from core.game import EVERYONE, Told, only
from core.rng import Rng
from games.strada_romana.board import WAGONS, Wagon
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import ChooseWagonTile, Passed, StackLookedAt, TileChosen, TileKept
from games.strada_romana.state import State, stack
from tests.games.strada_romana.positions import (
    LOOK,
    ME,
    PASS,
    RIVAL,
    buy,
    choose,
    code,
    events,
    is_allowed,
    legal,
    play,
    refusal,
    run,
    step,
    view,
    wagon,
    world,
)
from tests.games.whole_games import seed_from


def test_r_7_1_a_player_looks_through_the_stack_and_keeps_one() -> None:
    state = world(kept=[(1, "sosia")])
    assert events(state, LOOK) == [StackLookedAt(ME)]
    looking = play(state, LOOK)
    assert [move.wagon for move in legal(looking) if isinstance(move, ChooseWagonTile)] == [
        Wagon(n) for n in range(10) if n not in (wagon("sosia"), wagon("demetrius"))
    ]
    after = play(looking, choose("ballio"))
    assert after.turn == RIVAL
    assert view(after, ME).hand == (wagon("ballio"),)
    assert view(after).stack_count == 7


def test_r_7_1_having_looked_one_must_keep_one() -> None:
    looking = play(world(coins=(4, 4)), LOOK)
    for move in (PASS, LOOK, run("ballio", "1C"), buy("lateral")):
        assert code(looking, move) == "keep-one-first"
    assert refusal(looking, choose("demetrius")).values.keys() == {"wagon"}
    assert code(looking, choose("demetrius")) == "not-in-stack"
    assert code(looking, ChooseWagonTile(Wagon(10))) == "no-such-wagon"
    assert code(world(), choose("ballio")) == "look-first"


def test_r_7_1_only_who_looks_sees_the_stack() -> None:
    looking = play(world(), LOOK)
    seen = view(looking, ME).stack
    assert seen is not None
    assert wagon("demetrius") not in seen
    assert view(looking, RIVAL).stack is None
    assert view(looking).stack is None
    assert view(looking).looking


def _kept_for(state: State) -> Wagon:
    """The tile that is kept for a player who looked and let the time pass."""
    move = STRADA_ROMANA.fallback_move(state, ME)
    assert isinstance(move, ChooseWagonTile)
    assert is_allowed(state, move)
    return move.wagon


def test_an_onlooker_cannot_guess_what_is_kept_for_a_late_player() -> None:
    """The board is seen, the chance and the removed tile are not; each wagon is as likely."""
    far = {"ballio": "9H", "sosia": "4L", "tranio": "10C"}
    games, kept = 2000, Counter[Wagon]()
    for number in range(games):
        chance = Rng(seed_from(number))
        looking = play(world(at=far, removed=WAGONS[number % len(WAGONS)]), LOOK)
        kept[_kept_for(replace(looking, rng=chance))] += 1
    even = games / len(WAGONS)
    assert len(kept) == len(WAGONS)
    assert all(0.8 * even < times < 1.2 * even for times in kept.values())


def test_what_is_kept_for_a_late_player_tells_nothing_of_other_lots() -> None:
    """Neither of the chance to come nor of another tile that was kept in the same way."""
    games, places = 1800, Counter[tuple[int, int]]()
    others = [(1, name) for name in ("ballio", "sosia", "tranio")]
    early, late = play(world(), LOOK), play(world(kept=others), PASS, PASS, LOOK)
    for number in range(games):
        chance = Rng(seed_from(number))
        first, second = (
            stack(state).index(_kept_for(replace(state, rng=chance))) for state in (early, late)
        )
        places[first % 3, second % 3] += 1
    assert len(places) == 9
    assert all(0.8 < 9 * times / games < 1.2 for times in places.values())


def test_r_7_2_nobody_keeps_more_than_three() -> None:
    kept = [(0, "ballio"), (0, "sosia"), (0, "tranio")]
    found = refusal(world(kept=kept), LOOK)
    assert found.code.endswith("hand-full")
    assert found.values == {"most": 3}
    assert LOOK not in legal(world(kept=kept))
    assert is_allowed(world(kept=kept[:2]), LOOK)


def test_r_7_3_all_may_know_how_many_but_not_which() -> None:
    looking = play(world(), LOOK)
    assert step(looking, choose("ballio")).told == (
        Told(TileKept(ME, 1), EVERYONE),
        Told(TileChosen(ME, wagon("ballio")), only(ME)),
    )
    after, other = play(looking, choose("ballio")), play(looking, choose("sosia"))
    assert view(after, RIVAL) == view(other, RIVAL)
    assert view(after) == view(other)
    assert view(after).seats[ME].wagon_tiles == 1
    assert view(after).keepers == (ME,)
    assert view(after).seats[ME].shown == ()


def test_r_7_3_players_remember_what_they_saw() -> None:
    state = play(world(), LOOK, choose("ballio"), LOOK, choose("sosia"), LOOK, choose("tranio"))
    mine = view(state, ME)
    assert mine.hand == (wagon("ballio"), wagon("tranio"))
    everything = set(map(Wagon, range(10))) - {wagon("demetrius"), wagon("ballio")}
    first, second = (set(left) for left in mine.remembered)
    assert first == everything
    assert second == everything - {wagon("sosia"), wagon("tranio")}
    assert view(state).remembered == ()
    (theirs,) = view(state, RIVAL).remembered
    assert set(theirs) == everything - {wagon("sosia")}


def test_r_7_4_with_no_tile_left_none_can_be_kept() -> None:
    names = [name for name in WAGONS if name != "demetrius"]
    kept = [(1 + n // 3, name) for n, name in enumerate(names)]
    state = world(seats=5, kept=kept)
    assert code(state, LOOK) == "stack-empty"
    assert LOOK not in legal(state)


def test_r_8_1_who_passes_takes_a_coin() -> None:
    state = world(coins=(2, 0))
    assert events(state, PASS) == [Passed(ME, 3)]
    after = play(state, PASS)
    assert (after.coins, after.turn) == ((3, 0), RIVAL)

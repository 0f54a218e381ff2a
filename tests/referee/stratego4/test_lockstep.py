"""The engine and its referee agree at every move of many games."""

from collections import Counter
from functools import cache

import pytest

from games.stratego4.game import STRATEGO4
from games.stratego4.view import Options
from tests.referee.lockstep import Setting
from tests.referee.stratego4.lockstep import Lockstep
from tests.referee.stratego4.players import (
    castellan,
    flag_rusher,
    hunter,
    leaver_of_flags,
    random_player,
    recruiter,
    seeker_of_flags,
    shooter,
    suicidal,
    walker,
)
from tests.referee.stratego4.random_positions import play_on, scattered
from tests.referee.stratego4.rare_positions import CORNERS, Corner, play_corner

SETTINGS = (
    Setting(1, 3, Options(), (hunter, shooter, leaver_of_flags)),
    Setting(2, 4, Options(memory=True), (recruiter, seeker_of_flags, random_player, walker)),
    Setting(3, 4, Options(teams=True), (flag_rusher, suicidal, castellan, hunter)),
    Setting(4, 4, Options(teams=True, memory=True), (suicidal, hunter, shooter), (60, 110)),
    Setting(5, 3, Options(slow_start=True), (flag_rusher, flag_rusher, walker)),
    Setting(6, 3, Options(quiet_rounds=4), (walker, walker, walker)),
    Setting(7, 4, Options(), (hunter, suicidal, castellan), (1, 3, 50)),
    Setting(8, 3, Options(), (hunter,), (0, 2)),
    Setting(9, 4, Options(slow_start=True, quiet_rounds=9), (flag_rusher, castellan)),
    Setting(10, 4, Options(), (suicidal, recruiter), most_moves=400),
)
"""Games of every kind: three seats, four, and teams; every option; every player."""

SCATTERED = 30
PILES = 10
"""So many tables of a pile, so many piles."""

ENDINGS = tuple(
    f"ended: {reason}" for reason in ("turret", "last", "quiet", "blocked", "nobody", "resigned")
)
HAPPENINGS = (
    *("arrange", "swap", "ready", "move", "leave move", "fire", "recruit", "turn-skipped"),
    *("army-lost", "won by attacker", "won by defender", "won by nobody", "bearer against bearer"),
    *("spy beats marshal", "marshal beats spy", "with two flags", "fires with a flag"),
    *("fires from ring", "fires at ring", "fires at turret", "returns cut short"),
    *("captain attacks far", "captain steps: turret ring", "captain steps: ring turret"),
    *("scout attacks far", "scout steps: ring", "scout steps: ring turret"),
    *(f"flag taken: {w}, {how}" for w in ("own", "partner", "rival") for how in ("duel", "ground")),
    *("recruit due: slider", "recruit due: flag", "recruited"),
    *(f"recruit lost: {c}, {w}" for c in ("slider", "flag") for w in ("occupied", "nobody-lost")),
    *(f"resigned while {phase}" for phase in ("deploying", "battle", "recruiting")),
    *("resigned in another's turn", "resigned instead of recruiting"),
)
REFUSALS = (
    *("the game is over", "it is not to act", "not now", "that is not an army (R-1.2)"),
    *("that is not in the zone (R-2.2)", "no piece of its own stands there"),
    *("it bears no flag (R-6.2)", "it is a pond (R-3.4)", "it is out of reach (R-3)"),
    "its own or its partner's stands there (R-4.7)",
    *("a flag goes one step (R-3.12)", "no flag enters the ring so early (R-9.3)"),
    *("it went to and fro too often (R-3.13)", "it is no cannon (R-5.1)"),
    *("nobody stands there (R-5.1)", "its own or its partner's stands there (R-5.7)"),
    *("no shot falls there (R-5)", "none of that rank was beaten (R-7.2)"),
)


@cache
def _game(number: int) -> Counter[str]:
    return Lockstep.whole_game(STRATEGO4, SETTINGS[number])


@cache
def _pile(pile: int) -> Counter[str]:
    happened: Counter[str] = Counter()
    for number in range(pile * SCATTERED, (pile + 1) * SCATTERED):
        pair = scattered(STRATEGO4, number)
        play_on(pair, resign_at=(number % 5, number % 7) if number % 3 == 0 else ())
        happened += pair.happened
    return happened


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_engine_and_referee_agree_on_games(number: int) -> None:
    assert _game(number)["not refused"] > 0


@pytest.mark.parametrize("pile", range(PILES))
def test_engine_and_referee_agree_late_in_games(pile: int) -> None:
    assert _pile(pile)["not refused"] > 0


@pytest.mark.parametrize("corner", CORNERS, ids=lambda corner: corner.name)
def test_engine_and_referee_agree_where_chance_does_not_lead(corner: Corner) -> None:
    happened = play_corner(STRATEGO4, corner)
    assert [each for each in corner.expected if not happened[each]] == []


def test_every_corner_of_the_rules_was_reached_and_every_refusal_heard() -> None:
    happened = sum(map(_game, range(len(SETTINGS))), Counter[str]())
    happened += sum(map(_pile, range(PILES)), Counter[str]())
    happened += sum((play_corner(STRATEGO4, corner) for corner in CORNERS), Counter[str]())
    assert [e for e in (*ENDINGS, *HAPPENINGS, *REFUSALS) if not happened[e]] == []

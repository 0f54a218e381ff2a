"""Each level beats the one below: short matches on fixed deals, with low thresholds.

``python -m benchmarks.strength`` runs the long matches.
"""

from argparse import ArgumentTypeError
from math import log, sqrt

import pytest

from benchmarks import strength
from benchmarks.strength import (
    CONTESTS,
    USUAL,
    Job,
    Tally,
    ahead,
    asked_for,
    contest_named,
    contests_of,
    match,
    wilson,
)
from catalog import CATALOG
from tests.games.catalogue import EVERY_GAME

EVERY_CONTEST = dict(contests_of(EVERY_GAME))


@pytest.mark.long
@pytest.mark.parametrize(
    ("contest", "one", "others", "games", "bar"),
    [
        ("ruta-2", "easy", "random", 40, 34),
        ("ruta-2", "normal", "easy", 60, 36),
        ("strada-romana-2", "normal", "easy", 40, 26),
        ("stratego4-4", "normal", "easy", 32, 11),
    ],
)
def test_a_stronger_level_wins_more(
    contest: str, one: str, others: str, games: int, bar: int
) -> None:
    tally = match([Job(contest, one, others, 0, number) for number in range(games)])
    assert sum(tally.victories) >= bar


@pytest.mark.long
def test_a_search_of_few_playouts_tells_good_moves_from_others() -> None:
    """How strong *hard* is takes hundreds of playouts a move, and is for the benchmark to say.

    Whoever takes any of the moves that the search considers wins one game of forty.
    """
    tally = match([Job("ruta-2", "hard", "easy", 8, number) for number in range(8)])
    assert sum(tally.victories) >= 3


def test_a_game_in_an_installed_package_has_contests_like_one_of_the_house() -> None:
    assert "bidding-2" not in dict(contests_of(CATALOG))
    assert contest_named("bidding-2") == "bidding-2"
    assert CONTESTS["bidding-2"].game is EVERY_GAME["bidding"].game


@pytest.mark.parametrize("name", ["bidding-9", "bidding", "unheard-of-2"])
def test_a_contest_that_no_game_has_is_refused(name: str) -> None:
    with pytest.raises(ArgumentTypeError, match="nor of a game in an installed package"):
        contest_named(name)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_whoever_weighs_moves_beats_chance_in_every_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "CONTESTS", EVERY_CONTEST)
    contest = f"{game}-{EVERY_GAME[game].game.manifest.fewest_seats}"
    tally = match([Job(contest, "normal", "random", 0, number) for number in range(12)])
    assert sum(tally.victories) >= 9


def test_every_game_is_measured_with_every_number_of_seats_and_every_option() -> None:
    contests = EVERY_CONTEST.values()
    agents = {key: entry.agents for key, entry in EVERY_GAME.items()}
    assert {contest.game.manifest.key: contest.agents for contest in contests} == agents
    assert {"la-strada-2", "la-strada-3", "la-strada-4", "ruta-2+no-excuse"} < set(CONTESTS)
    assert {name for name in CONTESTS if name.endswith("+teams")} == {"stratego4-4+teams"}


def test_a_match_is_the_same_each_time_and_each_seat_is_played_equally_often() -> None:
    def played() -> Tally:
        return match([Job("ruta-2", "easy", "normal", 0, number) for number in range(8)])

    one, other = played(), played()
    assert one.games == [4, 4]
    assert (one.victories, one.margin, one.plies) == (other.victories, other.margin, other.plies)
    assert len(one.times) == len(other.times)


def test_the_interval_is_that_of_wilson() -> None:
    """Worked out by hand: z = 1.96, 8 of 10, and nothing but victories."""
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    low, high = wilson(200, 200)
    assert round(low, 3) == 0.981
    assert high == pytest.approx(1)


@pytest.mark.parametrize(("sides", "partners"), [(2, 1), (4, 1), (2, 2)])
def test_a_player_is_as_far_behind_as_its_victories_say(sides: int, partners: int) -> None:
    """By docs/research/ratings.md: d = c · ln((n − 1) · p / (1 − p)), halved between partners."""
    apart = 25 / 6 * sqrt(sides) * log((sides - 1) * 0.2 / 0.8) / partners
    assert ahead(20_000, 100_000, sides, partners) == pytest.approx(apart, abs=0.01)


def test_equals_are_not_apart_and_nobody_is_infinitely_strong() -> None:
    assert ahead(6, 24, sides=4) == pytest.approx(0)
    assert 0 < ahead(10, 10, sides=2) < ahead(1_000, 1_000, sides=2) < 50


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_matches_of_a_game_compare_all_its_players(game: str) -> None:
    contest = EVERY_CONTEST[f"{game}-{EVERY_GAME[game].game.manifest.fewest_seats}"]
    reached = {"normal"}
    for _ in contest.pairs:
        reached |= {name for pair in contest.pairs if reached & {*pair} for name in pair}
    assert reached == {*contest.players}


def test_without_a_word_the_usual_matches_are_played() -> None:
    assert asked_for([]).contest == USUAL
    assert asked_for(["ruta-2", "--games", "8"]).contest == ["ruta-2"]


def test_a_contest_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        asked_for(["ruta-9"])
    assert "not one of ruta-2" in capsys.readouterr().err

"""The ladder puts players in order: by matches whose outcome is known, without playing any."""

from math import log, sqrt

import pytest

from benchmarks.ladder import ANCHOR, Met, Rung, fitted, pairs_of, table_of
from benchmarks.strength import CONTESTS
from catalog import CATALOG

STRENGTHS = {"random": 5.0, "easy": 18.0, ANCHOR: 25.0, "hard": 34.0}
"""Planted ones."""


def _expected(one: str, others: str, games: int, sides: int = 2, partners: int = 1) -> Met:
    """A match that ends as these strengths let one expect."""
    blank = Met(one, others, sides, partners, games, 0)
    chance = blank.chance(STRENGTHS[one] - STRENGTHS[others])
    return Met(one, others, sides, partners, games, games * chance)


def _by_name(rungs: list[Rung]) -> dict[str, Rung]:
    return {rung.name: rung for rung in rungs}


@pytest.mark.parametrize(("sides", "partners"), [(2, 1), (4, 1), (2, 2)])
def test_strengths_are_found_again(sides: int, partners: int) -> None:
    pairs = [("easy", "random"), (ANCHOR, "easy"), ("hard", ANCHOR)]
    found = fitted([_expected(*pair, 4000, sides, partners) for pair in pairs])
    assert [rung.name for rung in found] == ["hard", ANCHOR, "easy", "random"]
    for rung in found:
        assert rung.mu == pytest.approx(STRENGTHS[rung.name], abs=0.5)


def test_two_players_are_as_far_apart_as_their_victories_say() -> None:
    """The formula of docs/ratings.md, for two: d = c · ln(p / (1 − p)), c = β√2."""
    (one, _) = fitted([Met("easy", ANCHOR, 2, 1, 100_000, 25_500)])[::-1]
    assert one.mu == pytest.approx(25 - 25 / 6 * sqrt(2) * log(0.745 / 0.255), abs=0.02)


def test_more_games_are_surer_and_nobody_is_infinitely_strong() -> None:
    few, many = (_by_name(fitted([Met("hard", ANCHOR, 2, 1, n, n)])) for n in (10, 1000))
    assert 25 < few["hard"].mu < many["hard"].mu < 75
    sure, surer = (_by_name(fitted([_expected("hard", ANCHOR, n)])) for n in (10, 1000))
    assert sure["hard"].sigma > 3 * surer["hard"].sigma > 0
    assert few[ANCHOR] == Rung(ANCHOR, 25.0, 0.0)


@pytest.mark.parametrize("game", CATALOG)
def test_every_player_of_every_game_is_joined_to_the_anchor(game: str) -> None:
    contest = CONTESTS[f"{game}-{CATALOG[game].game.manifest.fewest_seats}"]
    pairs, reached = pairs_of(contest), {ANCHOR}
    for _ in pairs:
        reached |= {name for pair in pairs if reached & {*pair} for name in pair}
    assert reached >= {*contest.agents, "random", "0.1.0-hard"}


def test_a_page_says_how_surely() -> None:
    page = "\n".join(table_of("ruta-2", [Met("hard", ANCHOR, 2, 1, 40, 30, (0.1, 0.3))]))
    assert "| 0.1.0-normal | 1500 | fixed |" in page
    assert "30 of 40 v 0.1.0-normal | 200.0 / 300.0 ms |" in page

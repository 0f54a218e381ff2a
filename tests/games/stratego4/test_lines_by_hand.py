"""Numbers of lines of play counted by hand, and legal moves counted a second way."""

from games.stratego4.game import STRATEGO4
from games.stratego4.view import Options
from tests.games.stratego4.positions import FOURTH, ME, READY, RIVAL, THIRD, begun, play, world
from tests.games.stratego4.slow_moves import slow_moves
from tests.games.whole_games import some_stops
from tests.perft.perft import perft


def test_two_corners_and_nobody_else() -> None:
    """From a corner there are two steps, from beside it three; a scout runs as far as the pond."""
    armies = {ME: "7a4", RIVAL: "5m4", THIRD: "", FOURTH: ""}
    assert [perft(STRATEGO4, world(armies), depth) for depth in (1, 2)] == [2, 4]
    assert perft(STRATEGO4, world(armies), 3) == 2 * (3 + 3)
    scout = {ME: "3a4", RIVAL: "5m4", THIRD: "", FOURTH: ""}
    assert perft(STRATEGO4, world(scout), 1) == 4 + 6


def test_a_captain_in_a_corner_and_in_the_open() -> None:
    """Beside a4 are a5 and b4; one step on are a6, b5 (twice) and c4."""
    others = {RIVAL: "5m4", THIRD: "", FOURTH: ""}
    assert perft(STRATEGO4, world({ME: "6a4", **others}), 1) == 2 + 3
    assert perft(STRATEGO4, world({ME: "6b9", **others}), 1) == 4 + 6


def test_a_bearer_with_and_without_its_flag() -> None:
    """A cannon on e5 has four steps with the flag, four without, and one shot."""
    armies = {ME: "1e5 5d1", RIVAL: "9e8 5m4", THIRD: "", FOURTH: ""}
    lieutenant = 2
    assert perft(STRATEGO4, world(armies, flags={ME: "e5"}), 1) == 4 + 4 + 1 + lieutenant


def test_the_ring_is_left_by_twelve_ways_and_the_turret() -> None:
    armies = {ME: "7ring", RIVAL: "5m4", THIRD: "", FOURTH: ""}
    assert perft(STRATEGO4, world(armies), 1) == 13
    flagged = world(armies, flags={ME: "ring"})
    assert perft(STRATEGO4, flagged, 1) == 2 * 13
    assert perft(STRATEGO4, flagged, 2) == 25 * 2 + 1, "one of the moves wins"


def test_who_is_ready_first_does_not_matter() -> None:
    state = begun(3)
    assert [perft(STRATEGO4, state, depth) for depth in (1, 2, 3)] == [3, 6, 6]
    battle = play(state, READY, READY, READY)
    assert perft(STRATEGO4, state, 4) == 6 * perft(STRATEGO4, battle, 1)


def test_teams_do_not_attack_each_other() -> None:
    armies = {ME: "7e5", RIVAL: "5m4", THIRD: "5e6 4d5", FOURTH: ""}
    assert perft(STRATEGO4, world(armies), 1) == 4
    assert perft(STRATEGO4, world(armies, options=Options(teams=True)), 1) == 2


def test_listed_moves_are_those_that_walking_finds() -> None:
    kinds = set()
    for _, stop in some_stops("stratego4", 1500):
        listed = list(STRATEGO4.legal_moves(stop.state, stop.seat))
        assert set(listed) == slow_moves(STRATEGO4.view_for(stop.state, stop.seat))
        kinds |= {type(move).__name__ for move in listed}
    assert kinds == {"BeReady", "MovePiece", "FireCannon", "Recruit"}

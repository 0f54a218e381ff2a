"""Gold and ranking. Rule: R-9."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from core.game import Outcome, ScorePart
from games.la_strada.game import LA_STRADA
from games.la_strada.state import State
from tests.games.la_strada.positions import at, build, play, view, world

FOUR_SHOPS = ("G6", "C3", "L7", "D9")

# As it is printed in the rulebook: kind, then gold for each with one to four cubes.
PRINTED = {
    "hamlet": (2, 1, 0, 0),
    "village": (3, 2, 1, 0),
    "town": (4, 3, 2, 1),
    "city": (5, 4, 3, 2),
}


def _ended(state: State, days: Sequence[int] = ()) -> Outcome:
    over = replace(state, ended="cut-off", days=tuple(days) or state.days)
    outcome = LA_STRADA.outcome(over)
    assert outcome is not None
    return outcome


def _points(outcome: Outcome) -> list[int]:
    return [s.points for s in sorted(outcome.standings, key=lambda s: s.seat)]


def _ranks(outcome: Outcome) -> list[int]:
    return [s.rank for s in sorted(outcome.standings, key=lambda s: s.seat)]


@pytest.mark.parametrize("kind", PRINTED)
@pytest.mark.parametrize("cubes", [1, 2, 3, 4])
def test_r_9_1_each_cube_brings_what_is_printed(kind: str, cubes: int) -> None:
    there = dict.fromkeys(range(cubes), "E6")
    state = world(shops=FOUR_SHOPS, cubes=there, kinds={"E6": kind})
    each = PRINTED[kind][cubes - 1]
    assert _points(_ended(state)) == [each] * cubes + [0] * (4 - cubes)
    shown = next(s for s in view(state).settlements if s.hex == at("E6"))
    assert shown.gold == each
    assert shown.gold_shared == (PRINTED[kind][cubes] if cubes < 4 else None)


def test_r_9_1_what_an_empty_settlement_shows_is_what_a_first_cube_would_bring() -> None:
    for seats in (3, 4):
        state = world(shops=FOUR_SHOPS[:seats], kinds={"E6": "city"})
        shown = next(s for s in view(state).settlements if s.hex == at("E6"))
        assert (shown.cubes, shown.gold, shown.gold_shared) == ((), 5, 5)


def test_r_9_1_with_three_players_a_fourth_cube_is_not_foreseen() -> None:
    state = world(cubes={0: "E6", 1: "E6", 2: "E6"})
    assert next(s.gold_shared for s in view(state).settlements if s.hex == at("E6")) is None


def test_r_9_2_gold_is_what_an_end_now_would_bring() -> None:
    kinds = {"E6": "city", "F8": "hamlet", "F3": "town"}
    state = world(cubes={0: "E6 F8", 1: "F3"}, kinds=kinds)
    assert [seat.gold for seat in view(state).seats] == [7, 4, 0]
    shared = play(state, build("G6-F5-F4-F3"))
    assert [seat.gold for seat in view(shared).seats] == [5 + 2 + 3, 3, 0]
    assert view(shared).seats[0].gold_by_kind == (2, 0, 3, 5)
    assert _points(_ended(shared)) == [10, 3, 0]
    parts = _ended(shared).standings[0].parts
    assert parts == tuple(
        ScorePart(kind, gold) for kind, gold in zip(PRINTED, (2, 0, 3, 5), strict=True)
    )


def test_r_9_3_most_gold_wins() -> None:
    kinds = {"E6": "city", "F8": "hamlet", "F3": "town"}
    state = world(cubes={0: "F8", 1: "E6", 2: "F3"}, kinds=kinds)
    outcome = _ended(state, (10, 0, 0))
    assert _ranks(outcome) == [3, 1, 2]
    assert [standing.seat for standing in outcome.standings] == [1, 2, 0]


def test_r_9_4_with_equal_gold_more_days_win_and_then_all_share() -> None:
    kinds = {"E6": "city", "F8": "city", "F3": "city"}
    state = world(cubes={0: "F8", 1: "E6", 2: "F3"}, kinds=kinds)
    assert _ranks(_ended(state, (2, 5, 1))) == [2, 1, 3]
    assert _ranks(_ended(state, (5, 2, 5))) == [1, 3, 1]
    assert _ended(state, (4, 4, 4)).winners == (0, 1, 2)

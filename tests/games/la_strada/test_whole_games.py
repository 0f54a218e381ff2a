"""Invariants of whole games: links found by two searches, the end, nothing lost."""

import pytest

from core.game import Seat
from games.la_strada.board import MOST_DAYS
from games.la_strada.game import LA_STRADA
from games.la_strada.legality import has_link, links
from games.la_strada.moves import BuildLink
from games.la_strada.state import State, cubes_left
from games.la_strada.view import most_days
from tests.games.la_strada.slow_search import slow_links
from tests.games.whole_games import all_stops, journeys, some_stops

KEY = "la-strada"


def _seats(state: State) -> list[Seat]:
    return [Seat(seat) for seat in state.order]


@pytest.mark.long
def test_the_links_found_are_those_of_a_slow_search_by_lengths_and_angles() -> None:
    compared = 0
    for number, (_, stop) in enumerate(some_stops(KEY, 90)):
        if not stop.state.placing:
            view = LA_STRADA.view_for(stop.state, None)
            days = (min(MOST_DAYS, stop.state.days[stop.seat]), MOST_DAYS)[number % 2]
            found = links(stop.state, stop.seat, days)
            assert found == slow_links(view, stop.seat, days)
            compared += len(found)
    assert compared > 1000


def test_whether_there_is_a_link_is_whether_the_list_has_one() -> None:
    for _, stop in some_stops(KEY, 700):
        if not stop.state.placing:
            for seat in _seats(stop.state):
                for days in (1, 2, 3, 5, most_days(stop.state.options)):
                    listed = bool(links(stop.state, seat, days))
                    assert has_link(stop.state, seat, days) == listed


def test_roads_are_never_removed_or_changed() -> None:
    for _, stop in all_stops(KEY):
        before, after = stop.state.roads, stop.step.state.roads
        assert after[: len(before)] == before
        assert len(after) - len(before) == isinstance(stop.move, BuildLink)


def test_days_are_between_none_and_the_most_whenever_somebody_is_to_move() -> None:
    for _, stop in all_stops(KEY):
        if not stop.state.placing:
            assert 0 <= stop.state.days[stop.seat] <= most_days(stop.state.options)


def test_who_is_to_move_could_link_something_and_a_game_cut_off_says_who_could_not() -> None:
    for _, stop in some_stops(KEY, 500):
        if not stop.state.placing and not stop.state.links:
            assert has_link(stop.state, stop.seat, stop.state.days[stop.seat])
    for journey in journeys(KEY):
        end = journey.end
        if end.ended == "cut-off":
            stuck = _seats(end) if journey.seats == 2 else [Seat(end.turn)]
            assert not any(has_link(end, seat, most_days(end.options)) for seat in stuck)


def test_gold_is_the_same_when_each_cube_is_counted_by_itself() -> None:
    table = {"hamlet": 2, "village": 3, "town": 4, "city": 5}
    for journey in journeys(KEY):
        view = LA_STRADA.view_for(journey.end, None)
        assert view.outcome is not None
        for standing in view.outcome.standings:
            gold = 0
            for settlement in view.settlements:
                if standing.seat in settlement.cubes and settlement.kind:
                    gold += max(0, table[settlement.kind] - len(settlement.cubes) + 1)
            assert standing.points == gold


def test_every_way_to_end_but_resigning_happens_among_these_games() -> None:
    reasons = {journey.end.ended for journey in journeys(KEY)}
    assert reasons == {"cut-off", "occupied", "stalled"}


def test_these_games_reach_the_corners() -> None:
    """Transit, a player out of tiles of a terrain, one out of cubes, a passed-over player."""
    ends: list[State] = [journey.end for journey in journeys(KEY)]
    assert any(end.linked != end.cubes for end in ends)
    assert any(0 in tiles for end in ends for tiles in end.tiles)
    assert any(not cubes_left(end, seat) for end in ends for seat in end.order)
    told = {type(t.event).__name__ for _, stop in all_stops(KEY) for t in stop.step.told}
    assert "CutOff" in told

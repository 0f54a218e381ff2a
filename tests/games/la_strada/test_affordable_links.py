"""The outlook computed from the public board agrees with the rules. Rules: R-5, R-6, R-10."""

import pytest

from core.game import Seat
from games.la_strada.board import MOST_DAYS
from games.la_strada.choices import links_with
from games.la_strada.legality import links
from games.la_strada.redact import view_for
from tests.games.whole_games import some_stops


@pytest.mark.parametrize("days", [5, MOST_DAYS])
def test_every_seat_foresees_exactly_the_links_it_could_pay(days: int) -> None:
    foreseen = 0
    for _, stop in some_stops("la-strada", 25):
        state = stop.step.state
        for seat in map(Seat, range(len(state.order))):
            found = links_with(view_for(state, None), seat, days)
            assert found == links(state, seat, days)
            foreseen += len(found)
    assert foreseen > 100, "there is something to foresee"

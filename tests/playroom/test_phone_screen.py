"""On a phone, a board, the question above it and its buttons fit without scrolling."""

import pytest

from benchmarks.phone_screen import EXECUTABLE, measure

pytestmark = pytest.mark.skipif(EXECUTABLE is None, reason="no browser on this machine")

MOVES = 12
EVERY = 4


async def test_board_and_buttons_of_whoever_is_to_play_fit_a_phone_with_the_longest_names() -> None:
    """Whole games of every title: ``python -m benchmarks.phone_screen``."""
    found = await measure("la-strada", "fr", every=EVERY, most=MOVES)
    assert len(found) >= MOVES // EVERY
    assert all(one.view > 0 and one.height > 0 for one in found)
    assert all(one.fits for one in found)

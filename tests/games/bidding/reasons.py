"""What speaks for a move of Bidding: a bid lies hidden until all are shown, so nothing is said."""

from collections.abc import Sequence

from core.text import Text
from tests.games.bidding.events import Event
from tests.games.bidding.view import View


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """None."""
    return None

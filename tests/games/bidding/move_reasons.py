"""Reasons for moves of Bidding: none, because a bid is hidden until all are revealed."""

from collections.abc import Sequence

from core.translatable_text import Text
from tests.games.bidding.events import Event
from tests.games.bidding.view import View


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """None."""
    return None

"""Comments on a game of Bidding (core.commentary): its turns in lines, reasons, tie-breaks."""

from collections.abc import Iterator, Sequence

from core.commentary import Criterion, Turn
from core.texts import Text
from tests.games.bidding.moves import Event, PrizeTurnedUp
from tests.games.bidding.texts import event_text
from tests.games.bidding.view import View


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Who bid what and who gave up; the next prize stands in what is asked, and on the board."""
    return tuple(event_text(event) for turn in turns for event in _told(turn))


def _told(turn: Turn[Event]) -> Iterator[Event]:
    yield turn.events[0]
    yield from (event for event in turn.events[1:] if not isinstance(event, PrizeTurnedUp))


# Reasons for moves of Bidding: none, because a bid is hidden until all are revealed.


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:
    """None."""
    return None


def tie_breaks(_view: View) -> tuple[Criterion, ...]:
    """Return none: equal points stay equal."""
    return ()

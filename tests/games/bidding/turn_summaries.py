"""One-line summaries of turns of Bidding (core.turn_summaries)."""

from collections.abc import Iterator, Sequence

from core.translatable_text import Text
from core.turn_summaries import Turn
from tests.games.bidding.events import Event, PrizeTurnedUp
from tests.games.bidding.texts import event_text


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Who bid what and who gave up; the next prize stands in what is asked, and on the board."""
    return tuple(event_text(event) for turn in turns for event in _told(turn))


def _told(turn: Turn[Event]) -> Iterator[Event]:
    yield turn.events[0]
    yield from (event for event in turn.events[1:] if not isinstance(event, PrizeTurnedUp))

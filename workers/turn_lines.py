"""What happened in a game, one line a turn, as posts and letters tell it."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from core.text import Text
from core.turns import Turn, last_events
from tables import codec
from tables.letters import Letter
from workers.title import Title


def turn_lines(letter: Letter, title: Title) -> tuple[Text, ...]:
    """The lines of a letter, oldest first; where it does not say whose events they are, one each.

    Made of the letter's events, so of what its reader may know.
    """
    turns = tuple(_turns(letter, title))
    event_text = title.words.event_text
    if sum(len(turn.events) for turn in turns) != len(letter.events):
        events = (codec.decode_event(title.game, event) for event in letter.events)
        return tuple(map(event_text, events))
    return in_lines(title, turns)


def in_lines(title: Title, turns: Sequence[Turn[Any]]) -> tuple[Text, ...]:
    """One line for each turn, as the game tells it."""
    if title.turns is None:
        return last_events(turns, title.words.event_text)
    return title.turns.turn_lines(turns)


def _turns(letter: Letter, title: Title) -> Iterator[Turn[Any]]:
    events = (codec.decode_event(title.game, event) for event in letter.events)
    for told in letter.turns:
        yield Turn(told.seat, tuple(islice(events, told.count)))

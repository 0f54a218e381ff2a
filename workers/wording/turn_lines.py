"""What happened in a game, one line a turn, as posts and letters tell it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import Any, TypeAlias

from core.text import Text, Verbatim, with_names
from core.turns import Turn, last_events
from tables.model import game_json
from tables.model.letters import Letter, TableFacts
from tables.model.seat_names import seat_name
from workers.post_model import Profiles
from workers.wording.offered_game import OfferedGame

_Hands: TypeAlias = tuple[int, ...]


def turn_lines(letter: Letter, title: OfferedGame, profiles: Profiles) -> tuple[Text, ...]:
    """The lines of a letter, oldest first; where it does not say whose events they are, one each.

    Made of the letter's events, so of what its reader may know. Named in a line is who held the
    seats then.
    """
    return tuple(line for _, line in parted_lines(letter, title, profiles, ()))


def parted_lines(
    letter: Letter, title: OfferedGame, profiles: Profiles, cuts: Sequence[int]
) -> tuple[tuple[int, Text], ...]:
    """The same lines, each with the number of the part to which it belongs, ascending from 0.

    ``cuts``: after how many open moves one part ends and the next begins, in ascending order. A
    turn that goes on behind a cut belongs to the later part.
    """
    if sum(told.count for told in letter.turns) != len(letter.events):
        events = (game_json.decode_event(title.game, event) for event in letter.events)
        return tuple((0, title.words.event_text(event)) for event in events)
    lines: list[tuple[int, Text]] = []
    turns = zip(_parts(letter, cuts), _turns(letter, title), strict=True)
    for (part, hands), group in groupby(turns, lambda turn: (turn[0], turn[1][0])):
        names = names_then(letter.table, hands, profiles)
        told = in_lines(title, [turn for _, (_, turn) in group])
        lines += [(part, with_names(line, names)) for line in told]
    return tuple(lines)


def _parts(letter: Letter, cuts: Sequence[int]) -> list[int]:
    """In which part each turn of a letter ends, reckoned from the moves that all know of now."""
    end, parts = letter.table.moves, list[int]()
    for told in reversed(letter.turns):
        parts.append(sum(end > cut for cut in cuts))
        end -= told.moves
    return parts[::-1]


def names_then(
    table: TableFacts, hands: Sequence[int], profiles: Profiles
) -> Mapping[int, Text | Verbatim]:
    """What those were called who held seats then that are in other hands now, by seat."""
    then = table.as_held_by(hands)
    return {
        here.seat: seat_name(then.seats, here.seat, profiles)
        for here, now in zip(then.seats, table.seats, strict=True)
        if here.occupant != now.occupant
    }


def in_lines(title: OfferedGame, turns: Sequence[Turn[Any]]) -> tuple[Text, ...]:
    """One line for each turn, as the game tells it."""
    if title.turns is None:
        return last_events(turns, title.words.event_text)
    return title.turns.turn_lines(turns)


def _turns(letter: Letter, title: OfferedGame) -> Iterator[tuple[_Hands, Turn[Any]]]:
    """The turns of a letter, each with who held the seats then."""
    events = (game_json.decode_event(title.game, event) for event in letter.events)
    for told in letter.turns:
        yield told.hands, Turn(told.seat, tuple(islice(events, told.count)))

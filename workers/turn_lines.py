"""The turns of a game, one line each, and the notices of undone moves among them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, islice
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from core.commentary import Turn
from core.game import Seat
from core.translatable_text import Player, Text, Verbatim, with_names
from model import game_json
from model.letters import TAKEN_BACK, Letter, TableFacts
from model.seat_names import seat_name
from workers.post_model import Profiles

if TYPE_CHECKING:
    from catalog import Entry


_Hands: TypeAlias = tuple[int, ...]
_Told: TypeAlias = tuple[int, _Hands, Turn[Any]]
"""The number of the part of a letter, who held the seats then, and the turn."""


def turn_lines(letter: Letter, title: "Entry", profiles: Profiles) -> tuple[Text, ...]:
    """Return a line for each turn of a letter, oldest first; one for each event if it has no turns.

    The set-up has lines only while nobody has moved: afterwards it would come before the moves,
    which are what the reader needs and all that a lock screen has room for. Lines are made of the
    letter's events, so of what its reader may know, and name the people who held the seats then.
    """
    return tuple(line for _, line in parted_lines(letter, title, profiles, ()))


def parted_lines(
    letter: Letter, title: "Entry", profiles: Profiles, cuts: Sequence[int]
) -> tuple[tuple[int, Text], ...]:
    """Return the same lines, each with the number of its part, ascending from 0.

    ``cuts``: the numbers of public moves after which a new part begins, ascending. A turn that
    continues after a cut belongs to the later part.
    """
    if sum(told.count for told in letter.turns) != len(letter.events):
        events = (game_json.decode_event(title.game, event) for event in letter.events)
        return tuple((0, title.words.event_text(event)) for event in events)
    lines: list[tuple[int, Text]] = []
    turns = zip(_parts(letter, cuts), _turns(letter, title), strict=True)
    news = _without_set_up([(part, hands, turn) for part, (hands, turn) in turns])
    for (part, hands), group in groupby(news, lambda told: told[:2]):
        names = names_then(letter.table, hands, profiles)
        told = title.commentary.turn_lines([turn for *_, turn in group])
        lines += [(part, with_names(line, names)) for line in told]
    return tuple(lines)


def _without_set_up(turns: Sequence[_Told]) -> Sequence[_Told]:
    """Return the turns of seats; if there are none, all."""
    return [told for told in turns if told[-1].seat is not None] or turns


def _parts(letter: Letter, cuts: Sequence[int]) -> list[int]:
    """Return the part in which each turn ends, counted back from the table's number of moves."""
    end, parts = letter.table.moves, list[int]()
    for told in reversed(letter.turns):
        parts.append(sum(end > cut for cut in cuts))
        end -= told.moves
    return parts[::-1]


def names_then(
    table: TableFacts, hands: Sequence[int], profiles: Profiles
) -> Mapping[int, Text | Verbatim]:
    """Return the former holders' names of the seats that others hold now, by seat."""
    then = table.as_held_by(hands)
    return {
        here.seat: seat_name(then.seats, here.seat, profiles)
        for here, now in zip(then.seats, table.seats, strict=True)
        if here.occupant != now.occupant
    }


def _turns(letter: Letter, title: "Entry") -> Iterator[tuple[_Hands, Turn[Any]]]:
    """Yield the turns of a letter, each with the holders of the seats then."""
    events = (game_json.decode_event(title.game, event) for event in letter.events)
    for told in letter.turns:
        yield told.hands, Turn(told.seat, tuple(islice(events, told.count)))


_NAMING = {
    TAKEN_BACK: "table-undone-move",
    "table-undone-agreed": "table-undone-agreed-move",
}
"""Keys of the notices of an undone move, and of the same notices with the move named."""


def lines_of(title: "Entry", seat: Seat | None, events: Sequence[msgspec.Raw]) -> tuple[Text, ...]:
    """Return the lines that told a move to the public; ``events``: its events as JSON."""
    told: tuple[Any, ...] = tuple(game_json.decode_event(title.game, event) for event in events)
    return title.commentary.turn_lines((Turn(seat, told),)) if told else ()


def with_move(notice: Text, title: "Entry") -> Text:
    """Return a notice of an undone move with the move named; any other notice unchanged."""
    who, undone = notice.values.get("who"), notice.values.get("undone")
    if notice.key not in _NAMING or not isinstance(who, Player) or not isinstance(undone, str):
        return notice
    events = msgspec.json.decode(undone, type=list[msgspec.Raw])
    lines = lines_of(title, Seat(who.seat), events)
    if not lines:
        return notice
    return Text(_NAMING[notice.key], {**notice.values, "told": lines[0]})


def news(
    letter: Letter, notices: Sequence[Text], title: "Entry", profiles: Profiles, most: int
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """Return the last ``most`` lines of a letter's turns, and the notices below them.

    An undo is told where it happened: the lines of later turns follow it, among the notices.
    """
    began = 1 + max((n for n, one in enumerate(notices) if one.key == "table-started"), default=-1)
    above, below = _in_order(letter, notices[began:], title, profiles, most)
    return ((), (*notices[:began], *above, *below)) if began else (above, below)


def _in_order(
    letter: Letter, notices: Sequence[Text], title: "Entry", profiles: Profiles, most: int
) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """Return the turns before the first undo, and all that follows."""
    dated = [_after(notice) for notice in notices]
    cuts = [min(later) for n in range(len(dated)) if (later := _known(dated[n:])) and dated[n] >= 0]
    lines = parted_lines(letter, title, profiles, cuts)
    kept = lines[max(0, len(lines) - most) :]
    told, part = list[Text](), 0
    for notice, after in zip(notices, dated, strict=True):
        if after >= 0:
            part += 1
            told += [notice, *(line for number, line in kept if number == part)]
    rest = [notice for notice, after in zip(notices, dated, strict=True) if after < 0]
    named = (with_move(notice, title) for notice in (*told, *rest))
    return tuple(line for number, line in kept if number == 0), tuple(named)


def _after(notice: Text) -> int:
    """Return how many moves an undo left; -1 for a notice that has no place among the turns."""
    after = notice.values.get("after")
    return after if notice.key in _NAMING and isinstance(after, int) else -1


def _known(after: Sequence[int]) -> list[int]:
    return [moves for moves in after if moves >= 0]

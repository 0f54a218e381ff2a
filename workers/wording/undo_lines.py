"""The notices of undone moves, and their place among the turns of a post."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from core.commentary import Turn
from core.game import Seat
from core.translatable_text import Player, Text
from model import game_json
from model.letters import TAKEN_BACK, Letter
from workers.post_model import Profiles
from workers.wording.turn_lines import parted_lines

if TYPE_CHECKING:
    from catalog import Entry

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

"""Display names of the occupants of seats, above all of computers."""

from collections.abc import Mapping, Sequence

from core.game import Level, Seat
from core.spelling import NAMELESS
from core.translatable_text import Guest, Text, Value, Verbatim, text
from model.letters import SeatFacts
from model.table import (
    FORMER_PLAYER,
    Computer,
    Former,
    Human,
    PlayerId,
    PlayerProfile,
    TableSeat,
)

COMPUTER_NAMES = 8
"""Number of names for computers: more than can sit at any table."""


def computer_name(seats: Sequence[TableSeat | SeatFacts], seat: Seat) -> Text:
    """Return the name of the computer in this seat, unique at its table.

    They are named in seat order, not counting people. Computers that were seated during the game
    for nobody come after those from the beginning.
    """
    mine = _came_as_computer(seats[seat])
    before = [one for one in seats[:seat] if _is_nobodys(one)]
    earlier = sum(_came_as_computer(one) == mine for one in before)
    if not mine:
        earlier += sum(map(_came_as_computer, seats))
    return text("computer-name", name=text(f"computer-called-{earlier % COMPUTER_NAMES + 1}"))


def computers_in(seats: Sequence[TableSeat | SeatFacts]) -> list[tuple[Seat, Level]]:
    """Return the seats of computers with their levels, in seat order."""
    return [(s.seat, s.occupant.level) for s in seats if isinstance(s.occupant, Computer)]


def seat_name(
    seats: Sequence[TableSeat | SeatFacts], seat: Seat, people: Mapping[PlayerId, PlayerProfile]
) -> Text | Verbatim:
    """Return the occupant's name; a substitute computer is named by the person it plays for."""
    occupant = seats[seat].occupant
    if isinstance(occupant, Human):
        return person_name(occupant.player, seat, people)
    if isinstance(occupant, Former):
        return person_name(FORMER_PLAYER, seat, people)
    if occupant.stands_for is None:
        return computer_name(seats, seat)
    return text("computer-for", who=person_name(occupant.stands_for, seat, people))


def person_name(
    player: PlayerId, seat: Seat, people: Mapping[PlayerId, PlayerProfile]
) -> Text | Verbatim:
    """Return the name of a present or former holder of this seat; forgotten people have none."""
    known = people.get(player)
    if player == FORMER_PLAYER or (known is not None and known.forgetting is not None):
        return text("former-player")
    if known is None or known.name == NAMELESS:
        return text("player-number", number=seat + 1)
    return Verbatim(known.name)


def person_named(player: PlayerId, seat: Seat, people: Mapping[PlayerId, PlayerProfile]) -> Guest:
    """Return a present or former holder of this seat in a notice, by their name of now."""
    return Guest(player, person_name(player, seat, people))


def _is_nobodys(seat: TableSeat | SeatFacts) -> bool:
    """Return whether a computer sits here that stands in for nobody."""
    return isinstance(seat.occupant, Computer) and seat.occupant.stands_for is None


def _came_as_computer(seat: TableSeat | SeatFacts) -> bool:
    """Return whether a computer that stands in for nobody has sat here from the beginning."""
    return _is_nobodys(seat) and not seat.former


def at_level(computer: Computer, who: Value) -> Text:
    """Return a computer's name with its level."""
    return text("computer-at-level", who=who, level=computer.level)

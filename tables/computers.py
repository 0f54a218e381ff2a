"""What the computers at a table are called."""

from collections.abc import Sequence

from core.game import Seat
from core.text import Text, Value, text
from tables.letters import SeatFacts
from tables.model import Computer, TableSeat

COMPUTER_NAMES = 5
"""How many names there are for computers: more than can sit at any table."""


def computer_name(seats: Sequence[TableSeat | SeatFacts], seat: Seat) -> Text:
    """What the computer in this seat is called: at one table no two have the same name.

    The name is that of the first, second … computer of the table, whoever sits between them.
    """
    computer = seats[seat].occupant
    assert isinstance(computer, Computer), "people have names of their own"
    before = sum(isinstance(one.occupant, Computer) for one in seats[:seat])
    return text("computer-name", name=text(f"computer-called-{before % COMPUTER_NAMES + 1}"))


def at_level(computer: Computer, who: Value) -> Text:
    """A computer with how well it plays, which is said when it sits down and by who asks."""
    return text("computer-at-level", who=who, level=computer.level)

"""What a table refuses; each code is the key of a text."""

from core.errors import PlayerError, Refusal
from core.text import Guest, Listing, Value


class TableRefuses(PlayerError):
    """The table cannot do this now; it is as it was."""


class StaleQuestion(TableRefuses):
    """The button belongs to a question that has been answered already."""


class LeavesOut(TableRefuses):
    """The host has not agreed yet to leave these people out, at this version of the table."""

    def __init__(self, invited: tuple[int, ...], version: int) -> None:
        people = Listing(tuple(map(Guest, invited)))
        super().__init__(Refusal("table-refusal-awaited", {"people": people}))
        self.invited = invited
        self.version = version


class UnreadableTable(Exception):
    """The stored state of this table is none of its game's: a fault of the house, not of a person.

    It stops this table and no other: lists of tables never look at states. The table can still be
    called off.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def refused(code: str, /, **values: Value) -> TableRefuses:
    """The refusal with this code, ready to be raised."""
    return TableRefuses(Refusal(code, values))


def unknown() -> TableRefuses:
    """What is answered to a code that no table has, or none that is to be had from there."""
    return refused("table-refusal-unknown")


def stale(code: str) -> StaleQuestion:
    """The board of this table has moved on, ready to be raised."""
    return StaleQuestion(Refusal("table-refusal-stale", {"code": code}))

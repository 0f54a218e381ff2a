"""Refusals of a table: exceptions whose codes are keys of texts."""

from core.errors import PlayerError, Refusal
from core.texts import Guest, Listing, Value
from model.table import Table


class TableRefuses(PlayerError):
    """The table cannot do this now; nothing was changed."""


class StaleQuestion(TableRefuses):
    """The button belongs to an earlier question."""


class GameNotLoaded(TableRefuses):
    """The rules of the table's game are not here; the table is kept, and its clocks stand."""

    def __init__(self, code: str) -> None:
        super().__init__(Refusal("table-refusal-game-not-loaded", {"code": code}))


class LeavesOut(TableRefuses):
    """The host has not yet confirmed, at this table version, to start without these people."""

    def __init__(self, invited: tuple[int, ...], version: int) -> None:
        people = Listing(tuple(map(Guest, invited)))
        super().__init__(Refusal("table-refusal-awaited", {"people": people}))
        self.invited = invited
        self.version = version


class UnreadableTable(Exception):
    """The stored state of this table is invalid for its game: a fault of the bot, not of a person.

    Only this table stops: lists of tables never read states. It can still be called off.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def refused(code: str, /, **values: Value) -> TableRefuses:
    """Return the refusal with this code, to be raised."""
    return TableRefuses(Refusal(code, values))


def unknown() -> TableRefuses:
    """Return the refusal for a code of no table, or of none that the person may see from there."""
    return refused("table-refusal-unknown")


def stale(code: str) -> StaleQuestion:
    """Return the refusal for a button whose question is outdated, to be raised."""
    return StaleQuestion(Refusal("table-refusal-stale", {"code": code}))


def existing(table: Table | None) -> Table:
    """Return the table that was found. Raises TableRefuses if it is None."""
    if table is None:
        raise unknown()
    return table

"""What is read of several subjects at once, in one round trip to a database server."""

from collections.abc import Mapping

import msgspec

from model.letters import BoardPost, LetterPost
from model.planned_moves import PlannedMoves
from model.table import (
    EventRecord,
    MoveRecord,
    Notebook,
    PlayerId,
    PlayerProfile,
    Table,
)


class Surroundings(msgspec.Struct, frozen=True):
    """A table and the profiles of people about it."""

    table: Table | None
    people: Mapping[PlayerId, PlayerProfile]


class Beside(msgspec.Struct, frozen=True):
    """The profiles of a table's people, and somebody's notebook and planned moves there."""

    people: Mapping[PlayerId, PlayerProfile]
    notebook: Notebook
    planned: PlannedMoves | None


class BesidePlayer(msgspec.Struct, frozen=True):
    """What ``Beside`` tells, with the table and its whole log."""

    people: Mapping[PlayerId, PlayerProfile]
    notebook: Notebook
    planned: PlannedMoves | None
    table: Table | None
    log: list[MoveRecord]


class Around(msgspec.Struct, frozen=True):
    """A letter's table, the profiles of its people, and the newest message about the table."""

    table: Table | None
    people: Mapping[PlayerId, PlayerProfile]
    post: BoardPost | LetterPost | None


class OrderGrounds(msgspec.Struct, frozen=True):
    """What an order needs besides its table. ``is_done``: whether its request was carried out."""

    is_done: bool
    people: Mapping[PlayerId, PlayerProfile]


class ToldSoFar(msgspec.Struct, frozen=True):
    """A part of a table's log, with its events and the followers to whom they are told.

    ``state_hash``: that of the line before the newest move. ``planned``: all planned moves at the
    table, by their owners.
    """

    state_hash: str | None
    moves: list[MoveRecord]
    events: list[EventRecord]
    followers: list[PlayerId]
    planned: Mapping[PlayerId, PlannedMoves]


class ClockGrounds(msgspec.Struct, frozen=True):
    """What the clocks of a table depend on besides the table.

    ``waiting_since``: when its oldest letter that should be sent by now was written. ``board``: its
    newest post.
    """

    waiting_since: int | None
    people: Mapping[PlayerId, PlayerProfile]
    board: BoardPost | None

"""Reads of several subjects at once, which a database server answers in one round trip."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from model.letters import BoardPost, LetterPost
from model.planned_moves import PlannedMoves
from model.table import (
    EventRecord,
    MoveRecord,
    Notebook,
    PlayerId,
    PlayerProfile,
    RequestId,
    Table,
    TableCode,
    TableId,
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


class CombinedReads(Protocol):
    """Reads several subjects at once, each method in one round trip to a database server."""

    def seen(self, code: TableCode, player: PlayerId) -> Surroundings:
        """Return the table with this code, and its owners, former players and ``player``."""
        ...

    def beside(self, table: TableId, player: PlayerId, people: Sequence[PlayerId]) -> Beside:
        """Return the profiles of ``people``, and ``player``'s notebook and planned moves."""
        ...

    def beside_player(
        self, table: TableId, player: PlayerId, people: Sequence[PlayerId]
    ) -> BesidePlayer:
        """Return what ``beside`` returns, with the table and its log."""
        ...

    def around(self, table: TableId, people: Sequence[PlayerId], reader: PlayerId | None) -> Around:
        """Return a table, the profiles of ``people`` and the table's newest message.

        ``reader``: in whose direct messages it is; None: in the table's place.
        """
        ...

    def of_order(self, request: RequestId, people: Sequence[PlayerId]) -> OrderGrounds:
        """Return whether a request was carried out already, and the profiles of ``people``."""
        ...

    def told(self, table: TableId, after_seq: int, before_seq: int) -> ToldSoFar:
        """Return the log after ``after_seq``, all followers and all planned moves of a table.

        ``before_seq``: the hash returned is that of the last line before this one.
        """
        ...

    def clock_grounds(self, table: TableId, people: Sequence[PlayerId], now: int) -> ClockGrounds:
        """Return what the clocks of a table with these ``people`` depend on."""
        ...

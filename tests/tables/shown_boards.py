"""What a place is shown of one change, if the table as it was before stands there."""

from collections.abc import Mapping, Sequence

import msgspec

from model.game_json import AnyGame
from model.letters import PublicLetter
from model.log import attributed, lines_of
from model.message import Message, Point, Tells
from model.table import EventRecord, PlayerId, PlayerProfile, Table
from tables.board_messages import Told, asks_alone, board_of, subject_of, tells_of
from tables.decisions.transitions import Transition
from tables.notifications import wish_of
from tests.tables.sample_tables import GAME, NOON

A_POST = 9_000


def wished(
    before: Table, after: Transition, by: PlayerId | None, new_at: int | None = None
) -> Message:
    """What the place waits to be shown; ``after``: as returned by ``posted``. ``new_at``: the last
    move when what stands was new."""
    moves = before.moves if before.state is not None else -1
    tells = Tells(until=Point(moves, before.version), new_at=new_at)
    stands = Message(subject_of(before.id), before.place, NOON, message=A_POST, tells=tells)
    return stands.wished(NOON, wish_of(before, after, by))


def shown(
    before: Table,
    after: Transition,
    by: PlayerId | None,
    log: Sequence[EventRecord] = (),
    people: Mapping[PlayerId, PlayerProfile] | None = None,
    game: AnyGame = GAME,
    new_at: int | None = None,
) -> PublicLetter:
    """What it is shown; ``log``: all events that stand, those of the change included.

    Of these, only those of the change are known to be of a seat's turn.
    """
    message, table = wished(before, after, by, new_at), after.table
    anew = message.step == "post"
    tells = tells_of(table, message, anew=anew)
    lines = () if after.move is None else (after.move,)
    news = attributed((e for e in log if e.seq > tells.since.moves), lines, table.seats)
    tells = msgspec.structs.replace(tells, apart=asks_alone(table, message, news, anew=anew))
    told = Told(news, lines_of(before, table, after.notices, NOON), message.tells.until.moves)
    return board_of(table, game, told, tells, people or {}, message.rings, anew=anew)

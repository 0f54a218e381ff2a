"""What people are shown of one change by direct message, if what they were told before stands."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from model.game_json import AnyGame
from model.letters import PrivateLetter
from model.log import attributed, lines_of, seen_by
from model.message import NOWHERE, Message, Point, Tells, Wish
from model.table import EventRecord, PlayerId, Status, Table
from tables.board_messages import subject_of
from tables.decisions.transitions import Transition
from tables.direct_messages import Told, Way, is_heeded, letter_to, tells_of, way_of
from tables.notifications import to_people
from tests.tables.sample_tables import GAME, NOON

A_LETTER = 8_000


class Written(NamedTuple):
    """A direct message, and how its reader gets it, who wants one for each call. ``news``: a new
    one was wished; without a sound the one that stands is edited."""

    letter: PrivateLetter
    way: Way
    news: bool


def written(
    before: Table,
    after: Transition,
    by: PlayerId | None,
    log: Sequence[EventRecord] = (),
    game: AnyGame = GAME,
) -> list[Written]:
    """What people are shown; ``after``: as returned by ``posted``; ``log``: all events that stand,
    those of the change included."""
    wishes = to_people(before, after, by)
    each = (_written(before, after, person, wishes[person], log, game) for person in wishes)
    return [one for one in each if one is not None]


def _written(
    before: Table,
    after: Transition,
    person: PlayerId,
    wish: Wish,
    log: Sequence[EventRecord],
    game: AnyGame,
) -> Written | None:
    message, table = standing(before, person, game).wished(NOON, wish), after.table
    if message.step is None:
        return None
    seat, known = table.seat_owned_by(person), message.tells.until.moves
    known = known if seat is None else min(known, seen_by(table, seat))
    moves = () if after.move is None else (after.move,)
    rings = [ring for ring in message.rings if is_heeded(ring, table)]
    told = Told(
        news=attributed((event for event in log if event.seq > known), moves, table.seats),
        lines=() if after.secret else lines_of(before, table, after.notices, NOON),
        rings=rings,
        people={},
    )
    anew, calls = message.step == "post", bool(rings)
    letter = letter_to(person, table, game, message.tells, told, anew=anew, calls=calls)
    way = way_of(message, letter, told, anew=anew, calls=calls, sounds=calls)
    return None if way == "nothing" else Written(letter, way, anew)


def standing(table: Table, person: PlayerId, game: AnyGame = GAME) -> Message:
    """What stands in somebody's direct messages who was called to all they are asked; nothing of a
    lobby in which they sit."""
    point = Point(table.moves if table.state is not None else -1, table.version)
    blank = Message(subject_of(table.id), NOWHERE, NOON, person=person, tells=Tells(point, point))
    is_seated = table.status is Status.PLAYING and table.seat_owned_by(person) is not None
    if not is_seated and person not in table.invited:
        return blank
    nothing = Told((), (), (), {})
    letter = letter_to(person, table, game, blank.tells, nothing, anew=False, calls=True)
    tells = tells_of(table, letter, blank.tells, anew=True)
    return msgspec.structs.replace(blank, message=A_LETTER, tells=tells)

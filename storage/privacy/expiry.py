"""Deletes data past its retention; ``model/retention.py`` holds the periods.

Tables and people go in small transactions that lock in the usual order, so that nobody waits long.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, delete, exists, select, update

from model.cup import CupStatus
from model.message import NOBODY, SubjectKind
from model.retention import (
    APPROACHES_KEPT,
    DAY,
    DEVICES_KEPT,
    LETTERS_KEPT,
    LOBBIES_KEPT,
    RECEIPTS_KEPT,
    TICKETS_KEPT,
    UNSEEN_FOR,
)
from model.table import HOUR, Status
from storage.database.database import Database
from storage.rows.personal_data import table_column
from storage.rows.schema import (
    approach,
    cup,
    cup_entry,
    device,
    follower,
    game_table,
    member,
    message,
    metadata,
    player,
    receipt,
)

AT_ONCE = 50
"""Tables, or people, handled in one transaction."""

_OVER = game_table.c.status.in_([Status.FINISHED.value, Status.CANCELLED.value])
_NO_ROUNDS = '"rounds":[]'
"""What the document of a cup contains that has not begun."""


class _Ended(msgspec.Struct, frozen=True):
    """What is read of a cup that was called off."""

    ended_at: int


async def clear_away(database: Database, now: int) -> None:
    """Delete everything past its retention at ``now`` (Unix milliseconds)."""
    while await database.write(lambda c: _delete_lobbies(c, now - LOBBIES_KEPT)) == AT_ONCE:
        pass
    while await database.write(lambda c: _forget_letters(c, now - LETTERS_KEPT)) == AT_ONCE:
        pass
    await database.write(lambda c: _delete_cups(c, now - LOBBIES_KEPT))
    await database.write(lambda c: _delete_small_things(c, now))
    await database.write(lambda c: _look_at_whoever_is_not_seen(c, now))


def _delete_lobbies(connection: Connection, before: int) -> int:
    """Delete cancelled lobbies with all rows that belong to them; return how many."""
    old = (
        select(game_table.c.id)
        .where(game_table.c.status == Status.CANCELLED.value, game_table.c.seed.is_(None))
        .where(game_table.c.updated_at < before)
        .order_by(game_table.c.id)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    tables = list(connection.execute(old).scalars())
    if tables:
        for place in reversed(metadata.sorted_tables):
            belongs = table_column(place)
            if belongs is not None:
                connection.execute(delete(place).where(belongs.in_(tables)))
        _delete_messages(connection, "table", tables)
    return len(tables)


def _forget_letters(connection: Connection, before: int) -> int:
    """Forget the direct messages about long finished games; return the number of games."""
    theirs = and_(message.c.subject == "table", message.c.person_id != NOBODY)
    of_game = and_(theirs, message.c.subject_id == game_table.c.id)
    old = (
        select(game_table.c.id)
        .where(_OVER, game_table.c.updated_at < before, exists().where(of_game))
        .order_by(game_table.c.id)
        .limit(AT_ONCE)
    )
    tables = list(connection.execute(old).scalars())
    connection.execute(delete(message).where(theirs, message.c.subject_id.in_(tables)))
    return len(tables)


def _delete_cups(connection: Connection, before: int) -> None:
    """Delete cups that were called off before their first round."""
    old = (
        select(cup.c.id, cup.c.document)
        .where(cup.c.status == CupStatus.CALLED_OFF.value)
        .where(cup.c.document.contains(_NO_ROUNDS))
        .order_by(cup.c.id)
        .with_for_update(skip_locked=True)
    )
    rows = connection.execute(old).all()
    cups = [row.id for row in rows if _ended_at(row.document) < before]
    _delete_messages(connection, "cup", cups)
    for column in (cup_entry.c.cup_id, cup.c.id):
        connection.execute(delete(column.table).where(column.in_(cups)))


def _delete_messages(connection: Connection, kind: SubjectKind, subjects: Sequence[int]) -> None:
    about = and_(message.c.subject == kind, message.c.subject_id.in_(subjects))
    connection.execute(delete(message).where(about))


def _ended_at(document: str) -> int:
    """Return when a cup ended; a damaged one, which nobody can see, long ago."""
    try:
        return msgspec.json.decode(document, type=_Ended).ended_at
    except msgspec.MsgspecError:
        return 0


def _delete_small_things(connection: Connection, now: int) -> None:
    connection.execute(delete(approach).where(approach.c.created_at < now - APPROACHES_KEPT))
    connection.execute(delete(receipt).where(receipt.c.created_at < now - RECEIPTS_KEPT))
    for is_ticket, kept in ((True, TICKETS_KEPT), (False, DEVICES_KEPT)):
        old = and_(device.c.is_ticket.is_(is_ticket), device.c.seen_at < now - kept)
        connection.execute(delete(device).where(old))
    first_kept = (now - LETTERS_KEPT) // HOUR
    old = and_(message.c.subject == "day", message.c.subject_id < first_kept)
    connection.execute(delete(message).where(old))


def _look_at_whoever_is_not_seen(connection: Connection, now: int) -> None:
    """Mark people long unseen who take part in nothing; set missing last-seen days to today."""
    today = now // DAY * DAY
    connection.execute(update(player).where(player.c.seen_on == 0).values(seen_on=today))
    parts = (member, follower, cup_entry)
    nobody = (~exists().where(part.c.player_id == player.c.id) for part in parts)
    unseen = (
        select(player.c.id)
        .where(player.c.seen_on < now - UNSEEN_FOR, player.c.forgetting.is_(None), *nobody)
        .order_by(player.c.seen_on, player.c.id)
        .limit(AT_ONCE)
    )
    these = and_(player.c.id.in_(unseen), player.c.forgetting.is_(None))
    connection.execute(update(player).where(these).values(forgetting=now))

"""Converts rows of letters and direct messages to values, and values to rows; names their lanes."""

from typing import Final

import msgspec

from model.letters import (
    ClaimedLetter,
    DirectMessage,
    LetterId,
    LetterPost,
    PrivateLetter,
    is_aside,
)
from model.table import PlaceId, PlayerId, TableId
from storage.rows.row_values import AnyRow, Values, encode
from storage.rows.schema import ASIDE

_MAILBOX: Final = "dm:"

_decode_letter = msgspec.json.Decoder(PrivateLetter).decode


def letter_post_values(post: LetterPost) -> Values:
    """Return the row of a letter in a person's direct messages."""
    return {
        "table_id": post.table,
        "player_id": post.player,
        "place_id": post.place,
        "message_id": post.message,
        "asks": post.asks,
    }


def letter_post_from(row: AnyRow) -> LetterPost:
    """Return the place of a letter in a person's direct messages."""
    table, player, place = TableId(row.table_id), PlayerId(row.player_id), PlaceId(row.place_id)
    return LetterPost(table, player, place, row.message_id, bool(row.asks))


def direct_message_values(message: DirectMessage) -> Values:
    """Return the row of a direct message about no single table."""
    return {
        "player_id": message.player,
        "place_id": message.place,
        "message_id": message.message,
        "sent_at": message.sent_at,
    }


def direct_message_from(row: AnyRow) -> DirectMessage:
    """Return where a direct message about no single table stands."""
    return DirectMessage(
        PlayerId(row.player_id), PlaceId(row.place_id), row.message_id, row.sent_at
    )


def letter_values(letter: PrivateLetter, queued_at: int, due_at: int) -> Values:
    """Return the row of a new letter.

    Its view has its own column: msgspec cannot decode a field that is raw JSON or None.
    """
    return {
        "lane": lane_of(letter),
        "table_id": letter.table.id,
        "payload": encode(msgspec.structs.replace(letter, view=None)),
        "view": None if letter.view is None else bytes(letter.view),
        "queued_at": queued_at,
        "due_at": due_at,
        "attempts": 0,
        "amends": is_amendment(letter),
    }


def letter_from(row: AnyRow) -> PrivateLetter:
    """Return the letter in a row. Raises msgspec.ValidationError for one of another version."""
    letter: PrivateLetter = _decode_letter(row.payload)
    if row.view is not None:
        letter = msgspec.structs.replace(letter, view=msgspec.Raw(row.view))
    return letter


def claimed_from(row: AnyRow) -> ClaimedLetter:
    """Return a claimed letter. Raises msgspec.ValidationError for one of another version."""
    way = (row.attempts, row.queued_at, bool(row.overtaken))
    return ClaimedLetter(LetterId(row.id), letter_from(row), *way)


def is_amendment(letter: PrivateLetter) -> bool:
    """Whether a letter only edits an existing message, so that others may go before it."""
    return letter.amends and (letter.kind == "followed" or letter.illustrates > 0)


def is_same(one: PrivateLetter, other: PrivateLetter) -> bool:
    """Whether both letters call the same person to the same turn or agreement at the same table, or
    show the same follower a table."""
    return (
        one.kind == other.kind and one.table.id == other.table.id and _called(one) == _called(other)
    )


def _called(letter: PrivateLetter) -> object:
    return letter.to, letter.amends, letter.lasts


def lane_of(letter: PrivateLetter) -> str:
    """Return a letter's lane, two for each person: as one who plays, and as one who follows."""
    if is_aside(letter):
        return f"{ASIDE}{letter.to}"
    return mailbox_of(letter.to)


def mailbox_of(player: PlayerId) -> str:
    """Return the lane of letters to a person who plays."""
    return f"{_MAILBOX}{player}"


def reader_of(lane: str) -> PlayerId | None:
    """Return the person whose letters this lane holds."""
    for prefix in (_MAILBOX, ASIDE):
        if (person := lane.removeprefix(prefix)) != lane:
            return PlayerId(int(person))
    return None

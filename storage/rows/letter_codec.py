"""Converts rows of letters and their posts to values, and values to rows; names their lanes."""

from typing import Final

import msgspec

from core.translatable_text import Text
from model.letters import (
    BoardPost,
    ClaimedLetter,
    DirectMessage,
    Letter,
    LetterId,
    LetterPost,
    OldPost,
    PublicLetter,
    is_aside,
    telling_before,
)
from model.table import PlaceId, PlayerId, TableId
from storage.rows.row_values import AnyRow, Values, encode
from storage.rows.schema import ASIDE, PLACE

_MAILBOX: Final = "dm:"

_decode_letter = msgspec.json.Decoder[Letter](Letter).decode
_decode_texts = msgspec.json.Decoder(tuple[Text, ...]).decode
_decode_old_posts = msgspec.json.Decoder(tuple[OldPost, ...]).decode


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


def board_post_values(post: BoardPost) -> Values:
    """Return the row of a table's newest post."""
    return {
        "table_id": post.table,
        "place_id": post.place,
        "message_id": post.message,
        "posted_at": post.posted_at,
        "told": encode(post.told).decode(),
        "told_since": post.told_since,
        "overtaken": encode(post.overtaken).decode(),
        "posts": post.posts,
    }


def board_post_from(row: AnyRow) -> BoardPost:
    """Return the place of a table's newest post."""
    table, place = TableId(row.table_id), PlaceId(row.place_id)
    told = _decode_texts(row.told)
    told_since, overtaken = row.told_since, _decode_old_posts(row.overtaken)
    at = row.message_id, row.posted_at
    return BoardPost(table, place, *at, told, told_since, overtaken, row.posts)


def letter_values(letter: Letter, queued_at: int, due_at: int) -> Values:
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


def letter_from(row: AnyRow) -> Letter:
    """Return the letter in a row. Raises msgspec.ValidationError for one of another version."""
    letter: Letter = _decode_letter(row.payload)
    if row.view is not None:
        letter = msgspec.structs.replace(letter, view=msgspec.Raw(row.view))
    return letter


def claimed_from(row: AnyRow) -> ClaimedLetter:
    """Return a claimed letter. Raises msgspec.ValidationError for one of another version."""
    way = (row.attempts, row.queued_at, bool(row.overtaken))
    return ClaimedLetter(LetterId(row.id), letter_from(row), *way)


def is_amendment(letter: Letter) -> bool:
    """Whether a letter only edits an existing message, so that others may go before it.

    It is dropped once a newer letter shows the board of its table.
    """
    return letter.amends and (letter.is_of_the_board or letter.illustrates > 0)


def tells_more(waiting: Letter, letter: Letter) -> bool:
    """Whether a queued letter shows a newer board of the same table."""
    return waiting.is_of_the_board and waiting.table.version > letter.table.version


def overtaking(letter: Letter, dropped: Letter) -> Letter:
    """Return the letter with the notices of an amendment that it replaces.

    An amendment that only adds a picture has no notices to keep.
    """
    return letter if dropped.illustrates else telling_before(letter, dropped.notices)


def is_same_call(one: Letter, other: Letter) -> bool:
    """Whether both letters call the same person to the same turn or agreement at the same table."""
    calls = one.kind == "call" == other.kind and one.table.id == other.table.id
    return calls and _called(one) == _called(other)


def _called(letter: Letter) -> object:
    if isinstance(letter, PublicLetter):
        return letter.ping, letter.agree
    return letter.to, letter.amends, letter.lasts


def lane_of(letter: Letter) -> str:
    """Return a letter's lane: one for each place, and two for each person (player, follower)."""
    if isinstance(letter, PublicLetter):
        return f"{PLACE}{letter.table.place}"
    if is_aside(letter):
        return f"{ASIDE}{letter.to}"
    return mailbox_of(letter.to)


def mailbox_of(player: PlayerId) -> str:
    """Return the lane of letters to a person who plays."""
    return f"{_MAILBOX}{player}"


def reader_of(lane: str) -> PlayerId | None:
    """Return the person whose letters this lane holds; None for a place's lane."""
    for prefix in (_MAILBOX, ASIDE):
        if (person := lane.removeprefix(prefix)) != lane:
            return PlayerId(int(person))
    return None

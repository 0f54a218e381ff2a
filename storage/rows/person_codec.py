"""Converts rows of what is stored of people to values, and values to rows."""

from functools import lru_cache

import msgspec

from core.spelling import shown_name
from model.devices import Device
from model.table import Approach, Ban, PlayerId, PlayerProfile
from storage.rows.row_values import KEPT, AnyRow, Values, encode

_decode_profile = msgspec.json.Decoder(PlayerProfile).decode


def approach_values(approach: Approach) -> Values:
    """Return the row of an opening (``to_id`` 0) or an invitation."""
    return {
        "by_id": approach.by,
        "to_id": approach.to or 0,
        "table_id": approach.table,
        "created_at": approach.at,
    }


def approach_from(row: AnyRow) -> Approach:
    """Return the opening or invitation in a row."""
    to = PlayerId(row.to_id) if row.to_id else None
    return Approach(PlayerId(row.by_id), to, row.table_id, row.created_at)


def ban_from(row: AnyRow) -> Ban:
    """Return the ban in a row."""
    return Ban(PlayerId(row.player_id), row.created_at)


def device_values(device: Device) -> Values:
    """Return the row of a device or a ticket."""
    named = msgspec.structs.asdict(device)
    return {"player_id": named.pop("player"), **named}


def device_from(row: AnyRow) -> Device:
    """Return the device or ticket in a row."""
    player = PlayerId(row.player_id)
    return Device(row.secret, player, row.made_at, row.seen_at, bool(row.is_ticket))


def player_values(profile: PlayerProfile) -> Values:
    """Return the row of a person without ``forgetting``, which saving a profile must not clear."""
    return {
        "id": profile.id,
        "digest_due": profile.digest_due,
        "leaderboard": profile.leaderboard,
        "seen_on": profile.seen_on,
        "document": encode(profile),
    }


@lru_cache(KEPT)
def player_from(row: AnyRow) -> PlayerProfile:
    """Return the profile in a row."""
    stored = _decode_profile(row.document)
    apart = {"seen_on": row.seen_on, "forgetting": row.forgetting}
    return msgspec.structs.replace(stored, name=shown_name(stored.name), **apart)

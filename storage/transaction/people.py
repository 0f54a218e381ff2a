"""People: profiles, follows and digests, blocks, bans and invitations, devices signed in to the
page, and what somebody keeps at a table for themselves (notes, planned moves, tried lines).

SQL reads and writes inside one transaction.
"""

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from core.spelling import shown_name
from model.devices import Device
from model.table import (
    HOUSE,
    Approach,
    Ban,
    GuildId,
    Notebook,
    PlayerId,
    PlayerProfile,
    Status,
    TableId,
)
from model.thinking_ahead import PlannedMoves, TriedLine
from storage.database.statements import KEPT, AnyRow, Rows, Values, encode, words
from storage.rows.personal_data import lift, lift_in
from storage.rows.schema import ban, block

_log = logging.getLogger(__name__)

_decode_profile = msgspec.json.Decoder(PlayerProfile).decode


class StoredPeople(Rows):
    """Reads and writes what is stored of people.

    In a writing transaction a profile that is read alone stays locked until its end.
    """

    def profile(self, player: PlayerId) -> PlayerProfile | None:
        """Return a person's profile, None if unknown."""
        row = self._row(f"SELECT * FROM player WHERE id = :player {self._lock}", player=player)
        return None if row is None else player_from(row)

    def profiles(self, players: Sequence[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        """Return the profiles of those that are known."""
        rows = self._rows("SELECT * FROM player WHERE id IN :players", players=list(players))
        return {profile.id: profile for profile in map(player_from, rows)}

    def have_played(self, one: PlayerId, other: PlayerId) -> bool:
        """Whether the two have sat at a table at which a game began."""
        sql = """
        SELECT game_table.id FROM game_table
        JOIN member AS one ON one.table_id = game_table.id
        JOIN member AS other ON other.table_id = game_table.id
        WHERE one.player_id = :one AND one.role IN ('asked', 'plays', 'out')
        AND other.player_id = :other AND other.role IN ('asked', 'plays', 'out')
        AND game_table.seed IS NOT NULL LIMIT 1
        """
        return self._row(sql, one=one, other=other) is not None

    def followers(self, table: TableId) -> list[PlayerId]:
        """Return the followers of a table, oldest first."""
        sql = "SELECT player_id FROM follower WHERE table_id = :table ORDER BY since, player_id"
        return [PlayerId(row.player_id) for row in self._rows(sql, table=table)]

    def followed_by(self, player: PlayerId, statuses: Sequence[Status]) -> list[TableId]:
        """Return the tables that this person follows, oldest first."""
        sql = """
        SELECT table_id FROM follower JOIN game_table ON game_table.id = table_id
        WHERE player_id = :player AND status IN :statuses ORDER BY since, table_id
        """
        rows = self._rows(sql, player=player, statuses=words(statuses))
        return [TableId(row.table_id) for row in rows]

    def due_digests(self, now: int) -> list[PlayerProfile]:
        """Return the people whose daily digest is due at ``now``, earliest first.

        In a writing transaction they are locked; those locked by another process are left out.
        """
        skip = f"{self._lock} SKIP LOCKED" if self._lock else ""
        sql = f"""
        SELECT * FROM player WHERE digest_due <= :now AND forgetting IS NULL
        ORDER BY digest_due, id {skip}
        """
        return [*map(player_from, self._rows(sql, now=now))]

    def next_digest_at(self) -> int | None:
        """Return when the earliest daily digest is due."""
        return self._number("SELECT min(digest_due) FROM player WHERE forgetting IS NULL")

    def recognise(self, player: PlayerId) -> None:
        """Replace a returning person's pseudonym by their id: bans and blocks hold again."""
        lift(self._connection, player)

    def save_profile(self, profile: PlayerProfile) -> None:
        """Insert or replace a profile."""
        self._replace("player", player_values(profile), "id")

    def follow(self, table: TableId, player: PlayerId, at: int) -> None:
        """Make a person a follower of a table, unless they are one."""
        values = {"table_id": table, "player_id": player, "since": at}
        self._insert("follower", values, "ON CONFLICT (table_id, player_id) DO NOTHING")

    def unfollow(self, table: TableId, player: PlayerId) -> None:
        """Delete a follower of a table."""
        sql = "DELETE FROM follower WHERE table_id = :table AND player_id = :player"
        self._change(sql, table=table, player=player)


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
    """Return the profile in a row; of a damaged one what stands beside it."""
    try:
        stored = _decode_profile(row.document)
    except msgspec.MsgspecError:
        _log.error("the profile of somebody cannot be read; they are taken for a new person")
        stored = PlayerProfile(PlayerId(row.id), "")
    return msgspec.structs.replace(
        stored,
        name=shown_name(stored.name),
        digest_due=row.digest_due,
        leaderboard=row.leaderboard,
        seen_on=row.seen_on,
        forgetting=row.forgetting,
    )


class StoredBlocks(Rows):
    """Reads and writes blocks, bans and invitations."""

    def approaches(self, by: PlayerId, since: int) -> list[Approach]:
        """Return a person's openings and invitations after ``since``, oldest first."""
        sql = """
        SELECT * FROM approach WHERE by_id = :by AND created_at > :since ORDER BY created_at, to_id
        """
        return [*map(approach_from, self._rows(sql, by=by, since=since))]

    def inviter_of(self, table: TableId, guest: PlayerId) -> PlayerId | None:
        """Return who last invited this person to a table, as long as that is kept."""
        sql = """
        SELECT by_id FROM approach WHERE table_id = :table AND to_id = :guest AND by_id > 0
        ORDER BY created_at DESC LIMIT 1
        """
        row = self._row(sql, table=table, guest=guest)
        return None if row is None else PlayerId(row.by_id)

    def blocked_by(self, player: PlayerId) -> list[PlayerId]:
        """Return the people whom this person blocks, oldest block first."""
        sql = """
        SELECT blocked_id FROM block WHERE by_id = :player AND blocked_id > 0
        ORDER BY created_at, blocked_id
        """
        return [PlayerId(row.blocked_id) for row in self._rows(sql, player=player)]

    def is_banned(self, player: PlayerId, servers: Sequence[GuildId]) -> bool:
        """Whether this person is banned on one of these servers."""
        sql = "SELECT 1 FROM ban WHERE player_id = :player AND guild_id IN :servers"
        return self._row(sql, player=player, servers=list(servers)) is not None

    def banned_in(self, server: GuildId) -> list[Ban]:
        """Return a server's bans, oldest first, without those of forgotten people."""
        sql = """
        SELECT * FROM ban WHERE guild_id = :server AND player_id > 0
        ORDER BY created_at, player_id
        """
        return [*map(ban_from, self._rows(sql, server=server))]

    def count_banned(self, server: GuildId) -> int:
        """Count a server's bans, those of forgotten people included."""
        return self._number("SELECT count(*) FROM ban WHERE guild_id = :server", server=server) or 0

    def note_approaches(self, approaches: Sequence[Approach]) -> None:
        """Store openings and invitations."""
        self._insert_each("approach", [*map(approach_values, approaches)])

    def forget_approaches(self, table: TableId, guest: PlayerId) -> None:
        """Delete a guest's invitations to this table: they accepted, so these count no more."""
        sql = "DELETE FROM approach WHERE table_id = :table AND to_id = :guest"
        self._change(sql, table=table, guest=guest)

    def save_block(self, by: PlayerId, other: PlayerId, at: int) -> None:
        """Store that ``by`` blocks invitations from ``other``."""
        lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        values = {"by_id": by, "blocked_id": other, "created_at": at}
        self._insert("block", values, "ON CONFLICT (by_id, blocked_id) DO NOTHING")

    def delete_block(self, by: PlayerId, other: PlayerId) -> bool:
        """Delete a block. Returns False if there was none."""
        lift_in(self._connection, block.c.blocked_id, block.c.by_id == by, other)
        sql = "DELETE FROM block WHERE by_id = :by AND blocked_id = :other"
        return self._change(sql, by=by, other=other) == 1

    def save_ban(self, server: GuildId, player: PlayerId, at: int) -> None:
        """Ban a person from a server's tables; an earlier ban keeps its date.

        Cups there that gather become due, for the person to leave them.
        """
        lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        values = {"guild_id": server, "player_id": player, "created_at": at}
        self._insert("ban", values, "ON CONFLICT (guild_id, player_id) DO NOTHING")
        here = "" if server == HOUSE else "AND guild_id = :server"
        sql = f"""
        UPDATE cup SET due_at = 0 WHERE status = 'entry' {here}
        AND id IN (SELECT cup_id FROM cup_entry WHERE player_id = :player)
        """
        self._change(sql, server=server, player=player)

    def delete_ban(self, server: GuildId, player: PlayerId) -> bool:
        """Delete a ban. Returns False if there was none."""
        lift_in(self._connection, ban.c.player_id, ban.c.guild_id == server, player)
        sql = "DELETE FROM ban WHERE guild_id = :server AND player_id = :player"
        return self._change(sql, server=server, player=player) == 1


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


class StoredDevices(Rows):
    """Reads and writes devices and tickets."""

    def device(self, secret: str) -> Device | None:
        """Return the device or ticket with this hash, None if there is none."""
        row = self._row("SELECT * FROM device WHERE secret = :secret", secret=secret)
        return None if row is None else device_from(row)

    def devices_of(self, player: PlayerId) -> list[Device]:
        """Return a person's devices and tickets, those seen last first."""
        sql = """
        SELECT * FROM device WHERE player_id = :player
        ORDER BY seen_at DESC, made_at DESC, secret
        """
        return [*map(device_from, self._rows(sql, player=player))]

    def add_device(self, device: Device) -> None:
        """Store a device or a ticket."""
        self._insert("device", device_values(device))

    def see_device(self, secret: str, at: int) -> None:
        """Store when a device was seen."""
        self._change("UPDATE device SET seen_at = :at WHERE secret = :secret", secret=secret, at=at)

    def drop_device(self, secret: str) -> bool:
        """Delete a device or ticket. Returns False if there is none."""
        return self._change("DELETE FROM device WHERE secret = :secret", secret=secret) == 1


def device_values(device: Device) -> Values:
    """Return the row of a device or a ticket."""
    named = msgspec.structs.asdict(device)
    return {"player_id": named.pop("player"), **named}


def device_from(row: AnyRow) -> Device:
    """Return the device or ticket in a row."""
    player = PlayerId(row.player_id)
    return Device(row.secret, player, row.made_at, row.seen_at, bool(row.is_ticket))


T = TypeVar("T")


_THIS = "table_id = :table AND player_id = :player AND kind = :kind"
_encode = msgspec.json.Encoder(order="deterministic").encode


class StoredPrivateDocuments(Rows):
    """Reads and writes what each person keeps at a table; it is their secret.

    What is damaged is logged, and taken for nothing.
    """

    def notebook(self, table: TableId, player: PlayerId) -> Notebook:
        """Return a person's private note and marks at a table; empty if there are none."""
        return self._one("notebook", Notebook, table, player) or Notebook()

    def save_notebook(self, table: TableId, player: PlayerId, notebook: Notebook) -> None:
        """Replace a person's note and marks at a table; delete the row if both are empty."""
        if notebook == Notebook():
            self._delete("notebook", table, player)
        else:
            self._save("notebook", table, player, notebook)

    def planned(self, table: TableId, player: PlayerId) -> PlannedMoves | None:
        """Return this person's planned moves at a table, None without any."""
        return self._one("planned", PlannedMoves, table, player)

    def planned_at(self, table: TableId) -> dict[PlayerId, PlannedMoves]:
        """Return all planned moves at a table by their owners, in order of id."""
        sql = """
        SELECT player_id, document FROM private_document
        WHERE table_id = :table AND kind = 'planned' ORDER BY player_id
        """
        rows = ((row.player_id, _read(row, PlannedMoves)) for row in self._rows(sql, table=table))
        return {PlayerId(player): plan for player, plan in rows if plan is not None}

    def planned_by(self, player: PlayerId) -> dict[TableId, PlannedMoves]:
        """Return this person's planned moves at all tables, in order of id."""
        sql = """
        SELECT table_id, document FROM private_document
        WHERE player_id = :player AND kind = 'planned' ORDER BY table_id
        """
        rows = ((row.table_id, _read(row, PlannedMoves)) for row in self._rows(sql, player=player))
        return {TableId(table): plan for table, plan in rows if plan is not None}

    def save_planned(self, table: TableId, player: PlayerId, planned: PlannedMoves) -> None:
        """Insert or replace a person's planned moves at a table."""
        self._save("planned", table, player, planned)

    def delete_planned(self, table: TableId, player: PlayerId) -> None:
        """Delete a person's planned moves at a table, if there are any."""
        self._delete("planned", table, player)

    def tried(self, table: TableId, player: PlayerId) -> TriedLine | None:
        """Return the line that this person tries at a table, None without one."""
        return self._one("tried", TriedLine, table, player)

    def save_tried(self, table: TableId, player: PlayerId, tried: TriedLine) -> None:
        """Insert or replace the line that a person tries at a table."""
        self._save("tried", table, player, tried)

    def delete_tried(self, table: TableId, player: PlayerId) -> None:
        """Delete the line that a person tries at a table, if there is one."""
        self._delete("tried", table, player)

    def delete_all_tried(self, table: TableId) -> None:
        """Delete all lines that are tried at a table."""
        sql = "DELETE FROM private_document WHERE table_id = :table AND kind = 'tried'"
        self._change(sql, table=table)

    def _one(self, kind: str, type_: type[T], table: TableId, player: PlayerId) -> T | None:
        sql = f"SELECT document FROM private_document WHERE {_THIS}"
        row = self._row(sql, table=table, player=player, kind=kind)
        return None if row is None else _read(row, type_)

    def _save(self, kind: str, table: TableId, player: PlayerId, value: Any) -> None:
        whose = {"table_id": table, "player_id": player, "kind": kind}
        values = {**whose, "document": _encode(value)}
        self._replace("private_document", values, "table_id, player_id, kind")

    def _delete(self, kind: str, table: TableId, player: PlayerId) -> None:
        sql = f"DELETE FROM private_document WHERE {_THIS}"
        self._change(sql, table=table, player=player, kind=kind)


def _read(row: AnyRow, type_: type[T]) -> T | None:
    """Return a document as a value, None if it is damaged: the table's game goes on without it."""
    try:
        return msgspec.json.decode(row.document, type=type_)
    except msgspec.MsgspecError:
        _log.error("what somebody keeps at a table cannot be read (%s)", type_.__name__)
        return None

"""The schema of version 0.1.0: tables, log, letters, timers, people.

This is the first migration: older schemas were never released, and are refused.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("state_version", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("calling_off", sa.String(), nullable=False),
        sa.Column("pace_hours", sa.Integer()),
        sa.Column("pace_late", sa.String(), nullable=False),
        sa.Column("codec", sa.String(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("seed", sa.LargeBinary()),
        sa.Column("state", sa.LargeBinary()),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.LargeBinary()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("open_moves", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("told_from", sa.Integer(), nullable=False, server_default="-1"),
        sa.Column("told_to", sa.Integer(), nullable=False, server_default="-1"),
        sa.Column("stood_until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("pace_minutes", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("pace_bank", sa.String()),
        sa.Column("pause", sa.String()),
        sa.Column("proposal", sa.String()),
        sa.CheckConstraint("code = upper(code)", name=op.f("ck_game_table_code_upper")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
        sa.UniqueConstraint("code", name=op.f("uq_game_table_code")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_game_table_guild_id_status"), "game_table", ["guild_id", "status"])
    op.create_index(op.f("ix_game_table_place_id"), "game_table", ["place_id"])
    op.create_index(op.f("ix_game_table_status_updated_at"), "game_table", ["status", "updated_at"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("lane", sa.String(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("view", sa.LargeBinary()),
        sa.Column("queued_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("lease_until", sa.BigInteger()),
        sa.Column("last_error", sa.String()),
        sa.Column("amends", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_outbox_lane_id"), "outbox", ["lane", "id"])
    op.create_index(op.f("ix_outbox_table_id"), "outbox", ["table_id"])
    op.create_table(
        "player",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String()),
        sa.Column("seen_locale", sa.String(), nullable=False),
        sa.Column("letters", sa.String(), nullable=False),
        sa.Column("dms_closed", sa.Boolean(), nullable=False),
        sa.Column("confirm", sa.String(), nullable=False, server_default="usual"),
        sa.Column("away_until", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("rested_at", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("calls", sa.String(), nullable=False, server_default="channel"),
        sa.Column("zone", sa.String()),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("digest_at", sa.Integer(), nullable=False, server_default="18"),
        sa.Column("digest_due", sa.BigInteger()),
        sa.Column("knock_at", sa.BigInteger(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
    )
    op.create_index(op.f("ix_player_digest_due"), "player", ["digest_due"])
    op.create_table(
        "board_post",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_board_post_table_id")
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_board_post")),
    )
    op.create_table(
        "event",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seats", sa.String()),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_event_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", "n", name=op.f("pk_event")),
    )
    op.create_table(
        "invitation",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_invitation_table_id")
        ),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_invitation")),
    )
    op.create_index(
        op.f("ix_invitation_player_id_table_id"), "invitation", ["player_id", "table_id"]
    )
    op.create_table(
        "letter_post",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_letter_post_table_id")
        ),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_letter_post")),
    )
    op.create_table(
        "move",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("actor_id", sa.BigInteger()),
        sa.Column("request_id", sa.BigInteger()),
        sa.Column("notation", sa.String(), nullable=False),
        sa.Column("state_hash", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_move_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_move")),
        sa.UniqueConstraint("request_id", name=op.f("uq_move_request_id")),
    )
    op.create_table(
        "receipt",
        sa.Column("request_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_receipt_table_id")),
        sa.PrimaryKeyConstraint("request_id", name=op.f("pk_receipt")),
    )
    op.create_index(op.f("ix_receipt_created_at"), "receipt", ["created_at"])
    op.create_table(
        "seat",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger()),
        sa.Column("agent", sa.String()),
        sa.Column("level", sa.String()),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.BigInteger()),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("last_move", sa.Integer(), nullable=False),
        sa.Column("lapsed", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("questions", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("time_left", sa.BigInteger()),
        sa.Column("reminded", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("timed", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("bank", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("pauses", sa.Integer(), nullable=False, server_default="0"),
        sa.CheckConstraint(
            "(player_id IS NULL) = (agent IS NOT NULL) AND (agent IS NULL) = (level IS NULL)",
            name=op.f("ck_seat_one_occupant"),
        ),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_player_id_table_id"), "seat", ["player_id", "table_id"])
    op.create_table(
        "timer",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_timer_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name=op.f("pk_timer")),
    )
    op.create_index(op.f("ix_timer_due_at"), "timer", ["due_at"])

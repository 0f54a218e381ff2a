"""Add cups: their entrants, rounds, pairings and requests. Nobody had opened one before."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"

_COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "cup",
        sa.Column("id", _COUNTED, nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("format", sa.String(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("closes_at", sa.BigInteger(), nullable=True),
        sa.Column("round_days", sa.Integer(), nullable=True),
        sa.Column("planned_rounds", sa.Integer(), nullable=True),
        sa.Column("same_deal", sa.Boolean(), nullable=False),
        sa.Column("opened_by", sa.BigInteger(), nullable=False),
        sa.Column("lot", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("post", sa.BigInteger(), nullable=True),
        sa.Column("posted_version", sa.BigInteger(), nullable=False),
        sa.Column("end_post", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_cup")),
        sa.UniqueConstraint("code", name=op.f("uq_cup_code")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_cup_due_at"), "cup", ["due_at"])
    op.create_index(op.f("ix_cup_guild_id_status"), "cup", ["guild_id", "status"])
    op.create_index(op.f("ix_cup_opened_by"), "cup", ["opened_by"])
    op.create_table(
        "cup_entrant",
        sa.Column("cup_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=True),
        sa.Column("level", sa.String(), nullable=True),
        sa.Column("entered_at", sa.BigInteger(), nullable=False),
        sa.Column("left_at", sa.BigInteger(), nullable=True),
        sa.Column("left_because", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("cup_id", "number", name=op.f("pk_cup_entrant")),
        sa.ForeignKeyConstraint(["cup_id"], ["cup.id"], name=op.f("fk_cup_entrant_cup_id")),
    )
    op.create_index(op.f("ix_cup_entrant_player_id_cup_id"), "cup_entrant", ["player_id", "cup_id"])
    op.create_table(
        "cup_round",
        sa.Column("cup_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("lengthened_by", sa.BigInteger(), nullable=False),
        sa.Column("seal", sa.String(), nullable=True),
        sa.Column("seed", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("cup_id", "number", name=op.f("pk_cup_round")),
        sa.ForeignKeyConstraint(["cup_id"], ["cup.id"], name=op.f("fk_cup_round_cup_id")),
    )
    op.create_table(
        "cup_pairing",
        sa.Column("cup_id", sa.BigInteger(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=True),
        sa.Column("code", sa.String(), nullable=True),
        sa.Column("places", sa.String(), nullable=False),
        sa.Column("runs", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("cup_id", "round", "number", name=op.f("pk_cup_pairing")),
        sa.ForeignKeyConstraint(["cup_id"], ["cup.id"], name=op.f("fk_cup_pairing_cup_id")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_cup_pairing_table_id")
        ),
    )
    op.create_index(op.f("ix_cup_pairing_runs_table_id"), "cup_pairing", ["runs", "table_id"])
    op.create_index(op.f("ix_cup_pairing_table_id"), "cup_pairing", ["table_id"])
    op.create_table(
        "cup_receipt",
        sa.Column("request_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("cup_id", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("request_id", name=op.f("pk_cup_receipt")),
        sa.ForeignKeyConstraint(["cup_id"], ["cup.id"], name=op.f("fk_cup_receipt_cup_id")),
    )
    op.create_index(op.f("ix_cup_receipt_created_at"), "cup_receipt", ["created_at"])

"""Add seasons that are over, and titles."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    counted = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "season",
        sa.Column("id", counted, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.String(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger()),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("told_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_season")),
        sa.UniqueConstraint("guild_id", "season", name=op.f("uq_season_guild_id_season")),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "season_title",
        sa.Column("season_id", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("game", sa.String()),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("season_id", "n", name=op.f("pk_season_title")),
        sa.ForeignKeyConstraint(
            ["season_id"], ["season.id"], name=op.f("fk_season_title_season_id")
        ),
    )
    op.create_index(op.f("ix_season_title_player_id"), "season_title", ["player_id"])

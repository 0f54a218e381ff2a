"""Add results of finished games, ratings, and who is hidden from leaderboards.

Results of games that finished before are added at the bot's start (``tables/results_archive.py``),
since that needs the games' rules.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column(
        "player", sa.Column("leaderboard", sa.String(), nullable=False, server_default="shown")
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("unrated", sa.String()),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_result")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_result_table_id")),
    )
    op.create_index(op.f("ix_result_guild_id_game"), "result", ["guild_id", "game"])
    op.create_table(
        "result_seat",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.BigInteger()),
        sa.Column("level", sa.String()),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("parts", sa.String(), nullable=False),
        sa.Column("tended", sa.Boolean(), nullable=False),
        sa.Column("handed", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_result_seat")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_result_seat_table_id")
        ),
    )
    op.create_index(
        op.f("ix_result_seat_player_id_table_id"), "result_seat", ["player_id", "table_id"]
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_rated")),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name=op.f("fk_rated_table_id")),
    )
    op.create_index(op.f("ix_rated_player_id"), "rated", ["player_id"])
    op.create_table(
        "rating",
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "game", name=op.f("pk_rating")),
    )

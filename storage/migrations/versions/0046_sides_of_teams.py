"""Add the teams that people choose before a game."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    op.add_column(
        "game_table", sa.Column("sides", sa.String(), nullable=False, server_default="[]")
    )

"""Add the cup that a table's game belongs to. No table of before belonged to one."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("cup", sa.String(), nullable=True))

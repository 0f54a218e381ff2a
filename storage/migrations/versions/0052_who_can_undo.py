"""Add the button with which the last mover undoes; for earlier moves none is known."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("undo", sa.Integer()))

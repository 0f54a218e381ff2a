"""Keep the seat's time with each move, for undo, and count how often an undo was refused."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("move", sa.Column("time_left", sa.BigInteger()))
    op.add_column("move", sa.Column("bank", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("refused", sa.Integer(), nullable=False, server_default="0"))

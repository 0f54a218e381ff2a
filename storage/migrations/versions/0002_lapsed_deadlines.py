"""How many deadlines a question has outlived: a table that waits does not call for ever."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seat", sa.Column("lapsed", sa.Integer(), nullable=False, server_default="0"))

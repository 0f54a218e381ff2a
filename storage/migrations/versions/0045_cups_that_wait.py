"""Add until when a cup waits for entrants who are away; the next look at it notes that."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0043"


def upgrade() -> None:
    op.add_column("cup", sa.Column("waits_until", sa.BigInteger(), nullable=True))

"""Add since when the channel of a cup is known to be gone."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0037"


def upgrade() -> None:
    op.add_column("cup", sa.Column("lost_at", sa.BigInteger(), nullable=True))

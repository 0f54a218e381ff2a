"""Store which process holds the lease of a letter."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("lease_owner", sa.String()))

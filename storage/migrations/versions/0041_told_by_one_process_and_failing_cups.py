"""Add which process tells the end of a season until when, and since when a cup cannot go on."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.add_column("season", sa.Column("post_lease_until", sa.BigInteger()))
    op.add_column("season", sa.Column("post_lease_owner", sa.String()))
    op.add_column("cup", sa.Column("failing_since", sa.BigInteger()))

"""Add which process edits the post of a cup, and until when."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0035"


def upgrade() -> None:
    op.add_column("cup", sa.Column("post_lease_until", sa.BigInteger()))
    op.add_column("cup", sa.Column("post_lease_owner", sa.String()))

"""Add what a table's newest post tells, so that its edits go on telling it.

For posts made before this version that is unknown: their next edit tells only what is new.
"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("board_post", sa.Column("told", sa.String(), nullable=False, server_default="[]"))
    since = sa.Column("told_since", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("board_post", since)

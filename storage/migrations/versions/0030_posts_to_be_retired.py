"""Add which older posts of a table may still have buttons, so that their removal is retried.

For posts overtaken before this version that is unknown.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    overtaken = sa.Column("overtaken", sa.String(), nullable=False, server_default="[]")
    op.add_column("board_post", overtaken)

"""Which posts of a table may still have their buttons, so that they are tried again.

Of posts that were overtaken before this version nothing is known.
"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    overtaken = sa.Column("overtaken", sa.String(), nullable=False, server_default="[]")
    op.add_column("board_post", overtaken)

"""What the newest post of a table tells, and letters that only amend it.

The newest post of a game that is being played tells of what came last; what comes next follows it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("told_from", "told_to"):
        op.add_column(
            "game_table", sa.Column(name, sa.Integer(), nullable=False, server_default="-1")
        )
    op.execute("UPDATE game_table SET told_from = moves, told_to = moves WHERE moves > 0")
    op.add_column(
        "outbox", sa.Column("amends", sa.Boolean(), nullable=False, server_default=sa.false())
    )

"""Add whether a table's newest post asks something, and which seats are out without a resignation.

Each older post loses its buttons once; seats that are out are noted with the next move.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    for table, name in (("board_post", "asks"), ("seat", "beaten")):
        op.add_column(
            table, sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.execute("UPDATE board_post SET asks = true")

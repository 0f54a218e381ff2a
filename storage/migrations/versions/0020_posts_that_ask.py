"""Whether the newest post of a table asks for something; each of before loses its buttons once."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column(
        "board_post", sa.Column("asks", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute("UPDATE board_post SET asks = true")

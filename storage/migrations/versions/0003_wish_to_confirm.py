"""Whether a person wants to be asked before their moves are made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "player", sa.Column("confirm", sa.String(), nullable=False, server_default="usual")
    )

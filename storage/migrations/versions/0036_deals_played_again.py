"""Add the round of a cup whose deal a table plays again. No table of before played one."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("deal_of", sa.String(), nullable=True))

"""Add up to when a cup has been given back the time in which people could not be reached.

Of outages before nothing was given back.
"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0041"


def upgrade() -> None:
    column = sa.Column("stood_until", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("cup", column)

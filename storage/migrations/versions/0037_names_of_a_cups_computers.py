"""Add the names that cups give their computers. A game that runs keeps the names that it has."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("seat", sa.Column("called", sa.Integer(), nullable=True))

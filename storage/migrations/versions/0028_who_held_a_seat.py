"""Add earlier holders of a seat, each until a line of the log, so that past moves name them.

Where a seat changed hands before this version, its present holder is named.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("seat", sa.Column("held", sa.String(), nullable=False, server_default="[]"))

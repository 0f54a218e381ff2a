"""Who held a seat before, and until which line of the log: past moves are told with their names.

Of games in which a seat changed hands before this version, whoever holds it now is named.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("seat", sa.Column("held", sa.String(), nullable=False, server_default="[]"))

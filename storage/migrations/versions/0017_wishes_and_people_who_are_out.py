"""Add calls to agree, resigned seats, and the people whom a host has removed."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    for table, name in (("seat", "appeals"), ("game_table", "removed")):
        op.add_column(table, sa.Column(name, sa.String(), nullable=False, server_default="[]"))
    op.add_column(
        "seat", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE seat SET resigned = true WHERE EXISTS (SELECT 1 FROM move"
        " WHERE move.table_id = seat.table_id AND move.seat = seat.seat"
        " AND move.notation = 'resign')"
    )

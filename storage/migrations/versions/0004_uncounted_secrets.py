"""What is shown counts no secret moves: moves told to everybody, resignations aside, and each
seat's own questions.

Questions were numbered by the table's version, so the next one has a higher number.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "game_table", sa.Column("open_moves", sa.Integer(), nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE game_table SET open_moves ="
        " (SELECT COUNT(DISTINCT event.seq) FROM event"
        " WHERE event.table_id = game_table.id AND event.seq > 0 AND event.seats IS NULL"
        " AND event.seq NOT IN (SELECT move.seq FROM move"
        " WHERE move.table_id = game_table.id AND move.notation = 'resign'))"
    )
    op.add_column(
        "seat", sa.Column("questions", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE seat SET questions ="
        " (SELECT version FROM game_table WHERE game_table.id = seat.table_id)"
    )

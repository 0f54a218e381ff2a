"""Keep a sign of life for each shard, and let one process claim a computer's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "sign_of_life",
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("shard", sa.Integer(), nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shards", "shard", name=op.f("pk_sign_of_life")),
    )
    op.execute(
        "INSERT INTO sign_of_life (shards, shard, alive_at)"
        " SELECT 1, 0, CAST(value AS BIGINT) FROM meta WHERE key = 'last_alive'"
    )
    op.execute("DELETE FROM meta WHERE key = 'last_alive'")
    op.add_column("timer", sa.Column("lease_until", sa.BigInteger()))

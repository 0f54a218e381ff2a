"""Add the devices on which people are signed in to the page."""

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    op.create_table(
        "device",
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("is_ticket", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_device")),
    )
    op.create_index(op.f("ix_device_player_id"), "device", ["player_id"])
    op.create_index(op.f("ix_device_seen_at"), "device", ["seen_at"])

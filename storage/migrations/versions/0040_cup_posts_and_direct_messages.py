"""Add which process edits the post of a cup until when, and where direct messages about cups stand.

Of those sent before nothing is known.
"""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    op.add_column("cup", sa.Column("post_lease_until", sa.BigInteger()))
    op.add_column("cup", sa.Column("post_lease_owner", sa.String()))
    op.create_table(
        "direct_message",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("sent_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_direct_message")),
    )
    op.create_index(op.f("ix_direct_message_player_id"), "direct_message", ["player_id"])

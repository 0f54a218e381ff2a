"""How people are called, and the one living letter of each table in a mailbox."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for column in (
        sa.Column("calls", sa.String(), nullable=False, server_default="channel"),
        sa.Column("zone", sa.String()),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("digest_at", sa.Integer(), nullable=False, server_default="18"),
        sa.Column("digest_due", sa.BigInteger()),
        sa.Column("knock_at", sa.BigInteger(), nullable=False, server_default="0"),
    ):
        op.add_column("player", column)
    op.create_index(op.f("ix_player_digest_due"), "player", ["digest_due"])
    op.create_table(
        "letter_post",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_letter_post_table_id")
        ),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_letter_post")),
    )

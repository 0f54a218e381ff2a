"""Index the tables of a place by status, so that open ones are found without those that ended."""

from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.drop_index(op.f("ix_game_table_place_id"), "game_table")
    op.create_index(
        op.f("ix_game_table_place_id_status_updated_at"),
        "game_table",
        ["place_id", "status", "updated_at"],
    )

"""Add how many posts a table has left in its channel; earlier ones are not counted."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"


def upgrade() -> None:
    posts = sa.Column("posts", sa.Integer(), nullable=False, server_default="1")
    op.add_column("board_post", posts)

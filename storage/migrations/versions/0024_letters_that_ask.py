"""Add whether a private letter must be edited once its reader has answered.

Each older letter is edited once more. Older posts lose their buttons, whatever their age and words.
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column(
        "letter_post", sa.Column("asks", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute("UPDATE letter_post SET asks = true")
    op.drop_column("board_post", "asks")

"""Drop seasons, titles, and since when there are seasons."""

from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    op.drop_table("season_title")
    op.drop_table("season")
    op.execute("DELETE FROM meta WHERE key IN ('seasons_since', 'alert-season')")

"""Give each table a deal of its own: rounds of one deal and deals played again are gone.

Closed tables are open from now on, those of a cup that was called off belong to no cup any more,
and the posts of such cups are edited. A game unrated because its deal was known stays unrated.
"""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"

_IS_CLOSED = '%"closed":true%'

_SET_FREE = sa.text(
    "UPDATE game_table SET cup = NULL WHERE cup LIKE :closed AND id IN"
    " (SELECT cup_pairing.table_id FROM cup_pairing JOIN cup ON cup.id = cup_pairing.cup_id"
    " WHERE cup.status = 'called-off')"
)
_OPEN = sa.text("UPDATE game_table SET cup = replace(cup, :written, '') WHERE cup IS NOT NULL")
_NO_MORE_DUE = sa.text(
    "UPDATE cup SET due_at = NULL"
    " WHERE same_deal AND failing_since IS NULL AND status IN ('finished', 'called-off')"
)
_EDIT_POSTS = sa.text("UPDATE cup SET version = version + 1 WHERE same_deal")
_STAY_UNRATED = sa.text("UPDATE result SET unrated = 'undone' WHERE unrated = 'known-deal'")


def upgrade() -> None:
    op.execute(_SET_FREE.bindparams(closed=_IS_CLOSED))
    for closed in ("true", "false"):
        op.execute(_OPEN.bindparams(written=f',"closed":{closed}'))
    op.execute(_NO_MORE_DUE)
    op.execute(_EDIT_POSTS)
    op.execute(_STAY_UNRATED)
    op.drop_column("game_table", "deal_of")
    op.drop_column("cup", "same_deal")
    op.drop_column("cup_round", "seal")
    op.drop_column("cup_round", "seed")

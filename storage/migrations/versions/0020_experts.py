"""A computer may be an expert. The tables stay as they are, and a word more may stand in them.

The number rises so that a version that has never heard of that level does not open what may hold
it: it could neither think for such a computer nor rate a game it sat in.
"""

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    pass

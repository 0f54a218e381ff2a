"""How long a late player may keep a seat that is promised to a substitute. Pure."""

from model.table import HOUR, MINUTE

SHORTEST_GRACE = 10 * MINUTE
LONGEST_GRACE = 24 * HOUR
"""Bounds of the grace time, in milliseconds."""


def grace_time(span: int) -> int:
    """Return the grace time in milliseconds: one pace, ``span``, within the bounds."""
    return max(SHORTEST_GRACE, min(span, LONGEST_GRACE))

"""Retention periods of data about people, in milliseconds; ``docs/privacy.md`` states the same."""

from typing import Final

from model.table import HOUR, MINUTE

DAY: Final = 24 * HOUR

LOBBIES_KEPT: Final = 30 * DAY
"""A table called off before its game began, and a cup before its first round, is deleted then."""

LETTERS_KEPT: Final = 30 * DAY
"""How long it is remembered where direct messages stand: after the end of the game that they are
about; those about no single table, after they were sent."""

RECEIPTS_KEPT: Final = 30 * DAY
"""How long a request that made no move is known, so that it is carried out once; an
interaction at Discord lives for 15 minutes."""

APPROACHES_KEPT: Final = DAY
"""How long it is stored who has opened a table or invited whom, for limits to count it."""

UNSEEN_FOR: Final = 180 * DAY
"""A person without a part in any table is forgotten after this time without activity."""

COPIES_KEPT: Final = 30 * DAY
"""The greatest age of a backup of the database; older ones are deleted."""

DEVICES_KEPT: Final = 30 * DAY
"""A device that is not seen for so long is signed out of the page."""

TICKETS_KEPT: Final = 10 * MINUTE
"""How long a ticket can sign a device in."""

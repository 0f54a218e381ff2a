"""How long the house keeps what is about people; ``docs/privacy.md`` says the same to them."""

from typing import Final

from tables.model.table import HOUR

DAY: Final = 24 * HOUR

LOBBIES_KEPT: Final = 30 * DAY
"""Milliseconds after which a table is deleted that was called off before its game began."""

LETTERS_KEPT: Final = 30 * DAY
"""Milliseconds after the end of a game for which is remembered where its letters stand."""

APPROACHES_KEPT: Final = DAY
"""Milliseconds for which is known who has invited whom."""

UNSEEN_FOR: Final = 180 * DAY
"""Milliseconds after which somebody is forgotten who has no part in any table."""

COPIES_KEPT: Final = 30 * DAY
"""Milliseconds after which no copy of the database is left that is older."""

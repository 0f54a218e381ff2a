"""How long the others have to vote about a late player, or to agree to an undo. Pure."""

from model.table import HOUR

POLL_LASTS = 24 * HOUR
"""Milliseconds that the others have to vote about a late player."""

UNDO_LAPSES_AFTER = 24 * HOUR
"""Milliseconds after which a proposed undo lapses if not all have agreed."""

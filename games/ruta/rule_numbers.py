"""The numbers of Ruta's rules: cards dealt, tokens, passes."""

from typing import Final

FIRST_HAND: Final = 2
"""Cards dealt to each seat. Rule: R-4.1."""

DRAFT_SLOTS: Final = 2
"""Cards that lie face up. Rule: R-4.1."""

TOKENS: Final = 10
"""Tokens of each seat, one for each route it claims. Rule: R-1.4."""

PASSES_TO_END: Final = 2
"""Passes in a row that end the game. Rule: R-12.3."""

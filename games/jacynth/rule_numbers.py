"""The numbers of Jacynth's rules: seats, cards dealt, tokens."""

from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 3

FIRST_HAND: Final = 3
"""Cards dealt to each seat. Rule: R-3.3."""

TOKENS: Final = 4
"""Influence tokens of each seat. Rule: R-1.6."""

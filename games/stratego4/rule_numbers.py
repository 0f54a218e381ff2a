"""The numbers of Stratego 4's rules: recruits, returns, the slow start, shots.

The pieces of an army stand in ``board.py``.
"""

from typing import Final

SLIDER: Final = ("0", "I", "II", "III", "IV", "V", "VI")
"""The positions of the slider, as printed."""

TOP_OF_SLIDER: Final = len(SLIDER) - 1

MOST_RETURNS: Final = 5
"""How often in a row a piece may go straight back to the space it came from. Rule: R-3.13."""

SLOW_ROUNDS: Final = 5
"""The first rounds, in which no bearer of a flag enters the ring in a slow start. Rule: R-9.3."""

SHOT: Final = 3
"""A shot hits the third space. Rule: R-5.1."""

"""Counts on how many moves a law is tried."""

from collections import Counter
from typing import Final

LOOKED_AT: Final = Counter[str]()
"""The moves of each game that tests have asked for; a run of checkgame empties it at each law."""

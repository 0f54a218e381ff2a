"""How strong the computer players of Strada Romana are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level, Strength, UnprovedLevel

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 17.0, 3: 16.0, 4: 12.0, 5: 14.0},
        "normal": 25.0,
        "hard": {2: 36.0, 3: 39.0, 4: 38.0, 5: 37.0},
        "expert": {2: 44.0, 3: 41.0, 4: 46.0, 5: 40.0},
    }
)
"""Strength on the rating scale, by the number of sides.

docs/research/ratings.md says how it was measured.
"""

UNPROVED: Final = (UnprovedLevel("expert", frozenset({3, 5})),)
"""Where a level is not offered; docs/research/computers.md has the matches."""

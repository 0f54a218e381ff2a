"""How strong the computer players of Stratego 4 are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level, Strength, UnprovedLevel

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 19.0, 3: 17.0, 4: 18.0},
        "normal": 25.0,
        "hard": {2: 27.0, 3: 33.0, 4: 36.0},
        "expert": {2: 27.0, 3: 38.0, 4: 42.0},
    }
)
"""Strength on the rating scale, by the number of sides (in teams two).

docs/research/ratings.md says how it was measured.
"""

UNPROVED: Final = (UnprovedLevel("expert", frozenset({4}), option="teams"),)
"""Where a level is not offered; docs/research/computers.md has the matches."""

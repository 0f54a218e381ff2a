"""How strong the computer players of La Strada are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level, Strength

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 20.0, 3: 10.0, 4: 5.0},
        "normal": 25.0,
        "hard": {2: 42.0, 3: 43.0, 4: 42.0},
        "expert": {2: 47.0, 3: 50.0, 4: 48.0},
    }
)
"""Strength on the rating scale, by the number of sides.

docs/research/ratings.md says how it was measured.
"""

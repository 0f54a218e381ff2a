"""How strong the computer players of Jacynth are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level, Strength

STRENGTHS: Final[Mapping[Level, Strength]] = MappingProxyType(
    {
        "easy": {2: 19.0, 3: 20.0},
        "normal": 25.0,
        "hard": 36.0,
    }
)
"""Strength on the rating scale, by the number of sides.

docs/research/ratings.md says how it was measured.
"""

"""How strong the computer players of La Strada are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 20.0, "normal": 25.0, "hard": 42.0, "expert": 48.0}
)
"""Strength on the rating scale; docs/research/ratings.md says how it was measured."""

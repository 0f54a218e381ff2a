"""How strong the computer players of Vector Race are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 5.0, "normal": 25.0, "hard": 31.0}
)
"""Strength on the rating scale; the package's README.md has the matches they follow from."""

"""How strong the computer players of Stratego 4 are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level, UnprovedLevel

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 17.0, "normal": 25.0, "hard": 33.0, "expert": 36.0}
)
"""Strength on the rating scale; docs/research/ratings.md says how it was measured."""

UNPROVED: Final = (UnprovedLevel("expert", frozenset({4}), option="teams"),)
"""Where a level is not offered; docs/research/computers.md has the matches."""

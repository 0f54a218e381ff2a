"""How strong the computer players of Strada Romana are, level by level."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level, UnprovedLevel

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 17.0, "normal": 25.0, "hard": 40.0, "expert": 47.0}
)
"""Strength on the rating scale; docs/research/ratings.md says how it was measured."""

UNPROVED: Final = (UnprovedLevel("expert", frozenset({3, 5})),)
"""Where a level is not offered; docs/research/computers.md has the matches."""

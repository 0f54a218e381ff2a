"""How strong the computer players of Vector Race are, level by level: first estimates."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from core.game import Level

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 18.0, "normal": 25.0, "hard": 35.0}
)

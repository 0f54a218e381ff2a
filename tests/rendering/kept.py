"""What is kept to compare with: a picture that a person has looked at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.text import Locale
from rendering.scene.shapes import SeatLabel


@dataclass(frozen=True)
class Kept:
    """A view as it is painted for these seats; ``region``: a closer look at that part of it."""

    view: Any
    seats: Sequence[SeatLabel]
    locale: Locale = "en"
    plan: Any = None
    region: str | None = None

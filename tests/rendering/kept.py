"""The description of a reference picture that a person has checked: view, seats, language."""

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

"""The description of a reference picture that a person has checked: view, seats, language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.texts import Locale
from rendering.scene.shapes import SeatLabel


@dataclass(frozen=True)
class Kept:
    """A view painted for these seats; ``region``: a close-up of that part of it."""

    view: Any
    seats: Sequence[SeatLabel]
    locale: Locale = "en"
    plan: Any = None
    region: str | None = None

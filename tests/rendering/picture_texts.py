"""Texts for pictures in tests, from the real locale files."""

from collections.abc import Sequence

from core.texts import Locale, Say
from rendering.scene.shapes import SeatLabel
from tests.games.catalogue import texts

SEATS = (SeatLabel("Ada"), SeatLabel("Bo"))

_COMPUTERS = ("Livia", "Marcus", "Tullia")
SOLO = (SEATS[0], *(SeatLabel(f"{name} 🤖", computer=True) for name in _COMPUTERS))
"""One person among computers."""


def speaker(locale: Locale = "en", seats: Sequence[SeatLabel] = SEATS) -> Say:
    """What says texts in this language, with people by their names."""
    return texts().voice(locale, people=lambda seat: seats[seat].name).say

"""Positions of Skeleton for pictures (step 12 of the guide): one at least of a finished game."""

from typing import Any, Final

from core.game import Seat
from tests.rendering.picture_texts import SEATS
from tests.rendering.reference_picture import Kept

from tavolo_skeleton.game import SKELETON
from tavolo_skeleton.moves import Take
from tavolo_skeleton.view import Options

_START: Final = SKELETON.initial_state(2, Options(), bytes(32)).state
_LATER: Final = SKELETON.apply(_START, Seat(0), Take(2)).state
_END: Final = SKELETON.withdraw(_LATER, Seat(1)).state

START: Final = SKELETON.view_for(_START, None)
MIDDLE: Final = SKELETON.view_for(_LATER, None)
END: Final = SKELETON.view_for(_END, None)

ALL: Final = {"start": START, "middle": MIDDLE, "end": END}
PLANS: Final[dict[str, Any]] = {}
GOLDEN: Final = {"start": Kept(START, SEATS), "end": Kept(END, SEATS)}

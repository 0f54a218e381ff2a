"""The move of Jacynth: a whole turn up to the draw, which follows by itself."""

from typing import TypeAlias

import msgspec

from core.decktet import Card
from games.jacynth.board import Place


class PlayCard(msgspec.Struct, frozen=True, gc=False, tag="play-card"):
    """Lay a card of the hand on an empty place, then perhaps place a token. Rules: R-5, R-7.

    ``influence``: the place of the card that gets a token, or None.
    """

    card: Card
    place: Place
    influence: Place | None = None


Move: TypeAlias = PlayCard

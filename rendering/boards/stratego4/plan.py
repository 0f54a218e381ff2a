"""What the viewer thinks of doing, as it is handed to the painter."""

import msgspec

from games.stratego4.board import Space


class Plan(msgspec.Struct, frozen=True):
    """A piece taken in hand, and where it can go, attack or fire, or with what it changes places.

    ``selected``: None before a piece is chosen; then ``targets`` are the pieces to choose from.
    """

    selected: Space | None
    targets: tuple[Space, ...]

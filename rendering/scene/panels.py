"""The parts of seats' panels that all games share."""

from typing import Protocol

from core.game import Outcome, Seat
from rendering.scene.colours_and_sizes import GOLD, PANEL_EDGE
from rendering.scene.shapes import Colour


class Played(Protocol):
    """The part of a view that all panels need: whose turn it is, and how the game ended."""

    @property
    def turn(self) -> Seat | None:
        """The seat to act, None if no single seat is."""

    @property
    def outcome(self) -> Outcome | None:
        """The end, None before it."""


def stands_out(view: Played, seat: int) -> bool:
    """Whether the panel has a gold frame: the seat on turn, or at the end the winners."""
    if view.outcome is not None:
        return seat in view.outcome.winners
    return view.turn == seat


def final_points(view: Played, seat: int, so_far: int) -> int:
    """Return the seat's final points if the game is over, else ``so_far``."""
    if view.outcome is None:
        return so_far
    return next(one.points for one in view.outcome.standings if one.seat == seat)


def outline(*, gold: bool) -> tuple[Colour, int]:
    """Return the colour and width of a panel's outline."""
    return (GOLD, 6) if gold else (PANEL_EDGE, 2)

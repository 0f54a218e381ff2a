"""Ruta's painter: makes a scene of a view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from core.decktet import CARDS, card_name
from core.texts import Say, Text
from games.ruta.board import PLACES, ROUTES, Route
from games.ruta.view import View
from rendering.boards.ruta.board_map import framed_plates, land, payable_routes, roads
from rendering.boards.ruta.layout import PUBLIC_HEIGHT, SEATS, SUPPLY, WIDTH, hand_layout
from rendering.boards.ruta.panels import CAPTIONS, hand, panel, seat_panel, supply, supply_base
from rendering.boards.ruta.regions import framed, places, regions
from rendering.decktet.cards import icons_of
from rendering.scene.marks import ringed_choices
from rendering.scene.shapes import CANVAS, Base, Scene, SeatLabel, Shape, Symbol

__all__ = ["PALETTE", "compose", "framed", "icons", "places", "regions"]

PALETTE: Final = "ruta"


def compose(
    view: View,
    seats: Sequence[SeatLabel],
    say: Say,
    plan: Sequence[Route] | None = None,
    choices: Sequence[str] = (),
) -> Scene:
    """Return the scene of a view of Ruta, in the language of ``say``.

    ``plan``: routes that the viewer considers claiming. ``choices``: the places that may be chosen
    now.
    """
    live: list[Shape] = []
    for seat, label in enumerate(seats):
        live += seat_panel(view, seat, label, say)
    live += roads(view)
    payable = () if plan else payable_routes(view)  # with a plan, only the plan is framed
    live += framed_plates(payable, plan or ())
    live += supply(view, say)
    live += ringed_choices(places(view), _ringed(payable, choices))
    height = PUBLIC_HEIGHT
    if view.hand is not None:
        layout = hand_layout(len(view.hand))
        live += hand(view, view.hand, layout, say, legend=bool(payable))
        height = layout.box.bottom
    return Scene(WIDTH, height, _base(say), tuple(live), PALETTE)


def _ringed(payable: Sequence[int], choices: Sequence[str]) -> Sequence[str]:
    """Return the choices without payable routes, which have a white frame already, and without
    cards of the hand, of which nearly all pay.
    """
    framed = {f"route {ROUTES[route].key}" for route in payable}
    return [name for name in choices if name not in framed and not name.startswith("card ")]


_BASE_TEXTS: Final = (*(card_name(card) for card in PLACES), *CAPTIONS)
"""All texts in the base."""


def _base(say: Say) -> Base:
    return _base_in(tuple(say(words) for words in _BASE_TEXTS))


@lru_cache(maxsize=8)
def _base_in(language: tuple[str, ...]) -> Base:
    def say(words: Text) -> str:
        return language[_BASE_TEXTS.index(words)]

    panels = (panel(box) for box in (*SEATS, SUPPLY))
    shapes = (*panels, *land(say), *supply_base(say))
    return Base(f"ruta/{'|'.join(language)}", WIDTH, PUBLIC_HEIGHT, CANVAS, shapes)


def icons() -> Mapping[str, Symbol]:
    """Return an icon for each combination of suits on a card or route."""
    on_cards, on_routes = (face.suits for face in CARDS), (face.suits for face in ROUTES)
    return icons_of((*on_cards, *on_routes))

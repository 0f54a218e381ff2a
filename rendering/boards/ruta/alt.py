"""What there is to see, in words, for those who do not see the picture."""

from collections.abc import Callable, Iterator

from core.text import Listing, Player, Text, text
from games.ruta.board import Card, card_name, route_name
from games.ruta.view import View
from rendering.description import described


def describe(view: View, say: Callable[[Text], str]) -> str:
    """The view in sentences, the more important ones first, cut where the limit is reached."""
    return described(_sentences(view), say)


def _sentences(view: View) -> Iterator[Text]:
    yield _headline(view)
    for i, seat in enumerate(view.seats):
        yield text(
            "board-ruta-alt-seat",
            who=Player(i),
            points=_points(view, i),
            tokens=seat.tokens_left,
            cards=seat.hand_count,
            places=seat.longest_places,
        )
    if view.hand:
        yield text("board-ruta-alt-hand", cards=_cards(view.hand))
    yield from _supply(view)
    if view.last_route is not None:
        yield text("board-ruta-alt-last-route", route=route_name(view.last_route))
    yield from _holdings(view)


def _headline(view: View) -> Text:
    if view.outcome is not None:
        winners = Listing(tuple(Player(seat) for seat in view.outcome.winners))
        return text("board-ruta-alt-won", moves=view.move_number, winners=winners)
    return text("board-ruta-alt-turn", moves=view.move_number, who=Player(view.turn or 0))


def _points(view: View, seat: int) -> int:
    if view.outcome is None:
        return view.seats[seat].points
    return next(s.points for s in view.outcome.standings if s.seat == seat)


def _supply(view: View) -> Iterator[Text]:
    draft = tuple(card for card in view.draft if card is not None)
    if draft:
        yield text("board-ruta-alt-draft", cards=_cards(draft))
    yield text("board-ruta-alt-pile", count=view.pile_count)
    if view.discard:
        top = card_name(view.discard[-1])
        yield text("board-ruta-alt-discard", count=len(view.discard), card=top)


def _holdings(view: View) -> Iterator[Text]:
    """Routes first, then cards that everyone knows to be in a hand."""
    for i in range(len(view.seats)):
        routes = tuple(route_name(r) for r, owner in enumerate(view.owners) if owner == i)
        if routes:
            yield text("board-ruta-alt-routes", who=Player(i), routes=Listing(routes))
    for i, seat in enumerate(view.seats):
        if seat.jokers:
            yield text("board-ruta-alt-jokers", who=Player(i), cards=_cards(seat.jokers))
        if seat.known and view.viewer != i:
            yield text("board-ruta-alt-known", who=Player(i), cards=_cards(seat.known))


def _cards(cards: tuple[Card, ...]) -> Listing:
    return Listing(tuple(card_name(card) for card in cards))

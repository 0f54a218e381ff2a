"""What there is to see, in words, for those who do not see the picture."""

from collections.abc import Callable, Iterator

from core.text import Listing, Player, Text, text
from games.la_strada.board import HEX_NAMES, KINDS, road_name, settlement_name
from games.la_strada.view import View, cost_of
from games.la_strada.words import gold_text
from rendering.boards.la_strada.plan import Plan, planner
from rendering.description import described


def describe(view: View, say: Callable[[Text], str], plan: Plan | None = None) -> str:
    """The view in sentences, the more important ones first, cut where the limit is reached."""
    return described(_sentences(view, plan), say)


def _sentences(view: View, plan: Plan | None) -> Iterator[Text]:
    yield _headline(view)
    if plan is not None and len(plan) == 1:
        hex_name = HEX_NAMES[plan[0]]
        yield text("board-la-strada-alt-site", who=Player(planner(view)), hex=hex_name)
    elif plan is not None:
        yield text(
            "board-la-strada-alt-plan",
            who=Player(planner(view)),
            road=road_name(plan),
            days=cost_of(view, plan),
        )
    for seat in range(len(view.seats)):
        yield _seat(view, seat)
    yield from _last(view)
    worth = tuple(_worth(view))
    if worth:
        yield text("board-la-strada-alt-worth", settlements=Listing(worth))
    else:
        yield text("board-la-strada-alt-face-down")


def _headline(view: View) -> Text:
    if view.outcome is not None:
        winners = Listing(tuple(Player(seat) for seat in view.outcome.winners))
        return text("board-la-strada-alt-won", moves=view.move_number, winners=winners)
    return text("board-la-strada-alt-turn", moves=view.move_number, who=Player(view.turn or 0))


def _seat(view: View, seat: int) -> Text:
    own = view.seats[seat]
    plain, forest, hill = own.tiles
    return text(
        "board-la-strada-alt-seat",
        who=Player(seat),
        gold=gold_text(own.gold),
        days=own.days,
        cubes=own.cubes_left,
        plain=plain,
        forest=forest,
        hill=hill,
        linked=_hexes(own.settlements),
        count=len(own.settlements),
    )


def _hexes(hexes: tuple[int, ...]) -> Listing:
    return Listing(tuple(HEX_NAMES[at] for at in hexes))


def _last(view: View) -> Iterator[Text]:
    if view.last_seat is None:
        return
    who = Player(view.last_seat)
    if view.last_road is not None:
        road = road_name(view.roads[view.last_road].path)
        yield text("board-la-strada-alt-last-road", who=who, road=road)
    elif view.last_workshop is not None:
        hex_name = HEX_NAMES[view.last_workshop]
        yield text("board-la-strada-alt-last-workshop", who=who, hex=hex_name)


def _worth(view: View) -> Iterator[Text]:
    """The settlements, the kinds of most gold first."""
    known = [s for s in view.settlements if s.kind is not None and s.gold is not None]
    for settlement in sorted(known, key=lambda s: -KINDS.index(s.kind or KINDS[0])):
        kind = KINDS.index(settlement.kind or KINDS[0])
        yield text(
            "board-la-strada-alt-settlement",
            settlement=settlement_name(settlement.hex, kind),
            gold=settlement.gold or 0,
        )

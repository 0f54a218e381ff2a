"""Texts of La Strada (core.texts.Words): keys of ``locales/*/la_strada.ftl``, values."""

from collections.abc import Iterable, Iterator
from typing import Final

from core.game import Seat
from core.texts import Facts, Importance, Line, Listing, Names, Player, Text, Value, lines, text
from games.la_strada.board import (
    GOLD,
    HEX_NAMES,
    KINDS,
    TERRAINS,
    Hex,
    Kind,
    Terrain,
    road_name,
    settlement_name,
)
from games.la_strada.moves import (
    BuildLink,
    CutOff,
    EndTurn,
    Event,
    GameBegan,
    GameEnded,
    LinkBuilt,
    Move,
    PlaceWorkshop,
    Resigned,
    SettlementsRevealed,
    TurnBegan,
    TurnEnded,
    WorkshopPlaced,
)
from games.la_strada.view import SettlementView, View, cost_of, most_days

NAMES: Final[Names] = (
    *((text(f"la-strada-settlement-{kind}", hex=""), "") for kind in KINDS),
    (text("la-strada-play-settlement", hex=""), ""),
    *((text(f"la-strada-typed-{word}"), word) for word in ("workshop", "build", "end")),
    (text("la-strada-typed-nothing"), ""),
)
"""Words that may be typed: verbs, and names of settlements, which are ignored beside the hex."""


def gold_text(gold: int) -> Text:
    """Return an amount of gold: "5 gold"."""
    return text("la-strada-gold", gold=gold)


FACTS: Final[Facts] = {kind: Listing(gold) for kind, gold in zip(KINDS, GOLD, strict=True)}


def event_text(event: Event) -> Text:
    """Return one sentence that tells an event."""
    match event:
        case GameEnded(cut_off=seats) if seats:
            players = Listing(tuple(map(Player, seats)))
            return text("la-strada-ended-cut-off", players=players)
        case GameEnded():
            return text(f"la-strada-end-{event.reason}")
        case GameBegan():
            return text(
                "la-strada-event-game-began",
                players=Listing(tuple(map(Player, event.placing))),
                first=Player(event.order[0]),
            )
        case SettlementsRevealed():
            return text("la-strada-event-settlements-revealed")
        case LinkBuilt():
            return _link_text(event)
        case _:
            return _told_of_seat(event)


def _told_of_seat(event: WorkshopPlaced | TurnBegan | TurnEnded | CutOff | Resigned) -> Text:
    player = Player(event.seat)
    match event:
        case WorkshopPlaced():
            at = HEX_NAMES[event.hex]
            return text("la-strada-event-workshop-placed", player=player, hex=at)
        case TurnBegan():
            return text("la-strada-event-turn-began", player=player, days=event.days)
        case TurnEnded() if event.by_itself:
            return text("la-strada-event-turn-over", player=player, days=event.days)
        case TurnEnded():
            return text("la-strada-event-turn-ended", player=player, days=event.days)
        case CutOff():
            return text("la-strada-event-cut-off", player=player, cause=event.cause)
        case Resigned():
            return text("la-strada-event-resigned", player=player)


def _link_text(event: LinkBuilt) -> Text:
    values: dict[str, Value] = {
        "player": Player(event.seat),
        "settlement": settlement_name(event.path[-1], KINDS.index(event.kind)),
        "road": road_name(event.path),
        "cost": event.cost,
        "gold": gold_text(event.gold),
    }
    if event.transits:
        transits = Listing(tuple(HEX_NAMES[at] for at in event.transits))
        return Text("la-strada-event-link-built-transit", {**values, "transits": transits})
    return Text("la-strada-event-link-built", {**values, "cubes": event.cubes})


def move_text(view: View, move: Move) -> Text:  # noqa: ARG001
    """Return a short label of a move."""
    match move:
        case PlaceWorkshop():
            return text("la-strada-move-workshop", hex=HEX_NAMES[move.hex])
        case BuildLink():
            return text("la-strada-move-build", road=road_name(move.path))
        case EndTurn():
            return text("la-strada-move-end")


def prompt_text(view: View) -> Text:
    """Return what the seat to act may do now."""
    if view.turn is None:
        return text("la-strada-prompt-over")
    if view.phase == "workshops":
        return text("la-strada-prompt-workshop")
    days = view.seats[view.turn].days
    return text("la-strada-prompt-turn", days=days, most=most_days(view.options))


def progress_text(view: View) -> Text | None:
    """Return the round and the number of linked settlements, or of workshops still to place."""
    if view.turn is None:
        return None
    if view.phase == "workshops":
        return text("la-strada-progress-workshops", count=len(view.placing))
    linked = sum(bool(settlement.cubes) for settlement in view.settlements)
    most = len(view.settlements)
    return text("la-strada-progress", round=view.round, linked=linked, most=most)


def board_text(view: View) -> tuple[Line, ...]:
    """Return everything on the table in lines: ground, settlements, players with their roads."""
    return (
        *lines(Importance.REST, _ground_lines(view)),
        *lines(Importance.BOARD, _settlement_lines(view)),
        *(line for seat in range(len(view.seats)) for line in _seat_lines(view, Seat(seat))),
        *lines(Importance.LAST, _last_lines(view)),
        Line(_turn_line(view), Importance.TURN),
    )


def plan_text(view: View, plan: tuple[tuple[Hex, ...], ...]) -> Text:
    """Return the planned roads, each by all its hexes; a single hex means a workshop."""
    if len(plan[0]) == 1:
        return text("la-strada-plan-workshop", hex=HEX_NAMES[plan[0][0]])
    roads = Listing(tuple(road_name(way) for way in plan))
    return text("la-strada-plan", road=roads, days=sum(cost_of(view, way) for way in plan))


def _ground_lines(view: View) -> Iterable[Text]:
    """Iterate over texts for free forests and hills; all other free ground is plain."""
    laid = {at for road in view.roads for at in road.path}
    for terrain in TERRAINS[1:]:
        free = _hexes(at for at, found in _grounds(view) if found == terrain and at not in laid)
        if free.items:
            yield Text(f"la-strada-board-free-{terrain}", {"hexes": free})
    yield text("la-strada-board-free-plain")


def _grounds(view: View) -> Iterable[tuple[int, Terrain | None]]:
    return enumerate(view.terrain)


def _hexes(hexes: Iterable[int]) -> Listing:
    return Listing(tuple(HEX_NAMES[at] for at in hexes))


def _settlement_lines(view: View) -> Iterable[Text]:
    """Iterate over the settlements of each kind, most gold first; all at once while face down."""
    if view.settlements[0].kind is None:
        hexes = _hexes(settlement.hex for settlement in view.settlements)
        yield text("la-strada-board-face-down", hexes=hexes)
        return
    for kind in reversed(KINDS):
        yield text(
            "la-strada-board-kind",
            kind=text(f"la-strada-kinds-{kind}"),
            gold=gold_text(GOLD[KINDS.index(kind)][0]),
            settlements=Listing(tuple(_settlements(view, kind))),
        )


def _settlements(view: View, kind: Kind) -> Iterable[Text]:
    for settlement in view.settlements:
        if settlement.kind == kind:
            yield _settlement_text(settlement)


def _settlement_text(settlement: SettlementView) -> Text:
    at = HEX_NAMES[settlement.hex]
    if not settlement.cubes or settlement.gold is None:
        return text("la-strada-board-settlement-free", hex=at)
    return text(
        "la-strada-board-settlement",
        hex=at,
        players=Listing(tuple(map(Player, settlement.cubes))),
        cubes=len(settlement.cubes),
        gold=gold_text(settlement.gold),
    )


def _seat_lines(view: View, seat: Seat) -> Iterator[Line]:
    yield Line(_seat_line(view, seat), Importance.SCORE)
    of_seat, player = view.seats[seat], Player(seat)
    if of_seat.workshops:
        yield Line(_workshops_line(player, of_seat.workshops))
    roads = tuple(road_name(road.path) for road in view.roads if road.seat == seat)
    if roads:
        yield Line(text("la-strada-board-roads", player=player, roads=Listing(roads)))


def _seat_line(view: View, seat: Seat) -> Text:
    of_seat, player = view.seats[seat], Player(seat)
    if of_seat.resigned:
        return text("la-strada-board-resigned", player=player, gold=gold_text(of_seat.gold))
    plain, forest, hill = of_seat.tiles
    return text(
        "la-strada-board-seat",
        player=player,
        gold=gold_text(of_seat.gold),
        days=of_seat.days,
        cubes=of_seat.cubes_left,
        plain=plain,
        forest=forest,
        hill=hill,
    )


def _workshops_line(player: Player, workshops: tuple[Hex, ...]) -> Text:
    return text(
        "la-strada-board-workshops",
        player=player,
        count=len(workshops),
        hexes=_hexes(workshops),
    )


def _last_lines(view: View) -> Iterator[Text]:
    """Iterate over what was last put on the board."""
    if view.last_seat is None:
        return
    player = Player(view.last_seat)
    if view.last_road is not None:
        road = road_name(view.roads[view.last_road].path)
        yield text("la-strada-board-last-road", player=player, road=road)
    elif view.last_workshop is not None:
        hex_name = HEX_NAMES[view.last_workshop]
        yield text("la-strada-board-last-workshop", player=player, hex=hex_name)


def _turn_line(view: View) -> Text:
    if view.turn is None:
        return text("la-strada-board-over")
    return text("la-strada-board-turn", player=Player(view.turn))


def hand_text(view: View) -> tuple[Line, ...]:  # noqa: ARG001
    """Return nothing: in La Strada everybody sees the same."""
    return ()

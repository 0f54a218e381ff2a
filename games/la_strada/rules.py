"""Moves of La Strada applied to a state, and the outcome."""

from functools import lru_cache

from msgspec.structs import replace

from core.errors import IllegalMove, Refusal
from core.game import EVERYONE, Count, Outcome, ScorePart, Seat, Standing, Step, Told
from games.la_strada.board import (
    COSTS,
    GOLD,
    INCOME,
    KINDS,
    MOST_DAYS,
    NO_HEX,
    SETTLEMENTS,
    Hex,
    ground_of,
)
from games.la_strada.legality import Way, check, has_link, needed
from games.la_strada.moves import (
    BuildLink,
    CutOff,
    EndTurn,
    Event,
    GameEnded,
    LinkBuilt,
    Move,
    PlaceWorkshop,
    Resigned,
    TurnBegan,
    TurnEnded,
    WorkshopPlaced,
)
from games.la_strada.state import (
    CUT_OFF,
    NOBODY,
    OCCUPIED,
    RESIGNED,
    STALLED,
    Row,
    State,
    changed,
    cubes_left,
    for_two,
    idle_turns_to_end,
    occupied,
    revealed_event,
    seats_of,
)
from games.la_strada.view import Road, View, most_days

# Gold and ranking of La Strada. Rules.


def gold_each(kind: int, cubes: int) -> int:
    """Return the gold of each of so many cubes on a settlement of this kind. Rule: R-9.1."""
    return GOLD[kind][cubes - 1]


def cubes_on(state: State, settlement: int) -> tuple[Seat, ...]:
    """Return the seats with a cube on this settlement, ascending."""
    return _cubes_on_each(state.cubes)[settlement]


@lru_cache(maxsize=1 << 10)
def _cubes_on_each(cubes: Row) -> tuple[tuple[Seat, ...], ...]:
    """Return for each settlement the seats with a cube on it, ascending."""
    return tuple(
        [
            tuple([Seat(seat) for seat, theirs in enumerate(cubes) if theirs >> number & 1])
            for number in range(sum(SETTLEMENTS))
        ]
    )


def most_cubes(state: State) -> int:
    """Return how many cubes may lie on one settlement. Rules: R-7.2, R-10.3."""
    return 1 if for_two(state) else seats_of(state)


def gold_by_kind(state: State, seat: int) -> tuple[int, ...]:
    """Return a seat's gold if the game ended now, in the order of KINDS; 0 while face down."""
    gold = [0] * len(KINDS)
    if state.revealed:
        for settlement, kind in enumerate(state.kinds):
            if state.cubes[seat] >> settlement & 1:
                gold[kind] += gold_each(kind, len(cubes_on(state, settlement)))
    return tuple(gold)


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rules: R-9.3, R-9.4, R-12.3."""
    if not state.ended:
        return None
    standings = [_standing(state, seat) for seat in range(seats_of(state))]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def _standing(state: State, seat: int) -> Standing:
    gold, merit = gold_by_kind(state, seat), _merit(state, seat)
    better = sum(_merit(state, other) > merit for other in range(seats_of(state)))
    parts = tuple(ScorePart(kind, part) for kind, part in zip(KINDS, gold, strict=True))
    return Standing(Seat(seat), 1 + better, sum(gold), parts)


def _merit(state: State, seat: int) -> tuple[int, ...]:
    """Return the ranking criteria in order: not resigned, or resigned later; gold; days."""
    stayed = state.resigned.index(seat) if seat in state.resigned else len(state.resigned)
    return stayed, sum(gold_by_kind(state, seat)), state.days[seat]


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's gold if the game ended now."""
    return (Count("gold", tuple(seat.gold for seat in view.seats)),)


# The effects of moves of La Strada. Rules.

Result = Step[State, Event]
Tale = list[Told[Event]]


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Make a move. Raises IllegalMove if it is not legal."""
    refusal = check(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move:
        case PlaceWorkshop():
            return _place_workshop(state, seat, move.hex)
        case BuildLink():
            return _build_link(state, seat, move.path)
        case EndTurn():
            counted = replace(state, move_number=state.move_number + 1)
            return _turn_over(counted, [], by_itself=False)


def _tell(told: Tale, event: Event) -> None:
    told.append(Told(event, EVERYONE))


# -- Workshops ---------------------------------------------------------------------------------


def _place_workshop(state: State, seat: Seat, at: Hex) -> Result:
    """Place a workshop. Rules: R-4.1, R-4.6."""
    told: Tale = []
    _tell(told, WorkshopPlaced(seat, at))
    shops = (*state.workshops[seat], at)
    placed = replace(
        state,
        workshops=(*state.workshops[:seat], shops, *state.workshops[seat + 1 :]),
        placing=state.placing[1:],
        move_number=state.move_number + 1,
        last_seat=seat,
        last_workshop=at,
    )
    return _next_to_place(placed, told)


def _next_to_place(state: State, told: Tale) -> Result:
    """Let the next seat place a workshop, or begin the first turn. Rules: R-4.6, R-11.2."""
    if state.placing:
        return Step(replace(state, turn=state.placing[0]), tuple(told))
    if not state.revealed:
        state = replace(state, revealed=True)
        told.append(Told(revealed_event(state), EVERYONE, shows=EVERYONE))
    return _begin_turn(state, NOBODY, told)


# -- Links -------------------------------------------------------------------------------------


def _build_link(state: State, seat: Seat, path: Way) -> Result:
    """Build a road and put a cube on its end. Rules: R-5.6, R-6.10, R-7.1, R-10.4, R-10.6."""
    spots = ground_of(state.laid).spots
    reached, transits = spots.index(path[-1]), tuple(at for at in path[1:-1] if at in spots)
    wanted = needed(state.laid, path)
    cost = sum(count * each for count, each in zip(wanted, COSTS, strict=True))
    passed = sum(1 << spots.index(at) for at in transits)
    tiles = tuple(left - n for left, n in zip(state.tiles[seat], wanted, strict=True))
    after = replace(
        state,
        days=changed(state.days, seat, state.days[seat] - cost),
        tiles=(*state.tiles[:seat], tiles, *state.tiles[seat + 1 :]),
        cubes=changed(state.cubes, seat, state.cubes[seat] | 1 << reached),
        linked=changed(state.linked, seat, state.linked[seat] | 1 << reached | passed),
        roads=(*state.roads, Road(seat, path, cost)),
        links=state.links + 1,
        idle=0,
        move_number=state.move_number + 1,
        last_seat=seat,
        last_workshop=NO_HEX,
        last_road=len(state.roads),
    )
    told: Tale = []
    _tell(told, _built(after, seat, path, transits))
    if for_two(after) and occupied(after).bit_count() == len(spots):
        return _over(after, OCCUPIED, told)
    if has_link(after, seat, after.days[seat]):
        return Step(after, tuple(told))
    return _turn_over(after, told, by_itself=True)


def _built(after: State, seat: Seat, path: Way, transits: tuple[Hex, ...]) -> LinkBuilt:
    reached = ground_of(after.laid).spots.index(path[-1])
    kind, cubes = after.kinds[reached], len(cubes_on(after, reached))
    return LinkBuilt(
        seat=seat,
        path=path,
        transits=transits,
        kind=KINDS[kind],
        cubes=cubes,
        gold=gold_each(kind, cubes),
        cost=after.roads[-1].cost,
        days=after.days[seat],
    )


# -- Turns -------------------------------------------------------------------------------------


def _turn_over(state: State, told: Tale, *, by_itself: bool) -> Result:
    """End the turn of the seat on turn. Rules: R-5.4 to R-5.6, R-11.3."""
    seat = Seat(state.turn)
    _tell(told, TurnEnded(seat, state.links, _kept_by(state, seat), by_itself))
    return _next_turn(state, told)


def _kept_by(state: State, seat: Seat) -> int:
    """Return the days that a seat keeps at the end of its turn. Rules: R-5.4, R-11.3."""
    return min(MOST_DAYS, state.days[seat])


def _next_turn(state: State, told: Tale) -> Result:
    """Begin the next seat's turn, or end the game after too many idle turns. R-8.4, R-11.3."""
    idle, seat = 0 if state.links else state.idle + 1, Seat(state.turn)
    kept = changed(state.days, seat, _kept_by(state, seat))
    ended = replace(state, links=0, idle=idle, days=kept)
    if idle >= idle_turns_to_end(ended):
        return _over(ended, STALLED, told)
    return _begin_turn(ended, state.turn, told)


def _begin_turn(state: State, after: int, told: Tale) -> Result:
    """Give the next seat its income and check whether it can link at all.

    ``after``: the seat whose turn is over, NOBODY before the first. Rules: R-5.1, R-5.2, R-5.6,
    R-8.1, R-10.7.
    """
    turn, round_number = _following(state, after)
    seat = Seat(turn)
    most = most_days(state.options)
    days = min(most, state.days[seat] + INCOME)
    _tell(told, TurnBegan(seat, days - state.days[seat], days))
    begun = replace(
        state, turn=seat, round=round_number, days=changed(state.days, seat, days), links=0
    )
    if has_link(begun, seat, days):
        return Step(begun, tuple(told))
    if has_link(begun, seat, most):
        return _turn_over(begun, told, by_itself=True)
    _tell(told, CutOff(seat, "ways" if cubes_left(begun, seat) else "cubes"))
    if for_two(begun) and has_link(begun, 1 - seat, most):
        return _next_turn(begun, told)
    return _over(begun, CUT_OFF, told, (Seat(0), Seat(1)) if for_two(begun) else (seat,))


def _following(state: State, after: int) -> tuple[int, int]:
    """Return the seat whose turn comes next, and the number of its round."""
    place = state.order.index(after) + 1 if after != NOBODY else len(state.order)
    round_number = state.round
    while True:
        if place == len(state.order):
            place, round_number = 0, round_number + 1
        if state.order[place] not in state.resigned:
            return state.order[place], round_number
        place += 1


# -- The end -----------------------------------------------------------------------------------


def withdraw(state: State, seat: Seat) -> Result:
    """Let a seat resign; raises IllegalMove if the game is over or it already has. Rule: R-12."""
    if state.ended:
        raise IllegalMove(Refusal("la-strada-refusal-game-over"))
    if seat in state.resigned:
        raise IllegalMove(Refusal("la-strada-refusal-already-resigned"))
    told: Tale = []
    _tell(told, Resigned(seat))
    placing = tuple(other for other in state.placing if other != seat)
    left = replace(state, resigned=(*state.resigned, seat), placing=placing)
    if len(left.resigned) == len(left.order) - 1:
        return _over(left, RESIGNED, told)
    if state.placing:
        return _next_to_place(left, told)
    if seat == state.turn:
        return _begin_turn(left, seat, told)
    return Step(left, tuple(told))


def _over(state: State, reason: str, told: Tale, cut_off: tuple[Seat, ...] = ()) -> Result:
    _tell(told, GameEnded(reason, cut_off))
    return Step(replace(state, ended=reason, links=0), tuple(told))

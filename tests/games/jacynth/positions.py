"""Small positions of Jacynth, each with only the cards and tokens it needs."""

from core.decktet import CARD_BY_KEY, NO_CARD, Card, mask_of
from core.game import Seat, Step, Told
from core.rng import Rng
from games.jacynth.board import NOBODY, PLACE_BY_NAME, PLACES, District, Place, districts_of
from games.jacynth.game import JACYNTH
from games.jacynth.moves import Event, PlayCard
from games.jacynth.state import State
from games.jacynth.view import Options

ME, RIVAL, THIRD = Seat(0), Seat(1), Seat(2)


def cards(keys: str) -> tuple[Card, ...]:
    """The cards with these keys, separated by spaces, in the order written."""
    return tuple(CARD_BY_KEY[key] for key in keys.split())


def place(name: str) -> Place:
    """The place with this name."""
    return PLACE_BY_NAME[name]


def places(names: str) -> tuple[Place, ...]:
    """The places with these names, separated by spaces, ascending."""
    return tuple(sorted(map(place, names.split())))


def world(
    city: str,
    *hands: str,
    tokens: str = "",
    pile: str = "",
    resigned: tuple[Seat, ...] = (),
    turn: Seat = ME,
    options: Options | None = None,
) -> State:
    """A position with the first seat (ME) to act. Cards not named anywhere are left out of it.

    ``city``: cards, each followed by its place. ``hands``: of each seat. ``tokens``: places, each
    followed by its seat ("b4 0"). ``pile``: bottom to top.
    """
    names = city.split()
    laid = dict(zip(map(place, names[1::2]), cards(" ".join(names[::2])), strict=True))
    marks = tokens.split()
    owners = dict(zip(map(place, marks[::2]), map(int, marks[1::2]), strict=True))
    return State(
        options=options or Options(),
        rng=Rng(bytes(32)),
        order=tuple(Seat(seat) for seat in range(len(hands))),
        turn=turn,
        pile=cards(pile),
        hands=tuple(mask_of(cards(hand)) for hand in hands),
        grid=tuple(laid.get(one, NO_CARD) for one in PLACES),
        tokens=tuple(owners.get(one, NOBODY) for one in PLACES),
        resigned=resigned,
    )


def full_city(without: str = "") -> str:
    """All cards of the basic deck in the order of the deck, on the places in their order.

    ``without``: names of places left empty.
    """
    return " ".join(
        f"{key} {name}"
        for (key, card), name in zip(CARD_BY_KEY.items(), PLACE_BY_NAME, strict=False)
        if name not in without.split()
    )


def read(state: State, line: str) -> PlayCard:
    """The move of the seat to act that this line writes."""
    return JACYNTH.parse(JACYNTH.view_for(state, state.turn), line)


def play(state: State, *lines: str) -> State:
    """The state after the seats to act have made these moves."""
    for line in lines:
        state = step(state, line).state
    return state


def step(state: State, line: str) -> Step[State, Event]:
    """What comes of the move of the seat to act."""
    return JACYNTH.apply(state, state.turn, read(state, line))


def told(state: State, line: str) -> tuple[Told[Event], ...]:
    """What is told of the move, and to whom."""
    return step(state, line).told


def why_not(state: State, line: str) -> str | None:
    """The code of the refusal of this move; None if it is legal."""
    refusal = JACYNTH.check(state, state.turn, read(state, line))
    return None if refusal is None else refusal.code.removeprefix("jacynth-refusal-")


def district(state: State, suit: str, name: str) -> District:
    """The district of this suit at the place with this name."""
    found = districts_of(state.grid, state.tokens)
    return next(one for one in found if one.suit == suit and place(name) in one.places)


def points(state: State) -> tuple[int, ...]:
    """The points of all seats."""
    return tuple(seat.points for seat in JACYNTH.view_for(state, None).seats)

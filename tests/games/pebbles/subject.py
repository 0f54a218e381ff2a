"""What the common tests of games need to know about Pebbles, the tables' test game."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from tests.games.seat_actions import Deed
from tests.games.subject import Subject
from tests.tables import toy_game
from tests.tables.toy_game import (
    PEBBLES,
    PEBBLES_GAME,
    Event,
    Give,
    Keep,
    Lay,
    Move,
    Options,
    Shift,
    State,
    View,
)

ENDINGS = ("rounds", "alone")
OPTIONS = (Options(rounds=2), Options(rounds=3))

_CHOICES = (Give(), Keep())


def order(move: Move) -> tuple[int, int]:
    """Pebbles ascending; giving before keeping."""
    return (0, move.pebble) if isinstance(move, Lay) else (1, _CHOICES.index(move))


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _greedy(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Lays the highest and keeps the point."""
    return moves[-1]


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "greedy": _greedy,
}


def assert_conserved(state: State) -> None:
    """Every pebble is in the bag, in a hand or on the table."""
    assert sorted(_lying(state)) == list(PEBBLES)


def _lying(state: State) -> Iterator[int]:
    yield from state.bag
    for hand in state.hands:
        yield from hand
    yield from filter(None, state.laid)


def hides(state: State, viewer: Viewer) -> bool:
    """Whether the others hold pebbles, which they do to the end."""
    return not PEBBLES_GAME.outcome(state)


def alike(state: State, viewer: Viewer, deed: Deed[Move]) -> Sequence[Move | None]:
    """Which pebble somebody else lays cannot be told until all lie."""
    shows = PEBBLES_GAME.view_for(deed.done_in(PEBBLES_GAME, state).state, None).shown
    if deed.seat == viewer or shows or not isinstance(deed.move, Lay):
        return (deed.move,)
    return list(PEBBLES_GAME.legal_moves(state, deed.seat))


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Other pebbles wherever the viewer sees none, and does not after the deed.

    The chance stays what it is when a deed draws from the bag.
    """
    after = state if deed is None else deed.done_in(PEBBLES_GAME, state).state
    fixed = _seen(state, viewer) | _seen(after, viewer)
    if deed is not None and isinstance(deed.move, Lay):
        fixed.add(deed.move.pebble)
    free = sorted(set(PEBBLES) - fixed)
    dealt, rng = rng.shuffled(free)
    other = dict(zip(free, dealt, strict=True))
    return replace(
        state,
        rng=rng if deed is None else state.rng,
        bag=tuple(other.get(pebble, pebble) for pebble in state.bag),
        hands=tuple(tuple(sorted(other.get(p, p) for p in hand)) for hand in state.hands),
        laid=tuple(other.get(pebble, pebble) for pebble in state.laid),
    )


def _seen(state: State, viewer: Viewer) -> set[int]:
    view = PEBBLES_GAME.view_for(state, viewer)
    return {*view.hand, view.pebble, *(view.shown or ())}


any_move: st.SearchStrategy[Move] = st.one_of(
    st.builds(Lay, st.integers(-1, 22)), st.sampled_from((*_CHOICES, Shift()))
)


SUBJECT = Subject(
    game=PEBBLES_GAME,
    words=cast(Words[Move, Event, View], toy_game.Words()),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    alike=alike,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=20,
    plain_events=frozenset({"Laid", "Shifted"}),
    kind_of=type,
)

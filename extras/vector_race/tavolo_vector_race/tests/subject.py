"""What the common tests of games need to know about Vector Race."""

from collections.abc import Callable, Sequence
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from tavolo_vector_race import texts as vector_race_words
from tavolo_vector_race.board import longest_race
from tavolo_vector_race.driving import Run, can_stop, steps_to_gate
from tavolo_vector_race.game import VECTOR_RACE
from tavolo_vector_race.legality import quiet_keys
from tavolo_vector_race.moves import NO_KEY, Car, Event, Key, Move, Steer, keys_of
from tavolo_vector_race.state import FINISH, RESIGNED, ROUNDS, State, track_of
from tavolo_vector_race.view import Options, View, runs_of
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

ENDINGS = (FINISH, RESIGNED, ROUNDS)
OPTIONS = (
    Options(),
    Options(choices="five", pause=2),
    Options(until="all"),
    Options(track="elbow", contact="none", pause=3),
)


def order(move: Move) -> int:
    """Ascending."""
    return move.key


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _quiet(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Drives as the house does for who is away."""
    return Steer(random.choice(sorted(quiet_keys(state, seat))))


def _racer(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Comes as near to the next gate as it can while it can still stop."""
    runs = runs_of(state.options, state.cars[seat])
    sound = [move for move in moves if _is_sound(state, runs[move.key])]
    return min(sound or moves, key=lambda move: _way_to_go(state, runs[move.key]))


def _is_sound(state: State, one: Run) -> bool:
    stops = can_stop(state.options.track, one.end, one.velocity, state.options.choices)
    return one.finished is not None or (not one.crashes and stops)


def _way_to_go(state: State, one: Run) -> tuple[int, int, int]:
    gates = len(track_of(state).gates)
    steps = steps_to_gate(state.options.track, one.progress % gates)
    return -one.progress, steps.get(one.end, 0), one.velocity.x + one.velocity.y


def _reckless(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Hits a wall if it can, and hurries towards one else."""
    runs = runs_of(state.options, state.cars[seat])
    crashing = [move for move in moves if runs[move.key].crashes]
    return random.choice(crashing) if crashing else moves[-1]


def _clinging(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Drives to where a rival stands, if it can."""
    runs = runs_of(state.options, state.cars[seat])
    taken = {car.point for other, car in enumerate(state.cars) if other != seat}
    near = [move for move in moves if runs[move.key].end in taken]
    return random.choice(near) if near else _racer(state, seat, moves, random)


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "quiet": _quiet,
    "racer": _racer,
    "reckless": _reckless,
    "clinging": _clinging,
}


def assert_conserved(state: State) -> None:
    """Each car's way leads round by round to where it is; only who may choose has chosen."""
    called = state.round if state.ended in (FINISH, ROUNDS) else state.round - 1
    for seat, car in enumerate(state.cars):
        _assert_way_fits(state, car, called)
        if state.choices[seat] != NO_KEY:
            assert not state.ended
            assert car.can_choose
            assert state.choices[seat] in keys_of(state.options.choices)


def _assert_way_fits(state: State, car: Car, called: int) -> None:
    rounds = len(car.trail) - 1
    assert car.trail[0].mark == "start"
    assert car.trail[-1].point == car.point
    assert 0 <= car.pause <= state.options.pause
    assert rounds <= called <= longest_race(track_of(state).par, state.options.laps)
    if car.status == "racing":
        assert rounds >= called - (state.ended == FINISH)
        assert car.point in track_of(state).road
    assert (car.status == "finished") == (car.trail[-1].mark == "finished")


def hides(state: State, viewer: Viewer) -> bool:
    """Whether somebody else has chosen."""
    return any(key != NO_KEY and seat != viewer for seat, key in enumerate(state.choices))


def _calls(state: State, deed: Deed[Move]) -> bool:
    """Whether a round is called by this deed."""
    after = deed.done_in(VECTOR_RACE, state).state
    ways = zip(state.cars, after.cars, strict=True)
    return any(len(now.trail) > len(before.trail) for before, now in ways)


def alike(state: State, viewer: Viewer, deed: Deed[Move]) -> Sequence[Move | None]:
    """What somebody else chooses cannot be told until the round is called."""
    if deed.seat == viewer or _calls(state, deed):
        return (deed.move,)
    return list(VECTOR_RACE.legal_moves(state, deed.seat))


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Other choices of the others, unless the deed shows them; another chance."""
    keys, choices = keys_of(state.options.choices), list[Key]()
    shows = deed is not None and _calls(state, deed)
    for seat, key in enumerate(state.choices):
        if key == NO_KEY or seat == viewer or shows:
            choices.append(key)
            continue
        place, rng = rng.below(len(keys))
        choices.append(keys[place])
    return replace(state, choices=tuple(choices), rng=rng)


any_move: st.SearchStrategy[Move] = st.builds(Steer, st.integers(-1, 11).map(Key))

AMISS = {"steer queen": "steer queen", "steer 12": "steer 12"}

SUBJECT = Subject(
    game=VECTOR_RACE,
    words=cast(Words[Move, Event, View], vector_race_words),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    alike=alike,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=500,
    amiss=AMISS,
    plain_events=frozenset({"Chosen"}),
    kinds_of_reasons=0,
)

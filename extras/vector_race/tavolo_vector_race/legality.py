"""Which choices are open, and the quiet move of the house. Rules: R-6, R-14."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from core.errors import Refusal
from core.game import Seat
from core.texts import Listing, Player
from tavolo_vector_race.board import MOST_SEATS, QUIET_SPEED, ROUNDS_AHEAD
from tavolo_vector_race.driving import Run, can_stop, clean_rounds, steps_to_gate
from tavolo_vector_race.moves import ACCELERATIONS, KEEP, NO_KEY, Key, Move, Steer, keys_of
from tavolo_vector_race.state import State, owing, track_of
from tavolo_vector_race.view import runs_of

Runs: TypeAlias = dict[Key, Run]
"""What each key comes to."""


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that have a choice and have not made it. Rule: R-6.1."""
    return frozenset() if state.ended else frozenset(owing(state))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Return why this key cannot be chosen now, or None if it can."""
    if state.ended:
        return Refusal("vector-race-refusal-race-over")
    if (refusal := _check_car(state, seat)) is not None:
        return refusal
    if move.key not in ACCELERATIONS:
        return Refusal("vector-race-refusal-no-such-key")
    if move.key not in keys_of(state.options.choices):
        return Refusal("vector-race-refusal-five-keys")
    return None


def _check_car(state: State, seat: Seat) -> Refusal | None:
    """Return why this seat has no choice to make, or None if it has."""
    car = state.cars[seat]
    if car.status != "racing":
        return Refusal(f"vector-race-refusal-{car.status}")
    if car.pause:
        return Refusal("vector-race-refusal-sits-out", {"rounds": car.pause})
    if state.choices[seat] != NO_KEY:
        waiting = Listing(tuple(map(Player, owing(state))))
        return Refusal("vector-race-refusal-not-your-turn", {"owner": waiting})
    return None


def legal_moves(state: State, seat: Seat) -> Iterator[Move]:
    """Iterate over the keys that may be chosen, ascending. Rule: R-6.4."""
    if seat in to_act(state):
        yield from map(Steer, keys_of(state.options.choices))


# -- The quiet move ----------------------------------------------------------------------------


def fallback_move(state: State, seat: Seat) -> Move:
    """Return the quiet move. Rule: R-14.6."""
    keys = sorted(quiet_keys(state, seat))
    draw = state.rng.aside(state.round * MOST_SEATS + seat)
    place, _ = draw.below(len(keys))
    return Steer(keys[place])


def quiet_keys(state: State, seat: Seat) -> Sequence[Key]:
    """Return the keys from which the quiet move is drawn. Rules: R-14.1 to R-14.5."""
    runs = runs_of(state.options, state.cars[seat])
    finishing = {key: one.finished for key, one in runs.items() if one.finished is not None}
    if finishing:
        return _least(tuple(finishing), finishing.__getitem__)
    clean = [key for key, one in runs.items() if not one.crashes]
    safe = [key for key in clean if _can_stop_after(state, runs[key])]
    if safe:
        return _nearest(state, runs, _slow(runs, safe))
    return _least(clean, lambda key: -_rounds_after(state, runs[key])) or (KEEP,)


def _can_stop_after(state: State, one: Run) -> bool:
    return can_stop(state.options.track, one.end, one.velocity, state.options.choices)


def _rounds_after(state: State, one: Run) -> int:
    options = state.options
    return clean_rounds(options.track, one.end, one.velocity, options.choices, ROUNDS_AHEAD)


def _slow(runs: Runs, keys: Sequence[Key]) -> Sequence[Key]:
    """Return the keys that keep the car slow. Rule: R-14.3."""
    return _least(keys, lambda key: max(QUIET_SPEED, *map(abs, runs[key].velocity)))


def _nearest(state: State, runs: Runs, keys: Sequence[Key]) -> Sequence[Key]:
    """Return the keys that come nearest to the next gate, or nearly so. Rule: R-14.4."""
    ahead = _least(keys, lambda key: -runs[key].progress)
    track = track_of(state)
    gate = runs[ahead[0]].progress % len(track.gates)
    steps = {key: steps_to_gate(track.name, gate)[runs[key].end] for key in ahead}
    return [key for key in ahead if steps[key] <= min(steps.values()) + 1]


def _least(keys: Sequence[Key], merit: Callable[[Key], int | Fraction]) -> Sequence[Key]:
    """Return the keys for which this is smallest."""
    least = min(map(merit, keys), default=0)
    return [key for key in keys if merit(key) == least]

"""Recorded games, and conversion of their written moves to the referee's form."""

from copy import deepcopy
from functools import cache

from core.game import Seat
from games import AnyGame
from games.la_strada.view import Options
from tests.games.subjects import subject_of
from tests.referee.la_strada.lockstep import Lockstep
from tests.referee.la_strada.printed_board import NAMED
from tests.referee.la_strada.referee import Move, Referee
from tests.replays.recording import RESIGNS, Recording, recordings


@cache
def recorded() -> dict[str, Recording]:
    """All recorded games of La Strada by name."""
    return recordings(subject_of("la-strada"))


def follow(game: AnyGame, recording: Recording, most_moves: int | None = None) -> Lockstep:
    """Play a recorded game, or its first moves, on both boards. Raises Disagreement."""
    options = Options(**recording.options)
    seed = bytes.fromhex(recording.seed)
    pair = Lockstep.begin(game, recording.seats, options, seed, number=0)
    for line in recording.moves[:most_moves]:
        acting = pair.agree_on_position()
        seat, written = Seat(int(line.split()[0])), line.split()[1:]
        if written == [RESIGNS]:
            pair.resign(seat)
        else:
            assert seat in acting
            pair.make(seat, _read(written))
    pair.agree_on_position()
    return pair


def _read(written: list[str]) -> Move:
    if written == ["end"]:
        return ("end",)
    hexes = tuple(NAMED[each.upper()] for each in written[1].split("-"))
    return ("workshop", hexes[0]) if written[0] == "workshop" else ("build", hexes)


def lines(referee: Referee, depth: int) -> int:
    """How many lines of so many moves the referee counts."""
    if depth == 0 or referee.turn is None:
        return 1
    counted = 0
    for move in referee.legal_moves():
        after = deepcopy(referee)
        after.play(move, [*referee.kind.values()])
        counted += lines(after, depth - 1)
    return counted

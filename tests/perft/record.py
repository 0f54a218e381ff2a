"""Counts lines of play from moments of recorded games: ``python -m tests.perft.record <key>``.

Writes ``tests/perft/<key>.json``, or ``tests/perft.json`` of its package. Verify at least one
number by hand: an unverified count proves only that the rules have not changed.
"""

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec

from tests.games.subjects import Subject
from tests.perft.perft import Position, path_of
from tests.replays.record import chosen
from tests.replays.recording import recordings, states_of

DEEPEST = 4
MOST_LINES = 5_000
"""Of one position: enough to feel the rules, few enough to be quick."""

MOMENTS = 4
POSITIONS = 12


def count(subject: Subject) -> tuple[Position, ...]:
    """Some moments of each recorded game, from its start to shortly before its end."""
    games = {name: states_of(subject, game) for name, game in recordings(subject).items()}
    moments = (
        Position(name, at, _lines(subject, states[at]))
        for part in range(MOMENTS)
        for name, states in games.items()
        for at in [part * (len(states) - 1) // MOMENTS]
    )
    return tuple(islice((moment for moment in moments if moment.lines), POSITIONS))


def _lines(subject: Subject, state: Any) -> tuple[int, ...]:
    """The lines of one, two, … moves, for as long as they are not too many."""
    lines, ends = [], [state]
    for _ in range(DEEPEST):
        ends = list(islice(_one_further(subject, ends), MOST_LINES + 1))
        if len(ends) > MOST_LINES:
            break
        lines.append(len(ends))
    return tuple(lines)


def _one_further(subject: Subject, states: Iterable[Any]) -> Iterator[Any]:
    """Where every listed move leads from these states; one that is an end stays one."""
    game = subject.game
    for state in states:
        seats = sorted(game.to_act(state))
        if not seats:
            yield state
        for seat in seats:
            for move in game.legal_moves(state, seat):
                yield game.apply(state, seat, move).state


def main() -> None:
    """Count for the game named on the command line."""
    subject = chosen(ArgumentParser(description="Count lines of play of recorded games."))
    positions, path = count(subject), path_of(subject.key)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(positions), indent=1) + b"\n")
    print(f"{path}: lines of play from {len(positions)} positions")  # noqa: T201


if __name__ == "__main__":
    main()

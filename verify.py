"""Check the record of a finished game offline: whether it was dealt and played as it says.

    python verify.py record.json [seal]

A record comes from `/table export` or `/table verify` (docs/records.md describes its format); the
seal is the one that was posted when the game began. Needs only the rules of the games, in this
folder or in an installed package: no token, no database, no network.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec

from core.game_places import PackageFault, places_of
from games import AnyGame, game_in
from tables.history.records import (
    Findings,
    GameRecord,
    UnreadableRecord,
    examine,
    game_of,
    read_record,
)


def main(arguments: list[str]) -> int:
    """Print the findings. Returns the exit status: 0 if all is well, 1 if not, 2 for bad input."""
    if len(arguments) not in (1, 2):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    file, *seal = arguments
    try:
        record = read_record(Path(file).read_bytes())
        if seal:
            record = msgspec.structs.replace(record, seal=seal[0].strip().lower())
        found = examine(record, game_of(record, _games_with(record.game)))
    except OSError as fault:
        sys.stderr.write(f"Cannot read {fault.filename}: {fault.strerror}.\n\n{__doc__}\n")
        return 2
    except UnreadableRecord as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    print(*verdict(record, found), sep="\n")
    return 0 if found.all_well else 1


def _games_with(key: str) -> dict[str, AnyGame]:
    """Return the game of this key, of the house or of an installed package; none if unknown."""
    try:
        places = places_of(key)
    except PackageFault:
        return {}
    return {key: game_in(import_module(places.rules_file("game")))}


def verdict(record: GameRecord, found: Findings) -> Iterator[str]:
    """Iterate over the findings as sentences."""
    yield "The seed fits the seal." if found.seal_fits else "The seed does NOT fit the seal."
    if found.wrong_move is not None:
        yield f"Move {found.wrong_move} does NOT lead to the recorded position."
        return
    yield f"All {record.played} moves lead from the deal to the recorded positions."
    if record.undone:
        times = "once" if record.undone == 1 else f"{record.undone} times"
        yield f"Something was taken back {times}; the game goes on from there."
    yield "The result fits." if found.outcome_fits else "The result does NOT fit."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Checks the record of a finished game, offline: was it dealt and played as it says?

    python verify.py record.json [seal]

The record comes from `/table verify`; the seal is the one that was posted when the game began.
Needs nothing of the bot but its rules: no token, no database, no network.
"""

import sys
from pathlib import Path

import msgspec

from games import all_games
from tables.record import GameRecord, examine


def main(arguments: list[str]) -> int:
    """Print what was found; the exit status is 0 when all is well, 1 when not, 2 for bad input."""
    if len(arguments) not in (1, 2):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    try:
        record = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=GameRecord)
        game = all_games()[record.game]
    except (OSError, msgspec.MsgspecError, KeyError) as fault:
        sys.stderr.write(f"This is not a record of a game I know: {fault}\n")
        return 2
    if game.deal_under(record.rules_version) is None:
        sys.stderr.write(f"The record was made with version {record.rules_version} of the rules.\n")
        return 2
    if len(arguments) == 2:
        record = msgspec.structs.replace(record, seal=arguments[1].strip().lower())
    found = examine(record, game)
    print("The seed fits the seal." if found.seal_fits else "The seed does NOT fit the seal.")
    if found.wrong_move is None:
        print(f"All {record.played} moves lead from the deal to the recorded positions.")
        if record.undone:
            times = "once" if record.undone == 1 else f"{record.undone} times"
            print(f"Something was taken back {times}; the game goes on from there.")
    else:
        print(f"Move {found.wrong_move} does NOT lead to the recorded position.")
    if found.wrong_move is None:
        print("The result fits." if found.outcome_fits else "The result does NOT fit.")
    return 0 if found.all_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

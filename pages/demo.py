"""Write a page of each game to look at: a whole game between computers, the same every time.

    python -m pages.demo folder [game ...] [--locale fr]

Without games named it takes those of the house. The files are called `<game>.html`; a site may
embed them in a frame, which needs no permission, and `<game>.html#40` begins at position 40.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

import games
from computer_players import agents_of
from core.game import Level
from core.texts import LOCALES
from i18n import Translator
from model import game_json
from model.game_json import AnyGame
from model.log import fingerprint
from pages.page_making import page_of_record
from pages.shown_game import installed_game
from tables.history.records import GameRecord, RecordedMove, seal_of
from workers.thinker import Agents, Assignment, decide

_LEVEL: Final[Level] = "normal"


def game_between_computers(game: AnyGame, agents: Agents) -> GameRecord:
    """Return the record of a game in its usual size and its usual options. It asks no clock."""
    manifest = game.manifest
    key, options = manifest.key, manifest.options()
    seats = manifest.usual_seats or manifest.fewest_seats
    seed = _seed(key)
    state = game.initial_state(seats, options, seed).state
    moves: list[RecordedMove] = []
    while (outcome := game.outcome(state)) is None:
        seat = min(game.to_act(state))
        view, legal = game.view_for(state, seat), tuple(game.legal_moves(state, seat))
        seen, choices = game_json.encode(view), game_json.encode(legal)
        asked = Assignment(key, _LEVEL, seen, choices, _seed(key, len(moves)))
        notation = decide(game, agents, asked, lambda: 0, lambda: 0).move
        state = game.apply(state, seat, game.read_back(view, notation)).state
        moves.append(RecordedMove(seat, notation, fingerprint(game_json.encode(state))))
    return GameRecord(
        game=key,
        rules_version=manifest.rules_version,
        state_version=manifest.state_version,
        seats=seats,
        options=game_json.raw(options),
        seal=seal_of(seed),
        seed=seed.hex(),
        moves=tuple(moves),
        outcome=outcome,
    )


def _seed(*parts: object) -> bytes:
    return sha256(repr(parts).encode()).digest()


def games_of_the_house() -> Iterator[str]:
    """Yield the keys of the games of the house."""
    return (found.name.replace("_", "-") for found in iter_modules(games.__path__))


def main(arguments: Sequence[str]) -> int:
    """Write the pages. Returns the exit status."""
    parser = ArgumentParser(
        prog="python -m pages.demo",
        description=__doc__,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*", default=sorted(games_of_the_house()))
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    asked = parser.parse_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for key in asked.game:
        found = installed_game(key)
        record = game_between_computers(found.game, agents_of(key))
        target = asked.folder / f"{key}.html"
        target.write_bytes(page_of_record(record, found, Translator(), asked.locale))
        sys.stdout.write(f"{target}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

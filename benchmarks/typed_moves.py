"""Measures the processor time of reading typed moves and of suggestions while typing.

``python -m benchmarks.typed_moves``. Far more characters than an option accepts (200), of the kinds
that once cost most; and the most expensive position of some games for suggestions and labels.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

from benchmarks.rig.figures import note
from catalog import CATALOG
from cogs.play.play_commands import Offers
from cogs.ui.autocompletion import TYPED_LENGTH, OptionReader, choices, matching, meant
from core.errors import UnreadableMove
from core.game import Seat
from core.guided_play import Typing
from core.languages import LOCALES, ORIGINAL
from core.spelling import with_keys
from i18n import Translator
from tables.model.game_json import AnyGame

LETTERS: Final = 6_000
KINDS: Final = ("a ", "x ", "as ", "as de ", "la forêt ", "9", "-1 ", "œ́", "tile i ", "c3-")
"""Repeated content: particles, words, names and their prefixes, numbers."""

ROUNDS: Final = 5
GAMES: Final = 3


def spent(work: Callable[[], object]) -> float:
    """Return the best of some rounds, in milliseconds of processor time."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return 1_000 * best


def positions(game: AnyGame, seats: int) -> Iterator[tuple[Any, int, tuple[Any, ...]]]:
    """Yield positions of random games: the view of a seat to act, the seat, its moves."""
    for number in range(GAMES):
        chance = Random(number)
        state = game.initial_state(seats, game.manifest.options(), chance.randbytes(32)).state
        while acting := game.to_act(state):
            seat = min(acting)
            legal = tuple(game.legal_moves(state, seat))
            yield game.view_for(state, Seat(seat)), seat, legal
            state = game.apply(state, seat, legal[int(chance.random() * len(legal))]).state


def reading(key: str, written: str, translator: Translator) -> Callable[[], None]:
    """Return a function that parses a line as the bot does."""
    entry = CATALOG[key]
    game, names = entry.game, translator.spellings(entry.words.NAMES)
    state = game.initial_state(game.manifest.most_seats, game.manifest.options(), bytes(32)).state
    view = game.view_for(state, Seat(0))

    def read() -> None:
        with suppress(UnreadableMove):
            game.parse(view, with_keys(written, names))

    return read


def offering(key: str, translator: Translator) -> tuple[float, float]:
    """Return the milliseconds of the slowest suggestions and of the slowest typed label."""
    entry = CATALOG[key]
    offers = [
        parameter._annotation
        for command in getattr(entry.cog, "__cog_app_commands__")  # noqa: B009
        for parameter in command._params.values()
        if isinstance(parameter._annotation, Offers) and parameter._annotation.beside is None
    ]
    says = [translator.voice(locale).say for locale in (LOCALES[1], ORIGINAL)]
    worst = [0.0, 0.0]
    for view, _, legal in list(positions(entry.game, entry.game.manifest.most_seats))[::7]:
        readers = [OptionReader(Typing(view, legal, True, typed="a"), say) for say in says]
        for one in offers:
            start = time.process_time()
            matching(choices(one.offer, readers[0]), "a")
            worst[0] = max(worst[0], time.process_time() - start)
            start = time.process_time()
            meant(one.offer, readers, "no such label")
            worst[1] = max(worst[1], time.process_time() - start)
    return 1_000 * worst[0], 1_000 * worst[1]


def main() -> None:
    """Print two tables."""
    translator = Translator()
    print(f"| a line of … characters, ms | {TYPED_LENGTH:,} | {LETTERS:,} |")
    print("| --- | ---: | ---: |")
    for key in CATALOG:
        slowest = [
            max(spent(reading(key, (kind * most)[:most], translator)) for kind in KINDS)
            for most in (TYPED_LENGTH, LETTERS)
        ]
        print(f"| {key} | " + " | ".join(f"{each:.2f}" for each in slowest) + " |")
        for most, each in zip((TYPED_LENGTH, LETTERS), slowest, strict=True):
            note(f"{key}: reading {most:,} characters", each, "ms")
    print("\n| the most costly position, ms | suggestions | a label typed out |")
    print("| --- | ---: | ---: |")
    for key in CATALOG:
        suggestions, label = offering(key, translator)
        print(f"| {key} | {suggestions:.1f} | {label:.1f} |")
        note(f"{key}: suggestions at a key, the most costly position", suggestions, "ms")
        note(f"{key}: a label typed out, the most costly position", label, "ms")


if __name__ == "__main__":
    main()

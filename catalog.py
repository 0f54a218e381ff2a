"""The games on offer. A game of the house is added here by its key, which locates its parts.

A game in an installed package is offered if the host names its key in the setting GAMES.
"""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Self

from cogs.ui.guided_play import KEY
from computer_players import agents_of
from core.commentary import Commentary
from core.discord_limits import BUILT_IN_COMMANDS
from core.game import LEVELS, Level, Manifest, UnprovedLevel
from core.game_places import TEXTS, PackageFault, distribution_of, entry_of, places_of
from core.guided_play import Asking, Marking
from core.lessons import Lesson
from core.texts import LOCALES, Locale, Words
from games import game_in
from i18n.entries import GameNames, add_text_folder
from i18n.translator import MissingText, command_text
from model.game_json import AnyGame
from rendering.painters import Painter
from rendering.scene.marks import SEAT_MARKS
from rendering.scene.shapes import Symbol
from tables.history.ratings import Strengths
from workers.sentences import SEAT_EMOJI
from workers.thinker import Agents

_log = logging.getLogger("tavolo")

GAMES: Final = ("ruta", "la-strada", "strada-romana", "stratego4", "jacynth")
"""The keys of the games of the house, in the order in which they are offered."""

OWN_COMMANDS: Final = ("table", "me", "cup", "tavolo")
"""The keys of the groups of commands that belong to no game."""

MOST_SEATS: Final = min(len(SEAT_MARKS), len(SEAT_EMOJI))
"""The most seats that have a colour in pictures and a mark in texts."""


@dataclass(frozen=True)
class Entry:
    """A game as it is offered: rules, words, painter, computer players, lesson.

    ``load_agents``: imports the computer players; ``strengths``: theirs, at each level;
    ``unproved``: where a level is not offered, as it is not proved stronger than the one below.
    Optional: ``marking``: marks on hidden things. ``icons``: of the choices in guided play, a
    function of the painter.
    """

    game: AnyGame
    words: Words[Any, Any, Any]
    painter: Painter[Any, Any]
    load_agents: Callable[[], Agents]
    strengths: Strengths
    asking: Asking[Any, Any]
    lesson: Lesson[Any]
    commentary: Commentary[Any, Any]
    marking: Marking[Any] | None = None
    icons: Callable[[], Mapping[str, Symbol]] | None = None
    unproved: tuple[UnprovedLevel, ...] = ()

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels of its computer players, the weakest first."""
        return tuple(level for level in LEVELS if level in self.strengths)

    def levels_for(self, seats: int, options: object) -> tuple[Level, ...]:
        """Return the levels offered with so many seats and these options, the weakest first."""
        weak = {one.level for one in self.unproved if one.covers(seats, options)}
        return tuple(level for level in self.levels if level not in weak)

    @property
    def agents(self) -> Agents:
        """Its computer players, by level. The bot itself needs none: they play in a process."""
        return self.load_agents()

    @classmethod
    def of(cls, key: str) -> Self:
        """Return the game of this key, with its parts imported from where they are.

        Raises PackageFault if no installed package offers it, or one that cannot be used.
        """
        places = places_of(key)
        if places.package is not None:
            add_text_folder(Path(str(places.file(TEXTS))))
        beside_rules = places.rules_file
        rules = _part(beside_rules("game"))
        game = game_in(rules)
        painter = _part(places.painter)
        must_fit(game.manifest, key)
        return cls(
            game=game,
            words=_part(beside_rules("texts")),
            painter=painter,
            load_agents=partial(agents_of, key),
            strengths=rules.STRENGTHS,
            unproved=getattr(rules, "UNPROVED", ()),
            asking=_part(beside_rules("guided_play")),
            lesson=_part(beside_rules("lessons")).LESSON,
            commentary=_part(beside_rules("commentary")),
            marking=_part_if_any(beside_rules("piece_marks")),
            icons=getattr(painter, "icons", None),
        )


def _part(path: str) -> Any:
    """Import a file of a game; test_game_part_interfaces.py checks it against its protocol.

    Raises ModuleNotFoundError, with a hint, if it is missing.
    """
    try:
        return import_module(path)
    except ModuleNotFoundError as fault:
        if fault.name is None or not f"{path}.".startswith(f"{fault.name}."):
            raise
        place = path.replace(".", "/")
        hint = "docs/adding-a-game.md says what it holds"
        raise ModuleNotFoundError(f"{place} is missing: {hint}", name=path) from fault


def _part_if_any(path: str) -> Any:
    """Import a file that a game need not have; None if it is missing."""
    return None if find_spec(path) is None else _part(path)


def must_fit(manifest: Manifest, key: str) -> None:
    """Raise ValueError, with the reason, if the key or the numbers of seats are not supported."""
    if manifest.key != key:
        raise ValueError(f"{key}: its manifest calls itself {manifest.key}")
    if not re.fullmatch(KEY, key):
        raise ValueError(f"{key}: a key is small letters and digits, parted by single hyphens")
    if not 2 <= manifest.fewest_seats <= manifest.most_seats <= MOST_SEATS:
        seats = f"{manifest.fewest_seats} to {manifest.most_seats}"
        raise ValueError(f"{key}: the house has room for 2 to {MOST_SEATS} seats, not for {seats}")


class Catalog(Mapping[str, Entry]):
    """Games by key, in the order in which they are offered, each loaded when it is first used."""

    def __init__(self, keys: Iterable[str]) -> None:
        self._entries: dict[str, Entry | None] = dict.fromkeys(keys)

    def __getitem__(self, key: str) -> Entry:
        entry = self._entries[key]
        if entry is None:
            entry = self._entries[key] = Entry.of(key)
        return entry

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


CATALOG: Final = Catalog(GAMES)
"""The games of the house, for tests and measurements; a bot loads those that its host names."""


@cache
def load_games(keys: tuple[str, ...]) -> Catalog:
    """Load these games, once in a process, and log where each comes from that is a package.

    Raises PackageFault if one of them cannot be used.
    """
    catalog = Catalog(keys)
    for key in catalog:
        if (origin := origin_of(key)) is not None:
            _log.info("game %s: %s", key, origin)
        _load(catalog, key)
    return catalog


def _load(catalog: Catalog, key: str) -> None:
    """Load a game. Raises PackageFault if it is in a package that lacks something."""
    try:
        catalog[key]
    except (ImportError, MissingText, ValueError) as fault:
        if places_of(key).package is None:
            raise
        package = distribution_of(entry_of(key))
        raise PackageFault(f"{package} cannot offer {key}: {fault}.") from fault


def origin_of(key: str) -> str | None:
    """Return a package's name, version and hash of its files; None for a game of the house.

    The hash is computed before anything but the package's own ``__init__.py`` is run.
    """
    package = places_of(key).package
    if package is None:
        return None
    return f"package {distribution_of(entry_of(key))} ({package}), sha256 {hash_of(key)}"


def hash_of(key: str) -> str:
    """Return the SHA-256 of all files of a game's package, with their names, in hexadecimal."""
    folder, known = Path(str(places_of(key).file("."))), sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            content = path.read_bytes()
            known.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode())
            known.update(content)
    return known.hexdigest()


def all_icons(games: Mapping[str, Entry] = CATALOG) -> Mapping[str, Mapping[str, Symbol]]:
    """Return the icons of each game that has some, by the names that guided play uses."""
    return {key: entry.icons() for key, entry in games.items() if entry.icons is not None}


def amiss_in(names: GameNames, games: Mapping[str, Entry]) -> str | None:
    """Return what is wrong with the host's names of these games, once they are said; else None."""
    for key in names:
        if key not in games and key not in GAMES:
            return f"names {key}, which is no game on offer: correct the key, or add it to GAMES"
    faults = (_clash(locale, games) for locale in LOCALES)
    return next((fault for fault in faults if fault is not None), None)


def _clash(locale: Locale, games: Mapping[str, Entry]) -> str | None:
    """Return which command of a game could not be told from another command in this language."""
    taken = {_command(key, locale) for key in OWN_COMMANDS}
    for key in games:
        command = _command(key, locale)
        if command in taken:
            return f"leads to two commands /{command}: give {key} another name"
        if command.startswith(BUILT_IN_COMMANDS):
            return f"leads to /{command}, which Discord takes for its own: give {key} another name"
        taken.add(command)
    return None


def _command(key: str, locale: Locale) -> str:
    return command_text(f"command-{key}-name", locale)

"""The scenes of all positions kept for pictures, of every game in every language."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from types import ModuleType
from typing import Any, Final, cast

from core.game import Seat
from core.rng import Rng
from core.texts import LOCALES, Locale, Say
from rendering import charts
from rendering.scene.shapes import Scene
from tests.game_data import data_of, module_if_any
from tests.games.catalogue import EVERY_GAME
from tests.rendering import strada_romana_positions
from tests.rendering.picture_texts import speaker

LABELS: Final = strada_romana_positions.LABELS
"""One for each of five seats."""


def _kept() -> Iterator[tuple[str, ModuleType]]:
    for key in EVERY_GAME:
        if (module := module_if_any(data_of(key).positions)) is not None:
            yield key, module


POSITIONS: Final = dict(_kept())
"""For each game the module of its positions; who has none is named by tests/house."""


EVERY_PAINTER: Final = (
    *(cast(ModuleType, entry.painter) for entry in EVERY_GAME.values()),
    charts,
)
"""Of every game that the common tests run on, and that of charts."""


def to_act(key: str, view: Any) -> frozenset[Seat]:
    """The seats that owe a move in this view."""
    game = EVERY_GAME[key].game
    return game.to_act(game.imagine(view, Rng(bytes(32))))


def waiting_view(key: str) -> Any:
    """The last public view kept for pictures in which somebody is to act, and not all are."""
    views = [view for view in reversed(POSITIONS[key].ALL.values()) if view.viewer is None]
    return next(view for view in views if 0 < len(to_act(key, view)) < len(view.seats))


def ended_view(key: str) -> Any:
    """A view kept for pictures of a game that is over."""
    return next(view for view in POSITIONS[key].ALL.values() if not to_act(key, view))


def voice(locale: Locale) -> Say:
    """What says texts in this language, with people by their labels."""
    return speaker(locale, LABELS)


@cache
def scenes_of(key: str, locale: Locale = "en") -> Mapping[str, Scene]:
    """Each position of a game by its name, and each with a plan."""
    known, say, painter = POSITIONS[key], voice(locale), EVERY_GAME[key].painter
    shown = {
        name: painter.compose(view, LABELS[: len(view.seats)], say)
        for name, view in known.ALL.items()
    }
    for name, plan in getattr(known, "PLANS", {}).items():
        view = known.ALL[name]
        shown[f"{name}-plan"] = painter.compose(view, LABELS[: len(view.seats)], say, plan)
    return shown


def _names_of(key: str) -> Iterator[str]:
    """The names of a game's scenes; a file that is collected need not compose them."""
    known = POSITIONS[key]
    yield from known.ALL
    yield from (f"{name}-plan" for name in getattr(known, "PLANS", {}))


EVERY_NAME: Final = tuple(f"{key}-{name}" for key in POSITIONS for name in _names_of(key))
"""Of the scenes of all games, by game and position."""


@cache
def every_scene() -> Mapping[str, Scene]:
    """The scenes of all games by those names."""
    scenes = (scene for key in POSITIONS for scene in scenes_of(key).values())
    return dict(zip(EVERY_NAME, scenes, strict=True))


def in_all_languages() -> Iterator[tuple[str, Locale, Scene]]:
    """Each scene in each language, with its game."""
    for key, locale in product(POSITIONS, LOCALES):
        yield from ((key, locale, scene) for scene in scenes_of(key, locale).values())

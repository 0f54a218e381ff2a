"""The scenes of all positions kept for pictures, of every game in every language."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, cast

from core.game import Seat
from core.rng import Rng
from core.translatable_text import LOCALES, Locale, Say
from rendering.palettes import PAINTERS
from rendering.scene.shapes import Scene
from tests.games.catalogue import EVERY_GAME
from tests.rendering import strada_romana_positions
from tests.rendering.picture_texts import speaker

LABELS: Final = strada_romana_positions.LABELS
"""One for each of five seats."""


def _kept(key: str) -> str:
    """Where the positions of a game are kept."""
    return f"{__package__}.{key.replace('-', '_')}_positions"


POSITIONS: Final = {key: import_module(_kept(key)) for key in EVERY_GAME if find_spec(_kept(key))}
"""For each game the module of its positions; who has none is named by tests/house."""


EVERY_PAINTER: Final = (*PAINTERS, cast(ModuleType, EVERY_GAME["bidding"].painter))
"""Of every game that the common tests run on, and that of charts."""


def to_act(key: str, view: Any) -> frozenset[Seat]:
    """The seats that owe a move in this view."""
    game = EVERY_GAME[key].game
    return game.to_act(game.imagine(view, Rng(bytes(32))))


def waiting_view(key: str) -> Any:
    """The last public view kept for pictures in which somebody is to act, and not all are."""
    views = [view for view in reversed(POSITIONS[key].ALL.values()) if view.viewer is None]
    return next(view for view in views if 0 < len(to_act(key, view)) < len(view.seats))


def voice(locale: Locale) -> Say:
    """What says texts in this language, with people by their labels."""
    return speaker(locale, LABELS)


def scenes_of(key: str, locale: Locale = "en") -> dict[str, Scene]:
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


def every_scene(locale: Locale = "en") -> dict[str, Scene]:
    """The scenes of all games, by game and position."""
    return {
        f"{key}-{name}": scene
        for key in POSITIONS
        for name, scene in scenes_of(key, locale).items()
    }


ENGLISH: Final = every_scene()
IN_ALL_LANGUAGES: Final = tuple(
    (key, locale, scene)
    for key in POSITIONS
    for locale in LOCALES
    for scene in scenes_of(key, locale).values()
)

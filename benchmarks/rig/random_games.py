"""Whole games by chance, of any game: how many play, with which options, and their bot.

Everything comes from what a game declares, so a new game, or one in an installed package, is
measured like the others.
"""

from argparse import ArgumentTypeError
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from catalog import load_games
from core.game import Game
from core.game_places import PackageFault
from model import game_json

_QUICKER: Final[Mapping[str, Mapping[str, object]]] = {"stratego4": {"quiet_rounds": 12}}
"""Options that end games which random players could go on with for ever."""


def game_of(key: str) -> Game[Any, Any, Any, Any, Any]:
    """Return a game of the house or of an installed package. Raises PackageFault for another."""
    return load_games((key,))[key].game


def options_of(key: str) -> bytes:
    """Return the usual options as a table stores them, changed so that every game ends."""
    usual = game_of(key).manifest.options()
    return game_json.encode(msgspec.structs.replace(usual, **_QUICKER.get(key, {})))


def people_of(key: str) -> int:
    """Return how many people play among each other: as many as the game allows."""
    return game_of(key).manifest.most_seats


def known_game(key: str) -> str:
    """Return the key if it is one of a game of the house or of an installed package; for argparse.

    Raises ArgumentTypeError with the reason for any other.
    """
    try:
        load_games((key,))
    except PackageFault as fault:
        raise ArgumentTypeError(str(fault)) from None
    return key

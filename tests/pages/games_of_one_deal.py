"""Games of the same deal for tests of pages, with other moves and another end; their pages."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from core.game import Seat
from core.translatable_text import Locale, text
from pages.demo import recorded_game
from pages.page_making import page_side_by_side
from pages.same_deal import ShownDeal, deal_of_records
from tables.history.record import GameRecord
from tables.model.log import RESIGNATION
from tests.games.catalogue import EVERY_GAME, texts

SEED = bytes(range(32))

TABLES = 3
"""Tables of a page, if a test asks for no other number."""

MOVES = 12
"""Moves after which seats resign, until the game is over."""


@cache
def game_of_one_deal(key: str, number: int) -> GameRecord:
    """Return a short game by chance; ``number``: which one, and by how much longer it is."""
    game, chance = EVERY_GAME[key].game, Random(number)

    def play(state: Any, seat: Seat, turn: int) -> tuple[Any, str]:
        if turn >= MOVES + number:
            return game.withdraw(state, seat).state, RESIGNATION
        move = chance.choice(tuple(game.legal_moves(state, seat)))
        return game.apply(state, seat, move).state, game.notate(move)

    return recorded_game(game, SEED, play)


def games_of_one_deal(key: str, count: int) -> Iterator[GameRecord]:
    """Yield so many games of one deal."""
    return (game_of_one_deal(key, number) for number in range(count))


def deal_of(key: str, count: int = TABLES, names: tuple[str, ...] = ()) -> ShownDeal:
    """So many tables of one deal."""
    return deal_of_records([*games_of_one_deal(key, count)], EVERY_GAME[key].game, names)


def page_of(deal: ShownDeal, locale: Locale = "en") -> str:
    """The page of a deal."""
    game = EVERY_GAME[deal.tables[0].shown.game]
    return page_side_by_side(deal, game, texts(), locale)[0].decode()


@cache
def short_page(key: str) -> str:
    """The page of a deal of this game, made once in a test run."""
    return page_of(deal_of(key))


def say(key: str, locale: Locale = "en", **values: object) -> str:
    """A text of the page."""
    return str(texts().voice(locale).say(text(key, **values)))  # type: ignore[arg-type]

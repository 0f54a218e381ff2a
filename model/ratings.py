"""Ratings of people; ``tables/history/ratings.py`` computes them."""

from typing import Final

import msgspec

from model.results import Rated, Result
from model.table import PlayerId

NEWCOMER: Final = Rated(mu=25.0, sigma=25.0 / 3.0, games=0)

SETTLED_AFTER = 5
SETTLED_AMONG = 2
"""A rating counts as settled after this many games with people, with this many different ones."""


class Rating(msgspec.Struct, frozen=True):
    """A person's rating at one game."""

    player: PlayerId
    game: str
    rated: Rated = NEWCOMER


class Ranked(msgspec.Struct, frozen=True):
    """A rating on a leaderboard. ``among``: number of different people it was earned against."""

    rating: Rating
    among: int

    @property
    def settled(self) -> bool:
        """Whether the rating is settled."""
        return is_settled(self.rating.rated, self.among)


def is_settled(rated: Rated, among: int) -> bool:
    """Return whether a rating is settled; ``among``: number of different people played against."""
    return is_proved(rated) and among >= SETTLED_AMONG


def is_proved(rated: Rated) -> bool:
    """Return whether a rating rests on enough games with people."""
    return rated.with_people >= SETTLED_AFTER


class Recount(msgspec.Struct, frozen=True):
    """All results with their new ratings, oldest first, and everybody's rating after them."""

    results: tuple[Result, ...]
    ratings: tuple[Rating, ...]

"""Results of finished games, and the ratings that follow."""

from typing import Final, Literal, TypeAlias

import msgspec

from core.game import ScorePart, Seat
from model.table import FORMER_PLAYER, GuildId, PlayerId, TableCode, TableId

# Results of finished games: who played, how they ended, and their ratings.

Unrated: TypeAlias = Literal["short", "handed", "undone", "often", "computers", "engine"]
"""Why a game is rated for nobody: too few moves; no two seats whose order counts, as the others
changed hands or a computer made much of their moves; undos with computers alone at the table; too
many games that day of the same company or of one person; several people who won or lost together
against computers alone; a computer player of unknown strength."""


class Rated(msgspec.Struct, frozen=True):
    """A person's rating: the estimate, its uncertainty, and the number of rated games.

    ``with_people``: how many of these games were with other people.
    """

    mu: float
    sigma: float
    games: int
    with_people: int = 0


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat ended.

    ``player``: its owner at the end; None for a computer or a forgotten person. ``level``: of the
    computer that held it at the end, in old results also the name of one that is gone; None for a
    person. ``side``: the
    same for seats that win together. ``tended``: a computer has substituted for a person here;
    ``handed``: another person held it before. ``vanished``: the person who stayed away from this
    seat until somebody else took it or the game was over, FORMER_PLAYER once they are forgotten;
    None if nobody did. ``substituted``: percent of its moves that a substitute made.
    ``rated``: the rating of ``rated_for`` after the game, None if it was not rated for them.
    """

    seat: Seat
    player: PlayerId | None
    level: str | None
    side: int
    rank: int
    points: int
    parts: tuple[ScorePart, ...] = ()
    tended: bool = False
    handed: bool = False
    resigned: bool = False
    rated: Rated | None = None
    vanished: PlayerId | None = None
    substituted: int = 0

    @property
    def is_computer(self) -> bool:
        """Whether a computer held this seat from beginning to end."""
        nobody = self.player is None and self.level is not None
        return nobody and not (self.tended or self.handed)

    @property
    def is_left_out(self) -> bool:
        """Whether it was taken from its person, so that its result is nobody's."""
        return self.vanished is None and (self.handed or (self.tended and self.player is None))

    @property
    def rated_for(self) -> PlayerId | None:
        """The person whose result this is: whoever vanished, else the owner; None if nobody."""
        if self.vanished is not None:
            return None if self.vanished == FORMER_PLAYER else self.vanished
        return None if self.is_left_out else self.player


class Result(msgspec.Struct, frozen=True):
    """A finished game. ``seats`` in order round the table.

    ``options``: JSON of the game's options. ``moves``: number of moves told to everybody at least
    in part. ``began_at``, ``ended_at``: times of the first and last log line, Unix milliseconds.
    ``reason``: the game's key for how it ended. ``unrated``: why it is rated for nobody.
    """

    table: TableId
    code: TableCode
    game: str
    guild: GuildId | None
    options: bytes
    moves: int
    began_at: int
    ended_at: int
    reason: str
    seats: tuple[SeatResult, ...]
    unrated: Unrated | None = None

    def seat_of(self, player: PlayerId) -> SeatResult | None:
        """Return the seat that this person held, to the end or until they vanished, if any."""
        return next((s for s in self.seats if player in (s.player, s.vanished)), None)

    def rank_of(self, player: PlayerId) -> int | None:
        """Return this person's rank, the last for whoever vanished; None if they did not play."""
        seat = self.seat_of(player)
        if seat is None or seat.vanished != player:
            return None if seat is None else seat.rank
        return len({each.side for each in self.seats})

    def rated_of(self, player: PlayerId) -> Rated | None:
        """Return this person's rating after the game, None if it was not rated for them."""
        return next((seat.rated for seat in self.seats if seat.rated_for == player), None)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The people who played, in seat order; in a seat, whoever vanished before the owner."""
        held = (player for seat in self.seats for player in (seat.vanished, seat.player))
        return tuple(dict.fromkeys(player for player in held if player))

    @property
    def company(self) -> tuple[tuple[PlayerId, ...], tuple[str, ...]]:
        """The people, in any seat order; with a single person, the levels of the computers too.

        Two people are the same company, whichever computers play with them.
        """
        levels = (s.level for s in self.seats if s.level is not None and s.is_computer)
        return tuple(sorted(self.people)), () if len(self.people) > 1 else tuple(sorted(levels))


# Ratings of people; ``tables/history/ratings.py`` computes them.

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

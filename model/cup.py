"""The types of a cup, and what people and time do to it. Pure. Times are Unix milliseconds UTC."""

from enum import StrEnum
from typing import Final, Literal, NewType, TypeAlias

import msgspec

from core.errors import Refusal
from core.texts import Locale
from model.commands import Person
from model.refusals import TableRefuses, refused
from model.table import (
    FORMER_PLAYER,
    HOUR,
    GuildId,
    Pace,
    PlaceId,
    PlayerId,
    TableCode,
    TableId,
)

CupId = NewType("CupId", int)
"""The request that opened the cup."""

CupCode = NewType("CupCode", str)
"""The short public name of a cup, made like a table's code; no table has the same."""

Format: TypeAlias = Literal["swiss", "all-play-all"]

LeftBecause: TypeAlias = Literal["left", "removed", "vanished", "forgotten"]
"""Why an entrant plays no more: left, was removed by the organiser or banned, let the time run out
in two games, or has been forgotten."""

DAY: Final = 24 * HOUR
FEWEST_ENTRANTS: Final = 3
MOST_ENTRANTS: Final = 64
MOST_SEATS: Final = 5
LONGEST_NAME: Final = 60
LONGEST_ENTRY: Final = 60 * DAY
"""Most milliseconds for which entries are open."""

MOST_ROUND_DAYS: Final = 60
LATE_GAMES: Final = 2
"""Whoever loses this many games of a cup by time has vanished."""

USUAL_TURN: Final = 8 * HOUR
"""Milliseconds that a round gives for each turn, if nobody chooses its days: people sleep."""


class CupStatus(StrEnum):
    """Phase of a cup: ENTRY -> PLAYING -> FINISHED, or CALLED_OFF before the end."""

    ENTRY = "entry"
    PLAYING = "playing"
    FINISHED = "finished"
    CALLED_OFF = "called-off"

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens in the cup."""
        return self in (CupStatus.FINISHED, CupStatus.CALLED_OFF)


class UnreadableCup(TableRefuses):
    """The stored document of this cup is damaged: only this cup stops."""

    def __init__(self, code: str) -> None:
        super().__init__(Refusal("cup-refusal-unreadable", {"code": code}))


class Entrant(msgspec.Struct, frozen=True):
    """Somebody in a cup. ``number``: from 1 in order of entry.

    ``player``: FORMER_PLAYER once forgotten; None for a computer, which only old cups have.
    """

    number: int
    player: PlayerId | None
    entered_at: int
    left_at: int | None = None
    left_because: LeftBecause | None = None

    @property
    def plays(self) -> bool:
        """Whether the entrant can be paired: has not left."""
        return self.left_at is None


class Placing(msgspec.Struct, frozen=True):
    """An entrant's seat in a pairing, and how they finished there.

    ``rank``: 1 the best, equal ranks tied; None until counted. ``late``: they lost by time.
    """

    entrant: int
    rank: int | None = None
    late: bool = False


class Pairing(msgspec.Struct, frozen=True):
    """The entrants of one table of a round, in seat order. ``table``, ``code``: None for a bye."""

    places: tuple[Placing, ...]
    table: TableId | None = None
    code: TableCode | None = None

    @property
    def is_bye(self) -> bool:
        """Whether the entrant has nobody to play, which counts as a win.

        With another rank than 1 they were away in an old knock-out, which counts as a loss.
        """
        return len(self.places) == 1 and self.places[0].rank == 1

    @property
    def is_counted(self) -> bool:
        """Whether all ranks are known."""
        return all(place.rank is not None for place in self.places)


class Round(msgspec.Struct, frozen=True):
    """One round of a cup. ``ends_at``: when games that still run count as a draw."""

    began_at: int
    ends_at: int
    pairings: tuple[Pairing, ...]
    ended_at: int | None = None

    @property
    def is_counted(self) -> bool:
        """Whether the ranks of all pairings are known."""
        return all(pairing.is_counted for pairing in self.pairings)


class CupTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What a cup is opened with.

    ``name``: may be empty. ``options``: JSON of the game's options. ``pace``: of all tables; its
    policy for late players is "resign". ``size``: seats at a table. ``most``: number of entrants at
    which entries close; ``closes_at``: when they close anyway. ``round_days``: most days of a
    round.
    """

    guild: GuildId
    place: PlaceId
    locale: Locale
    name: str
    game: str
    options: bytes
    pace: Pace
    size: int
    format: Format
    most: int
    closes_at: int
    round_days: int


class CupOpening(CupTerms, frozen=True, kw_only=True):
    """A request to open a cup."""

    by: Person


class Cup(CupTerms, frozen=True, kw_only=True):
    """One cup, as it is stored; nothing in it is secret.

    ``planned_rounds``: set when it begins. ``was_knock_out``: begun as a knock-out, which there
    are no more; it is ranked by points.
    """

    id: CupId
    code: CupCode
    opened_by: PlayerId
    created_at: int
    planned_rounds: int | None = None
    status: CupStatus = CupStatus.ENTRY
    version: int = 1
    ended_at: int | None = None
    stood_until: int = 0
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    was_knock_out: bool = False

    def entrant(self, number: int) -> Entrant | None:
        """Return the entrant of this number, None without one."""
        return next((e for e in self.entrants if e.number == number), None)

    def entrant_of(self, player: PlayerId) -> Entrant | None:
        """Return this person as an entrant who has not left, None if they are none."""
        return next((e for e in self.active if e.player == player), None)

    def plays_on(self, player: PlayerId) -> bool:
        """Return whether this person has not left, or has left a game behind that still counts."""
        own = {e.number for e in self.entrants if e.player == player}
        games = () if self.round is None else self.round.pairings
        seated = {p.entrant for game in games if not game.is_counted for p in game.places}
        return self.entrant_of(player) is not None or bool(own & seated)

    @property
    def active(self) -> tuple[Entrant, ...]:
        """The entrants who have not left, in order of entry."""
        return tuple(e for e in self.entrants if e.plays)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """All known people who are or were in the cup, in order of entry."""
        return tuple(e.player for e in self.entrants if e.player not in (None, FORMER_PLAYER))

    @property
    def is_full(self) -> bool:
        """Whether nobody more can enter."""
        return len(self.active) >= self.most

    @property
    def round(self) -> Round | None:
        """The round being played; None between rounds, before the first and after the last."""
        newest = self.rounds[-1] if self.rounds else None
        return newest if newest is not None and newest.ended_at is None else None

    @property
    def running(self) -> tuple[TableId, ...]:
        """The tables whose games are not counted yet, in order of id."""
        played = () if self.round is None or self.status.is_over else self.round.pairings
        return tuple(sorted(p.table for p in played if p.table is not None and not p.is_counted))

    @property
    def due_at(self) -> int | None:
        """From when on the cup is to be carried on by time; None: never.

        It is due as well when one of its ``running`` tables is over.
        """
        if self.status.is_over:
            return None
        if self.status is CupStatus.ENTRY:
            return self.created_at if self.is_full else self.closes_at
        played = self.round
        return self.created_at if played is None or played.is_counted else played.ends_at

    def is_own(self, player: PlayerId) -> bool:
        """Return whether this person is or was in the cup, and its first round has begun.

        They may not decide for all in it any more: whoever does would decide their own cup.
        """
        return bool(self.rounds) and player in self.people


def existing(cup: Cup | None) -> Cup:
    """Return the cup that was found. Raises TableRefuses if it is None."""
    if cup is None:
        raise refused("cup-refusal-unknown")
    return cup


def usual_round_days(turns: int, pace: Pace) -> int:
    """Return the most days of a round whose games have so many turns: one to eight whole weeks."""
    turn = USUAL_TURN if pace.span is None else min(USUAL_TURN, pace.span)
    return 7 * min(8, max(1, -(-turns * turn // (7 * DAY))))


def changed(cup: Cup, **fields: object) -> Cup:
    """Return the next version of a cup, with these fields changed."""
    return msgspec.structs.replace(cup, version=cup.version + 1, **fields)

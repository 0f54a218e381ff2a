"""The types of a cup, its entrants, rounds and pairings. Times are Unix milliseconds UTC."""

from enum import StrEnum
from hashlib import sha256
from typing import Final, Literal, NewType, TypeAlias
from zlib import crc32

import msgspec

from core.game import Level
from core.languages import Locale
from tables.model.table import GuildId, Pace, PlaceId, PlayerId, TableCode, TableId

CupId = NewType("CupId", int)
CupCode = NewType("CupCode", str)
"""The short public name of a cup, made like a table's code; no table has the same."""

Format: TypeAlias = Literal["all-play-all", "swiss", "knock-out"]
"""How entrants are paired. Knock-out: out after the second loss."""

FEWEST_ENTRANTS: Final = 3
MOST_ENTRANTS: Final = 64
LONGEST_NAME: Final = 60
"""Most characters of a cup's name."""


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


LIVING_CUPS: Final = (CupStatus.ENTRY, CupStatus.PLAYING)
"""The phases of cups that are not over."""

LeftBecause: TypeAlias = Literal["left", "removed", "vanished", "forgotten"]
"""Why an entrant plays no more: left, was removed by the organiser, let the time run out in two
games, or has been forgotten."""


class Entrant(msgspec.Struct, frozen=True):
    """A person or a computer in a cup. ``number``: from 1 in order of entry, never reused.

    ``player``: None for a computer, FORMER_PLAYER once forgotten. ``level``: of a computer.
    """

    number: int
    player: PlayerId | None
    level: Level | None
    entered_at: int
    left_at: int | None = None
    left_because: LeftBecause | None = None

    @property
    def plays(self) -> bool:
        """Whether the entrant can be paired: has not left."""
        return self.left_at is None

    @property
    def is_computer(self) -> bool:
        """Whether a computer plays; it wins no title."""
        return self.player is None


class Placing(msgspec.Struct, frozen=True):
    """An entrant's seat in a pairing, and how they finished there.

    ``rank``: as games give it, 1 the best, equal ranks tied; None until counted. ``points``: the
    game's points, if it has any. ``judged``: the game was unfinished when its round ended, or ended
    without a result. ``late``: they lost by letting their time run out. ``slow``: in an unfinished
    game they come behind the others, having used far more time.
    """

    entrant: int
    rank: int | None = None
    points: int | None = None
    judged: bool = False
    late: bool = False
    slow: bool = False


class Pairing(msgspec.Struct, frozen=True):
    """The entrants of one table of a round, in seat order; one alone plays nobody.

    The first begins, unless their game draws that later. With rank 1 one alone has a bye, with
    another they sit out the round. ``number``: from 1 in its round. ``table``, ``code``: their
    table, None for one alone. ``runs``: the table is not known to be over.
    """

    number: int
    places: tuple[Placing, ...]
    table: TableId | None = None
    code: TableCode | None = None
    runs: bool = False

    @property
    def is_alone(self) -> bool:
        """Whether the entrant plays nobody in this round."""
        return len(self.places) == 1

    @property
    def is_bye(self) -> bool:
        """Whether the entrant has nobody to play, which counts as a win."""
        return self.is_alone and self.places[0].rank == 1

    @property
    def is_sat_out(self) -> bool:
        """Whether the entrant was away when a round of a knock-out began: counts as a loss."""
        return self.is_alone and not self.is_bye

    @property
    def is_counted(self) -> bool:
        """Whether all ranks are known."""
        return all(place.rank is not None for place in self.places)


class Round(msgspec.Struct, frozen=True):
    """One round of a cup. ``number``: from 1.

    ``ends_at``: when unfinished games are judged, None if the round waits for them.
    ``lengthened_by``: by how much the pauses of a game and days off of its players have moved that.
    """

    number: int
    began_at: int
    ends_at: int | None
    pairings: tuple[Pairing, ...]
    ended_at: int | None = None
    lengthened_by: int = 0

    @property
    def is_counted(self) -> bool:
        """Whether the ranks of all pairings are known."""
        return all(pairing.is_counted for pairing in self.pairings)


class CupPost(msgspec.Struct, frozen=True):
    """Where the one message of a cup stands."""

    guild: GuildId
    place: PlaceId
    message: int


class CupAtTable(msgspec.Struct, frozen=True):
    """What posts of a table say of its cup. ``post``: None without one."""

    post: CupPost | None
    format: Format
    size: int
    planned_rounds: int | None

    @property
    def last_round(self) -> int | None:
        """The number of the last round; None while nobody knows it.

        A knock-out ends when one is left; pairs of all play all make up for missed games.
        """
        makes_up = self.format == "all-play-all" and self.size == 2
        return None if makes_up or self.format == "knock-out" else self.planned_rounds


class ListedCup(msgspec.Struct, frozen=True):
    """What a list or a suggestion says of a cup, read without its entrants, rounds and standings.

    ``entrants``: how many are in; ``rounds``: how many have begun. ``own``: whether whoever asks is
    in. ``readable``: False if its row is damaged; then ``format`` and ``status`` mean nothing.
    """

    id: CupId
    code: CupCode
    place: PlaceId
    name: str
    game: str
    format: Format
    status: CupStatus
    most: int
    entrants: int
    rounds: int
    own: bool
    post: CupPost | None = None
    readable: bool = True


class CupTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What a cup is opened with. Only the options can change, until somebody else has entered.

    ``name``: chosen by the opener, may be empty. ``options``: JSON of the game's options. ``pace``:
    of all tables; its policy for late players is "resign". ``size``: seats at a table. ``most``:
    number of entrants at which entries close; ``closes_at``: when they close anyway.
    ``round_days``: days of a round, None: a round waits for its games.
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
    closes_at: int | None = None
    round_days: int | None = None

    @property
    def options_mark(self) -> int:
        """A number that differs for different options; whoever enters has been shown these."""
        return crc32(self.options)


class CupDetails(CupTerms, frozen=True, kw_only=True):
    """What is stored of a cup, without the secret lot.

    ``planned_rounds``: rounds of a Swiss cup, set when it begins. ``post``: message of the cup in
    ``place``; ``posted_version``: the version it shows; ``end_post``: the further message at the
    end. ``lost_at``: since when ``place`` is known to be deleted, None: it is there.
    ``stood_until``: up to when time in which people could not be reached has been given back.
    ``waits_until``: until when at the latest its next round waits for entrants who are away.
    ``failing_since``: since when the cup cannot be carried on, None: it can.
    """

    id: CupId
    code: CupCode
    opened_by: PlayerId
    created_at: int
    planned_rounds: int | None = None
    status: CupStatus = CupStatus.ENTRY
    version: int = 1
    ended_at: int | None = None
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    post: int | None = None
    posted_version: int = 0
    end_post: int | None = None
    lost_at: int | None = None
    stood_until: int = 0
    waits_until: int | None = None
    failing_since: int | None = None

    def entrant(self, number: int) -> Entrant | None:
        """Return the entrant of this number, None without one."""
        return next((e for e in self.entrants if e.number == number), None)

    def name_number(self, computer: Entrant) -> int:
        """Return the number of the name that one of the computers has in this cup, from 1.

        Each has a name of its own.
        """
        return sum(e.is_computer and e.number <= computer.number for e in self.entrants)

    def entrant_of(self, player: PlayerId) -> Entrant | None:
        """Return this person as an entrant who has not left, None if they are none."""
        return next((e for e in self.entrants if e.player == player and e.plays), None)

    def is_own(self, player: PlayerId) -> bool:
        """Return whether this person is or was in the cup, and its first round has begun.

        They may not decide for all in it any more: whoever does would decide their own cup.
        """
        return bool(self.rounds) and any(e.player == player for e in self.entrants)

    def seats_a_person(self, pairing: Pairing) -> bool:
        """Return whether a person plays at the table of this pairing; not without a table."""
        entrants = [self.entrant(place.entrant) for place in pairing.places]
        return not pairing.is_alone and any(e is not None and not e.is_computer for e in entrants)

    @property
    def active(self) -> tuple[Entrant, ...]:
        """The entrants who have not left, in order of entry."""
        return tuple(e for e in self.entrants if e.plays)

    @property
    def people(self) -> tuple[PlayerId, ...]:
        """The people who have entered and not left, in order of entry."""
        return tuple(e.player for e in self.active if e.player is not None)

    @property
    def round(self) -> Round | None:
        """The round being played; None between rounds, before the first and after the last."""
        newest = self.rounds[-1] if self.rounds else None
        return newest if newest is not None and newest.ended_at is None else None


class CupPlace(msgspec.Struct, frozen=True):
    """Where a cup is posted. ``lost_at``: as in a cup."""

    cup: CupId
    guild: GuildId
    place: PlaceId
    lost_at: int | None


class Cup(CupDetails, frozen=True, kw_only=True):
    """One cup. ``lot``: secret seed of the pairings and of the last tie-break."""

    lot: bytes

    @property
    def lot_seal(self) -> str:
        """The SHA-256 of the lot in hexadecimal, told before anybody enters."""
        return sha256(self.lot).hexdigest()


class CupFacts(CupDetails, frozen=True, kw_only=True):
    """A cup as everybody in its server may know it.

    ``lot``: in hexadecimal, None until the cup is over.
    """

    lot_seal: str
    lot: str | None

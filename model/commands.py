"""Commands to a table, from people or the bot itself (timers, computers), as values."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from core.game import Seat
from core.texts import Guest, Locale, Verbatim
from model.table import Choice, Computer, GuildId, Pace, PlaceId, PlayerId, ProposalKind

OptionValue: TypeAlias = bool | int | str
"""The value of one game option."""


class Person(msgspec.Struct, frozen=True):
    """The person who gives a command: Discord id and display name."""

    id: PlayerId
    name: str

    @property
    def named(self) -> Guest:
        """The person in a notice, by their name of now."""
        return Guest(self.id, Verbatim(self.name))


def once_each(people: Iterable[Person]) -> tuple[Person, ...]:
    """Remove duplicates (by id), keeping the order."""
    return tuple({person.id: person for person in people}.values())


class Join(msgspec.Struct, frozen=True):
    """Take a free seat; during a game, take one's own seat back or take over one that is vacant.

    ``seed``: fresh random bytes, used if this join starts the game. ``sees``: the place where this
    person found the table; None if they are invited. ``seat``: which seat, if several can be taken
    over. ``side``: which team, from 0, in a game of teams that has not begun; whoever is seated
    already changes to it.
    """

    by: Person
    seed: bytes
    sees: PlaceId | None = None
    seat: Seat | None = None
    side: int | None = None


class Leave(msgspec.Struct, frozen=True):
    """Give up one's seat or decline one's invitation, before the start."""

    by: Person


class Invite(msgspec.Struct, frozen=True):
    """Reserve seats for these people."""

    by: Person
    guests: tuple[Person, ...]


class Remove(msgspec.Struct, frozen=True):
    """Unseat or uninvite ``person``, or remove a ``computer``, before the start.

    ``computer``: its number among the table's computers, from 1; ``level``: its level, to check
    that this number does not mean another computer by now.
    """

    by: Person
    person: PlayerId | None = None
    computer: int | None = None
    level: str = ""


class Change(msgspec.Struct, frozen=True):
    """Change the terms of a table before the game; None leaves a term as it is.

    ``options``: new values of game options, by name. ``locale``: the language of the posts.
    ``seed``: fresh random bytes, as a smaller table may be full and start.
    """

    by: Person
    seed: bytes
    pace: Pace | None = None
    size: int | None = None
    options: Mapping[str, OptionValue] = {}
    locale: Locale | None = None


class Start(msgspec.Struct, frozen=True):
    """Start the game with those who are seated.

    ``seen``: the version of the table at which the host confirmed to start without those invited;
    None if not confirmed.
    """

    by: Person
    seed: bytes
    seen: int | None = None


class Cancel(msgspec.Struct, frozen=True):
    """End the table without a result; in a game, propose or agree to that.

    A manager of its server (see ``Ruling``) needs nobody's consent.
    """

    by: Person
    manages: GuildId | None = None
    in_cup: bool = False


class Freeze(msgspec.Struct, frozen=True):
    """Freeze a running game."""

    by: Person
    manages: GuildId | None = None
    in_cup: bool = False


class Unfreeze(msgspec.Struct, frozen=True):
    """Let a frozen game continue."""

    by: Person
    manages: GuildId | None = None
    in_cup: bool = False


class HandOver(msgspec.Struct, frozen=True):
    """Make another person at the table its host."""

    by: Person
    to: PlayerId
    manages: GuildId | None = None
    in_cup: bool = False


class Play(msgspec.Struct, frozen=True):
    """Make a move, given in the game's notation.

    ``asked``: the number of the question it answers; None for the current one. ``exact``: the
    notation is as ``Game.notate`` wrote it, not as a person typed it.
    """

    by: Person
    notation: str
    asked: int | None
    exact: bool = False


class SeatComputer(msgspec.Struct, frozen=True):
    """Seat a computer in a free seat; ``fills``: in every free seat.

    ``seed``: fresh random bytes, as this may start the game. ``free``: the number of free seats
    that the host saw; None to skip that check. ``only``: seat this many computers and remove the
    other free seats.
    """

    by: Person
    computer: Computer
    seed: bytes
    fills: bool = False
    free: int | None = None
    only: int | None = None


class PlayFor(msgspec.Struct, frozen=True):
    """Make the move that a computer has chosen for a seat.

    ``notation``: None if it could not choose; then the game's fallback move is made.
    """

    seat: Seat
    asked: int
    notation: str | None


class Resign(msgspec.Struct, frozen=True):
    """Resign from a running game."""

    by: Person


class Expire(msgspec.Struct, frozen=True):
    """Handle a question whose deadline passed without an answer."""

    seat: Seat
    asked: int


class Propose(msgspec.Struct, frozen=True):
    """Ask all players to agree to a pause, a resumption, a new pace, an undo, a draw or an end."""

    by: Person
    kind: ProposalKind
    pace: Pace | None = None


class Answer(msgspec.Struct, frozen=True):
    """Answer the motion with this number."""

    by: Person
    number: int
    choice: Choice


class Undo(msgspec.Struct, frozen=True):
    """Take one's own last move back.

    ``asked``: the number of one's newest question when this was requested; None for the last move,
    whichever it is.
    """

    by: Person
    asked: int | None = None


class Lapse(msgspec.Struct, frozen=True):
    """Drop the motion with this number: its deadline passed."""

    number: int


class PauseAlone(msgspec.Struct, frozen=True):
    """Stop all clocks for a day without asking the others."""

    by: Person


class Free(msgspec.Struct, frozen=True):
    """Take somebody out of their seat."""

    by: Person
    seat: Seat
    manages: GuildId | None = None
    in_cup: bool = False


class Exclude(msgspec.Struct, frozen=True):
    """Remove a banned person from the table.

    ``by_rival``: whoever banned them plays in this game or waits for a seat in it, or plays or has
    played in its cup. ``by``: who banned them, if that is known.
    """

    player: PlayerId
    by_rival: bool = False
    by: PlayerId | None = None


class Depart(msgspec.Struct, frozen=True):
    """Mark a person as unreachable. ``looked_up``: Discord confirmed that they left the server."""

    player: PlayerId
    looked_up: bool = False


class EndPause(msgspec.Struct, frozen=True):
    """End a pause that has run out."""


class Bring(msgspec.Struct, frozen=True):
    """Move the table to another channel or thread, in this server or another.

    ``lost``: the bot can post no longer in the table's present server.
    """

    by: Person
    guild: GuildId
    place: PlaceId
    manages: GuildId | None = None
    lost: bool = False
    in_cup: bool = False


class Close(msgspec.Struct, frozen=True):
    """Close a lobby that waited too long for players, or a game that nobody plays on."""


Ruling: TypeAlias = Cancel | Freeze | Unfreeze | HandOver | Free | Bring
"""An order that may be given by the right of a manager, which only ``transitions`` reads.

``manages``: the server that this person manages. ``in_cup``: they are or were an entrant of the
cup of this table; whoever carries out the order looks that up (``bans.in_its_cup``).
"""

Order: TypeAlias = (
    Join
    | Leave
    | Invite
    | Remove
    | SeatComputer
    | Change
    | Start
    | Cancel
    | Play
    | Resign
    | Propose
    | Answer
    | PauseAlone
    | Free
    | Undo
    | Bring
    | Freeze
    | Unfreeze
    | HandOver
)
"""A command given by a person."""

Command: TypeAlias = Order | Expire | PlayFor | EndPause | Lapse | Close | Depart | Exclude

"""What people, and the clock, ask of a table."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from core.game import Seat
from tables.model.table import Choice, Computer, GuildId, Pace, PlaceId, PlayerId, ProposalKind

OptionValue: TypeAlias = bool | int | str
"""What can be agreed on in a game, of one option."""


class Person(msgspec.Struct, frozen=True):
    """Who asks: a Discord id and the name they go by here."""

    id: PlayerId
    name: str


def once_each(people: Iterable[Person]) -> tuple[Person, ...]:
    """The same people in the same order, nobody twice."""
    return tuple({person.id: person for person in people}.values())


class Join(msgspec.Struct, frozen=True):
    """Take a free seat; while the game is on, one's own back, or one to be taken over.

    ``seed``: fresh chance, should this be the seat that starts the game. ``sees``: the place at
    which this person has found the table; None where they are invited. ``seat``: which one, where
    there are several to take over.
    """

    by: Person
    seed: bytes
    sees: PlaceId | None = None
    seat: Seat | None = None


class Leave(msgspec.Struct, frozen=True):
    """Give one's seat or invitation back, before the start."""

    by: Person


class Invite(msgspec.Struct, frozen=True):
    """Keep seats for these people."""

    by: Person
    guests: tuple[Person, ...]


class Remove(msgspec.Struct, frozen=True):
    """Free the seat of a ``person`` or take their invitation back, or send a ``computer`` away.

    ``computer``: which of those at the table, from 1, as they are called by their order; ``level``:
    how well it plays. Its seat may be another's by now.
    """

    by: Person
    person: PlayerId | None = None
    computer: int | None = None
    level: str = ""


class Change(msgspec.Struct, frozen=True):
    """Choose anew, before the game, what was chosen when the table was opened; None: as it is.

    ``options``: those of the game that are to change, by name. ``seed``: fresh chance, as with
    fewer seats the game may begin.
    """

    by: Person
    seed: bytes
    pace: Pace | None = None
    size: int | None = None
    options: Mapping[str, OptionValue] = {}


class Start(msgspec.Struct, frozen=True):
    """Begin with those who sit here.

    ``seen``: the version of the table at which its host agreed to leave the invited out; None
    where they were not asked.
    """

    by: Person
    seed: bytes
    seen: int | None = None


class Cancel(msgspec.Struct, frozen=True):
    """End the table without a result.

    ``manages``: the server this person manages; at its tables a manager needs nobody's leave.
    """

    by: Person
    manages: GuildId | None = None


class DeclineEnd(msgspec.Struct, frozen=True):
    """Say no to ending a running game without a result, or wish for it no more oneself."""

    by: Person


class Freeze(msgspec.Struct, frozen=True):
    """Stop a running game. ``manages``: the server this person manages."""

    by: Person
    manages: GuildId | None = None


class Unfreeze(msgspec.Struct, frozen=True):
    """Let a frozen game go on."""

    by: Person
    manages: GuildId | None = None


class HandOver(msgspec.Struct, frozen=True):
    """Give the host's part to somebody who sits at the table."""

    by: Person
    to: PlayerId
    manages: GuildId | None = None


class Play(msgspec.Struct, frozen=True):
    """Make a move, written in the game's notation.

    ``asked``: which question this answers, or None for whatever is asked now.
    """

    by: Person
    notation: str
    asked: int | None


class SeatComputer(msgspec.Struct, frozen=True):
    """Let a computer take a free seat; ``fills``: let one take each of them.

    ``seed``: fresh chance, as this may start the game. ``free``: how many seats are free as far as
    the host has seen; None: however many. ``only``: so many computers take seats, and the other
    free seats are taken away.
    """

    by: Person
    computer: Computer
    seed: bytes
    fills: bool = False
    free: int | None = None
    only: int | None = None


class PlayFor(msgspec.Struct, frozen=True):
    """The house answers the question of a seat: a computer has made up its mind.

    ``notation`` None: it could not, and the seat makes the game's quiet move.
    """

    seat: Seat
    asked: int
    notation: str | None


class Resign(msgspec.Struct, frozen=True):
    """Give up a running game."""

    by: Person


class Expire(msgspec.Struct, frozen=True):
    """A deadline passed without an answer to this question."""

    seat: Seat
    asked: int


class Propose(msgspec.Struct, frozen=True):
    """Ask everybody to change how the game goes on.

    To pause, to go on, to take another pace, or to let a move be taken back.
    """

    by: Person
    kind: ProposalKind
    pace: Pace | None = None


class Answer(msgspec.Struct, frozen=True):
    """Say yes or no to the proposal of this number."""

    by: Person
    number: int
    agrees: bool


class Undo(msgspec.Struct, frozen=True):
    """Take one's last move back.

    ``asked``: the number of one's newest question then, or None for the last move whatever it is.
    """

    by: Person
    asked: int | None = None


class Lapse(msgspec.Struct, frozen=True):
    """The proposal of this number was not answered in time."""

    number: int


class PauseAlone(msgspec.Struct, frozen=True):
    """Stop all clocks for a day, unasked."""

    by: Person


class Vote(msgspec.Struct, frozen=True):
    """Answer what to do about somebody who is late.

    ``number``: of the poll, None where there is only one it can be.
    """

    by: Person
    choice: Choice
    number: int | None = None


class Free(msgspec.Struct, frozen=True):
    """Take somebody out of their seat. ``manages``: the server this person manages."""

    by: Person
    seat: Seat
    manages: GuildId | None = None


class Exclude(msgspec.Struct, frozen=True):
    """Take a person out of the table who may not play there any more."""

    player: PlayerId


class Depart(msgspec.Struct, frozen=True):
    """A person cannot be reached any more. ``looked_up``: they are no member of the server."""

    player: PlayerId
    looked_up: bool = False


class EndPause(msgspec.Struct, frozen=True):
    """A pause is over by itself."""


class Bring(msgspec.Struct, frozen=True):
    """Move the table to another channel or thread, in this server or another.

    ``manages``: the server this person manages. ``lost``: nothing can be posted any more in the
    server where the table stands.
    """

    by: Person
    guild: GuildId
    place: PlaceId
    manages: GuildId | None = None
    lost: bool = False


class Close(msgspec.Struct, frozen=True):
    """A lobby has waited for players long enough, or a game for anybody to play on."""


Order: TypeAlias = (
    Join
    | Leave
    | Invite
    | Remove
    | SeatComputer
    | Change
    | Start
    | Cancel
    | DeclineEnd
    | Play
    | Resign
    | Propose
    | Answer
    | PauseAlone
    | Vote
    | Free
    | Undo
    | Bring
    | Freeze
    | Unfreeze
    | HandOver
)
"""What a person asks."""

Command: TypeAlias = Order | Expire | PlayFor | EndPause | Lapse | Close | Depart | Exclude

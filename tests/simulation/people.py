"""Behaviour of simulated people at their tables, as data: one line for each habit."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from random import Random
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from model.commands import (
    Answer,
    Cancel,
    Change,
    Freeze,
    Invite,
    Join,
    Leave,
    Order,
    PauseAlone,
    Person,
    Propose,
    Remove,
    Resign,
    Undo,
    Unfreeze,
)
from model.table import (
    HOUR,
    MINUTE,
    CallWish,
    Human,
    LatePolicy,
    Pace,
    PlayerId,
    PlayerProfile,
    Status,
    Table,
)
from tables.paces import RESERVES, with_reserve

if TYPE_CHECKING:
    from tests.simulation.world import World

ZONES = ("Europe/Rome", "America/New_York", "Asia/Tokyo", "Pacific/Auckland", "UTC")
PACES = (
    Pace(hours=0, minutes=5),
    Pace(hours=0, minutes=30),
    Pace(hours=12),
    Pace(hours=24),
    Pace(hours=72),
    Pace(hours=None),
)
LATE: tuple[LatePolicy, ...] = get_args(LatePolicy)
CALLS: tuple[CallWish, ...] = ("channel", "channel", "direct", "direct", "both", "digest", "none")


Bent = Literal["honest", "colluder", "farmer", "looper", "freezer"]
"""What somebody is out for: to play; or to hold games up by votes, by their own clocks, by moves
that they take back, or as somebody who manages the server.
"""


class Character(msgspec.Struct, frozen=True):
    """A person's behaviour: how often they look (milliseconds between), how reliably."""

    person: Person
    looks_every: int
    diligence: float
    profile: PlayerProfile
    bent: Bent = "honest"


def somebody(number: int, chance: Random) -> Character:
    """A person as chance will have them."""
    person = Person(PlayerId(1000 + number), f"P{number}")
    quiet = chance.random() < 0.5
    calls = chance.choice(CALLS)
    profile = PlayerProfile(
        person.id,
        person.name,
        calls=calls,
        letters=chance.choice(("all", "all", "all", "off")),
        zone=chance.choice((None, *ZONES)) if quiet else None,
        quiet_from=chance.randrange(20, 26) % 24 if quiet else None,
        quiet_to=chance.randrange(5, 11) if quiet else None,
        digest_at=chance.randrange(24),
        digest_due=0 if calls == "digest" else None,
    )
    looks_every = chance.choice((20 * MINUTE, 2 * HOUR, 9 * HOUR, 40 * HOUR))
    return Character(person, looks_every, chance.choice((0.3, 0.8, 1.0)), profile)


def knaves(first: int, chance: Random) -> list[Character]:
    """One person of each bent who uses fair tools unfairly; the colluder never moves in time."""
    bents: tuple[tuple[Bent, float], ...] = (
        ("colluder", 0.05),
        ("farmer", 0.1),
        ("looper", 1.0),
        ("freezer", 0.8),
    )
    return [
        msgspec.structs.replace(
            somebody(number, chance), looks_every=2 * HOUR, diligence=diligence, bent=bent
        )
        for number, (bent, diligence) in enumerate(bents, first)
    ]


def a_pace(chance: Random) -> Pace:
    """Some pace, sometimes with a reserve of time."""
    pace = msgspec.structs.replace(chance.choice(PACES), late=chance.choice(LATE))
    return with_reserve(pace, chance.choice((None, None, *RESERVES)))


Habit = Callable[["World", Character, Table], Order | None]
"""What somebody may ask of a table they sit at or are invited to; None: nothing just now."""


def _answers(world: "World", who: Character, table: Table) -> Order | None:
    asked = table.proposal
    if asked is None or who.person.id in asked.agreed:
        return None
    return Answer(who.person, asked.number, "yes" if world.chance.random() < 0.8 else "no")


def _invites(world: "World", who: Character, table: Table) -> Order | None:
    return Invite(who.person, (world.chance.choice(world.people).person,))


def _proposes_a_pace(world: "World", who: Character, table: Table) -> Order | None:
    return Propose(who.person, "pace", a_pace(world.chance))


def _votes(world: "World", who: Character, table: Table) -> Order | None:
    if not table.polls:
        return None
    poll = world.chance.choice(table.polls)
    if who.bent == "colluder":
        return Answer(who.person, poll.number, "wait")
    return Answer(who.person, poll.number, world.chance.choice(poll.choices))


def _chooses_anew(world: "World", who: Character, table: Table) -> Order | None:
    """Another pace, or another number of seats, which may begin the game."""
    if table.host != who.person.id:
        return None
    chance, seed = world.chance, world.entropy.seed()
    if chance.random() < 0.5:
        return Change(who.person, seed, pace=a_pace(chance))
    return Change(who.person, seed, size=chance.randrange(2, 5))


def _removes(world: "World", who: Character, table: Table) -> Order | None:
    others = [player for player in table.people if player != who.person.id]
    if table.host != who.person.id or not others:
        return None
    return Remove(who.person, world.chance.choice(others))


def _takes_back(_: "World", who: Character, table: Table) -> Order | None:
    seat = table.seat_of(who.person.id)
    return Undo(who.person) if who.bent == "looper" and seat is not None else None


def _sits_down(world: "World", who: Character, table: Table) -> Order | None:
    """In a seat that is looked for, or in one's own, where a computer stands in."""
    tended = table.tended_for(who.person.id) is not None
    if not tended and not any(seat.wanted for seat in table.seats):
        return None
    return Join(who.person, world.entropy.seed(), sees=table.place)


def _would_rather_play_on(_: "World", who: Character, table: Table) -> Order | None:
    return None if table.ending is None else Answer(who.person, table.ending.number, "no")


def _stops_or_lets_go_on(world: "World", who: Character, table: Table) -> Order | None:
    """As somebody who manages the server; a game that stands still mostly goes on soon."""
    if table.pause is None or not table.pause.frozen:
        often = 0.5 if who.bent == "freezer" else 0.02
        return Freeze(who.person, table.guild) if world.chance.random() < often else None
    return None if who.bent == "freezer" else Unfreeze(who.person, table.guild)


HABITS: dict[Status, tuple[tuple[float, Habit], ...]] = {
    Status.LOBBY: (
        (0.6, lambda world, who, table: world.joins(who, table)),
        (0.15, _invites),
        (0.2, lambda world, who, _: world.seats_computer(who)),
        (0.1, lambda world, who, _: world.starts(who)),
        (0.05, _chooses_anew),
        (0.08, _removes),
        (0.03, lambda _, who, __: Leave(who.person)),
        (0.02, lambda _, who, __: Cancel(who.person)),
    ),
    Status.PLAYING: (
        (0.5, _answers),
        (0.5, _votes),
        (0.4, _sits_down),
        (0.02, lambda _, who, __: PauseAlone(who.person)),
        (0.02, lambda _, who, __: Propose(who.person, "pause")),
        (0.05, lambda _, who, __: Propose(who.person, "resume")),
        (0.02, _proposes_a_pace),
        (0.05, lambda _, who, __: Undo(who.person)),
        (0.7, _takes_back),
        (0.03, lambda _, who, __: Propose(who.person, "undo")),
        (0.01, lambda _, who, __: Propose(who.person, "draw")),
        (0.3, _stops_or_lets_go_on),
        (0.01, lambda _, who, __: Cancel(who.person)),
        (0.02, _would_rather_play_on),
        (0.01, lambda _, who, __: Resign(who.person)),
    ),
    Status.FINISHED: (),
    Status.CANCELLED: (),
}
"""With which chance a person does what, each time they look at a table."""


async def _goes_away(world: "World", who: Character) -> None:
    await world.service.absences.go(who.person, world.chance.randrange(1, 5))


async def _comes_back(world: "World", who: Character) -> None:
    await world.service.absences.go(who.person, 0)


async def _sleeps_otherwise(world: "World", who: Character) -> None:
    known = world.known.people[who.person.id]
    begins = world.chance.choice((None, *range(24)))
    ends = None if begins is None else (begins + world.chance.randrange(1, 12)) % 24
    zone = world.chance.choice(ZONES)
    await world.service.remember(
        msgspec.structs.replace(known, quiet_from=begins, quiet_to=ends, zone=zone)
    )


async def _farms(world: "World", who: Character) -> None:
    """Has a night begin in the hour in which some time of theirs runs out; goes, and comes back."""
    if who.bent != "farmer":
        return
    known = world.known.people[who.person.id]
    due = [
        seat.deadline
        for table in world.known.playing()
        for seat in table.to_act
        if seat.occupant == Human(who.person.id) and seat.deadline is not None
    ]
    if not due:
        return
    hour = datetime.fromtimestamp(min(due) / 1000, UTC).hour
    night = {"zone": "UTC", "quiet_from": hour, "quiet_to": (hour + 10) % 24}
    await world.service.remember(msgspec.structs.replace(known, **night))
    for days in (1, 0):
        await world.service.absences.go(who.person, days)


async def _shuts_or_opens_the_door(world: "World", who: Character) -> None:
    world.discord.closed ^= {who.person.id}
    world.known.shut.add(who.person.id)


WHIMS: tuple[tuple[float, Callable[["World", Character], Awaitable[None]]], ...] = (
    (0.01, _goes_away),
    (0.02, _comes_back),
    (0.01, _sleeps_otherwise),
    (0.01, _shuts_or_opens_the_door),
    (0.5, _farms),
)
"""With which chance a person does what for all their tables, each time they look."""

GOES_ON_FOR_EVER: frozenset[Bent] = frozenset({"colluder", "farmer", "freezer"})
"""Who goes on with what they are out for when everybody else has fallen silent, and moves no more.

A looper would go on playing, which is what a game is for.
"""

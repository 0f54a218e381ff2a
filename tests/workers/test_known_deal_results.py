"""What a game made of a hand beside those of the round: who is named where, points and scores."""

from typing import Any

import pytest

from club.decisions.public_cup import PublicCup
from club.model.cup import CupCode, CupFacts, Pairing, Placing
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.game import Outcome, ScorePart, Seat, Standing
from core.languages import LOCALES, Locale
from tables.model.letters import TableFacts
from tables.model.refusals import refused
from tables.model.table import Computer, PlaceId, PlayerId, PlayerProfile, RoundDeal
from tables.visibility.public_facts import facts_of
from tests.games.catalogue import texts
from tests.tables.sample_tables import ANNA, BRUNO, NOON, changed, finished
from tests.workers.sample_cups import (
    CODE,
    DAY,
    PLACE,
    as_public,
    first_round,
    pairing,
    person,
    playing,
)
from workers.posts.known_deal_results import MOST_NAMED, ROOM, KnownDealResults
from workers.utf16_length import length

STRICT = texts()


class OneCup:
    """The club with a single cup."""

    def __init__(self, facts: CupFacts) -> None:
        self._facts = facts

    async def cup(self, code: CupCode) -> PublicCup:
        if code != CODE:
            raise refused("club-refusal-unknown")
        return as_public(self._facts)


class People:
    """Names everybody by their number."""

    def __init__(self, name: str = "Person") -> None:
        self._name = name

    async def profiles(self, players: list[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        return {p: PlayerProfile(p, f"{self._name} {p - 100}") for p in players}


def table(points: tuple[int, int] = (23, 30), **fields: Any) -> TableFacts:
    """A game that Anna has played in the first seat; without points if both have none."""
    parts = (ScorePart("rounds", 1),) if any(points) else ()
    ranked = sorted((-made, seat) for seat, made in enumerate(points))
    standings = tuple(
        Standing(Seat(seat), rank, -made, parts) for rank, (made, seat) in enumerate(ranked, 1)
    )
    over = finished(ANNA, BRUNO)
    computer = changed(over.seats[1], occupant=Computer("pebbles", "normal"))
    facts = facts_of(changed(over, seats=(over.seats[0], computer)))
    ended = {"outcome": Outcome(standings, "rounds"), "deal_of": RoundDeal(CODE, 1)}
    return changed(facts, **{**ended, "place": PLACE, **fields})


def cup(tables: int = 2, points: int = 10, **fields: Any) -> CupFacts:
    """A cup after a round of so many tables of two, told."""
    paired: list[Pairing] = [
        pairing(
            n,
            Placing(2 * n - 1, 1, points and points + n),
            Placing(2 * n, 2, points and points - n),
        )
        for n in range(1, tables + 1)
    ]
    known = {"ended_at": NOON + DAY, "seal": "ab" * 32, "seed": "5e" * 32, **fields}
    people = [person(n) for n in range(1, 2 * tables + 1)]
    return playing(*people, rounds=[first_round(paired, **known)], most=64, same_deal=True)


async def compared(
    facts: CupFacts, shown: TableFacts, locale: Locale = "en", name: str = "Person"
) -> tuple[str, ...]:
    voice = STRICT.voice(
        locale, quote=DiscordMarkup().quote, people=lambda seat: ("Anna", "Livia")[seat]
    )
    rounds = KnownDealResults(OneCup(facts), People(name))  # type: ignore[arg-type]
    return await rounds.compared(shown, voice)


async def test_in_the_channel_of_the_cup_everybody_is_named() -> None:
    assert await compared(cup(), table()) == (
        "Points with this hand: Anna 23; in the round: Person 3 12, Person 1 11",
    )


async def test_elsewhere_nobody_is_named_as_not_everybody_sees_the_cup() -> None:
    elsewhere = table(place=PlaceId(5))
    assert await compared(cup(), elsewhere) == (
        "Points with this hand: Anna 23; in the round: 12, 11",
    )


async def test_a_game_without_points_is_compared_as_the_cup_counts() -> None:
    (line,) = await compared(cup(points=0), table(points=(0, 0)))
    assert line == (
        "With this hand, as the cup counts: Anna 1; in the round: Person 1 1, Person 3 1"
    )


@pytest.mark.parametrize("locale", LOCALES)
async def test_of_many_the_best_are_named(locale: Locale) -> None:
    (line,) = await compared(cup(tables=32), table(), locale)
    assert line.count("Person") == MOST_NAMED
    assert str(32 - MOST_NAMED) in line


@pytest.mark.parametrize("locale", LOCALES)
async def test_of_people_with_long_names_fewer_are_named(locale: Locale) -> None:
    name = "_\N{SLICE OF PIZZA}" * 14
    (line,) = await compared(cup(tables=32), table(), locale, name)
    assert length(line) <= ROOM
    assert 0 < line.count("\N{SLICE OF PIZZA}") // 14 < MOST_NAMED


async def test_there_is_no_line_before_the_end_and_without_a_round_to_compare_with() -> None:
    assert await compared(cup(), table(outcome=None)) == ()
    assert await compared(cup(), table(deal_of=None)) == ()
    assert await compared(cup(), table(deal_of=RoundDeal(CODE, 2))) == ()
    assert await compared(cup(), table(deal_of=RoundDeal("GONE", 1))) == ()
    assert await compared(cup(seed=None), table()) == ()

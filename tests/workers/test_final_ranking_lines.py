"""What the end of a game says about ratings: who has lost by staying away, who is not rated."""

import pytest

from core.game import Seat
from core.translatable_text import Listing, Locale, Player, text
from tables.model.table import Computer, Human, Occupant, PlayerId
from tables.visibility.public_facts import facts_of
from tests.games.catalogue import texts
from tests.tables.sample_tables import ANNA, BRUNO, DINO, changed, finished
from workers.wording.final_ranking_lines import rating_remarks

STOOD_IN, FREED = Computer("pebbles", "normal", BRUNO.id), Computer("pebbles", "normal")
VANISHED, HANDED = "result-vanished", "result-unrated-handed"


CASES: dict[str, tuple[tuple[Occupant, ...], tuple[PlayerId, ...], dict[str, list[int]]]] = {
    "stayed": ((Human(BRUNO.id),), (), {}),
    "absent at the end": ((Human(BRUNO.id), STOOD_IN), (), {VANISHED: [1]}),
    "came back": ((Human(BRUNO.id), STOOD_IN, Human(BRUNO.id)), (), {}),
    "replaced": (
        (Human(BRUNO.id), Human(DINO.id)),
        (BRUNO.id,),
        {VANISHED: [1], HANDED: [1]},
    ),
    "freed": ((Human(BRUNO.id), FREED), (BRUNO.id,), {HANDED: [0]}),
    "freed and taken": (
        (Human(BRUNO.id), FREED, Human(DINO.id)),
        (BRUNO.id,),
        {HANDED: [0, 1]},
    ),
}
"""Who held Bruno's seat, who has left it, and of which seats what is said."""


@pytest.mark.parametrize("case", CASES)
def test_who_vanished_and_who_is_not_rated_is_said(case: str) -> None:
    held, former, said = CASES[case]
    facts = facts_of(finished(ANNA, BRUNO))
    own = changed(facts.seats[1], held=held[:-1], occupant=held[-1], former=former)
    table = changed(facts, seats=(facts.seats[0], own))
    found = {}
    for line in rating_remarks(table, {}):
        people = line.values["people"]
        assert isinstance(people, Listing)
        found[line.key] = [each.seat for each in people.items if isinstance(each, Player)]
    assert found == {key: [Seat(n) for n in seats] for key, seats in said.items()}


def test_of_a_game_of_few_moves_only_that_is_said() -> None:
    table = changed(facts_of(finished(ANNA, BRUNO)), moves=1)
    assert [line.key for line in rating_remarks(table, {})] == ["result-unrated-short"]


@pytest.mark.parametrize(
    ("locale", "ratings"), [("en", "the ratings"), ("fr", "les cotes"), ("it", "la valutazione")]
)
def test_a_game_that_is_too_short_is_said_not_to_count_for_the_ratings(
    locale: Locale, ratings: str
) -> None:
    said = texts().voice(locale).say(text("result-unrated-short"))
    assert said.endswith(f" {ratings}.")

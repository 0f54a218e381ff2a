"""What the end of a game says below its ranking: ties, resignations, and what it means for ratings.

Who has lost by staying away, and who is not rated.
"""

from typing import Any
from unittest.mock import Mock

import pytest

from core.commentary import Criterion
from core.game import Outcome, ScorePart, Seat, Standing
from core.texts import Listing, Locale, Player, Text, Value, text
from model.letters import TableFacts
from model.table import Computer, Human, Occupant, PlayerId
from tables.visibility import facts_of
from tests.games.catalogue import EVERY_GAME, texts
from tests.tables.sample_tables import (
    ANNA,
    BRUNO,
    DINO,
    changed,
    finished,
)
from workers import table_lines
from workers.sentences import scores
from workers.table_lines import ended_by_resigning, rating_remarks, resignations, ties

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
    "freed": ((Human(BRUNO.id), FREED), (BRUNO.id,), {}),
    "freed and taken": (
        (Human(BRUNO.id), FREED, Human(DINO.id)),
        (BRUNO.id,),
        {},
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


def test_of_a_game_that_counts_for_nobody_no_person_is_named() -> None:
    """Why it counts for nobody is a notice of its end."""
    held, former, _ = CASES["freed and taken"]
    facts = facts_of(finished(ANNA, BRUNO))
    own = changed(facts.seats[1], held=held[:-1], occupant=held[-1], former=former)
    short = changed(facts, seats=(facts.seats[0], own), moves=1)
    assert rating_remarks(short, {}) == []


# --- who resigned --------------------------------------------------------------------------------


def resigned_in(key: str, seats: int, *resigned: int) -> tuple[TableFacts, Any]:
    """A game of which these seats resign at once, one after the other; the last view of it."""
    game = EVERY_GAME[key].game
    state = game.initial_state(seats, game.manifest.options(), bytes(32)).state
    for seat in resigned:
        state = game.withdraw(state, Seat(seat)).state
    facts = facts_of(finished(ANNA, BRUNO))
    table = changed(
        facts,
        game=key,
        outcome=game.outcome(state),
        seats=tuple(
            changed(facts.seats[0], seat=Seat(n), gave_up=n in resigned) for n in range(seats)
        ),
    )
    return table, game.view_for(state, None)


@pytest.mark.parametrize("key", EVERY_GAME)
def test_a_resignation_names_who_resigned_and_decides_no_tie(key: str) -> None:
    """At the beginning all have equal points, so each criterion would seem to decide."""
    for seats in EVERY_GAME[key].game.manifest.seats_for(EVERY_GAME[key].game.manifest.options()):
        table, view = resigned_in(key, seats, *range(seats - 1))
        assert table.outcome is not None
        assert ties(table, EVERY_GAME[key], view) == ()
        lines = resignations(table)
        if seats > FEWEST:
            assert [line.key for line in lines] == ["result-resigned-all"]
            continue
        named = [p.seat for line in lines for p in listed(line) if isinstance(p, Player)]
        assert named == [Seat(0)]
        if scores(table.outcome) is None:
            assert [line.key for line in lines] == ["result-resigned"]
        else:
            assert [line.key for line in lines] == ["result-resigned-behind"]


def listed(line: Text) -> tuple[Value, ...]:
    people = line.values["people"]
    assert isinstance(people, Listing)
    return people.items


FEWEST = 2


def ranked(*points: int, gave_up: tuple[int, ...] = ()) -> TableFacts:
    """A table with seats in the order of their ranks, with these points."""
    facts = facts_of(finished(ANNA, BRUNO))
    standings = tuple(
        Standing(Seat(n), n + 1, each, (ScorePart("points", each),))
        for n, each in enumerate(points)
    )
    seats = tuple(
        changed(facts.seats[0], seat=Seat(n), gave_up=n in gave_up) for n in range(len(points))
    )
    return changed(facts, outcome=Outcome(standings, "resigned"), seats=seats)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (ranked(-1, 0, gave_up=(1,)), {"result-resigned-behind": [1]}),
        (ranked(0, 0, gave_up=(1,)), {"result-resigned-behind": [1]}),
        (
            ranked(9, 2, 4, 1, gave_up=(2, 3)),
            {"result-resigned-behind": [2, 3]},
        ),
        (ranked(9, 4, 2, gave_up=(2,)), {"result-resigned": [2]}),
        (ranked(9, 2, 1), {}),
    ],
)
def test_a_place_behind_fewer_points_has_its_reason(
    table: TableFacts, said: dict[str, list[int]]
) -> None:
    lines = {
        line.key: [p.seat for p in listed(line) if isinstance(p, Player)]
        for line in resignations(table)
    }
    assert lines == said


def test_whoever_resigned_and_won_with_a_partner_has_that_said() -> None:
    facts = facts_of(finished(ANNA, BRUNO))
    standings = tuple(
        Standing(Seat(n), rank, 0, ()) for n, rank in ((0, 1), (2, 1), (1, 3), (3, 3))
    )
    seats = tuple(changed(facts.seats[0], seat=Seat(n), gave_up=n in (1, 2)) for n in range(4))
    table = changed(facts, outcome=Outcome(standings, "turret"), seats=seats)
    lines = {line.key: listed(line) for line in resignations(table)}
    assert lines == {
        "result-resigned": (Player(Seat(1)),),
        "result-resigned-won": (Player(Seat(2)),),
    }


class OneTie:
    """A tie-break by coins, of which the earlier seats have more."""

    def tie_breaks(self, _view: object) -> tuple[Criterion, ...]:
        return (Criterion(text("strada-romana-tie-coins"), (3, 2, 1)),)


@pytest.mark.parametrize(("gave_up", "lines"), [((), 2), ((2,), 1), ((1,), 0), ((1, 2), 0)])
def test_only_between_seats_that_stayed_does_a_tie_break_decide(
    gave_up: tuple[int, ...], lines: int
) -> None:
    title = Mock(commentary=OneTie())
    assert len(ties(ranked(5, 5, 5, gave_up=gave_up), title, object())) == lines


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "Resigned"), ("fr", "Abandon"), ("it", "Abbandono")]
)
@pytest.mark.parametrize("key", ["jacynth", "la-strada", "ruta", "strada-romana"])
def test_the_end_says_who_resigned(key: str, locale: Locale, said: str) -> None:
    voice = texts().voice(locale)
    table, _ = resigned_in(key, FEWEST, 0)
    lines = table_lines.standings(table, {}, voice)
    assert [line for line in lines if line.startswith(said)] == [
        voice.say(line) for line in resignations(table)
    ]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "All others resigned."),
        ("fr", "Les autres ont abandonné."),
        ("it", "Abbandono: gli altri."),
    ],
)
def test_the_end_says_in_few_words_that_all_but_the_winner_resigned(
    locale: Locale, said: str
) -> None:
    table, _ = resigned_in("stratego4", 4, 0, 1, 2)
    assert table_lines.standings(table, {}, texts().voice(locale), brief=True)[-1] == said


@pytest.mark.parametrize("key", EVERY_GAME)
def test_a_resignation_is_the_reason_of_an_end_only_if_it_ended_the_game(key: str) -> None:
    seats = EVERY_GAME[key].game.manifest.fewest_seats
    table, _ = resigned_in(key, seats, *range(seats - 1))
    assert ended_by_resigning(table)
    assert table.outcome is not None
    other = Outcome(table.outcome.standings, "turret")
    assert not ended_by_resigning(changed(table, outcome=other))
    assert not ended_by_resigning(changed(table, outcome=None))

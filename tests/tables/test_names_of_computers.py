"""Names at a table: of computers, those of their cup and others beside them, and of people."""

from hypothesis import given
from hypothesis import strategies as st

from core.game import LEVELS, Seat
from core.spelling import NAMELESS
from core.translatable_text import Verbatim, text
from tables.model.seat_names import COMPUTER_NAMES, computer_name, numbered_name, person_name
from tables.model.table import Computer, Human, Occupant, PlayerId, PlayerProfile, TableSeat
from tests.tables.sample_tables import NOON


def seats_of(*occupants: Occupant, freed: frozenset[int] = frozenset()) -> list[TableSeat]:
    """These seats; those freed were a person's before."""
    return [
        TableSeat(Seat(n), who, NOON, former=(PlayerId(900 + n),) if n in freed else ())
        for n, who in enumerate(occupants)
    ]


def test_all_names_differ() -> None:
    names = {repr(numbered_name(n)) for n in range(1, COMPUTER_NAMES + 1)}
    assert len(names) == COMPUTER_NAMES


def test_a_computer_of_a_cup_is_called_by_the_name_that_it_has_there() -> None:
    computers = (Computer("pebbles", "easy", called=3), Computer("pebbles", "hard", called=1))
    seats = seats_of(Human(PlayerId(1)), *computers)
    assert computer_name(seats, Seat(1)) == numbered_name(3)
    assert computer_name(seats, Seat(2)) == numbered_name(1)
    assert numbered_name(3) == text("computer-name", name=text("computer-called-3"))


@given(st.data())
def test_computers_of_a_table_have_different_names_wherever_they_come_from(
    data: st.DataObject,
) -> None:
    seats = data.draw(st.integers(2, 5))
    numbers = data.draw(st.permutations(range(1, COMPUTER_NAMES + 1)))
    unnamed, freed = (data.draw(st.frozensets(st.integers(0, seats - 1))) for _ in range(2))
    at = seats_of(
        *(
            Computer(
                "pebbles",
                data.draw(st.sampled_from(LEVELS)),
                called=None if n in unnamed else numbers[n],
            )
            for n in range(seats)
        ),
        freed=freed,
    )
    names = [repr(computer_name(at, Seat(n))) for n in range(seats)]
    assert len(set(names)) == seats


@given(st.integers(2, 5), st.frozensets(st.integers(0, 4)))
def test_without_a_cup_names_are_given_in_seat_order(seats: int, people: frozenset[int]) -> None:
    at = seats_of(
        *(
            Human(PlayerId(1 + n)) if n in people else Computer("pebbles", "easy")
            for n in range(seats)
        )
    )
    named = [computer_name(at, Seat(n)) for n in range(seats) if n not in people]
    assert named == [numbered_name(n) for n in range(1, len(named) + 1)]


def test_a_person_without_a_name_that_can_be_seen_has_the_number_of_the_seat() -> None:
    people = {PlayerId(1): PlayerProfile(PlayerId(1), NAMELESS)}
    assert person_name(PlayerId(1), Seat(1), people) == text("player-number", number=2)
    people = {PlayerId(1): PlayerProfile(PlayerId(1), "Ada")}
    assert person_name(PlayerId(1), Seat(1), people) == Verbatim("Ada")

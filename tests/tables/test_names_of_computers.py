"""Names at a table: of computers and of people."""

from hypothesis import given
from hypothesis import strategies as st

from core.game import LEVELS, Seat
from core.spelling import NAMELESS
from core.texts import Text, Verbatim, text
from model.letters import COMPUTER_NAMES, computer_name, person_name
from model.table import Computer, Human, Occupant, PlayerId, PlayerProfile, TableSeat
from tests.tables.sample_tables import NOON


def seats_of(*occupants: Occupant, freed: frozenset[int] = frozenset()) -> list[TableSeat]:
    """These seats; those freed were a person's before."""
    return [
        TableSeat(Seat(n), who, NOON, former=(PlayerId(900 + n),) if n in freed else ())
        for n, who in enumerate(occupants)
    ]


def called(number: int) -> Text:
    """The name of this number."""
    return text("computer-name", name=text(f"computer-called-{number}"))


def test_all_names_differ() -> None:
    at = seats_of(*[Computer("pebbles", "easy")] * COMPUTER_NAMES)
    names = [computer_name(at, Seat(n)) for n in range(COMPUTER_NAMES)]
    assert names == [called(n) for n in range(1, COMPUTER_NAMES + 1)]


@given(st.data())
def test_computers_of_a_table_have_different_names_wherever_they_come_from(
    data: st.DataObject,
) -> None:
    seats = data.draw(st.integers(2, 5))
    freed = data.draw(st.frozensets(st.integers(0, seats - 1)))
    levels = (data.draw(st.sampled_from(LEVELS)) for _ in range(seats))
    at = seats_of(*(Computer("pebbles", level) for level in levels), freed=freed)
    names = [repr(computer_name(at, Seat(n))) for n in range(seats)]
    assert len(set(names)) == seats


@given(st.integers(2, 5), st.frozensets(st.integers(0, 4)))
def test_names_are_given_in_seat_order(seats: int, people: frozenset[int]) -> None:
    at = seats_of(
        *(
            Human(PlayerId(1 + n)) if n in people else Computer("pebbles", "easy")
            for n in range(seats)
        )
    )
    named = [computer_name(at, Seat(n)) for n in range(seats) if n not in people]
    assert named == [called(n) for n in range(1, len(named) + 1)]


def test_a_person_without_a_name_that_can_be_seen_has_the_number_of_the_seat() -> None:
    people = {PlayerId(1): PlayerProfile(PlayerId(1), NAMELESS)}
    assert person_name(PlayerId(1), Seat(1), people) == text("player-number", number=2)
    people = {PlayerId(1): PlayerProfile(PlayerId(1), "Ada")}
    assert person_name(PlayerId(1), Seat(1), people) == Verbatim("Ada")

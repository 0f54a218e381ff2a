"""Names in pictures: as large as fits, computers with a mark."""

from rendering.scene.shapes import PALE, WHITE, Lettering, SeatLabel, Stamp
from rendering.scene.text import Name, robot, seat_name
from tests.rendering.picture_texts import speaker

ROOM = 220


def named(name: str, *, computer: bool = False) -> Name:
    """The name where a panel would write it."""
    return seat_name(SeatLabel(name, computer), 1, speaker(), (60, 31), ROOM, WHITE)


def words_of(name: Name) -> Lettering:
    """What is written of it."""
    (words,) = (shape for shape in name.shapes if isinstance(shape, Lettering))
    return words


def test_a_short_name_is_large_and_a_long_one_smaller() -> None:
    assert words_of(named("Ada")).size == 38
    assert words_of(named("Constantin Brancusi")).size < 38


def test_a_name_too_long_for_the_smallest_size_is_cut() -> None:
    name = named("Maximiliane von und zu Hohenstein")
    assert words_of(name).words.endswith("…")
    assert name.right <= 60 + ROOM


def test_a_computer_is_marked_behind_its_name_inside_the_room() -> None:
    for called in ("Livia", "Maximiliane von und zu Hohenstein"):
        name = named(f"{called} 🤖", computer=True)
        (mark,) = (shape for shape in name.shapes if isinstance(shape, Stamp))
        assert mark.symbol == robot(WHITE)
        assert mark.x + mark.symbol.width == name.right <= 60 + ROOM
        assert words_of(name).x < mark.x


def test_a_computer_that_stands_in_bears_the_owners_name_and_the_mark() -> None:
    name = named("Ada (🤖)", computer=True)
    assert words_of(name).words == "Ada"
    assert any(isinstance(shape, Stamp) for shape in name.shapes)


def test_a_person_who_is_called_like_one_bears_no_mark() -> None:
    assert [type(shape) for shape in named("Livia 🤖").shapes] == [Lettering]


def test_the_mark_is_as_pale_as_the_name() -> None:
    assert robot(PALE).key != robot(WHITE).key

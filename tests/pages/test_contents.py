"""Lists written as differences: they can be read again, and what is alike costs little."""

from hypothesis import given
from hypothesis import strategies as st

from pages.contents import DeltaEncodedLists
from tests.pages.whole_pages import decoded

ITEMS = st.lists(st.integers(0, 12), max_size=20).map(tuple)


@given(lists=st.lists(ITEMS, max_size=8), near=st.integers(1, 3))
def test_what_was_written_is_read_again(lists: list[tuple[int, ...]], near: int) -> None:
    written, numbers = DeltaEncodedLists(), list[int]()
    for items in lists:
        numbers.append(written.add(items, numbers[-near:]))
    read = decoded(written.coded)
    assert [read[number] for number in numbers] == lists


def test_equal_lists_are_kept_once() -> None:
    lists = DeltaEncodedLists()
    first = lists.add((1, 2, 3), ())
    assert lists.add((4,), (first,)) != first
    assert lists.add((1, 2, 3), ()) == first
    assert len(lists.coded) == 2


def test_a_change_in_the_middle_of_a_long_list_is_short() -> None:
    lists = DeltaEncodedLists()
    first = lists.add(tuple(range(300)), ())
    lists.add((*range(100), 999, *range(101, 300)), (first,))
    assert lists.coded[1] == [first + 1, 0, 100, -1000, 101, 199]

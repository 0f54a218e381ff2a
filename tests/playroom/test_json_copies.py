"""Copies of JSON in the simulated Discord: equal, and nobody else's."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.json_copies import as_sent, json_copy

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


class Colour(IntEnum):
    RED = 1


def containers_in(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list):
        yield value
        for item in value.values() if isinstance(value, dict) else value:
            yield from containers_in(item)


@pytest.mark.parametrize("copied", [json_copy, as_sent])
def test_a_copy_is_equal_and_shares_no_dict_or_list(copied: Any) -> None:
    @given(VALUES)
    def is_apart(value: Any) -> None:
        copy = copied(value)
        assert copy == value
        assert not {*map(id, containers_in(copy))} & {*map(id, containers_in(value))}

    is_apart()


def test_whatever_else_stands_in_it_is_copied_as_ever() -> None:
    held: Any = {"files": ({"name": "a"},), "colour": Colour.RED}
    copy = json_copy(held)
    assert copy == held
    assert copy["colour"] is Colour.RED
    assert copy["files"][0] is not held["files"][0]


def test_what_is_sent_arrives_as_json_has_it() -> None:
    assert as_sent({"colour": Colour.RED, "pair": (1, 2), 3: None}) == {
        "colour": 1,
        "pair": [1, 2],
        "3": None,
    }
    with pytest.raises(TypeError):
        as_sent({"what": object()})

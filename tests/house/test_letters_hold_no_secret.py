"""No value that holds a secret can be put into a letter, in any game."""

from typing import Any

import msgspec
import pytest

from core.game import Outcome
from core.rng import Rng
from model.letters import PrivateLetter, PublicLetter, TableFacts
from model.table import EventRecord, MoveRecord, Table, TableSeat
from tests.games.catalogue import EVERY_GAME

SECRET = (Table, TableSeat, MoveRecord, EventRecord, Rng)
"""Rooms' own types with a state, a seed, a notation or another seat's events in them."""


def structs_in(kind: Any) -> set[type]:
    """All structs that a value of this type can hold."""
    found: set[type] = set()
    _collect(msgspec.inspect.type_info(kind), found)
    return found


def _collect(info: Any, found: set[type]) -> None:
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in found:
            return
        found.add(info.cls)
        for field in info.fields:
            _collect(field.type, found)
    for inner in _inner_types(info):
        _collect(inner, found)


def _inner_types(info: Any) -> list[Any]:
    parts = [getattr(info, name, None) for name in ("item_type", "key_type", "value_type")]
    several = [*(getattr(info, "item_types", None) or ()), *(getattr(info, "types", None) or ())]
    return [part for part in (*parts, *several) if part is not None]


@pytest.mark.parametrize("letter", [PublicLetter, PrivateLetter])
def test_no_letter_can_hold_a_secret(letter: type) -> None:
    held = structs_in(letter)
    assert {letter, TableFacts, Outcome} <= held, "the walk reaches what is inside"
    states = {entry.game.manifest.state for entry in EVERY_GAME.values()}
    assert held & {*SECRET, *states} == set()


@pytest.mark.parametrize("key", EVERY_GAME)
def test_no_view_and_no_event_can_hold_the_state_or_its_chance(key: str) -> None:
    manifest = EVERY_GAME[key].game.manifest
    held = structs_in(manifest.view) | structs_in(manifest.event)
    assert manifest.view in held
    assert held & {Rng, manifest.state} == set()


def test_the_walk_finds_the_chance_in_a_state() -> None:
    """The test of the tests above."""
    for entry in EVERY_GAME.values():
        assert Rng in structs_in(entry.game.manifest.state)

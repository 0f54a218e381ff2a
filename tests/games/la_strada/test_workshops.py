"""Placing workshops. Rule: R-4."""

from msgspec.structs import replace

from games.la_strada.board import NEIGHBOURS
from games.la_strada.game import LA_STRADA
from games.la_strada.moves import TurnBegan, WorkshopPlaced
from games.la_strada.view import Road
from tests.games.la_strada.positions import (
    END,
    ME,
    RIVAL,
    at,
    code,
    events,
    is_allowed,
    path,
    placing_world,
    play,
    refusal,
    roads_of,
    workshop,
)

FIRST = placing_world(shops=("", "", ""), placing=(0, 1, 2))
SECOND = placing_world(shops=("G6", "", ""), placing=(1, 2))


def test_r_4_1_each_places_one_in_the_order_of_turns() -> None:
    state = placing_world(shops=("", "", ""), placing=(2, 0, 1), order=(2, 0, 1))
    turns = [state.turn]
    for name in ("G6", "C3"):
        state = play(state, workshop(name))
        turns.append(state.turn)
    assert turns == [2, 0, 1]
    assert events(state, workshop("L7"))[0] == WorkshopPlaced(RIVAL, at("L7"))
    assert play(state, workshop("L7")).workshops == ((at("C3"),), (at("L7"),), (at("G6"),))


def test_r_4_2_only_on_plain() -> None:
    assert is_allowed(FIRST, workshop("G6"))
    found = refusal(FIRST, workshop("G5"))
    assert found.code == "la-strada-refusal-workshop-not-plain"
    assert found.values == {"hex": "G5", "terrain": "hill"}
    assert refusal(FIRST, workshop("G1")).values["terrain"] == "forest"
    assert code(FIRST, workshop("G7")) == "workshop-on-settlement"


def test_r_4_2_only_on_a_free_hex() -> None:
    found = refusal(SECOND, workshop("G6"))
    assert found.code == "la-strada-refusal-workshop-there"
    assert found.values["hex"] == "G6"


def test_r_4_3_a_hex_lies_between_two_workshops() -> None:
    assert not is_allowed(SECOND, workshop("F6"))
    found = refusal(SECOND, workshop("F6"))
    assert found.code == "la-strada-refusal-workshop-too-near"
    assert (found.values["hex"], found.values["other"]) == ("F6", "G6")
    assert is_allowed(SECOND, workshop("F7"))


def test_r_4_4_a_workshop_may_touch_a_settlement() -> None:
    assert at("G7") in NEIGHBOURS[at("G6")]
    assert is_allowed(FIRST, workshop("G6"))


def test_r_4_5_not_where_no_settlement_can_be_linked() -> None:
    """Tiles on all free sides of A2: an odd position, but it shows the point."""
    assert is_allowed(FIRST, workshop("A2"))
    walled = replace(FIRST, roads=(Road(RIVAL, path("A1-A3-B2"), 0),))
    assert code(walled, workshop("A2")) == "workshop-cut-off"
    assert workshop("A2") not in list(LA_STRADA.legal_moves(walled, ME))


def test_r_4_6_then_the_first_turn_begins() -> None:
    last = placing_world(shops=("G6", "", "L7"), placing=(1,))
    told = events(last, workshop("C3"))
    assert told == [WorkshopPlaced(RIVAL, at("C3")), TurnBegan(ME, 6, 6)]
    begun = play(last, workshop("C3"))
    assert (begun.turn, begun.round) == (ME, 1)
    assert code(begun, workshop("D9")) == "workshops-stand"


def test_a_timeout_places_a_workshop_near_most_settlements() -> None:
    """From C5 four settlements are one tile away, and from no other hex are more."""
    assert LA_STRADA.fallback_move(SECOND, RIVAL) == workshop("C5")
    state = play(placing_world(shops=("G6", ""), placing=(1,)), workshop("C5"))
    near = {road.split("-")[-1] for road in roads_of(play(state, END)) if road.count("-") == 2}
    assert near == {"A5", "B3", "D7", "E6"}

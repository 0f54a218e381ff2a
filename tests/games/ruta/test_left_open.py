"""What a tried move of Ruta turns up stays on the pile: its slot is empty, and nothing is shown."""

import pytest

from core.decktet import Card
from core.game import Seat, is_among
from games.ruta.game import RUTA, left_open
from games.ruta.moves import ClaimRoute, DrawSlot, Move, SlotDrawn
from games.ruta.state import State
from tables.ahead.imagined_game import ImaginedGame
from tests.games.whole_games import seed_from


def dealt(number: int) -> tuple[State, Seat]:
    """A new game, and who is to move."""
    state = RUTA.initial_state(2, RUTA.manifest.options(), seed_from(number)).state
    return state, next(iter(RUTA.to_act(state)))


def open_after(state: State, seat: Seat, move: Move) -> State:
    """The position after a move that turns nothing up."""
    step = RUTA.apply(state, seat, move)
    left = left_open(state, seat, move)
    return step.state if left is None else left.state


@pytest.mark.parametrize("slot", [0, 1])
def test_a_taken_card_leaves_its_slot_empty_and_the_pile_as_it_was(slot: int) -> None:
    state, mover = dealt(slot)
    step = left_open(state, mover, DrawSlot(slot))
    assert step is not None
    card = Card(state.supply.draft[slot])
    view, before = RUTA.view_for(step.state, mover), RUTA.view_for(state, mover)
    assert view.draft[slot] is None
    assert view.draft[1 - slot] == before.draft[1 - slot]
    assert view.pile_count == before.pile_count
    assert view.shuffled == before.shuffled
    assert [told.event for told in step.told] == [SlotDrawn(mover, slot, card)]
    assert not any(is_among(step.learned, seat) for seat in map(Seat, range(2)))


def test_a_line_goes_on_after_face_up_cards_are_taken() -> None:
    state, mover = dealt(5)
    trial = ImaginedGame(RUTA, RUTA.view_for(state, mover), mover, seed_from(6))
    trial.move("draw 1")
    trial.let_all_stand()
    position = trial.position()
    assert position.end is None
    assert position.steps[0].left_open
    assert DrawSlot(0) not in position.legal
    assert DrawSlot(1) in position.legal
    trial.move("draw 2")
    assert trial.position().end is None
    assert trial.position().view.draft == (None, None)


def test_a_claim_that_would_fill_the_slot_leaves_it_empty() -> None:
    found = 0
    for number in range(30):
        state, mover = dealt(number)
        state = open_after(state, mover, DrawSlot(0))
        (acting,) = RUTA.to_act(state)
        claims = (one for one in RUTA.legal_moves(state, acting) if isinstance(one, ClaimRoute))
        for claim in claims:
            after = open_after(state, acting, claim)
            assert RUTA.view_for(after, acting).draft[0] is None
            found += 1
    assert found

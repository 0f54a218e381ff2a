"""The ``Game`` of Ruta, made from the functions of this folder.

The rules and their numbers are in docs/rules/ruta.md.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from core.decktet import NO_CARD, card_name
from core.game import Game, Level, Manifest, Seat, Step
from core.texts import Text, text
from core.thinking_ahead import Ahead
from games.ruta import legality, notation, redact, rules, state
from games.ruta.board import ROUTES
from games.ruta.moves import (
    ClaimRoute,
    DrawPile,
    DrawSlot,
    Event,
    GiveAce,
    KeepAce,
    Move,
    Pass,
    PlayExcuse,
    Reshuffled,
    SlotFilled,
)
from games.ruta.rules import apply
from games.ruta.state import State
from games.ruta.view import Options, View

# What Ruta says of thinking ahead: a slot means its card, and one claim tells of its route.

_BY_PLACE: Final = (DrawSlot, GiveAce, KeepAce)


def _disturbed(expected: View, now: View, move: Move) -> Iterator[Text]:
    if isinstance(move, _BY_PLACE) and expected.draft[move.slot] != now.draft[move.slot]:
        card, slot = now.draft[move.slot], move.slot + 1
        empty = text("ruta-changed-slot-empty", slot=slot)
        yield empty if card is None else text("ruta-changed-slot", slot=slot, card=card_name(card))


def _likeness(_view: View, move: Move) -> tuple[object, int]:
    if isinstance(move, ClaimRoute):
        return ("claim", move.route), ROUTES[move.route].price
    return ("excuse", 0) if isinstance(move, PlayExcuse) else (move, 0)


def _passed(state: State, seat: Seat) -> State | None:
    return None if state.draw_owed else replace(state, turn=1 - seat, plays_again=False)


def left_open(state: State, seat: Seat, move: Move) -> Step[State, Event] | None:
    """Return what the move does with the cards for empty slots left on the pile.

    None if the discards are shuffled: which of them is where is new.
    """
    step = apply(state, seat, move)
    filled = {told.event.slot for told in step.told if isinstance(told.event, SlotFilled)}
    if not filled or any(isinstance(told.event, Reshuffled) for told in step.told):
        return None
    supply = step.state.supply
    draft = tuple(NO_CARD if slot in filled else card for slot, card in enumerate(supply.draft))
    supply = replace(supply, draft=draft, pile_count=supply.pile_count + len(filled))
    told = tuple(told for told in step.told if not isinstance(told.event, SlotFilled))
    return Step(replace(step.state, supply=supply), told)


AHEAD: Final = Ahead[State, Move, View](
    disturbed=_disturbed,
    by_place=_BY_PLACE,
    everywhere=(DrawPile, Pass),
    of_the_turn=frozenset({"plays_again", "draw_owed", "passes"}),
    likeness=_likeness,
    worlds=32,
    passed=_passed,
    left_open=left_open,
)


RUTA: Final[Game[State, Move, Event, View, Options]] = Game(
    Manifest(
        key="ruta",
        fewest_seats=state.SEATS,
        most_seats=state.SEATS,
        rules_version=1,
        state_version=1,
        options=Options,
        state=State,
        move=Move,
        event=Event,
        view=View,
        usual_turns=(52,),  # medians of 20 games between computers
        simultaneous=frozenset(),
    ),
    initial_state=state.initial_state,
    to_act=legality.to_act,
    check=legality.check,
    legal_moves=legality.legal_moves,
    fallback_move=legality.fallback_move,
    apply=rules.apply,
    withdraw=rules.withdraw,
    outcome=rules.outcome,
    view_for=redact.view_for,
    reveal=redact.reveal,
    tally=rules.tally,
    imagine=redact.imagine,
    parse=notation.parse,
    read_back=notation.read_back,
    notate=notation.notate,
    ahead=AHEAD,
)


# How strong the computer players of Ruta are, level by level.

STRENGTHS: Final[Mapping[Level, float]] = MappingProxyType(
    {"easy": 19.0, "normal": 25.0, "hard": 32.0, "expert": 36.0}
)
"""Strength on the rating scale; docs/research/ratings.md says how it was measured."""

"""Lesson and pictures of Jacynth (core.lessons); texts in ``locales/*/jacynth_lessons.ftl``."""

from typing import Final

from core.decktet import CARD_BY_KEY, NO_CARD, Card, mask_of
from core.game import Seat
from core.lessons import RIGHT, Lesson, Position, Task
from core.rng import Rng
from games.jacynth.board import NOBODY, PLACE_BY_NAME, PLACES, Place, deck
from games.jacynth.notation import parse
from games.jacynth.redact import view_for
from games.jacynth.rules import apply
from games.jacynth.state import State
from games.jacynth.view import Options, Plan

_LEARNER: Final = Seat(0)
_RIVAL: Final = Seat(1)


def _cards(keys: str) -> tuple[Card, ...]:
    return tuple(CARD_BY_KEY[key] for key in keys.split())


def _state(
    hand: str,
    city: str,
    *,
    own: str = "",
    rivals: str = "",
    drawn: str = "ace-knots",
    extended: bool = False,
) -> State:
    """Return a state in which the learner is to act.

    ``city``: cards by their keys, each followed by its place. ``own``, ``rivals``: the places of
    tokens. ``drawn``: the top of the pile. The rival's hand and the rest of the pile are in the
    order of the deck.
    """
    words = city.split()
    laid = {
        PLACE_BY_NAME[at]: CARD_BY_KEY[key] for key, at in zip(words[::2], words[1::2], strict=True)
    }
    elsewhere = {*laid.values(), *_cards(hand), *_cards(drawn)}
    rest = [card for card in deck(extended=extended) if card not in elsewhere]
    return State(
        options=Options(extended=extended),
        rng=Rng(bytes(32)),
        order=(_LEARNER, _RIVAL),
        turn=_LEARNER,
        pile=(*rest[3:], *_cards(drawn)),
        hands=(mask_of(_cards(hand)), mask_of(tuple(rest[:3]))),
        grid=tuple(laid.get(place, NO_CARD) for place in PLACES),
        tokens=_tokens(own, rivals),
    )


def _tokens(own: str, rivals: str) -> tuple[int, ...]:
    owners: dict[Place, int] = {PLACE_BY_NAME[name]: _LEARNER for name in own.split()}
    owners |= {PLACE_BY_NAME[name]: _RIVAL for name in rivals.split()}
    return tuple(owners.get(place, NOBODY) for place in PLACES)


def _after(state: State, move: str) -> State:
    """Return the state after the learner has made this move."""
    return apply(state, _LEARNER, parse(view_for(state, _LEARNER), move)).state


def _seen(state: State, *frame: str, plan: Plan | None = None) -> Position[State]:
    return Position(state, _LEARNER, plan, frame)


_DISTRICT: Final = _state(
    "diplomat mill calamity",
    "huntress c4 soldier d4 savage b4 market c5",
    own="c4",
)
_INFLUENCE: Final = _state(
    "ace-wyrms betrayal calamity",
    "mountain c4 forest d4 journey c5 painter b4",
)
_HIGH: Final = _state("calamity end savage", "mountain c3 pact c4")
_RANK: Final = _state(
    "journey desert merchant",
    "pact b3 mountain d3 forest d4",
    own="b3",
    rivals="d3",
)
_FORBIDDEN: Final = _state(
    "castle author mill",
    "huntress c4 diplomat c3 penitent d3",
    rivals="c4",
)
_CUT: Final = _state(
    "author origin battle",
    "sea b3 sailor b4 mountain c4 cave d3 darkness d4",
    rivals="b3",
)
_START: Final = _state(
    "pact sailor windfall",
    "market a6 lunatic b5 mill c4 betrayal d3 painter e2 ace-suns f1",
)
_EXTENDED: Final = _state(
    "watchman pact sea",
    "harvest b4 excuse c4 consul d4 huntress b3 journey d3",
    own="b3",
    extended=True,
)
_TASKS: Final = (
    Task(
        "district",
        _seen(_DISTRICT, "b3", "d5", "hand"),
        {"mill c3": "suit", "diplomat c3": RIGHT, "diplomat d5": "away"},
    ),
    Task(
        "influence",
        _seen(_INFLUENCE, "b3", "d5", "hand"),
        {
            "calamity c3": "none",
            "calamity c3 influence c3": "alone",
            "calamity c3 influence c4": RIGHT,
            "calamity c3 influence d4": "fewer",
        },
    ),
    Task(
        "high",
        _seen(_HIGH, "b2", "d4", "hand"),
        {"savage d3": "none", "savage d3 influence c3": "low", "savage d3 influence c4": RIGHT},
    ),
    Task(
        "rank",
        _seen(_RANK, "b2", "d4", "hand"),
        {"desert c3": "suns", "journey c3": RIGHT, "merchant c3": "apart"},
    ),
    Task(
        "forbidden",
        _seen(_FORBIDDEN, "c4", "e2", "hand"),
        {
            "castle d2": "none",
            "castle d2 influence c3": "controlled",
            "castle d2 influence d2": RIGHT,
            "castle d2 influence d3": RIGHT,
        },
    ),
    Task(
        "cut",
        _seen(_CUT, "b2", "d4", "hand"),
        {
            "origin c3": "joined",
            "author c3": RIGHT,
            "battle c3": RIGHT,
            "author b2": "elsewhere",
        },
    ),
)

LESSON: Final = Lesson(
    tasks=_TASKS,
    pictures={
        "city": _seen(_START, "city", "hand"),
        "districts": _seen(_INFLUENCE, "b3", "d5"),
        "influence": _seen(_after(_INFLUENCE, "calamity c3 influence c4"), "b3", "d5"),
        "control": _seen(_after(_RANK, "journey c3"), "b2", "d4"),
        "extended": _seen(_EXTENDED, "b3", "d4", "hand"),
    },
)

"""Lesson and pictures of Ruta (core.lessons); texts in ``locales/*/ruta_lessons.ftl``."""

from typing import Final

from core.decktet import CARD_BY_KEY, Card, cards_of, mask_of
from core.game import Seat
from core.lessons import RIGHT, Lesson, Position, Task
from core.rng import Rng
from games.ruta.board import ROUTE_BY_KEY, deck_mask
from games.ruta.notation import parse
from games.ruta.redact import view_for
from games.ruta.rules import apply
from games.ruta.state import Pair, State, Supply
from games.ruta.view import Options

_LEARNER: Final = Seat(0)
_OPTIONS: Final = Options()


def _cards(keys: str) -> tuple[Card, ...]:
    return tuple(CARD_BY_KEY[key] for key in keys.split())


def _routes(keys: str) -> int:
    return sum(1 << ROUTE_BY_KEY[key] for key in keys.split())


def _state(
    hand: str,
    draft: str,
    *,
    discard: str = "",
    next_up: str = "lunatic journey",
    rival: str = "soldier end",
    claimed: tuple[str, str] = ("", ""),
    options: Options = _OPTIONS,
    jokers: Pair = (0, 0),
) -> State:
    """Return a state in which the learner is to act. Cards and routes by their keys.

    ``next_up``: the top of the pile, first card first; the rest is in the order of the deck.
    """
    hands = _cards(hand), _cards(rival)
    slots = _cards(draft)
    thrown = _cards(discard)
    elsewhere = mask_of((*hands[0], *hands[1], *slots, *thrown, *_cards(next_up)))
    deck = deck_mask(excuse=options.excuse, joker_aces=options.joker_aces)
    pile = (*cards_of(deck & ~elsewhere), *reversed(_cards(next_up)))
    return State(
        options=options,
        supply=Supply(
            draft=(slots[0], slots[1]),
            shuffled=(*pile, *slots, *hands[0], *hands[1], *thrown),
            pile_count=len(pile),
            discard=thrown,
            rng=Rng(bytes(32)),
        ),
        turn=_LEARNER,
        hands=(mask_of(hands[0]), mask_of(hands[1])),
        known=(0, 0),
        jokers=jokers,
        claimed=(_routes(claimed[0]), _routes(claimed[1])),
    )


def _after(state: State, *moves: str) -> State:
    """Return the state after the learner has made these moves."""
    for move in moves:
        state = apply(state, _LEARNER, parse(view_for(state, _LEARNER), move)).state
    return state


def _seen(state: State, *frame: str) -> Position[State]:
    return Position(state, _LEARNER, frame=frame)


_EXACT: Final = _state("author pact huntress calamity", "cave merchant")
_EXACTLY_PAID: Final = _after(_EXACT, "claim forest/mountain: pact")
_OVER: Final = _state(
    "savage cave calamity",
    "origin window",
    claimed=("castle/watchman", "penitent/desert desert/island"),
)
_ACE: Final = _state("author bard", "ace-suns merchant", next_up="sea lunatic")
_ACE_KEPT: Final = _after(_ACE, "keep ace 1")
_EXCUSE: Final = _state("huntress excuse", "painter cave", discard="sea windfall rite")
_LAST_TOKEN: Final = _state(
    "ace-suns merchant bard windfall",
    "origin cave",
    claimed=(
        "sailor/mill sailor/forest forest/mountain light-keeper/consul diplomat/penitent "
        "castle/market market/borderland borderland/island desert/island",
        "forest/harvest harvest/castle castle/watchman watchman/desert penitent/desert",
    ),
)
_JOKERS: Final = _state(
    "author merchant sea",
    "pact cave",
    options=Options(joker_aces=True),
    jokers=(
        mask_of(_cards("ace-moons ace-suns ace-wyrms")),
        mask_of(_cards("ace-waves ace-leaves ace-knots")),
    ),
)

_TASKS: Final = (
    Task(
        "card",
        _seen(_state("author calamity", "darkness pact"), "mountain", "diplomat", "slots"),
        {"draw 1": "suits", "draw 2": RIGHT, "draw pile": "unseen"},
    ),
    Task(
        "exact",
        _seen(_EXACT, "forest", "mountain", "diplomat", "hand"),
        {
            "claim forest/mountain: huntress": "over",
            "claim forest/mountain: pact": RIGHT,
            "claim forest/mountain: calamity": "suit",
        },
    ),
    Task(
        "again",
        _seen(_EXACTLY_PAID, "forest", "mountain", "diplomat", "hand"),
        {
            "draw pile": "draw",
            "claim mountain/diplomat: huntress": "low",
            "claim mountain/diplomat: author huntress": RIGHT,
        },
    ),
    Task(
        "over",
        _seen(_OVER, "watchman", "desert", "hand"),
        {
            "claim watchman/desert: cave calamity": "dear",
            "claim watchman/desert: savage calamity": RIGHT,
            "claim watchman/desert: savage cave": "low",
        },
    ),
    Task(
        "ace",
        _seen(_ACE, "slots", "hand"),
        {"draw 2": "left", "keep ace 1": RIGHT, "give ace 1": "given"},
    ),
    Task(
        "draw",
        _seen(_ACE_KEPT, "slots", "hand"),
        {
            "claim mountain/castle: ace-suns bard": "owed",
            "draw 1": RIGHT,
            "draw 2": RIGHT,
            "draw pile": RIGHT,
        },
    ),
    Task(
        "excuse",
        _seen(_EXCUSE, "harvest", "consul", "discard", "hand"),
        {"excuse sea": "suits", "excuse rite": RIGHT, "excuse windfall": "suits"},
    ),
    Task(
        "last",
        _seen(_LAST_TOKEN, "map", "hand"),
        {
            "claim mountain/castle: ace-suns bard": RIGHT,
            "claim consul/market: merchant windfall": "shorter",
            "draw pile": "draw",
        },
    ),
)

LESSON: Final = Lesson(
    tasks=_TASKS,
    pictures={
        "map": _seen(_EXACT, "forest", "diplomat", "harvest", "watchman"),
        "supply": _seen(_EXCUSE, "slots", "discard"),
        "payment": _seen(_EXACT, "mountain", "diplomat", "hand"),
        "exact": _seen(_EXACTLY_PAID, "seat", "forest", "mountain"),
        "ace": _seen(_ACE, "slots"),
        "excuse": _seen(_EXCUSE, "discard", "hand"),
        "longest": _seen(_after(_LAST_TOKEN, "claim mountain/castle: ace-suns bard"), "map"),
        "jokers": _seen(_JOKERS, "seat", "hand"),
    },
)

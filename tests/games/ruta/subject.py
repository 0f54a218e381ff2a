"""What the common tests of games need to know about Ruta."""

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import cast

from hypothesis import strategies as st
from msgspec.structs import replace

from core.decktet import CARDS, EXCUSE, NO_CARD, Card, cards_of, mask_of
from core.game import Seat, Viewer
from core.rng import Rng
from core.texts import Words
from games.ruta import texts as ruta_words
from games.ruta.board import ROUTES, TOKENS, Route, deck_mask
from games.ruta.game import RUTA
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
    worth,
)
from games.ruta.state import State, Supply
from games.ruta.view import Options, View
from tests.games.seat_actions import Deed
from tests.games.subject import Subject

ENDINGS = ("tokens", "stuck", "resigned")
OPTIONS = tuple(Options(*chosen) for chosen in product((True, False), (False, True), (False, True)))


def order(move: Move) -> tuple[int, ...]:
    """Draws, Aces slot by slot, the Excuse, claims by route, joker, sum and cards; the pass."""
    match move:
        case DrawSlot():
            return (0, move.slot)
        case DrawPile():
            return (1,)
        case GiveAce():
            return (2, move.slot, 0)
        case KeepAce():
            return (2, move.slot, 1)
        case PlayExcuse():
            return (3, move.card)
        case ClaimRoute():
            joker = -1 if move.joker is None else move.joker
            sizes = (worth(move.payment), len(move.payment))
            return (4, move.route, joker, *sizes, *move.payment)
        case Pass():
            return (5,)


def kind_of(move: Move) -> object:
    """Claims by their route; the Excuse, whatever it fetches; a draw of an Ace keeps it."""
    if isinstance(move, ClaimRoute):
        return "claim", move.route
    return "excuse" if isinstance(move, PlayExcuse) else move


def _of_kind(moves: Sequence[Move], *kinds: type[Move]) -> list[Move]:
    return [move for move in moves if isinstance(move, kinds)]


def _claims(moves: Sequence[Move]) -> list[ClaimRoute]:
    return [move for move in moves if isinstance(move, ClaimRoute)]


def _random(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    return random.choice(moves)


def _hoarder(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Draws as long as there is anything to draw."""
    return random.choice(_of_kind(moves, DrawSlot, DrawPile, KeepAce) or moves)


def _rusher(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Claims whatever can be paid, the cheapest route first."""
    claims = _claims(moves)
    if claims:
        return min(claims, key=lambda move: (ROUTES[move.route].price, worth(move.payment)))
    return random.choice(_of_kind(moves, DrawSlot, DrawPile) or moves)


def _exact_payer(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    exact = [m for m in _claims(moves) if worth(m.payment) == ROUTES[m.route].price]
    return random.choice(exact or _of_kind(moves, DrawPile, DrawSlot) or moves)


def _spendthrift(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Pays with more cards than needed."""
    claims = _claims(moves)
    if not claims:
        return random.choice(moves)
    claim = random.choice(claims)
    face = ROUTES[claim.route]
    hand = cards_of(state.hands[seat])
    payable = [card for card in hand if set(CARDS[card].suits) & set(face.suits)]
    return ClaimRoute(claim.route, tuple(sorted({*claim.payment, *payable})), claim.joker)


def _trickster(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Plays the Excuse and the Aces whenever possible."""
    return random.choice(_of_kind(moves, PlayExcuse, GiveAce, KeepAce) or moves)


def _blocker(state: State, seat: Seat, moves: Sequence[Move], random: Random) -> Move:
    """Claims routes that touch the rival's, and gives Aces away."""
    rival = [ROUTES[i].ends for i in range(len(ROUTES)) if state.claimed[1 - seat] >> i & 1]
    touched = {place for ends in rival for place in ends}
    blocking = [m for m in _claims(moves) if touched & set(ROUTES[m.route].ends)]
    return random.choice(blocking or _of_kind(moves, GiveAce) or moves)


CHOOSERS: dict[str, Callable[[State, Seat, Sequence[Move], Random], Move]] = {
    "random": _random,
    "hoarder": _hoarder,
    "rusher": _rusher,
    "exact payer": _exact_payer,
    "spendthrift": _spendthrift,
    "trickster": _trickster,
    "blocker": _blocker,
}


def assert_conserved(state: State) -> None:
    """Each card lies in one place, each route has one owner, nobody has too many tokens."""
    supply = state.supply
    face_up = [card for card in supply.draft if card != NO_CARD]
    lying = [*face_up, *supply.pile, *supply.discard]
    for hand in state.hands:
        lying += cards_of(hand)
    deck = deck_mask(excuse=state.options.excuse, joker_aces=state.options.joker_aces)
    assert sorted(lying) == list(cards_of(deck))
    assert len(face_up) == 2 or not supply.pile_count, "a slot stays empty only without cards"
    for seat in (0, 1):
        assert not state.known[seat] & ~state.hands[seat]
        assert state.claimed[seat].bit_count() <= TOKENS
    assert not state.claimed[0] & state.claimed[1]
    assert not state.jokers[0] & state.jokers[1]


def hides(state: State, viewer: Viewer) -> bool:
    """Whether a rival holds a card that this viewer did not see it take."""
    rivals = [seat for seat in (0, 1) if seat != viewer]
    return any(state.hands[seat] & ~state.known[seat] for seat in rivals)


def permute_hidden(state: State, viewer: Viewer, rng: Rng, deed: Deed[Move] | None) -> State:
    """Exchange what this viewer cannot tell apart, and the chance to come.

    A card that did not go into the last shuffle cannot lie in the pile; everybody knows that.
    """
    shown = _about_to_be_shown(state, viewer, deed)
    hidden = [state.hands[seat] & ~state.known[seat] & ~shown for seat in (0, 1)]
    if viewer is not None:
        hidden[viewer] = 0
    pile, rng = _other_pile(state, hidden, shown, rng)
    freed = mask_of(state.supply.pile) | hidden[0] | hidden[1]
    rest, rng = rng.shuffled(cards_of(freed & ~mask_of(pile)))
    fixed = [state.hands[seat] & ~hidden[seat] for seat in (0, 1)]
    share = hidden[0].bit_count()
    hands = (fixed[0] | mask_of(rest[:share]), fixed[1] | mask_of(rest[share:]))
    left_pile, rng = rng.shuffled(cards_of(mask_of(state.supply.shuffled) & ~mask_of(pile)))
    keeps_chance = deed is not None and _reshuffles(state, deed.move)
    supply = Supply(
        draft=state.supply.draft,
        shuffled=(*pile, *left_pile),
        pile_count=len(pile),
        discard=state.supply.discard,
        rng=state.supply.rng if keeps_chance else rng,
    )
    return _with(state, supply, hands)


def _with(state: State, supply: Supply, hands: tuple[int, int]) -> State:
    return replace(state, supply=supply, hands=hands)


def _about_to_be_shown(state: State, viewer: Viewer, deed: Deed[Move] | None) -> int:
    """The cards this deed will show to the viewer; a pass shows that a hand pays for nothing."""
    pile = state.supply.pile
    match deed:
        case Deed(move=ClaimRoute(payment=payment)):
            return mask_of(payment)
        case Deed(move=PlayExcuse()):
            return 1 << EXCUSE
        case Deed(seat, Pass()):
            return state.hands[seat]
        case Deed(seat, DrawPile()):
            empty = state.supply.draft.count(NO_CARD)
            drawn = 0 if viewer == seat else mask_of(pile[-1:])
            return mask_of(pile[-1 - empty :]) & ~drawn
        case Deed(move=DrawSlot() | GiveAce() | KeepAce()):
            turned_up = state.supply.draft.count(NO_CARD) + 1
            return mask_of(pile[-turned_up:])
        case _:
            return 0


def _reshuffles(state: State, move: Move | None) -> bool:
    wanted = state.supply.draft.count(NO_CARD) + 1
    is_draw = isinstance(move, DrawSlot | DrawPile | GiveAce | KeepAce)
    return is_draw and state.supply.pile_count < wanted


def _other_pile(
    state: State, hidden: list[int], shown: int, rng: Rng
) -> tuple[tuple[Card, ...], Rng]:
    """A pile as long as the true one, with the cards about to be shown in their places."""
    pile = state.supply.pile
    candidates = (mask_of(pile) | hidden[0] | hidden[1]) & ~shown
    order, rng = rng.shuffled(cards_of(candidates & mask_of(state.supply.shuffled)))
    fresh = iter(order)
    return tuple(card if shown >> card & 1 else next(fresh) for card in pile), rng


_slots = st.integers(-1, 3)
_cards = st.integers(-1, len(CARDS)).map(Card)
_routes = st.integers(-1, len(ROUTES)).map(Route)

any_move: st.SearchStrategy[Move] = st.one_of(
    st.builds(DrawSlot, _slots),
    st.just(DrawPile()),
    st.builds(GiveAce, _slots),
    st.builds(KeepAce, _slots),
    st.builds(PlayExcuse, _cards),
    st.builds(
        ClaimRoute,
        _routes,
        st.lists(_cards, max_size=6).map(lambda cards: tuple(sorted(cards))),
        st.none() | _cards,
    ),
    st.builds(ClaimRoute, _routes, st.lists(_cards, max_size=4).map(tuple)),
    st.just(Pass()),
)


AMISS = {
    "draw the Unicorn": "draw the unicorn",
    "draw -1": "draw -1",
    "l’as 1": "ace 1",
    "scusa": "excuse",
    "claim harvest/consul: author": "claim harvest/consul: author",
    "conquista": "claim",
}

SUBJECT = Subject(
    game=RUTA,
    words=cast(Words[Move, Event, View], ruta_words),
    options=OPTIONS,
    choosers=CHOOSERS,
    permute_hidden=permute_hidden,
    hides=hides,
    assert_conserved=assert_conserved,
    order=order,
    any_move=any_move,
    endings=ENDINGS,
    most_moves=600,
    amiss=AMISS,
    plain_events=frozenset({"RouteClaimed", "ExcusePlayed"}),
    kind_of=kind_of,
    of_the_turn=frozenset({"turn", "plays_again"}),
)

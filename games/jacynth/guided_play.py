"""Guided play of Jacynth: choose a card, its place, and at last with which token or none."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from core.decktet import CARD_BY_KEY, CARDS, Card, card_at, in_order
from core.guided_play import Ask, Go, Menu, Option, Press, UnknownStep, Where
from core.spelling import words_of
from core.translatable_text import Text, text
from games.jacynth.best_choices import cards_among, claims_for, places_for, points_after
from games.jacynth.board import PLACE_BY_NAME, PLACE_NAMES, Place
from games.jacynth.choice_texts import (
    card_label,
    claim_button,
    claim_label,
    districts_label,
    gain_label,
    place_label,
    suits_named,
)
from games.jacynth.moves import Move, PlayCard
from games.jacynth.notation import FILLERS
from games.jacynth.texts import move_text
from games.jacynth.view import Plan, View

MOST_OPTIONS: Final = 25
"""The most options of one menu; more are spread over several."""

QUICK_PLACES: Final = 10
"""So many places, those that bring most points, are buttons as well: they save opening the menu."""

QUICK_CLAIMS: Final = 9
"""So many cards for a token, those that bring most points, are buttons; others are in a menu."""

_BUTTONS_A_ROW: Final = 5

Screen: TypeAlias = Ask[Move]


# --- the screens ---------------------------------------------------------------------------------


def ask(view: View, legal: Sequence[Move], where: Where) -> Screen | Go[Move]:
    """Return what follows at a place. Raises UnknownStep.

    The number between the choices of a menu is that of the menu, of several with the same step.
    """
    match where:
        case Where(step=""):
            return Ask((tuple(map(_card_press, cards_among(legal))),))
        case Where(step="typed", chosen=(line,)):
            return _placing(view, legal, _card_alone(line))
        case Where(step="card", chosen=(key,)):
            return _placing(view, legal, _card(key))
        case Where(step="place", chosen=(key, _, place)):
            return _claiming(view, legal, _card(key), _place(place))
        case Where(step="token", chosen=(key, place, target)):
            return _with_token(view, legal, PlayCard(_card(key), _place(place), _place(target)))
        case Where(step="influence", chosen=(key, place, _, target)):
            return go(view, (PlayCard(_card(key), _place(place), _place(target)),))
    raise UnknownStep(where.step)


def _card_alone(line: str) -> Card:
    """Return the card that these words name, if they say nothing else. Raises UnknownStep."""
    words = words_of(line, FILLERS)
    found = card_at(words, 0)
    if found is None or found[1] != len(words):
        raise UnknownStep(line)
    return found[0]


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return the ``Go`` for one move; it is confirmed, because the draw cannot be undone."""
    (move,) = moves
    if not _is_shown(view, move):
        raise UnknownStep(PLACE_NAMES[move.place])
    kind = "card" if move.influence is None else "influence"
    return Go(
        moves,
        text(f"jacynth-play-sure-{kind}"),
        tuple(_effects(view, move)),
        plan=Plan(move.card, move.place, move.influence),
        costly=True,
        seen=Plan(move.card),
    )


def _effects(view: View, move: Move) -> Iterator[Text]:
    """Iterate over what the page before the move says of it."""
    yield move_text(view, move)
    yield text("jacynth-play-points", points=points_after(view, move))
    if view.pile_count:
        yield text("jacynth-play-draw")


def _is_shown(view: View, move: Move) -> bool:
    """Whether the move can be shown on the board: an empty place, and a card for the token."""
    target = move.influence
    return view.grid[move.place] is None and (
        target in (None, move.place) or view.grid[target] is not None
    )


def instead(view: View, legal: Sequence[Move], typed: str) -> Screen | None:
    """Return the places for the card that was named, if it can be played; otherwise None."""
    words = words_of(typed)
    found = next(filter(None, (card_at(words, start) for start in range(len(words)))), None)
    if found is None or found[0] not in cards_among(legal):
        return None
    return _placing(view, legal, found[0])


def _card_press(card: Card) -> Press[Move]:
    key = CARDS[card].key
    to = Where("card", (key,))
    icon = "-".join(in_order(CARDS[card].suits))
    return Press(card_label(card), to, "primary", at=f"card {key}", icon=icon)


def _placing(view: View, legal: Sequence[Move], card: Card) -> Screen:
    """Return the screen of places for a card."""
    places = places_for(view, legal, card)
    if not places:
        raise UnknownStep(CARDS[card].key)
    options = [
        Option(
            PLACE_NAMES[place],
            place_label(place),
            districts_label(view, card, place),
            at=_at(place),
        )
        for place in places
    ]
    key = CARDS[card].key
    touches = tuple(
        Press[Move](place_label(place), _laid_at(card, place), at=_at(place)) for place in places
    )
    quick = touches[:QUICK_PLACES]
    menus = _menus("place", options, text("jacynth-play-where"), (key,))
    words = (card_label(card), suits_named(card))
    return Ask((*_in_rows(quick), *menus), words, plan=Plan(card), touches=touches)


def _laid_at(card: Card, place: Place) -> Where:
    """Return where a card that lies at this place leads: to the choice of a token."""
    return Where("place", (CARDS[card].key, "0", PLACE_NAMES[place]))


def _claiming(view: View, legal: Sequence[Move], card: Card, place: Place) -> Screen | Go[Move]:
    """Return the screen that lays the card, with a token or without; if none may be placed, the
    move. It says what the move does, so no confirmation follows.
    """
    if PlayCard(card, place) not in legal:
        raise UnknownStep(PLACE_NAMES[place])
    without = go(view, (PlayCard(card, place),))
    claims = claims_for(view, legal, card, place)
    if not claims:
        return without
    key = CARDS[card].key
    moves = [PlayCard(card, place, target) for target in claims]
    presses = (
        Press(without.label, msgspec.structs.replace(without, said=True), "success"),
        *(_claim_press(view, move) for move in moves[:QUICK_CLAIMS]),
    )
    further = [_claim_option(view, move) for move in moves[QUICK_CLAIMS:]]
    of = (key, PLACE_NAMES[place])
    menus = _menus("influence", further, text("jacynth-play-influence"), of)
    how = text("jacynth-play-influence-how", tokens=_tokens_left(view))
    rows: tuple[tuple[Press[Move], ...] | Menu, ...] = (*_in_rows(presses), *menus)
    back = Where("card", (key,))
    return Ask(
        rows,
        (*without.words, how),
        Plan(card, place),
        back,
        is_last=True,
        seen=Plan(card),
        touches=tuple(_token_touch(view, move) for move in moves),
    )


def _token_touch(view: View, move: PlayCard) -> Press[Move]:
    """Return the touch that lays a token out with the card, to be confirmed."""
    target = _claimed(move)
    chosen = (CARDS[move.card].key, PLACE_NAMES[move.place], PLACE_NAMES[target])
    return Press(claim_button(view, move, target), Where("token", chosen), at=_at(target))


def _with_token(view: View, legal: Sequence[Move], move: PlayCard) -> Screen:
    """Return the screen that lays the card with this token. Touches move the token to another card,
    or take it back by touching the same again.
    """
    if move not in legal:
        raise UnknownStep(PLACE_NAMES[move.place])
    going, back = go(view, (move,)), _laid_at(move.card, move.place)
    lay = Press(going.label, msgspec.structs.replace(going, said=True), "success")
    claims = claims_for(view, legal, move.card, move.place)
    others = (PlayCard(move.card, move.place, at) for at in claims if at != move.influence)
    none = Press[Move](text("jacynth-play-sure-card"), back, at=_at(_claimed(move)))
    touches = (none, *(_token_touch(view, other) for other in others))
    return Ask(((lay,),), going.words, going.plan, back, touches=touches)


def _claim_press(view: View, move: PlayCard) -> Press[Move]:
    """Return the button that makes a move with its token."""
    going = msgspec.structs.replace(go(view, (move,)), said=True)
    target = _claimed(move)
    return Press(claim_button(view, move, target), going, at=_at(target))


def _claimed(move: PlayCard) -> Place:
    assert move.influence is not None, "only of moves with a token"
    return move.influence


def _in_rows(presses: Sequence[Press[Move]]) -> tuple[tuple[Press[Move], ...], ...]:
    starts = range(0, len(presses), _BUTTONS_A_ROW)
    return tuple(tuple(presses[start : start + _BUTTONS_A_ROW]) for start in starts)


def _claim_option(view: View, move: PlayCard) -> Option:
    target = _claimed(move)
    return Option(
        PLACE_NAMES[target],
        claim_label(view, move.card, move.place, target),
        gain_label(view, move),
        at=_at(target),
    )


def _tokens_left(view: View) -> int:
    return 0 if view.viewer is None else view.seats[view.viewer].tokens_left


def _menus(
    step: str, options: Sequence[Option], hint: Text, of: tuple[str, ...]
) -> tuple[Menu, ...]:
    """Return as many menus as the options need, each with its number among the choices."""
    starts = range(0, len(options), MOST_OPTIONS)
    return tuple(
        Menu(step, tuple(options[start : start + MOST_OPTIONS]), hint, (*of, str(number)))
        for number, start in enumerate(starts)
    )


# --- places and cards by their names --------------------------------------------------------------


def _at(place: Place) -> str:
    """Return the painter's name of a place."""
    return f"place {PLACE_NAMES[place]}"


def _card(key: str) -> Card:
    if key not in CARD_BY_KEY:
        raise UnknownStep(key)
    return CARD_BY_KEY[key]


def _place(name: str) -> Place:
    if name not in PLACE_BY_NAME:
        raise UnknownStep(name)
    return PLACE_BY_NAME[name]
